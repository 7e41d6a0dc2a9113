// SPDX-License-Identifier: GPL-3.0-or-later
// What is kept of a send, a list and a check, and when the records of a burst are written.
#include "activity/burstrecords.h"
#include "activity/recordtext.h"
#include "core/ingestbody.h"
#include "core/marker.h"

#include <QSet>
#include <QTest>

using namespace rc;
using namespace Qt::StringLiterals;

namespace {

const ActivityPlace place{u"payments"_s, u"https://logs.example.net/tools/u/mara/resources/x/"_s};

LogEntry entry()
{
    LogEntry made;
    made.level = Level::Warning;
    made.message = u"disk nearly full"_s;
    made.extra = {{u"ratio"_s, ExtraField::Type::Number, u"1.0"_s}, {u"host"_s, ExtraField::Type::Text, u"db \"3\""_s}};
    made.ts = QDateTime(QDate(2026, 11, 21), QTime(14, 2, 11, 204), Qt::UTC);
    made.marker = newMarker();
    return made;
}

SendResult accepted(const LogEntry &sent)
{
    SendResult result;
    result.entry = sent;
    result.outcome = Outcome::Accepted;
    result.status = 200;
    return result;
}

/// The file as the records handed out for writing leave it.
class Written
{
public:
    void write(const QList<ActivityRecord> &records)
    {
        writes += records.isEmpty() ? 0 : 1;
        for (const ActivityRecord &record : records)
            m_outcomes.insert(record.marker, record.outcome);
    }
    [[nodiscard]] ActivityOutcome of(const LogEntry &sent) const { return m_outcomes.value(sent.marker); }
    [[nodiscard]] qsizetype count(ActivityOutcome outcome) const { return m_outcomes.values().count(outcome); }
    int writes = 0;

private:
    QHash<QString, ActivityOutcome> m_outcomes;
};

} // namespace

class TestRecords : public QObject
{
    Q_OBJECT

private slots:
    void whatWasSentCanBePutTogetherAgain();
    void aTimeThatIsNotAsSentIsRefused();
    void aSendKeepsWhatWentOut();
    void anEntryComesBackForANewPress();
    void whatIsNoEntryDoesNot_data();
    void whatIsNoEntryDoesNot();
    void aFailedSendKeepsItsCause();
    void aListKeepsWhatCame_data();
    void aListKeepsWhatCame();
    void aListsAddressLosesItsQuery();
    void aCallComesBackForANewPress();
    void aCallKeepsItsOutcome_data();
    void aCallKeepsItsOutcome();
    void aCheckKeepsOnlyARealAddress();
    void noEntryLeavesBeforeItIsWritten_data();
    void noEntryLeavesBeforeItIsWritten();
    void aSingleEntryTakesTwoWrites();
    void aFastBurstWritesInBatches();
    void whatWasNotBegunStaysPlanned();
    void theRestOfABurstIsLeftOut();
    void aLargePlanComesInPortions();
    void allEntriesOfARequestAreUnderWayTogether();
};

void TestRecords::aCallComesBackForANewPress()
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
    // What is kept survives a file of JSON Lines.
    const auto read = activityFromJson(activityJson(record));
    QVERIFY(read && callOf(*read));
    QCOMPARE(callOf(*read)->arguments, call.arguments);
    QVERIFY(!callOf(sendRecord(place, entry())));
    ActivityRecord damaged = record;
    damaged.extra = u"{"_s;
    QVERIFY(!callOf(damaged));
}

