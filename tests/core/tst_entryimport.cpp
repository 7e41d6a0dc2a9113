// SPDX-License-Identifier: GPL-3.0-or-later
// Files of others become entries, digit for digit, and what is wrong is named by its line.
#include "core/datetimes.h"
#include "core/entry/entryfields.h"
#include "core/entry/entryimport.h"
#include "core/entry/ingestbody.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_entryimport {

namespace {

QDateTime now()
{
    return utcTime(QDate(2026, 11, 21), QTime(14, 0));
}

/// "level|message|ts|extra" of each entry; the level with its word where that is a severe one.
QStringList told(const ImportedEntries &read)
{
    QStringList lines;
    for (qsizetype i = 0; i < read.entries.size(); ++i) {
        const LogEntry &entry = read.entries.at(i);
        const QString level =
            wireWord(entry.level) + (read.severe.contains(i) ? u", for "_s + read.severe.value(i) : QString());
        lines.append(
            QStringList{level, entry.message, isoWithOffset(entry.ts), QString::fromUtf8(extraJson(entry.extra))}.join(
                u'|'));
    }
    return lines;
}

QString faults(const ImportedEntries &read)
{
    QStringList lines;
    for (const LineFault &fault : read.faults)
        lines.append(u"%1: %2"_s.arg(fault.line).arg(fault.why));
    return lines.join(u'\n');
}

} // namespace

class TestEntryImport : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { qputenv("TZ", "UTC"); }
    void one_data();
    void one();
    void faulty_data();
    void faulty();
    void linesAreCounted();
    void aBatchInOneLine();
    void continuedLines();
    void caps();
    void formats_data();
    void formats();
    void whatWasSentComesBack();
    void severeWordsAreAskedAbout();
    void anEntryIsTakenOut();
};

/// The words of the others' levels stay with them.
void TestEntryImport::anEntryIsTakenOut()
{
    ImportedEntries read;
    for (const QString &message : {u"a"_s, u"b"_s, u"c"_s}) {
        LogEntry entry;
        entry.message = message;
        read.entries.append(entry);
        read.lines.append(read.entries.size());
    }
    read.severe = {{0, u"fatal"_s}, {2, u"critical"_s}};
    const ImportedEntries without = withoutEntry(read, 1);
    QCOMPARE(without.entries.size(), 2);
    QCOMPARE(without.entries.at(1).message, u"c"_s);
    QCOMPARE(without.lines, (QList<qsizetype>{1, 3}));
    QCOMPARE(without.severe, (QMap<qsizetype, QString>{{0, u"fatal"_s}, {1, u"critical"_s}}));
    QCOMPARE(withoutEntry(withoutEntry(without, 0), 0).entries.size(), 0);
    const auto [first, later] = splitAt(read, 1);
    QCOMPARE(joined(first, later), read);
}

