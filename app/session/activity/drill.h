// SPDX-License-Identifier: GPL-3.0-or-later
// A drill: when its entry came where, kept as a record, and medians over many of them. Pure.
#pragma once

#include "session/activity/records.h"

#include <QByteArray>

#include <array>
#include <optional>

namespace rc {

enum class DrillStage {
    Phone, ///< and the next two: only in records of earlier versions
    Mail,
    Chat,
    Acknowledged, ///< it reached somebody, who said so
    Log           ///< seen in the service's own log
};
constexpr std::size_t drillStageCount = 5;

[[nodiscard]] const std::array<DrillStage, drillStageCount> &drillStages();
[[nodiscard]] QLatin1StringView wireWord(DrillStage stage); ///< phone mail chat acknowledged log
[[nodiscard]] QString stageName(DrillStage stage);          ///< translated: "Phone", …

struct DrillReport
{
    std::array<std::optional<qint64>, drillStageCount> came; ///< milliseconds since the press, per stage; none: did not
    std::optional<qint64> endedMs;                           ///< none: it still runs, or nobody saw its end
    bool left = true; ///< the alert was accepted or may have been delivered; false: there was nothing to wait for
    /// It has passed when the entry was seen in the log within this time. 0: when somebody says that it reached them.
    qint64 withinMs = 0;
    bool logIsLate = false; ///< it was not, by all that is known; where only an upper bound is known, it need not be

    [[nodiscard]] std::optional<qint64> at(DrillStage stage) const { return came.at(std::size_t(stage)); }
    bool operator==(const DrillReport &) const = default;
};

/// A drill whose alert is about to leave.
[[nodiscard]] ActivityRecord drillRecord(const ActivityPlace &place, const LogEntry &alert);
/// Sets the outcome. An ended drill has passed if the alert reached somebody, else failed; a record of an earlier
/// version warns if it arrived somewhere and nobody acknowledged it. With a time limit for the log, a drill passes
/// within it, warns after it, and fails if the log never shows the entry.
void complete(ActivityRecord &record, const DrillReport &report);
/// {"left":true,"stages":[{"name":"phone","ms":3210}…],"endedMs":60000,"withinMs":30000}: only the stages that came,
/// and what was not set is left out. What else the record's report holds is the arrival's: session/arrival.
[[nodiscard]] QByteArray drillJson(const DrillReport &report);
/// Nothing when the record is none of a drill, or holds no such report.
[[nodiscard]] std::optional<DrillReport> drillOf(const ActivityRecord &record);

/// The middle one, or the mean of the two in the middle; nothing of nothing.
[[nodiscard]] std::optional<qint64> medianOf(QList<qint64> values);

/// What the drills of a stretch of time have in common.
struct DrillMedians
{
    QDate month; ///< its first day; invalid: of all
    int drills = 0;
    std::array<int, drillStageCount> counts = {};
    std::array<std::optional<qint64>, drillStageCount> medians = {};   ///< of those that came
    std::array<std::optional<qint64>, drillStageCount> slowest95 = {}; ///< what 95 of 100 were not slower than

    bool operator==(const DrillMedians &) const = default;
};
/// Of all the drills whose alert left, then of each calendar month of this machine's time, newest first. Empty without
/// any.
[[nodiscard]] QList<DrillMedians> drillMedians(const QList<ActivityRecord> &drills);

} // namespace rc
