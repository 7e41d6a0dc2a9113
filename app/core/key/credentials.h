// SPDX-License-Identifier: GPL-3.0-or-later
// The credentials of a request: the key and its username, validated for headers, and the tokens of catalogs.
#pragma once

#include "core/key/secret.h"
#include "core/profile/headernames.h"
#include "core/result.h"
#include "core/tool/toolcatalog.h"

#include <QList>
#include <QPair>

#include <vector>

namespace rc {

using HeaderList = QList<QPair<QByteArray, QByteArray>>;

struct Profile;

/// A username or email, and the headers that carry it and the key.
struct Identity
{
    QString username;
    QString email;
    QByteArray emailHeader = rc::emailHeader;
    QByteArray usernameHeader = rc::usernameHeader;
    QByteArray keyHeader = apiKeyHeader; ///< the only header with the key, unless `bearer`
    QByteArray uuidHeader = rc::uuidHeader;
    QString resourceUuid = {};           ///< for the tool server if requested; empty: not sent
    bool usernameOnIngest = true;        ///< also sends the username with entries, as the SDKs do
    std::optional<Dialect> dialect = {}; ///< the only dialect used with the tool server; nullopt: any
    bool bearer = false;                 ///< sends the key to the tool server as "Authorization: Bearer"

    /// The header that carries the key to the tool server.
    [[nodiscard]] QByteArray toolKeyHeader() const { return bearer ? QByteArray(authorizationHeader) : keyHeader; }
    [[nodiscard]] bool isEmpty() const { return username.isEmpty() && email.isEmpty(); }
    bool operator==(const Identity &) const = default;
};

/// The person's token for the server behind a catalog. The catalog's path identifies that server, not its name.
struct CatalogToken
{
    QString path; ///< the only endpoint that gets it
    Secret secret = {};
    std::optional<Error> error = {}; ///< why a saved token is missing
};

struct Credentials
{
    Secret key;
    Identity identity;
    std::vector<CatalogToken> tokens = {}; ///< one per catalog at most

    [[nodiscard]] Credentials clone() const;
    /// Replaces the token of this catalog.
    void setToken(const CatalogKind &kind, Secret secret, std::optional<Error> error = {});
    /// Null if the catalog has none. The general catalog never has one.
    [[nodiscard]] const CatalogToken *tokenOf(const CatalogKind &kind) const;
    /// Whether a request to this endpoint carries a token.
    [[nodiscard]] bool sendsToken(const CatalogKind &kind) const;
};

/// The scope of a key, if its prefix says so ("alv_team_…"; seen at a real service).
enum class KeyKind {
    Unknown,
    Account,
    Resource, ///< belongs to one resource: needs no username, but the tool server requires the resource's UUID
    Team,     ///< needs a username, and expires after two hours at most
};
[[nodiscard]] KeyKind keyKindOf(const Secret &key);
[[nodiscard]] Phrase keyKindName(KeyKind kind); ///< "a team’s key"; empty for Unknown

/// A key that fits into a header: 1 to 512 characters of U+0021…U+007E. Trims spaces and line breaks at the ends
/// (pasted keys often end in one). Inside they are refused with their position, and the key is never quoted. Also
/// refuses obvious non-keys: a placeholder, NAME=value, the shortened preview that products show, and a key with
/// quotes, brackets, Markdown or a comma around it.
[[nodiscard]] Result<Secret> keyFromInput(const QByteArray &input);
/// Same for a field, where a key is often pasted from a settings file: also without quotes and NAME= around it.
[[nodiscard]] Result<Secret> keyFromField(const QByteArray &typed);
/// Same for the token of a catalog, of up to 2,048 characters; also removes a leading "Bearer ".
[[nodiscard]] Result<Secret> tokenFromInput(const QByteArray &input);

/// The identity of `profile` and its headers.
[[nodiscard]] Identity identityOf(const Profile &profile);

/// The key (interface: log ingest), and the username if set and Identity::usernameOnIngest. Never the email: the
/// interface has it for the tool endpoints only. Fails with NoKey or BadInput.
[[nodiscard]] Result<HeaderList> ingestHeaders(const Credentials &credentials);

/// The key, in its header or as a bearer token; the username or email (interface: tool endpoints); and the resource's
/// UUID if requested (seen in a real deployment: the tool server needs it to recognize the key of one resource). The
/// username is sent as Latin-1, as SDKs do; BadInput if it does not fit, has a control character or exceeds 256 bytes.
/// A catalog's own token is added, or its CatalogToken::error returned.
[[nodiscard]] Result<HeaderList> toolHeaders(const Credentials &credentials, const CatalogKind &kind);

} // namespace rc
