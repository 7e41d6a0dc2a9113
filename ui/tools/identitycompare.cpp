// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/identitycompare.h"

#include "activity/records.h"
#include "check/rungending.h"
#include "core/displaytext.h"
#include "core/resourceurl.h"
#include "ui/currentresource.h"

#include <algorithm>

namespace rc {

struct IdentityCompare::Fetch
{
    bool isFirst = false;
    CatalogKind kind;
    bool begun = false;
    std::unique_ptr<ToolListJob> job;
    ActivityNote note;
    ToolListResult result;
};

IdentityCompare::IdentityCompare(CurrentResource &current, QObject *parent)
    : QObject(parent)
    , m_current(current)
{
}

IdentityCompare::~IdentityCompare() = default;

QStringList IdentityCompare::candidates() const
{
    const Result<QUrl> here = m_current.toolServer();
    QStringList names;
    if (!here || m_current.isDemo())
        return names;
    for (const Profile &profile : m_current.profiles()) {
        const Result<QUrl> there = parseToolServerUrl(profile.toolServer);
        if (profile.name != m_current.profile().name && there && *there == *here)
            names.append(profile.name);
    }
    return names;
}

void IdentityCompare::start(const QString &other)
{
    if (m_busy || !candidates().contains(other))
        return;
    const QList<Profile> &profiles = m_current.profiles();
    const auto second = std::find_if(profiles.cbegin(), profiles.cend(),
                                     [&other](const Profile &profile) { return profile.name == other; });
    m_first = m_current.profile().name;
    m_second = other;
    m_fetches.clear();
    ++m_attempt;
    m_cancelled = false;
    m_failed = false;
    m_waiting = 2;
    setBusy(true);
    // Copies: a list that changes meanwhile is another one.
    const Profile both[]{m_current.profile(), *second};
    m_kinds = allCatalogs(both[0]);
    m_kinds.removeIf([theirs = allCatalogs(both[1])](const CatalogKind &kind) { return !theirs.contains(kind); });
    ask(both[0], true);
    if (m_busy)
        ask(both[1], false);
}

void IdentityCompare::ask(const Profile &profile, bool isFirst)
{
    m_current.withCredentialsOf(
        profile, this, [this, profile, isFirst, attempt = m_attempt](const Result<Credentials> &credentials) {
            if (!m_busy || m_cancelled || attempt != m_attempt)
                return;
            const Result<Authorities> authorities = m_current.authoritiesOf(profile);
            const Result<QUrl> toolServer = parseToolServerUrl(profile.toolServer);
            if (!credentials || !authorities || !toolServer) {
                const Error error = !credentials   ? credentials.error()
                                    : !authorities ? authorities.error()
                                                   : toolServer.error();
                m_failed = true;
                cancel();
                emit failed(profile.name, error);
                return;
            }
            --m_waiting;
            for (const CatalogKind &kind : std::as_const(m_kinds)) {
                auto fetch = std::make_unique<Fetch>();
                fetch->isFirst = isFirst;
                fetch->kind = kind;
                fetch->job =
                    std::make_unique<ToolListJob>(*toolServer, kind, credentials->clone(), m_current.dialects(),
                                                  toolListLimits(m_current.limitsOf(profile), *authorities));
                fetch->note = ActivityNote(m_current.activity(), listRecord(profile.name, *toolServer, kind));
                fetch->note.setKey(*credentials);
                connect(fetch->job.get(), &ToolListJob::finished, this,
                        [this, one = fetch.get()](const ToolListResult &result) {
                            one->job.release()->deleteLater(); // it is emitting this
                            one->note.ended(result);
                            one->result = result;
                            if (--m_waiting == 0)
                                finish();
                            else
                                beginNext();
                        });
                ++m_waiting;
                m_fetches.push_back(std::move(fetch));
            }
            beginNext();
        });
}

/// One request at a time: a tool server may stand still while it waits for what is behind one of them.
void IdentityCompare::beginNext()
{
    const auto isUnderWay = [](const auto &fetch) { return fetch->begun && fetch->job; };
    if (m_cancelled || std::any_of(m_fetches.begin(), m_fetches.end(), isUnderWay))
        return;
    const auto next = std::find_if(m_fetches.begin(), m_fetches.end(), [](const auto &fetch) { return !fetch->begun; });
    if (next == m_fetches.end())
        return;
    (*next)->begun = true;
    (*next)->note.first((*next)->job.get(), [job = (*next)->job.get()] { job->start(); });
}

void IdentityCompare::finish()
{
    ComparedIdentities compared{m_first, m_second, QDateTime::currentDateTime(), {}, {}};
    for (const CatalogKind &kind : std::as_const(m_kinds)) {
        const ToolListResult *first = nullptr;
        const ToolListResult *second = nullptr;
        for (const auto &fetch : m_fetches) {
            if (fetch->kind != kind)
                continue;
            (fetch->isFirst ? first : second) = &fetch->result;
            if (fetch->result.error)
                compared.faults.append(tr("%1, %2: %3")
                                           .arg(catalogName(kind), displayText(fetch->isFirst ? m_first : m_second),
                                                listLine(fetch->result)));
        }
        if (first && second && !first->error && !second->error)
            compared.catalogs.append(identityComparison(first->catalog, second->catalog));
    }
    m_fetches.clear();
    setBusy(false);
    if (!m_cancelled)
        emit this->compared(compared);
    else if (!m_failed)
        emit cancelled();
}

void IdentityCompare::cancel()
{
    if (!m_busy || std::exchange(m_cancelled, true))
        return;
    std::vector<ToolListJob *> running;
    for (const auto &fetch : m_fetches) {
        if (fetch->job)
            running.push_back(fetch->job.get());
    }
    m_waiting = static_cast<int>(running.size());
    if (running.empty())
        finish();
    for (ToolListJob *job : running)
        job->abort(); // and is kept as that
}

void IdentityCompare::setBusy(bool busy)
{
    if (std::exchange(m_busy, busy) != busy)
        emit busyChanged(busy);
}

} // namespace rc

#include "moc_identitycompare.cpp"
