// SPDX-License-Identifier: GPL-3.0-or-later
// Usage errors give a sentence and exit code 2; help and version always work.
#include "console.h"
#include "support/testpaths.h"
#include "support/testprogram.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_cli_usage {

namespace {

const QString resource = u"https://logs.example.net/tools/u/alice/resources/0e8bf1a3-77a5-4f63-9c7a-3f0f1d2a4b5c/"_s;
const QByteArray key = "test-key-0123456789";

} // namespace

class TestCliUsage : public QObject
{
    Q_OBJECT

private slots:
    void helpNamesEveryOption_data();
    void helpNamesEveryOption();
    void manPageNamesEveryOption_data() { helpNamesEveryOption_data(); }
    void manPageNamesEveryOption();
    void generalHelpNamesEveryCommand();
    void versionIsTold_data();
    void versionIsTold();
    void windowIsLeftToTheWindow_data();
    void windowIsLeftToTheWindow();
    void wrongUseIsExplained_data();
    void wrongUseIsExplained();
    void wrongKeyIsRefusedUnseen_data();
    void wrongKeyIsRefusedUnseen();
    void missingKeyIsSaid();
    void parseTellsTheContract();
    void parseTellsATeamFromAnOwner();
    void parseShowsAceHost();
    void parseReadsStandardInput();
    void bytesThatAreNoTextAreRefused_data();
    void bytesThatAreNoTextAreRefused();
    void quietPrintsNothing();
    void optionsMayComeBeforeTheCommand();
    void lostOutputIsAnError();
    void readerThatGoesAwayIsNoCrash();
};

void TestCliUsage::helpNamesEveryOption_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QStringList>("options");
    const QStringList general{u"--json"_s,  u"--timeout"_s, u"--stream-timeout"_s, u"--max-list"_s, u"--max-answer"_s,
                              u"--quiet"_s, u"--color"_s,   u"--help"_s,           u"--version"_s};
    const QStringList who{u"--profile"_s, u"--resource"_s, u"--mcp-url"_s,   u"--username"_s,
                          u"--email"_s,   u"--demo"_s,     u"--env-prefix"_s};
    QTest::newRow("parse") << u"parse"_s << general;
    QTest::newRow("check") << u"check"_s
                           << general + who + QStringList{u"--levels"_s, u"--include-alert"_s, u"--arrival"_s,
                                                          u"--within"_s, u"--log-tool"_s,      u"--key-stdin"_s};
    QTest::newRow("drill") << u"drill"_s
                           << general + who +
                                  QStringList{u"--level"_s, u"--yes"_s, u"--within"_s, u"--message"_s, u"--log-tool"_s};
    QTest::newRow("send") << u"send"_s
                          << general + who + QStringList{u"--level"_s,           u"--extra"_s,    u"--each-level"_s,
                                                         u"--as-sdk"_s,          u"--count"_s,    u"--interval"_s,
                                                         u"--confirm-arrival"_s, u"--key-stdin"_s};
    QTest::newRow("tools") << u"tools"_s
                           << general + who +
                                  QStringList{u"--catalog"_s, u"--names"_s, u"--markdown"_s, u"--key-stdin"_s};
    QTest::newRow("activity") << u"activity"_s
                              << general + QStringList{u"--search"_s,  u"--kind"_s, u"--outcome"_s, u"--level"_s,
                                                       u"--profile"_s, u"--days"_s, u"--limit"_s,   u"--older-than"_s};
    QTest::newRow("config") << u"config"_s << general + who + QStringList{u"--format"_s, u"--key-from"_s};
    QTest::newRow("env") << u"env"_s << general + QStringList{u"--file"_s, u"--env-prefix"_s, u"--profile"_s};
    QTest::newRow("key") << u"key"_s
                         << general +
                                QStringList{u"--profile"_s, u"--yes"_s, u"--entries"_s, u"--undo"_s, u"--forget-old"_s};
    QTest::newRow("profile") << u"profile"_s << general + QStringList{u"--resource"_s,  u"--mcp-url"_s, u"--username"_s,
                                                                      u"--threshold"_s, u"--paste"_s,   u"--before"_s,
                                                                      u"--first"_s,     u"--last"_s};
    QTest::newRow("serve") << u"serve"_s << QStringList{u"--port"_s};
    QTest::newRow("completion") << u"completion"_s << general;
}

