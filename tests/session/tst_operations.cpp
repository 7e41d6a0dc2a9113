// SPDX-License-Identifier: GPL-3.0-or-later
// Rules of every operation, whatever observes it: recorded before sending, uses its own profile's key, ends once, and
// is recorded again. A burst's records are written before its entries are sent, not one by one, and a fast burst does
// not wait for that.
#include "session/recordcases.h"
#include "session/send/detail/sendrecords.h"
#include "session/send/drilloperation.h"
#include "session/testprofilecontext.h"
#include "session/tools/calloperation.h"
#include "session/tools/listoperation.h"
#include "support/scriptedserver.h"
#include "support/testprogram.h"

namespace rc::tst_operations {

namespace {

QList<LogEntry> entries(const QList<Level> &levels)
{
    QList<LogEntry> made;
    for (const Level level : levels) {
        made.append(entry());
        made.last().level = level;
    }
    return made;
}

/// The results of a SendOperation by index.
struct Told
{
    explicit Told(SendOperation &send)
    {
        QObject::connect(&send, &SendOperation::ended, &send,
                         [this](const QList<qsizetype> &places, const QList<SendResult> &results) {
                             for (qsizetype i = 0; i < places.size(); ++i)
                                 outcomes[places.at(i)].append(results.at(i).outcome);
                         });
        QObject::connect(&send, &SendOperation::finished, &send, [this](const SendTally &end) {
            ++ends;
            tally = end;
        });
    }
    [[nodiscard]] QList<Outcome> of(qsizetype place) const { return outcomes.value(place); }

    QHash<qsizetype, QList<Outcome>> outcomes;
    SendTally tally;
    int ends = 0;
};

const QByteArray fine = httpResponse(200, R"({"status":"ok"})");

/// The file's state after writing the returned records.
class Written
{
public:
    void write(const QList<ActivityRecord> &records)
    {
        writes += records.isEmpty() ? 0 : 1;
        for (const ActivityRecord &record : records)
            m_outcomes.insert(record.marker, record.outcome);
    }
    [[nodiscard]] qsizetype count(ActivityOutcome outcome) const { return m_outcomes.values().count(outcome); }
    int writes = 0;

private:
    QHash<QString, ActivityOutcome> m_outcomes;
};

/// A file that writes on command.
struct SlowFile
{
    QList<ActivityRecord> written;
    QList<std::pair<QList<ActivityRecord>, std::function<void()>>> waiting;

    SendGate::Write writer()
    {
        return [this](const QList<ActivityRecord> &records, const std::function<void()> &then) {
            waiting.append({records, then});
        };
    }
    void writeOne()
    {
        const auto [records, then] = waiting.takeFirst();
        written += records;
        then();
    }
    [[nodiscard]] qsizetype inFlight() const
    {
        return std::count_if(written.cbegin(), written.cend(),
                             [](const ActivityRecord &one) { return one.outcome == ActivityOutcome::Sending; });
    }
};

QList<LogEntry> entries(qsizetype count)
{
    return entries(QList<Level>(count, Level::Warning));
}

} // namespace

class TestOperations : public QObject
{
    Q_OBJECT

private slots:
    void entryIsRecordedBeforeItIsSent_data()
    {
        addColumns<int, int>("count", "perRequest");
        QTest::newRow("one") << 1 << 1;
        QTest::newRow("one after the other") << 5 << 1;
        QTest::newRow("in one request") << 5 << 5;
        QTest::newRow("a burst") << 60 << 7;
    }

