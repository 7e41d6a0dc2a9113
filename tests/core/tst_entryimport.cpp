// SPDX-License-Identifier: GPL-3.0-or-later
// Foreign files become entries with all digits, and faults name their lines.
#include "core/datetimes.h"
#include "core/entry/entryfields.h"
#include "core/entry/entryimport.h"
#include "core/entry/ingestbody.h"
#include "support/testprogram.h"

#include <array>

namespace rc::tst_entryimport {

namespace {

QDateTime now()
{
    return utcTime(QDate(2026, 11, 21), QTime(14, 0));
}

/// "level|message|ts|extra" per entry; the level with its original word if severe.
QStringList told(const ImportedEntries &read)
{
    QStringList lines;
    for (qsizetype i = 0; i < read.entries.size(); ++i) {
        const LogEntry &entry = read.entries.at(i);
        const QString level =
            wireWord(entry.level) + (read.severe.value(i).isEmpty() ? QString() : u", for "_s + read.severe.value(i));
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
    void severeLevelsStayWithTheirEntries();
    void invalidEntries_data();
    void invalidEntries();
    void tables_data();
    void tables();
    void drawnTablesAreRead_data();
    void drawnTablesAreRead();
    void foreignTimeFormats_data();
    void foreignTimeFormats();
    void daylightSavingTime_data();
    void daylightSavingTime();
    void linesAreCounted();
    void aBatchInOneLine();
    void multilineDocument_data();
    void multilineDocument();
    void levelsAfterContext_data();
    void levelsAfterContext();
    void timeOfDayStartsAnEntry();
    void continuedLines_data();
    void continuedLines();
    void refusedLineKeepsItsStackTrace();
    void levelColumn();
    void interleavedSourcesKeepTheirStackTraces();
    void containerLines_data();
    void containerLines();
    void describesHowALogWasRead();
    void caps();
    void formats_data();
    void formats();
    void sentBodyRoundTrips();
    void severityWordsNeedConfirmation();
    void removingAnEntryKeepsTheOthers();
};

/// The other entries keep their level words.
void TestEntryImport::removingAnEntryKeepsTheOthers()
{
    ImportedEntries read;
    for (const QString &message : {u"a"_s, u"b"_s, u"c"_s}) {
        LogEntry entry;
        entry.message = message;
        read.entries.append(entry);
        read.lines.append(read.entries.size());
    }
    read.severe = {u"fatal"_s, {}, u"critical"_s};
    const ImportedEntries without = withoutEntry(read, 1);
    QCOMPARE(without.entries.size(), 2);
    QCOMPARE(without.entries.at(1).message, u"c"_s);
    QCOMPARE(without.lines, (QList<qsizetype>{1, 3}));
    QCOMPARE(without.severe, (QStringList{u"fatal"_s, u"critical"_s}));
    QCOMPARE(withoutEntry(withoutEntry(without, 0), 0).entries.size(), 0);
    const auto [first, later] = splitAt(read, 1);
    QCOMPARE(joined(first, later), read);
}

void TestEntryImport::one_data()
{
    addColumns<ImportFormat, QByteArray, QString>("format", "bytes", "expected");
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
    json("pino", R"({"level":50,"time":1700000000500,"pid":7,"hostname":"h","msg":"m"})",
         R"(error|m|2023-11-14T22:13:20.500+00:00|{"pid":7,"hostname":"h"})");
    json("pino's lowest", R"({"level":10,"time":1700000000000,"msg":"m"})", "debug|m|2023-11-14T22:13:20.000+00:00|{}");
    json("pino's highest", R"({"level":60,"time":1700000000000,"msg":"m"})",
         "warning, for fatal|m|2023-11-14T22:13:20.000+00:00|{}");
    json("bunyan", R"({"name":"a","level":40,"msg":"m","time":"2026-01-02T03:04:05.678Z","v":0})",
         R"(warning|m|2026-01-02T03:04:05.678+00:00|{"name":"a","v":0})");
    json("the journal", R"({"MESSAGE":"m","PRIORITY":"4","__REALTIME_TIMESTAMP":"1700000000500123","_PID":"7"})",
         R"(warning|m|2023-11-14T22:13:20.500+00:00|{"_PID":"7"})");
    json("the journal's error is asked about", R"({"PRIORITY":"3","MESSAGE":"m"})", "warning, for err|m||{}");
    json("the journal's bytes", R"({"PRIORITY":"7","MESSAGE":[109,27,91,195,188]})", "debug|m\x1b[ü||{}");
    json("somebody's priority is no level", R"({"message":"m","priority":"3"})", R"(info|m||{"priority":"3"})");
    json("ECS", R"({"@timestamp":"2026-01-02T03:04:05Z","log.level":"warn","message":"m"})",
         "warning|m|2026-01-02T03:04:05.000+00:00|{}");
    json("ECS, nested", R"({"log":{"level":"error"},"message":"m"})", "error|m||{}");
    json("ECS, nested with a logger", R"({"log":{"level":"error","logger":"a"},"message":"m"})",
         R"(error|m||{"log":"{\"level\":\"error\",\"logger\":\"a\"}"})");
    json("Python's name and number", R"({"levelname":"ERROR","levelno":40,"message":"m"})",
         R"(error|m||{"levelno":40})");
    json("Python's number", R"({"levelno":50,"message":"m"})", "warning, for critical|m||{}");
    json("MongoDB", R"({"t":{"$date":"2026-01-02T03:04:05.678+00:00"},"s":"E","c":"NETWORK","id":1,"msg":"m"})",
         R"(warning, for err|m|2026-01-02T03:04:05.678+00:00|{"c":"NETWORK","id":1})");
    json("MongoDB's debugging", R"({"t":{"$date":"2026-01-02T03:04:05.678+00:00"},"s":"D2","msg":"m"})",
         "debug|m|2026-01-02T03:04:05.678+00:00|{}");
    json("a letter of others is no level", R"({"s":"E","msg":"m"})", R"(info|m||{"s":"E"})");
    json("Google Cloud", R"({"severity":"ERROR","timestamp":"2026-01-02T03:04:05Z","jsonPayload":{"message":"m"}})",
         "error|m|2026-01-02T03:04:05.000+00:00|{}");
    json("Google Cloud's unset level", R"({"severity":"DEFAULT","textPayload":"m"})", "info|m||{}");
    json("Serilog", R"({"@t":"2026-01-02T03:04:05Z","@mt":"m {A}","@l":"Warning","A":1})",
         R"(warning|m {A}|2026-01-02T03:04:05.000+00:00|{"A":1})");
    json("OpenTelemetry",
         R"({"severityText":"ERROR","severityNumber":17,"body":"m","timeUnixNano":"1700000000500000000"})",
         R"(error|m|2023-11-14T22:13:20.500+00:00|{"severityNumber":17})");
    json("OpenTelemetry's number", R"({"severityNumber":13,"body":{"stringValue":"m"}})", "warning|m||{}");
    json("lvl", R"({"lvl":"warn","msg":"m"})", "warning|m||{}");
    json("two words for a level", R"({"level":"warn","severity":"WARNING","msg":"m"})",
         R"(warning|m||{"severity":"WARNING"})");
    json("GELF", R"({"version":"1.1","short_message":"m","level":4,"timestamp":1700000000.5})",
         R"(warning|m|2023-11-14T22:13:20.500+00:00|{"version":"1.1"})");
    json("epoch microseconds", R"({"message":"m","ts":1700000000500123})", "info|m|2023-11-14T22:13:20.500+00:00|{}");
    json("epoch nanoseconds", R"({"message":"m","ts":1700000000500123456})", "info|m|2023-11-14T22:13:20.500+00:00|{}");
    json("epoch in a text", R"({"message":"m","ts":"1700000000.5"})", "info|m|2023-11-14T22:13:20.500+00:00|{}");
    json("epoch seconds", R"({"message":"m","ts":1700000000.5})", "info|m|2023-11-14T22:13:20.500+00:00|{}");
    QTest::newRow("CSV") << ImportFormat::Csv
                         << QByteArray("level,message,ts,host\r\nWARN,\"a, \"\"b\"\"\",2026-01-02 03:04:05Z,db-1\r\n")
                         << uR"(warning|a, "b"|2026-01-02T03:04:05.000+00:00|{"host":"db-1"})"_s;
    // A column named time is the time
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
    json("an empty level", R"({"level":"","message":"m"})", "info|m||{}");
    json("an empty and another level", R"({"level":"","severity":"ERROR","message":"m"})",
         R"(error|m||{"severity":"ERROR"})");
    QTest::newRow("CSV with an empty and another level")
        << ImportFormat::Csv << QByteArray("level,severity,msg\n,error,b\n") << uR"(error|b||{"severity":"error"})"_s;
    log("logfmt with an empty and another level", "level= severity=error msg=x", "error|x||{}");
    QTest::newRow("CSV digits are text") << ImportFormat::Csv << QByteArray("message,n\nm,01.50\n")
                                         << uR"(info|m||{"n":"01.50"})"_s;
    log("time, level, text", "2026-11-21T14:02:11.204Z ERROR disk full",
        "error|disk full|2026-11-21T14:02:11.204+00:00|{}");
    log("a zone and a colon", "2026-11-20 14:02:11 UTC:10.0.0.1(5):a@b:[12]:x",
        "info|10.0.0.1(5):a@b:[12]:x|2026-11-20T14:02:11.000+00:00|{}");
    log("a zone in brackets", "2026-11-20 14:02:11 (GMT+02:00) ERROR disk full",
        "error|disk full|2026-11-20T14:02:11.000+02:00|{}");
    log("a time without separators", "20261120T140211Z ERROR disk full",
        "error|disk full|2026-11-20T14:02:11.000+00:00|{}");
    log("a date of 14 digits", "ts=20261120140211 level=error msg=m", "error|m|2026-11-20T14:02:11.000+00:00|{}");
    json("a number that is a date", R"({"ts":20261120140211,"message":"m"})",
         "info|m|2026-11-20T14:02:11.000+00:00|{}");
    log("klog", "E1120 10:11:12.123456   12345 file.go:10] msg",
        R"(warning, for err|msg|2026-11-20T10:11:12.123+00:00|{"pid":12345,"file":"file.go:10"})");
    log("Apache's errors", "[Fri Nov 20 10:11:12.123456 2026] [core:error] [pid 1:tid 2] AH00126: x",
        "error|[pid 1:tid 2] AH00126: x|2026-11-20T10:11:12.123+00:00|{}");
    log("an access log", R"(10.0.0.1 - - [20/Nov/2026:10:11:12 +0100] "GET /ERROR HTTP/1.1" 500 12)",
        R"(info|10.0.0.1 - - [20/Nov/2026:10:11:12 +0100] "GET /ERROR HTTP/1.1" 500 12|2026-11-20T10:11:12.000+01:00|{})");
    log("nginx", "2026/11/20 10:11:12 [error] 12#45: *1 x", "error|12#45: *1 x|2026-11-20T10:11:12.000+00:00|{}");
    log("colors", "2026-11-20 10:11:12 \x1b[31mERR\x1b[0mOR\x1b[0m x", "error|x|2026-11-20T10:11:12.000+00:00|{}");
    log("Azure's mark", "##[Error]x", "error|x||{}");
    log("GitHub's mark", "::ERROR file=a.js,line=1::x", "error|x||{}");
    log("GitHub's time and mark", "2026-11-20T10:11:12.1234567Z ##[warning]x",
        "warning|x|2026-11-20T10:11:12.123+00:00|{}");
    log("Compose", "web-1  | ERROR x", R"(error|x||{"source":"web-1"})");
    log("a level and a bar", "info | x", "info|info | x||{}");
    log("a pod", "[pod/web/app] 2026-11-20T10:11:12.123456789Z ERROR x",
        R"(error|x|2026-11-20T10:11:12.123+00:00|{"source":"web/app"})");
    log("the time of kubectl and its own", "2026-11-20T10:11:12.123456789Z 2026-11-20 10:11:11,5 ERROR x",
        "error|x|2026-11-20T10:11:11.500+00:00|{}");
    log("CRI", "2026-11-20T10:11:12.123456789Z stderr F ERROR x",
        R"(error|x|2026-11-20T10:11:12.123+00:00|{"stream":"stderr"})");
    log("CRI and JSON", R"(2026-11-20T10:11:12.123456789Z stdout F {"level":"warn","msg":"x","stream":"a"})",
        R"(warning|x|2026-11-20T10:11:12.123+00:00|{"stream":"a"})");
    log("Spring", "2026-11-20T10:11:12.123+01:00 ERROR 12 --- [app] [main] c.a.App : x",
        "error|12 --- [app] [main] c.a.App : x|2026-11-20T10:11:12.123+01:00|{}");
    log("Elasticsearch", "[2026-11-20T10:11:12,123][ERROR][o.e.Foo] [node] x",
        "error|[o.e.Foo] [node] x|2026-11-20T10:11:12.123+00:00|{}");
    log("the level before the time", "[INFO ] 2026-11-20 10:11:12.123 [main] x",
        "info|[main] x|2026-11-20T10:11:12.123+00:00|{}");
    log("NLog", "2026-11-20 10:11:12.1234|ERROR|App|x", "error|App|x|2026-11-20T10:11:12.123+00:00|{}");
    log(".NET", "fail: Acme.Worker[0]\n      x", "warning, for err|Acme.Worker[0]\n      x||{}");
    log("Serilog", "[10:11:12 WRN] x", "warning|x||{}");
    log("env_logger", "[2026-11-20T10:11:12Z ERROR my_app::mod] x",
        R"(error|x|2026-11-20T10:11:12.000+00:00|{"logger":"my_app::mod"})");
    log("tracing", "2026-11-20T10:11:12.123456Z  INFO my_app: ERROR x",
        "info|my_app: ERROR x|2026-11-20T10:11:12.123+00:00|{}");
    log("Python's default", "ERROR:root:x", R"(error|x||{"logger":"root"})");
    log("gunicorn", "[2026-11-20 10:11:12 +0100] [12] [ERROR] x",
        "error|[12] [ERROR] x|2026-11-20T10:11:12.000+01:00|{}");
    log("Celery", "[2026-11-20 10:11:12,123: ERROR/Main] x",
        R"(error|x|2026-11-20T10:11:12.123+00:00|{"logger":"Main"})");
    log("Loguru", "2026-11-20 10:11:12.123 | ERROR    | a:f:12 - x",
        "error|a:f:12 - x|2026-11-20T10:11:12.123+00:00|{}");
    log("Ruby", "E, [2026-11-20T10:11:12.123456 #12] ERROR -- : x",
        R"(error|x|2026-11-20T10:11:12.123+00:00|{"pid":12})");
    log("PHP", "[20-Nov-2026 10:11:12 UTC] PHP Fatal error:  x",
        "warning, for fatal|x|2026-11-20T10:11:12.000+00:00|{}");
    log("PostgreSQL", "2026-11-20 10:11:12.123 UTC [12] bob@shop ERROR:  x",
        "error|[12] bob@shop ERROR:  x|2026-11-20T10:11:12.123+00:00|{}");
    log("MySQL", "2026-11-20T10:11:12.123456Z 0 [Warning] [MY-1] x",
        "warning|0 [Warning] [MY-1] x|2026-11-20T10:11:12.123+00:00|{}");
    log("MariaDB", "2026-11-20  9:11:12 0 [ERROR] x", "error|0 [ERROR] x|2026-11-20T09:11:12.000+00:00|{}");
    log("Redis", "1:M 20 Nov 2026 10:11:12.123 # x", R"(warning|x|2026-11-20T10:11:12.123+00:00|{"pid":1})");
    log("a number and a level", "1795269731.123 [warn] x", "warning|x|2026-11-21T14:02:11.123+00:00|{}");
    log("a number alone is no time", "1795269731 rows updated", "info|1795269731 rows updated||{}");
    log("a number with a fraction", "1795269731.204123 web-1 app[12]: ERROR x",
        R"(error|x|2026-11-21T14:02:11.204+00:00|{"host":"web-1","program":"app","pid":12})");
    log("a day of the week before the date", "Fri 2026-11-20 14:02:11 UTC web-1 app[12]: x",
        R"(info|x|2026-11-20T14:02:11.000+00:00|{"host":"web-1","program":"app","pid":12})");
    log("a process without a host", "2026-11-20T14:02:11.204123+00:00 app[web.1]: [ERROR] x",
        R"(error|x|2026-11-20T14:02:11.204+00:00|{"program":"app","pid":"web.1"})");
    log("a thread and a level", "[14:02:11] [Server thread/WARN]: x", R"(warning|x||{"thread":"Server thread"})");
    log("a column of levels", "2026-11-20 14:02:11, Error                 CBS    x",
        "error|CBS    x|2026-11-20T14:02:11.000+00:00|{}");
    log("java.util.logging", "Nov 20, 2026 2:02:11 PM org.acme.Catalina start\nSEVERE: x\n\tat a.B.c(B.java:1)",
        "warning, for severe|org.acme.Catalina start\nx\n\tat a.B.c(B.java:1)|2026-11-20T14:02:11.000+00:00|{}");
    log("a time alone", "2026-11-20T14:02:11.204123+01:00\nORA-00600: x\nORA-06512: y",
        "info|ORA-00600: x\nORA-06512: y|2026-11-20T14:02:11.204+01:00|{}");
    log("a day above 12", "20.11.2026 10:11:12 ERROR x", "error|x|2026-11-20T10:11:12.000+00:00|{}");
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
    log("logfmt with a time of another name", R"(logger=a t=2026-11-21T14:02:11Z level=warn msg=x)",
        R"(warning|x|2026-11-21T14:02:11.000+00:00|{"logger":"a"})");
    log("logfmt with a date and a time", R"(date=2026-11-20 time=14:02:11 level="warning" msg="x")",
        "warning|x|2026-11-20T14:02:11.000+00:00|{}");
    log("logfmt with two other times", R"(a=2026-11-21T14:02:11Z b=2026-11-21T14:02:12Z msg=x)",
        R"(info|x||{"a":"2026-11-21T14:02:11Z","b":"2026-11-21T14:02:12Z"})");
    log("logfmt with a time that is a fact", R"(level=info msg=x not_after=2027-02-01T00:00:00Z)",
        R"(info|x||{"not_after":"2027-02-01T00:00:00Z"})");
    log("an index in brackets", "2026-11-21T14:02:11Z items[0]: bad value",
        "info|items[0]: bad value|2026-11-21T14:02:11.000+00:00|{}");
    log("a name in brackets", "2026-11-21T14:02:11Z User[bob]: logged in",
        "info|User[bob]: logged in|2026-11-21T14:02:11.000+00:00|{}");
    log("a number that is no time", "0000000012.345 boot done", "info|0000000012.345 boot done||{}");
    log("two spaces behind a word", "Critical  path analysis", "info|Critical  path analysis||{}");
    log("logfmt with a duration", R"(time=12ms level=warn msg=x)", R"(warning|x||{"time":"12ms"})");
    log("Go's time", "2026/11/20 14:02:11 started", "info|started|2026-11-20T14:02:11.000+00:00|{}");
    log("JSON between other lines", R"({"level":"warn","msg":"m","time":"2026-01-02T03:04:05Z"})",
        "warning|m|2026-01-02T03:04:05.000+00:00|{}");
    log("a brace is no JSON", "{not JSON}", "info|{not JSON}||{}");
    log("logfmt with an unknown level is a line", "level=odd msg=x", "info|level=odd msg=x||{}");
    log("an equals sign is no logfmt", "a=b and so on", "info|a=b and so on||{}");
    // the lines and rows of other collectors
    const auto csv = [](const char *name, const char *bytes, const char *expected) {
        QTest::newRow(name) << ImportFormat::Csv << QByteArray(bytes) << QString::fromUtf8(expected);
    };
    json("a time in UTC by its name", R"({"timeUtc":"2026-11-20 14:02:11","level":"warn","message":"a"})",
         R"(warning|a|2026-11-20T14:02:11.000+00:00|{})");
    json("a date and a time", R"({"date":"2026-11-20","time":"14:02:11","level":"warn","message":"a"})",
         R"(warning|a|2026-11-20T14:02:11.000+00:00|{})");
    json(
        "Grafana's line",
        R"([{"line":"WARN a","timestamp":"1795269731204000000","date":"2026-11-21T14:02:11.204Z","fields":{"app":"web"}}])",
        R"(warning|a|2026-11-21T14:02:11.204+00:00|{"app":"web"})");
    json("a line with labels",
         R"({"labels":{"app":"web"},"line":"level=warn msg=\"a\"","timestamp":"2026-11-20T14:02:11.123Z"})",
         R"(warning|a|2026-11-20T14:02:11.123+00:00|{"app":"web"})");
    json(
        "Loki's streams",
        R"({"status":"success","data":{"resultType":"streams","result":[{"stream":{"app":"web"},"values":[["1795269731204000000","WARN a"]]}]}})",
        R"(warning|a|2026-11-21T14:02:11.204+00:00|{"app":"web"})");
    json(
        "a hit",
        R"({"_index":"logs","_id":"1","_source":{"@timestamp":"2026-11-20T14:02:11.000Z","message":"a","log":{"level":"warn"}}})",
        R"(warning|a|2026-11-20T14:02:11.000+00:00|{})");
    json(
        "hits",
        R"({"took":3,"hits":{"hits":[{"_id":"1","_source":{"@timestamp":"2026-11-20T14:02:11.000Z","message":"a","log.level":"warn"}}]}})",
        R"(warning|a|2026-11-20T14:02:11.000+00:00|{})");
    json("events of CloudWatch", R"({"events":[{"timestamp":1795269731204,"message":"a","eventId":"1"}]})",
         R"(info|a|2026-11-21T14:02:11.204+00:00|{"eventId":"1"})");
    json("Splunk's line", R"({"_raw":"WARN a","_time":"2026-11-20T14:02:11.000+00:00"})",
         R"(warning|a|2026-11-20T14:02:11.000+00:00|{})");
    json("zap's panic in development", R"({"level":"dpanic","ts":1795269731.204,"msg":"a"})",
         R"(warning, for dpanic|a|2026-11-21T14:02:11.204+00:00|{})");
    json("slog between two levels", R"({"time":"2026-11-20T14:02:11Z","level":"WARN+1","msg":"a"})",
         R"(warning|a|2026-11-20T14:02:11.000+00:00|{})");
    json("slog above an error", R"({"time":"2026-11-20T14:02:11Z","level":"ERROR+2","msg":"a"})",
         R"(warning, for error+2|a|2026-11-20T14:02:11.000+00:00|{})");
    json("pino without a time", R"({"level":40,"pid":1,"hostname":"h","msg":"a"})",
         R"(warning|a||{"pid":1,"hostname":"h"})");
    json("pino's level in a text", R"({"level":"40","pid":1,"hostname":"h","time":1795269731204,"msg":"a"})",
         R"(warning|a|2026-11-21T14:02:11.204+00:00|{"pid":1,"hostname":"h"})");
    log("Docker's file", R"({"log":"WARN a\n","stream":"stderr","time":"2026-11-20T14:02:11.123456789Z"})",
        R"(warning|a|2026-11-20T14:02:11.123+00:00|{"stream":"stderr"})");
    log("Docker's file, a trace",
        R"({"log":"Traceback (most recent call last):\n","stream":"stderr","time":"2026-11-20T14:02:12.1Z"}
{"log":"  File \"a.py\", line 1\n","stream":"stderr","time":"2026-11-20T14:02:12.2Z"})",
        R"(info|Traceback (most recent call last):
  File "a.py", line 1|2026-11-20T14:02:12.100+00:00|{"stream":"stderr"})");
    log("Docker's file, a line in two parts", R"({"log":"WARN a","stream":"stdout","time":"2026-11-20T14:02:12.1Z"}
{"log":"b\n","stream":"stdout","time":"2026-11-20T14:02:12.2Z"})",
        R"(warning|ab|2026-11-20T14:02:12.100+00:00|{"stream":"stdout"})");
    csv("CSV with a date and a time", "Date,Time,Level,Message\n2026-11-20,14:02:11,warn,a\n",
        R"(warning|a|2026-11-20T14:02:11.000+00:00|{})");
    csv("CSV with a date and a time of 12 hours", "Date,Time,Level,Message\n11/20/2026,2:02:11 PM,warn,a\n",
        R"(warning|a|2026-11-20T14:02:11.000+00:00|{})");
    csv("CSV with a German date and time", "Datum;Uhrzeit;Level;Message\n20.11.2026;14:02:11;WARN;a\n",
        R"(warning|a|2026-11-20T14:02:11.000+00:00|{})");
    csv("CSV of Kibana", "@timestamp,message,log.level\n\"Nov 20, 2026 @ 14:02:11.000\",a,warn\n",
        R"(warning|a|2026-11-20T14:02:11.000+00:00|{})");
    csv("CSV of Splunk", "_time,_raw,level\n2026-11-20T14:02:11.000+0000,a,warn\n",
        R"(warning|a|2026-11-20T14:02:11.000+00:00|{})");
    csv("CSV of Azure", "TimeGenerated [UTC],Level,Message\n2026-11-20 14:02:11,Warning,a\n",
        R"(warning|a|2026-11-20T14:02:11.000+00:00|{})");
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

