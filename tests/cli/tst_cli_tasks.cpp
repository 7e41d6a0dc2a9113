// SPDX-License-Identifier: GPL-3.0-or-later
// A long call that the server continues as a task; and a server's sign-in information.
#include "cli/console.h"
#include "cli/scriptedservice.h"
#include "support/testprogram.h"
#include "tests/everything/everythingserver.h"

#include <QJsonArray>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;

namespace rc::tst_cli_tasks {

namespace {

const QString everything = u"everything=/everything/"_s;
const QString key = u"key-of-everything-1"_s;

} // namespace

class TestCliTasks : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aCallIsWaitedForByItself();
    void whereClientsSignIn();

private:
    [[nodiscard]] Ran run(const QStringList &words) const { return m_console->run(words); }
    [[nodiscard]] QStringList calling(const QString &tool, const QString &arguments) const;

    std::unique_ptr<Console> m_console;
    std::unique_ptr<EverythingServer> m_server;
};

void TestCliTasks::init()
{
    m_console = std::make_unique<Console>();
    m_server = std::make_unique<EverythingServer>();
    m_console->set(u"SERVICE_API_KEY"_s, key);
    const QString resource = m_server->base() + u"/tools/u/demo/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s;
    const Ran added = run({u"profile"_s, u"add"_s, u"work"_s, u"--resource"_s, resource, u"--mcp-url"_s,
                           m_server->base(), u"--username"_s, u"demo"_s, u"--further-catalogs"_s, everything});
    QVERIFY2(added.exitCode == 0, added.told());
    QCOMPARE(run({u"key"_s, u"allow"_s, u"--env-key"_s}).exitCode, 0);
}

QStringList TestCliTasks::calling(const QString &tool, const QString &arguments) const
{
    return {u"tools"_s,      u"call"_s,      tool,      u"--args"_s, arguments,  u"--catalog"_s,
            u"everything"_s, u"--profile"_s, u"work"_s, u"--yes"_s,  u"--json"_s};
}

void TestCliTasks::aCallIsWaitedForByItself()
{
    const Ran ran = run(calling(u"slow_compute"_s, u"{\"seconds\":1}"_s));
    QVERIFY2(ran.exitCode == 0, ran.told());
    QCOMPARE(ran.json()["outcome"_L1].toString(), u"answered"_s);
    const Ran failed = run(calling(u"failing_job"_s, u"{}"_s));
    QCOMPARE(failed.exitCode, 1);
    QCOMPARE(failed.json()["outcome"_L1].toString(), u"tool-error"_s);
    const Ran broke = run(calling(u"protocol_error_job"_s, u"{}"_s));
    QCOMPARE(broke.json()["outcome"_L1].toString(), u"unknown"_s);
    QVERIFY(broke.err.contains("broke down")); // the server's own words
    const Ran session = run(calling(u"slow_compute"_s, u"{\"seconds\":1}"_s) << u"--dialect"_s << u"session"_s);
    QVERIFY2(session.exitCode == 0, session.told());
    QCOMPARE(session.json()["outcome"_L1].toString(), u"answered"_s);
    QVERIFY(session.json().contains("task"_L1));
}

void TestCliTasks::whereClientsSignIn()
{
    ScriptedService service;
    service.setAnswer(serviceAnswer(401, "application/json", "{\"error\":\"invalid_token\"}",
                                    "WWW-Authenticate: Bearer scope=\"tools\", resource_metadata=\"" +
                                        service.origin().toLatin1() + "/meta\"\r\n"));
    service.setAnswer("/meta", serviceAnswer(200, "application/json",
                                             "{\"resource\":\"" + service.origin().toLatin1() +
                                                 "\",\"authorization_servers\":[\"https:\\/\\/auth.example\"]}"));
    const QStringList who{u"--mcp-url"_s,        service.toolServerUrl(), u"--resource"_s,
                          service.resourceUrl(), u"--catalog"_s,          u"general"_s};
    const Ran listed = run(QStringList{u"tools"_s} + who);
    QCOMPARE(listed.exitCode, 4);
    QVERIFY(listed.err.contains("OAuth"));
    const qsizetype before = service.requests().size();
    const Ran shown = run(QStringList{u"tools"_s, u"sign-in"_s, u"--json"_s} + who);
    QVERIFY2(shown.exitCode == 0, shown.told());
    const QJsonObject catalog = shown.json()["catalogs"_L1].toArray().first().toObject();
    QCOMPARE(catalog["metadata"_L1].toObject()["authorizationServers"_L1].toArray().first().toString(),
             u"https:/"_s + u"/auth.example"_s);
    QCOMPARE(service.requests().size(), before + 2);
    for (const QByteArray &request : service.requests().mid(before))
        QVERIFY(!request.contains(key.toLatin1()));
}

RC_TEST(TestCliTasks)

} // namespace rc::tst_cli_tasks

#include "tst_cli_tasks.moc"