    void entryIsRecordedBeforeItIsSent()
    {
        QFETCH(int, count);
        QFETCH(int, perRequest);
        std::unique_ptr<TestProfileContext> open;
        qsizetype missing = 0;
        ScriptedServer server([&](const ReceivedRequest &request) {
            const QList<ActivityRecord> all = open->recorded();
            for (const ActivityRecord &one : all) {
                const bool isHere = request.body.contains(one.marker.toLatin1());
                missing += isHere && one.outcome != ActivityOutcome::Sending ? 1 : 0;
            }
            missing += all.size() == count ? 0 : 1; // the others are planned, or in progress with this one
            return fine;
        });
        open = std::make_unique<TestProfileContext>(server.base());
        SendOperation send(*open);
        Told told(send);
        send.start({.plan = {.entries = entries(QList<Level>(count, Level::Debug)), .perRequest = perRequest}});
        QTRY_COMPARE(told.ends, 1);
        QCOMPARE(missing, 0);
        QCOMPARE(told.tally.accepted, count);
        QVERIFY(told.tally.addsUp());
        QCOMPARE(open->recorded(ActivityOutcome::Accepted), count);
        for (int i = 0; i < count; ++i)
            QCOMPARE(told.of(i), QList<Outcome>{Outcome::Accepted});
    }

    void cancelBeforeSendingSendsNothing_data()
    {
        addColumns<bool, int>("hasKey", "perRequest");
        QTest::newRow("waiting for the key") << false << 1;
        QTest::newRow("waiting for the plan in Activity") << true << 1;
        QTest::newRow("waiting for the records of its only request") << true << 2;
    }

    void cancelBeforeSendingSendsNothing()
    {
        QFETCH(bool, hasKey);
        QFETCH(int, perRequest);
        ScriptedServer server([](const ReceivedRequest &) { return fine; });
        TestProfileContext open(server.base());
        open.atOnce = hasKey;
        SendOperation send(open);
        Told told(send);
        send.start({.plan = {.entries = entries({Level::Debug, Level::Info}), .perRequest = perRequest}});
        send.start({.plan = {.entries = entries({Level::Debug})}}); // ignored while busy
        QVERIFY(send.isBusy());
        send.cancel();
        QTRY_COMPARE(told.ends, 1);
        if (!hasKey)
            open.waiting(Access{Credentials{Secret("key-1234"), {}}, {}, {}}); // too late
        open.log.waitUntilRecorded();
        QCoreApplication::processEvents();
        QCOMPARE(told.tally.notSent, 2);
        QCOMPARE(told.ends, 1);
        QVERIFY(server.seen().isEmpty());
        QCOMPARE(open.recorded(ActivityOutcome::NotSent), 2);
    }

    void entriesAreNotSentWithoutAKey()
    {
        ScriptedServer server([](const ReceivedRequest &) { return fine; });
        TestProfileContext open(server.base());
        open.hasKey = false;
        SendOperation send(open);
        Told told(send);
        send.start({.plan = {.entries = entries({Level::Debug, Level::Info, Level::Warning})}});
        QTRY_COMPARE(told.ends, 1);
        QCOMPARE(told.tally.notSent, 3);
        QCOMPARE(told.tally.firstError->kind, ErrorKind::NoKey);
        QCOMPARE(open.recorded(ActivityOutcome::NotSent), 3);
        QVERIFY(server.seen().isEmpty());
    }

    void asSdkForwardsSomeAndLogsAll()
    {
        ScriptedServer server([](const ReceivedRequest &) { return fine; });
        TestProfileContext open(server.base());
        SendOperation send(open);
        Told told(send);
        const QString file = open.folder.filePath(u"sdk.log"_s);
        send.start({.plan = {.entries = entries({Level::Debug, Level::Warning, Level::Info, Level::Warning})},
                    .sdk = SdkRule{Threshold::Warning, file}});
        QTRY_COMPARE(told.ends, 1);
        QCOMPARE(told.of(0), QList<Outcome>{Outcome::Local});
        QCOMPARE(told.of(1), QList<Outcome>{Outcome::Accepted});
        QCOMPARE(told.of(2), QList<Outcome>{Outcome::Local});
        QCOMPARE(told.of(3), QList<Outcome>{Outcome::Accepted});
        QCOMPARE(told.tally.local, 2);
        QCOMPARE(told.tally.planned, 4);
        QVERIFY(told.tally.addsUp());
        QCOMPARE(server.seen().size(), 2);
        QCOMPARE(bytesOf(file).count('\n'), 4);
        QCOMPARE(open.recorded(ActivityOutcome::Local), 2);
        QCOMPARE(open.recorded(ActivityOutcome::Accepted), 2);
        QCOMPARE(QFile::permissions(file) & (QFileDevice::ReadGroup | QFileDevice::ReadOther),
                 QFileDevice::Permissions());
    }

