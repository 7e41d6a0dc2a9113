// SPDX-License-Identifier: GPL-3.0-or-later
// Rules for the names of the headers that carry the key and the username.
#pragma once

#include "core/phrase.h"

#include <QByteArray>
#include <QString>

namespace rc {

constexpr const char *apiKeyHeader = "X-API-Key"; ///< as documented; profiles can change it
constexpr const char *usernameHeader = "X-User-Username";
constexpr const char *uuidHeader = "X-Resource-UUID";        ///< as seen in a real deployment
constexpr const char *authorizationHeader = "Authorization"; ///< standard HTTP header, for the code-hosting token
constexpr const char *bearerScheme = "Bearer ";
constexpr const char *emailHeader = "X-User-Email"; ///< not named in the interface

/// Why `name` cannot be a custom header: it is not a field name by RFC 9110, exceeds 64 characters, is set by the
/// program or by HTTP, is logged by servers, or is a member of every JavaScript object. A translated sentence; empty if
/// it can.
[[nodiscard]] Phrase headerNameFault(const QString &name);

/// Header names are case-insensitive.
[[nodiscard]] bool isSameHeader(const QString &a, const QString &b);

} // namespace rc
