// SPDX-License-Identifier: GPL-3.0-or-later
// key set, status and forget on a real keyring; run inside tests/support/keyring-session.sh.
#include "cli/scriptedservice.h"
#include "console.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_cli_keyring {

class TestCliKeyring : public QObject
{
    Q_OBJECT

private slots:
    void keyIsSavedUsedAndForgotten();
};

void TestCliKeyring::keyIsSavedUsedAndForgotten()
{
    const QByteArray key = "test-key-0123456789";
    ScriptedService server;
    server.setAnswer(serviceAnswer(200, "application/json", "{}"));
    Console console;
    for (const char *variable : {"DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR"})
        console.set(QString::fromLatin1(variable), qEnvironmentVariable(variable));
    const auto run = [&console](const QStringList &arguments, const QByteArray &input = {}) {
        return console.run(arguments + QStringList{u"--json"_s}, input);
    };
    const auto state = [&run](const QString &action, const QByteArray &input = {}) {
        const Ran ran = run({u"key"_s, action, u"--profile"_s, u"cli"_s}, input);
        return u"%1 %2"_s.arg(ran.exitCode).arg(ran.json().value("state"_L1).toString());
    };
    const Ran added = run({u"profile"_s, u"add"_s, u"cli"_s, u"--resource"_s, server.resourceUrl()});
    QVERIFY2(added.exitCode == 0, added.told());
    QCOMPARE(state(u"status"_s), u"0 absent"_s);
    QCOMPARE(state(u"set"_s, key + '\n'), u"0 saved"_s);
    QCOMPARE(state(u"status"_s), u"0 saved"_s);

    const Ran sent = run({u"send"_s, u"hello"_s});
    QVERIFY2(sent.exitCode == 0, sent.told());
    QVERIFY(server.requests().value(0).contains(key));
    QVERIFY(!(sent.out + sent.err).contains(key));

    // the key goes along with the name, and with the profile
    QCOMPARE(run({u"profile"_s, u"rename"_s, u"cli"_s, u"renamed"_s}).exitCode, 0);
    QVERIFY(run({u"profile"_s, u"show"_s, u"renamed"_s}).json().value("keySaved"_L1).toBool());
    QCOMPARE(run({u"send"_s, u"hello"_s}).exitCode, 0);
    QVERIFY(server.requests().value(1).contains(key));
    QCOMPARE(run({u"profile"_s, u"add"_s, u"cli"_s, u"--resource"_s, server.resourceUrl()}).exitCode, 0);
    QCOMPARE(state(u"status"_s), u"0 absent"_s);
    QCOMPARE(run({u"profile"_s, u"remove"_s, u"cli"_s}).exitCode, 0);
    QCOMPARE(run({u"profile"_s, u"rename"_s, u"renamed"_s, u"cli"_s}).exitCode, 0);
    QCOMPARE(state(u"status"_s), u"0 saved"_s);

    QCOMPARE(state(u"forget"_s), u"0 absent"_s);
    QCOMPARE(state(u"status"_s), u"0 absent"_s);
    QCOMPARE(run({u"send"_s, u"hello"_s}).exitCode, 2);
}

RC_TEST(TestCliKeyring)

} // namespace rc::tst_cli_keyring

#include "tst_cli_keyring.moc"
