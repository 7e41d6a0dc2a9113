// SPDX-License-Identifier: GPL-3.0-or-later
// The record of a drill: the times after which its alert was confirmed and seen in the log. Pure.
#pragma once

#include "session/activity/records.h"

#include <optional>

namespace rc {

/// Times are milliseconds since the start.
struct DrillReport
{
    std::optional<qint64> acknowledgedMs = {}; ///< a person confirmed the alert
    std::optional<qint64> logMs = {};          ///< seen in the service's own log
    std::optional<qint64> endedMs = {};        ///< nullopt: still running, or its end was not seen
    bool left = true; ///< the alert was accepted or may have been delivered; false: nothing to wait for
    /// Passes if the entry appears in the log within this time. 0: passes when a person confirms it.
    qint64 withinMs = 0;
    bool logIsLate = false; ///< known to be too late; an upper bound alone does not prove that

    bool operator==(const DrillReport &) const = default;
};

/// A drill whose alert is about to be sent.
[[nodiscard]] ActivityRecord drillRecord(const ActivityPlace &place, const LogEntry &alert);
/// Sets the report, {"left":true,"stages":[{"name":"acknowledged","ms":3210},{"name":"log","ms":1200}],"endedMs":3210,
/// "withinMs":30000} without unset members, and the outcome of an ended drill. It passed if a person confirmed the
/// alert, else failed. With a time limit for the log, it passes within it, warns after it, and fails if the entry never
/// appears.
void complete(ActivityRecord &record, const DrillReport &report);
/// nullopt if the record is not a drill, or has no such report. Stages of earlier versions are ignored.
[[nodiscard]] std::optional<DrillReport> drillOf(const ActivityRecord &record);

} // namespace rc
