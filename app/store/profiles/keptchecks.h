// SPDX-License-Identifier: GPL-3.0-or-later
// The last check of each profile on disk, one file each, read and written as bytes in another thread.
#pragma once

#include "core/result.h"

#include <QHash>
#include <QObject>
#include <QThreadPool>

#include <functional>

namespace rc {

class KeptChecks : public QObject
{
    Q_OBJECT

public:
    /// Larger files are not ours.
    static constexpr qint64 largest = 8 * 1024 * 1024;

    /// `folder`: usually checksFolder(). Created for its owner only on first use.
    explicit KeptChecks(QString folder, QObject *parent = nullptr);
    ~KeptChecks() override; ///< waits for pending operations

    // `profile`: its historyId(). All run in call order. `done` is called in the event loop, unless `context` is gone
    // by then.

    /// Replaces the stored bytes atomically. FileFailed with path and system message.
    void keep(const QString &profile, const QByteArray &bytes, QObject *context,
              std::function<void(Result<void>)> done);
    /// Empty if nothing is stored; FileFailed if it is unreadable.
    void load(const QString &profile, QObject *context, std::function<void(Result<QByteArray>)> done);
    void forget(const QString &profile);
    /// Moves it from disk to memory, so that putBack() can restore it while this object exists.
    void setAside(const QString &profile);
    /// Restores the last bytes set aside for this profile, if any. FileFailed as in keep().
    void putBack(const QString &profile, QObject *context, std::function<void(Result<void>)> done);

private:
    [[nodiscard]] QString fileOf(const QString &profile) const;

    QString m_folder;
    QHash<QString, QList<QByteArray>> m_aside; ///< by file; accessed only in the pool's thread
    QThreadPool m_pool;                        ///< single-threaded
};

/// "checks" in the user's data folder for this program.
[[nodiscard]] QString checksFolder();

} // namespace rc