void TestRecords::aCallKeepsItsOutcome_data()
{
    QTest::addColumn<CallOutcome>("outcome");
    QTest::addColumn<ActivityOutcome>("kept");
    QTest::addColumn<QString>("name");
    QTest::newRow("answered") << CallOutcome::Answered << ActivityOutcome::Passed << u"The tool answered"_s;
    QTest::newRow("tool error") << CallOutcome::ToolError << ActivityOutcome::Failed << u"The tool reports an error"_s;
    QTest::newRow("unknown") << CallOutcome::Unknown << ActivityOutcome::Unknown << u"The tool may have run"_s;
    QTest::newRow("refused") << CallOutcome::Refused << ActivityOutcome::Refused << u"Refused by the service"_s;
    QTest::newRow("not sent") << CallOutcome::NotSent << ActivityOutcome::NotSent << u"Not sent"_s;
    QTest::newRow("cancelled") << CallOutcome::Cancelled << ActivityOutcome::Cancelled << u"Cancelled"_s;
}

void TestRecords::aCallKeepsItsOutcome()
{
    QFETCH(CallOutcome, outcome);
    QFETCH(ActivityOutcome, kept);
    QFETCH(QString, name);
    ToolCallResult result;
    result.outcome = outcome;
    result.answer.status = 200;
    result.answer.body = "{}";
    ActivityRecord record =
        callRecord(u"prod"_s, QUrl(u"https://mcp.example.net/"_s), {CatalogKind::General, u"x"_s, "{}"});
    QCOMPARE(record.outcome, ActivityOutcome::Sending);
    complete(record, result);
    QCOMPARE(record.outcome, kept);
    QCOMPARE(outcomeName(record.kind, record.outcome), name);
    QCOMPARE(record.status, 200);
    QCOMPARE(record.reply, u"{}"_s);
}

void TestRecords::aSendKeepsWhatWentOut()
{
    const LogEntry sent = entry();
    ActivityRecord record = sendRecord(place, sent);
    QCOMPARE(record.outcome, ActivityOutcome::Sending);
    QCOMPARE(record.extra, u"{\"ratio\":1.0,\"host\":\"db \\\"3\\\"\"}"_s);
    QCOMPARE(record.ts, u"2026-11-21T14:02:11.204+00:00"_s);
    SendResult result = accepted(sent);
    result.reply = "{\"status\":\"ok\"}";
    complete(record, result, {1, 2, 3, 4, 5});
    QCOMPARE(record.outcome, ActivityOutcome::Accepted);
    QCOMPARE(record.reply, u"{\"status\":\"ok\"}"_s);
    QCOMPARE(record.timings, (ActivityTimings{1, 2, 3, 4, 5}));
    QVERIFY(record.error.isEmpty());
}

void TestRecords::anEntryComesBackForANewPress()
{
    LogEntry sent = entry();
    const auto again = entryOf(sendRecord(place, sent));
    QVERIFY(again);
    sent.ts = QDateTime();
    sent.marker.clear();
    QCOMPARE(*again, sent);
}

void TestRecords::whatIsNoEntryDoesNot_data()
{
    QTest::addColumn<QString>("extra");
    QTest::newRow("masked to no JSON") << u"{\"a\":\u2022\u2022\u2022}"_s;
    QTest::newRow("an object inside") << u"{\"a\":{}}"_s;
    QTest::newRow("an array") << u"[]"_s;
    QTest::newRow("nothing") << QString();
}

void TestRecords::whatIsNoEntryDoesNot()
{
    QFETCH(QString, extra);
    ActivityRecord record = sendRecord(place, entry());
    record.extra = extra;
    QVERIFY(!entryOf(record));
    QVERIFY(!entryOf(listRecord({}, QUrl(u"https://mcp.example.net"_s), CatalogKind::General)));
}

void TestRecords::aFailedSendKeepsItsCause()
{
    ActivityRecord record = sendRecord(place, entry());
    SendResult result = accepted(entry());
    result.outcome = Outcome::Unknown;
    result.error = Error{ErrorKind::ConnectionLost, {}, {}, 0};
    complete(record, result);
    QCOMPARE(record.outcome, ActivityOutcome::Unknown);
    QCOMPARE(record.errorKind, u"connection-lost"_s);
    QVERIFY(!record.error.isEmpty());
}

