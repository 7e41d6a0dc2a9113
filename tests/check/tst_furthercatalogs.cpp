// SPDX-License-Identifier: GPL-3.0-or-later
// A catalog that only this profile has is a step like the others.
#include "check/evidence/steprows.h"
#include "check/report/reportjson.h"
#include "check/run/keycomparison.h"
#include "check/runcheck.h"
#include "support/testprogram.h"

namespace rc::tst_furthercatalogs {

namespace {

const CatalogKind asana(u"asana"_s, u"/asana/"_s);
const StepId ofAsana = StepId::tools(asana);

CheckPlan planWith(const QString &base, const QList<CatalogKind> &further)
{
    CheckPlan plan = planFor(base);
    plan.customCatalogs = further;
    return plan;
}

QByteArrayList pathsOf(const ScriptedServer &server)
{
    QByteArrayList paths;
    for (const ReceivedRequest &request : server.seen()) {
        if (!isEntry(request))
            paths.append(request.path);
    }
    return paths;
}

/// Works except for one path.
auto answeringAt(const QByteArray &path, const QByteArray &response)
{
    return [path, response](const ReceivedRequest &request) {
        return request.path == path || request.path + '/' == path ? response : successResponse(request);
    };
}

} // namespace

class TestFurtherCatalogs : public QObject
{
    Q_OBJECT

private slots:
    void furtherCatalogsAreFetchedLastOneByOne()
    {
        ScriptedServer server(successResponse);
        const CheckReport report = reportOf(planWith(server.base(), {asana, {u"crm"_s, u"/a/b"_s}}));
        QCOMPARE(pathsOf(server), (QByteArrayList{"/mcp/", "/health", "/github/", "/asana/", "/a/b"}));
        QCOMPARE(report.steps.size(), standardSteps().size() + 2);
        QCOMPARE(stepOf(report, ofAsana).state, StepState::Passed);
        QVERIFY(stepOf(report, StepId::ToolsCodeHosting).at <= stepOf(report, ofAsana).at);
        // a tool server may block while it waits for a backend
        ScriptedServer silent([](const ReceivedRequest &request) {
            return request.path == "/github/" ? QByteArray("silent") : successResponse(request);
        });
        CheckPlan plan = planWith(silent.base(), {asana});
        plan.limits.deadline = std::chrono::milliseconds(800);
        const CheckReport waited = reportOf(plan);
        QCOMPARE(pathsOf(silent), (QByteArrayList{"/mcp/", "/health", "/github/", "/asana/"}));
        const StepResult &before = stepOf(waited, StepId::ToolsCodeHosting);
        QVERIFY(stepOf(waited, ofAsana).startedUs >= before.startedUs + before.elapsedUs);
    }

    void eachCatalogGetsOnlyItsOwnToken()
    {
        ScriptedServer server(successResponse);
        CheckPlan plan = planWith(server.base(), {asana, {u"crm"_s, u"/crm/"_s}});
        plan.token = [](const CatalogKind &catalog, const std::function<void(KeyReading)> &done) {
            const bool hasOne = catalog.word() != "crm"_L1;
            keySource(hasOne ? KeyState::Saved : KeyState::Absent, {},
                      hasOne ? "token-of-" + catalog.word().toLatin1() : QByteArray())(done);
        };
        const CheckReport report = reportOf(plan);
        QByteArrayList carriers;
        for (const ReceivedRequest &request : server.seen()) {
            if (request.headers.contains("authorization"))
                carriers.append(request.path + ' ' + request.headers.value("authorization"));
        }
        QCOMPARE(carriers, (QByteArrayList{"/github/ Bearer token-of-code-hosting", "/asana/ Bearer token-of-asana"}));
        // both are kept out of reports
        QCOMPARE(report.tokens.size(), 2);
        QVERIFY(verifyNoSecrets(u"token-of-nobody"_s, report));
        QVERIFY(!verifyNoSecrets(u"token-of-code-hosting"_s, report));
        QVERIFY(!verifyNoSecrets(u"token-of-asana"_s, report));
        QCOMPARE(redactorFor(report)->redacted(u"token-of-asana token-of-code-hosting"_s), u"••• •••"_s);
    }