void TestCliUsage::helpNamesEveryOption()
{
    QFETCH(QString, command);
    QFETCH(QStringList, options);
    const Ran ran = Console().run({command, u"--help"_s});
    QVERIFY2(ran.exitCode == 0, ran.told());
    QCOMPARE(ran.err, QByteArray());
    for (const QString &option : options)
        QVERIFY2(ran.out.contains(option.toUtf8()), qPrintable(option));
}

void TestCliUsage::manPageNamesEveryOption()
{
    QFETCH(QString, command);
    QFETCH(QStringList, options);
    QFile file(rc::inSourceFolder(u"resources/resource-console.1"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray page = file.readAll();
    QVERIFY(page.contains(".B " + command.toUtf8() + '\n'));
    for (QString option : options)
        QVERIFY2(page.contains(option.replace(u'-', u"\\-"_s).toUtf8()), qPrintable(option));
}

void TestCliUsage::generalHelpNamesEveryCommand()
{
    for (const QString &option : {u"--help"_s, u"-h"_s}) {
        const Ran ran = Console().run({option});
        QVERIFY2(ran.exitCode == 0, ran.told());
        for (const char *word : {"parse", "check", "send", "drill", "tools", "activity", "config", "env", "key",
                                 "profile", "serve", "completion"})
            QVERIFY2(ran.out.contains(word), word);
    }
}

void TestCliUsage::versionIsTold_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("long") << QStringList{u"--version"_s};
    QTest::newRow("short") << QStringList{u"-v"_s};
    QTest::newRow("of a command") << QStringList{u"send"_s, u"--version"_s};
}

void TestCliUsage::versionIsTold()
{
    QFETCH(QStringList, arguments);
    const Ran ran = Console().run(arguments);
    QVERIFY2(ran.exitCode == 0, ran.told());
    QVERIFY(ran.out.startsWith("Resource Console "));
}

void TestCliUsage::windowIsLeftToTheWindow_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("nothing") << QStringList{};
    QTest::newRow("demo") << QStringList{u"--demo"_s};
    QTest::newRow("profile") << QStringList{u"--profile"_s, u"home"_s};
    QTest::newRow("profile named like a command") << QStringList{u"--profile"_s, u"check"_s};
    QTest::newRow("an option of the toolkit") << QStringList{u"-platform"_s, u"offscreen"_s};
}

void TestCliUsage::windowIsLeftToTheWindow()
{
    QFETCH(QStringList, arguments);
    QCOMPARE(Console().run(arguments).exitCode, 99);
}