void TestEntryImport::severeLevelsStayWithTheirEntries()
{
    const QByteArray bytes = "Nov 20, 2026 2:02:11 PM a.B c\nINFO: x\nNov 20, 2026 2:02:12 PM a.B c\nSEVERE: y\n"
                             "2026-11-20T14:02:13Z CRITICAL z\n";
    const ImportedEntries read = entriesFrom(bytes, ImportFormat::Log, now());
    QCOMPARE(read.severe, (QStringList{{}, u"severe"_s, u"critical"_s}));
}

void TestEntryImport::invalidEntries_data()
{
    addColumns<ImportFormat, QByteArray, QString>("format", "bytes", "expected");
    const auto json = [](const char *name, const QByteArray &bytes, const QString &expected) {
        QTest::newRow(name) << ImportFormat::JsonLines << bytes << expected;
    };
    json("no JSON", "{\"message\":\"a\"}\nhello", u"2: It is not JSON"_s);
    json("no object", "[1]", u"1: It is not a JSON object."_s);
    json("no message", "{}", u"1: It has no message."_s);
    json("a message that is none", R"({"message":1})", u"1: Its message is not text."_s);
    json("an unknown level", R"({"message":"m","level":"odd"})", u"1: “odd” is not a level."_s);
    json("Python's number of a level", R"({"message":"m","level":40,"time":"2026-01-02T03:04:05Z"})",
         u"1: “40” is not a level."_s);
    json("a number that pino does not have", R"({"msg":"m","level":35,"time":1700000000000})",
         u"1: “35” is not a level."_s);
    json("a severity that syslog does not have", R"({"MESSAGE":"m","PRIORITY":"8"})", u"1: “8” is not a level."_s);
    json("a broken array", "[{\"message\":\"m\"},\n{]", u"0: It is not JSON"_s);
    json("an array with a bad element", "[{\"message\":\"m\"},\n\n{\"message\":1}]", u"3: Its message is not text."_s);
    json("UTF-16 without a mark", QByteArray("{\0\"\0m\0\"\0", 8), u"0: The file is UTF-16"_s);
    json("UTF-16 the other way round", QByteArray("\0{\0\"\0m\0\"", 8), u"0: The file is UTF-16"_s);
    json("a level that is a number", R"({"message":"m","level":30})", u"1: “30” is not a level."_s);
    json("a time that is none", R"({"message":"m","ts":"yesterday"})", u"1: “yesterday” is not an ISO 8601"_s);
    json("a key twice", R"({"message":"m","message":"n"})", u"1: It is not JSON"_s);
    json("a field twice", R"({"message":"m","a":1,"extra":{"a":2}})", u"1: The name “a” appears twice"_s);
    json("somebody's marker", R"({"message":"m","marker":"mine"})", u"1: The name “marker” is reserved"_s);
    json("two levels", R"({"level":"info","severity":"ERROR","message":"m"})", u"1: It has two levels"_s);
    json("two levels, one by number", R"({"levelname":"INFO","levelno":40,"message":"m"})", u"1: It has two levels"_s);
    json("two levels, one nested", R"({"log":{"level":"error"},"level":"info","message":"m"})",
         u"1: It has two levels"_s);
    QTest::newRow("CSV with two levels") << ImportFormat::Csv
                                         << QByteArray("level,severity,msg\ninfo,info,a\ninfo,error,b\n")
                                         << u"3: It has two levels"_s;
    QTest::newRow("logfmt with two levels")
        << ImportFormat::Log << QByteArray("level=info severity=error msg=x\n") << u"1: It has two levels"_s;
    json("a list",
         R"({"id":"i","kind":"list","outcome":"passed","at":"x","level":"","message":"m","errorKind":"","batch":""})",
         u"1: It is not an entry but a list or a check."_s);
    json("NUL in the file", QByteArray("{\"message\":\"a\0b\"}", 17), u"1: It contains a NUL character."_s);
    json("NUL as an escape", R"({"message":"a\u0000b"})", u"1: It contains a NUL character."_s);
    json("not UTF-8", "{\"message\":\"\xFC\"}", u"1: It is not UTF-8."_s);
    json("UTF-16", QByteArray("\xFF\xFE{\0", 4), u"0: The file is UTF-16"_s);
    json("a long line", '"' + QByteArray(importLineCap, 'x') + '"', u"1: It is longer than"_s);
    QTest::newRow("CSV without a header")
        << ImportFormat::Csv << QByteArray("a,b\n1,2\n") << u"1: No column is mapped to the message."_s;
    QTest::newRow("CSV with a time for a name")
        << ImportFormat::Csv << QByteArray("2026-11-20 14:02:11,x\n") << u"1: The first row contains a time"_s;
    QTest::newRow("a column of days that may be months")
        << ImportFormat::Csv << QByteArray("Zeit,msg\n05/11/2026 14:02,m\n") << u"2: In “05/11/2026 14:02”"_s;
    QTest::newRow("a time of day with two days")
        << ImportFormat::Csv << QByteArray("Date,Due date,Time,Message\n2026-11-20,2026-11-21,14:02:11,a\n")
        << u"2: “14:02:11” is not an ISO 8601 timestamp."_s;
    QTest::newRow("CSV with a short row")
        << ImportFormat::Csv << QByteArray("message,level\n\nm\n") << u"3: It has 1 cells, but the first row has 2."_s;
    QTest::newRow("CSV with a short row behind separators only")
        << ImportFormat::Csv << QByteArray("message,level\n,\nm\n") << u"3: It has 1 cells, but the first row has 2."_s;
    QTest::newRow("CSV with a bad time") << ImportFormat::Csv << QByteArray("message,ts\nm,no\n")
                                         << u"2: “no” is not an ISO 8601"_s;
    QTest::newRow("CSV with a bad time under another name")
        << ImportFormat::Csv << QByteArray("message,time\nm,no\n") << u"2: “no” is not an ISO 8601"_s;
    QTest::newRow("an empty CSV") << ImportFormat::Csv << QByteArray() << u"0: The file is empty."_s;
    QTest::newRow("a binary log") << ImportFormat::Log << QByteArray("a\0b", 3) << u"1: It contains a NUL character."_s;
}

