// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/activity/records.h"

#include "check/causes/diagnosis.h"
#include "check/report/checkdifference.h"
#include "check/report/reportjson.h"
#include "check/run/calltext.h"
#include "check/run/stepoutcome.h"
#include "core/entry/ingestbody.h"
#include "core/json/jsontape.h"
#include "core/json/jsontext.h"
#include "core/translation.h"
#include "core/url/resourceurl.h"
#include "core/words/errortext.h"
#include "wire/http/slashredirect.h"

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// `words`: empty without an error.
void setError(ActivityRecord &record, const std::optional<Error> &error, const Phrase &words)
{
    constexpr qsizetype maxPhraseSize = 8000; // longer ones keep the text of their time
    record.errorKind = error ? QString(wireWord(error->kind)) : QString();
    record.error = words;
    const QByteArray json =
        jsonObject({{"text", jsonString(words)}, {"language", jsonString(languageCode())}, {"phrase", words.toJson()}});
    if (words.isTranslated() && !words.isEmpty() && json.size() <= maxPhraseSize)
        record.error = QString::fromUtf8(json);
}

ActivityOutcome outcomeOf(StepState state)
{
    switch (state) {
    case StepState::Passed:
        return ActivityOutcome::Passed;
    case StepState::Warned:
        return ActivityOutcome::Warned;
    default:
        return ActivityOutcome::Failed;
    }
}

ActivityOutcome outcomeOf(CallOutcome outcome)
{
    switch (outcome) {
    case CallOutcome::Answered:
        return ActivityOutcome::Passed;
    case CallOutcome::ToolError:
        return ActivityOutcome::Failed;
    case CallOutcome::Refused:
        return ActivityOutcome::Refused;
    case CallOutcome::Unknown:
        return ActivityOutcome::Unknown;
    case CallOutcome::NotSent:
        return ActivityOutcome::NotSent;
    case CallOutcome::Canceled:
        return ActivityOutcome::Canceled;
    case CallOutcome::InProgress:
        return ActivityOutcome::InProgress;
    }
    Q_UNREACHABLE();
}

/// Replaces a member of the record's extra.
void setExtra(ActivityRecord &record, const QByteArray &name, const QByteArray &value)
{
    const QByteArray extra = record.extra.isEmpty() ? "{}" : record.extra.toUtf8();
    const auto tape = JsonTape::read(extra);
    if (!tape || !tape->root().isObject())
        return;
    QList<JsonMember> members = rawMembers(tape->root(), [&name](JsonValue member) { return member.hasKey(name); });
    members.append({name, value});
    record.extra = QString::fromUtf8(jsonObject(members));
}

QByteArray extraOf(const ActivityRecord &record, QByteArrayView name)
{
    const auto tape = JsonTape::read(record.extra.toUtf8());
    return tape ? tape->root().member(name).raw().toByteArray() : QByteArray();
}

/// The input of verdictOf(), which quotes the summaries of problems.
QByteArray stepsJson(const QList<StepResult> &steps)
{
    return jsonArray(steps, [](const StepResult &step) {
        QList<JsonMember> members{{"id", jsonString(wireWord(step.id))}, {"state", jsonString(wireWord(step.state))}};
        if (!step.cause.isEmpty())
            members.append({"cause", jsonString(step.cause)});
        if (step.state == StepState::Failed || step.state == StepState::Warned)
            members.append({"summary", step.summary.toJson()});
        return jsonObject(members);
    });
}

CheckReport reportOfSteps(JsonValue array)
{
    CheckReport report;
    for (const JsonValue value : array.elements()) {
        const std::optional<StepId> id = stepFromWord(value.textOf("id"));
        const std::optional<StepState> state = stateFromWord(value.textOf("state"));
        if (!id || !state)
            continue;
        StepResult step;
        step.id = *id;
        step.state = *state;
        step.cause = value.textOf("cause");
        step.summary = Phrase::fromJson(value.member("summary")).value_or(Phrase());
        report.steps.append(step);
    }
    return report;
}

/// For a change noticed by a watch.
QString changeWords(const ActivityRecord &record, const CheckReport &before, const CheckReport &now)
{
    const QString changes = stepChanges(before, now);
    return record.profile.isEmpty() ? changes : record.profile + u": "_s + changes;
}

