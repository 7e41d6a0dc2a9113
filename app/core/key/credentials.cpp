// SPDX-License-Identifier: GPL-3.0-or-later
// Checks keys and names before they become headers, because Qt lets CR, LF and NUL through.
#include "core/key/credentials.h"

#include "core/placeholder.h"
#include "core/profile/profile.h"
#include "core/url/resourceurl.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace rc {

using namespace Qt::StringLiterals;

namespace {

struct CredentialsTr
{
    RC_DECLARE_PHRASES(rc::Credentials)
};

constexpr qsizetype maxKeyLength = 512;
constexpr qsizetype maxTokenLength = 2048;
constexpr qsizetype maxNameLength = 256;

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

QByteArrayView withoutBlanks(QByteArrayView input)
{
    while (!input.isEmpty() && isBlank(input.front()))
        input = input.sliced(1);
    while (!input.isEmpty() && isBlank(input.back()))
        input.chop(1);
    return input;
}

/// Reads `input` in place, because a copy of the secret would not be wiped.
Result<Secret> secretFrom(QByteArrayView input, qsizetype maxLength)
{
    if (input.size() > maxLength)
        return failure(CredentialsTr::tr("The text is longer than %1 characters.").arg(maxLength));
    for (qsizetype i = 0; i < input.size(); ++i) {
        if (isBlank(input[i]))
            return failure(CredentialsTr::tr("The text has a space or line break at position %1.").arg(i + 1));
        if (input[i] < 0x21 || input[i] > 0x7E)
            return failure(
                CredentialsTr::tr("The text has a character at position %1 that is not plain ASCII.").arg(i + 1));
    }
    return Secret(QByteArray(input.data(), input.size()));
}

/// The kind of text that the input obviously is instead of a key; empty if it may be a key.
Phrase mistakeFault(QByteArrayView input)
{
    static const QRegularExpression assigned(
        uR"(\A(?:export\s+|set\s+|\$env:)?[\s{"']*[A-Za-z_ -]*(?:key|token|secret)[A-Za-z_]*["']?\s*[=:]\s*[^\s=])"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression shortened(u"\\A[\\w-]*(?:…+|\\.{3,}|[*•●＊]{2,})[\\w-]{2,}\\z"_s);
    // Marks count only around plain key characters, because a key may itself begin and end with other characters.
    static const QRegularExpression surrounded(
        uR"(\A(?:(\*{1,3}|_{2,3}|~~|\|\|)[\w.+/=-]+\g1|<[\w.+/=-]+>|\[[\w.+/=-]+\]|\([\w.+/=-]+\)|\{[\w.+/=-]+\}|["'`]?[\w.+/=-]+["'`]?[,;]+)\z)"_s);
    const QString text = QString::fromUtf8(input).trimmed();
    if (text.contains(shortened))
        return CredentialsTr::tr(
            "This is a shortened key. Copy the whole key, which is shown only when it is created.");
    if (isPlaceholder(text))
        return CredentialsTr::tr("This is a placeholder, not an API key. Copy the key itself from the product.");
    if (text.contains("://"_L1))
        return CredentialsTr::tr("This is an address, not an API key. Copy the key itself from the product.");
    if (text.contains(assigned))
        return CredentialsTr::tr("This is a setting (NAME=value), not an API key. Enter only the value.");
    if (text.startsWith("Bearer "_L1, Qt::CaseInsensitive))
        return CredentialsTr::tr("The text begins with “Bearer”. Enter only the API key after it.");
    if (isQuoted(text) || text.contains(surrounded))
        return CredentialsTr::tr("The API key has quotes, brackets or other marks around it. Enter it without them.");
    return {};
}

Phrase nameFault(const QString &name)
{
    const bool hasControl = std::ranges::any_of(name, [](QChar c) {
        return c.category() == QChar::Other_Control || c.unicode() == 0x2028 || c.unicode() == 0x2029;
    });
    if (hasControl || !name.isValidUtf16())
        return CredentialsTr::tr("The username or email address has an invalid character.");
    if (std::ranges::any_of(name, [](QChar c) { return c.unicode() > 0xFF; }))
        return CredentialsTr::tr(
            "The username or email address has a character outside Latin-1, which no HTTP header can carry.");
    if (name.toLatin1().size() > maxNameLength)
        return CredentialsTr::tr("The username or email address is longer than 256 bytes.");
    return {};
}

/// Adds a header, unless its name is invalid or already used.
Result<void> addHeader(HeaderList &headers, const QByteArray &name, const QByteArray &value)
{
    const QString shown = QString::fromLatin1(name);
    const auto isSame = [&shown](const auto &header) { return isSameHeader(QString::fromLatin1(header.first), shown); };
    if (std::ranges::any_of(headers, isSame))
        return failure(CredentialsTr::tr("The header %1 is used twice.").arg(shown));
    if (const Phrase fault = headerNameFault(shown); !fault.isEmpty())
        return failure(fault);
    headers.append({name, value});
    return {};
}

Result<HeaderList> keyHeaders(const Credentials &credentials, bool bearer)
{
    RC_TRY(key, keyFromInput(credentials.key.reveal()));
    HeaderList headers;
    RC_CHECK(addHeader(headers, bearer ? QByteArray(authorizationHeader) : credentials.identity.keyHeader,
                       bearer ? bearerScheme + key->reveal() : key->clone().reveal()));
    return headers;
}

/// Headers for the key and the username or email.
Result<HeaderList> keyAndUserHeaders(const Credentials &credentials, bool bearer)
{
    const Identity &identity = credentials.identity;
    RC_TRY(headers, keyHeaders(credentials, bearer));
    const bool byName = !identity.username.isEmpty();
    const QString &name = byName ? identity.username : identity.email;
    if (const Phrase fault = nameFault(name); !fault.isEmpty())
        return failure(fault);
    if (!name.trimmed().isEmpty()) {
        // Latin-1, as SDKs send it and services read it
        RC_CHECK(
            addHeader(*headers, byName ? identity.usernameHeader : identity.emailHeader, name.trimmed().toLatin1()));
    }
    return headers;
}

} // namespace

Credentials Credentials::clone() const
{
    Credentials copy{key.clone(), identity};
    for (const CatalogToken &token : tokens)
        copy.tokens.push_back({token.path, token.secret.clone(), token.error});
    return copy;
}

void Credentials::setToken(const CatalogKind &kind, Secret secret, std::optional<Error> error)
{
    std::erase_if(tokens, [path = kind.path()](const CatalogToken &token) { return token.path == path; });
    if (kind != CatalogKind::General && (!secret.isEmpty() || error))
        tokens.push_back({kind.path(), std::move(secret), std::move(error)});
}

const CatalogToken *Credentials::tokenOf(const CatalogKind &kind) const
{
    const auto found = std::ranges::find(tokens, kind.path(), &CatalogToken::path);
    return found == tokens.end() ? nullptr : &*found;
}

bool Credentials::sendsToken(const CatalogKind &kind) const
{
    const CatalogToken *token = tokenOf(kind);
    return token && !token->secret.isEmpty();
}

Result<Secret> keyFromInput(const QByteArray &input)
{
    // Checked first, because "AK01…6789" and "<your key>" also have invalid characters.
    if (const Phrase fault = input.size() > maxKeyLength ? Phrase() : mistakeFault(input); !fault.isEmpty())
        return failure(fault);
    const QByteArrayView key = withoutBlanks(input);
    if (key.isEmpty())
        return failure(ErrorKind::NoKey);
    return secretFrom(key, maxKeyLength);
}

Result<Secret> keyFromField(const QByteArray &typed)
{
    static const QRegularExpression wrapped(
        uR"(\A\s*["'“‘]?(?:(?:export\s+|set\s+|\$env:)?\w*(?:key|token|secret)\w*\s*=\s*)?["'“‘]?([^\s"'“”‘’]+)["'”’]{0,2}\s*\z)"_s,
        QRegularExpression::CaseInsensitiveOption);
    Result<Secret> key = keyFromInput(typed);
    if (key || typed.size() > 2 * maxKeyLength)
        return key;
    const QRegularExpressionMatch match = wrapped.match(QString::fromUtf8(typed));
    Result<Secret> inside = keyFromInput(match.captured(1).toUtf8());
    return inside ? std::move(inside) : std::move(key);
}

KeyKind keyKindOf(const Secret &key)
{
    static const QRegularExpression kind(u"\\A[a-z0-9]+_(account|resource|team)_[\\w-]{16,}\\z"_s);
    const QString word = kind.match(QString::fromLatin1(key.reveal())).captured(1);
    return word == "account"_L1    ? KeyKind::Account
           : word == "resource"_L1 ? KeyKind::Resource
           : word == "team"_L1     ? KeyKind::Team
                                   : KeyKind::Unknown;
}

Phrase keyKindName(KeyKind kind)
{
    switch (kind) {
    case KeyKind::Account:
        return {"rc::Credentials", QT_TRANSLATE_NOOP("rc::Credentials", "an account’s key")};
    case KeyKind::Resource:
        return {"rc::Credentials", QT_TRANSLATE_NOOP("rc::Credentials", "a resource’s own key")};
    case KeyKind::Team:
        return {"rc::Credentials", QT_TRANSLATE_NOOP("rc::Credentials", "a team’s key")};
    case KeyKind::Unknown:
        break;
    }
    return {};
}

Result<Secret> tokenFromInput(const QByteArray &input)
{
    QByteArrayView token = withoutBlanks(input);
    const QByteArrayView scheme = QByteArrayView(bearerScheme).chopped(1);
    const bool hasScheme = token.first(std::min(scheme.size(), token.size())).compare(scheme, Qt::CaseInsensitive) == 0;
    if (hasScheme && (token.size() == scheme.size() || isBlank(token[scheme.size()])))
        token = withoutBlanks(token.sliced(scheme.size()));
    if (token.isEmpty())
        return failure(CredentialsTr::tr("The token is empty."));
    return secretFrom(token, maxTokenLength);
}

Identity identityOf(const Profile &profile)
{
    Identity identity;
    identity.username = profile.username;
    identity.email = profile.email;
    identity.emailHeader = profile.emailHeader.toLatin1();
    identity.usernameHeader = profile.usernameHeader.toLatin1();
    identity.keyHeader = profile.keyHeader.toLatin1();
    identity.usernameOnIngest = profile.usernameOnIngest;
    identity.uuidHeader = profile.uuidHeader.toLatin1();
    identity.dialect = profile.dialect;
    identity.bearer = profile.bearer;
    if (profile.uuidToTools) {
        if (const auto resource = parseResourceUrl(profile.resource))
            identity.resourceUuid = resource->resource.uuid;
    }
    return identity;
}

Result<HeaderList> ingestHeaders(const Credentials &credentials)
{
    const Identity &identity = credentials.identity;
    return identity.usernameOnIngest && !identity.username.isEmpty() ? keyAndUserHeaders(credentials, false)
                                                                     : keyHeaders(credentials, false);
}

Result<HeaderList> toolHeaders(const Credentials &credentials, const CatalogKind &kind)
{
    const Identity &identity = credentials.identity;
    RC_TRY(headers, keyAndUserHeaders(credentials, identity.bearer));
    if (!identity.resourceUuid.isEmpty()) {
        RC_CHECK(addHeader(*headers, identity.uuidHeader, identity.resourceUuid.toLatin1()));
    }
    if (const CatalogToken *saved = credentials.tokenOf(kind)) {
        if (saved->error)
            return failure(*saved->error);
        RC_TRY(token, tokenFromInput(saved->secret.reveal()));
        // The profile may use this header for the key or the username.
        RC_CHECK(addHeader(*headers, authorizationHeader, bearerScheme + token->reveal()));
    }
    return headers;
}

} // namespace rc