void TestEntryImport::invalidEntries()
{
    QFETCH(ImportFormat, format);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, expected);
    const ImportedEntries read = entriesFrom(bytes, format, now());
    QVERIFY2(faults(read).startsWith(expected), qPrintable(faults(read)));
    QCOMPARE(read.faultCount, 1);
}

void TestEntryImport::tables_data()
{
    addColumns<QString, QByteArray>("name", "bytes");
    QTest::addColumn<QString>("expected"); // the only entry
    const QString disk = uR"(warning|Disk full|2026-11-20T14:02:11.000+00:00|{"host":"db-1"})"_s;
    const auto row = [&disk](const char *name, const char *file, const QByteArray &bytes) {
        QTest::newRow(name) << QString::fromLatin1(file) << bytes << disk;
    };
    const QByteArray plain = "time,severity,msg,host\n2026-11-20T14:02:11Z,warning,Disk full,db-1\n";
    const auto with = [&plain](const char *separator) { return QByteArray(plain).replace(",", separator); };
    row("commas", "a.csv", plain);
    row("semicolons", "a.csv", with(";"));
    row("tabs in .csv", "a.csv", with("\t"));
    row("tabs", "a.tsv", with("\t"));
    row("tabs in .tab", "a.TAB", with("\t"));
    row("tabs in .txt", "a.txt", with("\t"));
    row("tabs in .log", "a.log", with("\t"));
    row("bars", "a.txt", with("|"));
    row("bars with spaces", "a.txt", with(" | "));
    row("semicolons, pasted", "-", with(";"));
    row("said", "a.csv", "sep=;\r\n" + with(";"));
    row("said in capitals, in .txt", "a.txt", "SEP=|\n" + with("|"));
    row("said, with a mark", "a.csv", "\xEF\xBB\xBFsep=\t\n" + with("\t"));
    row("names in capitals", "a.txt", "TIME;Severity;MSG;host\n2026-11-20T14:02:11Z;WARN;Disk full;db-1\n");
    row("quoted names", "a.txt",
        "\"time\"\t\"severity\"\t\"msg\"\t\"host\"\n2026-11-20T14:02:11Z\twarning\tDisk full\tdb-1");
    row("spaces around", "a.csv", "time, severity, msg,host\n2026-11-20T14:02:11Z , warning ,Disk full,db-1\n");
    row("a time without seconds", "a.csv", "time;severity;msg;host\n2026-11-20 14:02:11;warning;Disk full;db-1\n");
    row("CR LF", "a.tsv", with("\t").replace("\n", "\r\n"));
    row("CR", "a.csv", QByteArray(plain).replace("\n", "\r"));
    row("a blank line first", "a.txt", "\n" + with("\t"));
    row("separators only", "a.csv", ",,,\n" + plain + ",,,\n,,\n");
    row("separators only, semicolons", "a.txt",
        "Zeit;Stufe;msg;host\n;;;\n2026-11-20T14:02:11Z;WARN;Disk full;db-1\n;;;");
    row("separators only, tabs", "a.tsv", with("\t") + "\t\t\t\r\n");
    row("names in German", "a.txt", "Zeit;Stufe;msg;host\n2026-11-20T14:02:11Z;WARN;Disk full;db-1\n");
    row("a column without a name", "a.csv", ",time,severity,msg,host\n0,2026-11-20T14:02:11Z,warning,Disk full,db-1\n");
    row("a time without a name", "a.csv", ",severity,msg,host\n2026-11-20T14:02:11Z,warning,Disk full,db-1\n");
    QTest::newRow("Event Viewer")
        << u"a.txt"_s
        << QByteArray("Level\tDate and Time\tSource\tEvent ID\tTask Category\n"
                      "Error\t11/20/2026 10:11:12 AM\tApp\t7\tNone\t\"Faulting\"\n")
        << uR"(error|Faulting|2026-11-20T10:11:12.000+00:00|{"Source":"App","Event ID":"7","Task Category":"None"})"_s;
    QTest::newRow("two columns that may be the level")
        << u"a.csv"_s << QByteArray("a;b;msg\nwarn;info;m\n") << uR"(info|m||{"a":"warn","b":"info"})"_s;
    QTest::newRow("a line break in quotes")
        << u"a.txt"_s << QByteArray("severity\tmsg\nwarning\t\"Disk\nfull; \"\"now\"\"\"\n")
        << u"warning|Disk\nfull; \"now\"||{}"_s;
    QTest::newRow("the text holds the other separators")
        << u"a.csv"_s << QByteArray("msg;level\na, b, c | d;info\n") << u"info|a, b, c | d||{}"_s;
}

