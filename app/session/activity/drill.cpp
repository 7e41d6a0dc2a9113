// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/activity/drill.h"

#include "core/json/jsonparts.h"
#include "core/json/strictjson.h"

using namespace Qt::StringLiterals;

namespace rc {

namespace {

std::optional<qint64> millisecondsIn(const std::optional<QByteArray> &value)
{
    bool isNumber = false;
    const qint64 milliseconds = value.value_or(QByteArray()).toLongLong(&isNumber);
    return isNumber && milliseconds >= 0 ? std::optional(milliseconds) : std::nullopt;
}

QString drillJson(const DrillReport &report)
{
    QList<QByteArray> stages;
    const auto add = [&stages](QLatin1StringView name, const std::optional<qint64> &after) {
        if (after)
            stages.append(jsonObject({{"name", jsonString(name)}, {"ms", QByteArray::number(*after)}}));
    };
    add("acknowledged"_L1, report.acknowledgedMs);
    add("log"_L1, report.logMs);
    QList<JsonMember> members{{"left", jsonTruth(report.left)}, {"stages", jsonArray(stages)}};
    if (report.endedMs)
        members.append({"endedMs", QByteArray::number(*report.endedMs)});
    if (report.withinMs > 0)
        members.append({"withinMs", QByteArray::number(report.withinMs)});
    return QString::fromUtf8(jsonObject(members));
}

} // namespace

ActivityRecord drillRecord(const ActivityPlace &place, const LogEntry &alert)
{
    ActivityRecord record = sendRecord(place, alert);
    record.kind = ActivityKind::Drill;
    record.report = drillJson({});
    return record;
}

void complete(ActivityRecord &record, const DrillReport &report)
{
    record.report = drillJson(report);
    if (!report.endedMs)
        return;
    if (report.withinMs == 0) // being in the log does not mean that it reached anyone
        record.outcome = report.acknowledgedMs ? ActivityOutcome::Passed : ActivityOutcome::Failed;
    else if (!report.logMs)
        record.outcome = ActivityOutcome::Failed;
    else
        record.outcome = report.logIsLate ? ActivityOutcome::Warned : ActivityOutcome::Passed;
}

std::optional<DrillReport> drillOf(const ActivityRecord &record)
{
    const QByteArray json = record.report.toUtf8();
    if (record.kind != ActivityKind::Drill || jsonFault(json))
        return std::nullopt;
    const auto stages = jsonMember(json, u"stages"_s);
    const auto elements = stages ? jsonElements(*stages) : std::nullopt;
    if (!elements)
        return std::nullopt;
    DrillReport report;
    report.left = jsonBool(jsonMember(json, u"left"_s).value_or("true")).value_or(true);
    report.endedMs = millisecondsIn(jsonMember(json, u"endedMs"_s));
    report.withinMs = millisecondsIn(jsonMember(json, u"withinMs"_s)).value_or(0);
    for (const QByteArray &element : *elements) {
        const auto name = jsonText(jsonMember(element, u"name"_s).value_or("null"));
        if (name == "acknowledged"_L1)
            report.acknowledgedMs = millisecondsIn(jsonMember(element, u"ms"_s));
        else if (name == "log"_L1)
            report.logMs = millisecondsIn(jsonMember(element, u"ms"_s));
    }
    return report;
}

} // namespace rc