void TestRecords::aListKeepsWhatCame_data()
{
    QTest::addColumn<bool>("complete");
    QTest::addColumn<int>("error"); // an ErrorKind, or -1
    QTest::addColumn<ActivityOutcome>("outcome");
    QTest::newRow("whole") << true << -1 << ActivityOutcome::Passed;
    QTest::newRow("cut") << false << -1 << ActivityOutcome::Warned;
    QTest::newRow("none") << false << static_cast<int>(ErrorKind::TimedOut) << ActivityOutcome::Failed;
    QTest::newRow("cancelled") << false << static_cast<int>(ErrorKind::Cancelled) << ActivityOutcome::Cancelled;
}

void TestRecords::aListKeepsWhatCame()
{
    QFETCH(bool, complete);
    QFETCH(int, error);
    QFETCH(ActivityOutcome, outcome);
    ToolListResult result;
    result.catalog.complete = complete;
    result.catalog.pages = 3;
    result.answer.body = "what came";
    if (error >= 0)
        result.error = Error{static_cast<ErrorKind>(error), {}, {}, 0};
    ActivityRecord record = listRecord(u"payments"_s, QUrl(u"https://mcp.example.net"_s), CatalogKind::CodeHosting);
    QCOMPARE(record.outcome, ActivityOutcome::Sending);
    rc::complete(record, result);
    QCOMPARE(record.outcome, outcome);
    QVERIFY(record.extra.contains(u"\"pages\":3"_s));
    QCOMPARE(record.reply, error >= 0 ? u"what came"_s : QString());
}

void TestRecords::aListsAddressLosesItsQuery()
{
    const QUrl server(u"https://mara:secret@mcp.example.net/base?token=1"_s);
    const ActivityRecord record = listRecord({}, server, CatalogKind::General);
    QVERIFY2(!record.resource.contains(u"secret"_s) && !record.resource.contains(u"token"_s),
             qPrintable(record.resource));
    QVERIFY(record.resource.contains(u"mcp.example.net"_s));
}

void TestRecords::aCheckKeepsOnlyARealAddress()
{
    QCOMPARE(checkRecord({}, u"my key is abc"_s).resource, QString());
    const QString url = u"https://logs.example.net/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s;
    QCOMPARE(checkRecord({}, url + u"?key=abc"_s).resource, url);
}

void TestRecords::noEntryLeavesBeforeItIsWritten_data()
{
    QTest::addColumn<int>("entries");
    QTest::addColumn<int>("window");
    QTest::newRow("one") << 1 << 1;
    QTest::newRow("one, fast") << 1 << 64;
    QTest::newRow("some, slowly") << 7 << 1;
    QTest::newRow("fewer than a window") << 10 << 64;
    QTest::newRow("just a window") << 64 << 64;
    QTest::newRow("many") << 1'000 << 64;
}

void TestRecords::noEntryLeavesBeforeItIsWritten()
{
    QFETCH(int, entries);
    QFETCH(int, window);
    QList<LogEntry> list;
    for (int i = 0; i < entries; ++i)
        list.append(entry());
    BurstRecords records(place, list, window);
    Written file;
    file.write(records.plan());
    for (int i = 0; i < entries; ++i) {
        file.write(records.beforeSend(i));
        QCOMPARE(file.of(list.at(i)), ActivityOutcome::Sending); // whatever happens now, it is told
        QVERIFY(file.count(ActivityOutcome::Sending) <= 2 * window);
        file.write(records.ended(i, accepted(list.at(i))));
    }
    file.write(records.rest());
    QCOMPARE(file.count(ActivityOutcome::Accepted), entries);
}

void TestRecords::aSingleEntryTakesTwoWrites()
{
    const LogEntry sent = entry();
    BurstRecords records(place, {sent}, 1);
    Written file;
    file.write(records.plan());
    file.write(records.beforeSend(0));
    file.write(records.ended(0, accepted(sent)));
    file.write(records.rest());
    QCOMPARE(file.writes, 2);
}