void TestEntryImport::tables()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, expected);
    QVERIFY(importFormatOf(name, bytes) == ImportFormat::Csv);
    const ImportedEntries read = entriesFrom(bytes, importFormatOf(name, bytes), now());
    QCOMPARE(faults(read), QString());
    QCOMPARE(told(read), QStringList{expected});
}

void TestEntryImport::drawnTablesAreRead_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const auto row = [](const char *name, const char *bytes) { QTest::newRow(name) << QByteArray(bytes); };
    row("psql", "         time         | level | message\n"
                "----------------------+-------+---------\n 2026-11-20 10:11:12  | error | x\n(1 row)\n");
    row("mysql", "mysql> select * from log;\n+---------------------+-------+\n| time                | level |\n"
                 "+---------------------+-------+\n| 2026-11-20 10:11:12 | error |\n+---------------------+-------+\n");
    row("one column", "+---------+\n| message |\n+---------+\n| x       |\n+---------+\n");
    row("Markdown", "| time | level | message |\n|---|:---:|---|\n| 2026-11-20 10:11:12 | error | x |\n");
    row("Markdown without outer bars", "time | level\n--- | ---\n2026-11-20 10:11:12 | error\n");
    row("boxes", "┌──────┬───────┐\n│ time │ level │\n├──────┼───────┤\n│ a    │ error │\n└──────┴───────┘\n");
    row("dashes below names", "time                level\n------------------- -----\n2026-11-20 10:11:12 error\n");
    row("PowerShell", "\nTimeCreated                     Id LevelDisplayName Message\n"
                      "-----------                     -- ---------------- -------\n"
                      "11/20/2026 10:11:12 AM        1000 Error            x\n");
    row("kubectl get", "NAME        READY   STATUS    RESTARTS   AGE\nweb-5d8f7   1/1     Running   0          5d\n");
    row("a copied command", "me@web:~$ kubectl get pods\nNAME    READY   STATUS\nweb-5   1/1     Running\n");
    row("kubectl get events", "LAST SEEN   TYPE      REASON    OBJECT    MESSAGE\n"
                              "2m          Warning   BackOff   pod/web   Back-off\n");
    row("ps", "    PID TTY          TIME CMD\n   1234 pts/0    00:00:00 bash\n");
    row("df", "Filesystem     1K-blocks    Used Available Use% Mounted on\n"
              "udev             4000000       0   4000000   0% /dev\n"
              "tmpfs             800000    1200    798800   1% /run\n");
    row("HTML", "<table>\n<tr><th>level</th></tr>\n<tr><td>error</td></tr></table>\n");
    row("a web server's fields",
        "#Version: 1.0\n#Fields: date time s-ip sc-status\n2026-11-20 14:02:11 10.0.0.1 200\n");
    row("a monitor's fields", "#separator \\x09\n#fields\tts\tuid\n1795269731.204123\tC1\n");
    row("a page", "<!DOCTYPE html>\n<p>error");
    row("XML of events", "<Events><Event xmlns='x'><Level>2</Level></Event></Events>");
}