void TestEntryImport::one_data()
{
    QTest::addColumn<ImportFormat>("format");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected");
    const auto json = [](const char *name, const char *bytes, const char *expected) {
        QTest::newRow(name) << ImportFormat::JsonLines << QByteArray(bytes) << QString::fromUtf8(expected);
    };
    const auto log = [](const char *name, const char *bytes, const char *expected) {
        QTest::newRow(name) << ImportFormat::Log << QByteArray(bytes) << QString::fromUtf8(expected);
    };
    json("our own entry",
         R"({"level":"error","message":"m","ts":"2026-11-21T14:02:11.204+01:00","extra":{"a":"x","n":1.0}})",
         R"(error|m|2026-11-21T14:02:11.204+01:00|{"a":"x","n":1.0})");
    json("numbers keep their digits", R"({"message":"m","a":9007199254740993,"b":1e-7,"c":-0.50,"d":1E400})",
         R"(info|m||{"a":9007199254740993,"b":1e-7,"c":-0.50,"d":1E400})");
    json("other names", R"({"severity":"WARN","msg":"m","time":1700000000000,"pid":7})",
         R"(warning|m|2023-11-14T22:13:20.000+00:00|{"pid":7})");
    json("the first name wins, the others are extra", R"({"message":"m","msg":"n"})", R"(info|m||{"msg":"n"})");
    json("what is nested is its text", R"({"message":"m","a":true,"b":null,"c":{"d":[1]}})",
         R"(info|m||{"a":"true","b":"null","c":"{\"d\":[1]}"})");
    json("an extra that is no object is a member", R"({"message":"m","extra":"x"})", R"(info|m||{"extra":"x"})");
    json("its own marker goes", R"({"message":"m","extra":{"marker":"7F3A-19C2-5B0E"}})", R"(info|m||{})");
    json(
        "an exported record",
        R"({"id":"i","kind":"send","outcome":"accepted","at":"x","level":"alert","message":"m","extra":{"a":1},"ts":"2026-01-01T00:00:00.000+00:00","marker":"7F3A-19C2-5B0E","status":200,"errorKind":"","batch":""})",
        R"(alert|m|2026-01-01T00:00:00.000+00:00|{"a":1})");
    json("a byte order mark", "\xEF\xBB\xBF{\"message\":\"ü\"}", "info|ü||{}");
    json("epoch seconds", R"({"message":"m","ts":1700000000.5})", "info|m|2023-11-14T22:13:20.500+00:00|{}");
    QTest::newRow("CSV") << ImportFormat::Csv
                         << QByteArray("level,message,ts,host\r\nWARN,\"a, \"\"b\"\"\",2026-01-02 03:04:05Z,db-1\r\n")
                         << uR"(warning|a, "b"|2026-01-02T03:04:05.000+00:00|{"host":"db-1"})"_s;
    // ux.md D9: a column named time is the time
    for (const char *name : {"time", "timestamp", "@timestamp", "ts"})
        QTest::addRow("CSV's %s", name) << ImportFormat::Csv
                                        << QByteArray(name) + ",msg,severity\n2026-01-02T03:04:05Z,m,warn\n"
                                        << u"warning|m|2026-01-02T03:04:05.000+00:00|{}"_s;
    QTest::newRow("CSV's epoch") << ImportFormat::Csv << QByteArray("time,message\n1700000000,m\n")
                                 << u"info|m|2023-11-14T22:13:20.000+00:00|{}"_s;
    QTest::newRow("CSV: the best name is the time")
        << ImportFormat::Csv << QByteArray("time,ts,message\n1700000000,2026-01-02T03:04:05Z,m\n")
        << uR"(info|m|2026-01-02T03:04:05.000+00:00|{"time":"1700000000"})"_s;
    QTest::newRow("CSV with empty cells")
        << ImportFormat::Csv << QByteArray("message,level,n\nm,,\n") << u"info|m||{}"_s;
    QTest::newRow("CSV digits are text") << ImportFormat::Csv << QByteArray("message,n\nm,01.50\n")
                                         << uR"(info|m||{"n":"01.50"})"_s;
    log("time, level, text", "2026-11-21T14:02:11.204Z ERROR disk full",
        "error|disk full|2026-11-21T14:02:11.204+00:00|{}");
    log("time with a comma", "2026-11-21 14:02:11,204 WARNING disk: full",
        "warning|disk: full|2026-11-21T14:02:11.204+00:00|{}");
    log("Python's name", "2026-11-21 14:02:11,204 - app.db - CRITICAL - gone",
        R"(warning, for critical|gone|2026-11-21T14:02:11.204+00:00|{"logger":"app.db"})");
    log("in brackets", "[2026-11-21T14:02:11+0130] [warn] x", "warning|x|2026-11-21T14:02:11.000+01:30|{}");
    log("time without a level", "2026-11-21T14:02:11Z hello there",
        "info|hello there|2026-11-21T14:02:11.000+00:00|{}");
    log("alert is said in so many words", "2026-11-21T14:02:11Z ALERT x", "alert|x|2026-11-21T14:02:11.000+00:00|{}");
    log("fatal is quiet until a person chose", "FATAL: x", "warning, for fatal|x||{}");
    log("prose is no level", "Error handling was improved", "info|Error handling was improved||{}");
    log("a level and a colon", "error: x", "error|x||{}");
    log("a plain line", "hello", "info|hello||{}");
    log("a time that is none", "2026-13-41T14:02:11Z ERROR x", "info|2026-13-41T14:02:11Z ERROR x||{}");
    log("syslog", "Nov 20 14:02:11 web-1 sshd[12]: Accepted key",
        R"(info|Accepted key|2026-11-20T14:02:11.000+00:00|{"host":"web-1","program":"sshd","pid":12})");
    log("syslog of last year", "Dec  3 14:02:11 web-1 cron: x",
        R"(info|x|2025-12-03T14:02:11.000+00:00|{"host":"web-1","program":"cron"})");
    log("syslog's priority", "<11>Nov 20 14:02:11 web-1 app: x",
        R"(warning, for err|x|2026-11-20T14:02:11.000+00:00|{"host":"web-1","program":"app"})");
    log("syslog's alert is no alert of ours", "<9>Nov 20 14:02:11 web-1 app: x",
        R"(warning, for critical|x|2026-11-20T14:02:11.000+00:00|{"host":"web-1","program":"app"})");
    log("modern syslog", R"(<165>1 2026-10-11T22:14:15.003Z web-1 evntslog - ID47 [a b="c \] d"] An event)",
        R"(info|An event|2026-10-11T22:14:15.003+00:00|{"host":"web-1","program":"evntslog","msgid":"ID47","data":"[a b=\"c \\] d\"]"})");
    log("journal", "2026-11-20T14:02:11+0100 web-1 sshd[12]: x",
        R"(info|x|2026-11-20T14:02:11.000+01:00|{"host":"web-1","program":"sshd","pid":12})");
    log("logfmt", R"(ts=2026-11-21T14:02:11Z level=warn msg="disk \"a\" full" free=1.50 path=/var)",
        R"(warning|disk "a" full|2026-11-21T14:02:11.000+00:00|{"free":1.50,"path":"/var"})");
    log("logfmt with an unknown level is a line", "level=odd msg=x", "info|level=odd msg=x||{}");
    log("an equals sign is no logfmt", "a=b and so on", "info|a=b and so on||{}");
}

