// SPDX-License-Identifier: GPL-3.0-or-later
// The response of one HTTP exchange, or the reason for its failure.
#pragma once

#include "core/entry/outcome.h"
#include "core/error.h"
#include "core/key/credentials.h"

#include <QDateTime>
#include <QString>
#include <QUrl>

#include <chrono>
#include <optional>

namespace rc {

struct HttpResponse
{
    /// Why there is no complete response: a failed connection, TimedOut, ResponseTooLarge, Canceled, NotUnderstood (not
    /// HTTP), or BadInput (no socket was opened: an invalid header or address, or an unusable proxy).
    std::optional<ErrorKind> fault;
    QString faultText;           ///< system message; for NotUnderstood a sentence about the problem, or empty
    std::optional<TlsFault> tls; ///< cause for TlsFailed, and for ConnectionLost by TLS
    int status = 0;              ///< 0: no status line received
    QString reason;
    HeaderList headers;
    QByteArray body;         ///< up to the cap
    QUrl url;                ///< requested address
    qint64 requestBytes = 0; ///< size of the request body, sent or not
    bool followed = false;   ///< `url` is the target of a slashRedirect() from the original address
    QString proxy;           ///< "host:port" of the proxy used; empty for a direct connection
    RequestTimings timings;
    /// False only if certainly no byte of the body was sent; headers, including the key, may still have been. For a
    /// request without a body: false only if no connection was established.
    bool mayHaveBeenSent = false;

    [[nodiscard]] QByteArray header(const QByteArray &name) const; ///< ignores case; the first value; empty if absent
    [[nodiscard]] QByteArray mediaType() const;                    ///< from Content-Type, lower case, without
                                                                   ///< parameters
    [[nodiscard]] qint64 elapsedMs() const;
    [[nodiscard]] bool isSuccess() const { return !fault && status >= 200 && status < 300; }
};

/// Whether this is a JSON object or array, whatever its content type.
[[nodiscard]] bool isJsonDocument(const QByteArray &bytes);
/// HTML, by its type or its first bytes. Frameworks also label JSON text/html.
[[nodiscard]] bool isWebPage(const HttpResponse &response);
/// From the Date header; invalid if it is missing or unreadable.
[[nodiscard]] QDateTime serverClock(const HttpResponse &response);
/// When Retry-After allows the next request: after its seconds, or at its date, relative to the response's own Date if
/// present (RFC 9110, 10.2.3). The latest of several; invalid if missing, unreadable or past.
[[nodiscard]] QDateTime statedRetryTime(const HttpResponse &response, const QDateTime &now);
/// The same for repeating requests, at most a day ahead: a wrong value must not stop them forever.
constexpr qint64 maxRetrySeconds = 24 * 3600;
[[nodiscard]] QDateTime retryTime(const HttpResponse &response, const QDateTime &now);
/// The remaining time; 0 without one, negative once it has passed.
[[nodiscard]] std::chrono::milliseconds untilRetry(const QDateTime &retryAt);

/// nullopt for a complete 2xx response with data. A web page (HTML) in a 2xx response is WebPage.
[[nodiscard]] std::optional<Error> httpError(const HttpResponse &response);
/// The service's own words: the `error`, `detail` or `message` member of a JSON body, else its text.
[[nodiscard]] QString quoteFrom(const QByteArray &body);

/// "HTTP 404 Not Found application/json 29 bytes" with the body below it, capped, safe to display.
[[nodiscard]] QString displayResponse(const HttpResponse &response);

/// Whether a status proves that the service accepted nothing. Other gateway and service errors may come after a request
/// was forwarded or executed.
[[nodiscard]] bool provesNotExecuted(int status);

} // namespace rc
