// SPDX-License-Identifier: GPL-3.0-or-later
// What a redirect points to, and the one kind of redirect that may be followed.
#pragma once

#include "wire/http/httpanswer.h"

#include <QString>
#include <QUrl>

#include <optional>

namespace rc {

/// The address to ask once more after `answer` to a request for `asked`: only for a 307 or 308 to the same scheme,
/// host and port whose path differs by one slash at its end and by nothing else. Nothing for every other answer.
/// Such an answer says that the request was not taken at `asked`, so asking again makes no second copy.
[[nodiscard]] std::optional<QUrl> slashRedirect(const QUrl &asked, const HttpAnswer &answer);

/// The same address with or without its trailing slash, where `answer` says that nothing is at this one: a 404, a 405,
/// or any redirect to the other. For requests that may be sent again.
[[nodiscard]] std::optional<QUrl> otherSlashAfter(const QUrl &asked, const HttpAnswer &answer);
/// The same address with one slash more at its end, or with one less.
[[nodiscard]] QUrl withOtherSlash(const QUrl &url);

/// The Error for a 3xx answer: Redirected or RedirectedToHttp with the target in its log form as detail, which is empty
/// when the answer names none that can be read.
[[nodiscard]] Error redirectError(const HttpAnswer &answer);

/// Scheme, host, port and path of `url`, for showing: never a user name, password, query or fragment.
[[nodiscard]] QString logForm(const QUrl &url);

/// That the other form of the address was asked, and answered.
[[nodiscard]] QString followedWords(const QUrl &target);

} // namespace rc
