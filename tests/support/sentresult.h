// SPDX-License-Identifier: GPL-3.0-or-later
// A resource at a test server, and the result of the only entry of a SendJob from a spy on its ended().
#pragma once

#include "service/send/sendjob.h"

#include <QSignalSpy>

namespace rc {

inline ResourceUrl resourceAt(const QString &base)
{
    return parseResourceUrl(base + QStringLiteral("/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"))
        ->resource;
}

inline SendResult sentResult(const QSignalSpy &ended)
{
    return ended.value(0).value(1).value<QList<SendResult>>().value(0);
}

inline HttpResponse sentResponse(const QSignalSpy &ended)
{
    return ended.value(0).value(2).value<HttpResponse>();
}

} // namespace rc
