// SPDX-License-Identifier: GPL-3.0-or-later
// What came back from one HTTP exchange, or why nothing did.
#pragma once

#include "core/entry/requesttimings.h"
#include "core/error.h"
#include "core/key/credentials.h"

#include <QDateTime>
#include <QString>
#include <QUrl>

#include <optional>

namespace rc {

enum class HttpFault {
    None,
    BadRequest,    ///< a header or address that must not go out; no socket was opened
    ProxyUnusable, ///< a variable of the environment names one that cannot be taken; no socket was opened
    NameNotFound,
    ConnectionRefused,
    Unreachable,
    TimedOut,
    ProxyFailed,
    TlsFailed,
    ConnectionLost, ///< closed, reset or cut short before a whole answer
    Garbled,        ///< bytes that are no HTTP answer
    AnswerTooLarge,
    Cancelled,
};

struct HttpAnswer
{
    HttpFault fault = HttpFault::None;
    QString faultText;           ///< the system's own words; for Garbled a sentence on what is wrong, or nothing
    std::optional<TlsFault> tls; ///< for TlsFailed, and for ConnectionLost by TLS: why
    int status = 0;              ///< 0: no status line came
    QString reason;
    HeaderList headers;
    QByteArray body;       ///< up to the cap
    QUrl url;              ///< that was asked
    qint64 askedBytes = 0; ///< of the body of the request, sent or not
    bool followed = false; ///< `url` is where a slashRedirect() from the address meant at first led
    QString proxy;         ///< that the request went to, "host:port"; empty for a direct connection
    RequestTimings timings;
    /// False only when it is certain that no byte of the body left; headers, and the key in them, may have left all the
    /// same. Of a request without a body: false only when no connection came up.
    bool bytesMayHaveLeft = false;

    [[nodiscard]] QByteArray header(const QByteArray &name) const; ///< any letter case; the first one; empty if absent
    [[nodiscard]] QByteArray mediaType() const;                    ///< of Content-Type, lower case, without parameters
    [[nodiscard]] qint64 elapsedMs() const;
    [[nodiscard]] bool isSuccess() const { return fault == HttpFault::None && status >= 200 && status < 300; }
};

/// The Date header; invalid without one, or with one that cannot be read.
[[nodiscard]] QDateTime serverClock(const HttpAnswer &answer);
/// When Retry-After allows the next request: after its seconds, or at its date, whose distance is measured from the
/// answer's own Date where there is one (RFC 9110, 10.2.3). Invalid without a readable one, and for more seconds than a
/// year has.
[[nodiscard]] QDateTime retryTime(const HttpAnswer &answer, const QDateTime &now);

/// The Error for everything but a whole 2xx answer; nothing for that. A web page (HTML) in a 2xx answer is WebPage.
[[nodiscard]] std::optional<Error> httpError(const HttpAnswer &answer);
/// The service's own words: the `error`, `detail` or `message` member of a JSON body, else its text.
[[nodiscard]] QString quotedIn(const QByteArray &body);

/// "HTTP 404 Not Found  application/json  29 bytes" and the body below it, capped, made safe for display.
[[nodiscard]] QString shownReply(const HttpAnswer &answer);

/// Whether a status proves that the service took nothing (design: "Refused is what proves that nothing was taken"). Any
/// other gateway or service error may come after a request was passed on or carried out.
[[nodiscard]] bool provesUntaken(int status);

} // namespace rc
