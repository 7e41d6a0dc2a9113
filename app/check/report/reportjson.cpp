// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/report/reportjson.h"

#include "core/json/jsontape.h"
#include "core/json/jsontext.h"
#include "core/translation.h"
#include "core/url/resourceurl.h"
#include "core/version.h"
#include "core/words/displaytext.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype longestText = 100'000;
constexpr qsizetype maxPhraseSize = 4000; // longer ones keep the text of their time

QByteArray timeJson(const QDateTime &at)
{
    return jsonString(at.isValid() ? at.toOffsetFromUtc(at.offsetFromUtc()).toString(Qt::ISODateWithMs) : QString());
}

/// The phrases of a step, by the names of its texts.
QByteArray phrasesJson(const StepResult &step)
{
    QList<JsonMember> phrases;
    const auto add = [&phrases](const QByteArray &name, const Phrase &phrase) {
        const QByteArray json = phrase.isTranslated() ? phrase.toJson() : QByteArray();
        if (!json.isEmpty() && json.size() <= maxPhraseSize)
            phrases.append({name, json});
    };
    add("summary", step.summary);
    add("hint", step.hint);
    for (const Fact &fact : step.facts)
        add(QByteArray(wireWord(fact.id).data()), fact.value);
    return jsonObject(phrases);
}

QByteArray stepJson(const StepResult &step, ReportUse use)
{
    QList<JsonMember> evidence;
    for (const Fact &fact : step.facts)
        evidence.append({QByteArray(wireWord(fact.id).data()), jsonString(fact.value)});
    QList<JsonMember> members{{"id", jsonString(wireWord(step.id))},
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
                              {"elapsedUs", QByteArray::number(step.elapsedUs)}};
    if (use == ReportUse::Record)
        members.append({"phrases", phrasesJson(step)});
    return jsonObject(members);
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

Phrase recordedPhrase(JsonValue text, JsonValue phrase, const QString &language)
{
    const auto found = Phrase::fromJson(phrase);
    return found ? found->recordedAs(safeText(text), language) : Phrase(safeText(text));
}

std::optional<StepResult> stepFrom(JsonValue object, const QString &language)
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
    const JsonValue phrases = object.member("phrases");
    step.summary = recordedPhrase(object.member("summary"), phrases.member("summary"), language);
    step.hint = recordedPhrase(object.member("hint"), phrases.member("hint"), language);
    step.reply = textIn(object, "reply");
    step.marker = textIn(object, "marker");
    step.cause = textIn(object, "cause");
    step.exitCode = int(numberIn(object, "exitCode"));
    for (const JsonValue fact : object.member("evidence")) {
        if (const std::optional<FactId> factId = factFromWord(fact.key()))
            step.facts.append({*factId, recordedPhrase(fact, phrases.member(fact.key().toUtf8()), language)});
    }
    return step;
}

} // namespace

Result<QByteArray> reportJson(const CheckReport &report, ReportUse use)
{
    QList<QByteArray> steps;
    for (const StepResult &step : report.steps)
        steps.append(stepJson(step, use));
    const auto pasted = parseResourceUrl(report.resource);
    QList<JsonMember> members{{"resource", pasted ? resourceJson(*pasted) : QByteArray("{}")},
                              {"toolServer", jsonString(report.toolServer)},
                              {"rungs", jsonArray(steps)},
                              {"verdict", jsonString(verdictOf(report.steps))},
                              {"at", timeJson(report.at)},
                              {"elapsedMs", QByteArray::number(report.elapsedMs)},
                              {"cancelled", jsonBoolean(report.canceled)},
                              {"marker", jsonString(report.marker)},
                              {"program", jsonString(programName())},
                              {"version", jsonString(programVersion())}};
    if (use == ReportUse::Record)
        members.append({"language", jsonString(languageCode())});
    const QByteArray json = jsonObject(members);
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
        std::optional<StepResult> step = stepFrom(value, textIn(root, "language"));
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

Result<void> verifyNoSecrets(const QString &text, const CheckReport &report)
{
    const auto isIn = [&text](const std::shared_ptr<const Secret> &secret) {
        return secret && redacted(text, *secret) != text;
    };
    if (!isIn(report.key) && std::ranges::none_of(report.tokens, isIn))
        return {};
    return failure(ErrorKind::NotUnderstood,
                   QCoreApplication::translate("rc::Report",
                                               "The report was not written because it would contain a key or token "
                                               "that the service sent back."));
}

std::shared_ptr<const Redactor> redactorFor(const CheckReport &report)
{
    if (!report.key)
        return {};
    auto redactor = std::make_shared<Redactor>(report.key->reveal());
    for (const auto &token : report.tokens)
        redactor->add(token->reveal());
    return redactor;
}

} // namespace rc
