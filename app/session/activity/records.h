// SPDX-License-Identifier: GPL-3.0-or-later
// The records of sends, lists, checks, calls and drills: created before the start, completed at the end. Pure.
#pragma once

#include "check/run/checkrun.h"
#include "core/entry/outcome.h"
#include "core/profile/profile.h"
#include "service/tools/toolcalljob.h"
#include "service/tools/toollistjob.h"
#include "store/activity/activityquery.h"

#include <optional>

namespace rc {

/// The profile of a record; both may be empty.
struct RecordedProfile
{
    QString name;
    QString id = {};

    RecordedProfile() = default;
    RecordedProfile(const Profile &profile) // NOLINT(google-explicit-constructor)
        : name(profile.name)
        , id(profile.id)
    {
    }
    RecordedProfile(QString itsName, QString itsId = {}) // NOLINT(google-explicit-constructor)
        : name(std::move(itsName))
        , id(std::move(itsId))
    {
    }

    bool operator==(const RecordedProfile &) const = default;
};

/// Only the history of `profile`: not that of another one that had its name.
void setHistory(ActivityFilter &filter, const RecordedProfile &profile);

/// Profile and address of a record.
struct RecordTarget
{
    RecordedProfile profile;
    QString resource; ///< the address without user, query and fragment: resourceUrl() or logForm()
};

/// An entry about to be sent. `batch`: for several entries sent together.
[[nodiscard]] ActivityRecord sendRecord(const RecordTarget &target, const LogEntry &entry, const QUuid &batch = {});
/// Sets the outcome. Also for a drill's alert, whose record stays open once the alert was sent. `timings`: of the
/// response, if any.
void complete(ActivityRecord &record, const SendResult &result, const RequestTimings &timings = {});

/// A list about to be fetched.
[[nodiscard]] ActivityRecord listRecord(const RecordedProfile &profile, const QUrl &toolServer,
                                        const CatalogKind &kind);
/// Passed: complete and without problems. Warned: incomplete or with problems.
void complete(ActivityRecord &record, const ToolListResult &result);

/// A call about to be sent.
[[nodiscard]] ActivityRecord callRecord(const RecordedProfile &profile, const QUrl &toolServer, const ToolCall &call);
void complete(ActivityRecord &record, const ToolCallResult &result);
/// The server created a task for the call, or reported on it at `now`.
void complete(ActivityRecord &record, const ServerTask &task, const QDateTime &now = QDateTime::currentDateTimeUtc());
/// The ID of the server's open task for the call; empty if there is none, or if its result is known.
[[nodiscard]] QString openTaskOf(const ActivityRecord &record);
/// When the server discards the task, as it stated; invalid: never, or not stated.
[[nodiscard]] QDateTime taskExpiry(const ActivityRecord &record);
/// The call, for repeating it. nullopt if the record is not a call or is unreadable.
[[nodiscard]] std::optional<ToolCall> callOf(const ActivityRecord &record);

/// A check about to begin. `resource` as typed: recorded only if it is a Resource URL.
[[nodiscard]] ActivityRecord checkRecord(const RecordedProfile &profile, const QString &resource);
/// The same with a key that is only tried out: isTrial(), and no part of the profile's history.
[[nodiscard]] ActivityRecord trialRecord(const RecordedProfile &profile, const QString &resource);
[[nodiscard]] bool isTrial(const ActivityRecord &record);
void complete(ActivityRecord &record, const CheckReport &report);

/// A change noticed by a watch: another state of the profile's resource than in the check before. Complete; nullopt if
/// it need not be reported.
[[nodiscard]] std::optional<ActivityRecord> changeRecord(const RecordedProfile &profile, const CheckReport &before,
                                                         const CheckReport &now);

/// The message to display. That of a check is in the current language, except in records of earlier versions.
[[nodiscard]] QString messageOf(const ActivityRecord &record);
/// The error to display, in the current language except in records of earlier versions; may be empty.
[[nodiscard]] QString errorOf(const ActivityRecord &record);
/// The entry of a send or drill, for repeating it: level, message and extra, without time and marker. nullopt if
/// unreadable.
[[nodiscard]] std::optional<LogEntry> entryOf(const ActivityRecord &record);
/// The entry as sent, with its time and marker: ingestBody() gives the exact bytes of a single send. nullopt if it
/// cannot be restored exactly.
[[nodiscard]] std::optional<LogEntry> sentEntryOf(const ActivityRecord &record);

/// Of a drill. Times are milliseconds since its start.
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
[[nodiscard]] ActivityRecord drillRecord(const RecordTarget &target, const LogEntry &alert);
/// Sets the report, {"left":true,"stages":[{"name":"acknowledged","ms":3210},{"name":"log","ms":1200}],"endedMs":3210,
/// "withinMs":30000} without unset members, and the outcome of an ended drill. It passed if a person confirmed the
/// alert, else failed. With a time limit for the log, it passes within it, warns after it, and fails if the entry never
/// appears.
void complete(ActivityRecord &record, const DrillReport &report);
/// nullopt if the record is not a drill, or has no such report. Stages of earlier versions are ignored.
[[nodiscard]] std::optional<DrillReport> drillOf(const ActivityRecord &record);

} // namespace rc
