// SPDX-License-Identifier: GPL-3.0-or-later
// The delivery outcome of an entry after Send.
#pragma once

#include "core/entry/logentry.h"
#include "core/error.h"

#include <QByteArray>
#include <QUrl>

#include <array>
#include <optional>

namespace rc {

enum class Outcome {
    Accepted, ///< a 2xx response that is JSON, plain text or empty
    Refused,  ///< the service responded with a refusal
    Unknown,  ///< bytes may have been sent but no clear response arrived: "may have been delivered"
    NotSent,  ///< nothing was sent
    Local,    ///< below the threshold: an SDK would not send it
};

[[nodiscard]] QLatin1StringView wireWord(Outcome outcome); ///< accepted refused unknown not-sent local
[[nodiscard]] QString outcomeName(Outcome outcome);        ///< "Accepted by the service", "May have been delivered", …

/// The conclusion of app/check from a response; safe to display.
struct Explanation
{
    QString cause;  ///< machine-readable: "key-name-or-access", "unknown"
    Phrase summary; ///< "403: …"
    Phrase hint;    ///< cause in plain words, and the next step

    bool operator==(const Explanation &) const = default;
};

struct SendResult
{
    LogEntry entry;
    Outcome outcome = Outcome::NotSent;
    int status = 0; ///< HTTP status, 0 without a response
    qint64 elapsedMs = 0;
    QByteArray reply;           ///< the raw body, capped
    QUrl followedTo;            ///< target of a followed redirect; empty without one
    QString proxy;              ///< "host:port" of the proxy that received the request; empty for a direct connection
    QDateTime at;               ///< when the outcome was determined, local time
    std::optional<Error> error; ///< why, unless Accepted or Local
    bool seenInLog = false;     ///< the response was lost, and the service's own log confirmed the entry
    /// From explanationOf() in check/run/stepoutcome.h, which needs the whole response. Also holds warnings about an
    /// accepted request.
    std::optional<Explanation> explanation = {};

    /// Turns an unknown outcome into an accepted one after the service's own log showed the entry.
    void confirmByLog();
};

/// The timing of a request: microseconds since the start of the request; -1 for a phase that did not happen or was not
/// seen.
struct RequestTimings
{
    qint64 connecting = -1;
    qint64 encrypted = -1;
    qint64 sent = -1;
    qint64 firstByte = -1;
    qint64 done = -1;

    bool operator==(const RequestTimings &) const = default;
};

} // namespace rc
