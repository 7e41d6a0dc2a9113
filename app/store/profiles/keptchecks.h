// SPDX-License-Identifier: GPL-3.0-or-later
// The last check of each profile on disk, one file each: bytes in, bytes out, off the calling thread.
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
    /// More than this is no check of ours.
    static constexpr qint64 largest = 8 * 1024 * 1024;

    /// `folder`: usually checksFolder(). It is made, for its owner only, when there is something to keep.
    explicit KeptChecks(QString folder, QObject *parent = nullptr);
    ~KeptChecks() override; ///< waits until what was asked for is done

    // All are carried out in the order of their calls. `done` is called in the event loop, and not at all when
    // `context` is gone by then.

    /// Replaces what was kept, whole or not at all. FileFailed with path and the system's words.
    void keep(const QString &profile, const QByteArray &bytes, QObject *context,
              std::function<void(Result<void>)> done);
    /// Empty when nothing is kept; FileFailed when it cannot be read.
    void load(const QString &profile, QObject *context, std::function<void(Result<QByteArray>)> done);
    /// What was kept under the new name goes.
    void rename(const QString &from, const QString &to);
    void forget(const QString &profile);
    /// Takes it from the disk and holds it, so that putBack() writes it again; until this object goes.
    void setAside(const QString &profile);
    /// What was set aside last for this profile; when that was nothing, nothing is changed. FileFailed as for keep().
    void putBack(const QString &profile, QObject *context, std::function<void(Result<void>)> done);

private:
    [[nodiscard]] QString fileOf(const QString &profile) const;

    QString m_folder;
    QHash<QString, QList<QByteArray>> m_aside; ///< by file; only the pool's thread touches it
    QThreadPool m_pool;                        ///< of one thread
};

/// "checks" in the user's data folder for this program.
[[nodiscard]] QString checksFolder();

} // namespace rc
