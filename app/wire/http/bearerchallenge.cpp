// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/http/bearerchallenge.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype maxChallengeSize = 8 * 1024;

/// Without quotation marks and backslash escapes.
QString unquoted(QString value)
{
    if (!value.startsWith(u'"'))
        return value;
    value = value.mid(1, value.size() - 2);
    static const QRegularExpression escape(u"\\\\(.)"_s);
    return value.replace(escape, u"\\1"_s);
}

void setParameter(BearerChallenge &challenge, const QString &name, const QString &value)
{
    const auto is = [&name](QLatin1StringView word) { return name.compare(word, Qt::CaseInsensitive) == 0; };
    QString *member = is("resource_metadata"_L1)   ? &challenge.metadata
                      : is("authorization_uri"_L1) ? &challenge.authorizationServer
                      : is("realm"_L1)             ? &challenge.realm
                      : is("scope"_L1)             ? &challenge.scope
                      : is("error"_L1)             ? &challenge.error
                      : is("error_description"_L1) ? &challenge.description
                                                   : nullptr;
    if (member != nullptr && member->isEmpty()) // the first one counts
        *member = value;
}

} // namespace

std::optional<BearerChallenge> bearerChallenge(const HttpResponse &response)
{
    if (response.status != 401 && response.status != 403)
        return std::nullopt;
    const QString text = QString::fromLatin1(response.header("WWW-Authenticate").left(maxChallengeSize));
    // name=value or name="value" with white space and comma, or a single word: a scheme.
    static const QRegularExpression part(
        u"\\G[\\s,]*([!#$%&'*+.^_`|~0-9A-Za-z-]+)(?:\\s*=\\s*(\"(?:[^\"\\\\]|\\\\.)*\"|[^\\s,]*))?"_s);
    std::optional<BearerChallenge> challenge;
    bool isBearer = false;
    for (auto parts = part.globalMatch(text); parts.hasNext();) {
        const QRegularExpressionMatch match = parts.next();
        if (match.hasCaptured(2)) {
            if (isBearer)
                setParameter(*challenge, match.captured(1), unquoted(match.captured(2)));
            continue;
        }
        isBearer = match.captured(1).compare("bearer"_L1, Qt::CaseInsensitive) == 0;
        if (isBearer && !challenge)
            challenge.emplace();
    }
    return challenge;
}

bool isSameOrigin(const QUrl &a, const QUrl &b)
{
    const auto portOf = [](const QUrl &url) { return url.port(url.scheme() == "https"_L1 ? 443 : 80); };
    return a.isValid() && b.isValid() && a.scheme() == b.scheme() && !a.host().isEmpty() && a.host() == b.host() &&
           portOf(a) == portOf(b);
}

} // namespace rc
