// SPDX-License-Identifier: GPL-3.0-or-later
// Commands send no ERROR or ALERT unless named: both notify people in a real deployment.
#include "cli/scriptedservice.h"
#include "console.h"
#include "support/testprogram.h"

namespace rc::tst_cli_quiet {

namespace {

int entriesAt(const ScriptedService &server, const QByteArray &level)
{
    int count = 0;
    for (const QByteArray &request : server.requests())
        count += int(request.count("\"level\":\"" + level + '"'));
    return count;
}

} // namespace

class TestCliQuiet : public QObject
{
    Q_OBJECT

private slots:
    void nothingLoudIsSentUnlessNamed_data()
    {
        QTest::addColumn<QStringList>("command");
        QTest::addColumn<QList<int>>("entries"); // received: below ERROR, at ERROR, at ALERT
        const auto row = [](const char *name, const QString &command, int quiet, int errors, int alerts) {
            QTest::newRow(name) << command.split(u' ') << QList<int>{quiet, errors, alerts};
        };
        row("check", u"check"_s, 4, 0, 0);
        row("send", u"send hi"_s, 1, 0, 0);
        row("each level", u"send hi --each-level"_s, 3, 0, 0);
        row("a burst", u"send hi --count 3 --interval 0"_s, 3, 0, 0);
        row("as an SDK", u"send hi --as-sdk"_s, 1, 0, 0);
        row("a file that holds them", u"send --file LOUD"_s, 0, 0, 0);
        row("a file of another logger", u"send --file SEVERE"_s, 0, 0, 0);
        row("the same as warnings", u"send --file SEVERE --severe-as warning"_s, 2, 0, 0);
        row("the same as errors that were not named", u"send --file SEVERE --severe-as error"_s, 0, 0, 0);
        row("check, error", u"check --levels info,error"_s, 2, 1, 0);
        row("check, alert", u"check --include-alert"_s, 4, 0, 1);
        row("each level, error", u"send hi --each-level --include-error"_s, 3, 1, 0);
        row("each level, alert", u"send hi --each-level --include-alert"_s, 3, 0, 1);
        row("send, error", u"send hi --level error"_s, 0, 1, 0);
        row("send, alert", u"send hi --level alert"_s, 0, 0, 1);
    }

    void nothingLoudIsSentUnlessNamed()
    {
        QFETCH(QStringList, command);
        QFETCH(QList<int>, entries);
        ScriptedService server;
        server.setAnswer(serviceAnswer(200, "application/json", R"({"status":"ok"})"));
        Console console;
        console.set(u"SERVICE_API_KEY"_s, u"a-key-of-ours"_s);
        command.replaceInStrings(u"LOUD"_s, console.write(u"loud.jsonl"_s, R"({"message":"one"})"
                                                                           "\n"
                                                                           R"({"level":"error","message":"two"})"
                                                                           "\n"));
        command.replaceInStrings(u"SEVERE"_s, console.write(u"severe.jsonl"_s, R"({"level":"critical","message":"one"})"
                                                                               "\n"
                                                                               R"({"level":"fatal","message":"two"})"
                                                                               "\n"));
        const Ran ran = console.run(command + QStringList{u"--resource"_s, server.resourceUrl()});
        const QList<int> received{entriesAt(server, "debug") + entriesAt(server, "info") + entriesAt(server, "warning"),
                                  entriesAt(server, "error"), entriesAt(server, "alert")};
        QVERIFY2(received == entries, ran.told());
    }
};

RC_TEST(TestCliQuiet)

} // namespace rc::tst_cli_quiet

#include "tst_cli_quiet.moc"
