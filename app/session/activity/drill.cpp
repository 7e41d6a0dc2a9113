// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/activity/drill.h"

#include "core/json/jsonparts.h"
#include "core/json/strictjson.h"
#include "service/arrival/arrival.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct StageRow
{
    QLatin1StringView word;
    const char *name;
};

constexpr std::array<StageRow, drillStageCount> stageRows{{
    {"phone"_L1, QT_TRANSLATE_NOOP("rc::Drill", "Phone")},
    {"mail"_L1, QT_TRANSLATE_NOOP("rc::Drill", "Email")},
    {"chat"_L1, QT_TRANSLATE_NOOP("rc::Drill", "Chat")},
    {"acknowledged"_L1, QT_TRANSLATE_NOOP("rc::Drill", "Acknowledged")},
    {"log"_L1, QT_TRANSLATE_NOOP("rc::Drill", "In the log")},
}};

std::optional<qint64> millisecondsIn(const std::optional<QByteArray> &value)
{
    bool isNumber = false;
    const qint64 milliseconds = value.value_or(QByteArray()).toLongLong(&isNumber);
    return isNumber && milliseconds >= 0 ? std::optional(milliseconds) : std::nullopt;
}

/// The first day of its month in local time.
QDate monthOf(const QDateTime &at)
{
    const QDate day = at.toLocalTime().date();
    return {day.year(), day.month(), 1};
}

DrillMedians mediansOf(const QList<DrillReport> &reports, const QDate &month)
{
    DrillMedians medians;
    medians.month = month;
    medians.drills = int(reports.size());
    for (const DrillStage stage : drillStages()) {
        QList<qint64> values;
        for (const DrillReport &report : reports) {
            if (const auto came = report.at(stage))
                values.append(*came);
        }
        medians.counts.at(std::size_t(stage)) = int(values.size());
        medians.medians.at(std::size_t(stage)) = medianOf(values);
        medians.slowest95.at(std::size_t(stage)) = percentileOf(values, 95);
    }
    return medians;
}

} // namespace

const std::array<DrillStage, drillStageCount> &drillStages()
{
    static constexpr std::array<DrillStage, drillStageCount> all{DrillStage::Phone, DrillStage::Mail, DrillStage::Chat,
                                                                 DrillStage::Acknowledged, DrillStage::Log};
    return all;
}

QLatin1StringView wireWord(DrillStage stage)
{
    return stageRows.at(std::size_t(stage)).word;
}

QString stageName(DrillStage stage)
{
    return QCoreApplication::translate("rc::Drill", stageRows.at(std::size_t(stage)).name);
}

ActivityRecord drillRecord(const ActivityPlace &place, const LogEntry &alert)
{
    ActivityRecord record = sendRecord(place, alert);
    record.kind = ActivityKind::Drill;
    record.report = QString::fromUtf8(drillJson({}));
    return record;
}

void complete(ActivityRecord &record, const DrillReport &report)
{
    record.report = QString::fromUtf8(drillJson(report));
    if (!report.endedMs)
        return;
    const std::optional<qint64> inLog = report.at(DrillStage::Log);
    if (report.withinMs > 0) {
        record.outcome = !inLog             ? ActivityOutcome::Failed
                         : report.logIsLate ? ActivityOutcome::Warned
                                            : ActivityOutcome::Passed;
        return;
    }
    // being in the log does not mean that it reached anyone
    const bool anywhere = std::any_of(drillStages().begin(), drillStages().end(), [&report](DrillStage stage) {
        return stage != DrillStage::Log && report.at(stage);
    });
    if (report.at(DrillStage::Acknowledged))
        record.outcome = ActivityOutcome::Passed;
    else
        record.outcome = anywhere ? ActivityOutcome::Warned : ActivityOutcome::Failed;
}

QByteArray drillJson(const DrillReport &report)
{
    QList<QByteArray> stages;
    for (const DrillStage stage : drillStages()) {
        if (const auto came = report.at(stage))
            stages.append(jsonObject({{"name", jsonString(wireWord(stage))}, {"ms", QByteArray::number(*came)}}));
    }
    QList<JsonMember> members{{"left", jsonTruth(report.left)}, {"stages", jsonArray(stages)}};
    if (report.endedMs)
        members.append({"endedMs", QByteArray::number(*report.endedMs)});
    if (report.withinMs > 0)
        members.append({"withinMs", QByteArray::number(report.withinMs)});
    return jsonObject(members);
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
        for (const DrillStage stage : drillStages()) {
            if (name && *name == wireWord(stage))
                report.came.at(std::size_t(stage)) = millisecondsIn(jsonMember(element, u"ms"_s));
        }
    }
    return report;
}

std::optional<qint64> medianOf(QList<qint64> values)
{
    if (values.isEmpty())
        return std::nullopt;
    std::sort(values.begin(), values.end());
    const qsizetype middle = values.size() / 2;
    if (values.size() % 2 == 1)
        return values.at(middle);
    return std::midpoint(values.at(middle - 1), values.at(middle));
}

QList<DrillMedians> drillMedians(const QList<ActivityRecord> &drills)
{
    QList<DrillReport> all;
    std::map<QDate, QList<DrillReport>, std::greater<>> months;
    for (const ActivityRecord &record : drills) {
        const auto report = drillOf(record);
        if (!report || !report->left)
            continue;
        all.append(*report);
        months[monthOf(record.at)].append(*report);
    }
    QList<DrillMedians> medians;
    if (!all.isEmpty())
        medians.append(mediansOf(all, {}));
    for (const auto &[month, reports] : months)
        medians.append(mediansOf(reports, month));
    return medians;
}

} // namespace rc
