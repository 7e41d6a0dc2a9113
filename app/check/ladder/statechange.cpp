// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/ladder/statechange.h"

#include <QCoreApplication>

#include <algorithm>

namespace rc {

namespace {

const RungResult *firstOf(const QList<RungResult> &rungs, RungState state)
{
    const auto found = std::ranges::find(rungs, state, &RungResult::state);
    return found == rungs.cend() ? nullptr : &*found;
}

bool sameFault(const RungResult *before, const RungResult *now)
{
    if (before == nullptr || now == nullptr)
        return before == now;
    return before->id == now->id && before->cause == now->cause;
}

} // namespace

QString stateChange(const CheckReport &before, const CheckReport &now)
{
    if (before.cancelled || now.cancelled)
        return {};
    const RungState was = overallState(before.rungs);
    const RungState is = overallState(now.rungs);
    const bool atFault = is == RungState::Failed || is == RungState::Warned;
    const RungResult *fault = atFault ? firstOf(now.rungs, is) : nullptr;
    if (was == is && (!atFault || sameFault(firstOf(before.rungs, was), fault)))
        return {};
    QString text = verdictOf(now.rungs);
    if (was != is)
        text += QChar(u' ') + QCoreApplication::translate("rc::StateChange", "It was “%1” before.").arg(stateName(was));
    if (fault != nullptr && !isInVerdict(*fault, now.rungs))
        text += QChar(u' ') + QCoreApplication::translate("rc::StateChange", "%1: %2", "a rung's title, its summary")
                                  .arg(rungTitle(fault->id), fault->summary);
    return text;
}

QString rungChanges(const CheckReport &before, const CheckReport &now)
{
    if (stateChange(before, now).isEmpty())
        return {};
    const auto atFault = [](const RungResult &rung) {
        return rung.state == RungState::Failed || rung.state == RungState::Warned;
    };
    QStringList changes;
    for (const RungResult &is : now.rungs) {
        const RungResult *earlier = rungIn(before.rungs, is.id);
        if (!earlier)
            continue; // from a catalog that the profile did not have then
        const RungResult &was = *earlier;
        if (!atFault(was) && !atFault(is))
            continue; // switching between skipped and passed follows from another step
        if (was.state != is.state)
            changes.append(QCoreApplication::translate("rc::StateChange", "%1: was “%2”, now “%3”.",
                                                       "a rung's title, its state before, its state now")
                               .arg(rungTitle(is.id), stateName(was.state), stateName(is.state)));
        else if (was.cause != is.cause)
            changes.append(QCoreApplication::translate("rc::StateChange",
                                                       "%1: still “%2”, but for a different reason: %3.",
                                                       "a rung's title, its state, its summary")
                               .arg(rungTitle(is.id), stateName(is.state), is.summary));
    }
    return changes.join(QChar(u' '));
}

} // namespace rc