const QString trialExtra = u"{\"trial\":true}"_s;

ActivityRecord recordOf(ActivityKind kind, const RecordedProfile &profile, const QString &resource)
{
    ActivityRecord record;
    record.kind = kind;
    record.profile = profile.name;
    record.profileId = profile.id;
    record.resource = resource;
    return record;
}

} // namespace

void setHistory(ActivityFilter &filter, const RecordedProfile &profile)
{
    filter.profiles = {profile.name}; // has an index; a watch by another program may still record an old name
    filter.history = profile.id.isEmpty() ? profile.name : profile.id;
}

ActivityRecord sendRecord(const RecordTarget &target, const LogEntry &entry, const QUuid &batch)
{
    ActivityRecord record = recordOf(ActivityKind::Send, target.profile, target.resource);
    record.level = entry.level;
    record.message = entry.message;
    record.extra = QString::fromUtf8(extraJson(entry.extra));
    record.ts = isoWithOffset(entry.ts);
    record.marker = entry.marker;
    record.batch = batch;
    return record;
}

void complete(ActivityRecord &record, const SendResult &result, const RequestTimings &timings)
{
    // a drill continues after its alert was accepted
    const bool left = result.outcome == Outcome::Accepted || result.outcome == Outcome::Unknown;
    if (record.kind != ActivityKind::Drill || !left)
        record.outcome = activityOutcomeOf(result.outcome);
    record.ts = isoWithOffset(result.entry.ts);
    record.status = result.status;
    record.elapsedMs = result.elapsedMs;
    record.timings = timings;
    record.reply = QString::fromUtf8(result.reply);
    Phrase words = result.error ? errorLine(*result.error) : Phrase();
    if (result.explanation) // the wording of a check
        words = diagnosisLine({StepState::Failed, result.explanation->summary, result.explanation->hint, {}});
    setError(record, result.error, words);
}

ActivityRecord listRecord(const RecordedProfile &profile, const QUrl &toolServer, const CatalogKind &kind)
{
    ActivityRecord record = recordOf(ActivityKind::List, profile, loggableUrl(catalogAddress(toolServer, kind)));
    record.message = wireWord(kind);
    return record;
}

void complete(ActivityRecord &record, const ToolListResult &result)
{
    const ToolCatalog &catalog = result.catalog;
    if (!result.error)
        record.outcome =
            catalog.complete && catalog.problems.isEmpty() ? ActivityOutcome::Passed : ActivityOutcome::Warned;
    else if (result.error->kind == ErrorKind::Canceled)
        record.outcome = ActivityOutcome::Canceled;
    else
        record.outcome =
            listDiagnosis(result).state == StepState::Failed ? ActivityOutcome::Failed : ActivityOutcome::Warned;
    record.extra = QString::fromUtf8(jsonObject({{"tools", QByteArray::number(catalog.tools.size())},
                                                 {"pages", QByteArray::number(catalog.pages)},
                                                 {"dialect", jsonString(wireWord(catalog.dialect))},
                                                 {"complete", jsonBoolean(catalog.complete)}}));
    record.status = result.response.status;
    record.elapsedMs = catalog.elapsedMs;
    record.timings = result.response.timings;
    // tools belong to the catalog, not to Activity; any other response is evidence
    record.reply = result.error ? QString::fromUtf8(result.response.body) : QString();
    setError(record, result.error, result.error ? listLine(result) : Phrase::sentences(catalog.problems));
}

ActivityRecord callRecord(const RecordedProfile &profile, const QUrl &toolServer, const ToolCall &call)
{
    ActivityRecord record = recordOf(ActivityKind::Call, profile, loggableUrl(catalogAddress(toolServer, call.kind)));
    record.message = call.name;
    QList<JsonMember> extra{{"catalog", jsonString(wireWord(call.kind))}, {"arguments", call.arguments}};
    if (call.kind.isCustom())
        extra.append({"path", jsonString(call.kind.path())});
    record.extra = QString::fromUtf8(jsonObject(extra));
    return record;
}

