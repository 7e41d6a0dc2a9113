// SPDX-License-Identifier: GPL-3.0-or-later
// The effect of the service's responses on a step and on those that depend on it.
#include "check/causes/cause.h"
#include "check/ladder.h"
#include "support/testprogram.h"

using namespace Qt::StringLiterals;

namespace rc::tst_checkanswers {

class TestCheckAnswers : public QObject
{
    Q_OBJECT

private slots:
    void ingestRefused_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<int>("exitCode");
        QTest::addColumn<QString>("summary");
        QTest::newRow("400 without a key")
            << 400 << QByteArray(R"({"error":"missing_credentials"})") << 1 << u"400: no key received"_s;
        QTest::newRow("401") << 401 << QByteArray("{}") << 4 << u"401: the key was not accepted"_s;
        QTest::newRow("403") << 403 << QByteArray(R"({"error":"forbidden"})") << 4
                             << u"403: this account may not write to the resource"_s;
        QTest::newRow("404 of the resource")
            << 404 << QByteArray(R"({"error":"invalid_resource"})") << 1 << u"404: no such resource for this owner"_s;
        QTest::newRow("404 of anything") << 404 << QByteArray("no") << 1
                                         << u"404: nothing accepts entries at this address"_s;
        QTest::newRow("503") << 503 << QByteArray(R"({"error":"too busy"})") << 1
                             << u"503: the service is down or busy"_s;
        QTest::newRow("502") << 502 << QByteArray() << 1 << u"502: the entry may have been delivered"_s;
    }

    void ingestRefused()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, body);
        ScriptedServer server(
            [&](const SeenRequest &r) { return isEntry(r) ? httpAnswer(status, body) : wellAnswer(r); });
        const CheckReport report = reportOf(planFor(server.base()));
        const RungResult &ingest = rungOf(report, RungId::Ingest);
        QCOMPARE(ingest.state, RungState::Failed);
        QTEST(ingest.summary, "summary");
        QTEST(ingest.exitCode, "exitCode");
        QVERIFY(!ingest.hint.isEmpty());
        QVERIFY(!ingest.hint.contains(u'%'));
        QVERIFY(ingest.reply.startsWith(u"HTTP %1"_s.arg(status)));
        QCOMPARE(rungOf(report, RungId::LevelInfo).state, RungState::Skipped);
        QCOMPARE(rungOf(report, RungId::LevelInfo).summary, notTested(RungId::Ingest));
        QCOMPARE(rungOf(report, RungId::ToolsGeneral).state, RungState::Passed);
        // the verdict names the cause, in its own words or those of the step
        const QString verdict = verdictOf(report.rungs);
        const QString headline = causeHeadline(ingest.cause);
        QVERIFY2(verdict.contains(headline.isEmpty() ? ingest.summary : headline), qPrintable(verdict));
    }

    void hostileOwnerCannotFillAnotherPlace()
    {
        ScriptedServer server([&](const SeenRequest &) { return httpAnswer(404, R"({"error":"invalid_resource"})"); });
        CheckPlan plan = planFor(server.base());
        plan.resource.replace(u"/mara/"_s, u"/%252/"_s); // The owner is "%2".
        const CheckReport report = reportOf(plan);
        QVERIFY(rungOf(report, RungId::Ingest).hint.contains(u"owned by %2."_s));
    }

    void toolsAnswer_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<RungState>("general");
        QTest::addColumn<RungState>("codeHosting");
        QTest::addColumn<QString>("summary"); // of code-hosting
        const QByteArray json = "application/json";
        QTest::newRow("wrong key") << 401 << json << QByteArray(R"({"detail":"Invalid API key"})") << RungState::Failed
                                   << RungState::Failed << u"401: the key was not accepted"_s;
        QTest::newRow("401 in plain text")
            << 401 << QByteArray("text/plain") << QByteArray("unauthorized") << RungState::Failed << RungState::Warned
            << u"401: the server behind it requires your own token"_s;
        QTest::newRow("not linked, as JSON")
            << 401 << json << QByteArray(R"({"detail":"account not linked"})") << RungState::Failed << RungState::Warned
            << u"401: no account linked yet"_s;
        QTest::newRow("nothing behind it")
            << 503 << json << QByteArray(R"({"detail":"MCP upstream is not configured"})") << RungState::Warned
            << RungState::Warned << u"503: the tool server offers none"_s;
        QTest::newRow("404") << 404 << json << QByteArray("{}") << RungState::Failed << RungState::Failed
                             << u"404: no tools at this address"_s;
    }

    void toolsAnswer()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, type);
        QFETCH(QByteArray, body);
        ScriptedServer server(
            [&](const SeenRequest &r) { return isEntry(r) ? wellAnswer(r) : httpAnswer(status, body, type); });
        const CheckReport report = reportOf(planFor(server.base()));
        QTEST(rungOf(report, RungId::ToolsGeneral).state, "general");
        QTEST(rungOf(report, RungId::ToolsCodeHosting).state, "codeHosting");
        QTEST(rungOf(report, RungId::ToolsCodeHosting).summary, "summary");
        QCOMPARE(rungOf(report, RungId::Ingest).state, RungState::Passed);
    }

    void anEmptyListIsAWarning()
    {
        ScriptedServer server([](const SeenRequest &r) {
            return isEntry(r) ? wellAnswer(r) : httpAnswer(200, rpcResult(r, R"({"tools":[]})"));
        });
        const CheckReport report = reportOf(planFor(server.base()));
        QCOMPARE(rungOf(report, RungId::ToolsGeneral).state, RungState::Warned);
        QVERIFY(rungOf(report, RungId::ToolsGeneral).summary.startsWith("0 tools"_L1));
        QVERIFY(!rungOf(report, RungId::ToolsGeneral).hint.isEmpty());
    }
};

RC_TEST(TestCheckAnswers)

} // namespace rc::tst_checkanswers

#include "tst_checkanswers.moc"
