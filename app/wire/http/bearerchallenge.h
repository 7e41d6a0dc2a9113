// SPDX-License-Identifier: GPL-3.0-or-later
// OAuth information in a refusal: WWW-Authenticate: Bearer (RFC 6750, RFC 9728).
#pragma once

#include "wire/http/httpresponse.h"

#include <QString>
#include <QUrl>

#include <optional>

namespace rc {

/// All members are outside text.
struct BearerChallenge
{
    QString metadata;            ///< resource_metadata, as sent
    QString authorizationServer; ///< authorization_uri, used by older servers
    QString realm;
    QString scope;
    QString error;
    QString description; ///< error_description

    /// Whether it names a sign-in server. “Bearer” alone does not: an API key may be sent as one, too.
    [[nodiscard]] bool namesSignInServer() const { return !metadata.isEmpty() || !authorizationServer.isEmpty(); }
};

/// From a 401 or 403 with such a challenge, even among others.
[[nodiscard]] std::optional<BearerChallenge> bearerChallenge(const HttpResponse &response);

/// Whether scheme, host and port are equal.
[[nodiscard]] bool isSameOrigin(const QUrl &a, const QUrl &b);

} // namespace rc
