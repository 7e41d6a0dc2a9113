// SPDX-License-Identifier: GPL-3.0-or-later
// The records of a send, a list, a call and a check, restoring requests from them, and the exported files.
#include "check/report/checkdifference.h"
#include "check/report/reportjson.h"
#include "check/run/calltext.h"
#include "check/run/stepoutcome.h"
#include "core/datetimes.h"
#include "core/entry/csv.h"
#include "core/entry/ingestbody.h"
#include "core/json/jsontext.h"
#include "core/words/errortext.h"
#include "session/activity/activityexport.h"
#include "session/recordcases.h"
#include "session/send/detail/sendrecords.h"
#include "store/activitycases.h"
#include "support/testprogram.h"

#include <QBuffer>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTranslator>

namespace rc::tst_records {

using namespace activitytest;

namespace {

QByteArray exported(ActivityFile &file, ActivityFormat format, const ActivityFilter &filter = {})
{
    QBuffer out;
    out.open(QIODevice::WriteOnly);
    const auto written = exportActivity(file, filter, out, format);
    return written ? out.data() : QByteArray();
}

/// Another language, in upper case.
class Shouting : public QTranslator
{
public:
    Shouting() { QCoreApplication::installTranslator(this); }

    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *, const char *source, const char *, int) const override
    {
        return QString::fromUtf8(source).toUpper();
    }
};

} // namespace

class TestRecords : public QObject
{
    Q_OBJECT

private slots:
    void sentEntryCanBeReconstructed()
    {
        for (const QDateTime &time : {utcTime(QDate(2026, 11, 21), QTime(14, 2, 11, 204)),
                                      timeAtOffset(QDate(2026, 11, 21), QTime(14, 2, 11), -5 * 3600 - 1800)}) {
            LogEntry sent = entry();
            sent.ts = time;
            const auto again = sentEntryOf(sendRecord(samplePlace, sent));
            QVERIFY(again);
            QCOMPARE(ingestBody({*again}), ingestBody({sent}));
        }
    }

    void invalidTimeIsRefused()
    {
        ActivityRecord record = sendRecord(samplePlace, entry());
        for (const QString &time : {u""_s, u"yesterday"_s, u"2026-11-21T14:02:11"_s}) {
            record.ts = time;
            QVERIFY(!sentEntryOf(record));
        }
    }

    void sendRecordHasTheSentEntry()
    {
        const LogEntry sent = entry();
        ActivityRecord record = sendRecord(samplePlace, sent);
        QCOMPARE(record.outcome, ActivityOutcome::Sending);
        QCOMPARE(record.extra, u"{\"ratio\":1.0,\"host\":\"db \\\"3\\\"\"}"_s);
        QCOMPARE(record.ts, u"2026-11-21T14:02:11.204+00:00"_s);
        SendResult result = accepted(sent);
        result.reply = "{\"status\":\"ok\"}";
        complete(record, result, {1, 2, 3, 4, 5});
        QCOMPARE(record.outcome, ActivityOutcome::Accepted);
        QCOMPARE(record.reply, u"{\"status\":\"ok\"}"_s);
        QCOMPARE(record.timings, (RequestTimings{1, 2, 3, 4, 5}));
        QVERIFY(record.error.isEmpty());
    }

    void entriesOfASlowBatchHaveTheirOwnTimes()
    {
        SendResult result = accepted(entry());
        result.at = QDateTime::currentDateTime().addSecs(60);
        result.elapsedMs = 2000;
        SendRecords slow(samplePlace, {result.entry, result.entry}, 1);
        QCOMPARE(slow.ended(0, {result}).value(0).at, result.at.toUTC().addSecs(-2));
        result.outcome = Outcome::NotSent; // canceled: the time of the press
        QVERIFY(slow.ended(1, {result}).value(0).at < QDateTime::currentDateTimeUtc().addSecs(1));
        result.outcome = Outcome::Accepted;
        SendRecords fast(samplePlace, {result.entry}, SendRecords::fastWindow);
        static_cast<void>(fast.ended(0, {result}));
        QVERIFY(fast.takeUnwritten().value(0).at < QDateTime::currentDateTimeUtc().addSecs(1));
    }