void TestEntryImport::drawnTablesAreRead()
{
    QFETCH(QByteArray, bytes);
    QVERIFY(importFormatOf(u"a.log"_s, bytes) == ImportFormat::Csv);
    const ImportedEntries read = entriesFrom(bytes, ImportFormat::Csv, now());
    QCOMPARE(read.entries.size(), 0);
    QCOMPARE(read.faultCount, 1);
    QCOMPARE(read.faults.first().line, 0);
}

void TestEntryImport::foreignTimeFormats_data()
{
    QTest::addColumn<QByteArray>("cell");
    QTest::addColumn<QString>("expected"); // a time, or words of the fault
    const auto row = [](const char *cell, const char *expected) {
        QTest::newRow(cell) << QByteArray(cell) << QString::fromUtf8(expected);
    };
    row("1700000000", "2023-11-14T22:13:20.000+00:00");
    row("1700000000,5", "2023-11-14T22:13:20.500+00:00");
    row("1700000000500", "2023-11-14T22:13:20.500+00:00");
    row("1700000000500000", "2023-11-14T22:13:20.500+00:00");
    row("1700000000500000000", "2023-11-14T22:13:20.500+00:00");
    row("1.7000000005E+12", "2023-11-14T22:13:20.500+00:00");
    row("1.7000000E+12", "rounded"); // its last digit is worth 100 seconds
    row("1.7000000005E+09", "2023-11-14T22:13:20.500+00:00");
    row("1.700000001E+9", "2023-11-14T22:13:21.000+00:00");
    row("1,700000001E+9", "2023-11-14T22:13:21.000+00:00");
    row("1.79518E+12", "rounded");
    row("1,79518E+12", "rounded");
    row("1.7E+09", "rounded");
    row("46346.585", "spreadsheet");
    row("46346,585", "spreadsheet");
    row("46346", "spreadsheet");
    row("4.634658E+4", "spreadsheet");
    row("0", "ISO 8601");
    row("12.5", "ISO 8601");
    row("-1700000000", "ISO 8601");
    row("1e300", "rounded");
    row("20261120", "ISO 8601");
    row("20.11.2026 14:02", "2026-11-20T14:02:00.000+00:00");
    row("20/11/2026 14:02:11", "2026-11-20T14:02:11.000+00:00");
    row("20-11-2026 14:02:11", "2026-11-20T14:02:11.000+00:00");
    row("11/20/2026 2:02 PM", "2026-11-20T14:02:00.000+00:00");
    row("11/20/2026 12:02:11 AM", "2026-11-20T00:02:11.000+00:00");
    row("11/20/2026 14:02 PM", "ISO 8601");
    row("11/11/2026 14:02", "2026-11-11T14:02:00.000+00:00");
    row("05/11/2026 14:02", "are ambiguous");
    row("05.11.2026 14:02", "are ambiguous");
    row("5-11-2026 14:02", "are ambiguous");
    row("20/20/2026 14:02", "ISO 8601");
    row("30.02.2026 14:02", "ISO 8601");
    row("20 Nov 2026 14:02:11.204", "2026-11-20T14:02:11.204+00:00");
    row("20/Nov/2026:14:02:11 +0100", "2026-11-20T14:02:11.000+01:00");
    row("20-Nov-2026 14:02:11 UTC", "2026-11-20T14:02:11.000+00:00");
    row("Fri, 20 Nov 2026 14:02:11 GMT", "2026-11-20T14:02:11.000+00:00");
    row("Fri Nov 20 14:02:11 2026", "2026-11-20T14:02:11.000+00:00");
    row("Fri Nov 20 2026 14:02:11 GMT+0100", "2026-11-20T14:02:11.000+01:00");
    row("Nov 20, 2026 2:02:11 PM", "2026-11-20T14:02:11.000+00:00");
    row("Nov 20 14:02:11", "ISO 8601"); // of no year
    row("2026-11-20 14:02:11,123 +0100", "2026-11-20T14:02:11.123+01:00");
    row("2026-11-20 14:02:11 Z", "2026-11-20T14:02:11.000+00:00");
    row("2026-11-20 14:02:11 CET", "time zone");
    row("2026-11-20 14:02:11 Europe/Berlin", "time zone");
    row("20.11.2026 14:02 EST", "time zone");
    row("2026-11-20", "ISO 8601");
    row("2026-11-20 14:02", "2026-11-20T14:02:00.000+00:00");
    row("2026/11/20 14:02:11", "2026-11-20T14:02:11.000+00:00");
    row("2026-11/20 14:02:11", "ISO 8601");
    row("2026-11-20T14:02:11,5+01", "2026-11-20T14:02:11.500+01:00");
}