void TestCliUsage::wrongUseIsExplained_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("named"); // required in the sentence
    const QStringList send{u"send"_s, u"hello"_s, u"--resource"_s, resource};
    QTest::newRow("unknown command") << QStringList{u"chekc"_s} << QByteArray("chekc");
    QTest::newRow("options without a command") << QStringList{u"--json"_s} << QByteArray("parse, check");
    QTest::newRow("unknown option") << QStringList{u"check"_s, u"--jsno"_s} << QByteArray("--jsno");
    QTest::newRow("option without its value") << QStringList{u"check"_s, u"--resource"_s} << QByteArray("--resource");
    QTest::newRow("value not taken") << QStringList{u"check"_s, u"--json=yes"_s} << QByteArray("--json");
    QTest::newRow("option given twice") << send + QStringList{u"--level"_s, u"info"_s, u"--level"_s, u"debug"_s}
                                        << QByteArray("--level");
    QTest::newRow("unknown level") << send + QStringList{u"--level"_s, u"loud"_s} << QByteArray("loud");
    QTest::newRow("extra without separator") << send + QStringList{u"--extra"_s, u"oops"_s} << QByteArray("oops");
    QTest::newRow("extra that is no number") << send + QStringList{u"--extra"_s, u"a:=1x"_s} << QByteArray("1x");
    QTest::newRow("extra with the console's marker")
        << send + QStringList{u"--extra"_s, u"marker=x"_s} << QByteArray("marker");
    QTest::newRow("extra twice") << send + QStringList{u"--extra"_s, u"a=1"_s, u"--extra"_s, u"a=2"_s}
                                 << QByteArray("“a”");
    QTest::newRow("count of none") << send + QStringList{u"--count"_s, u"0"_s} << QByteArray("--count");
    QTest::newRow("interval alone") << send + QStringList{u"--interval"_s, u"1"_s} << QByteArray("--interval");
    QTest::newRow("each level at one level")
        << send + QStringList{u"--each-level"_s, u"--level"_s, u"info"_s} << QByteArray("--each-level");
    QTest::newRow("no message") << QStringList{u"send"_s, u"--resource"_s, resource} << QByteArray("message");
    QTest::newRow("two messages") << send + QStringList{u"again"_s} << QByteArray("message");
    QTest::newRow("nowhere to send") << QStringList{u"send"_s, u"hello"_s} << QByteArray("--resource");
    QTest::newRow("nothing to check") << QStringList{u"check"_s} << QByteArray("--resource");
    QTest::newRow("no tool server") << QStringList{u"tools"_s} << QByteArray("--mcp-url");
    QTest::newRow("not offered") << QStringList{u"tools"_s, u"bake"_s, u"--demo"_s} << QByteArray("bake");
    QTest::newRow("no earlier list") << QStringList{u"tools"_s, u"diff"_s, u"--demo"_s} << QByteArray("diff");
    QTest::newRow("show without a name") << QStringList{u"tools"_s, u"show"_s, u"--demo"_s} << QByteArray("show");
    QTest::newRow("unknown catalog") << QStringList{u"tools"_s, u"--catalog"_s, u"any"_s, u"--demo"_s}
                                     << QByteArray("any");
    QTest::newRow("two layouts") << QStringList{u"tools"_s, u"--names"_s, u"--json"_s, u"--demo"_s}
                                 << QByteArray("--names");
    QTest::newRow("no level") << QStringList{u"check"_s, u"--levels"_s, u"loud"_s, u"--demo"_s} << QByteArray("loud");
    QTest::newRow("an error on a watch") << QStringList{u"check"_s,   u"--levels"_s, u"error"_s,
                                                        u"--watch"_s, u"5"_s,        u"--demo"_s}
                                         << QByteArray("--watch");
    QTest::newRow("one error included") << send + QStringList{u"--include-error"_s} << QByteArray("--level error");
    QTest::newRow("severe words of no file")
        << send + QStringList{u"--severe-as"_s, u"error"_s} << QByteArray("--file");
    QTest::newRow("timeout of zero") << send + QStringList{u"--timeout"_s, u"0"_s} << QByteArray("--timeout");
    QTest::newRow("timeout that is no number")
        << send + QStringList{u"--timeout"_s, u"nan"_s} << QByteArray("--timeout");
    QTest::newRow("two names") << send + QStringList{u"--username"_s, u"a"_s, u"--email"_s, u"b@c"_s}
                               << QByteArray("--email");
    QTest::newRow("demo and a resource") << send + QStringList{u"--demo"_s} << QByteArray("--demo");
    QTest::newRow("prefix that cannot be") << send + QStringList{u"--env-prefix"_s, u"A-B"_s} << QByteArray("A-B");
    QTest::newRow("no Resource URL in the text") << QStringList{u"parse"_s, u"hello"_s} << QByteArray();
    const auto format = [](const char *name, const QString &word, const QByteArray &nearest) {
        QTest::newRow(name) << QStringList{u"config"_s, u"--format"_s, word} << nearest;
    };
    format("unknown format", u"powershel"_s, "nearest is “powershell”");
    format("a format nearer to another", u"mcp"_s, "nearest is “mcp-json”");
    format("a removed format", u"python-program"_s, "Use “--format python” instead");
    format("a removed schedule", u"systemd-timer"_s, "Use “examples/resource-console-check.timer” instead");
    QTest::newRow("a removed option of config")
        << QStringList{u"config"_s, u"--format"_s, u"env"_s, u"--drill"_s, u"info"_s}
        << QByteArray("Use “drill --level LEVEL” instead");
    QTest::newRow("a removed option of env")
        << QStringList{u"env"_s, u"--unit"_s, u"x"_s} << QByteArray("Use “env --file FILE” instead");
    QTest::newRow("a removed option of key") << QStringList{u"key"_s, u"rotate"_s, u"--unit"_s, u"x"_s}
                                             << QByteArray("Use “key rotate --file FILE” instead");
    QTest::newRow("a removed option of completion")
        << QStringList{u"completion"_s, u"--names"_s} << QByteArray("Use “complete -- WORDS…” instead");
    QTest::newRow("unknown place of the key")
        << QStringList{u"config"_s, u"--format"_s, u"env"_s, u"--key-from"_s, u"pocket"_s} << QByteArray("pocket");
    QTest::newRow("no format") << QStringList{u"config"_s} << QByteArray("--format");
    QTest::newRow("key as an argument") << QStringList{u"key"_s, u"set"_s, u"abc"_s}
                                        << QByteArray("never from an argument");
    QTest::newRow("unknown profile") << QStringList{u"check"_s, u"--profile"_s, u"gone"_s} << QByteArray("profile");
    QTest::newRow("escape in a wrong word") << QStringList{u"\x1b[31mred"_s} << QByteArray("[31mred");
}

