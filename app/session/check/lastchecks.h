// SPDX-License-Identifier: GPL-3.0-or-later
// The last check of each profile: in memory while the window is open, stored on disk between runs.
#pragma once

#include "check/ladder/checkrun.h"
#include "store/profiles/keptchecks.h"

#include <QHash>
#include <QObject>
#include <QSet>

#include <optional>

namespace rc {

class ProfileBook;
class Session;

class LastChecks : public QObject
{
    Q_OBJECT

public:
    /// Both must outlive this object.
    LastChecks(KeptChecks &store, Session &session, QObject *parent = nullptr);

    // The empty name is the demo service, whose checks are not stored: its address changes with each run.

    /// By the profile's name. The check in memory; the first call also loads it from disk, and arrived() reports news.
    [[nodiscard]] std::optional<CheckReport> of(const QString &profile);
    void set(const QString &profile, const CheckReport &report);

signals:
    void arrived(const QString &profile);
    void notKept(const QString &why); ///< translated

private:
    [[nodiscard]] QString idOf(const QString &profile) const;
    void found(const QString &profile, const QString &id, const Result<QByteArray> &bytes);
    void sayNotKept(const Result<void> &kept);

    KeptChecks &m_store;
    const ProfileBook &m_book;
    QHash<QString, CheckReport> m_known; ///< by historyId(), like m_asked
    QSet<QString> m_asked;
};

} // namespace rc
