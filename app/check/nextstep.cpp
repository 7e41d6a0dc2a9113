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

} // namespace

NextStep nextStep(RungId id, const QList<RungResult> &rungs, const QSet<RungId> &kept, bool plain)
{
    const auto rung = [&rungs](RungId of) -> const RungResult & { return rungs.at(static_cast<qsizetype>(of)); };
    const RungState port = rung(RungId::Tcp).state;
    bool ready = true;
    for (const RungId need : rungTable().at(static_cast<std::size_t>(id)).needs) {
        if (kept.contains(need))
            continue;
        const RungResult &needed = rung(need);
        // Plain http has no TLS to prove: that skip stands in nobody's way.
        const bool noTls = need == RungId::Tls && plain &&
                           (kept.contains(RungId::Tcp) || port == RungState::Passed || port == RungState::Warned);
        if (needed.state == RungState::Failed) {
            const QString waits = QCoreApplication::translate("rc::CheckRun", "waits for: %1", "the id of a rung");
            return {NextStep::What::Skip, waits.arg(wireWord(need))};
        }
        if (needed.state == RungState::Skipped && !noTls)
            return {NextStep::What::Skip, needed.summary};
        ready = ready && !isOpen(needed);
    }
    if (!ready || (levelOf(id) && aLevelIsRunning(rungs)))
        return {};
    return {NextStep::What::Run};
}

QSet<RungId> fromHere(RungId id)
{
    QSet<RungId> rungs;
    for (const RungRow &row : rungTable()) {
        if (row.id >= id && row.id != RungId::LevelAlert)
            rungs.insert(row.id);
    }
    return rungs;
}

} // namespace rc
