// SPDX-License-Identifier: GPL-3.0-or-later
// The result of the only entry of a SendJob, from a spy on its ended().
#pragma once

#include "service/send/sendjob.h"

#include <QSignalSpy>

namespace rc {

inline SendResult sentResult(const QSignalSpy &ended)
{
    return ended.value(0).value(1).value<QList<SendResult>>().value(0);
}

inline HttpAnswer sentAnswer(const QSignalSpy &ended)
{
    return ended.value(0).value(2).value<HttpAnswer>();
}

} // namespace rc
