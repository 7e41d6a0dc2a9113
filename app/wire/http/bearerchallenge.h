// SPDX-License-Identifier: GPL-3.0-or-later
// What a server that wants OAuth says about it in its refusal: WWW-Authenticate: Bearer (RFC 6750, RFC 9728).
#pragma once

#include "wire/http/httpanswer.h"

#include <QString>
#include <QUrl>

#include <optional>

namespace rc {

/// Everything in it is outside text.
struct BearerChallenge
{
    QString metadata;            ///< resource_metadata, as sent
    QString authorizationServer; ///< authorization_uri, with which servers of before named it
    QString realm;
    QString scope;
    QString error;
    QString description; ///< error_description

    /// Whether it says where clients sign in. “Bearer” alone does not: an API key may be one, too.
    [[nodiscard]] bool wantsSignIn() const { return !metadata.isEmpty() || !authorizationServer.isEmpty(); }
};

/// Of a 401 or 403 with such a challenge, also as one of several.
[[nodiscard]] std::optional<BearerChallenge> bearerChallenge(const HttpAnswer &answer);

/// Whether two addresses have scheme, host and port in common.
[[nodiscard]] bool isSameOrigin(const QUrl &one, const QUrl &other);

} // namespace rc
