// SPDX-License-Identifier: GPL-3.0-or-later
// One thing the console did that is worth keeping: a send, a list, a check, a drill or a call of a tool.
#pragma once

#include "core/entry/level.h"
#include "core/entry/outcome.h"
#include "core/entry/requesttimings.h"

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
    Planned, ///< of a burst that has not come to it yet
    Sending, ///< under way: it may or may not have left
    // What became of an entry, as in Outcome.
    Accepted,
    Refused,
    Unknown, ///< may have been delivered, or have run; of a list or a check: it ended unseen
    NotSent,
    Local,
    // What became of a list, a check, a drill or a call.
    Passed,
    Warned,
    Failed,
    Cancelled,
    InProgress, ///< of a call: its server goes on with it by itself, and can be asked
};

struct ActivityRecord
{
    QUuid id = QUuid::createUuid();
    ActivityKind kind = ActivityKind::Send;
    ActivityOutcome outcome = ActivityOutcome::Sending;
    QDateTime at = QDateTime::currentDateTimeUtc(); ///< of the press; milliseconds, never changes
    QString profile;                                ///< its name, which is what identifies a profile; may be empty
    QString resource;                               ///< the address without user, query and fragment
    std::optional<Level> level;                     ///< of an entry
    QString message; ///< of an entry; of a list its catalog's word; of a check its verdict; of a call its tool's name
    QString extra;   ///< a JSON object, digits as typed; of a list {"tools","pages","dialect","complete"}; of a
                     ///< call {"catalog","arguments"}, with "task" where its server made one of it; of
                     ///< a check with a key that is only tried out {"trial"}
    QString ts;      ///< the entry's own time, as it went out
    QString marker;  ///< of the entry, or of all entries of a check
    int status = 0;  ///< HTTP status, 0 without one
    qint64 elapsedMs = 0;
    RequestTimings timings;
    QString reply;     ///< what the service said, capped at activityReplyCap
    QString errorKind; ///< errorKindWord(); empty when all is well
    QString error;     ///< why, in one line, in the language of then
    QUuid batch;       ///< common to all records of a burst or of one press; null without one
    QString key;       ///< keyFingerprint() of the key that was used; empty: none, or it was not noted
    QString report;    ///< JSON: of a check as `check --json` prints it, of a drill its stages, of either and of a send
                       ///< what is known of its arrival; empty without one

    bool operator==(const ActivityRecord &) const = default;
};

constexpr qsizetype activityReplyCap = 64 * 1024;      ///< characters of a reply that are kept
constexpr qsizetype activityTextCap = 4 * 1024 * 1024; ///< characters of any other member that are kept

[[nodiscard]] const std::array<ActivityKind, 5> &activityKinds();
[[nodiscard]] const std::array<ActivityOutcome, 12> &activityOutcomes();

[[nodiscard]] QLatin1StringView wireWord(ActivityKind kind);       ///< send list check drill call
[[nodiscard]] QLatin1StringView wireWord(ActivityOutcome outcome); ///< planned sending accepted … in-progress
[[nodiscard]] std::optional<ActivityKind> activityKindFromWord(QStringView word);
[[nodiscard]] std::optional<ActivityOutcome> activityOutcomeFromWord(QStringView word);
[[nodiscard]] QString kindName(ActivityKind kind); ///< translated: "Send", "List", …
/// Translated; what is unknown has other words for an entry than for a list or a check, which deliver nothing.
[[nodiscard]] QString outcomeName(ActivityKind kind, ActivityOutcome outcome);

[[nodiscard]] ActivityOutcome activityOutcomeOf(Outcome outcome);
/// Whether it still waits for its end.
[[nodiscard]] constexpr bool isOpen(ActivityOutcome outcome)
{
    return outcome == ActivityOutcome::Planned || outcome == ActivityOutcome::Sending;
}

} // namespace rc
