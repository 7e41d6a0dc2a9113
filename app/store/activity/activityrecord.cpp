// SPDX-License-Identifier: GPL-3.0-or-later
// Wording of records.
#include "store/activity/activityrecord.h"

#include "core/words/enumtable.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct ActivityTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::Activity)
};

struct KindRow
{
    ActivityKind kind;
    QLatin1StringView word;
    const char *name;
};

constexpr std::array<KindRow, 5> kindRows{{
    {ActivityKind::Send, "send"_L1, QT_TRANSLATE_NOOP("rc::Activity", "Send")},
    {ActivityKind::List, "list"_L1, QT_TRANSLATE_NOOP("rc::Activity", "Tool list")},
    {ActivityKind::Check, "check"_L1, QT_TRANSLATE_NOOP("rc::Activity", "Check")},
    {ActivityKind::Drill, "drill"_L1, QT_TRANSLATE_NOOP("rc::Activity", "Drill")},
    {ActivityKind::Call, "call"_L1, QT_TRANSLATE_NOOP("rc::Activity", "Tool call")},
}};

struct OutcomeRow
{
    ActivityOutcome outcome;
    QLatin1StringView word;
    const char *name;
};

constexpr std::array<OutcomeRow, 12> outcomeRows{{
    {ActivityOutcome::Planned, "planned"_L1, QT_TRANSLATE_NOOP("rc::Activity", "Planned")},
    {ActivityOutcome::Sending, "sending"_L1, QT_TRANSLATE_NOOP("rc::Activity", "In progress")},
    {ActivityOutcome::Accepted, "accepted"_L1, QT_TRANSLATE_NOOP("rc::Activity", "Accepted by the service")},
    {ActivityOutcome::Refused, "refused"_L1, QT_TRANSLATE_NOOP("rc::Activity", "Refused by the service")},
    {ActivityOutcome::Unknown, "unknown"_L1, QT_TRANSLATE_NOOP("rc::Activity", "May have been delivered")},
    {ActivityOutcome::NotSent, "not-sent"_L1, QT_TRANSLATE_NOOP("rc::Activity", "Not sent")},
    {ActivityOutcome::Local, "local"_L1, QT_TRANSLATE_NOOP("rc::Activity", "Local only")},
    {ActivityOutcome::Passed, "passed"_L1, QT_TRANSLATE_NOOP("rc::Activity", "Passed")},
    {ActivityOutcome::Warned, "warned"_L1, QT_TRANSLATE_NOOP("rc::Activity", "Passed with warnings")},
    {ActivityOutcome::Failed, "failed"_L1, QT_TRANSLATE_NOOP("rc::Activity", "Failed")},
    {ActivityOutcome::Cancelled, "cancelled"_L1, QT_TRANSLATE_NOOP("rc::Activity", "Canceled")},
    {ActivityOutcome::InProgress, "in-progress"_L1, QT_TRANSLATE_NOOP("rc::Activity", "In progress on the server")},
}};

const KindRow &rowOf(ActivityKind kind)
{
    return rc::rowOf(kindRows, &KindRow::kind, kind);
}

const OutcomeRow &rowOf(ActivityOutcome outcome)
{
    return rc::rowOf(outcomeRows, &OutcomeRow::outcome, outcome);
}

} // namespace

const std::array<ActivityKind, 5> &activityKinds()
{
    static constexpr std::array<ActivityKind, 5> kinds{ActivityKind::Send, ActivityKind::List, ActivityKind::Check,
                                                       ActivityKind::Drill, ActivityKind::Call};
    return kinds;
}

const std::array<ActivityOutcome, 12> &activityOutcomes()
{
    static constexpr std::array<ActivityOutcome, 12> outcomes{
        ActivityOutcome::Planned, ActivityOutcome::Sending, ActivityOutcome::Accepted,  ActivityOutcome::Refused,
        ActivityOutcome::Unknown, ActivityOutcome::NotSent, ActivityOutcome::Local,     ActivityOutcome::Passed,
        ActivityOutcome::Warned,  ActivityOutcome::Failed,  ActivityOutcome::Cancelled, ActivityOutcome::InProgress};
    return outcomes;
}

QLatin1StringView wireWord(ActivityKind kind)
{
    return rowOf(kind).word;
}

QLatin1StringView wireWord(ActivityOutcome outcome)
{
    return rowOf(outcome).word;
}

std::optional<ActivityKind> activityKindFromWord(QStringView word)
{
    return enumFromWord(kindRows, &KindRow::kind, &KindRow::word, word);
}

std::optional<ActivityOutcome> activityOutcomeFromWord(QStringView word)
{
    return enumFromWord(outcomeRows, &OutcomeRow::outcome, &OutcomeRow::word, word);
}

QString kindName(ActivityKind kind)
{
    return ActivityTr::tr(rowOf(kind).name);
}

QString outcomeName(ActivityKind kind, ActivityOutcome outcome)
{
    if (kind == ActivityKind::Call) {
        switch (outcome) {
        case ActivityOutcome::Passed:
            return ActivityTr::tr("The tool responded");
        case ActivityOutcome::Failed:
            return ActivityTr::tr("The tool returned an error");
        case ActivityOutcome::Unknown:
            return ActivityTr::tr("The tool may have run");
        default:
            break;
        }
    }
    const bool delivers = kind == ActivityKind::Send || kind == ActivityKind::Drill;
    if (outcome == ActivityOutcome::Unknown && !delivers)
        return ActivityTr::tr("Result unknown");
    return ActivityTr::tr(rowOf(outcome).name);
}

ActivityOutcome activityOutcomeOf(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Accepted:
        return ActivityOutcome::Accepted;
    case Outcome::Refused:
        return ActivityOutcome::Refused;
    case Outcome::Unknown:
        return ActivityOutcome::Unknown;
    case Outcome::NotSent:
        return ActivityOutcome::NotSent;
    case Outcome::Local:
        return ActivityOutcome::Local;
    }
    Q_UNREACHABLE();
}

} // namespace rc