void TestEntryImport::one()
{
    QFETCH(ImportFormat, format);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, expected);
    const ImportedEntries read = entriesFrom(bytes, format, now());
    QCOMPARE(faults(read), QString());
    QCOMPARE(told(read), QStringList{expected});
}

void TestEntryImport::faulty_data()
{
    QTest::addColumn<ImportFormat>("format");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected");
    const auto json = [](const char *name, const QByteArray &bytes, const QString &expected) {
        QTest::newRow(name) << ImportFormat::JsonLines << bytes << expected;
    };
    json("no JSON", "{\"message\":\"a\"}\nhello", u"2: It is not JSON"_s);
    json("no object", "[1]", u"1: It is not a JSON object."_s);
    json("no message", "{}", u"1: It has no message."_s);
    json("a message that is none", R"({"message":1})", u"1: Its message is not text."_s);
    json("an unknown level", R"({"message":"m","level":"odd"})", u"1: “odd” is not a level."_s);
    json("a level that is a number", R"({"message":"m","level":30})", u"1: “30” is not a level."_s);
    json("a time that is none", R"({"message":"m","ts":"yesterday"})", u"1: “yesterday” is not an ISO 8601"_s);
    json("a key twice", R"({"message":"m","message":"n"})", u"1: It is not JSON"_s);
    json("a field twice", R"({"message":"m","a":1,"extra":{"a":2}})", u"1: The name “a” appears twice"_s);
    json("somebody's marker", R"({"message":"m","marker":"mine"})", u"1: The name “marker” is reserved"_s);
    json("a list",
         R"({"id":"i","kind":"list","outcome":"passed","at":"x","level":"","message":"m","errorKind":"","batch":""})",
         u"1: It is not an entry but a list or a check."_s);
    json("NUL in the file", QByteArray("{\"message\":\"a\0b\"}", 17), u"1: It contains a NUL byte."_s);
    json("NUL as an escape", R"({"message":"a\u0000b"})", u"1: Its message contains a NUL character."_s);
    json("not UTF-8", "{\"message\":\"\xFC\"}", u"1: It is not UTF-8."_s);
    json("UTF-16", QByteArray("\xFF\xFE{\0", 4), u"0: The file is UTF-16"_s);
    json("a long line", '"' + QByteArray(importLineCap, 'x') + '"', u"1: It is longer than"_s);
    QTest::newRow("CSV without a header")
        << ImportFormat::Csv << QByteArray("a,b\n1,2\n") << u"1: No column is mapped to the message."_s;
    QTest::newRow("CSV with a short row")
        << ImportFormat::Csv << QByteArray("message,level\n\nm\n") << u"3: It has 1 cells, but the first row has 2."_s;
    QTest::newRow("CSV with a bad time") << ImportFormat::Csv << QByteArray("message,ts\nm,no\n")
                                         << u"2: “no” is not an ISO 8601"_s;
    QTest::newRow("CSV with a bad time under another name")
        << ImportFormat::Csv << QByteArray("message,time\nm,no\n") << u"2: “no” is not an ISO 8601"_s;
    QTest::newRow("an empty CSV") << ImportFormat::Csv << QByteArray() << u"0: The file is empty."_s;
    QTest::newRow("a binary log") << ImportFormat::Log << QByteArray("a\0b", 3) << u"1: It contains a NUL byte."_s;
}

