// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/evidence/steprows.h"

#include "core/words/listtext.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct StepTr
{
    RC_DECLARE_PHRASES(rc::CheckStep)
};

struct Group
{
    const char *title;
    QList<StepId::Kind> kinds; ///< in reading order
};

const QList<Group> &groups()
{
    using enum StepId::Kind;
    static const QList<Group> all{
        {QT_TRANSLATE_NOOP("rc::CheckStep", "Address"), {Url, Dns, Tcp, Tls}},
        {QT_TRANSLATE_NOOP("rc::CheckStep", "Access and sending"),
         {Key, Ingest, LevelDebug, LevelInfo, LevelWarning, LevelError, LevelAlert, Arrival}},
        {QT_TRANSLATE_NOOP("rc::CheckStep", "Tools"), {ToolsGeneral, ToolsCodeHosting, ToolsFurther}},
    };
    return all;
}

QList<StepResult> ofKind(StepId::Kind kind, const QList<StepResult> &steps)
{
    QList<StepResult> found;
    std::ranges::copy_if(steps, std::back_inserter(found),
                         [kind](const StepResult &step) { return step.id.kind() == kind; });
    return found;
}

QList<StepResult> inGroup(const Group &group, const QList<StepResult> &steps)
{
    QList<StepResult> found;
    for (const StepId::Kind kind : group.kinds)
        found += ofKind(kind, steps);
    return found;
}

std::optional<StepFold> foldOf(const StepId &id)
{
    const std::optional<Level> level = levelOf(id);
    if (!level)
        return {};
    return mayNotify(*level) ? StepFold::Notifying : StepFold::Levels;
}

bool allAre(const QList<StepResult> &steps, StepState state)
{
    return std::ranges::all_of(steps, [state](const StepResult &r) { return r.state == state; });
}

StepState combinedState(const QList<StepResult> &steps)
{
    using enum StepState;
    for (const StepState state : {Failed, Warned, Running}) {
        if (anyInState(steps, state))
            return state;
    }
    if (allAre(steps, Waiting))
        return Waiting;
    if (anyInState(steps, Waiting))
        return anyInState(steps, Passed) ? Running : Waiting; // between two of them
    return anyInState(steps, Passed) ? Passed : Skipped;
}

Phrase combinedSummary(const QList<StepResult> &steps)
{
    QStringList accepted;
    bool isSame = true;
    for (const StepResult &step : steps) {
        if (step.state == StepState::Passed)
            accepted.append(wireWord(levelOf(step.id).value_or(Level::Info)).toString().toUpper());
        isSame = isSame && step.summary == steps.constFirst().summary;
    }
    if (accepted.isEmpty())
        return isSame ? steps.constFirst().summary : Phrase();
    const QString names = listText(accepted);
    if (accepted.size() == steps.size())
        return StepTr::tr("accepted: %1", "levels").arg(names);
    return StepTr::tr("%1 of %2 accepted: %3", "a number, a number, levels")
        .arg(QString::number(accepted.size()), QString::number(steps.size()), names);
}

/// Whether `id` requires that `other` did not fail.
bool needs(const StepId &id, const StepId &other)
{
    const QList<StepId> own = prerequisitesOf(id);
    return std::ranges::any_of(own, [&other](const StepId &need) { return need == other || needs(need, other); });
}

} // namespace

QList<StepRow> stepRows(const QList<StepResult> &steps, const QSet<StepFold> &open)
{
    QList<StepRow> rows;
    for (const Group &group : groups()) {
        const QList<StepResult> found = inGroup(group, steps);
        if (found.isEmpty())
            continue;
        rows.append({.kind = StepRow::Kind::Heading, .heading = StepTr::tr(group.title)});
        std::optional<StepFold> last;
        for (const StepResult &step : found) {
            const std::optional<StepFold> fold = foldOf(step.id);
            if (fold && fold != last)
                rows.append({.kind = StepRow::Kind::Fold, .fold = *fold});
            last = fold;
            if (!fold || open.contains(*fold))
                rows.append({.kind = StepRow::Kind::Step, .step = step.id, .isInFold = fold.has_value()});
        }
    }
    return rows;
}

QList<StepResult> inReadingOrder(const QList<StepResult> &steps)
{
    QList<StepResult> ordered;
    for (const Group &group : groups())
        ordered += inGroup(group, steps);
    return ordered;
}

QList<StepResult> stepsIn(StepFold fold, const QList<StepResult> &steps)
{
    QList<StepResult> found;
    std::ranges::copy_if(steps, std::back_inserter(found),
                         [fold](const StepResult &step) { return foldOf(step.id) == fold; });
    return found;
}

bool hidesProblem(StepFold fold, const QList<StepResult> &steps)
{
    const QList<StepResult> found = stepsIn(fold, steps);
    return anyInState(found, StepState::Failed) || anyInState(found, StepState::Warned) ||
           (fold == StepFold::Notifying &&
            (anyInState(found, StepState::Passed) || anyInState(found, StepState::Running)));
}

QString foldTitle(StepFold fold)
{
    return fold == StepFold::Levels ? StepTr::tr("Send at each level") : StepTr::tr("Send at ERROR and ALERT");
}

StepResult foldedResult(StepFold fold, const QList<StepResult> &steps)
{
    const QList<StepResult> found = stepsIn(fold, steps);
    StepResult result;
    if (found.isEmpty())
        return result;
    result.state = combinedState(found);
    result.summary = combinedSummary(found);
    result.startedUs = -1;
    for (const StepResult &step : found) {
        const bool ran = step.state != StepState::Skipped && step.state != StepState::Waiting;
        if (!ran)
            continue;
        if (step.startedUs >= 0 && result.startedUs < 0)
            result.startedUs = step.startedUs;
        result.elapsedUs += step.elapsedUs;
        result.at = step.at;
    }
    return result;
}

QList<StepState> lineStates(const QList<StepResult> &steps)
{
    QList<StepState> states;
    const QList<StepRow> rows = stepRows(steps, {});
    for (const StepRow &row : rows) {
        if (row.kind == StepRow::Kind::Fold)
            states.append(foldedResult(row.fold, steps).state);
        else if (row.kind == StepRow::Kind::Step)
            states.append(stateOf(row.step, steps));
    }
    return states;
}

std::optional<StepId> stoppedAt(const QList<StepResult> &steps)
{
    const QList<StepResult> order = inReadingOrder(steps);
    const auto stopped = std::ranges::find_if(order, [&order](const StepResult &failed) {
        return failed.state == StepState::Failed && std::ranges::any_of(order, [&failed](const StepResult &step) {
                   const std::optional<Level> level = levelOf(step.id); // levels that may notify are not tested anyway
                   return step.state == StepState::Skipped && !(level && mayNotify(*level)) &&
                          needs(step.id, failed.id);
               });
    });
    return stopped == order.cend() ? std::nullopt : std::optional(stopped->id);
}

QString stoppedText(const StepId &step)
{
    return StepTr::tr("Stopped at %1.", "title of a step").arg(stepTitle(step));
}

QSet<StepId> stepsFrom(const StepId &id, const QList<StepResult> &steps)
{
    QSet<StepId> ids;
    for (const StepResult &step : steps.mid(indexOfStep(id, steps))) {
        const std::optional<Level> level = levelOf(step.id);
        if (!(level && mayNotify(*level)))
            ids.insert(step.id);
    }
    return ids;
}

} // namespace rc
