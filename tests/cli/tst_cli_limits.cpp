// SPDX-License-Identifier: GPL-3.0-or-later
// Request limits on the command line: options override settings, settings override defaults.
#include "cli/scriptedservice.h"
#include "console.h"
#include "support/hostileserver.h"
#include "support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_cli_limits {

class TestCliLimits : public QObject
{
    Q_OBJECT

private slots:
    void capOfAnAnswer_data();
    void capOfAnAnswer();
    void capOfAToolList_data();
    void capOfAToolList();
    void longestWait_data();
    void longestWait();
    void aSettingThatCannotBeUsedIsSaid();
    void optionsAreRangeChecked_data();
    void optionsAreRangeChecked();
};

namespace {

constexpr int notReached = 3;
constexpr int notUnderstood = 5;
constexpr qsizetype mebibyte = 1024 * 1024;

void keepSettings(const Console &console, const QByteArray &limits)
{
    const QString folder = console.home() + u"/resource-console"_s;
    QVERIFY(QDir().mkpath(folder));
    QFile file(folder + u"/window.ini"_s);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[limits]\n" + limits);
}

/// A JSON string with this number of bytes including quotes.
QByteArray padding(qsizetype size)
{
    return '"' + QByteArray(size - 2, 'x') + '"';
}

void addLimits()
{
    QTest::addColumn<QByteArray>("settings");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<bool>("enough");
}

} // namespace

void TestCliLimits::capOfAnAnswer_data()
{
    addLimits();
    QTest::newRow("default") << QByteArray() << QStringList{} << false;
    QTest::newRow("option") << QByteArray() << QStringList{u"--max-answer"_s, u"2"_s} << true;
    QTest::newRow("setting") << QByteArray("max-answer=2\n") << QStringList{} << true;
    QTest::newRow("option before setting")
        << QByteArray("max-answer=2\n") << QStringList{u"--max-answer"_s, u"1"_s} << false;
    QTest::newRow("that of tool lists") << QByteArray("max-list=2\n") << QStringList{} << false;
}

void TestCliLimits::capOfAnAnswer()
{
    QFETCH(QByteArray, settings);
    QFETCH(QStringList, options);
    QFETCH(bool, enough);
    ScriptedService server;
    server.setAnswer(serviceAnswer(200, "application/json", padding(mebibyte * 3 / 2)));
    Console console;
    keepSettings(console, settings);
    console.set(u"SERVICE_API_KEY"_s, u"a-key-of-ours"_s);
    const Ran ran =
        console.run(QStringList{u"send"_s, u"hi"_s, u"--resource"_s, server.resourceUrl(), u"--json"_s} + options);
    const QJsonObject entry = ran.json().value("entries"_L1).toArray().at(0).toObject();
    QVERIFY2(entry.value("outcome"_L1).toString() == (enough ? "accepted"_L1 : "unknown"_L1), ran.told());
    QCOMPARE(ran.exitCode, enough ? 0 : notUnderstood);
}

void TestCliLimits::capOfAToolList_data()
{
    addLimits();
    QTest::newRow("default") << QByteArray() << QStringList{} << true;
    QTest::newRow("option") << QByteArray() << QStringList{u"--max-list"_s, u"1"_s} << false;
    QTest::newRow("setting") << QByteArray("max-list=1\n") << QStringList{} << false;
    QTest::newRow("option before setting")
        << QByteArray("max-list=1\n") << QStringList{u"--max-list"_s, u"2"_s} << true;
    QTest::newRow("that of other answers") << QByteArray("max-answer=1\n") << QStringList{} << true;
}

void TestCliLimits::capOfAToolList()
{
    QFETCH(QByteArray, settings);
    QFETCH(QStringList, options);
    QFETCH(bool, enough);
    ScriptedService server;
    server.setAnswer(serviceAnswer(200, "application/json",
                                   R"({"jsonrpc":"2.0","id":"@ID@","result":{"tools":[],"_meta":{"pad":)" +
                                       padding(mebibyte * 3 / 2) + "}}}"));
    Console console;
    keepSettings(console, settings);
    console.set(u"SERVICE_API_KEY"_s, u"a-key-of-ours"_s);
    const Ran ran = console.run(QStringList{u"tools"_s, u"--mcp-url"_s, server.toolServerUrl(), u"--username"_s,
                                            u"jon"_s, u"--catalog"_s, u"general"_s, u"--json"_s} +
                                options);
    QVERIFY2(ran.exitCode == (enough ? 0 : notUnderstood), ran.told());
}