void TestEntryImport::faulty()
{
    QFETCH(ImportFormat, format);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, expected);
    const ImportedEntries read = entriesFrom(bytes, format, now());
    QVERIFY2(faults(read).startsWith(expected), qPrintable(faults(read)));
    QCOMPARE(read.faultCount, 1);
}

void TestEntryImport::linesAreCounted()
{
    const ImportedEntries read =
        entriesFrom("{\"message\":\"a\"}\r\n\n{\n{\"message\":\"b\"}", ImportFormat::JsonLines, now());
    QCOMPARE(read.lines, (QList<qsizetype>{1, 4}));
    QCOMPARE(read.faults.size(), 1);
    QCOMPARE(read.faults.first().line, 3);
    const ImportedEntries csv = entriesFrom("message\n\"a\nb\"\nc\n", ImportFormat::Csv, now());
    QCOMPARE(csv.lines, (QList<qsizetype>{2, 4}));
}

void TestEntryImport::aBatchInOneLine()
{
    const ImportedEntries read =
        entriesFrom(R"({"logs":[{"message":"a"},{"message":"b"}]})", ImportFormat::JsonLines, now());
    QCOMPARE(told(read), (QStringList{u"info|a||{}"_s, u"info|b||{}"_s}));
    QCOMPARE(read.lines, (QList<qsizetype>{1, 1}));
    // but not one inside another
    QCOMPARE(entriesFrom(R"({"logs":[{"logs":[]}]})", ImportFormat::JsonLines, now()).faultCount, 1);
}

void TestEntryImport::continuedLines()
{
    const ImportedEntries read = entriesFrom("ERROR gone\n  at a()\n\tat b()\nINFO back\n", ImportFormat::Log, now());
    QCOMPARE(told(read), (QStringList{u"error|gone\n  at a()\n\tat b()||{}"_s, u"info|back||{}"_s}));
}

