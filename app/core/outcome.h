// SPDX-License-Identifier: GPL-3.0-or-later
// What became of an entry after a press of Send, in the honest words.
#pragma once

#include "core/error.h"
#include "core/logentry.h"

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
};

} // namespace rc
