// SPDX-License-Identifier: GPL-3.0-or-later
// A drill: when its entry came where, kept as a record, and medians over many of them. Pure.
#pragma once

#include "session/activity/records.h"

#include <QByteArray>

#include <array>
#include <optional>

namespace rc {

enum class DrillStage {
    Phone,
    Mail,
    Chat,
    Acknowledged, ///< somebody answered for it
    Log           ///< seen in the service's own log: nobody ticks it off
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
    /// Nobody ticks anything off: it has passed when the entry was seen in the log within this time. 0: people do.
    qint64 withinMs = 0;

    [[nodiscard]] std::optional<qint64> at(DrillStage stage) const { return came.at(std::size_t(stage)); }
    bool operator==(const DrillReport &) const = default;
};

/// A drill whose alert is about to leave.
[[nodiscard]] ActivityRecord drillRecord(const ActivityPlace &place, const LogEntry &alert);
/// How far it is. An ended drill has passed when it was acknowledged, warns when it came somewhere and nobody
/// acknowledged it, and has failed when it came nowhere. One that nobody ticks off passes in time, warns when it was
/// late, and has failed when it was not seen.
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

/// One stage of a drill beside those of the other drills of its profile.
struct DrillStanding
{
    DrillStage stage = DrillStage::Phone;
    qint64 ms = 0;
    std::optional<qint64> median = {}; ///< of the others in which it came; nothing without any
    /// Faster than in every other drill of the same calendar month, of which at least one came so far.
    bool isBestOfMonth = false;

    bool operator==(const DrillStanding &) const = default;
};
/// The stages that came, in their order. `drills` may hold this one, too: it is the one with that marker, and began at
/// `at`.
[[nodiscard]] QList<DrillStanding> drillStandings(const DrillReport &report, const QString &marker, const QDateTime &at,
                                                  const QList<ActivityRecord> &drills);

/// Header and a line for each drill: at, profile, resource, marker, outcome, then milliseconds per stage.
[[nodiscard]] QByteArray drillsCsv(const QList<ActivityRecord> &drills);

} // namespace rc