void complete(ActivityRecord &record, const ToolCallResult &result)
{
    // Querying a task later changes neither the call's duration nor its earlier questions.
    const bool later = !result.call.taskId.isEmpty();
    record.outcome = outcomeOf(result.outcome);
    record.status = result.response.status;
    if (!later)
        record.elapsedMs = result.elapsedMs;
    record.timings = result.response.timings;
    record.reply = QString::fromUtf8(result.response.body);
    Phrase words = result.error ? callLine(result) : Phrase();
    if (result.outcome == CallOutcome::InProgress) // the next step is shown separately
        words = callText(result).what;
    setError(record, result.error, words);
    if (!result.exchanges.isEmpty()) {
        QByteArray exchanges = exchangesJson(result.exchanges);
        const QByteArray before = later ? extraOf(record, "asked") : QByteArray();
        if (before.size() > 2 && before.startsWith('['))
            exchanges = before.chopped(1) + ',' + exchanges.sliced(1);
        setExtra(record, "asked", exchanges);
    }
    if (result.task)
        complete(record, *result.task);
}

void complete(ActivityRecord &record, const ServerTask &task, const QDateTime &now)
{
    const QByteArray before = extraOf(record, "task");
    const auto tape = JsonTape::read(before);
    const JsonValue saved = tape ? tape->root() : JsonValue();
    const bool isSame = saved.member("id").text() == task.id;
    const QString created = isSame ? saved.textOf("made") : QString();
    QList<JsonMember> members{
        {"id", jsonString(task.id)},
        {"status", jsonString(wireWord(task.status))},
        {"made", jsonString(created.isEmpty() ? now.toUTC().toString(Qt::ISODateWithMs) : created)},
    };
    if (task.ttlMs)
        members.append({"ttlMs", QByteArray::number(*task.ttlMs)});
    else if (isSame && saved.member("ttlMs"))
        members.append({"ttlMs", saved.member("ttlMs").raw().toByteArray()});
    setExtra(record, "task", jsonObject(members));
}

QDateTime taskExpiry(const ActivityRecord &record)
{
    const QByteArray saved = extraOf(record, "task");
    const auto task = JsonTape::read(saved);
    if (!task)
        return {};
    const auto created = QDateTime::fromString(task->root().textOf("made"), Qt::ISODateWithMs);
    constexpr qint64 maxLifetime = Q_INT64_C(100) * 366 * 24 * 3600 * 1000; // longer means unlimited
    bool isNumber = false;
    const qint64 life = task->root().member("ttlMs").raw().toByteArray().toLongLong(&isNumber);
    return created.isValid() && isNumber && life < maxLifetime ? created.addMSecs(life) : QDateTime();
}

QString openTaskOf(const ActivityRecord &record)
{
    const bool mayGoOn = record.outcome == ActivityOutcome::InProgress || record.outcome == ActivityOutcome::Unknown;
    if (record.kind != ActivityKind::Call || !mayGoOn)
        return {};
    const auto task = JsonTape::read(extraOf(record, "task"));
    return task ? task->root().textOf("id") : QString();
}

namespace {

std::optional<CatalogKind> catalogOf(const QString &word, const QByteArray &extra)
{
    if (const auto builtIn = catalogFromWord(word, interfaceCatalogs()))
        return builtIn;
    const auto path = jsonMember(extra, u"path"_s);
    const auto further = customCatalog(word, path ? jsonText(*path).value_or(QString()) : QString());
    return further ? std::optional(*further) : std::nullopt;
}

} // namespace

std::optional<ToolCall> callOf(const ActivityRecord &record)
{
    const QByteArray extra = record.extra.toUtf8();
    if (record.kind != ActivityKind::Call || record.message.isEmpty() || jsonFault(extra))
        return std::nullopt;
    const auto catalog = jsonMember(extra, u"catalog"_s);
    const auto arguments = jsonMember(extra, u"arguments"_s);
    const auto kind = catalog ? catalogOf(jsonText(*catalog).value_or(QString()), extra) : std::nullopt;
    if (!kind || !arguments || !jsonMembers(*arguments))
        return std::nullopt;
    return ToolCall{*kind, record.message, *arguments};
}

ActivityRecord checkRecord(const RecordedProfile &profile, const QString &resource)
{
    const auto pasted = parseResourceUrl(resource);
    return recordOf(ActivityKind::Check, profile, pasted ? pasted->resource.resourceUrl() : QString());
}

