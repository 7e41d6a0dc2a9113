// SPDX-License-Identifier: GPL-3.0-or-later
// Who is asking: the key and the name that goes with it, checked to be fit for a header.
#pragma once

#include "core/result.h"
#include "core/secret.h"

#include <QList>
#include <QPair>

namespace rc {

using HeaderList = QList<QPair<QByteArray, QByteArray>>;

constexpr const char *apiKeyHeader = "X-API-Key"; ///< the one header that carries the key

/// A user name, or an e-mail address instead of it. For the tool endpoints only.
struct Identity
{
    QString username;
    QString email;
    QByteArray emailHeader = "X-User-Email"; ///< the interface does not tell its name: a setting

    [[nodiscard]] bool isEmpty() const { return username.isEmpty() && email.isEmpty(); }
    bool operator==(const Identity &) const = default;
};

struct Credentials
{
    Secret key;
    Identity identity;

    [[nodiscard]] Credentials clone() const { return {key.clone(), identity}; }
};

/// A key that can go into a header: 1 to 512 characters of U+0021…U+007E. Spaces and line breaks at the ends are taken
/// off (a pasted key often ends in one); inside they are refused, with the place and never with the key.
[[nodiscard]] Result<Secret> keyFromInput(const QByteArray &input);

/// X-API-Key (interface: log ingest). Fails with NoKey or BadInput.
[[nodiscard]] Result<HeaderList> ingestHeaders(const Credentials &credentials);

/// X-API-Key and X-User-Username, or the e-mail header (interface: tool endpoints). A user name is sent as UTF-8; one
/// with a control character or over 256 bytes is refused with BadInput. Without any name only the key goes out.
[[nodiscard]] Result<HeaderList> toolHeaders(const Credentials &credentials);

} // namespace rc
