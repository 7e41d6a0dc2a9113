// SPDX-License-Identifier: GPL-3.0-or-later
// Commands send no ERROR or ALERT unless named: both notify people in a real deployment.
#include "cli/scriptedservice.h"
#include "console.h"
#include "support/testprogram.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_cli_quiet {

class TestCliQuiet : public QObject
{
    Q_OBJECT

private slots:
    void nothingLoudIsSent_data();
    void nothingLoudIsSent();
    void oneNamedLevelIsNeverEnoughForTheOther_data();
    void oneNamedLevelIsNeverEnoughForTheOther();
};

namespace {

int entriesAt(const ScriptedService &server, const QByteArray &level)
{
    int count = 0;
    for (const QByteArray &request : server.requests())
        count += int(request.count("\"level\":\"" + level + '"'));
    return count;
}

} // namespace

void TestCliQuiet::nothingLoudIsSent_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<int>("quiet"); // number of entries received
    QTest::newRow("check") << QStringList{u"check"_s} << 4;
    QTest::newRow("send") << QStringList{u"send"_s, u"hi"_s} << 1;
    QTest::newRow("each level") << QStringList{u"send"_s, u"hi"_s, u"--each-level"_s} << 3;
    QTest::newRow("a burst") << QStringList{u"send"_s, u"hi"_s, u"--count"_s, u"3"_s, u"--interval"_s, u"0"_s} << 3;
    QTest::newRow("as an SDK") << QStringList{u"send"_s, u"hi"_s, u"--as-sdk"_s} << 1;
    QTest::newRow("a file that holds them") << QStringList{u"send"_s, u"--file"_s, u"LOUD"_s} << 0;
    QTest::newRow("a file of another logger") << QStringList{u"send"_s, u"--file"_s, u"SEVERE"_s} << 0;
    QTest::newRow("a file of another logger, as warnings")
        << QStringList{u"send"_s, u"--file"_s, u"SEVERE"_s, u"--severe-as"_s, u"warning"_s} << 2;
    QTest::newRow("a file of another logger, as errors that were not named")
        << QStringList{u"send"_s, u"--file"_s, u"SEVERE"_s, u"--severe-as"_s, u"error"_s} << 0;
}

void TestCliQuiet::nothingLoudIsSent()
{
    QFETCH(QStringList, command);
    QFETCH(int, quiet);
    ScriptedService server;
    server.setAnswer(serviceAnswer(200, "application/json", R"({"status":"ok"})"));
    Console console;
    console.set(u"SERVICE_API_KEY"_s, u"a-key-of-ours"_s);
    const auto keep = [&console](const QString &name, const QByteArray &text) {
        QFile file(console.home() + u'/' + name);
        const bool written = file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
        return written ? file.fileName() : QString();
    };
    command.replaceInStrings(u"LOUD"_s, keep(u"loud.jsonl"_s, R"({"message":"one"})"
                                                              "\n"
                                                              R"({"level":"error","message":"two"})"
                                                              "\n"));
    command.replaceInStrings(u"SEVERE"_s, keep(u"severe.jsonl"_s, R"({"level":"critical","message":"one"})"
                                                                  "\n"
                                                                  R"({"level":"fatal","message":"two"})"
                                                                  "\n"));
    const Ran ran = console.run(command + QStringList{u"--resource"_s, server.resourceUrl()});
    int entries = 0;
    for (const char *level : {"debug", "info", "warning"})
        entries += entriesAt(server, level);
    QVERIFY2(entries == quiet, ran.told());
    QVERIFY2(entriesAt(server, "error") == 0 && entriesAt(server, "alert") == 0, ran.told());
}

void TestCliQuiet::oneNamedLevelIsNeverEnoughForTheOther_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<int>("errors");
    QTest::addColumn<int>("alerts");
    QTest::newRow("check, error") << QStringList{u"check"_s, u"--levels"_s, u"info,error"_s} << 1 << 0;
    QTest::newRow("check, alert") << QStringList{u"check"_s, u"--include-alert"_s} << 0 << 1;
    QTest::newRow("each level, error") << QStringList{u"send"_s, u"hi"_s, u"--each-level"_s, u"--include-error"_s} << 1
                                       << 0;
    QTest::newRow("each level, alert") << QStringList{u"send"_s, u"hi"_s, u"--each-level"_s, u"--include-alert"_s} << 0
                                       << 1;
    QTest::newRow("send, error") << QStringList{u"send"_s, u"hi"_s, u"--level"_s, u"error"_s} << 1 << 0;
    QTest::newRow("send, alert") << QStringList{u"send"_s, u"hi"_s, u"--level"_s, u"alert"_s} << 0 << 1;
}

void TestCliQuiet::oneNamedLevelIsNeverEnoughForTheOther()
{
    QFETCH(QStringList, command);
    QFETCH(int, errors);
    QFETCH(int, alerts);
    ScriptedService server;
    server.setAnswer(serviceAnswer(200, "application/json", R"({"status":"ok"})"));
    Console console;
    console.set(u"SERVICE_API_KEY"_s, u"a-key-of-ours"_s);
    const Ran ran = console.run(command + QStringList{u"--resource"_s, server.resourceUrl()});
    QVERIFY2(entriesAt(server, "error") == errors, ran.told());
    QVERIFY2(entriesAt(server, "alert") == alerts, ran.told());
}

RC_TEST(TestCliQuiet)

} // namespace rc::tst_cli_quiet

#include "tst_cli_quiet.moc"
