// SPDX-License-Identifier: GPL-3.0-or-later
// The report of a check: all evidence, no key, restored from its file unchanged; and as JUnit XML, what readers rely
// on.
#include "check/report/reportformats.h"
#include "check/report/reportjson.h"
#include "check/runcheck.h"
#include "passedreport.h"
#include "support/logservice.h"
#include "support/testprogram.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <QXmlStreamReader>

using namespace std::chrono_literals;

namespace rc::tst_report {

namespace {

const QString address = u"https://logs.example.net/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s;

CheckReport sample()
{
    CheckReport report = passedReport();
    report.toolServer = u"https://mcp.example.net"_s;
    report.marker = u"7F3A-0001-BEEF"_s;
    StepResult &ingest = report.steps[qsizetype(StepId::Ingest)];
    ingest.state = StepState::Failed;
    ingest.summary = u"403: not for you | or not today"_s;
    ingest.hint = u"Do this next."_s;
    ingest.reply = u"HTTP 403 Forbidden\n{\"error\":\"forbidden\"}"_s;
    ingest.facts = {{FactId::Status, u"403 Forbidden"_s}, {FactId::Headers, u"Server: a\nVia: b"_s}};
    return report;
}

auto membersOf(const StepResult &step)
{
    return std::make_tuple(step.id, step.state, step.at, step.startedUs, step.elapsedUs, step.summary, step.hint,
                           step.reply, step.marker, step.cause, step.exitCode);
}

QString markdownOf(const CheckReport &report)
{
    return reportMarkdown(report).value_or(QString());
}

const CatalogKind further(u"asana"_s, u"/asana/"_s);

/// With the steps that only some checks have.
CheckReport ranReport()
{
    LogService service;
    CheckPlan plan = planFor(service.base());
    plan.resource = service.resourceUrl();
    plan.customCatalogs = {further};
    plan.arrival = ArrivalCheck{.pace = {.within = 60ms, .firstPause = 1ms, .maxPause = 10ms}};
    return reportOf(plan);
}

CheckReport refused()
{
    CheckReport report = passedReport();
    StepResult &ingest = report.steps[qsizetype(StepId::Ingest)];
    ingest.state = StepState::Failed;
    ingest.exitCode = 4;
    ingest.cause = u"wrong-key"_s;
    ingest.summary = u"403: \"the key\" <is> wrong & \u202eold"_s;
    ingest.hint = u"Do this next.\x01"_s;
    report.steps[qsizetype(StepId::LevelDebug)].state = StepState::Skipped;
    report.steps[qsizetype(StepId::Dns)].state = StepState::Warned;
    return report;
}

struct XmlElement
{
    QString name;
    QXmlStreamAttributes attributes;
    QString parent;
};

/// All elements in order; empty if it is not XML.
QList<XmlElement> elementsOf(const QByteArray &xml)
{
    QList<XmlElement> elements;
    QStringList open{QString()};
    QXmlStreamReader reader(xml);
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement()) {
            elements.append({reader.name().toString(), reader.attributes(), open.last()});
            open.append(reader.name().toString());
        } else if (reader.isEndElement()) {
            open.removeLast();
        }
    }
    return reader.hasError() ? QList<XmlElement>() : elements;
}

/// The common schema of JUnit readers (Jenkins, GitLab): parents and required attributes of each element.
struct JunitRow
{
    QString name;
    QStringList parents;
    QStringList attributes;
};

const QList<JunitRow> junitRows{
    {u"testsuites"_s, {QString()}, {u"tests"_s, u"failures"_s, u"errors"_s, u"time"_s}},
    {u"testsuite"_s,
     {u"testsuites"_s},
     {u"name"_s, u"tests"_s, u"failures"_s, u"errors"_s, u"skipped"_s, u"time"_s, u"timestamp"_s}},
    {u"testcase"_s, {u"testsuite"_s}, {u"name"_s, u"classname"_s, u"time"_s}},
    {u"failure"_s, {u"testcase"_s}, {u"message"_s, u"type"_s}},
    {u"skipped"_s, {u"testcase"_s}, {}},
    {u"system-out"_s, {u"testcase"_s}, {}}};

} // namespace