void TestCliLimits::longestWait_data()
{
    QTest::addColumn<QByteArray>("settings");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<bool>("stream");
    QTest::newRow("option") << QByteArray() << QStringList{u"--timeout"_s, u"1"_s} << false;
    QTest::newRow("setting") << QByteArray("timeout=1\n") << QStringList{} << false;
    QTest::newRow("option before setting")
        << QByteArray("timeout=600\n") << QStringList{u"--timeout"_s, u"1"_s} << false;
    QTest::newRow("options of a stream") << QByteArray()
                                         << QStringList{u"--timeout"_s, u"0.5"_s, u"--stream-timeout"_s, u"1.5"_s}
                                         << true;
    QTest::newRow("settings of a stream") << QByteArray("timeout=1\nstream-timeout=2\n") << QStringList{} << true;
}

/// The default would be 30 seconds, 120 for the stream; the margins are generous.
void TestCliLimits::longestWait()
{
    QFETCH(QByteArray, settings);
    QFETCH(QStringList, options);
    QFETCH(bool, stream);
    rc::HostileServer server(stream ? rc::Script::stream(": wait\n\n", rc::Script::After::KeepOpen)
                                    : rc::Script::silent());
    Console console;
    keepSettings(console, settings);
    console.set(u"SERVICE_API_KEY"_s, u"a-key-of-ours"_s);
    const Ran ran = console.run(QStringList{u"tools"_s, u"--mcp-url"_s, server.url({}).toString(), u"--username"_s,
                                            u"jon"_s, u"--catalog"_s, u"general"_s, u"--json"_s} +
                                options);
    QVERIFY2(ran.exitCode == notReached, ran.told());
    const int elapsed =
        ran.json().value("catalogs"_L1).toArray().at(0).toObject().value("elapsedMs"_L1).toInt(1'000'000);
    QVERIFY2(elapsed >= (stream ? 1300 : 900) && elapsed < 15'000, ran.told());
}

void TestCliLimits::aSettingThatCannotBeUsedIsSaid()
{
    ScriptedService server;
    server.setAnswer(serviceAnswer(200, "application/json", "{}"));
    Console console;
    keepSettings(console, "timeout=banana\n");
    console.set(u"SERVICE_API_KEY"_s, u"a-key-of-ours"_s);
    const Ran ran = console.run({u"send"_s, u"hi"_s, u"--resource"_s, server.resourceUrl(), u"--json"_s});
    QVERIFY2(ran.exitCode == 0, ran.told());
    QVERIFY2(ran.err.contains("banana") && ran.err.contains("30 s") && ran.err.count('\n') == 1, ran.told());
}

void TestCliLimits::optionsAreRangeChecked_data()
{
    QTest::addColumn<QStringList>("options");
    for (const char *option : {"--timeout", "--stream-timeout", "--max-list", "--max-answer", "--max-request"}) {
        for (const char *value : {"0", "-1", "nan", "soon", "", "999999999"})
            QTest::addRow("%s %s", option, value)
                << QStringList{QString::fromLatin1(option), QString::fromLatin1(value)};
    }
    QTest::newRow("a part of a MiB") << QStringList{u"--max-list"_s, u"1.5"_s};
    QTest::newRow("more than is held in memory") << QStringList{u"--max-list"_s, u"257"_s};
    QTest::newRow("more of an answer") << QStringList{u"--max-answer"_s, u"65"_s};
}

void TestCliLimits::optionsAreRangeChecked()
{
    QFETCH(QStringList, options);
    Console console;
    console.set(u"SERVICE_API_KEY"_s, u"a-key-of-ours"_s);
    const Ran ran = console.run(
        QStringList{u"send"_s, u"hi"_s, u"--resource"_s, u"http://127.0.0.1:9/u/a/resources/x/"_s} + options);
    QVERIFY2(ran.exitCode == 2, ran.told());
    QVERIFY2(ran.err.contains(options.first().toLatin1()), ran.told());
}

RC_TEST(TestCliLimits)

} // namespace rc::tst_cli_limits

#include "tst_cli_limits.moc"