ActivityRecord trialRecord(const RecordedProfile &profile, const QString &resource)
{
    ActivityRecord record = checkRecord(profile, resource);
    record.extra = trialExtra;
    return record;
}

bool isTrial(const ActivityRecord &record)
{
    return record.kind == ActivityKind::Check && record.extra.startsWith(trialExtra.chopped(1));
}

void complete(ActivityRecord &record, const CheckReport &report)
{
    record.outcome = report.canceled ? ActivityOutcome::Canceled : outcomeOf(overallState(report.steps));
    setExtra(record, "language", jsonString(languageCode()));
    setExtra(record, "steps", stepsJson(report.steps));
    record.message = verdictOf(report.steps);
    record.marker = report.marker;
    record.elapsedMs = report.elapsedMs;
    if (const auto document = reportJson(report, ReportUse::Record))
        record.report = QString::fromUtf8(*document);
    else
        setError(record, document.error(), errorLine(document.error()));
}

std::optional<ActivityRecord> changeRecord(const RecordedProfile &profile, const CheckReport &before,
                                           const CheckReport &now)
{
    if (stepChanges(before, now).isEmpty())
        return std::nullopt;
    ActivityRecord record = checkRecord(profile, now.resource);
    complete(record, now);
    setExtra(record, "before", stepsJson(before.steps));
    record.message = changeWords(record, before, now);
    return record;
}

QString messageOf(const ActivityRecord &record)
{
    const auto tape = JsonTape::read(record.kind == ActivityKind::Check ? record.extra.toUtf8() : QByteArray());
    const JsonValue extra = tape ? tape->root() : JsonValue();
    const QString language = extra.textOf("language");
    if (language.isEmpty() || language == languageCode()) // earlier versions did not record it
        return record.message;
    const CheckReport now = reportOfSteps(extra.member("steps"));
    const JsonValue before = extra.member("before");
    return before.isArray() ? changeWords(record, reportOfSteps(before), now) : verdictOf(now.steps);
}

QString errorOf(const ActivityRecord &record)
{
    const auto tape = JsonTape::read(record.error.toUtf8());
    const JsonValue json = tape ? tape->root() : JsonValue();
    const auto phrase = json.isObject() ? Phrase::fromJson(json.member("phrase")) : std::nullopt;
    return phrase ? phrase->recordedAs(json.textOf("text"), json.textOf("language")).text() : record.error;
}

std::optional<LogEntry> entryOf(const ActivityRecord &record)
{
    if (!record.level)
        return std::nullopt;
    LogEntry entry;
    entry.level = *record.level;
    entry.message = record.message;
    const QByteArray extra = record.extra.toUtf8();
    if (jsonFault(extra))
        return std::nullopt;
    const auto members = jsonMembers(extra);
    if (!members)
        return std::nullopt;
    for (const auto &[key, value] : *members) {
        if (const auto text = jsonText(value))
            entry.extra.append({key, ExtraField::Type::Text, *text});
        else if (const QString number = QString::fromLatin1(value); isJsonNumber(number))
            entry.extra.append({key, ExtraField::Type::Number, number});
        else
            return std::nullopt;
    }
    return entry;
}

std::optional<LogEntry> sentEntryOf(const ActivityRecord &record)
{
    std::optional<LogEntry> entry = entryOf(record);
    if (!entry)
        return std::nullopt;
    entry->ts = QDateTime::fromString(record.ts, Qt::ISODateWithMs);
    entry->marker = record.marker;
    if (!entry->ts.isValid() || isoWithOffset(entry->ts) != record.ts)
        return std::nullopt;
    return entry;
}

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
    QList<JsonMember> members{{"left", jsonBoolean(report.left)}, {"stages", jsonArray(stages)}};
    if (report.endedMs)
        members.append({"endedMs", QByteArray::number(*report.endedMs)});
    if (report.withinMs > 0)
        members.append({"withinMs", QByteArray::number(report.withinMs)});
    return QString::fromUtf8(jsonObject(members));
}

} // namespace

ActivityRecord drillRecord(const RecordTarget &target, const LogEntry &alert)
{
    ActivityRecord record = sendRecord(target, alert);
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