void TestCliUsage::wrongUseIsExplained()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, named);
    Console console;
    console.set(u"SERVICE_API_KEY"_s, QString::fromLatin1(key));
    const Ran ran = console.run(arguments);
    QVERIFY2(ran.exitCode == 2, ran.told());
    QCOMPARE(ran.out, QByteArray());
    QVERIFY2(ran.err.contains(named), ran.told());
    QVERIFY(!ran.err.contains('\x1b'));
    QVERIFY2(ran.err.endsWith("\n") && ran.err.count('\n') == 1, ran.told());
    QVERIFY(!ran.err.contains(key));
}

void TestCliUsage::wrongKeyIsRefusedUnseen_data()
{
    QTest::addColumn<QByteArray>("input"); // empty: from the environment
    QTest::addColumn<QString>("variable");
    QTest::newRow("space, standard input") << QByteArray("secretword another\n") << QString();
    QTest::newRow("control, standard input") << QByteArray("secretword\x01z\n") << QString();
    QTest::newRow("nothing, standard input") << QByteArray("\n") << QString();
    QTest::newRow("space, environment") << QByteArray() << u"secretword another"_s;
    QTest::newRow("line break, environment") << QByteArray() << u"secretword\r\nX-Evil: 1"_s;
}

void TestCliUsage::wrongKeyIsRefusedUnseen()
{
    QFETCH(QByteArray, input);
    QFETCH(QString, variable);
    for (const QString &command : {u"send"_s, u"check"_s}) {
        Console console;
        QStringList arguments{command, u"--resource"_s, resource};
        if (command == "send"_L1)
            arguments.append(u"hello"_s);
        if (!input.isEmpty())
            arguments.append(u"--key-stdin"_s);
        else
            console.set(u"SERVICE_API_KEY"_s, variable);
        const Ran ran = console.run(arguments, input);
        QVERIFY2(ran.exitCode == 2, ran.told());
        QVERIFY(!ran.err.isEmpty());
        QVERIFY2(!(ran.out + ran.err).contains("secretword"), ran.told());
    }
}

void TestCliUsage::missingKeyIsSaid()
{
    const Ran ran = Console().run({u"send"_s, u"hello"_s, u"--resource"_s, resource});
    QVERIFY2(ran.exitCode == 2, ran.told());
    QVERIFY2(ran.err.toLower().contains("key"), ran.told());
    QVERIFY2(ran.out.toLower().contains("not sent"), ran.told());
}

void TestCliUsage::parseTellsTheContract()
{
    const Ran ran = Console().run({u"parse"_s, u"SERVICE_RESOURCE=\"%1logs/?a=1\""_s.arg(resource), u"--json"_s});
    QVERIFY2(ran.exitCode == 0, ran.told());
    const QJsonObject json = ran.json();
    QCOMPARE(membersOf(json), (QStringList{u"baseUrl"_s, u"kind"_s, u"logsUrl"_s, u"owner"_s, u"productPath"_s,
                                           u"resourceUrl"_s, u"team"_s, u"trimmed"_s, u"uuid"_s}));
    QCOMPARE(json.value("kind"_L1).toString(), u"user"_s);
    QCOMPARE(json.value("team"_L1).toString(), QString());
    QCOMPARE(json.value("owner"_L1).toString(), u"alice"_s);
    QCOMPARE(json.value("uuid"_L1).toString(), u"0e8bf1a3-77a5-4f63-9c7a-3f0f1d2a4b5c"_s);
    QCOMPARE(json.value("baseUrl"_L1).toString(), u"https://logs.example.net"_s);
    QCOMPARE(json.value("productPath"_L1).toString(), u"/tools"_s);
    QCOMPARE(json.value("resourceUrl"_L1).toString(), resource);
    QCOMPARE(json.value("logsUrl"_L1).toString(), resource + u"logs/"_s);
    QVERIFY(json.value("trimmed"_L1).isArray());
}

void TestCliUsage::parseTellsATeamFromAnOwner()
{
    QString ofTeam = resource;
    ofTeam.replace(u"/u/alice/"_s, u"/team/night%20shift/"_s);
    const QJsonObject json = Console().run({u"parse"_s, ofTeam + u"wiki/"_s, u"--json"_s}).json();
    QCOMPARE(json.value("kind"_L1).toString(), u"team"_s);
    QCOMPARE(json.value("team"_L1).toString(), u"night shift"_s);
    QCOMPARE(json.value("owner"_L1).toString(), QString());
    QCOMPARE(json.value("resourceUrl"_L1).toString(), ofTeam);
}

