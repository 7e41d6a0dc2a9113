// SPDX-License-Identifier: GPL-3.0-or-later
// A recorded action: a send, a list, a check, a drill or a tool call.
#pragma once

#include "core/entry/level.h"
#include "core/entry/outcome.h"

#include <QDateTime>
#include <QString>
#include <QUuid>

#include <array>
#include <optional>

namespace rc {

enum class ActivityKind {
    Send,
    List,
    Check,
    Drill,
    Call
};

enum class ActivityOutcome {
    Planned, ///< waiting in a burst
    Sending, ///< in progress: may or may not have been sent
    // Outcomes of an entry, see Outcome.
    Accepted,
    Refused,
    Unknown, ///< may have been delivered or executed; for a list or a check: its end was not seen
    NotSent,
    Local,
    // Outcomes of a list, a check, a drill or a call.
    Passed,
    Warned,
    Failed,
    Canceled,
    InProgress, ///< for a call: the server continues it as a task
};

struct ActivityRecord
{
    QUuid id = QUuid::createUuid();
    ActivityKind kind = ActivityKind::Send;
    ActivityOutcome outcome = ActivityOutcome::Sending;
    QDateTime at = QDateTime::currentDateTimeUtc(); ///< of the press; of an entry of a slow burst, when it was sent
    QString profile;                                ///< its name now; may be empty
    QString resource;                               ///< the address without user, query and fragment
    std::optional<Level> level;                     ///< of an entry
    QString message; ///< of an entry; of a list its catalog's word; of a check its verdict, in the language at that
                     ///< time; of a call its tool's name
    QString extra;   ///< a JSON object, digits as typed; of a list {"tools","pages","dialect","complete"}; of a
                     ///< call {"catalog","arguments"}, with "task" if it became one; of a check {"steps"},
                     ///< with "trial" for a key that is only tried out, and "before" for a change found by a watch
    QString ts;      ///< the entry's own time, as sent
    QString marker;  ///< of the entry, or of all entries of a check
    int status = 0;  ///< HTTP status, 0 without one
    qint64 elapsedMs = 0;
    RequestTimings timings;
    QString reply;     ///< the server's response, capped at activityReplyCap
    QString errorKind; ///< errorKindWord(); empty without an error
    QString error;     ///< the error on one line: its text, or JSON with its phrase: see errorOf()
    QUuid batch;       ///< common to the records of a burst or of entries sent together; may be null
    QString key;       ///< keyFingerprint() of the key used; empty: none, or not recorded
    QString report;    ///< JSON: a check as in `check --json`, a drill's stages, and the known arrival of a drill or a
                       ///< send; may be empty
    QString profileId; ///< Profile::id; empty in records of earlier versions: see historyId()

    bool operator==(const ActivityRecord &) const = default;
};

/// The id of the profile to whose history the record belongs. A profile of an earlier version has its name as its id.
[[nodiscard]] inline QString historyId(const ActivityRecord &record)
{
    return record.profileId.isEmpty() ? record.profile : record.profileId;
}

constexpr qsizetype activityReplyCap = 64 * 1024;      ///< stored characters of a response
constexpr qsizetype activityTextCap = 4 * 1024 * 1024; ///< stored characters of any other member

[[nodiscard]] const std::array<ActivityKind, 5> &activityKinds();
[[nodiscard]] const std::array<ActivityOutcome, 12> &activityOutcomes();

[[nodiscard]] QLatin1StringView wireWord(ActivityKind kind);       ///< send list check drill call
[[nodiscard]] QLatin1StringView wireWord(ActivityOutcome outcome); ///< planned sending accepted … in-progress
[[nodiscard]] std::optional<ActivityKind> activityKindFromWord(QStringView word);
[[nodiscard]] std::optional<ActivityOutcome> activityOutcomeFromWord(QStringView word);
[[nodiscard]] QString kindName(ActivityKind kind); ///< translated: "Send", "List", …
/// Translated; "unknown" is worded differently for entries than for lists and checks, which deliver nothing.
[[nodiscard]] QString outcomeName(ActivityKind kind, ActivityOutcome outcome);

[[nodiscard]] ActivityOutcome activityOutcomeOf(Outcome outcome);
/// Whether it has not ended yet.
[[nodiscard]] constexpr bool isOpen(ActivityOutcome outcome)
{
    return outcome == ActivityOutcome::Planned || outcome == ActivityOutcome::Sending;
}

} // namespace rc
