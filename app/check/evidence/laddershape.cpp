// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/evidence/laddershape.h"

#include "core/words/listtext.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct RungTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::Rung)
};

struct Group
{
    const char *title;
    QList<RungId::Step> steps; ///< in reading order
};

const QList<Group> &groups()
{
    using enum RungId::Step;
    static const QList<Group> all{
        {QT_TRANSLATE_NOOP("rc::Rung", "Address"), {Url, Dns, Tcp, Tls}},
        {QT_TRANSLATE_NOOP("rc::Rung", "Access and sending"),
         {Key, Ingest, LevelDebug, LevelInfo, LevelWarning, LevelError, LevelAlert, Arrival}},
        {QT_TRANSLATE_NOOP("rc::Rung", "Tools"), {ToolsGeneral, ToolsCodeHosting, ToolsFurther}},
    };
    return all;
}

QList<RungResult> withStep(RungId::Step step, const QList<RungResult> &rungs)
{
    QList<RungResult> found;
    std::ranges::copy_if(rungs, std::back_inserter(found),
                         [step](const RungResult &rung) { return rung.id.step() == step; });
    return found;
}

QList<RungResult> inGroup(const Group &group, const QList<RungResult> &rungs)
{
    QList<RungResult> found;
    for (const RungId::Step step : group.steps)
        found += withStep(step, rungs);
    return found;
}

std::optional<LadderFold> foldOf(const RungId &id)
{
    const std::optional<Level> level = levelOf(id);
    if (!level)
        return {};
    return mayNotify(*level) ? LadderFold::Loud : LadderFold::Levels;
}

bool allAre(const QList<RungResult> &rungs, RungState state)
{
    return std::ranges::all_of(rungs, [state](const RungResult &r) { return r.state == state; });
}

RungState stateTogether(const QList<RungResult> &rungs)
{
    using enum RungState;
    for (const RungState state : {Failed, Warned, Running}) {
        if (anyIs(rungs, state))
            return state;
    }
    if (allAre(rungs, Waiting))
        return Waiting;
    if (anyIs(rungs, Waiting))
        return anyIs(rungs, Passed) ? Running : Waiting; // between two of them
    return anyIs(rungs, Passed) ? Passed : Skipped;
}

QString summaryTogether(const QList<RungResult> &rungs)
{
    QStringList accepted;
    bool isSame = true;
    for (const RungResult &rung : rungs) {
        if (rung.state == RungState::Passed)
            accepted.append(wireWord(levelOf(rung.id).value_or(Level::Info)).toString().toUpper());
        isSame = isSame && rung.summary == rungs.constFirst().summary;
    }
    if (accepted.isEmpty())
        return isSame ? rungs.constFirst().summary : QString();
    const QString names = listText(accepted);
    if (accepted.size() == rungs.size())
        return RungTr::tr("accepted: %1", "levels").arg(names);
    return RungTr::tr("%1 of %2 accepted: %3", "a number, a number, levels")
        .arg(QString::number(accepted.size()), QString::number(rungs.size()), names);
}

/// Whether `id` requires that `other` did not fail.
bool needs(const RungId &id, const RungId &other)
{
    const QList<RungId> own = needsOf(id);
    return std::ranges::any_of(own, [&other](const RungId &need) { return need == other || needs(need, other); });
}

} // namespace

QList<LadderRow> ladderRows(const QList<RungResult> &rungs, const QSet<LadderFold> &open)
{
    QList<LadderRow> rows;
    for (const Group &group : groups()) {
        const QList<RungResult> steps = inGroup(group, rungs);
        if (steps.isEmpty())
            continue;
        rows.append({.kind = LadderRow::Kind::Heading, .heading = RungTr::tr(group.title)});
        std::optional<LadderFold> last;
        for (const RungResult &step : steps) {
            const std::optional<LadderFold> fold = foldOf(step.id);
            if (fold && fold != last)
                rows.append({.kind = LadderRow::Kind::Fold, .fold = *fold});
            last = fold;
            if (!fold || open.contains(*fold))
                rows.append({.kind = LadderRow::Kind::Step, .step = step.id, .isInFold = fold.has_value()});
        }
    }
    return rows;
}

QList<RungResult> inReadingOrder(const QList<RungResult> &rungs)
{
    QList<RungResult> ordered;
    for (const Group &group : groups())
        ordered += inGroup(group, rungs);
    return ordered;
}

QList<RungResult> stepsIn(LadderFold fold, const QList<RungResult> &rungs)
{
    QList<RungResult> steps;
    std::ranges::copy_if(rungs, std::back_inserter(steps),
                         [fold](const RungResult &rung) { return foldOf(rung.id) == fold; });
    return steps;
}

bool hidesSomething(LadderFold fold, const QList<RungResult> &rungs)
{
    const QList<RungResult> steps = stepsIn(fold, rungs);
    return anyIs(steps, RungState::Failed) || anyIs(steps, RungState::Warned) ||
           (fold == LadderFold::Loud && (anyIs(steps, RungState::Passed) || anyIs(steps, RungState::Running)));
}

QString foldTitle(LadderFold fold)
{
    return fold == LadderFold::Levels ? RungTr::tr("Send at each level") : RungTr::tr("Send at ERROR and ALERT");
}

RungResult foldedResult(LadderFold fold, const QList<RungResult> &rungs)
{
    const QList<RungResult> steps = stepsIn(fold, rungs);
    RungResult result;
    if (steps.isEmpty())
        return result;
    result.state = stateTogether(steps);
    result.summary = summaryTogether(steps);
    result.startedUs = -1;
    for (const RungResult &step : steps) {
        const bool ran = step.state != RungState::Skipped && step.state != RungState::Waiting;
        if (!ran)
            continue;
        if (step.startedUs >= 0 && result.startedUs < 0)
            result.startedUs = step.startedUs;
        result.elapsedUs += step.elapsedUs;
        result.at = step.at;
    }
    return result;
}

QList<RungState> lineStates(const QList<RungResult> &rungs)
{
    QList<RungState> states;
    const QList<LadderRow> rows = ladderRows(rungs, {});
    for (const LadderRow &row : rows) {
        if (row.kind == LadderRow::Kind::Fold)
            states.append(foldedResult(row.fold, rungs).state);
        else if (row.kind == LadderRow::Kind::Step)
            states.append(stateOf(row.step, rungs));
    }
    return states;
}

std::optional<RungId> stoppedAt(const QList<RungResult> &rungs)
{
    const QList<RungResult> order = inReadingOrder(rungs);
    const auto stopped = std::ranges::find_if(order, [&order](const RungResult &failed) {
        return failed.state == RungState::Failed && std::ranges::any_of(order, [&failed](const RungResult &rung) {
                   const std::optional<Level> level = levelOf(rung.id); // levels that may notify are not tested anyway
                   return rung.state == RungState::Skipped && !(level && mayNotify(*level)) &&
                          needs(rung.id, failed.id);
               });
    });
    return stopped == order.cend() ? std::nullopt : std::optional(stopped->id);
}

QString stoppedText(const RungId &step)
{
    return RungTr::tr("Stopped at %1.", "title of a step").arg(rungTitle(step));
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
