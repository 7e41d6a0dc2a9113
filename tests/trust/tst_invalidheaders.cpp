// SPDX-License-Identifier: GPL-3.0-or-later
// Invalid headers are refused before a request is sent; merely unusual ones are sent correctly.
#include "check/run/checkrun.h"
#include "service/send/sendjob.h"
#include "service/tools/toollistjob.h"
#include "support/sentresult.h"
#include "support/testprogram.h"
#include "tests/cli/console.h"
#include "tests/support/headerlines.h"
#include "tests/support/hostileserver.h"

namespace rc::tst_invalidheaders {

namespace {

const QByteArray goodKey = "sk-0123456789";
const QString resourcePath = u"/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s;

} // namespace

class TestInvalidHeaders : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsSent_data()
    {
        addColumns<QByteArray, Identity>("key", "identity");
        const Identity mara{u"mara"_s, {}};
        QTest::newRow("line break in the key") << QByteArray("sk-0123\r\nX-Evil: 1") << mara;
        QTest::newRow("line feed in the key") << QByteArray("sk-0123\nX-Evil: 1") << mara;
        QTest::newRow("NUL in the key") << QByteArray("sk-01\0x", 7) << mara;
        QTest::newRow("space in the key") << QByteArray("sk 0123") << mara;
        QTest::newRow("a letter outside ASCII in the key") << QByteArray("sk-\xc3\xbc") << mara;
        QTest::newRow("endless key") << QByteArray(513, 'k') << mara;
        QTest::newRow("line break in the user name") << goodKey << Identity{u"mara\r\nX-Evil: 1"_s, {}};
        QTest::newRow("line separator in the user name") << goodKey << Identity{u"mara\u2028x"_s, {}};
        QTest::newRow("NUL in the user name") << goodKey << Identity{u"ma"_s + QChar(0) + u"ra"_s, {}};
        QTest::newRow("broken character in the user name") << goodKey << Identity{u"ma"_s + QChar(0xD800), {}};
        QTest::newRow("endless user name") << goodKey << Identity{QString(257, u'm'), {}};
        QTest::newRow("line break in the e-mail") << goodKey << Identity{{}, u"m@x.example\nX-Evil: 1"_s};
        QTest::newRow("line break in the header's name")
            << goodKey << Identity{{}, u"m@x.example"_s, "X-Mail\r\nX-Evil"};
        QTest::newRow("colon in the header's name") << goodKey << Identity{{}, u"m@x.example"_s, "X-Mail: a"};
        QTest::newRow("a header's name that is taken") << goodKey << Identity{{}, u"m@x.example"_s, "X-API-Key"};
    }

    void nothingIsSent()
    {
        QFETCH(QByteArray, key);
        QFETCH(Identity, identity);
        HostileServer server(Script::json("{}"));
        const ResourceUrl resource = parseResourceUrl(server.url(resourcePath).toString())->resource;
        DialectMemory memory;
        std::optional<Error> error;

        ToolListJob list(server.url(QString()), CatalogKind::General, {Secret(key), identity}, memory);
        QSignalSpy listed(&list, &ToolListJob::finished);
        connect(&list, &ToolListJob::finished, this, [&](const ToolListResult &result) { error = result.error; });
        list.start();
        QTRY_COMPARE(listed.size(), 1);
        QVERIFY(error && error->kind == ErrorKind::BadInput);
        QCOMPARE(server.connections().size(), 0);

        if (key != goodKey) { // an entry only includes the key
            SendJob send(resource, {Secret(key), identity}, {}, {});
            QSignalSpy sent(&send, &SendJob::ended);
            send.start();
            QTRY_COMPARE(sent.size(), 1);
            QCOMPARE(sentResult(sent).outcome, Outcome::NotSent);
            QCOMPARE(server.connections().size(), 0);
        }

        // The check probes the port; no byte of a tool request, or of any request with such a key, is sent.
        CheckPlan plan;
        plan.resource = server.url(resourcePath).toString();
        plan.toolServer = server.url(QString()).toString();
        plan.identity = identity;
        plan.levels.clear();
        plan.key = [&key](const std::function<void(KeyReading)> &done) {
            KeyReading reading;
            reading.state = KeyState::SessionOnly;
            reading.key = Secret(key);
            done(std::move(reading));
        };
        CheckRun run(std::move(plan), memory);
        QSignalSpy checked(&run, &CheckRun::finished);
        run.start();
        QTRY_COMPARE(checked.size(), 1);
        QCOMPARE(server.connections().join().toLower().count("x-evil"), 0);
        QCOMPARE(server.occurrencesOf("tools/list"), 0);
        // an entry includes the key and the username; an email is only for the tools
        const bool sendsEntry = key == goodKey && identity.username.isEmpty();
        QCOMPARE(headerLines(server.connections().join(), "X-API-Key"), sendsEntry ? 1 : 0);
    }

    void commandLineRefuses_data()
    {
        addColumns<QStringList, QByteArray>("command", "key");
        QTest::newRow("send") << listOf("send hello") << QByteArray("sk-01\nX-Evil: 1");
        QTest::newRow("check") << listOf("check") << QByteArray("sk-01\nX-Evil: 1");
        QTest::newRow("tools") << listOf("tools") << QByteArray("sk-01\nX-Evil: 1");
        QTest::newRow("tools, user name") << listOf("tools --username", u"m\nX-Evil: 1"_s) << goodKey;
    }

    void commandLineRefuses()
    {
        QFETCH(QStringList, command);
        QFETCH(QByteArray, key);
        HostileServer server(Script::json("{}"));
        Console console;
        console.set(u"SERVICE_API_KEY"_s, QString::fromLatin1(key));
        const RunResult ran = ended(2, console.run(command + listOf("--resource", server.url(resourcePath).toString(),
                                                                    "--mcp-url", server.url(QString()).toString())));
        QVERIFY2(!(ran.out + ran.err).contains(key), ran.details());
        QCOMPARE(server.connections().size(), 0);
    }

    void nonAsciiLettersAreEncoded()
    {
        HostileServer server(Script::json("{}"));
        DialectMemory memory;
        ToolListJob list(server.url(QString()), CatalogKind::General, {Secret(goodKey), {u"Jürgen"_s, {}}}, memory);
        QSignalSpy listed(&list, &ToolListJob::finished);
        list.start();
        QTRY_COMPARE(listed.size(), 1);
        QVERIFY(headerLines(server.connections().join(), "X-User-Username", "J\xfcrgen") > 0);

        const auto pasted = parseResourceUrl(
            server.url(u"/tools/u/Jürgen/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s).toString());
        QVERIFY(pasted.has_value());
        SendJob send(pasted->resource, {Secret(goodKey), {}}, {}, {});
        QSignalSpy sent(&send, &SendJob::ended);
        send.start();
        QTRY_COMPARE(sent.size(), 1);
        QCOMPARE(server.occurrencesOf("POST /tools/u/J%C3%BCrgen/resources/"), 1);
    }
};

RC_TEST(TestInvalidHeaders)

} // namespace rc::tst_invalidheaders

#include "tst_invalidheaders.moc"