    void entryCanBeSentAgain()
    {
        LogEntry sent = entry();
        const auto again = entryOf(sendRecord(samplePlace, sent));
        QVERIFY(again);
        sent.ts = QDateTime();
        sent.marker.clear();
        QCOMPARE(*again, sent);
    }

    void otherRecordsCannotBeSentAgain_data()
    {
        QTest::addColumn<QString>("extra");
        QTest::newRow("masked to no JSON") << u"{\"a\":\u2022\u2022\u2022}"_s;
        QTest::newRow("an object inside") << u"{\"a\":{}}"_s;
        QTest::newRow("an array") << u"[]"_s;
        QTest::newRow("nothing") << QString();
    }

    void otherRecordsCannotBeSentAgain()
    {
        QFETCH(QString, extra);
        ActivityRecord record = sendRecord(samplePlace, entry());
        record.extra = extra;
        QVERIFY(!entryOf(record));
        QVERIFY(!entryOf(listRecord({}, QUrl(u"https://mcp.example.net"_s), CatalogKind::General)));
    }

    void failedSendRecordsItsCause()
    {
        ActivityRecord record = sendRecord(samplePlace, entry());
        SendResult result = accepted(entry());
        result.outcome = Outcome::Unknown;
        result.error = Error{ErrorKind::ConnectionLost, {}, {}, 0};
        complete(record, result);
        QCOMPARE(record.outcome, ActivityOutcome::Unknown);
        QCOMPARE(record.errorKind, u"connection-lost"_s);
        QVERIFY(!record.error.isEmpty());
    }

    void listRecordsTheResponse_data()
    {
        QTest::addColumn<bool>("complete");
        QTest::addColumn<int>("error"); // an ErrorKind, or -1
        QTest::addColumn<ActivityOutcome>("outcome");
        QTest::newRow("whole") << true << -1 << ActivityOutcome::Passed;
        QTest::newRow("cut") << false << -1 << ActivityOutcome::Warned;
        QTest::newRow("none") << false << static_cast<int>(ErrorKind::TimedOut) << ActivityOutcome::Failed;
        QTest::newRow("cancelled") << false << static_cast<int>(ErrorKind::Canceled) << ActivityOutcome::Canceled;
    }

    void listRecordsTheResponse()
    {
        QFETCH(bool, complete);
        QFETCH(int, error);
        QFETCH(ActivityOutcome, outcome);
        ToolListResult result;
        result.catalog.complete = complete;
        result.catalog.pages = 3;
        result.response.body = "what came";
        if (error >= 0)
            result.error = Error{static_cast<ErrorKind>(error), {}, {}, 0};
        ActivityRecord record = listRecord(u"payments"_s, QUrl(u"https://mcp.example.net"_s), CatalogKind::CodeHosting);
        QCOMPARE(record.outcome, ActivityOutcome::Sending);
        rc::complete(record, result);
        QCOMPARE(record.outcome, outcome);
        QVERIFY(record.extra.contains(u"\"pages\":3"_s));
        QCOMPARE(record.reply, error >= 0 ? u"what came"_s : QString());
    }

    void failedListIsAsSevereAsInACheck()
    {
        const QUrl toolServer(u"https://mcp.example.net"_s);
        ToolListResult result;
        result.catalog.kind = CatalogKind::CodeHosting;
        result.response.url = catalogAddress(toolServer, CatalogKind::CodeHosting);
        result.response.status = 503;
        result.response.body = R"({"detail":"MCP upstream is not configured"})";
        result.error = Error{ErrorKind::ServerFault, {}, {}, 503};
        ActivityRecord record = listRecord({}, toolServer, CatalogKind::CodeHosting);
        complete(record, result);
        QCOMPARE(record.outcome, ActivityOutcome::Warned);
        QCOMPARE(errorOf(record), listLine(result));
        result.response.body.clear();
        complete(record, result);
        QCOMPARE(record.outcome, ActivityOutcome::Failed);
    }

    void listAddressLosesItsQuery()
    {
        const QUrl server(u"https://mara:secret@mcp.example.net/base?token=1"_s);
        const ActivityRecord record = listRecord({}, server, CatalogKind::General);
        QVERIFY2(!record.resource.contains(u"secret"_s) && !record.resource.contains(u"token"_s),
                 qPrintable(record.resource));
        QVERIFY(record.resource.contains(u"mcp.example.net"_s));
    }

