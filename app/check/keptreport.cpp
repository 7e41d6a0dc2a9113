// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/keptreport.h"

#include "check/keyguard.h"
#include "core/displaytext.h"
#include "core/resourceurl.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int formatVersion = 1;
constexpr qsizetype longestText = 100'000;

QString stamp(const QDateTime &at)
{
    return at.toUTC().toString(Qt::ISODateWithMs);
}

QDateTime stampFrom(const QJsonValue &value)
{
    return QDateTime::fromString(value.toString(), Qt::ISODateWithMs).toLocalTime();
}

QJsonObject keptRung(const RungResult &rung)
{
    QJsonArray facts;
    for (const Fact &fact : rung.facts)
        facts.append(QJsonArray{QString(wireWord(fact.id)), fact.value});
    return {{u"id"_s, QString(wireWord(rung.id))},
            {u"state"_s, QString(wireWord(rung.state))},
            {u"startedUs"_s, rung.startedUs},
            {u"elapsedUs"_s, rung.elapsedUs},
            {u"at"_s, stamp(rung.at)},
            {u"summary"_s, rung.summary},
            {u"hint"_s, rung.hint},
            {u"reply"_s, rung.reply},
            {u"marker"_s, rung.marker},
            {u"cause"_s, rung.cause},
            {u"exitCode"_s, rung.exitCode},
            {u"facts"_s, facts}};
}

/// What was made safe once stays as it is: displayText() of it is the same text.
QString textIn(const QJsonObject &object, QLatin1StringView name)
{
    return displayText(object.value(name).toString(), LineBreaks::Keep, longestText);
}

std::optional<RungResult> rungFrom(const QJsonObject &object)
{
    const std::optional<RungId> id = rungFromWord(object.value("id"_L1).toString());
    const std::optional<RungState> state = stateFromWord(object.value("state"_L1).toString());
    if (!id || !state || state == RungState::Running)
        return std::nullopt;
    RungResult rung;
    rung.id = *id;
    rung.state = *state;
    rung.startedUs = object.value("startedUs"_L1).toInteger();
    rung.elapsedUs = object.value("elapsedUs"_L1).toInteger();
    rung.at = stampFrom(object.value("at"_L1));
    rung.summary = textIn(object, "summary"_L1);
    rung.hint = textIn(object, "hint"_L1);
    rung.reply = textIn(object, "reply"_L1);
    rung.marker = textIn(object, "marker"_L1);
    rung.cause = textIn(object, "cause"_L1);
    rung.exitCode = object.value("exitCode"_L1).toInt();
    for (const QJsonValue value : object.value("facts"_L1).toArray()) {
        if (const std::optional<FactId> fact = factFromWord(value.toArray().at(0).toString()))
            rung.facts.append({*fact, displayText(value.toArray().at(1).toString(), LineBreaks::Keep, longestText)});
    }
    return rung;
}

} // namespace

Result<QByteArray> keptReport(const CheckReport &report)
{
    QJsonArray rungs;
    for (const RungResult &rung : report.rungs)
        rungs.append(keptRung(rung));
    const Result<PastedResource> pasted = parseResourceUrl(report.resource);
    const QJsonObject root{
        {u"format"_s, formatVersion},         {u"resource"_s, pasted ? pasted->resource.resourceUrl() : QString()},
        {u"toolServer"_s, report.toolServer}, {u"at"_s, stamp(report.at)},
        {u"elapsedMs"_s, report.elapsedMs},   {u"cancelled"_s, report.cancelled},
        {u"marker"_s, report.marker},         {u"rungs"_s, rungs}};
    const QByteArray bytes = QJsonDocument(root).toJson();
    if (const Result<void> clean = withoutKey(QString::fromUtf8(bytes), report); !clean)
        return failure(clean.error());
    return bytes;
}

Result<CheckReport> reportFromKept(const QByteArray &bytes)
{
    const QJsonObject root = QJsonDocument::fromJson(bytes).object();
    CheckReport report;
    report.at = stampFrom(root.value("at"_L1));
    if (root.value("format"_L1).toInt() != formatVersion || !report.at.isValid())
        return failure(ErrorKind::FileFailed,
                       QCoreApplication::translate("rc::Report", "What was kept of the last check cannot be read."));
    report.resource = textIn(root, "resource"_L1);
    report.toolServer = textIn(root, "toolServer"_L1);
    report.elapsedMs = root.value("elapsedMs"_L1).toInteger();
    report.cancelled = root.value("cancelled"_L1).toBool();
    report.marker = textIn(root, "marker"_L1);
    report.rungs = waitingRungs();
    for (const QJsonValue value : root.value("rungs"_L1).toArray()) {
        std::optional<RungResult> rung = rungFrom(value.toObject());
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