    void asSdkWithoutForwardingNeedsNoKey()
    {
        ScriptedServer server([](const ReceivedRequest &) { return fine; });
        TestProfileContext open(server.base());
        open.here.resource.clear();
        SendOperation send(open);
        Told told(send);
        send.start({.plan = {.entries = entries({Level::Error})},
                    .sdk = SdkRule{Threshold::None, open.folder.filePath(u"sdk.log"_s)}});
        QTRY_COMPARE(told.ends, 1);
        QCOMPARE(told.tally.local, 1);
        QVERIFY(open.askedFor.isEmpty());
        QVERIFY(server.seen().isEmpty());
    }

    void asSdkForwardsDespiteALogError()
    {
        ScriptedServer server([](const ReceivedRequest &) { return fine; });
        TestProfileContext open(server.base());
        SendOperation send(open);
        Told told(send);
        QSignalSpy faults(&send, &SendOperation::notWritten);
        send.start({.plan = {.entries = entries({Level::Warning, Level::Warning})},
                    .sdk = SdkRule{Threshold::Info, open.folder.filePath(u"no/such/folder/"_s)}});
        QTRY_COMPARE(told.ends, 1);
        QCOMPARE(faults.size(), 1);
        QCOMPARE(told.tally.accepted, 2);
    }

    void unreachableServiceSkipsTheRest()
    {
        ScriptedServer server([](const ReceivedRequest &) { return fine; });
        TestProfileContext open(server.base());
        server.close();
        SendOperation send(open);
        Told told(send);
        send.start({.plan = {.entries = entries({Level::Debug, Level::Info, Level::Warning}), .stopOnNotSent = true}});
        QTRY_COMPARE(told.ends, 1);
        QCOMPARE(told.tally.notSent, 3);
        const QList<ActivityRecord> all = open.recorded();
        QCOMPARE(all.size(), 3);
        for (const ActivityRecord &one : all)
            QCOMPARE(one.batch, send.batch());
        QVERIFY(!send.batch().isNull());
    }

    void drillUpdatesTheRecordOfItsAlert()
    {
        ScriptedServer server([](const ReceivedRequest &) { return fine; });
        TestProfileContext open(server.base());
        {
            DrillOperation drill(open);
            QSignalSpy ended(&drill, &DrillOperation::alertEnded);
            drill.start(entries({Level::Alert}).first());
            QTRY_COMPARE(ended.size(), 1);
            QVERIFY(drill.isRunning());
            QCOMPARE(open.recorded().size(), 1);
            QCOMPARE(open.recorded(ActivityOutcome::Sending), 1);
        }
        const ActivityRecord last = open.whole(open.recorded().first().id);
        const auto left = drillOf(last); // the window was closed meanwhile
        QVERIFY(left && left->endedMs && !left->acknowledgedMs);
        QCOMPARE(last.status, 200);
        QCOMPARE(last.outcome, ActivityOutcome::Failed);
    }

    void reachedBeforeTheResponseCounts()
    {
        ScriptedServer server([](const ReceivedRequest &) { return fine; });
        TestProfileContext open(server.base());
        DrillOperation drill(open);
        QSignalSpy finished(&drill, &DrillOperation::finished);
        drill.start(entries({Level::Alert}).first());
        drill.acknowledge();
        drill.acknowledge(); // a second press changes nothing
        const qint64 reached = drill.elapsedMs();
        QVERIFY(drill.isRunning()); // its outcome is still unknown
        QTRY_COMPARE(finished.size(), 1);
        QVERIFY(!drill.isRunning() && drill.hasEnded());
        QCOMPARE(drill.elapsedMs(), reached);
        QTRY_COMPARE(open.recorded(ActivityOutcome::Passed), 1);
        QCOMPARE(open.recorded().size(), 1);
        QCOMPARE(server.seen().size(), 1);
    }