void TestEntryImport::foreignTimeFormats()
{
    QFETCH(QByteArray, cell);
    QFETCH(QString, expected);
    const ImportedEntries read = entriesFrom("time;msg\n" + cell + ";m\n", ImportFormat::Csv, now());
    if (expected.front().isDigit()) {
        QCOMPARE(faults(read), QString());
        QCOMPARE(isoWithOffset(read.entries.first().ts), expected);
    } else {
        QVERIFY2(read.entries.isEmpty() && faults(read).contains(expected), qPrintable(faults(read)));
    }
}

void TestEntryImport::daylightSavingTime_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("expected"); // the end of a time, or words of the fault
    QTest::newRow("before") << "2026-03-29 01:59:59"_ba << u"T00:59:59.000+00:00"_s;
    QTest::newRow("skipped") << "2026-03-29 02:00:00"_ba << u"is not certain"_s;
    QTest::newRow("skipped, its last") << "2026-03-29 02:59:59,999"_ba << u"is not certain"_s;
    QTest::newRow("behind") << "2026-03-29 03:00:00"_ba << u"T01:00:00.000+00:00"_s;
    QTest::newRow("skipped, with an offset") << "2026-03-29 02:30:00+01:00"_ba << u"T02:30:00.000+01:00"_s;
    QTest::newRow("before the change back") << "2026-10-25 01:59:59"_ba << u"T23:59:59.000+00:00"_s;
    QTest::newRow("twice") << "2026-10-25 02:00:00"_ba << u"is not certain"_s;
    QTest::newRow("twice, its last") << "2026-10-25T02:59:59"_ba << u"is not certain"_s;
    QTest::newRow("behind the change back") << "2026-10-25 03:00:00"_ba << u"T02:00:00.000+00:00"_s;
    QTest::newRow("twice, in UTC") << "2026-10-25T02:30:00Z"_ba << u"T02:30:00.000+00:00"_s;
    QTest::newRow("another day") << "2026-10-26 02:30:00"_ba << u"T01:30:00.000+00:00"_s;
    QTest::newRow("with a comma") << "10/26/2026, 02:30:00"_ba << u"T01:30:00.000+00:00"_s;
}

void TestEntryImport::daylightSavingTime()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, expected);
    qputenv("TZ", "Europe/Berlin");
    const auto back = qScopeGuard([] { qputenv("TZ", "UTC"); });
    for (const char *name : {"time (UTC)", "TimeGenerated [UTC]", "time_utc", "GMT", "timeUtc", "TimestampUTC",
                             "DateTimeUtc", "utcTime", "gmt_time", "UTC Time"}) { // not local
        const ImportedEntries read = entriesFrom(name + (";msg\n" + text) + ";m\n", ImportFormat::Csv, now());
        QCOMPARE(faults(read), QString());
        QCOMPARE(read.entries.first().ts.offsetFromUtc(), text.endsWith("+01:00") ? 3600 : 0);
    }
    const std::array files{std::pair(ImportFormat::Csv, "time;msg\n" + text + ";m\n"),
                           std::pair(ImportFormat::JsonLines, "{\"msg\":\"m\",\"time\":\"" + text + "\"}"),
                           std::pair(ImportFormat::Log, text + " ERROR m"),
                           std::pair(ImportFormat::Log, "level=info msg=m time=\"" + text + '"')};
    for (const auto &[format, bytes] : files) {
        const ImportedEntries read = entriesFrom(bytes, format, now());
        if (expected.startsWith(u'T')) {
            QCOMPARE(faults(read), QString());
            QVERIFY2(isoWithOffset(read.entries.first().ts).endsWith(expected), bytes);
        } else {
            QVERIFY2(read.entries.isEmpty() && faults(read).contains(expected), bytes);
        }
    }
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
    // but not nested
    QCOMPARE(entriesFrom(R"({"logs":[{"logs":[]}]})", ImportFormat::JsonLines, now()).faultCount, 1);
}

void TestEntryImport::multilineDocument_data()
{
    addColumns<QByteArray, QList<qsizetype>>("bytes", "lines");
    QTest::newRow("an array") << "[\n {\"message\":\"a\"},\n {\n  \"message\":\"b\"\n }\n]\n"_ba
                              << QList<qsizetype>{2, 3};
    QTest::newRow("an array in one line") << R"([{"message":"a"},{"message":"b"}])"_ba << QList<qsizetype>{1, 1};
    QTest::newRow("blank lines before") << "\n\n[{\"message\":\"a\"},\n{\"message\":\"b\"}]"_ba
                                        << QList<qsizetype>{3, 4};
    QTest::newRow("a mark before") << "\xEF\xBB\xBF[{\"message\":\"a\"},\r\n{\"message\":\"b\"}]"_ba
                                   << QList<qsizetype>{1, 2};
    QTest::newRow("a body") << "{\n\"logs\": [\n{\"message\":\"a\"},\n{\"message\":\"b\"}]}"_ba
                            << QList<qsizetype>{3, 4};
    QTest::newRow("an array of bodies") << R"([{"logs":[{"message":"a"},{"message":"b"}]}])"_ba
                                        << QList<qsizetype>{1, 1};
}

void TestEntryImport::multilineDocument()
{
    QFETCH(QByteArray, bytes);
    QVERIFY(importFormatOf(u"export.txt"_s, bytes) == ImportFormat::JsonLines);
    const ImportedEntries read = entriesFrom(bytes, ImportFormat::JsonLines, now());
    QCOMPARE(faults(read), QString());
    QCOMPARE(told(read), (QStringList{u"info|a||{}"_s, u"info|b||{}"_s}));
    QTEST(read.lines, "lines");
}

void TestEntryImport::levelsAfterContext_data()
{
    QTest::addColumn<QByteArray>("rest"); // after the time
    QTest::addColumn<QString>("level");
    const auto row = [](const char *rest, const char *level) { QTest::newRow(rest) << QByteArray(rest) << level; };
    row("[main] ERROR com.acme.App - boom", "error");
    row("[12] ALERT boom", "alert");
    row("app.py:12 ERROR boom", "error");
    row("web-1 app[12]: ALERT burns", "alert");
    row("[7] [CRITICAL] worker", "warning, for critical");
    row("local.ALERT: burns", "alert");
    row("stderr F ERROR boom", "info"); // two plain words are prose
    row("the user saw an ERROR page", "info");
    row("INFO [main] ERROR counter is 0", "info");
    row("retries ERRORS", "info");
    row("[core] (main) <0.1.0> ERROR boom", "error");
    for (const char *sentence :
         {"got ERROR from upstream", "retry #3: ERROR 500", "status: ERROR", "Job finished: ERROR count 0",
          "12 ERROR lines found", "GET /ERROR 404", "example.com ERROR page", "example.com:443 ERROR page",
          "no error: fine", "result=ERROR", "x [ERROR] y", "(see ERROR log) y", "[ERROR: x] y", "errors: 5",
          "<error>x</error>", "\"ERROR\" quoted", "worker-3 ALERT raised", "user [Alert] clicked", "name - ERROR page"})
        row(sentence, "info");
}

