// SPDX-License-Identifier: GPL-3.0-or-later
// Reads Location by strict rules: a target that QUrl would correct is not followed.
#include "wire/http/slashredirect.h"

#include "core/words/displaytext.h"
#include "wire/http/bearerchallenge.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype maxLocationSize = 8192;

bool isWeb(const QUrl &url)
{
    return (url.scheme() == "https"_L1 || url.scheme() == "http"_L1) && !url.host().isEmpty();
}

/// The Location of `response`, resolved against `base`. nullopt for several (Qt joins them with a comma and a space),
/// for an invalid address, and for one that lenient readers could read differently.
std::optional<QUrl> targetOf(const QUrl &base, const HttpResponse &response)
{
    const QByteArray location = response.header("Location");
    const bool plain = std::ranges::all_of(
        location, [](char c) { return c > 0x20 && c < 0x7f && c != '\\' && c != '"' && c != '<' && c != '>'; });
    if (location.isEmpty() || location.size() > maxLocationSize || !plain)
        return std::nullopt;
    const QUrl target = base.resolved(QUrl::fromEncoded(location, QUrl::StrictMode));
    if (!QUrl::fromEncoded(location, QUrl::StrictMode).isValid() || !target.isValid() || !isWeb(target))
        return std::nullopt;
    return target;
}

bool differsByOneSlash(const QString &a, const QString &b)
{
    const QString &shorter = a.size() < b.size() ? a : b;
    const QString &longer = a.size() < b.size() ? b : a;
    return !shorter.isEmpty() && !shorter.endsWith(u'/') && longer == shorter + u'/';
}

/// The target of a redirect to the same address with one trailing slash more or less.
std::optional<QUrl> otherSlashTarget(const QUrl &requested, const HttpResponse &response)
{
    if (response.fault || response.status < 300 || response.status > 399)
        return std::nullopt;
    const std::optional<QUrl> target = targetOf(requested, response);
    if (!target || !target->userInfo().isEmpty() || target->authority().contains(u'@') || target->hasFragment())
        return std::nullopt;
    const bool sameQuery = target->hasQuery() == requested.hasQuery() &&
                           target->query(QUrl::FullyEncoded) == requested.query(QUrl::FullyEncoded);
    if (!isSameOrigin(*target, requested) || !sameQuery ||
        !differsByOneSlash(requested.path(QUrl::FullyEncoded), target->path(QUrl::FullyEncoded)))
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

std::optional<QUrl> slashRedirect(const QUrl &requested, const HttpResponse &response)
{
    return response.status == 307 || response.status == 308 ? otherSlashTarget(requested, response) : std::nullopt;
}

std::optional<QUrl> otherSlashAfter(const QUrl &requested, const HttpResponse &response)
{
    if (!response.fault && (response.status == 404 || response.status == 405))
        return withOtherSlash(requested);
    return otherSlashTarget(requested, response);
}

Error redirectError(const HttpResponse &response)
{
    Error error{ErrorKind::Redirected, {}, {}, response.status};
    const std::optional<QUrl> target = targetOf(response.url, response);
    if (!target)
        return error;
    error.detail = loggableUrl(*target);
    const bool downgrade = response.url.scheme() == "https"_L1 && target->scheme() == "http"_L1;
    if (downgrade && target->host(QUrl::FullyEncoded) == response.url.host(QUrl::FullyEncoded))
        error.kind = ErrorKind::RedirectedToHttp;
    return error;
}

QString loggableUrl(const QUrl &url)
{
    // Encoded, so that a host keeps its ACE form, and a path its escapes.
    return url.toString(QUrl::FullyEncoded | QUrl::RemoveUserInfo | QUrl::RemoveQuery | QUrl::RemoveFragment);
}

Phrase redirectNote(const QUrl &target)
{
    return Phrase(
               "rc::SlashRedirect",
               QT_TRANSLATE_NOOP("rc::SlashRedirect", "The server is at %1, which differs only in its trailing slash."))
        .arg(displayText(loggableUrl(target)));
}

} // namespace rc