    void callCanBeRepeated()
    {
        const ToolCall call{CatalogKind::CodeHosting, u"create \"x\""_s, R"({"n": 1.0,"a":[9007199254740993]})"};
        const ActivityRecord record = callRecord(u"prod"_s, QUrl(u"https://mcp.example.net/?k=1"_s), call);
        QCOMPARE(record.kind, ActivityKind::Call);
        QVERIFY(!record.resource.contains(u'?'));
        const auto again = callOf(record);
        QVERIFY(again);
        QCOMPARE(again->kind, call.kind);
        QCOMPARE(again->name, call.name);
        QCOMPARE(again->arguments, call.arguments);
        QVERIFY(!callOf(sendRecord(samplePlace, entry())));
        ActivityRecord damaged = record;
        damaged.extra = u"{"_s;
        QVERIFY(!callOf(damaged));
    }

    void callRecordsItsOutcome_data()
    {
        addColumns<CallOutcome, ActivityOutcome, QString>("outcome", "kept", "name");
        QTest::newRow("answered") << CallOutcome::Answered << ActivityOutcome::Passed << u"The tool responded"_s;
        QTest::newRow("tool error") << CallOutcome::ToolError << ActivityOutcome::Failed
                                    << u"The tool returned an error"_s;
        QTest::newRow("unknown") << CallOutcome::Unknown << ActivityOutcome::Unknown << u"The tool may have run"_s;
        QTest::newRow("refused") << CallOutcome::Refused << ActivityOutcome::Refused << outcomeName(Outcome::Refused);
        QTest::newRow("not sent") << CallOutcome::NotSent << ActivityOutcome::NotSent << u"Not sent"_s;
        QTest::newRow("cancelled") << CallOutcome::Canceled << ActivityOutcome::Canceled << u"Canceled"_s;
    }

    void callRecordsItsOutcome()
    {
        QFETCH(CallOutcome, outcome);
        QFETCH(ActivityOutcome, kept);
        QFETCH(QString, name);
        ToolCallResult result;
        result.outcome = outcome;
        result.response.status = 200;
        result.response.body = "{}";
        ActivityRecord record =
            callRecord(u"prod"_s, QUrl(u"https://mcp.example.net/"_s), {CatalogKind::General, u"x"_s, "{}"});
        QCOMPARE(record.outcome, ActivityOutcome::Sending);
        complete(record, result);
        QCOMPARE(record.outcome, kept);
        QCOMPARE(outcomeName(record.kind, record.outcome), name);
        QCOMPARE(record.status, 200);
        QCOMPARE(record.reply, u"{}"_s);
    }

    void checkRecordsOnlyAValidAddress()
    {
        QCOMPARE(checkRecord({}, u"my key is abc"_s).resource, QString());
        const QString url = u"https://logs.example.net/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s;
        QCOMPARE(checkRecord({}, url + u"?key=abc"_s).resource, url);
    }

    void errorsAreShownInTheCurrentLanguage_data()
    {
        addColumns<ActivityRecord, std::function<Phrase()>>("record", "words");
        const Error broken{ErrorKind::NotUnderstood, Phrase("rc::JsonRpc", "no object in %1").arg(u"mara"_s), {}, 200};
        const auto row = [](const char *name, ActivityRecord record, const auto &result, const Phrase &words) {
            complete(record, result);
            QTest::newRow(name) << record << std::function<Phrase()>([words] { return words; });
        };
        SendResult sent = accepted(entry());
        sent.error = broken;
        row("send", sendRecord(samplePlace, entry()), sent, errorLine(broken));
        sent.explanation = {u"x"_s, Phrase("rc::Diagnosis", "owner %1").arg(u"mara"_s), u"the hint"_s};
        row("explained send", sendRecord(samplePlace, entry()), sent,
            Phrase::sentences({sent.explanation->summary.sentence(), sent.explanation->hint}));
        const QUrl server(u"https://mcp.example.net"_s);
        ToolListResult list;
        list.error = broken;
        row("list", listRecord({}, server, CatalogKind::General), list, listLine(list));
        list.error.reset();
        list.catalog.problems = {Phrase("rc::ToolPage", "no name in %1").arg(u"mara"_s)};
        row("list with problems", listRecord({}, server, CatalogKind::General), list, list.catalog.problems.first());
        ToolCallResult call;
        call.outcome = CallOutcome::Unknown;
        call.error = broken;
        const ActivityRecord called = callRecord({}, server, {CatalogKind::General, u"x"_s, "{}"});
        row("call", called, call, callLine(call));
        call.outcome = CallOutcome::InProgress;
        call.task.emplace().id = u"7f"_s;
        row("task", called, call, callText(call).what);
    }

