// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/tools/identitycompare.h"

#include "check/ladder/rungending.h"
#include "core/url/resourceurl.h"
#include "core/words/displaytext.h"
#include "session/session.h"

#include <algorithm>

namespace rc {

IdentityCompare::IdentityCompare(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_lists(session)
{
    connect(&m_lists, &ListOperation::notAsked, this, [this](const Error &why) { m_fault = why; });
    connect(&m_lists, &ListOperation::ended, this,
            [this](const ToolListResult &result) { (m_ofSecond ? m_secondLists : m_firstLists).append(result); });
    connect(&m_lists, &ListOperation::finished, this, &IdentityCompare::listsEnded);
}

QStringList IdentityCompare::candidates() const
{
    const Result<QUrl> here = m_session.toolServer();
    QStringList names;
    if (!here || m_session.isDemo())
        return names;
    for (const Profile &profile : m_session.book().profiles()) {
        const Result<QUrl> there = parseToolServerUrl(profile.toolServer);
        if (profile.name != m_session.profile().name && there && *there == *here)
            names.append(profile.name);
    }
    return names;
}

void IdentityCompare::start(const QString &other)
{
    if (m_busy || !candidates().contains(other))
        return;
    const QList<Profile> &profiles = m_session.book().profiles();
    const auto second = std::find_if(profiles.cbegin(), profiles.cend(),
                                     [&other](const Profile &profile) { return profile.name == other; });
    m_first = m_session.profile();
    m_second = *second;
    m_kinds = allCatalogs(m_first);
    m_kinds.removeIf([theirs = allCatalogs(m_second)](const CatalogKind &kind) { return !theirs.contains(kind); });
    m_firstLists.clear();
    m_secondLists.clear();
    m_fault.reset();
    m_cancelled = false;
    m_ofSecond = false;
    setBusy(true);
    m_lists.start(m_kinds);
}

void IdentityCompare::listsEnded()
{
    if (!m_cancelled && !m_fault && !std::exchange(m_ofSecond, true))
        m_lists.startAs(m_second, m_kinds);
    else
        finish();
}

void IdentityCompare::finish()
{
    setBusy(false);
    if (m_cancelled) {
        emit cancelled();
        return;
    }
    if (m_fault) {
        emit failed((m_ofSecond ? m_second : m_first).name, *m_fault);
        return;
    }
    ComparedIdentities compared{m_first.name, m_second.name, QDateTime::currentDateTime(), {}, {}};
    const auto note = [&compared](const QString &profile, const ToolListResult &result) {
        if (result.error)
            compared.faults.append(
                tr("%1, %2: %3").arg(catalogName(result.catalog.kind), displayText(profile), listLine(result)));
    };
    for (qsizetype i = 0; i < m_kinds.size(); ++i) {
        const ToolListResult &first = m_firstLists.at(i);
        const ToolListResult &second = m_secondLists.at(i);
        note(m_first.name, first);
        note(m_second.name, second);
        if (!first.error && !second.error)
            compared.catalogs.append(identityComparison(first.catalog, second.catalog));
    }
    emit this->compared(compared);
}

void IdentityCompare::cancel()
{
    if (!m_busy || std::exchange(m_cancelled, true))
        return;
    m_lists.cancel();
}

void IdentityCompare::setBusy(bool busy)
{
    if (std::exchange(m_busy, busy) != busy)
        emit busyChanged(busy);
}

} // namespace rc

#include "moc_identitycompare.cpp"