void TestEntryImport::levelsAfterContext()
{
    QFETCH(QByteArray, rest);
    const ImportedEntries read = entriesFrom("2026-11-20 14:02:11 " + rest + '\n', ImportFormat::Log, now());
    QCOMPARE(read.entries.size(), 1);
    QTEST(told(read).constFirst().section(u'|', 0, 0), "level");
}

/// It has no date, but an alert after it does not belong to the previous entry.
void TestEntryImport::timeOfDayStartsAnEntry()
{
    const ImportedEntries read =
        entriesFrom("2026-11-20 14:02:11 INFO start\n14:02:12 ALERT burns\n", ImportFormat::Log, now());
    QCOMPARE(told(read), (QStringList{u"info|start|2026-11-20T14:02:11.000+00:00|{}"_s, u"alert|burns||{}"_s}));
}

void TestEntryImport::continuedLines_data()
{
    QTest::addColumn<QByteArray>("part"); // after the first line of an error
    QTest::addColumn<bool>("alsoWithoutTimes");
    const auto row = [](const char *name, const char *part, bool also = true) {
        QTest::newRow(name) << QByteArray(part) << also;
    };
    row("indented", "  at a()\n\tat b()");
    row("Python", "Traceback (most recent call last):\n  File \"a.py\", line 1, in <module>\n    f()\nValueError: x");
    row("Python, one from another",
        "Traceback (most recent call last):\n  File \"a.py\", line 1\nKeyError: 'a'\nDuring handling of the above "
        "exception, another exception occurred:\nTraceback (most recent call last):\n  File \"b.py\", line 2\n"
        "app.errors.AppError: y");
    row("Python's interrupt", "Traceback (most recent call last):\n  File \"a.py\", line 1\nKeyboardInterrupt");
    row("Java", "\tat a.b.C.d(C.java:1)\nCaused by: java.io.IOException: x\n\tat a.B.c(B.java:2)\n\t... 3 more");
    row("Java, not indented", "at a.b.C.d(C.java:1)\nat a.b.C.<init>(C.java:2)\nCaused by: x\n... 3 more");
    row("Java, native", "at java.lang.Thread.run(Native Method)");
    row("Java, its exception first", "java.lang.IllegalStateException: x\n\tat a.b.C.d(C.java:1)", false);
    row("Node", "Error: boom\n    at f (/srv/a.js:1:2)\n    at g (/srv/b.js:3:4)", false);
    row("Go", "panic: x\ngoroutine 1 [running]:\nmain.main()\n\t/srv/main.go:7 +0x1d", false);
    row("C#", "System.Exception: x\n   at A.B() in a.cs:line 3\n--- End of stack trace ---", false);
    row("PHP", "Stack trace:\n#0 a.php(3): f()\n#1 {main}");
    row("PHP, each with a time",
        "[20-Nov-2026 10:11:12 UTC] PHP Stack trace:\n[20-Nov-2026 10:11:12 UTC] PHP   1. {main}()");
    row("plain words", "the second line of a message", false);
    row("a level in small letters", "error: the second line", false);
}

void TestEntryImport::continuedLines()
{
    QFETCH(QByteArray, part);
    QFETCH(bool, alsoWithoutTimes);
    const QString message = u"boom\n"_s + QString::fromUtf8(part);
    const ImportedEntries read = entriesFrom("2026-11-20 14:02:11,204 ERROR boom\n" + part +
                                                 "\n2026-11-20 14:02:12,204 INFO next\nWARNING: by itself\n",
                                             ImportFormat::Log, now());
    QCOMPARE(told(read), (QStringList{u"error|"_s + message + u"|2026-11-20T14:02:11.204+00:00|{}"_s,
                                      u"info|next|2026-11-20T14:02:12.204+00:00|{}"_s, u"warning|by itself||{}"_s}));
    if (!alsoWithoutTimes)
        return;
    const ImportedEntries untimed = entriesFrom("ERROR boom\n" + part + "\nINFO next\n", ImportFormat::Log, now());
    QCOMPARE(told(untimed), (QStringList{u"error|"_s + message + u"||{}"_s, u"info|next||{}"_s}));
}

void TestEntryImport::refusedLineKeepsItsStackTrace()
{
    qputenv("TZ", "Europe/Berlin");
    const auto back = qScopeGuard([] { qputenv("TZ", "UTC"); });
    const ImportedEntries read =
        entriesFrom("2026-03-29 02:30:00 ERROR a\nTraceback (most recent call last):\n  f()\nValueError: x\n"
                    "2026-03-29 04:30:00 INFO b\n",
                    ImportFormat::Log, now());
    QCOMPARE(read.faultCount, 1);
    QCOMPARE(told(read), QStringList{u"info|b|2026-03-29T02:30:00.000+00:00|{}"_s});
}

/// One line with a word before its level may be a sentence; a file in which all have one is none.
void TestEntryImport::levelColumn()
{
    const QByteArray first = "2026-11-20 14:02:11,204 root ERROR boom\n";
    const QByteArray other = "2026-11-20 14:02:12,204 app.db INFO ready\n";
    QCOMPARE(entriesFrom(first, ImportFormat::Log, now()).entries.first().level, Level::Info);
    QCOMPARE(entriesFrom(first + first, ImportFormat::Log, now()).entries.first().level, Level::Info);
    QCOMPARE(entriesFrom(first + other, ImportFormat::Log, now()).entries.first().level, Level::Error);
    QCOMPARE(
        entriesFrom(first + other + "2026-11-20 14:02:13,204 ready\n", ImportFormat::Log, now()).entries.first().level,
        Level::Info);
    const QByteArray fourth = "2026-11-20T14:02:11Z pid=1 tid=a class=B jid=1 ERROR: x\n";
    QCOMPARE(entriesFrom(fourth + QByteArray(fourth).replace("ERROR", "INFO"), ImportFormat::Log, now())
                 .entries.first()
                 .level,
             Level::Error);
    QCOMPARE(entriesFrom(first + "  at f()\n" + other, ImportFormat::Log, now()).entries.first().level, Level::Error);
}

/// The lines of several containers come in turns, and each of them may have a time.
void TestEntryImport::interleavedSourcesKeepTheirStackTraces()
{
    const ImportedEntries compose = entriesFrom(
        "web-1  | ERROR boom\ndb-1   | LOG:  ready\nweb-1  | \tat f()\ndb-1   |   detail\n", ImportFormat::Log, now());
    QCOMPARE(told(compose), (QStringList{uR"(error|boom%1||{"source":"web-1"})"_s.arg(u"\n\tat f()"_s),
                                         uR"(info|ready%1||{"source":"db-1"})"_s.arg(u"\n  detail"_s)}));
    const QByteArray time = "2026-11-20T10:11:12.123456789Z stdout ";
    const ImportedEntries cri =
        entriesFrom(time + "F ERROR boom\n" + time + "F Traceback (most recent call last):\n" + time +
                        "F   File \"a.py\"\n" + time + "F ValueError: x\n" + time + "P one, \n" + time + "F two\n",
                    ImportFormat::Log, now());
    QCOMPARE(cri.entries.size(), 2);
    QCOMPARE(cri.entries.first().message,
             u"boom\nTraceback (most recent call last):\n  File \"a.py\"\nValueError: x"_s);
    QCOMPARE(cri.entries.last().message, u"one, two"_s);
}

void TestEntryImport::containerLines_data()
{
    addColumns<QByteArray, QString>("bytes", "last"); // the last of two entries
    const auto docker = [](const QByteArray &log, const QByteArray &stream, const QByteArray &time) {
        return R"({"log":")" + log + R"(\n","stream":")" + stream + R"(","time":"2026-11-20T)" + time + "Z\"}\n";
    };
    const auto row = [](const char *name, const QByteArray &bytes, const char *last) {
        QTest::newRow(name) << bytes << QString::fromLatin1(last);
    };
    const QByteArray boom = docker("2026-11-20T14:02:11Z ERROR boom", "stderr", "14:02:11.204");
    row("Docker, another stream", boom + docker("ready", "stdout", "14:02:11.205"),
        R"(info|ready|2026-11-20T14:02:11.205+00:00|{"stream":"stdout"})");
    row("Docker, much later", boom + docker("ready", "stderr", "14:02:13.205"),
        R"(info|ready|2026-11-20T14:02:13.205+00:00|{"stream":"stderr"})");
    row("Docker, streams in turns",
        boom + docker("ready", "stdout", "14:02:11.205") + docker("  at f()", "stderr", "14:02:11.206"),
        R"(info|ready|2026-11-20T14:02:11.205+00:00|{"stream":"stdout"})");
    row("Docker, soon", boom + docker("more", "stderr", "14:02:13.204") + docker("INFO x", "stderr", "14:02:14"),
        R"(info|x|2026-11-20T14:02:14.000+00:00|{"stream":"stderr"})");
    row("CRI, another stream",
        "2026-11-20T14:02:11.204Z stderr F 2026-11-20 14:02:11 ERROR boom\n2026-11-20T14:02:11.205Z stdout F ready\n",
        R"(info|ready|2026-11-20T14:02:11.205+00:00|{"stream":"stdout"})");
    row("kubectl, much later",
        "2026-11-20T14:02:11.204Z 2026-11-20 14:02:11 ERROR boom\n2026-11-20T15:02:11.204Z ready\n",
        "info|ready|2026-11-20T15:02:11.204+00:00|{}");
}

