// SPDX-License-Identifier: GPL-3.0-or-later
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

constexpr std::array<EnumRow<ActivityKind>, 5> kindRows{{
    {ActivityKind::Send, "send"_L1, QT_TRANSLATE_NOOP("rc::Activity", "Send")},
    {ActivityKind::List, "list"_L1, QT_TRANSLATE_NOOP("rc::Activity", "Tool list")},
    {ActivityKind::Check, "check"_L1, QT_TRANSLATE_NOOP("rc::Activity", "Check")},
    {ActivityKind::Drill, "drill"_L1, QT_TRANSLATE_NOOP("rc::Activity", "Drill")},
    {ActivityKind::Call, "call"_L1, QT_TRANSLATE_NOOP("rc::Activity", "Tool call")},
}};

constexpr std::array<EnumRow<ActivityOutcome>, 12> outcomeRows{{
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
    {ActivityOutcome::Canceled, "cancelled"_L1, QT_TRANSLATE_NOOP("rc::Activity", "Canceled")},
    {ActivityOutcome::InProgress, "in-progress"_L1, QT_TRANSLATE_NOOP("rc::Activity", "In progress on the server")},
}};

} // namespace

const std::array<ActivityKind, 5> &activityKinds()
{
    static constexpr auto kinds = idsOf(kindRows);
    return kinds;
}

const std::array<ActivityOutcome, 12> &activityOutcomes()
{
    static constexpr auto outcomes = idsOf(outcomeRows);
    return outcomes;
}

QLatin1StringView wireWord(ActivityKind kind)
{
    return rowOf(kindRows, kind).word;
}

QLatin1StringView wireWord(ActivityOutcome outcome)
{
    return rowOf(outcomeRows, outcome).word;
}

std::optional<ActivityKind> activityKindFromWord(QStringView word)
{
    return enumFromWord(kindRows, word);
}

std::optional<ActivityOutcome> activityOutcomeFromWord(QStringView word)
{
    return enumFromWord(outcomeRows, word);
}

QString kindName(ActivityKind kind)
{
    return ActivityTr::tr(rowOf(kindRows, kind).name);
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
    return ActivityTr::tr(rowOf(outcomeRows, outcome).name);
}

ActivityOutcome activityOutcomeOf(Outcome outcome)
{
    return *enumFromWord(outcomeRows, QString(wireWord(outcome)));
}

} // namespace rc
