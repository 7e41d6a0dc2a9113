// SPDX-License-Identifier: GPL-3.0-or-later
// Drills: the arrival times of an entry, stored in a record, and medians over many drills. Pure.
#pragma once

#include "session/activity/records.h"

#include <QByteArray>

#include <array>
#include <optional>

namespace rc {

enum class DrillStage {
    Phone, ///< this and the next two: only in records of earlier versions
    Mail,
    Chat,
    Acknowledged, ///< a person confirmed the alert
    Log           ///< seen in the service's own log
};
constexpr std::size_t drillStageCount = 5;

[[nodiscard]] const std::array<DrillStage, drillStageCount> &drillStages();
[[nodiscard]] QLatin1StringView wireWord(DrillStage stage); ///< phone mail chat acknowledged log
[[nodiscard]] QString stageName(DrillStage stage);          ///< translated: "Phone", …

struct DrillReport
{
    std::array<std::optional<qint64>, drillStageCount> came; ///< milliseconds since the start, by stage; nullopt: not
                                                             ///< reached
    std::optional<qint64> endedMs;                           ///< nullopt: still running, or its end was not seen
    bool left = true; ///< the alert was accepted or may have been delivered; false: nothing to wait for
    /// Passes if the entry appears in the log within this time. 0: passes when a person confirms it.
    qint64 withinMs = 0;
    bool logIsLate = false; ///< known to be too late; an upper bound alone does not prove that

    [[nodiscard]] std::optional<qint64> at(DrillStage stage) const { return came.at(std::size_t(stage)); }
    bool operator==(const DrillReport &) const = default;
};

/// A drill whose alert is about to be sent.
[[nodiscard]] ActivityRecord drillRecord(const ActivityPlace &place, const LogEntry &alert);
/// Sets the outcome. An ended drill passed if a person got the alert, else failed; a record of an earlier version warns
/// if it arrived without an acknowledgment. With a time limit for the log, a drill passes within it, warns after it,
/// and fails if the entry never appears.
void complete(ActivityRecord &record, const DrillReport &report);
/// {"left":true,"stages":[{"name":"phone","ms":3210}…],"endedMs":60000,"withinMs":30000}: only stages that were
/// reached, without unset members. Other members of the record's report belong to session/arrival.
[[nodiscard]] QByteArray drillJson(const DrillReport &report);
/// nullopt if the record is not a drill, or has no such report.
[[nodiscard]] std::optional<DrillReport> drillOf(const ActivityRecord &record);

/// The middle value, or the mean of the middle two; nullopt if empty.
[[nodiscard]] std::optional<qint64> medianOf(QList<qint64> values);

/// Statistics of the drills in a period.
struct DrillMedians
{
    QDate month; ///< first day; invalid: the total
    int drills = 0;
    std::array<int, drillStageCount> counts = {};
    std::array<std::optional<qint64>, drillStageCount> medians = {};   ///< of the stages that were reached
    std::array<std::optional<qint64>, drillStageCount> slowest95 = {}; ///< 95th percentile

    bool operator==(const DrillMedians &) const = default;
};
/// For all drills whose alert was sent, then for each calendar month in local time, newest first. Empty without drills.
[[nodiscard]] QList<DrillMedians> drillMedians(const QList<ActivityRecord> &drills);

} // namespace rc