    /// Also from the file, where the key is masked in it.
    void errorsAreShownInTheCurrentLanguage()
    {
        QFETCH(ActivityRecord, record);
        QFETCH(std::function<Phrase()>, words);
        QTemporaryDir folder;
        ActivityFile file(folder.filePath(u"activity.sqlite"_s));
        QVERIFY(file.open() && file.write({record}, Redactor("mara")));
        const auto kept = file.record(record.id).value_or(std::nullopt);
        QVERIFY(kept);
        const QString before = words().text();
        QCOMPARE(errorOf(record), before);
        QCOMPARE(errorOf(*kept), QString(before).replace(u"mara"_s, u"•••"_s));
        ActivityRecord earlier = record;
        earlier.error = before;
        const Shouting shouting;
        QCOMPARE(errorOf(record), before); // as recorded while the language is the same
        const auto asBefore = qScopeGuard([english = QLocale()] { QLocale::setDefault(english); });
        QLocale::setDefault(QLocale::German);
        QVERIFY(words().text() != before);
        QCOMPARE(errorOf(record), words().text());
        QCOMPARE(errorOf(*kept), words().text().replace(u"mara"_s, u"•••"_s));
        QCOMPARE(errorOf(earlier), before);
        QVERIFY(activityJson(record).contains(jsonString(words())));
        QVERIFY(!exported(file, ActivityFormat::Csv).contains("phrase"));
    }

    void checkIsShownInTheCurrentLanguage()
    {
        CheckReport before;
        before.at = QDateTime::currentDateTime();
        before.steps = waitingSteps();
        for (StepResult &step : before.steps)
            step.state = StepState::Passed;
        CheckReport now = before;
        StepResult &tools = now.steps[indexOfStep(StepId::ToolsGeneral, now.steps)];
        tools.state = StepState::Failed;
        tools.summary = u"the server's words"_s;
        ActivityRecord check = checkRecord(u"payments"_s, {});
        complete(check, now);
        QCOMPARE(check.message, verdictOf(now.steps));
        const auto change = changeRecord(u"payments"_s, before, now);
        QVERIFY(change && change->message == u"payments: "_s + stepChanges(before, now));
        ActivityRecord earlier = check;
        earlier.extra.clear();
        QVERIFY(!isTrial(check) && !isTrial(earlier));
        CheckReport refused = before;
        StepResult &entry = refused.steps[indexOfStep(StepId::Ingest, refused.steps)];
        entry.state = StepState::Failed;
        entry.summary = Phrase("rc::StepOutcome", "owner %1").arg(u"mara"_s);
        entry.facts = {{FactId::Validity, Phrase("rc::Fact", "from %1 to %2").arg(u"noon"_s, u"night"_s)}};
        ActivityRecord quoting = checkRecord(u"payments"_s, {});
        complete(quoting, refused);
        QVERIFY(quoting.message.contains(u"owner mara"_s));
        QCOMPARE(messageOf(quoting), quoting.message);
        const Result<QByteArray> withoutPhrases = reportJson(refused);
        QVERIFY(withoutPhrases);
        const auto stepIn = [&entry](const QByteArray &report) {
            return reportFromJson(report).value_or(CheckReport()).steps.value(int(entry.id.kind()));
        };
        ActivityRecord trial = trialRecord(u"payments"_s, {});
        complete(trial, now);
        QVERIFY(isTrial(trial));

        const Shouting shouting;
        QCOMPARE(messageOf(check), check.message); // as recorded while the language is the same
        const auto asBefore = qScopeGuard([english = QLocale()] { QLocale::setDefault(english); });
        QLocale::setDefault(QLocale::German);
        QVERIFY(messageOf(check) != check.message);
        QCOMPARE(messageOf(check), verdictOf(now.steps));
        QCOMPARE(messageOf(*change), u"payments: "_s + stepChanges(before, now));
        QCOMPARE(messageOf(quoting), verdictOf(refused.steps));
        QVERIFY(messageOf(quoting).contains(u"OWNER mara"_s));
        QCOMPARE(stepIn(quoting.report.toUtf8()).summary, u"OWNER mara"_s);
        QCOMPARE(stepIn(quoting.report.toUtf8()).facts, entry.facts);
        QCOMPARE(stepIn(*withoutPhrases).summary, u"owner mara"_s); // an earlier version's
        QCOMPARE(messageOf(earlier), check.message);
        QVERIFY(activityJson(check).contains(verdictOf(now.steps).toUtf8()));
    }

