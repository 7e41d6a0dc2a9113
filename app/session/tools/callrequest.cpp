// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/tools/callrequest.h"

#include "core/json/strictjson.h"
#include "core/words/displaytext.h"

using namespace Qt::StringLiterals;

namespace rc {

Result<ShownRequest> shownRequest(const QUrl &toolServer, const ToolCall &call, const Identity &identity, bool hasToken,
                                  const DialectMemory &dialects)
{
    const Credentials nobody{Secret("-"), identity, Secret(hasToken ? QByteArray("-") : QByteArray())};
    RC_TRY(request, callRequest(toolServer, call, nobody, dialects));
    const bool token = nobody.sendsToken(call.kind);
    ShownRequest shown{request->url, request->headers, request->keyHeader, identity.bearer, token, request->body};
    shown.headers.removeIf([&shown](const auto &header) {
        return header.first == shown.keyHeader || (shown.token && header.first == authorizationHeader);
    });
    return shown;
}

QString requestText(const ShownRequest &request, const QString &envPrefix, bool indented)
{
    constexpr qsizetype longest = 40'000;
    QString text = u"POST "_s + request.url.toString(QUrl::FullyEncoded) + u'\n' +
                   QString::fromLatin1(request.keyHeader) + u": "_s +
                   (request.bearer ? QLatin1StringView(bearerScheme) : QLatin1StringView()) + u'$' + envPrefix +
                   u"API_KEY\n"_s;
    if (request.token)
        text += QLatin1StringView(authorizationHeader) + u": "_s + QLatin1StringView(bearerScheme) + u'$' + envPrefix +
                u"CODE_HOSTING_TOKEN\n"_s;
    for (const auto &[name, value] : request.headers)
        text += QString::fromLatin1(name + ": " + value) + u'\n';
    text += u'\n' + QString::fromUtf8(indented && !jsonFault(request.body) ? jsonIndented(request.body) : request.body);
    return displayText(text, LineBreaks::Keep, longest);
}

} // namespace rc
