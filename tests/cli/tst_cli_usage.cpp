// SPDX-License-Identifier: GPL-3.0-or-later
// Usage errors give a sentence and exit code 2; help and version always work.
#include "cli/commands.h"
#include "console.h"
#include "support/filebytes.h"
#include "support/testprogram.h"

namespace rc::tst_cli_usage {

namespace {

const QString resource = u"https://logs.example.net/tools/u/alice/resources/0e8bf1a3-77a5-4f63-9c7a-3f0f1d2a4b5c/"_s;
const QByteArray key = "test-key-0123456789";

} // namespace

class TestCliUsage : public QObject
{
    Q_OBJECT

private slots:
    void everyCommandAndOptionIsDocumented()
    {
        const QByteArray page = bytesOf(rc::inSourceFolder(u"resources/resource-console.1"_s));
        const RunResult general = ended(0, Console().run({u"--help"_s}));
        QCOMPARE(Console().run({u"-h"_s}).out, general.out);
        for (const Command &command : allCommands()) {
            const QByteArray word = command.word.toUtf8();
            QVERIFY2(general.out.contains(word) && page.contains(".B " + word + '\n'), word);
            const RunResult help = ended(0, Console().run({command.word, u"--help"_s}));
            QVERIFY2(help.err.isEmpty(), help.details());
            for (const OptionRow &row : command.options + (word == "send" ? generalOptions() : QList<OptionRow>())) {
                const QByteArray option = row.name.toUtf8();
                QVERIFY2(help.out.contains(option), option);
                QVERIFY2(page.contains(QByteArray(option).replace("-", "\\-")), option);
            }
        }
    }

    void versionIsPrinted()
    {
        for (const QStringList &words : {listOf("--version"), listOf("-v"), listOf("send --version")})
            QVERIFY(ended(0, Console().run(words)).out.startsWith("Resource Console "));
    }

    void windowArgumentsStartTheWindow_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("nothing") << QStringList{};
        QTest::newRow("demo") << listOf("--demo");
        QTest::newRow("a new check") << listOf("--new-check");
        QTest::newRow("profile") << listOf("--profile home");
        QTest::newRow("profile named like a command") << listOf("--profile check");
        QTest::newRow("an option of the toolkit") << listOf("-platform offscreen");
        QTest::newRow("its options with a value") << listOf("--style=fusion -reverse");
    }

    void windowArgumentsStartTheWindow()
    {
        QFETCH(QStringList, arguments);
        ended(99, Console().run(arguments));
    }

