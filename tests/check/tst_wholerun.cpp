// SPDX-License-Identifier: GPL-3.0-or-later
// Explains a refusal from the whole run: by type of key, name, type of resource and route, against a server that
// behaves like a real deployment.
#include "check/causes/cause.h"
#include "check/runcheck.h"
#include "core/url/resourceurl.h"
#include "support/deployment.h"
#include "support/ended.h"
#include "support/testprogram.h"

namespace rc::tst_wholerun {

namespace {

CheckPlan planAgainst(const ScriptedServer &server, const Deployment &deployment, const QByteArray &key,
                      const QString &name)
{
    CheckPlan plan = planFor(server.base());
    plan.resource = server.base() + deployment.resourcePath();
    plan.key = keySource(KeyState::SessionOnly, {}, key);
    plan.identity.username = name;
    return plan;
}

} // namespace

class TestWholeRun : public QObject
{
    Q_OBJECT

private slots:
    void aRefusalIsExplained_data()
    {
        using enum Deployment::Kind;
        addColumns<Deployment::Kind, QByteArray, QString>("kind", "key", "name");
        QTest::addColumn<QString>("cause"); // of the ingest step; empty: passes
        QTest::addColumn<QString>("tools"); // of the general tools
        const auto row = [](const char *what, Deployment::Kind kind, const QByteArray &key, const char *name,
                            const char *cause, const char *tools = "") {
            QTest::newRow(what) << kind << key << QString::fromLatin1(name) << QString::fromLatin1(cause)
                                << QString::fromLatin1(tools);
        };
        const auto account = [](const char *user) { return Deployment::accountKey(user); };
        row("the owner", Owned, account("mara"), "mara", "");
        row("the owner without a name", Owned, account("mara"), "", "");
        row("the owner's key with another's name", Owned, account("mara"), "jon", "entry-name-not-of-key",
            "name-not-of-key");
        row("a stranger", Owned, account("zoe"), "zoe", "no-access");
        row("a stranger without a name", Owned, account("zoe"), "", "name-with-entries-needed");
        row("a superuser", Owned, account("root"), "root", "");
        row("a member of the team", Shared, account("jon"), "jon", "");
        row("a member of a team it is not shared with", Owned, account("jon"), "jon", "no-access");
        row("the team's key", Shared, Deployment::teamKey(), "jon", "");
        row("the team's key without a name", Shared, Deployment::teamKey(), "", "name-with-entries-needed");
        row("the team's key with a stranger's name", Shared, Deployment::teamKey(), "zoe", "no-access");
        row("the resource's key", Owned, Deployment::resourceKey(), "", "", "resource-key-at-tools");
        row("the resource's key and somebody with access", Owned, Deployment::resourceKey(), "mara", "",
            "resource-key-at-tools");
        row("the resource's key and a stranger", Owned, Deployment::resourceKey(), "zoe", "entry-name-not-of-key",
            "resource-key-at-tools");
        row("a global resource, and an account", Global, account("mara"), "mara", "no-access-of-owner");
        row("a global resource, and a superuser", Global, account("root"), "root", "");
        row("a global resource, and its key", Global, Deployment::resourceKey(), "", "", "resource-key-at-tools");
        row("no such key", Owned, "wrong", "mara", "key-or-name-wrong", "tools-key-not-accepted");
        row("no such key, no name", Owned, "wrong", "", "key-or-name-wrong", "tools-key-not-accepted");
    }

    void aRefusalIsExplained()
    {
        QFETCH(Deployment::Kind, kind);
        QFETCH(QByteArray, key);
        QFETCH(QString, name);
        const Deployment deployment(kind);
        ScriptedServer server(deployment);
        const CheckReport report = reportOf(planAgainst(server, deployment, key, name));
        const StepResult &ingest = stepOf(report, StepId::Ingest);
        QTEST(ingest.cause, "cause");
        QCOMPARE(ingest.state, ingest.cause.isEmpty() ? StepState::Passed : StepState::Failed);
        const StepResult &tools = stepOf(report, StepId::ToolsGeneral);
        QTEST(tools.cause, "tools");
        // If the tools accept the key, it must not be called wrong.
        if (tools.state == StepState::Passed)
            QVERIFY2(!ingest.hint.text().contains(u"key is wrong"_s), qPrintable(ingest.hint));
        // The levels repeat the result of the first entry.
        QVERIFY(stepOf(report, StepId::LevelInfo).cause.isEmpty());
    }

