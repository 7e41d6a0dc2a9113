// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/statechange.h"

#include <QCoreApplication>

#include <algorithm>

namespace rc {

namespace {

const RungResult *firstOf(const QList<RungResult> &rungs, RungState state)
{
    const auto found =
        std::find_if(rungs.cbegin(), rungs.cend(), [state](const RungResult &rung) { return rung.state == state; });
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
        text +=
            QChar(u' ') + QCoreApplication::translate("rc::StateChange", "It was \"%1\" before.").arg(stateName(was));
    if (fault != nullptr)
        text += QChar(u' ') + QCoreApplication::translate("rc::StateChange", "%1: %2", "a rung's title, its summary")
                                  .arg(rungTitle(fault->id), fault->summary);
    return text;
}

} // namespace rc
