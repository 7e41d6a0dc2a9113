// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/check/lastchecks.h"

#include "session/session.h"

namespace rc {

LastChecks::LastChecks(Session &session, QObject *parent)
    : QObject(parent)
    , m_book(session.book())
    , m_history(session.activity())
{
    const auto forget = [this](const QString &, const QString &id) {
        m_known.remove(id);
        m_asked.remove(id); // requested again when shown
    };
    connect(&m_book, &ProfileBook::profileRemoved, this, forget);
    connect(&m_book, &ProfileBook::profileRestored, this, forget);
}

QString LastChecks::idOf(const QString &profile) const
{
    const Profile &open = m_book.profile(); // also if another window has removed it
    if (!m_book.isGuest() && open.name == profile)
        return historyId(open);
    const Profile *saved = m_book.find(profile);
    return saved ? historyId(*saved) : profile;
}

std::optional<CheckReport> LastChecks::of(const QString &profile)
{
    const QString id = idOf(profile);
    if (const auto known = m_known.constFind(id); known != m_known.cend())
        return *known;
    if (!profile.isEmpty() && !m_asked.contains(id)) {
        m_asked.insert(id);
        m_history.checks({profile, id}, 1, this, [this, profile, id](const QList<PastCheck> &checks) {
            if (checks.isEmpty() || m_known.contains(id) || !m_asked.contains(id))
                return;
            m_known.insert(id, checks.constFirst().seen.report);
            emit arrived(profile);
        });
    }
    return std::nullopt;
}

void LastChecks::set(const QString &profile, const CheckReport &report)
{
    const QString id = idOf(profile);
    m_known.insert(id, report);
    m_asked.insert(id);
    emit arrived(profile);
}

} // namespace rc

#include "moc_lastchecks.cpp"
