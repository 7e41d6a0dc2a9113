// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/profile/headernames.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct HeaderNamesTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::HeaderNames)
};

bool isTokenChar(QChar c)
{
    return (c >= u'0' && c <= u'9') || (c >= u'A' && c <= u'Z') || (c >= u'a' && c <= u'z') ||
           QStringView(u"!#$%&'*+-.^_`|~").contains(c);
}

/// Set by the program for each request, or by HTTP for the connection.
bool isReservedHeader(const QString &name)
{
    static constexpr std::array reserved{"accept"_L1,
                                         "accept-encoding"_L1,
                                         "connection"_L1,
                                         "content-encoding"_L1,
                                         "content-length"_L1,
                                         "content-type"_L1,
                                         "cookie"_L1,
                                         "expect"_L1,
                                         "host"_L1,
                                         "keep-alive"_L1,
                                         "last-event-id"_L1,
                                         "range"_L1,
                                         "te"_L1,
                                         "trailer"_L1,
                                         "transfer-encoding"_L1,
                                         "upgrade"_L1,
                                         "user-agent"_L1};
    return std::ranges::any_of(
               reserved, [&name](QLatin1StringView word) { return name.compare(word, Qt::CaseInsensitive) == 0; }) ||
           name.startsWith("mcp-"_L1, Qt::CaseInsensitive) || name.startsWith("proxy-"_L1, Qt::CaseInsensitive);
}

/// Headers that servers, proxies and tracing log routinely, which would expose a key.
bool isLoggedByServers(const QString &name)
{
    static constexpr std::array logged{"baggage"_L1,          "correlation-id"_L1, "forwarded"_L1,    "from"_L1,
                                       "origin"_L1,           "referer"_L1,        "request-id"_L1,   "traceparent"_L1,
                                       "tracestate"_L1,       "true-client-ip"_L1, "via"_L1,          "x-client-ip"_L1,
                                       "x-correlation-id"_L1, "x-real-ip"_L1,      "x-request-id"_L1, "x-trace-id"_L1};
    return std::ranges::any_of(
               logged, [&name](QLatin1StringView word) { return name.compare(word, Qt::CaseInsensitive) == 0; }) ||
           name.startsWith("x-forwarded"_L1, Qt::CaseInsensitive) || name.startsWith("x-b3-"_L1, Qt::CaseInsensitive);
}

/// Members of every JavaScript object, which generated programs cannot use as names.
bool isJavaScriptMember(const QString &name)
{
    return QStringList{u"__proto__"_s, u"constructor"_s, u"prototype"_s}.contains(name, Qt::CaseInsensitive);
}

} // namespace

QString headerNameFault(const QString &name)
{
    constexpr qsizetype maxLength = 64;
    if (name.isEmpty())
        return HeaderNamesTr::tr("A header needs a name.");
    if (name.size() > maxLength)
        return HeaderNamesTr::tr("A header name can have at most 64 characters.");
    if (!std::ranges::all_of(name, isTokenChar))
        return HeaderNamesTr::tr("A header name may contain letters, digits and !#$%&'*+-.^_`|~ only.");
    if (isReservedHeader(name) || isJavaScriptMember(name))
        return HeaderNamesTr::tr("The header name %1 is reserved.").arg(name);
    if (isLoggedByServers(name))
        return HeaderNamesTr::tr("Servers log the header %1, so it must not carry a key.").arg(name);
    return {};
}

bool isSameHeader(const QString &a, const QString &b)
{
    return a.compare(b, Qt::CaseInsensitive) == 0;
}

} // namespace rc
