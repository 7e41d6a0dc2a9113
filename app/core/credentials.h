// SPDX-License-Identifier: GPL-3.0-or-later
// Who is asking: the key and the name that goes with it, checked to be fit for a header.
#pragma once

#include "core/headernames.h"
#include "core/result.h"
#include "core/secret.h"

#include <QList>
#include <QPair>

namespace rc {

using HeaderList = QList<QPair<QByteArray, QByteArray>>;

struct Profile;

/// A user name, or an e-mail address instead of it, and the headers by which the service knows both and the key.
struct Identity
{
    QString username;
    QString email;
    QByteArray emailHeader = rc::emailHeader;
    QByteArray usernameHeader = rc::usernameHeader;
    QByteArray keyHeader = apiKeyHeader; ///< the one header that carries the key
    QByteArray uuidHeader = rc::uuidHeader;
    QString resourceUuid = {}; ///< for the tool server, where it is wanted; empty: does not go out
    bool onIngest = true;      ///< the user name with entries as well, as the SDKs send it

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

/// Who speaks for `profile`, and by which headers.
[[nodiscard]] Identity identityOf(const Profile &profile);

/// The key (interface: log ingest), and the user name where there is one and Identity::onIngest. The e-mail address
/// never: the interface has it for the tool endpoints only. Fails with NoKey or BadInput.
[[nodiscard]] Result<HeaderList> ingestHeaders(const Credentials &credentials);

/// The key and the user name, or the e-mail address (interface: tool endpoints), and the resource's UUID where it is
/// wanted (seen in a real deployment: with it the tool server knows the key of one resource). A user name is sent as
/// UTF-8; one with a control character or over 256 bytes is refused with BadInput. Without any name only the key goes
/// out.
[[nodiscard]] Result<HeaderList> toolHeaders(const Credentials &credentials);

} // namespace rc
