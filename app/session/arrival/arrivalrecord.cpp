// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/arrival/arrivalrecord.h"

#include "core/json/jsontape.h"
#include "core/json/jsontext.h"
#include "service/arrival/arrivaltext.h"
#include "session/activity/records.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr auto arrivalMember = "arrival";

QByteArray recordedJson(const MarkerArrival &marker, const ArrivalReport &report)
{
    const QDateTime at = marker.seenAt.isValid() ? marker.seenAt : QDateTime::currentDateTimeUtc();
    return jsonObject({{"state", jsonString(wireWord(marker.arrival))},
                       {"afterMs", QByteArray::number(marker.afterMs)},
                       {"upperBound", jsonBoolean(marker.isUpperBound)},
                       {"at", jsonString(at.toUTC().toString(Qt::ISODateWithMs))},
                       {"withinMs", QByteArray::number(report.within.count())}});
}

qint64 wholeNumber(JsonValue value)
{
    return value.raw().toByteArray().toLongLong();
}

} // namespace

void complete(ActivityRecord &record, const MarkerArrival &marker, const ArrivalReport &report)
{
    const std::optional<RecordedArrival> previous = arrivalOf(record);
    if (previous && previous->arrival == Arrival::Arrived && marker.arrival != Arrival::Arrived)
        return;
    const auto tape = JsonTape::read(record.report.toUtf8());
    QList<JsonMember> members;
    if (tape && tape->root().isObject())
        members = rawMembers(tape->root(), [](JsonValue member) { return member.hasKey(arrivalMember); });
    members.append({arrivalMember, recordedJson(marker, report)});
    record.report = QString::fromUtf8(jsonObject(members));
    if (marker.arrival == Arrival::Arrived && record.kind == ActivityKind::Send &&
        record.outcome == ActivityOutcome::Unknown) {
        record.outcome = ActivityOutcome::Accepted;
        record.error.clear();
        record.errorKind.clear();
    }
}

std::optional<RecordedArrival> arrivalOf(const ActivityRecord &record)
{
    if ((record.kind != ActivityKind::Send && record.kind != ActivityKind::Drill) || record.report.isEmpty())
        return std::nullopt;
    const auto tape = JsonTape::read(record.report.toUtf8());
    const JsonValue stored = tape ? tape->root().member(arrivalMember) : JsonValue();
    const std::optional<Arrival> state = arrivalFromWord(stored.textOf("state"));
    if (!state)
        return std::nullopt;
    return RecordedArrival{.arrival = *state,
                           .afterMs = wholeNumber(stored.member("afterMs")),
                           .isUpperBound = stored.member("upperBound").boolean().value_or(true),
                           .at = QDateTime::fromString(stored.textOf("at"), Qt::ISODateWithMs),
                           .withinMs = wholeNumber(stored.member("withinMs"))};
}

QString arrivalCell(const RecordedArrival &arrival)
{
    switch (arrival.arrival) {
    case Arrival::Arrived:
        return arrival.isUpperBound ? formatMaxDuration(arrival.afterMs) : formatDuration(arrival.afterMs);
    case Arrival::Missing:
        return QCoreApplication::translate("rc::Arrival", "not within %1", "a duration")
            .arg(formatDuration(arrival.withinMs));
    default:
        return QCoreApplication::translate("rc::Arrival", "log not read");
    }
}

bool mayHaveArrived(const ActivityRecord &record)
{
    if (record.marker.isEmpty() || (record.kind != ActivityKind::Send && record.kind != ActivityKind::Drill))
        return false;
    if (record.kind == ActivityKind::Drill)
        return record.outcome != ActivityOutcome::Refused && record.outcome != ActivityOutcome::NotSent;
    return record.outcome == ActivityOutcome::Accepted || record.outcome == ActivityOutcome::Unknown;
}

SentMarker sentMarkerOf(const ActivityRecord &record)
{
    return {record.marker, record.at, sentEntryOf(record)};
}

} // namespace rc
