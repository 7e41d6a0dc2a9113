// SPDX-License-Identifier: GPL-3.0-or-later
// Which names a deployment gives to the headers that carry the key and the name: what may be one.
#include "core/headernames.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

bool isTokenChar(QChar c)
{
    return (c >= u'0' && c <= u'9') || (c >= u'A' && c <= u'Z') || (c >= u'a' && c <= u'z') ||
           QStringView(u"!#$%&'*+-.^_`|~").contains(c);
}

/// Decided by the program for each request, or by HTTP for the connection.
bool isDecidedElsewhere(const QString &name)
{
    static constexpr std::array taken{"accept"_L1,
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
    return std::any_of(taken.cbegin(), taken.cend(),
                       [&name](QLatin1StringView word) { return name.compare(word, Qt::CaseInsensitive) == 0; }) ||
           name.startsWith("mcp-"_L1, Qt::CaseInsensitive) || name.startsWith("proxy-"_L1, Qt::CaseInsensitive);
}

} // namespace

QString headerNameFault(const QString &name)
{
    constexpr qsizetype longest = 64;
    if (name.isEmpty())
        return QCoreApplication::translate("rc::HeaderNames", "A header needs a name.");
    if (name.size() > longest)
        return QCoreApplication::translate("rc::HeaderNames", "A header's name has at most 64 characters.");
    if (!std::all_of(name.cbegin(), name.cend(), isTokenChar))
        return QCoreApplication::translate("rc::HeaderNames",
                                           "A header's name may hold letters, digits and !#$%&'*+-.^_`|~ only.");
    if (isDecidedElsewhere(name))
        return QCoreApplication::translate("rc::HeaderNames", "The program or HTTP itself decides the header %1.")
            .arg(name);
    return {};
}

bool isSameHeader(const QString &a, const QString &b)
{
    return a.compare(b, Qt::CaseInsensitive) == 0;
}

} // namespace rc
