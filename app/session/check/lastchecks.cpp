// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/check/lastchecks.h"

#include "check/report/reportjson.h"
#include "core/words/errorwords.h"
#include "session/session.h"

namespace rc {

LastChecks::LastChecks(KeptChecks &store, Session &session, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_book(session.book())
{
    connect(&m_book, &ProfileBook::profileRemoved, this, [this](const QString &, const QString &id) {
        m_store.setAside(id);
        m_known.remove(id);
        m_asked.remove(id);
    });
    connect(&m_book, &ProfileBook::profilePutBack, this, [this](const QString &, const QString &id) {
        m_store.putBack(id, this, [this](const Result<void> &kept) { sayNotKept(kept); });
        m_asked.remove(id); // requested again when shown
    });
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
        m_store.load(id, this, [this, profile, id](const Result<QByteArray> &bytes) { found(profile, id, bytes); });
    }
    return std::nullopt;
}

void LastChecks::found(const QString &profile, const QString &id, const Result<QByteArray> &bytes)
{
    if (m_known.contains(id) || !m_asked.contains(id) || (bytes && bytes->isEmpty()))
        return;
    const Result<CheckReport> report = bytes ? reportFromJson(*bytes) : Result<CheckReport>(failure(bytes.error()));
    if (!report) {
        emit notKept(errorLine(report.error()));
        return;
    }
    m_known.insert(id, *report);
    emit arrived(profile);
}

void LastChecks::set(const QString &profile, const CheckReport &report)
{
    const QString id = idOf(profile);
    m_known.insert(id, report);
    m_asked.insert(id);
    emit arrived(profile);
    if (profile.isEmpty())
        return;
    const Result<QByteArray> bytes = reportJson(report);
    if (!bytes) {
        // The stored check is outdated.
        m_store.forget(id);
        emit notKept(errorLine(bytes.error()));
        return;
    }
    m_store.keep(id, *bytes, this, [this](const Result<void> &kept) { sayNotKept(kept); });
}

void LastChecks::sayNotKept(const Result<void> &kept)
{
    if (!kept)
        emit notKept(tr("The result could not be saved for the next start: %1").arg(errorLine(kept.error())));
}

} // namespace rc

#include "moc_lastchecks.cpp"
