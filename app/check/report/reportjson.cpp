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

QByteArray rungJson(const RungResult &rung)
{
    QList<JsonMember> evidence;
    for (const Fact &fact : rung.facts)
        evidence.append({QByteArray(wireWord(fact.id).data()), jsonString(fact.value)});
    return jsonObject({{"id", jsonString(wireWord(rung.id))},
                       {"title", jsonString(rungTitle(rung.id))},
                       {"state", jsonString(wireWord(rung.state))},
                       {"elapsedMs", QByteArray::number(rung.elapsedUs / 1000)},
                       {"summary", jsonString(rung.summary)},
                       {"hint", jsonString(rung.hint)},
                       {"cause", jsonString(rung.cause)},
                       {"reply", jsonString(rung.reply)},
                       {"evidence", jsonObject(evidence)},
                       {"marker", jsonString(rung.marker)},
                       {"exitCode", QByteArray::number(rung.exitCode)},
                       {"at", timeJson(rung.at)},
                       {"startedUs", QByteArray::number(rung.startedUs)},
                       {"elapsedUs", QByteArray::number(rung.elapsedUs)}});
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

std::optional<RungResult> rungFrom(JsonValue object)
{
    const std::optional<RungId> id = rungFromWord(textIn(object, "id"));
    const std::optional<RungState> state = stateFromWord(textIn(object, "state"));
    if (!id || !state || state == RungState::Running)
        return std::nullopt;
    RungResult rung;
    rung.id = *id;
    rung.state = *state;
    rung.startedUs = numberIn(object, "startedUs");
    const bool isExact = bool(object.member("elapsedUs"));
    rung.elapsedUs = isExact ? numberIn(object, "elapsedUs") : numberIn(object, "elapsedMs") * 1000;
    rung.at = timeIn(object);
    rung.summary = textIn(object, "summary");
    rung.hint = textIn(object, "hint");
    rung.reply = textIn(object, "reply");
    rung.marker = textIn(object, "marker");
    rung.cause = textIn(object, "cause");
    rung.exitCode = int(numberIn(object, "exitCode"));
    for (const JsonValue fact : object.member("evidence")) {
        if (const std::optional<FactId> factId = factFromWord(fact.key()))
            rung.facts.append({*factId, safeText(fact)});
    }
    return rung;
}

} // namespace

Result<QByteArray> reportJson(const CheckReport &report)
{
    QList<QByteArray> rungs;
    for (const RungResult &rung : report.rungs)
        rungs.append(rungJson(rung));
    const auto pasted = parseResourceUrl(report.resource);
    const QByteArray json = jsonObject({{"resource", pasted ? resourceJson(*pasted) : QByteArray("{}")},
                                        {"toolServer", jsonString(report.toolServer)},
                                        {"rungs", jsonArray(rungs)},
                                        {"verdict", jsonString(verdictOf(report.rungs))},
                                        {"at", timeJson(report.at)},
                                        {"elapsedMs", QByteArray::number(report.elapsedMs)},
                                        {"cancelled", jsonTruth(report.cancelled)},
                                        {"marker", jsonString(report.marker)},
                                        {"program", jsonString(programName())},
                                        {"version", jsonString(programVersion())}});
    RC_CHECK(withoutKey(QString::fromUtf8(json), report));
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
    report.cancelled = root.member("cancelled").boolean().value_or(false);
    report.marker = textIn(root, "marker");
    report.rungs = waitingRungs();
    for (const JsonValue value : root.member("rungs")) {
        std::optional<RungResult> rung = rungFrom(value);
        if (!rung)
            continue;
        const qsizetype place = placeOf(rung->id, report.rungs);
        if (place >= 0)
            report.rungs[place] = std::move(*rung);
        else if (report.rungs.size() < usualRungs().size() + mostFurtherCatalogs)
            report.rungs.append(std::move(*rung));
    }
    return report;
}

} // namespace rc
