// SPDX-License-Identifier: GPL-3.0-or-later
// The diagnosis of a single entry or list, without a check: by type of key, name, type of resource and route, against a
// server that behaves like a real deployment.
#include "check/ladder/rungending.h"
#include "core/words/errorwords.h"
#include "service/send/sendjob.h"
#include "service/tools/toollistjob.h"
#include "support/deployment.h"
#include "support/ended.h"
#include "support/sentresult.h"
#include "support/testprogram.h"

namespace rc::tst_askedalone {

namespace {

struct Sent
{
    SendResult result;
    std::optional<Explanation> explained;
};

Sent sent(const QString &address, const QByteArray &key, const QString &name, bool onEntries = true)
{
    const ResourceUrl resource = parseResourceUrl(address)->resource;
    Identity who;
    who.username = name;
    who.onIngest = onEntries;
    LogEntry entry;
    entry.message = u"hello"_s;
    entry.ts = QDateTime::currentDateTimeUtc();
    SendJob job(resource, {Secret(key), who}, entry);
    QSignalSpy finished(&job, &SendJob::ended);
    job.start();
    if (!finished.wait())
        return {};
    const auto result = sentResult(finished);
    return {result, explanationOf(resource, who, result, sentAnswer(finished))};
}

} // namespace

class TestAskedAlone : public QObject
{
    Q_OBJECT

private slots:
    void anEntry_data()
    {
        using enum Deployment::Kind;
        QTest::addColumn<Deployment::Kind>("kind");
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("path");  // with %1 instead of the UUID; empty: the correct one
        QTest::addColumn<QString>("cause"); // empty: accepted
        const auto row = [](const char *what, Deployment::Kind kind, const QByteArray &key, const char *name,
                            const char *cause, const QString &path = {}) {
            QTest::newRow(what) << kind << key << QString::fromLatin1(name) << path << QString::fromLatin1(cause);
        };
        const auto account = [](const char *user) { return Deployment::accountKey(user); };
        row("the owner", Owned, account("mara"), "mara", "");
        row("the owner without a name", Owned, account("mara"), "", "");
        row("the owner's key with another's name", Owned, account("mara"), "jon", "key-name-or-access");
        row("a stranger", Owned, account("zoe"), "zoe", "key-name-or-access");
        row("a stranger without a name", Owned, account("zoe"), "", "refused-without-name");
        row("a member of the team", Shared, account("jon"), "jon", "");
        row("the team's key", Shared, Deployment::teamKey(), "jon", "");
        row("the team's key without a name", Shared, Deployment::teamKey(), "", "refused-without-name");
        row("the resource's key", Owned, Deployment::resourceKey(), "", "");
        row("the resource's key and a stranger", Owned, Deployment::resourceKey(), "zoe", "key-name-or-access");
        row("a global resource, and an account", Global, account("mara"), "mara", "key-name-or-access");
        row("a global resource, and its key", Global, Deployment::resourceKey(), "", "");
        row("no such key", Owned, "wrong", "mara", "key-name-or-access");
        row("different product path", Owned, account("mara"), "mara", "own-login", u"/tools/u/mara/resources/%1/"_s);
        row("no product path", Owned, account("mara"), "mara", "own-login", u"/u/mara/resources/%1/"_s);
        row("the team's address", Shared, account("jon"), "jon", "team-address", u"/DevTools/team/ops/resources/%1/"_s);
        row("an owner who is nobody", Shared, account("jon"), "jon", "", u"/DevTools/u/nobody/resources/%1/"_s);
        row("another UUID", Owned, account("mara"), "mara", "owner-and-uuid",
            u"/DevTools/u/mara/resources/00000000-0000-4000-8000-000000000000/"_s);
    }

    void anEntry()
    {
        QFETCH(Deployment::Kind, kind);
        QFETCH(QByteArray, key);
        QFETCH(QString, name);
        QFETCH(QString, path);
        QFETCH(QString, cause);
        const Deployment deployment(kind);
        const ScriptedServer server(deployment);
        const QString uuid = QString::fromLatin1(Deployment::uuid());
        const QString route = path.isEmpty() ? deployment.resourcePath() : QString(path).replace(u"%1"_s, uuid);
        const Sent one = sent(server.base() + route, key, name);
        QCOMPARE(one.result.outcome, cause.isEmpty() ? Outcome::Accepted : Outcome::Refused);
        QCOMPARE(one.explained ? one.explained->cause : QString(), cause);
        if (one.explained)
            QVERIFY(!one.explained->summary.isEmpty());
        QCOMPARE(server.seen().size(), 1); // no redirects and no additional requests
    }

