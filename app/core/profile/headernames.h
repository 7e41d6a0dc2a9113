// SPDX-License-Identifier: GPL-3.0-or-later
// Which names a deployment gives to the headers that carry the key and the name: what may be one.
#pragma once

#include <QByteArray>
#include <QString>

namespace rc {

constexpr const char *apiKeyHeader = "X-API-Key"; ///< as documented; a profile may name another
constexpr const char *usernameHeader = "X-User-Username";
constexpr const char *uuidHeader = "X-Resource-UUID";        ///< as a real deployment has it
constexpr const char *authorizationHeader = "Authorization"; ///< of the code-hosting token, as HTTP has it
constexpr const char *bearerScheme = "Bearer ";
constexpr const char *emailHeader = "X-User-Email"; ///< the interface does not tell its name

/// Why `name` cannot be the name of a header of a person's own: it is no field name by RFC 9110, has over 64
/// characters, or is one that the program or HTTP itself decides, that servers
/// log, or that a JavaScript object has already. A translated sentence; empty when it can.
[[nodiscard]] QString headerNameFault(const QString &name);

/// Whether both name the same header: case makes no difference there.
[[nodiscard]] bool isSameHeader(const QString &a, const QString &b);

} // namespace rc
