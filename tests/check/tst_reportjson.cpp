// SPDX-License-Identifier: GPL-3.0-or-later
// The last run is restored from its file unchanged, without the key and without hidden characters.
#include "check/ladder.h"
#include "check/report/reportjson.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_reportjson {

namespace {

CheckReport sample()
{
    ScriptedServer server(wellAnswer);
    return reportOf(planFor(server.base()));
}

} // namespace

class TestReportJson : public QObject
{
    Q_OBJECT

private slots:
    void comesBackAsItWas()
    {
        const CheckReport report = sample();
        const Result<QByteArray> bytes = reportJson(report);
        QVERIFY(bytes);
        const Result<CheckReport> back = reportFromJson(*bytes);
        QVERIFY(back);
        QCOMPARE(back->at, report.at);
        QCOMPARE(back->elapsedMs, report.elapsedMs);
        QCOMPARE(back->marker, report.marker);
        QCOMPARE(back->resource, report.resource);
        QCOMPARE(back->toolServer, report.toolServer);
        QCOMPARE(back->rungs.size(), report.rungs.size());
        for (qsizetype i = 0; i < report.rungs.size(); ++i) {
            const RungResult &was = report.rungs.at(i);
            const RungResult &is = back->rungs.at(i);
            QCOMPARE(is.id, was.id);
            QCOMPARE(is.state, was.state);
            QCOMPARE(is.at, was.at);
            QCOMPARE(is.startedUs, was.startedUs);
            QCOMPARE(is.elapsedUs, was.elapsedUs);
            QCOMPARE(is.summary, was.summary);
            QCOMPARE(is.hint, was.hint);
            QCOMPARE(is.reply, was.reply);
            QCOMPARE(is.marker, was.marker);
            QCOMPARE(is.cause, was.cause);
            QCOMPARE(is.exitCode, was.exitCode);
            QCOMPARE(is.facts, was.facts);
        }
        QVERIFY(!back->key);
        QCOMPARE(verdictOf(back->rungs), verdictOf(report.rungs));
    }

    void theKeyIsRefused()
    {
        CheckReport report = sample();
        report.key = std::make_shared<const Secret>(QByteArray("k-1234-and-more"));
        report.rungs[5].reply = u"you said k-1234-and-more"_s;
        const Result<QByteArray> bytes = reportJson(report);
        QVERIFY(!bytes);
        QCOMPARE(bytes.error().kind, ErrorKind::NotUnderstood);
    }

    void whatIsPastedAroundTheAddressIsNotKept()
    {
        CheckReport report = sample();
        report.resource = u"SERVICE_TOKEN=geheim "_s + report.resource;
        const Result<QByteArray> bytes = reportJson(report);
        QVERIFY(bytes);
        QVERIFY(!bytes->contains("geheim"));
    }

    void damageIsSaid_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("no JSON") << QByteArray("\x00\x01\x02", 3);
        QTest::newRow("an array") << QByteArray("[]");
        QTest::newRow("no rungs") << QByteArray(R"({"at":"2026-01-01T00:00:00.000Z"})");
        QTest::newRow("no time") << QByteArray(R"({"rungs":[]})");
    }

    void damageIsSaid()
    {
        QFETCH(QByteArray, bytes);
        const Result<CheckReport> report = reportFromJson(bytes);
        QVERIFY(!report);
        QCOMPARE(report.error().kind, ErrorKind::FileUnusable);
    }

    void strangeRungsAreLeftOut()
    {
        const Result<CheckReport> report = reportFromJson(R"({"at":"2026-01-01T00:00:00.000Z","rungs":[
            7, {"id":"moon","state":"passed"}, {"id":"dns","state":"running"}, {"id":"tcp","state":"up"},
            {"id":"url","state":"passed","summary":"a\u202eb","evidence":{"moon":"x","size":3,"status":"200"}}]})");
        QVERIFY(report);
        QCOMPARE(report->rungs.size(), int(usualRungs().size()));
        QCOMPARE(rungOf(*report, RungId::Dns).state, RungState::Waiting);
        QCOMPARE(rungOf(*report, RungId::Tcp).state, RungState::Waiting);
        QCOMPARE(rungOf(*report, RungId::Url).state, RungState::Passed);
        QVERIFY(rungOf(*report, RungId::Url).summary.contains(u"U+202E"_s));
        QCOMPARE(rungOf(*report, RungId::Url).facts.size(), 2);
    }
};

RC_TEST(TestReportJson)

} // namespace rc::tst_reportjson

#include "tst_reportjson.moc"
