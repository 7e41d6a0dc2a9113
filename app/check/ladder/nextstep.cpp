// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/ladder/nextstep.h"

#include <QCoreApplication>

#include <algorithm>

namespace rc {

namespace {

bool isOpen(const RungResult &rung)
{
    return rung.state == RungState::Waiting || rung.state == RungState::Running;
}

/// Entries are sent one after the other, so that they arrive in the order of their levels.
bool aLevelIsRunning(const QList<RungResult> &rungs)
{
    return std::any_of(rungs.cbegin(), rungs.cend(),
                       [](const RungResult &r) { return levelOf(r.id) && r.state == RungState::Running; });
}

/// The steps of this run that `id` depends on: a kept step is replaced by its own prerequisites.
QSet<RungId> needsInRun(const RungId &id, const QSet<RungId> &kept)
{
    QSet<RungId> needs;
    for (const RungId &need : needsOf(id)) {
        if (kept.contains(need))
            needs += needsInRun(need, kept);
        else
            needs += need;
    }
    return needs;
}

} // namespace

NextStep nextStep(const RungId &id, const QList<RungResult> &rungs, const QSet<RungId> &kept, bool plain)
{
    const RungState port = stateOf(RungId::Tcp, rungs);
    bool ready = true;
    QList<RungId> needs = needsInRun(id, kept).values();
    std::sort(needs.begin(), needs.end()); // the first failed one is named
    for (const RungId &need : std::as_const(needs)) {
        const RungResult &needed = rungs.at(placeOf(need, rungs));
        // With plain http the TLS step is skipped, which blocks nothing.
        const bool noTls = need == RungId::Tls && plain &&
                           (kept.contains(RungId::Tcp) || port == RungState::Passed || port == RungState::Warned);
        // An entry whose response was lost may still be in the log.
        const bool isToBeSeen = id == RungId::Arrival && !needed.marker.isEmpty();
        if (needed.state == RungState::Failed && !isToBeSeen) {
            const QString why =
                QCoreApplication::translate("rc::CheckRun", "not tested: “%1” failed", "title of a rung");
            return {NextStep::What::Skip, why.arg(rungTitle(need))};
        }
        if (needed.state == RungState::Skipped && !noTls)
            return {NextStep::What::Skip, needed.summary};
        ready = ready && !isOpen(needed);
    }
    // A tool server may serve one request at a time, and block while it waits for a backend.
    const auto isBefore = [&id](const RungResult &other) {
        return other.id.isOfTools() && isOpen(other) && other.id < id;
    };
    const bool isBehind = id.isOfTools() && std::any_of(rungs.cbegin(), rungs.cend(), isBefore);
    // The log is read after everything was sent, while nothing else uses the tool server.
    const bool isAhead = id == RungId::Arrival && std::any_of(rungs.cbegin(), rungs.cend(), [&id](const RungResult &r) {
                             return r.id != id && isOpen(r);
                         });
    if (!ready || isBehind || isAhead || (levelOf(id) && aLevelIsRunning(rungs)))
        return {};
    return {NextStep::What::Run};
}

QSet<RungId> fromHere(const RungId &id, const QList<RungResult> &rungs)
{
    QSet<RungId> ids;
    for (const RungResult &rung : rungs.mid(placeOf(id, rungs))) {
        const std::optional<Level> level = levelOf(rung.id);
        if (!(level && mayNotify(*level)))
            ids.insert(rung.id);
    }
    return ids;
}

} // namespace rc
