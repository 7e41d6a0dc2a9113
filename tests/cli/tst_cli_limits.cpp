// SPDX-License-Identifier: GPL-3.0-or-later
// Request limits on the command line: options override settings, settings override defaults.
#include "console.h"
#include "support/hostileserver.h"
#include "support/scriptedserver.h"
#include "support/testprogram.h"

namespace rc::tst_cli_limits {

namespace {

constexpr int notReached = 3;
constexpr int notUnderstood = 5;

void keepSettings(const Console &console, const QByteArray &limits)
{
    (void)console.write(u"resource-console/window.ini"_s, "[limits]\n" + limits);
}

} // namespace

class TestCliLimits : public QObject
{
    Q_OBJECT

private slots:
    void caps_data()
    {
        addColumns<bool, QByteArray, QStringList, bool>("isList", "settings", "options", "enough");
        const auto row = [](const char *name, bool isList, const QByteArray &settings, const QStringList &options,
                            bool enough) { QTest::newRow(name) << isList << settings << options << enough; };
        const QString response = u"--max-answer"_s;
        const QString list = u"--max-list"_s;
        row("default of an answer", false, {}, {}, false);
        row("option of an answer", false, {}, {response, u"2"_s}, true);
        row("setting of an answer", false, "max-answer=2\n", {}, true);
        row("option before setting of an answer", false, "max-answer=2\n", {response, u"1"_s}, false);
        row("default of a list", true, {}, {}, true);
        row("option of a list", true, {}, {list, u"1"_s}, false);
        row("setting of a list", true, "max-list=1\n", {}, false);
        row("option before setting of a list", true, "max-list=1\n", {list, u"2"_s}, true);
    }

    /// An answer or a tool list of 1.5 MiB.
    void caps()
    {
        QFETCH(bool, isList);
        QFETCH(QByteArray, settings);
        QFETCH(QStringList, options);
        QFETCH(bool, enough);
        const QByteArray padding = '"' + QByteArray(1024 * 1024 * 3 / 2, 'x') + '"';
        ScriptedServer server;
        server.setResponse(httpResponse(
            200, isList ? R"({"jsonrpc":"2.0","id":"@ID@","result":{"tools":[],"_meta":{"pad":)" + padding + "}}}"
                        : padding));
        Console console;
        keepSettings(console, settings);
        console.set(u"SERVICE_API_KEY"_s, u"a-key-of-ours"_s);
        const QStringList words = isList ? listOf("tools --mcp-url", server.base(), "--catalog general --json")
                                         : listOf("send hi --resource", server.resourceUrl(), "--json");
        const RunResult ran = ended(enough ? 0 : notUnderstood, console.run(words + options));
        if (!isList) {
            const QJsonObject entry = firstOf(ran, "entries");
            QVERIFY2(entry.value("outcome"_L1).toString() == (enough ? "accepted"_L1 : "unknown"_L1), ran.details());
        }
    }

    void timeout_data()
    {
        addColumns<QByteArray, QStringList, bool>("settings", "options", "stream");
        QTest::newRow("option") << QByteArray() << listOf("--timeout 1") << false;
        QTest::newRow("setting") << QByteArray("timeout=1\n") << QStringList{} << false;
        QTest::newRow("option before setting") << QByteArray("timeout=600\n") << listOf("--timeout 1") << false;
        QTest::newRow("options of a stream") << QByteArray() << listOf("--timeout 0.5 --stream-timeout 1.5") << true;
        QTest::newRow("settings of a stream") << QByteArray("timeout=1\nstream-timeout=2\n") << QStringList{} << true;
    }

    /// The default would be 30 seconds, 120 for the stream; the margins are generous.
    void timeout()
    {
        QFETCH(QByteArray, settings);
        QFETCH(QStringList, options);
        QFETCH(bool, stream);
        rc::HostileServer server(stream ? rc::Script::stream(": wait\n\n", rc::Script::After::KeepOpen)
                                        : rc::Script::silent());
        Console console;
        keepSettings(console, settings);
        console.set(u"SERVICE_API_KEY"_s, u"a-key-of-ours"_s);
        const RunResult ran = ended(
            notReached, console.run(QStringList{u"tools"_s, u"--mcp-url"_s, server.url({}).toString(), u"--username"_s,
                                                u"jon"_s, u"--catalog"_s, u"general"_s, u"--json"_s} +
                                    options));
        const int elapsed = firstOf(ran, "catalogs")["elapsedMs"_L1].toInt(1'000'000);
        QVERIFY2(elapsed >= (stream ? 1300 : 900) && elapsed < 15'000, ran.details());
    }

    void unusableSettingIsReported()
    {
        ScriptedServer server;
        server.setResponse(httpResponse(200, "{}"));
        Console console;
        keepSettings(console, "timeout=banana\n");
        console.set(u"SERVICE_API_KEY"_s, u"a-key-of-ours"_s);
        const RunResult ran = ended(0, console.run(listOf("send hi --resource", server.resourceUrl(), "--json")));
        QVERIFY2(ran.err.contains("banana") && ran.err.contains("30 s") && ran.err.count('\n') == 1, ran.details());
    }
};

RC_TEST(TestCliLimits)

} // namespace rc::tst_cli_limits

#include "tst_cli_limits.moc"