    void toolListsAreFetchedOneByOne()
    {
        ScriptedServer server(
            [](const ReceivedRequest &request) { return httpResponse(200, rpcResult(request, R"({"tools":[]})")); });
        TestProfileContext open(server.base());
        ListOperation lists(open);
        QList<CatalogKind> kinds;
        QSignalSpy finished(&lists, &ListOperation::finished);
        connect(&lists, &ListOperation::ended, this,
                [&kinds](const ToolListResult &one) { kinds.append(one.catalog.kind); });
        lists.start(interfaceCatalogs());
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(kinds, interfaceCatalogs());
        QCOMPARE(open.recorded().size(), kinds.size());
    }

    void toolListIsRecordedWhileFetching()
    {
        bool isSilent = true;
        ScriptedServer server([&](const ReceivedRequest &r) {
            return isSilent ? QByteArray("silent") : httpResponse(200, rpcResult(r, R"({"tools":[]})"));
        });
        TestProfileContext open(server.base());
        ListOperation lists(open);
        const QSignalSpy ended(&lists, &ListOperation::ended);
        lists.start({CatalogKind::General});
        QTRY_COMPARE(server.seen().size(), 1);
        QCOMPARE(open.recorded().size(), 1);
        QCOMPARE(open.recorded().constFirst().outcome, ActivityOutcome::Sending); // as found after a crash
        QVERIFY(ended.isEmpty());
        lists.cancel();
        QTRY_COMPARE(ended.size(), 1);
        QCOMPARE(open.recorded().size(), 1);
        QCOMPARE(open.recorded().constFirst().outcome, ActivityOutcome::Canceled);
    }

    void toolListsAreNotFetchedWithoutAKey()
    {
        ScriptedServer server([](const ReceivedRequest &) { return fine; });
        TestProfileContext open(server.base());
        open.hasKey = false;
        ListOperation lists(open);
        QSignalSpy why(&lists, &ListOperation::notRequested);
        QSignalSpy ended(&lists, &ListOperation::ended);
        lists.start(interfaceCatalogs());
        QCOMPARE(why.size(), 1);
        QCOMPARE(ended.size(), interfaceCatalogs().size());
        QVERIFY(!lists.isBusy());
        QVERIFY(server.seen().isEmpty());
    }

    void callToAnotherServerIsNotSent()
    {
        ScriptedServer server([](const ReceivedRequest &) { return fine; });
        TestProfileContext open(server.base());
        open.atOnce = false;
        CallOperation call(open);
        QSignalSpy finished(&call, &CallOperation::finished);
        call.start(QUrl(open.here.toolServer), {CatalogKind::General, u"echo"_s});
        open.here.toolServer = u"http://127.0.0.1:1"_s; // another one was opened meanwhile
        open.waiting(Access{Credentials{Secret("key-1234"), {}}, {}, {}});
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(finished.first().first().value<ToolCallResult>().outcome, CallOutcome::Canceled);
        QVERIFY(server.seen().isEmpty());
    }

    void aSingleEntryTakesTwoWrites()
    {
        const LogEntry sent = entry();
        SendRecords records(samplePlace, {sent}, 1);
        Written file;
        file.write(records.beforeSend(0));
        file.write(records.ended(0, {accepted(sent)}));
        file.write(records.takeUnwritten());
        QCOMPARE(file.writes, 2);
    }

    void fastSendsAreRecordedInBatches()
    {
        const QList<LogEntry> list = entries(10 * SendRecords::fastWindow);
        SendRecords records(samplePlace, list, SendRecords::fastWindow);
        Written file;
        file.write(records.plan());
        for (qsizetype i = 0; i < list.size(); ++i) {
            file.write(records.beforeSend(i));
            file.write(records.ended(i, {accepted(list.at(i))}));
        }
        file.write(records.takeUnwritten());
        // the plan; for each window the marks and four parts of its outcomes
        QVERIFY2(file.writes <= 1 + 5 * 10, qPrintable(QString::number(file.writes)));
    }

