// SPDX-License-Identifier: GPL-3.0-or-later
// What is kept of a send, a list, a check or a call: the record before it begins, and its completion after.
#pragma once

#include "check/ladder/checkrun.h"
#include "core/entry/outcome.h"
#include "core/profile/profile.h"
#include "service/tools/toolcalljob.h"
#include "service/tools/toollistjob.h"
#include "store/activity/activityrecord.h"

namespace rc {

/// Where it goes and for whom.
struct ActivityPlace
{
    QString profile;  ///< its name; empty without one
    QString resource; ///< the address without user, query and fragment: resourceUrl() or logForm()
};

/// An entry that is about to leave. `batch`: of a burst or of one press of several entries.
[[nodiscard]] ActivityRecord sendRecord(const ActivityPlace &place, const LogEntry &entry, const QUuid &batch = {});
/// What became of it; of a drill's alert, too, whose record stays under way once that has left. `timings`: of
/// the answer, if there was one.
void complete(ActivityRecord &record, const SendResult &result, const RequestTimings &timings = {});

/// A list that is about to be asked for.
[[nodiscard]] ActivityRecord listRecord(const QString &profile, const QUrl &toolServer, const CatalogKind &kind);
/// Passed: the whole list without problems. Warned: it came, but not whole or with problems.
void complete(ActivityRecord &record, const ToolListResult &result);

/// A call that is about to leave.
[[nodiscard]] ActivityRecord callRecord(const QString &profile, const QUrl &toolServer, const ToolCall &call);
void complete(ActivityRecord &record, const ToolCallResult &result);
/// The server has made a task of the call, or tells more of it. `now`: when it said so.
void complete(ActivityRecord &record, const ServerTask &task, const QDateTime &now = QDateTime::currentDateTimeUtc());
/// The ID of the task that the server made of the call, which can be asked about; empty where there is none, or what
/// became of it is known.
[[nodiscard]] QString openTaskOf(const ActivityRecord &record);
/// Until when its server keeps that task, as it said itself; invalid: without end, or it did not say.
[[nodiscard]] QDateTime taskKeptUntil(const ActivityRecord &record);
/// Names of the profiles whose tool server the call was sent to; first the one that the record names, which may have
/// another name by now.
[[nodiscard]] QStringList profilesOfCall(const ActivityRecord &record, const QList<Profile> &profiles);
/// The call again, for a new press. Nothing when the record is of none, or cannot be read back.
[[nodiscard]] std::optional<ToolCall> callOf(const ActivityRecord &record);

/// A check that is about to begin. `resource` as typed: kept only if it is a Resource URL.
[[nodiscard]] ActivityRecord checkRecord(const QString &profile, const QString &resource);
/// The same with a key that is only tried out: isTrial(), and no part of the profile's history.
[[nodiscard]] ActivityRecord trialRecord(const QString &profile, const QString &resource);
[[nodiscard]] bool isTrial(const ActivityRecord &record);
void complete(ActivityRecord &record, const CheckReport &report);

/// What a watch noticed: another state of `name`'s resource than the check before. Complete; nothing when nobody needs
/// to be told.
[[nodiscard]] std::optional<ActivityRecord> changeRecord(const QString &name, const CheckReport &before,
                                                         const CheckReport &now);

/// The entry of a send or a drill again, for a new press: level, message and extra; no time and no marker. Nothing when
/// it cannot be read back.
[[nodiscard]] std::optional<LogEntry> entryOf(const ActivityRecord &record);
/// The entry as it went out, its own time and marker included: ingestBody() of it is what was sent alone. Nothing when
/// it cannot be read back to the last byte.
[[nodiscard]] std::optional<LogEntry> sentEntryOf(const ActivityRecord &record);

} // namespace rc
