// SPDX-License-Identifier: GPL-3.0-or-later
// env with a real keyring: each source, each exit code, and never a key; run inside tests/support/session.sh.
#include "console.h"
#include "support/testprogram.h"

namespace rc::tst_cli_doctor {

namespace {

const QByteArray key = "test-key-0123456789";
const QString url = u"https://logs.example.net/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s;

QString stateOf(const RunResult &ran, const QString &name)
{
    const QJsonObject document = ran.json();
    for (const QJsonValue row : document.value("rows"_L1).toArray()) {
        if (row["name"_L1].toString() == name)
            return row["state"_L1].toString();
    }
    return u"(no row)"_s;
}

} // namespace

class TestCliDoctor : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_console.useKeyring();
        ended(0, m_console.run(listOf("profile add doctor --resource", url, "--username jon --threshold warning")));
        ended(0, m_console.run(listOf("key set"), key + '\n'));
        m_good = "SERVICE_RESOURCE=" + url.toUtf8() + "\nSERVICE_USERNAME=jon\nSERVICE_API_KEY=" + key +
                 "\nSERVICE_CLOUD_LEVEL=WARNING\n";
    }

    void equalExitsWithZero()
    {
        const RunResult ran = ended(0, env(listOf("--file", file(m_good), "--json")));
        const QJsonObject document = ran.json();
        QCOMPARE(membersOf(document), listOf("equal faults notes otherPrefixes prefix profile rows source"));
        QCOMPARE(membersOf(document.value("rows"_L1).toArray().first().toObject()),
                 listOf("file line name next state value verdict"));
        QVERIFY(document.value("equal"_L1).toBool());
        QCOMPARE(stateOf(ran, u"SERVICE_API_KEY"_s), u"equal"_s);
        QCOMPARE(stateOf(ran, u"SERVICE_DEBUG"_s), u"not-set"_s);
        const RunResult table = env({u"--file"_s, file(m_good)});
        QVERIFY2(table.out.contains("SERVICE_RESOURCE") && table.out.contains("fingerprint "), table.details());
        QVERIFY(!(ran.out + ran.err + table.out + table.err).contains(key));
    }

    void differencesExitWithOne_data()
    {
        addColumns<QByteArray, QString, QString>("line", "name", "state");
        QTest::newRow("another key") << QByteArray("SERVICE_API_KEY=other-key-9876") << u"SERVICE_API_KEY"_s
                                     << u"different"_s;
        QTest::newRow("a space at the end")
            << QByteArray("SERVICE_CLOUD_LEVEL='WARNING '") << u"SERVICE_CLOUD_LEVEL"_s << u"suspicious"_s;
        QTest::newRow("emptied") << QByteArray("SERVICE_CLOUD_LEVEL=") << u"SERVICE_CLOUD_LEVEL"_s << u"missing"_s;
        QTest::newRow("a quote that nothing closes") << QByteArray("OTHER='abc") << u"SERVICE_USERNAME"_s << u"equal"_s;
    }

    void differencesExitWithOne()
    {
        QFETCH(const QByteArray, line);
        QFETCH(const QString, name);
        QFETCH(const QString, state);
        const QString path = file(m_good + line + '\n');
        const RunResult ran = ended(1, env(listOf("--file", path, "--json")));
        QCOMPARE(stateOf(ran, name), state);
        QVERIFY(!ran.json()["equal"_L1].toBool());
        const RunResult table = ended(1, env({u"--file"_s, path}));
        QVERIFY(!(ran.out + ran.err + table.out + table.err).contains("other-key"));
    }

    void anotherPrefixIsOffered()
    {
        const QString path = file(QByteArray(m_good).replace("SERVICE_", "ACME_"));
        const RunResult ran = ended(1, env({u"--file"_s, path}));
        QVERIFY2(ran.out.contains("--env-prefix ACME_"), ran.details());
        ended(0, env(listOf("--file", path, "--env-prefix ACME_")));
    }

    void badInputExitsWithTwo_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("no such file") << listOf("--file /nowhere/.env");
        QTest::newRow("a folder") << listOf("--file /");
        QTest::newRow("an empty name") << listOf("--file", QString());
        QTest::newRow("no prefix") << listOf("--env-prefix 1-");
        QTest::newRow("a word") << listOf("word");
        QTest::newRow("no such profile") << listOf("--profile nobody");
        QTest::newRow("a binary file") << listOf("--file", rc::consoleBinary());
    }

    void badInputExitsWithTwo()
    {
        QFETCH(const QStringList, arguments);
        ended(2, env(arguments));
    }

    void unreadableKeychainExitsWithSix()
    {
        Console console = {};
        for (const QString &name : m_console.environment().keys())
            console.set(name, m_console.environment().value(name));
        console.set(u"DBUS_SESSION_BUS_ADDRESS"_s, u"unix:path=/nonexistent"_s);
        const RunResult ran = ended(6, console.run(listOf("env --file", file(m_good), "--json")));
        QCOMPARE(stateOf(ran, u"SERVICE_API_KEY"_s), u"not-compared"_s);
    }

private:
    [[nodiscard]] QString file(const QByteArray &text) const { return m_console.write(u".env"_s, text); }
    [[nodiscard]] RunResult env(const QStringList &arguments) const { return m_console.run(listOf("env", arguments)); }

    Console m_console;
    QByteArray m_good;
};

RC_TEST(TestCliDoctor)

} // namespace rc::tst_cli_doctor

#include "tst_cli_doctor.moc"