void TestRecords::aFastBurstWritesInBatches()
{
    QList<LogEntry> list;
    constexpr int entries = 10 * BurstRecords::fastWindow;
    for (int i = 0; i < entries; ++i)
        list.append(entry());
    BurstRecords records(place, list, BurstRecords::fastWindow);
    Written file;
    file.write(records.plan());
    for (int i = 0; i < entries; ++i) {
        file.write(records.beforeSend(i));
        file.write(records.ended(i, accepted(list.at(i))));
    }
    file.write(records.rest());
    // the plan; of each window the marks and four parts of its outcomes
    QVERIFY2(file.writes <= 1 + 5 * 10, qPrintable(QString::number(file.writes)));
}

void TestRecords::whatWasNotBegunStaysPlanned()
{
    QList<LogEntry> list;
    constexpr int more = 100;
    for (int i = 0; i < BurstRecords::fastWindow + more; ++i)
        list.append(entry());
    BurstRecords records(place, list, BurstRecords::fastWindow);
    Written file;
    file.write(records.plan());
    file.write(records.beforeSend(0));
    QCOMPARE(file.count(ActivityOutcome::Sending), BurstRecords::fastWindow);
    QCOMPARE(file.count(ActivityOutcome::Planned), more);
}

void TestRecords::theRestOfABurstIsLeftOut()
{
    QList<LogEntry> list;
    for (int i = 0; i < 5; ++i)
        list.append(entry());
    BurstRecords records(place, list, 1);
    Written file;
    file.write(records.plan());
    file.write(records.beforeSend(0));
    file.write(records.ended(0, accepted(list.at(0))));
    file.write(records.leftOut(1, {ErrorKind::Cancelled, {}, {}, 0}));
    QVERIFY(records.leftOut(1, {ErrorKind::Cancelled, {}, {}, 0}).isEmpty());
    QCOMPARE(file.count(ActivityOutcome::Accepted), 1);
    QCOMPARE(file.count(ActivityOutcome::NotSent), 4);
}

void TestRecords::aLargePlanComesInPortions()
{
    QList<LogEntry> list;
    constexpr int more = 7;
    for (int i = 0; i < BurstRecords::portion + more; ++i)
        list.append(entry());
    BurstRecords records(place, list, 1);
    QCOMPARE(records.plan().size(), BurstRecords::portion);
    QCOMPARE(records.plan().size(), more);
    QVERIFY(records.plan().isEmpty());
}

void TestRecords::allEntriesOfARequestAreUnderWayTogether()
{
    QList<LogEntry> list;
    for (int i = 0; i < 10; ++i)
        list.append(entry());
    BurstRecords records(place, list, 1);
    QCOMPARE(records.beforeSend(0, 4).size(), 4);
    QVERIFY(records.beforeSend(2, 2).isEmpty());
    QCOMPARE(records.beforeSend(4, 4).size(), 4);
}

void TestRecords::whatWasSentCanBePutTogetherAgain()
{
    for (const QDateTime &time :
         {QDateTime(QDate(2026, 11, 21), QTime(14, 2, 11, 204), Qt::UTC),
          QDateTime(QDate(2026, 11, 21), QTime(14, 2, 11), Qt::OffsetFromUTC, -5 * 3600 - 1800)}) {
        LogEntry sent = entry();
        sent.ts = time;
        const auto again = sentEntryOf(sendRecord(place, sent));
        QVERIFY(again);
        QCOMPARE(ingestBody({*again}), ingestBody({sent}));
    }
}

void TestRecords::aTimeThatIsNotAsSentIsRefused()
{
    ActivityRecord record = sendRecord(place, entry());
    for (const QString &time : {u""_s, u"yesterday"_s, u"2026-11-21T14:02:11"_s}) {
        record.ts = time;
        QVERIFY(!sentEntryOf(record));
    }
}

QTEST_GUILESS_MAIN(TestRecords)
#include "tst_records.moc"
