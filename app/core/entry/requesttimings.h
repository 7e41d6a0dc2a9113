// SPDX-License-Identifier: GPL-3.0-or-later
// The timing of a request.
#pragma once

#include <QtGlobal>

namespace rc {

/// Microseconds since the start of the request; -1 for a phase that did not happen or was not seen.
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
