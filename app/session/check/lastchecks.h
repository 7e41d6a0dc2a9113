// SPDX-License-Identifier: GPL-3.0-or-later
// The last check of each profile: in memory while the window is open, between runs in Activity.
#pragma once

#include "session/check/checkhistory.h"

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
    /// `session` must outlive this object.
    explicit LastChecks(Session &session, QObject *parent = nullptr);

    // The empty name is the demo service, whose address changes with each run.

    /// By the profile's name. The check in memory; the first call also looks in Activity, and arrived() reports news.
    [[nodiscard]] std::optional<CheckReport> of(const QString &profile);
    /// A check that CheckOperation has recorded.
    void set(const QString &profile, const CheckReport &report);

signals:
    void arrived(const QString &profile);

private:
    [[nodiscard]] QString idOf(const QString &profile) const;

    const ProfileBook &m_book;
    CheckHistory m_history;
    QHash<QString, CheckReport> m_known; ///< by historyId(), like m_asked
    QSet<QString> m_asked;
};

} // namespace rc
