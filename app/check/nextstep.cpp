// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/nextstep.h"

#include <QCoreApplication>

#include <algorithm>

namespace rc {

namespace {

bool isOpen(const RungResult &rung)
{
    return rung.state == RungState::Waiting || rung.state == RungState::Running;
}

/// Entries go out one after the other, so that they arrive in the order of their levels.
bool aLevelIsRunning(const QList<RungResult> &rungs)
{
    return std::any_of(rungs.cbegin(), rungs.cend(),
                       [](const RungResult &r) { return levelOf(r.id) && r.state == RungState::Running; });
}

/// The rungs of this run that `id` needs: in the place of a kept one stand those that it needs itself.
QSet<RungId> needsOf(RungId id, const QSet<RungId> &kept)
{
    QSet<RungId> needs;
    for (const RungId need : rungTable().at(static_cast<std::size_t>(id)).needs) {
        if (kept.contains(need))
            needs += needsOf(need, kept);
        else
            needs += need;
    }
    return needs;
}

} // namespace

NextStep nextStep(RungId id, const QList<RungResult> &rungs, const QSet<RungId> &kept, bool plain)
{
    const auto rung = [&rungs](RungId of) -> const RungResult & { return rungs.at(static_cast<qsizetype>(of)); };
    const RungState port = rung(RungId::Tcp).state;
    bool ready = true;
    QList<RungId> needs = needsOf(id, kept).values();
    std::sort(needs.begin(), needs.end()); // the first that is at fault is named
    for (const RungId need : std::as_const(needs)) {
        const RungResult &needed = rung(need);
        // Plain http has no TLS to prove: that skip stands in nobody's way.
        const bool noTls = need == RungId::Tls && plain &&
                           (kept.contains(RungId::Tcp) || port == RungState::Passed || port == RungState::Warned);
        if (needed.state == RungState::Failed) {
            const QString why =
                QCoreApplication::translate("rc::CheckRun", "not tested: “%1” failed", "title of a rung");
            return {NextStep::What::Skip, why.arg(rungTitle(need))};
        }
        if (needed.state == RungState::Skipped && !noTls)
            return {NextStep::What::Skip, needed.summary};
        ready = ready && !isOpen(needed);
    }
    // A tool server may answer one request at a time, and stand still while it waits for what is behind one of them.
    const bool behindGeneral = id == RungId::ToolsCodeHosting && isOpen(rung(RungId::ToolsGeneral));
    if (!ready || behindGeneral || (levelOf(id) && aLevelIsRunning(rungs)))
        return {};
    return {NextStep::What::Run};
}

QSet<RungId> fromHere(RungId id)
{
    QSet<RungId> rungs;
    for (const RungRow &row : rungTable()) {
        const std::optional<Level> level = levelOf(row.id);
        if (row.id >= id && !(level && mayNotify(*level)))
            rungs.insert(row.id);
    }
    return rungs;
}

} // namespace rc