void TestCliUsage::parseShowsAceHost()
{
    QString international = resource;
    international.replace(u"logs.example.net"_s, u"b\u00fccher.example"_s);
    const Ran ran = Console().run({u"parse"_s, international});
    QVERIFY2(ran.exitCode == 0, ran.told());
    QVERIFY2(ran.out.contains("xn--bcher-kva.example"), ran.told());
    QVERIFY2(ran.out.contains("b\xc3\xbc"
                              "cher.example"),
             ran.told());
}

void TestCliUsage::parseReadsStandardInput()
{
    const Ran ran = Console().run({u"parse"_s, u"-"_s}, "see " + resource.toUtf8() + " please\n");
    QVERIFY2(ran.exitCode == 0, ran.told());
    QVERIFY(ran.out.contains("alice"));
}

void TestCliUsage::bytesThatAreNoTextAreRefused_data()
{
    QTest::addColumn<QString>("words"); // of a shell
    QTest::newRow("a message") << u"send --demo \"$(printf 'caf\\351')\""_s;
    QTest::newRow("half a character") << u"send --demo \"$(printf '\\303')\""_s;
    QTest::newRow("a surrogate") << u"send --demo \"$(printf '\\355\\240\\200')\""_s;
    QTest::newRow("an overlong form") << u"send --demo \"$(printf 'a\\300\\257b')\""_s;
    QTest::newRow("a field") << u"send --demo hi --extra \"$(printf 'a=\\374')\""_s;
    QTest::newRow("a username") << u"send --demo hi --username \"$(printf 'j\\366rg')\""_s;
    QTest::newRow("a file") << u"send --demo --file \"$(printf '\\351.log')\""_s;
    QTest::newRow("an address") << u"parse \"$(printf 'https://h.example/\\377')\""_s;
    QTest::newRow("no command at all") << u"\"$(printf '\\377')\""_s;
    QTest::newRow("standard input") << u"parse - <<E\n$(printf 'caf\\351')\nE\n"_s;
    QTest::newRow("a line of a file") << u"send --demo --file - <<E\n$(printf 'caf\\351')\nE\n"_s;
}

void TestCliUsage::bytesThatAreNoTextAreRefused()
{
#ifdef Q_OS_UNIX
    QFETCH(QString, words);
    const Ran ran = Console().runProgram(u"/bin/sh"_s, {u"-c"_s, u"\"$0\" "_s + words, rc::consoleBinary()});
    QVERIFY2(ran.exitCode == 2, ran.told());
    QVERIFY2(ran.err.contains("UTF-8"), ran.told());
    QVERIFY2(!(ran.out + ran.err).contains("\xEF\xBF\xBD"), ran.told());
    QCOMPARE(ran.out, QByteArray());
#endif
}

void TestCliUsage::quietPrintsNothing()
{
    const Ran ran = Console().run({u"parse"_s, resource, u"--quiet"_s});
    QVERIFY2(ran.exitCode == 0, ran.told());
    QCOMPARE(ran.out + ran.err, QByteArray());
}

void TestCliUsage::optionsMayComeBeforeTheCommand()
{
    const Ran ran = Console().run({u"--json"_s, u"parse"_s, resource});
    QVERIFY2(ran.exitCode == 0, ran.told());
    QVERIFY(!ran.json().isEmpty());
}

void TestCliUsage::lostOutputIsAnError()
{
    const Ran ran = Console().runProgram(
        u"/bin/sh"_s, {u"-c"_s, u"exec \"$0\" parse \"$1\" >/dev/full"_s, rc::consoleBinary(), resource});
    QVERIFY2(ran.exitCode == 1, ran.told());
    QVERIFY(!ran.err.isEmpty());
}

void TestCliUsage::readerThatGoesAwayIsNoCrash()
{
    const Ran ran = Console().runProgram(
        u"/bin/bash"_s, {u"-c"_s, u"\"$0\" tools --demo --json | true; exit ${PIPESTATUS[0]}"_s, rc::consoleBinary()});
    QVERIFY2(ran.exitCode == 0, ran.told());
    QCOMPARE(ran.err, QByteArray());
}

RC_TEST(TestCliUsage)

} // namespace rc::tst_cli_usage

#include "tst_cli_usage.moc"
