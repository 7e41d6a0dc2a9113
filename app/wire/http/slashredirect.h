// SPDX-License-Identifier: GPL-3.0-or-later
// Targets of redirects, and the only kind that may be followed.
#pragma once

#include "core/phrase.h"
#include "wire/http/httpresponse.h"

#include <QString>
#include <QUrl>

#include <optional>

namespace rc {

/// The address to use after `response` to a request for `requested`: only for a 307 or 308 to the same scheme, host and
/// port with a path that differs only in one trailing slash. nullopt for all others. Such a response means that the
/// request was not accepted, so sending it again creates no duplicate.
[[nodiscard]] std::optional<QUrl> slashRedirect(const QUrl &requested, const HttpResponse &response);

/// The address with or without its trailing slash, if `response` shows that there is nothing at this one: a 404, a 405,
/// or any redirect to the other. For repeatable requests only.
[[nodiscard]] std::optional<QUrl> otherSlashAfter(const QUrl &requested, const HttpResponse &response);
/// The same address with one trailing slash more or less.
[[nodiscard]] QUrl withOtherSlash(const QUrl &url);

/// The Error for a 3xx response: Redirected or RedirectedToHttp with the target in its log form as detail, empty if
/// there is no readable one.
[[nodiscard]] Error redirectError(const HttpResponse &response);

/// Scheme, host, port and path of `url`, for display: never a username, password, query or fragment.
[[nodiscard]] QString loggableUrl(const QUrl &url);

/// A note that the other form of the address was requested and responded.
[[nodiscard]] Phrase redirectNote(const QUrl &target);

} // namespace rc