    void wrongUseIsExplained_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("named"); // required in the sentence
        const auto row = [](const char *name, QString words, const char *named) {
            words.replace(u"SEND"_s, u"send hello --resource URL"_s);
            QTest::newRow(name) << words.replace(u"URL"_s, resource).split(u' ') << QByteArray(named);
        };
        row("unknown command", u"chekc"_s, "chekc");
        row("options without a command", u"--json"_s, "parse, check");
        row("unknown option", u"check --jsno"_s, "--jsno");
        row("option without its value", u"check --resource"_s, "--resource");
        row("value not taken", u"check --json=yes"_s, "--json");
        row("option given twice", u"SEND --level info --level debug"_s, "--level");
        row("extra without separator", u"SEND --extra oops"_s, "oops");
        row("extra that is no number", u"SEND --extra a:=1x"_s, "1x");
        row("extra with the console's marker", u"SEND --extra marker=x"_s, "marker");
        row("extra twice", u"SEND --extra a=1 --extra a=2"_s, "“a”");
        row("interval alone", u"SEND --interval 1"_s, "--interval");
        row("each level at one level", u"SEND --each-level --level info"_s, "--each-level");
        row("no message", u"send --resource URL"_s, "MESSAGE");
        row("two messages", u"SEND again"_s, "MESSAGE");
        row("nowhere to send", u"send hello"_s, "--resource");
        row("nothing to check", u"check"_s, "--resource");
        row("no tool server", u"tools"_s, "--mcp-url");
        row("not offered", u"tools bake --demo"_s, "bake");
        row("no earlier list", u"tools diff --demo"_s, "diff");
        row("show without a name", u"tools show --demo"_s, "show");
        row("show of no tool", u"tools show no-such-tool --demo"_s, "no-such-tool");
        row("unknown catalog", u"tools --catalog any --demo"_s, "any");
        row("two layouts", u"tools --names --json --demo"_s, "--names");
        row("one error included", u"SEND --include-error"_s, "--level error");
        row("severe words of no file", u"SEND --severe-as error"_s, "--file");
        row("two names", u"SEND --username a --email b@c"_s, "--email");
        row("demo and a resource", u"SEND --demo"_s, "--demo");
        row("prefix that cannot be", u"SEND --env-prefix A-B"_s, "A-B");
        row("no Resource URL in the text", u"parse hello"_s, "");
        row("unknown format", u"config --format powershel"_s, "nearest is “powershell”");
        row("a format nearer to another", u"config --format mcp"_s, "nearest is “mcp-json”");
        row("a removed format", u"config --format python-program"_s, "Use “--format python” instead");
        row("a removed schedule", u"config --format systemd-timer"_s,
            "Use “examples/resource-console-check.timer” instead");
        for (const Command &command : allCommands()) {
            for (const RemovedRow &removed : command.removed) {
                const QByteArray message =
                    removed.message.section(u'/', 0, 0).toUtf8(); // the home folder is another one
                row(qPrintable(removed.word), command.word + u' ' + removed.word, message.constData());
            }
        }
        row("unknown place of the key", u"config --format env --key-from pocket"_s, "pocket");
        row("a removed place of the key", u"config --format env --key-from security"_s, "--key-from variable");
        row("no format", u"config"_s, "--format");
        row("key as an argument", u"key set abc"_s, "never an argument");
        row("a word for a check", u"check now"_s, "--resource");
        row("unknown profile", u"check --profile gone"_s, "profile");
        row("no shell", u"completion"_s, "");
        row("another shell", u"completion tcsh"_s, "");
        // an option of another action
        row("of call", u"tools --yes"_s, "tools call");
        row("a timeout that nothing would use", u"profile list --timeout 7"_s, "does not change fields");
        row("of import", u"profile list --clash x"_s, "profile import");
        row("of delete", u"activity --older-than 3"_s, "activity delete");
        row("of list and export", u"activity delete --older-than=3 --kind=send"_s, "activity list");
        // entries of a file, or many
        row("a message and a file", u"send --resource URL m --file f"_s, "cannot be used with MESSAGE");
        row("no such file", u"send --resource URL --file /nowhere/f"_s, "Cannot read /nowhere/f");
        row("an empty file", u"send --resource URL --file -"_s, "contains no entries");
        row("a target that is none", u"send --resource URL --file f --map a=host"_s, "timestamp");
        row("a map without a target", u"send --resource URL --file f --map level"_s, "COLUMN=");
        row("one target twice", u"send --resource URL --file f --map a=message --map b=message"_s, "twice");
        row("a map without a file", u"send --resource URL m --map a=extra"_s, "requires --file");
        row("standard input twice", u"send --resource URL --file - --key-stdin"_s, "standard input");
        row("no interval", u"send --resource URL m --count 2 --interval x"_s, "number from");
        row("too many connections", u"send --resource URL m --count 2 --connections 65"_s, "from 1 to 64");
        row("a log file without an SDK", u"send --resource URL m --log-file f"_s, "requires --as-sdk");
        row("a format without a file", u"send --resource URL m --format csv"_s, "requires --file");
        // tools, not called and not listed
        row("lock with a word", u"tools lock tools.lock.json --demo"_s, "lock, watch");
        row("two formats", u"tools lint --sarif --json --demo"_s, "--sarif");
        row("no such rule", u"tools lint --explain none"_s, "“none”");
        row("lint and a word", u"tools lint x --demo"_s, "“lint” does not fit");
        row("an earlier list twice", u"tools diff a b --demo"_s, "diff [FILE]");
        row("no such weight", u"tools lint --at-least heavy --demo"_s, "heavy");
        row("no budget", u"tools --budget 0 --demo"_s, "--budget");
        for (const QString &seconds : listOf("0 x 86401"))
            row(qPrintable(u"tools every "_s + seconds), u"tools watch --demo --every "_s + seconds, "--every");
        row("no file of answers", u"tools call list_alerts --demo --answers /nowhere/at/all"_s, "/nowhere/at/all");
        // the demo service
        row("a port out of range", u"serve --port 65536"_s, "65536");
        row("a word for a service", u"serve now"_s, "serve");
        row("unknown scenario", u"serve --scenario everything"_s, "“everything”");
        // all profiles
        const QString all = u"check --all-profiles "_s;
        row("an alert to everybody", all + u"--include-alert"_s, "cannot be used with --all-profiles");
        row("a report of many checks", all + u"--markdown"_s, "cannot be used with --all-profiles");
        row("one resource of all", all + u"--resource URL"_s, "cannot be used with --resource");
        row("undo and forget", u"key rotate --undo --forget-old"_s, "--undo");
        row("a key that is no fingerprint", u"activity --key secret"_s, "fingerprint");
        // a watch
        row("no pause", u"check --resource URL --watch 0"_s, "--watch");
        row("a pause that is not a number", u"check --resource URL --watch nan"_s, "--watch");
        row("a time for no look at the log", u"check --resource URL --within 3s"_s, "--arrival");
        row("an alert each time", u"check --resource URL --watch 5 --include-alert"_s, "--watch");
        row("a report each time", u"check --resource URL --watch 5 --markdown"_s, "--watch");
        row("two kinds of report", u"check --resource URL --json --markdown"_s, "--markdown");
        // activity
        row("an export without a file", u"activity export"_s, "export");
        row("two files", u"activity export a b"_s, "export FILE");
        row("days", u"activity keep soon"_s, "soon");
        row("delete what", u"activity delete"_s, "--older-than");
        // a limit out of its range
        for (const QString &option : listOf("--timeout --stream-timeout --max-list --max-answer --max-request")) {
            for (const QString &value : {u"0"_s, u"-1"_s, u"nan"_s, u"soon"_s, QString(), u"999999999"_s})
                row(qPrintable(option + u' ' + value), u"SEND %1 %2"_s.arg(option, value), qPrintable(option));
        }
        row("a part of a MiB", u"SEND --max-list 1.5"_s, "--max-list");
        row("more than is held in memory", u"SEND --max-list 257"_s, "--max-list");
        row("more of an answer", u"SEND --max-answer 65"_s, "--max-answer");
        QTest::newRow("escape in a wrong word") << QStringList{u"\x1b[31mred"_s} << QByteArray("[31mred");
    }

    void wrongUseIsExplained()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, named);
        Console console;
        console.set(u"SERVICE_API_KEY"_s, QString::fromLatin1(key));
        const RunResult ran = ended(2, console.run(arguments));
        QCOMPARE(ran.out, QByteArray());
        QVERIFY2(ran.err.contains(named), ran.details());
        QVERIFY(!ran.err.contains('\x1b'));
        QVERIFY2(ran.err.endsWith("\n") && ran.err.count('\n') == 1, ran.details());
        QVERIFY(!ran.err.contains(key));
    }

    void invalidKeyIsRefusedAndNotPrinted_data()
    {
        QTest::addColumn<QByteArray>("input"); // empty: from the environment
        QTest::addColumn<QString>("variable");
        QTest::newRow("space, standard input") << QByteArray("secretword another\n") << QString();
        QTest::newRow("control, standard input") << QByteArray("secretword\x01z\n") << QString();
        QTest::newRow("nothing, standard input") << QByteArray("\n") << QString();
        QTest::newRow("space, environment") << QByteArray() << u"secretword another"_s;
        QTest::newRow("line break, environment") << QByteArray() << u"secretword\r\nX-Evil: 1"_s;
    }

    void invalidKeyIsRefusedAndNotPrinted()
    {
        QFETCH(QByteArray, input);
        QFETCH(QString, variable);
        for (const QString &command : listOf("send check")) {
            Console console;
            QStringList arguments = listOf(command, "--resource", resource);
            if (command == "send"_L1)
                arguments.append(u"hello"_s);
            if (!input.isEmpty())
                arguments.append(u"--key-stdin"_s);
            else
                console.set(u"SERVICE_API_KEY"_s, variable);
            const RunResult ran = ended(2, console.run(arguments, input));
            QVERIFY(!ran.err.isEmpty());
            QVERIFY2(!(ran.out + ran.err).contains("secretword"), ran.details());
        }
    }

    void globalOptionsMayAppearAnywhere()
    {
        const RunResult quiet = ended(0, Console().run(listOf("parse", resource, "--quiet")));
        QCOMPARE(quiet.out + quiet.err, QByteArray());
        QVERIFY(!ended(0, Console().run(listOf("--json parse", resource))).json().isEmpty());
        const RunResult read = ended(0, Console().run(listOf("parse -"), "see " + resource.toUtf8() + " please\n"));
        QVERIFY(read.out.contains("alice"));
    }

    void parseJsonFollowsTheContract()
    {
        const RunResult ran =
            ended(0, Console().run(listOf("parse", u"SERVICE_RESOURCE=\"%1logs/?a=1\""_s.arg(resource), "--json")));
        const QJsonObject json = ran.json();
        QCOMPARE(membersOf(json), listOf("baseUrl kind logsUrl owner productPath resourceUrl team trimmed uuid"));
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

    void invalidUtf8IsRefused_data()
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

    void invalidUtf8IsRefused()
    {
#ifdef Q_OS_UNIX
        QFETCH(QString, words);
        const RunResult ran =
            ended(2, Console().runProgram(u"/bin/sh"_s, {u"-c"_s, u"\"$0\" "_s + words, rc::consoleBinary()}));
        QVERIFY2(ran.err.contains("UTF-8"), ran.details());
        QVERIFY2(!(ran.out + ran.err).contains("\xEF\xBF\xBD"), ran.details());
        QCOMPARE(ran.out, QByteArray());
#endif
    }

    void lostOutputIsAnError()
    {
        const RunResult ran =
            ended(1, Console().runProgram(u"/bin/sh"_s, {u"-c"_s, u"exec \"$0\" parse \"$1\" >/dev/full"_s,
                                                         rc::consoleBinary(), resource}));
        QVERIFY(!ran.err.isEmpty());
    }

    void closedPipeDoesNotCrash()
    {
        const RunResult ran =
            ended(0, Console().runProgram(u"/bin/bash"_s,
                                          {u"-c"_s, u"\"$0\" tools --demo --json | true; exit ${PIPESTATUS[0]}"_s,
                                           rc::consoleBinary()}));
        QCOMPARE(ran.err, QByteArray());
    }
};

RC_TEST(TestCliUsage)

} // namespace rc::tst_cli_usage

#include "tst_cli_usage.moc"