    void aWordNamesTheStep()
    {
        QCOMPARE(wireWord(ofAsana), u"tools-asana"_s);
        QCOMPARE(stepFromWord(u"tools-asana"), ofAsana);
        QCOMPARE(stepFromWord(u"tools-general"), StepId(StepId::ToolsGeneral));
        QCOMPARE(stepTitle(ofAsana), catalogName(asana));
        QVERIFY(!stepFromWord(u"tools-") && !stepFromWord(u"tools-A") && !stepFromWord(u"tools-\u202e"));
        QVERIFY(StepId(StepId::ToolsCodeHosting) < ofAsana && ofAsana < StepId::tools({u"crm"_s, u"/a/"_s}));
    }

    void verdictNamesTheCatalog_data()
    {
        addColumns<QByteArray, StepState>("response", "state");
        QTest::newRow("gone") << httpResponse(404, "nothing here", "text/plain") << StepState::Failed;
        QTest::newRow("unauthorized") << httpResponse(401, "Unauthorized", "text/plain") << StepState::Warned;
    }

    void verdictNamesTheCatalog()
    {
        QFETCH(QByteArray, response);
        ScriptedServer server(answeringAt("/asana/", response));
        const CheckReport report = reportOf(planWith(server.base(), {asana, {u"crm"_s, u"/crm/"_s}}));
        QTEST(stepOf(report, ofAsana).state, "state");
        const QString verdict = verdictOf(report.steps);
        QVERIFY2(verdict.contains(u"asana"_s) && !verdict.contains(u"crm"_s), qPrintable(verdict));
        // does not affect the text about the others
        QList<StepResult> usual = report.steps.first(standardSteps().size());
        QVERIFY2(verdictOf(usual) != verdict && !verdictOf(usual).contains(u"asana"_s), qPrintable(verdictOf(usual)));
    }

    void nothingIsFetchedWithoutAToolServer()
    {
        ScriptedServer server(successResponse);
        CheckPlan plan = planWith(server.base(), {asana});
        plan.toolServer.clear();
        const CheckReport report = reportOf(plan);
        for (const StepId &id : {ofAsana, StepId(StepId::ToolsGeneral), StepId(StepId::ToolsCodeHosting)})
            QCOMPARE(stepOf(report, id).state, StepState::Skipped);
        QCOMPARE(stepOf(report, StepId::ToolsGeneral).summary, u"No tool server set"_s);
        QCOMPARE(stepOf(report, StepId::Ingest).state, StepState::Passed);
        QCOMPARE(pathsOf(server), QByteArrayList());
    }

    void reportsWithTooManyCatalogsAreCut();

    void oneCatalogCanBeRetriedAlone()
    {
        ScriptedServer server(successResponse);
        const CheckReport whole = reportOf(planWith(server.base(), {asana}));
        const qsizetype before = server.seen().size();
        CheckPlan plan = planWith(server.base(), {asana});
        plan.only = stepsFrom(ofAsana, whole.steps);
        QCOMPARE(plan.only, QSet<StepId>{ofAsana});
        plan.earlierSteps = whole.steps;
        const CheckReport part = reportOf(plan);
        QCOMPARE(server.seen().size(), before + 1);
        QCOMPARE(server.seen().last().path, "/asana/");
        QCOMPARE(stepOf(part, StepId::Ingest).at, stepOf(whole, StepId::Ingest).at);
    }

    void aNewKeyRepeatsFurtherCatalogs()
    {
        QVERIFY(!stepsOfKeys(false).contains(ofAsana));
        QVERIFY(stepsOfKeys(false, {asana}).contains(ofAsana));
        QVERIFY(!stepsOfKeys(false, {asana}).contains(StepId::Ingest));
    }
};

void TestFurtherCatalogs::reportsWithTooManyCatalogsAreCut()
{
    // a handwritten file cannot grow without limit
    QByteArray many = R"({"at":"2026-01-01T00:00:00.000Z","rungs":[)";
    for (int i = 0; i < 100; ++i)
        many += R"({"id":"tools-x)" + QByteArray::number(i) + R"(","state":"passed"},)";
    many.chop(1);
    const auto grown = reportFromJson(many + "]}");
    QVERIFY(grown);
    QCOMPARE(grown->steps.size(), standardSteps().size() + maxCustomCatalogs);
}

RC_TEST(TestFurtherCatalogs)

} // namespace rc::tst_furthercatalogs

#include "tst_furthercatalogs.moc"