    void anEntryForAnotherResource()
    {
        const Deployment deployment;
        const QByteArray other = "00000000-0000-4000-8000-000000000000";
        const ScriptedServer server([&other](const SeenRequest &) {
            return httpAnswer(200, R"({"status":"ok","resource_id":")" + other + R"("})");
        });
        const Sent one = sent(server.base() + deployment.resourcePath(), Deployment::accountKey("mara"), u"mara"_s);
        QCOMPARE(one.result.outcome, Outcome::Accepted);
        QVERIFY(one.explained);
        QCOMPARE(one.explained->cause, u"taken-for-another-resource"_s);
    }

    void whatNeverLeftHasNoCauseOfTheService()
    {
        const Deployment deployment;
        const ScriptedServer server(deployment);
        const Sent unfit = sent(server.base() + deployment.resourcePath(), Deployment::accountKey("mara"), u"a\nb"_s);
        QCOMPARE(unfit.result.outcome, Outcome::NotSent);
        QVERIFY(!unfit.explained);
        QVERIFY(server.seen().isEmpty());
    }

    void aList_data()
    {
        using enum Deployment::Kind;
        QTest::addColumn<Deployment::Kind>("kind");
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<bool>("withUuid");
        QTest::addColumn<CatalogKind>("catalog");
        QTest::addColumn<QString>("path"); // of the tool server
        QTest::addColumn<QString>("cause");
        const auto row = [](const char *what, Deployment::Kind kind, const QByteArray &key, bool withUuid,
                            const char *cause, const CatalogKind &catalog = CatalogKind::General,
                            const QString &path = {}) {
            QTest::newRow(what) << kind << key << withUuid << catalog << path << QString::fromLatin1(cause);
        };
        const QByteArray mara = Deployment::accountKey("mara");
        row("the owner", Owned, mara, false, "");
        row("the owner, and the UUID", Owned, mara, true, "");
        row("another's key", Owned, Deployment::accountKey("zoe"), false, "tools-key-not-accepted");
        row("another's key, and the UUID", Owned, Deployment::accountKey("zoe"), true, "tools-key-not-accepted");
        row("the team's key", Shared, Deployment::teamKey(), false, "");
        row("the resource's key", Owned, Deployment::resourceKey(), false, "tools-key-not-accepted");
        row("the resource's key, and the UUID", Owned, Deployment::resourceKey(), true, "");
        row("no such key", Owned, "wrong", false, "tools-key-not-accepted");
        row("code hosting without a token", Owned, mara, false, "token-wanted", CatalogKind::CodeHosting);
        row("the log service as tool server", Owned, mara, false, "own-login-of-tools", CatalogKind::General,
            u"/DevTools"_s);
    }

    void aList()
    {
        QFETCH(Deployment::Kind, kind);
        QFETCH(QByteArray, key);
        QFETCH(bool, withUuid);
        QFETCH(CatalogKind, catalog);
        QFETCH(QString, path);
        QFETCH(QString, cause);
        const Deployment deployment(kind);
        const ScriptedServer server(deployment);
        Identity who;
        who.username = u"mara"_s;
        if (withUuid)
            who.resourceUuid = QString::fromLatin1(Deployment::uuid());
        DialectMemory dialects;
        ToolListJob job(QUrl(server.base() + path), catalog, {Secret(key), who}, dialects);
        const auto result = ended<ToolListResult>(job);
        QCOMPARE(!result.error.has_value(), cause.isEmpty());
        if (result.error)
            QCOMPARE(listDiagnosis(result).cause, cause);
        else
            QCOMPARE(result.catalog.tools.size(), 1);
    }
};

RC_TEST(TestAskedAlone)

} // namespace rc::tst_askedalone

#include "tst_askedalone.moc"
