// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/run/statechange.h"

#include "core/words/listtext.h"

#include <QCoreApplication>

#include <algorithm>

namespace rc {

namespace {

const StepResult *firstOf(const QList<StepResult> &steps, StepState state)
{
    const auto found = std::ranges::find(steps, state, &StepResult::state);
    return found == steps.cend() ? nullptr : &*found;
}

bool sameFault(const StepResult *before, const StepResult *now)
{
    if (before == nullptr || now == nullptr)
        return before == now;
    return before->id == now->id && before->cause == now->cause;
}

} // namespace

QString stateChange(const CheckReport &before, const CheckReport &now)
{
    if (before.canceled || now.canceled)
        return {};
    const StepState was = overallState(before.steps);
    const StepState is = overallState(now.steps);
    const bool atFault = is == StepState::Failed || is == StepState::Warned;
    const StepResult *fault = atFault ? firstOf(now.steps, is) : nullptr;
    if (was == is && (!atFault || sameFault(firstOf(before.steps, was), fault)))
        return {};
    QStringList sentences{verdictOf(now.steps)};
    if (was != is)
        sentences.append(QCoreApplication::translate("rc::StateChange", "It was “%1” before.").arg(stateName(was)));
    if (fault != nullptr && !isInVerdict(*fault, now.steps))
        sentences.append(QCoreApplication::translate("rc::StateChange", "%1: %2", "a step's title, its summary")
                             .arg(stepTitle(fault->id), fault->summary));
    return sentencesText(sentences);
}

QString stepChanges(const CheckReport &before, const CheckReport &now)
{
    if (stateChange(before, now).isEmpty())
        return {};
    const auto atFault = [](const StepResult &step) {
        return step.state == StepState::Failed || step.state == StepState::Warned;
    };
    QStringList changes;
    for (const StepResult &is : now.steps) {
        const StepResult *earlier = stepIn(before.steps, is.id);
        if (!earlier)
            continue; // from a catalog that the profile did not have then
        const StepResult &was = *earlier;
        if (!atFault(was) && !atFault(is))
            continue; // switching between skipped and passed follows from another step
        if (was.state != is.state)
            changes.append(QCoreApplication::translate("rc::StateChange", "%1: was “%2”, now “%3”.",
                                                       "a step's title, its state before, its state now")
                               .arg(stepTitle(is.id), stateName(was.state), stateName(is.state)));
        else if (was.cause != is.cause)
            changes.append(QCoreApplication::translate("rc::StateChange",
                                                       "%1: still “%2”, but for a different reason: %3.",
                                                       "a step's title, its state, its summary")
                               .arg(stepTitle(is.id), stateName(is.state), is.summary));
    }
    return sentencesText(changes);
}

} // namespace rc