void TestEntryImport::containerLines()
{
    QFETCH(QByteArray, bytes);
    const ImportedEntries read = entriesFrom(bytes, ImportFormat::Log, now());
    QCOMPARE(read.entries.size(), 2);
    QVERIFY(told(read).first().startsWith(u"error|boom"_s));
    QTEST(told(read).last(), "last");
}

void TestEntryImport::describesHowALogWasRead()
{
    const ImportedEntries read =
        entriesFrom("2026-11-20 14:02:11 ERROR a\n  b\n2026-11-20 14:02:12 c\n", ImportFormat::Log, now());
    QCOMPARE(read.stats, (LogStats{.timed = 2, .local = 2, .leveled = 1, .continued = 1}));
    QVERIFY(!logStatsText(read).isEmpty());
    // what the entries of other files lack is said, too
    for (const char *row : {"2026-11-20T14:02:11Z,,m", ",warning,m", "2026-11-20 14:02:11.204,warning,m"})
        QVERIFY(!logStatsText(entriesFrom("time,level,msg\n"_ba + row, ImportFormat::Csv, now())).isEmpty());
    QVERIFY(logStatsText(entriesFrom(sampleOf(ImportFormat::Csv), ImportFormat::Csv, now())).isEmpty());
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
    addColumns<QString, QByteArray, ImportFormat>("name", "bytes", "format");
    QTest::newRow("by its name") << u"a.CSV"_s << QByteArray("{") << ImportFormat::Csv;
    QTest::newRow("a JSON name") << u"a.ndjson"_s << QByteArray() << ImportFormat::JsonLines;
    QTest::newRow("JSON inside") << u"-"_s << QByteArray("\xEF\xBB\xBF\n {\"a\":1}") << ImportFormat::JsonLines;
    QTest::newRow("a header in capitals") << u"-"_s << QByteArray("Time,MSG\n1,2") << ImportFormat::Csv;
    QTest::newRow("a text with a comma") << u"-"_s << QByteArray("text, and more") << ImportFormat::Log;
    QTest::newRow("a header inside") << u"a.txt"_s << QByteArray("ts,\"message\"\r\n1,2") << ImportFormat::Csv;
    QTest::newRow("JSON in a log") << u"app.log"_s << QByteArray("{\"msg\":\"a\"}\nlistening")
                                   << ImportFormat::JsonLines;
    QTest::newRow("a brace in a log") << u"app.log"_s << QByteArray("{a} b\n") << ImportFormat::Log;
    QTest::newRow("a log in brackets") << u"app.txt"_s << QByteArray("[2026-11-20T14:02:11Z] x") << ImportFormat::Log;
    QTest::newRow("a header in German") << u"a.txt"_s << QByteArray("Zeit;Stufe;Text\n2026-11-20 14:02:11;WARN;x\n")
                                        << ImportFormat::Csv;
    QTest::newRow("a header in Japanese, tabs")
        << u"a.txt"_s << QByteArray("時刻\tレベル\t内容\n2026-11-20T14:02:11Z\terror\tx\n") << ImportFormat::Csv;
    QTest::newRow("tabs without a header")
        << u"a.log"_s << QByteArray("2026-11-20T14:02:11Z\tinfo\tmain\tmessage\n") << ImportFormat::Log;
    QTest::newRow("bars without a header")
        << u"a.log"_s << QByteArray("2026-11-20 14:02:11 | INFO | x\n2026-11-20 14:02:12 | INFO | y\n")
        << ImportFormat::Log;
    QTest::newRow("prose with commas") << u"a.txt"_s << QByteArray("One, two\nthree, four\n") << ImportFormat::Log;
    QTest::newRow("names and numbers") << u"a.txt"_s << QByteArray("id,name,age\n1,foo,3\n2,bar,4\n")
                                       << ImportFormat::Csv;
    QTest::newRow("a row that is cut short")
        << u"a.txt"_s << QByteArray("Kunde;Ort\na;b\nc\nd;e\nf;g\nh;i\n") << ImportFormat::Csv;
    QTest::newRow("no names") << u"a.txt"_s << QByteArray("2026-11-20T14:02:11Z,error,x\n2026-11-20T14:02:12Z,info,y\n")
                              << ImportFormat::Csv;
    QTest::newRow("PowerShell's") << u"a.txt"_s << QByteArray("#TYPE A.B\n\"Id\",\"Message\"\n\"1\",\"m\"\n")
                                  << ImportFormat::Csv;
    QTest::newRow("a comma before milliseconds")
        << u"a.log"_s << QByteArray("2026-11-20 14:02:11,204 ERROR a, b\n2026-11-20 14:02:12,204 ERROR c, d\n")
        << ImportFormat::Log;
    QTest::newRow("Compose with bars") << u"-"_s << QByteArray("web-1  | a | b\nweb-1  | c | d\n") << ImportFormat::Log;
    QTest::newRow("levels with tabs") << u"-"_s << QByteArray("INFO\ta.go:1\tx\nERROR\ta.go:2\ty\n")
                                      << ImportFormat::Log;
    QTest::newRow("threads with tabs") << u"-"_s << QByteArray("main\tx\nmain\ty\n") << ImportFormat::Log;
    QTest::newRow("a banner") << u"-"_s << QByteArray("+------+\n| App  |\n+------+\n2026-11-20 14:02:11 INFO x\n")
                              << ImportFormat::Log;
    QTest::newRow("aligned levels") << u"-"_s << QByteArray("INFO   starting   x y\nINFO   stopping   x y\n")
                                    << ImportFormat::Log;
    QTest::newRow("NetworkManager") << u"-"_s << QByteArray("<info>  [1795269731.1] x\n") << ImportFormat::Log;
    QTest::newRow("Docker's file") << u"a.json"_s
                                   << QByteArray(R"({"log":"a\n","stream":"stdout","time":"2026-11-20T14:02:11Z"})")
                                   << ImportFormat::Log;
    QTest::newRow("Splunk's names") << u"-"_s << QByteArray("\"_time\",\"_raw\",host\n2026-11-20T14:02:11Z,x,h\n")
                                    << ImportFormat::Csv;
    QTest::newRow("anything else") << u"syslog"_s << QByteArray("Nov 21") << ImportFormat::Log;
}

void TestEntryImport::formats()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    QTEST(importFormatOf(name, bytes), "format");
}

void TestEntryImport::sentBodyRoundTrips()
{
    LogEntry entry{Level::Warning,
                   u"a\n\"b\" ü"_s,
                   timeAtOffset(QDate(2026, 1, 2), QTime(3, 4, 5, 6), 5400),
                   {{u"n"_s, ExtraField::Type::Number, u"1.0"_s}, {u"t"_s, ExtraField::Type::Text, u"1.0"_s}},
                   {}};
    const ImportedEntries read = entriesFrom(ingestBody({entry, entry}), ImportFormat::JsonLines, now());
    QCOMPARE(read.entries, (QList<LogEntry>{entry, entry}));
}

void TestEntryImport::severityWordsNeedConfirmation()
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
    QCOMPARE(severeLevelsText(read), u"critical (2), crit (1), fatal (1)"_s);
    setSevereLevel(read, Level::Error);
    QCOMPARE(levels(), u"error error error error warning error"_s);
    setSevereLevel(read, Level::Warning);
    QCOMPARE(levels(), u"error warning warning warning warning warning"_s);
    // only the exact word gives error or alert
    for (const char *word : {"err", "severe", "crit", "critical", "fatal", "panic", "emerg", "emergency"})
        QVERIFY(importedLevel(QString::fromLatin1(word))->severe);
}

RC_PLAIN_TEST(TestEntryImport)

} // namespace rc::tst_entryimport

#include "tst_entryimport.moc"
