// SPDX-License-Identifier: GPL-3.0-or-later
// What can go wrong, as a kind and its particulars. The words for it are in errorwords.h.
#pragma once

#include "core/tlsfault.h"

#include <QDateTime>
#include <QString>

#include <optional>
#include <utility>

namespace rc {

enum class ErrorKind {
    BadInput, ///< what the person typed or passed cannot be used; `detail` is the whole reason, a sentence
    NoKey,    ///< no API key was given and none is kept
    // Nothing was reached, or no whole answer came.
    NameNotFound,
    ConnectionRefused,
    Unreachable,
    TimedOut,
    ProxyFailed,
    TlsFailed,      ///< `tls` says why; without it `detail`
    ConnectionLost, ///< closed or reset before a whole answer
    // The service answered, and it was a no.
    Redirected,         ///< `detail`: the target address, empty when none can be read; it was not followed
    RedirectedToHttp,   ///< the same from https to http on the same host
    CredentialsRefused, ///< 401, 403
    NotFound,           ///< 404
    NotAcceptable,      ///< 406
    TooLarge,           ///< 413
    RateLimited,        ///< 429; `detail`: Retry-After as sent, may be empty
    ServerFault,        ///< 5xx
    Refused,            ///< any other status that is not 2xx
    RpcError,           ///< a JSON-RPC error object; `detail`: its code
    // The service answered, and the answer makes no sense.
    AnswerTooLarge,
    WebPage, ///< HTML where data was expected
    EmptyAnswer,
    NotJson,       ///< `detail`: what is wrong and where
    WrongId,       ///< no JSON-RPC answer to the id that was sent
    MissingResult, ///< a JSON-RPC answer with neither result nor error, or with both
    NotUnderstood, ///< anything else; `detail`: a sentence
    // The keychain.
    NoKeychain,         ///< none is installed
    KeychainNotRunning, ///< `detail`: the system's own words
    KeychainLocked,
    KeychainAsking,     ///< it works, and waits for a person: a password, a permission
    KeychainDenied,     ///< a person or a rule said no
    KeychainTimedOut,   ///< no answer at all
    KeychainGone,       ///< it was there and ended while it was used
    KeychainUnverified, ///< what was saved could not be read back
    KeychainKeptKey,    ///< what was deleted is still there
    KeychainLacksKey,   ///< a key was saved, and is there no more; `detail`: a sentence, if it is another secret
    KeyUnbound,         ///< nobody has said yet where the key that is kept may go; `detail`: withheldWords()
    KeyBoundElsewhere,  ///< it is kept for other servers, another trust or another header; `detail`: the same
    KeychainFailed,     ///< `detail`: the keychain's own words
    // The rest.
    FileFailed,   ///< `detail`: path and the system's words
    FileUnusable, ///< what is in it is damaged or a newer version's; `detail`: sentences with the path and what to do
    Cancelled,
    RequestTooLarge, ///< by our own limit, so that nothing left; `detail`: a sentence with both sizes
    AnswerWanted,    ///< the server asked a person for something and nobody answered; `detail`: a sentence on what
};

struct Error
{
    ErrorKind kind = ErrorKind::NotUnderstood;
    QString detail;                   ///< see the kind
    QString quote;                    ///< the other side's own words, raw: pass through displayText() before showing
    int status = 0;                   ///< HTTP status, 0 without one
    std::optional<TlsFault> tls = {}; ///< for TlsFailed, and for ConnectionLost by TLS
    QDateTime retryAt = {};           ///< the service asks for no further request before; invalid: it does not say
    bool mayHaveArrived = false;      ///< the entry or call may have arrived, so nothing may advise to send it again

    bool operator==(const Error &) const = default;
};

/// What was typed or passed cannot be used. `detail`: the whole reason, a sentence.
inline Error badInput(QString detail, QString quote = {})
{
    return {ErrorKind::BadInput, std::move(detail), std::move(quote), 0};
}

/// Whether the keychain is what went wrong.
[[nodiscard]] constexpr bool isOfKeychain(ErrorKind kind)
{
    return kind >= ErrorKind::NoKeychain && kind <= ErrorKind::KeychainFailed;
}

} // namespace rc