class TestReport : public QObject
{
    Q_OBJECT

private slots:
    void markdownHasVerdictTimesAndEvidence()
    {
        const QString text = markdownOf(sample());
        for (const QString &part :
             {u": 403: not for you \\| or not today. "_s, u"2026-11-21T14:02:11+01:00"_s, u"149 ms"_s,
              u'`' + address + u'`', u"`https://mcp.example.net`"_s, u"`7F3A-0001-BEEF`"_s, u"Resource Console "_s,
              u"Qt "_s, u"| API key | Passed | 12 ms |  |"_s, u"403: not for you \\| or not today |"_s,
              u"## Send an entry"_s, u"Do this next."_s, u"- Status: `403 Forbidden`"_s, u"`Server: a`, `Via: b`"_s,
              u"```text\nHTTP 403 Forbidden\n{\"error\":\"forbidden\"}\n```\n"_s})
            QVERIFY2(text.contains(part), qPrintable(part + u"\nis not in\n"_s + text));
        // a step without details has no section
        QVERIFY(!text.contains(u"## API key"_s));
    }

    void jsonFollowsTheContract()
    {
        const Result<QByteArray> json = reportJson(sample());
        QVERIFY(json);
        const QJsonObject root = QJsonDocument::fromJson(*json).object();
        QStringList members = root.keys();
        members.sort();
        QCOMPARE(members, (QStringList{u"at"_s, u"cancelled"_s, u"elapsedMs"_s, u"marker"_s, u"program"_s,
                                       u"resource"_s, u"rungs"_s, u"toolServer"_s, u"verdict"_s, u"version"_s}));
        QCOMPARE(root.value("resource"_L1).toObject().value("owner"_L1).toString(), u"mara"_s);
        QCOMPARE(root.value("at"_L1).toString(), u"2026-11-21T14:02:11.000+01:00"_s);
        const QJsonObject ingest = root.value("rungs"_L1).toArray().at(int(StepId::Ingest)).toObject();
        QCOMPARE(ingest.value("id"_L1).toString(), u"ingest"_s);
        QCOMPARE(ingest.value("state"_L1).toString(), u"failed"_s);
        QCOMPARE(ingest.value("elapsedMs"_L1).toInt(), 12);
        QCOMPARE(ingest.value("elapsedUs"_L1).toInt(), 12'345);
        QCOMPARE(ingest.value("evidence"_L1).toObject(),
                 (QJsonObject{{u"status"_s, u"403 Forbidden"_s}, {u"headers"_s, u"Server: a\nVia: b"_s}}));
    }

    void reportsContainingTheKeyAreRefused_data()
    {
        QTest::addColumn<QString>("form");
        const QByteArray key = "k-canary-0123456789";
        QTest::newRow("as it is") << QString::fromLatin1(key);
        QTest::newRow("base64") << QString::fromLatin1(key.toBase64());
        QTest::newRow("percent-encoded") << QString::fromLatin1(key.toPercentEncoding({}, "-"));
    }

    void reportsContainingTheKeyAreRefused()
    {
        QFETCH(QString, form);
        CheckReport report = sample();
        report.steps[0].reply = u"you sent "_s + form;
        report.steps[qsizetype(StepId::Ingest)].summary = report.steps[0].reply; // JUnit has no replies
        QVERIFY(!reportMarkdown(report));
        QVERIFY(!reportJunit(report));
        const Result<QByteArray> json = reportJson(report);
        QVERIFY(!json);
        QVERIFY(!json.error().detail.isEmpty());
        report.key.reset();
        QVERIFY(reportMarkdown(report)); // only the key is refused, not the text
    }

    void jsonRoundTrips()
    {
        const CheckReport report = ranReport();
        const Result<QByteArray> bytes = reportJson(report);
        QVERIFY(bytes);
        const Result<CheckReport> back = reportFromJson(*bytes);
        QVERIFY(back);
        QCOMPARE(back->at, report.at);
        QCOMPARE(back->elapsedMs, report.elapsedMs);
        QCOMPARE(back->marker, report.marker);
        QCOMPARE(back->resource, report.resource);
        QCOMPARE(back->toolServer, report.toolServer);
        QCOMPARE(back->steps.size(), report.steps.size());
        for (const StepId &id : {StepId(StepId::Arrival), StepId::tools(further)})
            QVERIFY(indexOfStep(id, back->steps) >= 0);
        for (qsizetype i = 0; i < report.steps.size(); ++i) {
            const StepResult &was = report.steps.at(i);
            const StepResult &is = back->steps.at(i);
            QVERIFY2(membersOf(is) == membersOf(was), qPrintable(wireWord(was.id)));
            QCOMPARE(is.facts, was.facts);
        }
        QVERIFY(!back->key);
        QCOMPARE(verdictOf(back->steps), verdictOf(report.steps));
    }

    void textAroundTheAddressIsNotSaved()
    {
        CheckReport report = ranReport();
        report.resource = u"SERVICE_TOKEN=geheim "_s + report.resource;
        const Result<QByteArray> bytes = reportJson(report);
        QVERIFY(bytes);
        QVERIFY(!bytes->contains("geheim"));
    }

    void damagedReportsAreRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("no JSON") << QByteArray("\x00\x01\x02", 3);
        QTest::newRow("an array") << QByteArray("[]");
        QTest::newRow("no steps") << QByteArray(R"({"at":"2026-01-01T00:00:00.000Z"})");
        QTest::newRow("no time") << QByteArray(R"({"rungs":[]})");
    }

