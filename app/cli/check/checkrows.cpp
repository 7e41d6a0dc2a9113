// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/check/checkrows.h"

#include "cli/frame/arguments.h"

#include <algorithm>

namespace rc {

namespace {

bool haveEnded(const QList<RungResult> &rungs)
{
    return std::none_of(rungs.cbegin(), rungs.cend(), [](const RungResult &rung) {
        return rung.state == RungState::Waiting || rung.state == RungState::Running;
    });
}

QSet<LadderFold> foldsToOpen(const QList<RungResult> &rungs)
{
    QSet<LadderFold> open;
    for (const LadderFold fold : {LadderFold::Levels, LadderFold::Loud}) {
        if (hidesSomething(fold, rungs))
            open.insert(fold);
    }
    return open;
}

} // namespace

QList<CheckRow> checkRows(const QList<RungResult> &rungs)
{
    const QSet<LadderFold> open = foldsToOpen(rungs);
    QList<CheckRow> rows;
    for (const LadderRow &row : ladderRows(rungs, open)) {
        switch (row.kind) {
        case LadderRow::Kind::Heading:
            rows.append({row.heading, true, false, {}});
            break;
        case LadderRow::Kind::Fold:
            if (!open.contains(row.fold))
                rows.append(
                    {foldTitle(row.fold), false, haveEnded(stepsIn(row.fold, rungs)), foldedResult(row.fold, rungs)});
            break;
        case LadderRow::Kind::Step: {
            const RungResult &rung = rungs.at(placeOf(row.step, rungs));
            rows.append({rungTitle(row.step), false, haveEnded({rung}), rung});
            break;
        }
        }
    }
    for (qsizetype i = 0; i + 1 < rows.size(); ++i) {
        if (rows.at(i).isHeading)
            rows[i].hasEnded = rows.at(i + 1).hasEnded;
    }
    return rows;
}

ToldCauses::Told ToldCauses::tell(const CheckRow &row)
{
    if (row.rung.state == RungState::Skipped || row.rung.hint.isEmpty())
        return {};
    const bool isProblem = row.rung.state == RungState::Warned || row.rung.state == RungState::Failed;
    const auto before = m_steps.constFind(row.rung.hint);
    if (before != m_steps.cend())
        return {Cli::tr("Same cause as “%1”.").arg(*before), {}};
    m_steps.insert(row.rung.hint, row.title);
    return {row.rung.hint, isProblem ? row.rung.reply : QString()};
}

} // namespace rc