    void resourceKeyWithAndWithoutUuid_data()
    {
        addColumns<QByteArray, QString, Deployment::Kind>("key", "name", "kind");
        QTest::addColumn<QString>("cause"); // of the general tools
        QTest::newRow("its own key") << Deployment::resourceKey() << QString() << Deployment::Kind::Owned << QString();
        QTest::newRow("the owner's") << Deployment::accountKey("mara") << u"mara"_s << Deployment::Kind::Owned
                                     << QString();
        QTest::newRow("a stranger's") << Deployment::accountKey("zoe") << u"zoe"_s << Deployment::Kind::Owned
                                      << u"uuid-refused-at-tools"_s;
        QTest::newRow("no such key") << QByteArray("wrong") << QString() << Deployment::Kind::Owned
                                     << u"tools-key-not-accepted"_s;
        QTest::newRow("the team's") << Deployment::teamKey() << u"jon"_s << Deployment::Kind::Shared
                                    << u"uuid-refused-at-tools"_s;
    }

    void resourceKeyWithAndWithoutUuid()
    {
        QFETCH(QByteArray, key);
        QFETCH(QString, name);
        QFETCH(Deployment::Kind, kind);
        const Deployment deployment(kind);
        ScriptedServer server(deployment);
        CheckPlan plan = planAgainst(server, deployment, key, name);
        plan.identity.resourceUuid = QString::fromLatin1(Deployment::uuid());
        const CheckReport report = reportOf(plan);
        QTEST(stepOf(report, StepId::ToolsGeneral).cause, "cause");
        if (!stepOf(report, StepId::ToolsGeneral).cause.isEmpty())
            return; // repeated once without it
        for (const ReceivedRequest &seen : server.seen()) {
            // only if requested
            QCOMPARE(seen.headers.contains("x-resource-uuid"), !isEntry(seen) && !isHealth(seen));
        }
    }

    void logToolConfirmsTheCause_data()
    {
        addColumns<QByteArray, QString, bool, bool, QString>("user", "path", "isDeleted", "isConfirmed", "cause");
        QTest::addColumn<QString>("address"); // the offered address
        const QString ofMara = u"/DevTools/u/mara/resources/%1/"_s;
        QTest::newRow("another owner") << "jon"_ba << u"/DevTools/u/zoe/resources/%1/"_s << false << true
                                       << u"real-owner"_s << ofMara;
        QTest::newRow("a team's address")
            << "jon"_ba << u"/DevTools/team/ops/resources/%1/"_s << false << true << u"real-owner"_s << ofMara;
        QTest::newRow("deleted") << "mara"_ba << ofMara << true << true << u"resource-gone"_s << QString();
        QTest::newRow("no access") << "zoe"_ba << ofMara << false << true << u"no-access-by-log"_s << QString();
        QTest::newRow("a tool that nobody confirmed")
            << "jon"_ba << u"/DevTools/u/zoe/resources/%1/"_s << false << false << u"owner-and-uuid"_s << QString();
    }

    void logToolConfirmsTheCause()
    {
        QFETCH(QByteArray, user);
        QFETCH(QString, path);
        QFETCH(bool, isDeleted);
        QFETCH(bool, isConfirmed);
        QFETCH(QString, address);
        const QString uuid = QString::fromLatin1(Deployment::uuid());
        Deployment deployment(Deployment::Kind::Shared);
        deployment.distinguishOwners();
        if (isDeleted)
            deployment.deleteResource();
        ScriptedServer server(deployment);
        CheckPlan plan = planAgainst(server, deployment, Deployment::accountKey(user), QString::fromLatin1(user));
        plan.resource = server.base() + path.arg(uuid);
        if (isConfirmed)
            plan.logTool = {.server = {},
                            .catalog = u"general"_s,
                            .tool = u"resource_logs"_s,
                            .arguments = R"({"resource_uuid":"{resource_uuid}","limit":"{limit:200}"})"};
        const StepResult ingest = stepOf(reportOf(plan), StepId::Ingest);
        QTEST(ingest.cause, "cause");
        QCOMPARE(ingest.address, address.isEmpty() ? QString() : server.base() + address.arg(uuid));
        const auto calls = std::count_if(server.seen().cbegin(), server.seen().cend(), [](const ReceivedRequest &seen) {
            return seen.asks("tools/call") && seen.body.contains("resource_logs");
        });
        QCOMPARE(calls, isConfirmed ? 1 : 0);
    }