    void unsentEntriesStayPlanned()
    {
        constexpr int more = 100;
        const QList<LogEntry> list = entries(SendRecords::fastWindow + more);
        SendRecords records(samplePlace, list, SendRecords::fastWindow);
        Written file;
        file.write(records.plan());
        file.write(records.beforeSend(0));
        QCOMPARE(file.count(ActivityOutcome::Sending), SendRecords::fastWindow);
        QCOMPARE(file.count(ActivityOutcome::Planned), more);
    }

    void largePlansAreSplitIntoChunks()
    {
        constexpr int more = 7;
        const QList<LogEntry> list = entries(SendRecords::chunkSize + more);
        SendRecords records(samplePlace, list, 1);
        QCOMPARE(records.plan().size(), SendRecords::chunkSize);
        QCOMPARE(records.plan().size(), more);
        QVERIFY(records.plan().isEmpty());
    }

    void entriesOfARequestAreInProgressTogether()
    {
        SendRecords records(samplePlace, entries(10), 1);
        QCOMPARE(records.beforeSend(0, 4).size(), 4);
        QVERIFY(records.beforeSend(2, 2).isEmpty());
        QCOMPARE(records.beforeSend(4, 4).size(), 4);
    }

    void nothingIsSentUnrecorded_data()
    {
        addColumns<int, int>("window", "perRequest");
        for (const int window : {1, 2, 7, 256}) {
            for (const int perRequest : {1, 3, 300})
                QTest::addRow("%d, %d a request", window, perRequest) << window << perRequest;
        }
    }

    void nothingIsSentUnrecorded()
    {
        QFETCH(int, window);
        QFETCH(int, perRequest);
        constexpr qsizetype all = 1000;
        SendRecords records({}, entries(all), window);
        SlowFile file;
        SendGate gate(records, file.writer());
        for (qsizetype first = 0; first < all; first += perRequest) {
            const qsizetype count = std::min<qsizetype>(perRequest, all - first);
            bool gone = false;
            gate.ask(first, count, [&gone] { gone = true; });
            while (!gone) {
                QVERIFY(!file.waiting.isEmpty());
                file.writeOne();
            }
            QVERIFY(file.inFlight() >= first + count);
        }
        while (!file.waiting.isEmpty())
            file.writeOne();
        QCOMPARE(file.inFlight(), all); // each of them once
    }

    void nextWindowIsRecordedMeanwhile()
    {
        constexpr qsizetype window = 100;
        SendRecords records({}, entries(1000), window);
        SlowFile file;
        SendGate gate(records, file.writer());
        qsizetype gone = 0;
        const auto ask = [&] { gate.ask(gone, 1, [&gone] { ++gone; }); };
        ask();
        QCOMPARE(gone, 0);
        file.writeOne();
        QCOMPARE(gone, 1);
        while (file.waiting.isEmpty()) {
            QVERIFY(gone < window); // requested before it is needed
            ask();
        }
        while (gone < window)
            ask(); // and these continue
        ask();
        QCOMPARE(gone, window);
        file.writeOne();
        QCOMPARE(gone, window + 1);
    }

    void slowSendsAreRecordedOneByOne()
    {
        SendRecords records({}, entries(5), 1);
        SlowFile file;
        SendGate gate(records, file.writer());
        for (qsizetype i = 0; i < 5; ++i) {
            bool gone = false;
            gate.ask(i, 1, [&gone] { gone = true; });
            QCOMPARE(file.waiting.size(), 1);
            file.writeOne();
            QVERIFY(gone);
            QCOMPARE(file.inFlight(), i + 1); // a crash now leaves the others as not sent
        }
    }

    void resultsAfterTheEndAreIgnored()
    {
        SendRecords records({}, entries(5), 1);
        SlowFile file;
        bool gone = false;
        {
            SendGate gate(records, file.writer());
            gate.ask(0, 1, [&gone] { gone = true; });
        }
        file.writeOne();
        QVERIFY(!gone);
    }
};

RC_TEST(TestOperations)

} // namespace rc::tst_operations

#include "tst_operations.moc"