void TestEntryImport::caps()
{
    QByteArray bytes;
    for (qsizetype i = 0; i <= importEntryCap + 5; ++i)
        bytes += "x\n";
    const ImportedEntries read = entriesFrom(bytes, ImportFormat::Log, now());
    QCOMPARE(read.entries.size(), importEntryCap);
    QCOMPARE(read.faultCount, 1);
    QCOMPARE(read.faults.first().line, importEntryCap + 1);
    QByteArray bad;
    for (qsizetype i = 0; i < importFaultCap + 5; ++i)
        bad += "?\n";
    const ImportedEntries none = entriesFrom(bad, ImportFormat::JsonLines, now());
    QCOMPARE(none.faults.size(), importFaultCap);
    QCOMPARE(none.faultCount, importFaultCap + 5);
    QCOMPARE(entriesFrom(QByteArray(importSizeCap + 1, 'x'), ImportFormat::Log, now()).faultCount, 1);
}

void TestEntryImport::formats_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<ImportFormat>("format");
    QTest::newRow("by its name") << u"a.CSV"_s << QByteArray("{") << ImportFormat::Csv;
    QTest::newRow("a JSON name") << u"a.ndjson"_s << QByteArray() << ImportFormat::JsonLines;
    QTest::newRow("JSON inside") << u"-"_s << QByteArray("\xEF\xBB\xBF\n {\"a\":1}") << ImportFormat::JsonLines;
    QTest::newRow("a header in capitals") << u"-"_s << QByteArray("Time,MSG\n1,2") << ImportFormat::Csv;
    QTest::newRow("a text with a comma") << u"-"_s << QByteArray("text, and more") << ImportFormat::Log;
    QTest::newRow("a header inside") << u"a.txt"_s << QByteArray("ts,\"message\"\r\n1,2") << ImportFormat::Csv;
    QTest::newRow("anything else") << u"syslog"_s << QByteArray("Nov 21") << ImportFormat::Log;
}

void TestEntryImport::formats()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    QTEST(importFormatOf(name, bytes), "format");
}

void TestEntryImport::whatWasSentComesBack()
{
    LogEntry entry{Level::Warning,
                   u"a\n\"b\" ü"_s,
                   timeAtOffset(QDate(2026, 1, 2), QTime(3, 4, 5, 6), 5400),
                   {{u"n"_s, ExtraField::Type::Number, u"1.0"_s}, {u"t"_s, ExtraField::Type::Text, u"1.0"_s}},
                   {}};
    const ImportedEntries read = entriesFrom(ingestBody({entry, entry}), ImportFormat::JsonLines, now());
    QCOMPARE(read.entries, (QList<LogEntry>{entry, entry}));
}

void TestEntryImport::severeWordsAreAskedAbout()
{
    ImportedEntries read =
        entriesFrom("ERROR a\nfatal: b\nCRITICAL: c\n[crit] d\nwarn: e\nCRITICAL: f\n", ImportFormat::Log, now());
    const auto levels = [&read] {
        QStringList words;
        for (const LogEntry &entry : std::as_const(read.entries))
            words.append(wireWord(entry.level));
        return words.join(u' ');
    };
    QCOMPARE(levels(), u"error warning warning warning warning warning"_s);
    QCOMPARE(severeWords(read), u"critical (2), crit (1), fatal (1)"_s);
    setSevereLevel(read, Level::Error);
    QCOMPARE(levels(), u"error error error error warning error"_s);
    setSevereLevel(read, Level::Warning);
    QCOMPARE(levels(), u"error warning warning warning warning warning"_s);
    // what is sent as error or alert says so in that very word
    for (const char *word : {"err", "severe", "crit", "critical", "fatal", "panic", "emerg", "emergency"})
        QVERIFY(importedLevel(QString::fromLatin1(word))->severe);
}

RC_PLAIN_TEST(TestEntryImport)

} // namespace rc::tst_entryimport

#include "tst_entryimport.moc"
