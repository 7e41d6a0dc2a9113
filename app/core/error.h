// SPDX-License-Identifier: GPL-3.0-or-later
// Errors as a kind and its details. errortext.h has the wording.
#pragma once

#include "core/phrase.h"
#include "core/tlsfault.h"

#include <QDateTime>
#include <QString>

#include <optional>
#include <utility>

namespace rc {

enum class ErrorKind {
    BadInput, ///< the user's input is unusable; `detail` is the full reason, a sentence
    NoKey,    ///< no API key was given and none is saved
    // No connection, or no complete response.
    NameNotFound,
    ConnectionRefused,
    Unreachable,
    TimedOut,
    ProxyFailed,
    TlsFailed,      ///< `tls` has the cause, else `detail`
    ConnectionLost, ///< closed or reset before a complete response
    // The service refused.
    Redirected,         ///< `detail`: the target address, empty if unreadable; it was not followed
    RedirectedToHttp,   ///< the same from https to http on the same host
    CredentialsRefused, ///< 401, 403
    NotFound,           ///< 404
    NotAcceptable,      ///< 406
    TooLarge,           ///< 413
    RateLimited,        ///< 429; `detail`: Retry-After as sent, may be empty
    ServerFault,        ///< 5xx
    Refused,            ///< any other status that is not 2xx
    RpcError,           ///< a JSON-RPC error object; `detail`: its code, may be empty
    // The service sent an unusable response.
    ResponseTooLarge,
    WebPage, ///< HTML where data was expected
    EmptyResponse,
    NotJson,       ///< `detail`: the error and its position
    WrongId,       ///< no JSON-RPC response with the id of the request
    MissingResult, ///< a JSON-RPC response with neither result nor error, or with both
    NotUnderstood, ///< anything else; `detail`: a sentence
    // The keychain.
    NoKeychain,         ///< none is installed
    KeychainNotRunning, ///< `detail`: the system's own words
    KeychainLocked,
    KeychainPrompting,  ///< working, but slow, probably waiting for a password or permission
    KeychainDenied,     ///< denied by the user or by a policy
    KeychainTimedOut,   ///< no response
    KeychainGone,       ///< exited during use
    KeychainUnverified, ///< the saved value could not be read back
    KeychainNotDeleted, ///< the deleted value is still there
    KeychainKeyMissing, ///< a saved key is missing; `detail`: a sentence, if it is another secret
    KeyUnbound,         ///< the user has not yet allowed any server for this key; `detail`: withheldWords()
    KeyBoundElsewhere,  ///< allowed only for other servers, another trust or another header; `detail`: the same
    KeychainFailed,     ///< `detail`: the keychain's own words
    // Other errors.
    FileFailed,   ///< `detail`: path and the system's words
    FileUnusable, ///< the content is damaged or from a newer version; `detail`: sentences with the path and what to do
    Canceled,
    RequestTooLarge, ///< exceeds our own limit, so nothing was sent; `detail`: a sentence with both sizes
    AnswerRequired,  ///< the server asked the user a question and got no answer; `detail`: a sentence about it
};

struct Error
{
    ErrorKind kind = ErrorKind::NotUnderstood;
    Phrase detail = {};               ///< see ErrorKind
    QString quote = {};               ///< the server's own words, raw: pass through displayText() before showing
    int status = 0;                   ///< HTTP status, 0 without one
    std::optional<TlsFault> tls = {}; ///< for TlsFailed, and for ConnectionLost by TLS
    QDateTime retryAt = {};           ///< earliest time the service allows another request; invalid if not given
    bool mayHaveArrived = false;      ///< the entry or call may have arrived, so never advise sending it again

    bool operator==(const Error &) const = default;
};

/// `detail`: the full reason, a sentence.
inline Error badInput(Phrase detail)
{
    return {ErrorKind::BadInput, std::move(detail), {}, 0};
}

[[nodiscard]] constexpr bool isKeychainError(ErrorKind kind)
{
    return kind >= ErrorKind::NoKeychain && kind <= ErrorKind::KeychainFailed;
}

} // namespace rc
