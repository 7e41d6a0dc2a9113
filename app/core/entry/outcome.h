// SPDX-License-Identifier: GPL-3.0-or-later
// What became of an entry after a press of Send, in the honest words.
#pragma once

#include "core/entry/logentry.h"
#include "core/error.h"

#include <QByteArray>
#include <QUrl>

#include <array>
#include <optional>

namespace rc {

enum class Outcome {
    Accepted, ///< a 2xx answer that is JSON, plain text or empty
    Refused,  ///< the service answered and said no
    Unknown,  ///< bytes may have left and no clear answer came: "may have been delivered"
    NotSent,  ///< nothing left this machine
    Local,    ///< below the threshold: an SDK would keep it local
};

[[nodiscard]] QLatin1StringView wireWord(Outcome outcome); ///< accepted refused unknown not-sent local
[[nodiscard]] QString outcomeName(Outcome outcome);        ///< "Accepted by the service", "May have been delivered", …

/// What app/check concludes from an answer; safe to display.
struct Explanation
{
    QString cause;   ///< for machines: "key-name-or-access", "unknown"
    QString summary; ///< "403: …"
    QString hint;    ///< the cause in plain words, and the next step

    bool operator==(const Explanation &) const = default;
};

struct SendResult
{
    LogEntry entry;
    Outcome outcome = Outcome::NotSent;
    int status = 0; ///< HTTP status, 0 without an answer
    qint64 elapsedMs = 0;
    QByteArray reply;           ///< the body as it came, capped
    QUrl followedTo;            ///< where a followed redirect led; empty without one
    QString proxy;              ///< that the request went to, "host:port"; empty for a direct connection
    QDateTime at;               ///< when the outcome was known, local time
    std::optional<Error> error; ///< why, unless Accepted or Local
    bool seenInLog = false;     ///< the response was lost, and the service's own log settled the outcome
    /// By whoever holds the whole answer: explanationOf() in check/ladder/rungending.h. Also a warning about an
    /// acceptance.
    std::optional<Explanation> explained = {};

    /// Turns an unknown outcome into an accepted one, because the service's own log shows the entry.
    void settleByLog();
};

} // namespace rc
