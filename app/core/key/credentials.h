// SPDX-License-Identifier: GPL-3.0-or-later
// Who is asking: the key and the name that goes with it, checked to be fit for a header; and the token for the server
// behind the code-hosting endpoint.
#pragma once

#include "core/key/secret.h"
#include "core/profile/headernames.h"
#include "core/result.h"
#include "core/tool/toolcatalog.h"

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
    QByteArray keyHeader = apiKeyHeader; ///< the one header that carries the key, unless `bearer`
    QByteArray uuidHeader = rc::uuidHeader;
    QString resourceUuid = {};           ///< for the tool server, where it is wanted; empty: does not go out
    bool onIngest = true;                ///< the user name with entries as well, as the SDKs send it
    std::optional<Dialect> dialect = {}; ///< the only one in which the tool server is spoken to; nothing: any
    bool bearer = false;                 ///< the tool server gets the key as "Authorization: Bearer"

    /// The header that carries the key to the tool server.
    [[nodiscard]] QByteArray toolKeyHeader() const { return bearer ? QByteArray(authorizationHeader) : keyHeader; }
    [[nodiscard]] bool isEmpty() const { return username.isEmpty() && email.isEmpty(); }
    bool operator==(const Identity &) const = default;
};

struct Credentials
{
    Secret key;
    Identity identity;
    Secret codeHostingToken = {};         ///< goes to the code-hosting endpoint and nowhere else; may be empty
    std::optional<Error> tokenError = {}; ///< why there is none although one was saved

    [[nodiscard]] Credentials clone() const { return {key.clone(), identity, codeHostingToken.clone(), tokenError}; }
    /// Whether a request to this endpoint carries the token.
    [[nodiscard]] bool sendsToken(const CatalogKind &kind) const
    {
        return kind == CatalogKind::CodeHosting && !codeHostingToken.isEmpty();
    }
};

/// What a key is for, where its service writes that into it ("alv_team_…"; seen at a real service).
enum class KeyKind {
    Unknown,
    Account,
    Resource, ///< one resource's own: needs no name, and the tool server wants the resource's UUID beside it
    Team,     ///< needs a username, and lives two hours at most
};
[[nodiscard]] KeyKind keyKindOf(const Secret &key);
[[nodiscard]] QString keyKindName(KeyKind kind); ///< translated: "a team’s key"; empty for Unknown

/// A key that can go into a header: 1 to 512 characters of U+0021…U+007E. Spaces and line breaks at the ends are taken
/// off (a pasted key often ends in one); inside they are refused, with the place and never with the key. So is what is
/// plainly no key: a placeholder, a key in quotation marks, NAME=value, and the shortened preview that products show.
[[nodiscard]] Result<Secret> keyFromInput(const QByteArray &input);
/// The same for a code-hosting token of up to 2,048 characters; a "Bearer " before it is taken off as well.
[[nodiscard]] Result<Secret> tokenFromInput(const QByteArray &input);

/// Who speaks for `profile`, and by which headers.
[[nodiscard]] Identity identityOf(const Profile &profile);

/// The key (interface: log ingest), and the user name where there is one and Identity::onIngest. The e-mail address
/// never: the interface has it for the tool endpoints only. Fails with NoKey or BadInput.
[[nodiscard]] Result<HeaderList> ingestHeaders(const Credentials &credentials);

/// The key, in its header or as a bearer token, and the user name, or the e-mail address (interface: tool endpoints),
/// and the resource's UUID where it is wanted (seen in a real deployment: with it the tool server knows the key of one
/// resource). A user name is sent as Latin-1, as SDKs do; one that does not fit, has a control character or is over 256
/// bytes is refused with BadInput. Without any name only the key goes out. To the code-hosting endpoint, and to no
/// other, the token as well; Credentials::tokenError is the error there.
[[nodiscard]] Result<HeaderList> toolHeaders(const Credentials &credentials, const CatalogKind &kind);

} // namespace rc
