// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/report/reportjson.h"

#include "check/report/keyguard.h"
#include "core/json/jsontape.h"
#include "core/json/jsontext.h"
#include "core/url/resourceurl.h"
#include "core/version.h"
#include "core/words/displaytext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype longestText = 100'000;

QByteArray timeJson(const QDateTime &at)
{
    return jsonString(at.isValid() ? at.toOffsetFromUtc(at.offsetFromUtc()).toString(Qt::ISODateWithMs) : QString());
}

QByteArray stepJson(const StepResult &step)
{
    QList<JsonMember> evidence;
    for (const Fact &fact : step.facts)
        evidence.append({QByteArray(wireWord(fact.id).data()), jsonString(fact.value)});
    return jsonObject({{"id", jsonString(wireWord(step.id))},
                       {"title", jsonString(stepTitle(step.id))},
                       {"state", jsonString(wireWord(step.state))},
                       {"elapsedMs", QByteArray::number(step.elapsedUs / 1000)},
                       {"summary", jsonString(step.summary)},
                       {"hint", jsonString(step.hint)},
                       {"cause", jsonString(step.cause)},
                       {"reply", jsonString(step.reply)},
                       {"evidence", jsonObject(evidence)},
                       {"marker", jsonString(step.marker)},
                       {"exitCode", QByteArray::number(step.exitCode)},
                       {"at", timeJson(step.at)},
                       {"startedUs", QByteArray::number(step.startedUs)},
                       {"elapsedUs", QByteArray::number(step.elapsedUs)}});
}

QDateTime timeIn(JsonValue object)
{
    const QString text = object.member("at").text().value_or(QString());
    return QDateTime::fromString(text, Qt::ISODateWithMs).toLocalTime();
}

qint64 numberIn(JsonValue object, QByteArrayView name)
{
    return object.member(name).raw().toByteArray().toLongLong();
}

QString safeText(JsonValue value)
{
    return displayText(value.text().value_or(QString()), LineBreaks::Keep, longestText);
}

/// Text already made safe is unchanged: displayText() is idempotent.
QString textIn(JsonValue object, QByteArrayView name)
{
    return safeText(object.member(name));
}

std::optional<StepResult> stepFrom(JsonValue object)
{
    const std::optional<StepId> id = stepFromWord(textIn(object, "id"));
    const std::optional<StepState> state = stateFromWord(textIn(object, "state"));
    if (!id || !state || state == StepState::Running)
        return std::nullopt;
    StepResult step;
    step.id = *id;
    step.state = *state;
    step.startedUs = numberIn(object, "startedUs");
    const bool isExact = bool(object.member("elapsedUs"));
    step.elapsedUs = isExact ? numberIn(object, "elapsedUs") : numberIn(object, "elapsedMs") * 1000;
    step.at = timeIn(object);
    step.summary = textIn(object, "summary");
    step.hint = textIn(object, "hint");
    step.reply = textIn(object, "reply");
    step.marker = textIn(object, "marker");
    step.cause = textIn(object, "cause");
    step.exitCode = int(numberIn(object, "exitCode"));
    for (const JsonValue fact : object.member("evidence")) {
        if (const std::optional<FactId> factId = factFromWord(fact.key()))
            step.facts.append({*factId, safeText(fact)});
    }
    return step;
}

} // namespace

Result<QByteArray> reportJson(const CheckReport &report)
{
    QList<QByteArray> steps;
    for (const StepResult &step : report.steps)
        steps.append(stepJson(step));
    const auto pasted = parseResourceUrl(report.resource);
    const QByteArray json = jsonObject({{"resource", pasted ? resourceJson(*pasted) : QByteArray("{}")},
                                        {"toolServer", jsonString(report.toolServer)},
                                        {"rungs", jsonArray(steps)},
                                        {"verdict", jsonString(verdictOf(report.steps))},
                                        {"at", timeJson(report.at)},
                                        {"elapsedMs", QByteArray::number(report.elapsedMs)},
                                        {"cancelled", jsonBoolean(report.canceled)},
                                        {"marker", jsonString(report.marker)},
                                        {"program", jsonString(programName())},
                                        {"version", jsonString(programVersion())}});
    RC_CHECK(verifyNoSecrets(QString::fromUtf8(json), report));
    return json;
}

Result<CheckReport> reportFromJson(const QByteArray &json)
{
    const auto tape = JsonTape::read(json);
    const JsonValue root = tape ? tape->root() : JsonValue();
    CheckReport report;
    report.at = timeIn(root);
    if (!root.member("rungs").isArray() || !report.at.isValid())
        return failure(ErrorKind::FileUnusable,
                       QCoreApplication::translate("rc::Report", "The saved result of the last check cannot be read."));
    report.resource = textIn(root.member("resource"), "resourceUrl");
    report.toolServer = textIn(root, "toolServer");
    report.elapsedMs = numberIn(root, "elapsedMs");
    report.canceled = root.member("cancelled").boolean().value_or(false);
    report.marker = textIn(root, "marker");
    report.steps = waitingSteps();
    for (const JsonValue value : root.member("rungs")) {
        std::optional<StepResult> step = stepFrom(value);
        if (!step)
            continue;
        const qsizetype index = indexOfStep(step->id, report.steps);
        if (index >= 0)
            report.steps[index] = std::move(*step);
        else if (report.steps.size() < standardSteps().size() + maxCustomCatalogs)
            report.steps.append(std::move(*step));
    }
    return report;
}

} // namespace rc