    void jsonLineHasEveryMember()
    {
        const ActivityRecord record = full();
        const QByteArray line = activityJson(record);
        QVERIFY(!line.contains('\n'));
        const QJsonObject object = QJsonDocument::fromJson(line).object();
        QCOMPARE(object.size(), 20);
        QCOMPARE(object.value("id"_L1).toString(), record.id.toString(QUuid::WithoutBraces));
        QCOMPARE(object.value("kind"_L1).toString(), u"drill"_s);
        QCOMPARE(object.value("outcome"_L1).toString(), u"refused"_s);
        QCOMPARE(QDateTime::fromString(object.value("at"_L1).toString(), Qt::ISODateWithMs), record.at);
        QCOMPARE(object.value("message"_L1).toString(), record.message);
        QCOMPARE(object.value("status"_L1).toInt(), record.status);
        QCOMPARE(object.value("elapsedMs"_L1).toInt(), record.elapsedMs);
        QCOMPARE(object.value("batch"_L1).toString(), record.batch.toString(QUuid::WithoutBraces));
        QCOMPARE(object.value("key"_L1).toString(), record.key);
        QCOMPARE(object.value("reply"_L1).toString(), record.reply);
    }

    void jsonIsEmbeddedOnlyIfUnchanged_data()
    {
        addColumns<QString, bool>("extra", "isEmbedded");
        QTest::newRow("an object with its digits") << u"{\"n\":1.0,\"big\":9007199254740993}"_s << true;
        QTest::newRow("no JSON") << u"{\"a\":"_s << false;
        QTest::newRow("spaces around it") << u" {\"a\": 1} "_s << false;
        QTest::newRow("over two lines") << u"{\"a\":\n1}"_s << false;
    }

    void jsonIsEmbeddedOnlyIfUnchanged()
    {
        QFETCH(QString, extra);
        QFETCH(bool, isEmbedded);
        ActivityRecord record = full();
        record.extra = extra;
        const QByteArray line = activityJson(record);
        QCOMPARE(line.contains("\"extra\":" + extra.toUtf8() + ','), isEmbedded);
        if (!isEmbedded)
            QCOMPARE(QJsonDocument::fromJson(line).object().value("extra"_L1).toString(), extra);
    }

    void csvRowMatchesItsHeader()
    {
        const ActivityRecord record = full();
        CsvReader reader(activityCsvHeader() + activityCsv(record));
        const auto header = reader.next();
        const auto row = reader.next();
        QVERIFY(header && row && row->fault.isEmpty());
        QCOMPARE(header->cells.size(), 20);
        QCOMPARE(row->cells.size(), 20);
        QCOMPARE(row->cells.at(header->cells.indexOf(QByteArray("message"))), record.message.toUtf8());
        QCOMPARE(row->cells.at(header->cells.indexOf(QByteArray("marker"))), record.marker.toUtf8());
    }

    void everyPageIsExported()
    {
        const ActivityFolder folder;
        ActivityFile file(folder.file());
        QList<ActivityRecord> records;
        for (int i = 0; i < 1'234; ++i)
            records.append(sent(u"line %1"_s.arg(i)));
        VERIFY_RESULT(file.write(records, Redactor()));
        QCOMPARE(exported(file, ActivityFormat::JsonLines).count('\n'), 1'234);
        QCOMPARE(exported(file, ActivityFormat::Csv).count("\r\n"), 1'235);
    }
};

RC_TEST(TestRecords)

} // namespace rc::tst_records

#include "tst_records.moc"
