// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the report of a check: all evidence, no key, and no text interpreted as markup.
#include "check/report/reportjson.h"
#include "check/report/reportmarkdown.h"
#include "passedreport.h"
#include "support/testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_report {

namespace {

const QString address = u"https://logs.example.net/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s;

CheckReport sample()
{
    CheckReport report = passedReport();
    report.toolServer = u"https://mcp.example.net"_s;
    report.marker = u"7F3A-0001-BEEF"_s;
    RungResult &ingest = report.rungs[qsizetype(RungId::Ingest)];
    ingest.state = RungState::Failed;
    ingest.summary = u"403: not for you | or not today"_s;
    ingest.hint = u"Do this next."_s;
    ingest.reply = u"HTTP 403 Forbidden\n{\"error\":\"forbidden\"}"_s;
    ingest.facts = {{FactId::Status, u"403 Forbidden"_s}, {FactId::Headers, u"Server: a\nVia: b"_s}};
    return report;
}

QString markdownOf(const CheckReport &report)
{
    return reportMarkdown(report).value_or(QString());
}

} // namespace

class TestReport : public QObject
{
    Q_OBJECT

private slots:
    void markdownHasVerdictTimesAndEvidence();
    void outsideTextIsNoMarkup_data();
    void outsideTextIsNoMarkup();
    void jsonIsTheContract();
    void aReportWithTheKeyIsRefused_data();
    void aReportWithTheKeyIsRefused();
};

void TestReport::markdownHasVerdictTimesAndEvidence()
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

void TestReport::outsideTextIsNoMarkup_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("forbidden");
    QTest::newRow("an escape sequence") << u"\u001b[31mred"_s << u"\u001b"_s;
    QTest::newRow("a direction") << u"abc\u202edef"_s << u"\u202e"_s;
    QTest::newRow("a line break and a heading") << u"x\n# Passed"_s << u"\n# Passed"_s;
}

void TestReport::outsideTextIsNoMarkup()
{
    QFETCH(QString, text);
    QFETCH(QString, forbidden);
    CheckReport report = sample();
    report.rungs[0].summary = text;
    report.rungs[0].hint = u"Response: "_s + text;
    report.rungs[0].facts = {{FactId::Headers, u'`' + text + u'`'}};
    const QString written = markdownOf(report);
    QVERIFY(!written.isEmpty());
    QVERIFY2(!written.contains(forbidden), qPrintable(written));

    // In a code block it is unchanged, and cannot end the block.
    report = sample();
    report.rungs[0].reply = u"```\n```` "_s + text;
    QVERIFY(markdownOf(report).contains(u"`````text\n"_s));
}

void TestReport::jsonIsTheContract()
{
    const Result<QByteArray> json = reportJson(sample());
    QVERIFY(json);
    const QJsonObject root = QJsonDocument::fromJson(*json).object();
    QStringList members = root.keys();
    members.sort();
    QCOMPARE(members, (QStringList{u"at"_s, u"cancelled"_s, u"elapsedMs"_s, u"marker"_s, u"program"_s, u"resource"_s,
                                   u"rungs"_s, u"toolServer"_s, u"verdict"_s, u"version"_s}));
    QCOMPARE(root.value("resource"_L1).toObject().value("owner"_L1).toString(), u"mara"_s);
    QCOMPARE(root.value("at"_L1).toString(), u"2026-11-21T14:02:11.000+01:00"_s);
    const QJsonObject ingest = root.value("rungs"_L1).toArray().at(int(RungId::Ingest)).toObject();
    QCOMPARE(ingest.value("id"_L1).toString(), u"ingest"_s);
    QCOMPARE(ingest.value("state"_L1).toString(), u"failed"_s);
    QCOMPARE(ingest.value("elapsedMs"_L1).toInt(), 12);
    QCOMPARE(ingest.value("elapsedUs"_L1).toInt(), 12'345);
    QCOMPARE(ingest.value("evidence"_L1).toObject(),
             (QJsonObject{{u"status"_s, u"403 Forbidden"_s}, {u"headers"_s, u"Server: a\nVia: b"_s}}));
}

void TestReport::aReportWithTheKeyIsRefused_data()
{
    QTest::addColumn<QString>("form");
    const QByteArray key = "k-canary-0123456789";
    QTest::newRow("as it is") << QString::fromLatin1(key);
    QTest::newRow("base64") << QString::fromLatin1(key.toBase64());
    QTest::newRow("percent-encoded") << QString::fromLatin1(key.toPercentEncoding({}, "-"));
}

void TestReport::aReportWithTheKeyIsRefused()
{
    QFETCH(QString, form);
    CheckReport report = sample();
    report.rungs[0].reply = u"you sent "_s + form;
    QVERIFY(!reportMarkdown(report));
    const Result<QByteArray> json = reportJson(report);
    QVERIFY(!json);
    QVERIFY(!json.error().detail.isEmpty());
    report.key.reset();
    QVERIFY(reportMarkdown(report)); // only the key is refused, not the text
}

RC_TEST(TestReport)

} // namespace rc::tst_report

#include "tst_report.moc"
