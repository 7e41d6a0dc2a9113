// SPDX-License-Identifier: GPL-3.0-or-later
// key set, status and forget with a real keyring, and the README's drill with a key from it; run inside
// tests/support/session.sh.
#include "console.h"
#include "ptyprocess.h"
#include "support/filebytes.h"
#include "support/logservice.h"
#include "support/scriptedserver.h"
#include "support/testprogram.h"

#include <utility>

namespace rc::tst_cli_keyring {

namespace {

/// The words of the README line that begins with `begin`, without program and comment.
QStringList readmeCommand(const QByteArray &begin)
{
    for (const QByteArray &line : bytesOf(rc::inSourceFolder(u"README.md"_s)).split('\n')) {
        if (line.startsWith("resource-console " + begin))
            return QString::fromUtf8(line.split('#').first()).simplified().split(u' ').mid(1);
    }
    return {};
}

} // namespace

class TestCliKeyring : public QObject
{
    Q_OBJECT

private slots:
    void keyIsSavedUsedAndDeleted()
    {
        const QByteArray key = "test-key-0123456789";
        ScriptedServer server;
        server.setResponse(httpResponse(200, "{}"));
        Console console;
        console.useKeyring();
        const auto run = [&console](const QStringList &arguments, const QByteArray &input = {}) {
            return console.run(arguments + listOf("--json"), input);
        };
        const auto state = [&run](const QString &action, const QByteArray &input = {}) {
            const RunResult ran = run(listOf("key", action, "--profile cli"), input);
            return u"%1 %2"_s.arg(ran.exitCode).arg(ran.json()["state"_L1].toString());
        };
        ended(0, run(listOf("profile add cli --resource", server.resourceUrl())));
        QCOMPARE(state(u"status"_s), u"0 absent"_s);
        QCOMPARE(state(u"set"_s, key + '\n'), u"0 saved"_s);
        QCOMPARE(state(u"status"_s), u"0 saved"_s);

        const RunResult sent = ended(0, run(listOf("send hello")));
        QVERIFY(server.requests().value(0).contains(key));
        QVERIFY(!(sent.out + sent.err).contains(key));

        // the key is renamed with the profile
        ended(0, run(listOf("profile rename cli renamed")));
        QVERIFY(run(listOf("profile show renamed")).json()["keySaved"_L1].toBool());
        ended(0, run(listOf("send hello")));
        QVERIFY(server.requests().value(1).contains(key));
        ended(0, run(listOf("profile add cli --resource", server.resourceUrl())));
        QCOMPARE(state(u"status"_s), u"0 absent"_s);
        ended(0, run(listOf("profile remove cli")));
        ended(0, run(listOf("profile rename renamed cli")));
        QCOMPARE(state(u"status"_s), u"0 saved"_s);

        QCOMPARE(state(u"forget"_s), u"0 absent"_s);
        QCOMPARE(state(u"status"_s), u"0 absent"_s);
        ended(2, run(listOf("send hello")));
    }

    /// Faster than any user: types with the first byte of the prompt.
    void typedKeyIsSavedAndNotShown()
    {
        const QByteArray key = "test-key-0123456789";
        ScriptedServer server;
        server.setResponse(httpResponse(200, "{}"));
        Console console;
        console.useKeyring();
        ended(0, console.run(listOf("profile add typed --resource", server.resourceUrl())));
        QByteArray shown;
        bool isTyped = false;
        PtyProcess *running = nullptr;
        PtyProcess process(rc::consoleBinary(), listOf("key set --profile typed"), console.environment(), {80, 24},
                           [&](const QByteArray &bytes) {
                               shown += bytes;
                               if (running != nullptr && !std::exchange(isTyped, true))
                                   running->type(key + '\n');
                           });
        running = &process;
        QCOMPARE(process.waitForEnd(), 0);
        QVERIFY(isTyped);
        QVERIFY2(!shown.contains("test-key") && !shown.contains("0123"), shown.constData());
        ended(0, console.run(listOf("send hello --profile typed")));
        QVERIFY(server.requests().value(0).contains(key));
    }

    /// The README's commands in order, with a service that annotates none of its tools.
    void theReadmesDrillRuns()
    {
        LogBehavior behaviour;
        behaviour.isReadOnly = false;
        LogService service(behaviour);
        Console console;
        console.useKeyring();
        QStringList adding = readmeCommand("profile add");
        adding[adding.indexOf(u"URL"_s)] = service.resourceUrl();
        adding[adding.indexOf(u"URL"_s)] = service.base();
        adding[adding.indexOf(u"NAME"_s)] = u"mara"_s;
        ended(0, console.run(adding));
        ended(0, console.run(readmeCommand("key set"), "test-key-0123456789\n"));
        ended(0, console.run(readmeCommand("drill")));
        QCOMPARE(service.accepted(), 1);
        QVERIFY(service.calls() >= 1); // the first ones while the response is pending
        QCOMPARE(console.run(listOf("activity list --kind drill --json")).json()["total"_L1].toInt(), 1);
    }
};

RC_TEST(TestCliKeyring)

} // namespace rc::tst_cli_keyring

#include "tst_cli_keyring.moc"
