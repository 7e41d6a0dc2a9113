// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/check/lastchecks.h"

#include "check/report/reportjson.h"
#include "core/words/errorwords.h"
#include "session/session.h"

namespace rc {

LastChecks::LastChecks(KeptChecks &store, Session &session, QObject *parent)
    : QObject(parent)
    , m_store(store)
{
    connect(&session.book(), &ProfileBook::profileRenamed, this, [this](const QString &from, const QString &to) {
        m_store.rename(from, to);
        m_asked.remove(to);
        m_known.remove(to);
        if (const auto known = m_known.constFind(from); known != m_known.cend()) {
            m_known.insert(to, *known);
            m_known.remove(from);
            m_asked.insert(to);
        }
    });
    connect(&session.book(), &ProfileBook::profileRemoved, this, [this](const QString &name) {
        m_store.setAside(name);
        m_known.remove(name);
        m_asked.remove(name);
    });
    connect(&session.book(), &ProfileBook::profilePutBack, this, [this](const QString &name) {
        m_store.putBack(name, this, [this](const Result<void> &kept) { sayNotKept(kept); });
        m_asked.remove(name); // requested again when shown
    });
}

std::optional<CheckReport> LastChecks::of(const QString &profile)
{
    if (const auto known = m_known.constFind(profile); known != m_known.cend())
        return *known;
    if (!profile.isEmpty() && !m_asked.contains(profile)) {
        m_asked.insert(profile);
        m_store.load(profile, this, [this, profile](const Result<QByteArray> &bytes) { found(profile, bytes); });
    }
    return std::nullopt;
}

void LastChecks::found(const QString &profile, const Result<QByteArray> &bytes)
{
    if (m_known.contains(profile) || !m_asked.contains(profile) || (bytes && bytes->isEmpty()))
        return;
    const Result<CheckReport> report = bytes ? reportFromJson(*bytes) : Result<CheckReport>(failure(bytes.error()));
    if (!report) {
        emit notKept(errorLine(report.error()));
        return;
    }
    m_known.insert(profile, *report);
    emit arrived(profile);
}

void LastChecks::set(const QString &profile, const CheckReport &report)
{
    m_known.insert(profile, report);
    m_asked.insert(profile);
    emit arrived(profile);
    if (profile.isEmpty())
        return;
    const Result<QByteArray> bytes = reportJson(report);
    if (!bytes) {
        // The stored check is outdated.
        m_store.forget(profile);
        emit notKept(errorLine(bytes.error()));
        return;
    }
    m_store.keep(profile, *bytes, this, [this](const Result<void> &kept) { sayNotKept(kept); });
}

void LastChecks::sayNotKept(const Result<void> &kept)
{
    if (!kept)
        emit notKept(tr("The result could not be saved for the next start: %1").arg(errorLine(kept.error())));
}

} // namespace rc

#include "moc_lastchecks.cpp"
