// SPDX-License-Identifier: GPL-3.0-or-later
// Reads Location by strict rules: a target that QUrl would correct is not followed.
#include "wire/http/slashredirect.h"

#include "core/words/displaytext.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype longestLocation = 8192;

int portOf(const QUrl &url)
{
    return url.port(url.scheme() == "https"_L1 ? 443 : 80);
}

bool isWeb(const QUrl &url)
{
    return (url.scheme() == "https"_L1 || url.scheme() == "http"_L1) && !url.host().isEmpty();
}

/// The resolved Location of `answer`. nullopt for several (Qt joins them with a comma and a space), for an invalid
/// address, and for one that lenient readers could read differently.
std::optional<QUrl> targetOf(const HttpAnswer &answer)
{
    const QByteArray location = answer.header("Location");
    const bool plain = std::ranges::all_of(
        location, [](char c) { return c > 0x20 && c < 0x7f && c != '\\' && c != '"' && c != '<' && c != '>'; });
    if (location.isEmpty() || location.size() > longestLocation || !plain)
        return std::nullopt;
    const QUrl target = answer.url.resolved(QUrl::fromEncoded(location, QUrl::StrictMode));
    if (!QUrl::fromEncoded(location, QUrl::StrictMode).isValid() || !target.isValid() || !isWeb(target))
        return std::nullopt;
    return target;
}

bool differsByOneSlash(const QString &one, const QString &other)
{
    const QString &shorter = one.size() < other.size() ? one : other;
    const QString &longer = one.size() < other.size() ? other : one;
    return !shorter.isEmpty() && !shorter.endsWith(u'/') && longer == shorter + u'/';
}

/// The target of a redirect to the same address with one trailing slash more or less.
std::optional<QUrl> otherSlashTarget(const QUrl &asked, const HttpAnswer &answer)
{
    if (answer.fault != HttpFault::None || answer.status < 300 || answer.status > 399)
        return std::nullopt;
    HttpAnswer toAsked = answer;
    toAsked.url = asked;
    const std::optional<QUrl> target = targetOf(toAsked);
    if (!target || !target->userInfo().isEmpty() || target->authority().contains(u'@') || target->hasFragment())
        return std::nullopt;
    const bool sameOrigin = target->scheme() == asked.scheme() && portOf(*target) == portOf(asked) &&
                            target->host(QUrl::FullyEncoded) == asked.host(QUrl::FullyEncoded);
    const bool sameQuery =
        target->hasQuery() == asked.hasQuery() && target->query(QUrl::FullyEncoded) == asked.query(QUrl::FullyEncoded);
    if (!sameOrigin || !sameQuery ||
        !differsByOneSlash(asked.path(QUrl::FullyEncoded), target->path(QUrl::FullyEncoded)))
        return std::nullopt;
    return target;
}

} // namespace

QUrl withOtherSlash(const QUrl &url)
{
    QUrl other = url;
    QString path = url.path(QUrl::FullyEncoded);
    if (path.endsWith(u'/'))
        path.chop(1);
    else
        path += u'/';
    other.setPath(path, QUrl::TolerantMode);
    return other;
}

std::optional<QUrl> slashRedirect(const QUrl &asked, const HttpAnswer &answer)
{
    return answer.status == 307 || answer.status == 308 ? otherSlashTarget(asked, answer) : std::nullopt;
}

std::optional<QUrl> otherSlashAfter(const QUrl &asked, const HttpAnswer &answer)
{
    if (answer.fault == HttpFault::None && (answer.status == 404 || answer.status == 405))
        return withOtherSlash(asked);
    return otherSlashTarget(asked, answer);
}

Error redirectError(const HttpAnswer &answer)
{
    Error error{ErrorKind::Redirected, {}, {}, answer.status};
    const std::optional<QUrl> target = targetOf(answer);
    if (!target)
        return error;
    error.detail = logForm(*target);
    const bool downgrade = answer.url.scheme() == "https"_L1 && target->scheme() == "http"_L1;
    if (downgrade && target->host(QUrl::FullyEncoded) == answer.url.host(QUrl::FullyEncoded))
        error.kind = ErrorKind::RedirectedToHttp;
    return error;
}

QString logForm(const QUrl &url)
{
    // Encoded, so that a host keeps its ACE form, and a path its escapes.
    return url.toString(QUrl::FullyEncoded | QUrl::RemoveUserInfo | QUrl::RemoveQuery | QUrl::RemoveFragment);
}

QString followedWords(const QUrl &target)
{
    return QCoreApplication::translate("rc::SlashRedirect",
                                       "The server is at %1, which differs only in its trailing slash.")
        .arg(displayText(logForm(target)));
}

} // namespace rc
