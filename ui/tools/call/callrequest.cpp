// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/call/callrequest.h"

#include "core/displaytext.h"
#include "core/strictjson.h"

using namespace Qt::StringLiterals;

namespace rc {

Result<ShownRequest> shownRequest(const QUrl &toolServer, const ToolCall &call, const Identity &identity,
                                  Dialect dialect)
{
    const Credentials nobody{Secret("-"), identity};
    const Result<HttpRequest> request = callRequest(toolServer, call, nobody, dialect);
    if (!request)
        return failure(request.error());
    ShownRequest shown{request->url, request->headers, request->keyHeader, request->body};
    shown.headers.removeIf([&shown](const auto &header) { return header.first == shown.keyHeader; });
    return shown;
}

QString requestText(const ShownRequest &request, const QString &envPrefix, bool indented)
{
    constexpr qsizetype longest = 40'000;
    QString text = u"POST "_s + request.url.toString(QUrl::FullyEncoded) + u'\n' +
                   QString::fromLatin1(request.keyHeader) + u": $"_s + envPrefix + u"API_KEY\n"_s;
    for (const auto &[name, value] : request.headers)
        text += QString::fromUtf8(name + ": " + value) + u'\n';
    text += u'\n' + QString::fromUtf8(indented && !jsonFault(request.body) ? jsonIndented(request.body) : request.body);
    return displayText(text, LineBreaks::Keep, longest);
}

} // namespace rc