    void damagedReportsAreRefused()
    {
        QFETCH(QByteArray, bytes);
        const Result<CheckReport> report = reportFromJson(bytes);
        QVERIFY(!report);
        QCOMPARE(report.error().kind, ErrorKind::FileUnusable);
    }

    void unknownStepsAreIgnored()
    {
        const Result<CheckReport> report = reportFromJson(R"({"at":"2026-01-01T00:00:00.000Z","rungs":[
            7, {"id":"moon","state":"passed"}, {"id":"dns","state":"running"}, {"id":"tcp","state":"up"},
            {"id":"url","state":"passed","summary":"a\u202eb","evidence":{"moon":"x","size":3,"status":"200"}}]})");
        QVERIFY(report);
        QCOMPARE(report->steps.size(), int(standardSteps().size()));
        QCOMPARE(stepOf(*report, StepId::Dns).state, StepState::Waiting);
        QCOMPARE(stepOf(*report, StepId::Tcp).state, StepState::Waiting);
        QCOMPARE(stepOf(*report, StepId::Url).state, StepState::Passed);
        QVERIFY(stepOf(*report, StepId::Url).summary.text().contains(u"U+202E"_s));
        QCOMPARE(stepOf(*report, StepId::Url).facts.size(), 2);
    }

    void junitFitsItsSchema()
    {
        const QList<XmlElement> elements = elementsOf(reportJunit(refused()).value_or(QByteArray()));
        QVERIFY(!elements.isEmpty());
        for (const XmlElement &element : elements) {
            const auto row = std::find_if(junitRows.cbegin(), junitRows.cend(),
                                          [&](const JunitRow &one) { return one.name == element.name; });
            QVERIFY2(row != junitRows.cend(), qPrintable(element.name));
            QVERIFY2(row->parents.contains(element.parent), qPrintable(element.name));
            for (const QString &attribute : row->attributes)
                QVERIFY2(element.attributes.hasAttribute(attribute), qPrintable(element.name + u' ' + attribute));
        }
    }

    void junitReportsFailures()
    {
        const QByteArray xml = *reportJunit(refused());
        const QList<XmlElement> elements = elementsOf(xml);
        const QXmlStreamAttributes suite = elements.at(1).attributes;
        QCOMPARE(suite.value("tests"_L1).toInt(), int(standardSteps().size()));
        QCOMPARE(suite.value("failures"_L1).toInt(), 1);
        QCOMPARE(suite.value("skipped"_L1).toInt(), 1);
        QStringList names;
        for (const XmlElement &element : elements) {
            if (element.name == "testcase"_L1)
                names.append(element.attributes.value("name"_L1).toString());
            if (element.name == "failure"_L1)
                QCOMPARE(element.attributes.value("type"_L1).toString(), u"wrong-key"_s);
        }
        QVERIFY(names.contains(u"ingest"_s) && names.contains(u"tools-general"_s));
        QVERIFY(xml.contains("Do this next") && !xml.contains("\xe2\x80\xae"));
    }
};

RC_TEST(TestReport)

} // namespace rc::tst_report

#include "tst_report.moc"