    void deletedResourceIsRecognizedByAnEarlierSuccess()
    {
        Deployment deployment;
        deployment.deleteResource();
        ScriptedServer server(deployment);
        for (const auto &[key, cause] : {std::pair(Deployment::accountKey("mara"), u"deleted-or-moved"_s),
                                         std::pair(QByteArray("wrong"), u"renamed-or-deleted"_s)}) {
            CheckPlan plan = planAgainst(server, deployment, key, u"mara"_s);
            const QString address = parseResourceUrl(plan.resource)->resource.resourceUrl();
            DialectMemory dialects;
            CheckRun run(std::move(plan), dialects);
            run.setWorkedBefore({address});
            QCOMPARE(stepOf(ended<CheckReport>(run), StepId::Ingest).cause, cause);
        }
    }

    void refusedEntriesHaveNoMarker()
    {
        const Deployment deployment;
        ScriptedServer server(deployment);
        for (const bool right : {true, false}) {
            const QByteArray key = right ? Deployment::accountKey("mara") : QByteArray("wrong");
            const CheckReport report = reportOf(planAgainst(server, deployment, key, u"mara"_s));
            QCOMPARE(stepOf(report, StepId::Ingest).marker.isEmpty(), !right);
        }
    }

    void earlierRunProvesNothingAboutThisKey()
    {
        const Deployment deployment;
        ScriptedServer server(deployment);
        const CheckReport whole = reportOf(planAgainst(server, deployment, Deployment::accountKey("mara"), u"mara"_s));
        QCOMPARE(stepOf(whole, StepId::ToolsGeneral).state, StepState::Passed);
        CheckPlan plan = planAgainst(server, deployment, "wrong", u"mara"_s);
        plan.only = {StepId::Ingest};
        plan.earlierSteps = whole.steps;
        QCOMPARE(stepOf(reportOf(plan), StepId::Ingest).cause, u"key-name-or-access"_s);
    }

    void theVerdictNamesTheCause()
    {
        const Deployment deployment;
        ScriptedServer server(deployment);
        const CheckReport refused = reportOf(planAgainst(server, deployment, "wrong", u"mara"_s));
        QVERIFY2(verdictOf(refused.steps).startsWith(causeHeadline(u"key-or-name-wrong"_s)),
                 qPrintable(verdictOf(refused.steps)));
        const CheckPlan plan = planAgainst(server, deployment, Deployment::accountKey("mara"), u"mara"_s);
        server.close();
        const CheckReport closed = reportOf(plan);
        const QString told = verdictOf(closed.steps);
        QVERIFY2(told.contains(stepTitle(StepId::Tcp)) &&
                     told.contains(stepOf(closed, StepId::Tcp).summary.text().chopped(1)),
                 qPrintable(told));
        // A key that is withheld as well does not hide the closed port, but is the cause alone.
        QList<StepResult> withheld = closed.steps;
        StepResult &key = withheld[indexOfStep(StepId::Key, withheld)];
        key.state = StepState::Failed;
        key.cause = u"key-unbound"_s;
        QCOMPARE(verdictOf(withheld), told);
        QVERIFY(!isInVerdict(key, withheld));
        withheld[indexOfStep(StepId::Tcp, withheld)].state = StepState::Passed;
        QVERIFY(verdictOf(withheld) != told);
        QVERIFY(isInVerdict(key, withheld));
    }
};

RC_TEST(TestWholeRun)

} // namespace rc::tst_wholerun

#include "tst_wholerun.moc"
