// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/profile/headernames.h"

#include "core/words/wordlist.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct HeaderNamesTr
{
    RC_DECLARE_PHRASES(rc::HeaderNames)
};

/// Set by the program for each request, or by HTTP for the connection; or logged routinely by servers, proxies and
/// tracing, which would expose a key; or a member of every JavaScript object, which generated programs cannot use.
bool isReservedHeader(const QString &lowerName)
{
    return isOneOf(lowerName, u"accept|accept-encoding|connection|content-encoding|content-length|content-type|cookie|"
                              "expect|host|keep-alive|last-event-id|range|te|trailer|transfer-encoding|upgrade|"
                              "user-agent|baggage|correlation-id|forwarded|from|origin|referer|request-id|traceparent|"
                              "tracestate|true-client-ip|via|x-client-ip|x-correlation-id|x-real-ip|x-request-id|"
                              "x-trace-id|__proto__|constructor|prototype") ||
           lowerName.startsWith("mcp-"_L1) || lowerName.startsWith("proxy-"_L1) ||
           lowerName.startsWith("x-forwarded"_L1) || lowerName.startsWith("x-b3-"_L1);
}

} // namespace

Phrase headerNameFault(const QString &name)
{
    constexpr qsizetype maxLength = 64;
    if (name.isEmpty())
        return HeaderNamesTr::tr("A header needs a name.");
    if (name.size() > maxLength)
        return HeaderNamesTr::tr("A header name can have at most 64 characters.");
    if (!isHeaderToken(name))
        return HeaderNamesTr::tr("A header name may contain letters, digits and !#$%&'*+-.^_`|~ only.");
    if (isReservedHeader(name.toLower()))
        return HeaderNamesTr::tr("The header name %1 is reserved.").arg(name);
    return {};
}

bool isSameHeader(const QString &a, const QString &b)
{
    return a.compare(b, Qt::CaseInsensitive) == 0;
}

} // namespace rc
