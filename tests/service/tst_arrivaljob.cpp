// SPDX-License-Identifier: GPL-3.0-or-later
// Searches entries in a log: no false "missing", no false "arrived", few calls, and never sends anything.
#include "service/arrival/arrivaljob.h"
#include "support/logservice.h"
#include "support/testprogram.h"

namespace rc::tst_arrivaljob {

namespace {

const QString marker = u"AAAA-BBBB-CCCC"_s;
const LogToolPlan byPages{.server = {},
                          .catalog = u"general"_s,
                          .tool = u"resource_logs"_s,
                          .arguments =
                              R"({"resource_uuid":"{resource_uuid}","limit":"{limit:200}","cursor":"{page}"})"};

ArrivalParams orderOf(const LogService &service, const QStringList &markers, std::chrono::milliseconds within = 60ms)
{
    ArrivalParams order;
    order.toolServer = QUrl(service.base());
    order.plan = byPages;
    order.resourceUuid = QString::fromLatin1(LogService::uuid());
    for (const QString &each : markers)
        order.markers.append({.marker = each, .sentAt = QDateTime::currentDateTimeUtc()});
    order.pace = {.within = within, .firstPause = 1ms, .maxPause = 10ms};
    return order;
}

ArrivalReport looked(ArrivalParams order)
{
    DialectMemory dialects;
    ArrivalJob job(std::move(order), {Secret("k-1"), {u"mara"_s, {}, {}}}, dialects);
    QSignalSpy finished(&job, &ArrivalJob::finished);
    job.start();
    if (!finished.wait(20'000))
        return {};
    return finished.constFirst().constFirst().value<ArrivalReport>();
}

Arrival arrivalIn(const ArrivalReport &report)
{
    return report.markers.value(0).arrival;
}

} // namespace

class TestArrivalJob : public QObject
{
    Q_OBJECT

private slots:
    void reportsArrival_data()
    {
        addColumns<LogBehavior, bool, QString>("behaviour", "stored", "arrival");
        QTest::newRow("at once") << LogBehavior() << true << u"arrived"_s;
        QTest::newRow("nothing came") << LogBehavior() << false << u"missing"_s;
        QTest::newRow("a log that lags") << LogBehavior{.visibleFromCall = 4} << true << u"arrived"_s;
        QTest::newRow("no at first") << LogBehavior{.refusedCalls = 3} << true << u"arrived"_s;
        QTest::newRow("a filter that works") << LogBehavior{.filters = true} << true << u"arrived"_s;
        QTest::newRow("access denied") << LogBehavior{.refusal = "access denied"} << true << u"unread"_s;
        QTest::newRow("always no") << LogBehavior{.refusedCalls = 1000} << true << u"unread"_s;
        QTest::newRow("renamed fields") << LogBehavior{.renames = true} << true << u"arrived"_s;
        QTest::newRow("duplicates") << LogBehavior{.copies = 3} << true << u"arrived"_s;
        QTest::newRow("a clock an hour ahead") << LogBehavior{.clockSeconds = 3600} << true << u"arrived"_s;
        QTest::newRow("a clock an hour behind") << LogBehavior{.clockSeconds = -3600} << true << u"arrived"_s;
        QTest::newRow("a clock ahead, nothing came")
            << LogBehavior{.clockSeconds = 3600, .others = 7} << false << u"missing"_s;
        QTest::newRow("of another resource") << LogBehavior{.foreignResource = true} << true << u"missing"_s;
        QTest::newRow("another marker") << LogBehavior{.lowercasesMarkers = true} << true << u"missing"_s;
        QTest::newRow("on the fourth page") << LogBehavior{.pageSize = 10, .others = 35} << true << u"arrived"_s;
        QTest::newRow("on none of four pages") << LogBehavior{.pageSize = 10, .others = 35} << false << u"missing"_s;
        QTest::newRow("behind what the tool shows") << LogBehavior{.others = 200} << true << u"out-of-reach"_s;
        QTest::newRow("a cursor in a circle")
            << LogBehavior{.pageSize = 10, .others = 35, .circular = true} << true << u"out-of-reach"_s;
        QTest::newRow("cut before it") << LogBehavior{.cutAt = 900, .others = 20} << true << u"out-of-reach"_s;
        QTest::newRow("cut behind it") << LogBehavior{.copies = 10, .cutAt = 900} << true << u"arrived"_s;
        QTest::newRow("cut to nothing") << LogBehavior{.cutAt = 12} << true << u"unread"_s;
        QTest::newRow("a server that fails") << LogBehavior{.status = 500} << true << u"unread"_s;
        QTest::newRow("a key that is refused") << LogBehavior{.status = 401} << true << u"unread"_s;
    }
    void reportsArrival()
    {
        QFETCH(LogBehavior, behaviour);
        QFETCH(bool, stored);
        LogService service(behaviour);
        if (stored)
            service.store(marker);
        // Arrivals end the search; only missing entries wait until the time is up.
        QFETCH(QString, arrival);
        const ArrivalReport report =
            looked(orderOf(service, {marker}, arrival == "arrived"_L1 ? std::chrono::milliseconds(10min) : 60ms));
        QCOMPARE(QString(wireWord(arrivalIn(report))), arrival);
        QCOMPARE(report.calls, service.calls());
        QCOMPARE(service.requests(), 0);
    }

    void neverMissingBeforeTheDeadline()
    {
        LogService service;
        DialectMemory dialects;
        ArrivalJob job(orderOf(service, {marker}, 10min), {Secret("k-1"), {u"mara"_s, {}, {}}}, dialects);
        QSignalSpy finished(&job, &ArrivalJob::finished);
        QSignalSpy progressed(&job, &ArrivalJob::progressed);
        job.start();
        QTRY_VERIFY(progressed.count() >= 3);
        for (const auto &told : std::as_const(progressed))
            QCOMPARE(arrivalIn(told.constFirst().value<ArrivalReport>()), Arrival::NotYet);
        QVERIFY(finished.isEmpty());
        service.store(marker);
        QTRY_COMPARE(finished.count(), 1);
        const auto report = finished.constFirst().constFirst().value<ArrivalReport>();
        QCOMPARE(arrivalIn(report), Arrival::Arrived);
        QVERIFY(!report.markers.constFirst().atFirstLook);
    }

    void stopsOnFinalErrors()
    {
        LogService service({.status = 401});
        const ArrivalReport report = looked(orderOf(service, {marker}, 10min));
        QCOMPARE(report.calls, 1);
        QCOMPARE(report.error->kind, ErrorKind::CredentialsRefused);
    }

    void stopsAtAPermanentRefusal_data()
    {
        QTest::addColumn<QByteArray>("refusal");
        for (const char *refusal :
             {"access denied", "resource not found", "authenticated user identity is required", "Unknown tool: x"})
            QTest::newRow(refusal) << QByteArray(refusal);
    }
    void stopsAtAPermanentRefusal()
    {
        QFETCH(QByteArray, refusal);
        LogService service({.refusal = refusal});
        const ArrivalReport report = looked(orderOf(service, {marker}, 10min));
        QCOMPARE(report.calls, 1);
        QCOMPARE(report.refusal.toUtf8(), refusal);
        QCOMPARE(arrivalIn(report), Arrival::Unread);
    }

    void respectsRetryAfter()
    {
        int calls = 0;
        ScriptedServer server([&calls](const ReceivedRequest &) {
            ++calls;
            return httpResponse(429, "{}", "application/json", "Retry-After: 3600\r\n");
        });
        ArrivalParams order = orderOf(LogService(), {marker}, 10min);
        order.toolServer = QUrl(server.base());
        const ArrivalReport report = looked(order);
        QCOMPARE(calls, 1); // an hour is further back than the log
        QCOMPARE(arrivalIn(report), Arrival::Unread);
    }

    void nothingIsMissingWhileTheResponseIsPending()
    {
        LogService service;
        DialectMemory dialects;
        ArrivalParams order = orderOf(service, {marker, u"refused"_s}, 1ms);
        order.isPending = true;
        const SentMarker left = order.markers.constFirst();
        ArrivalJob job(std::move(order), {Secret("k-1"), {u"mara"_s, {}, {}}}, dialects);
        QSignalSpy finished(&job, &ArrivalJob::finished);
        QSignalSpy progressed(&job, &ArrivalJob::progressed);
        job.start();
        QTRY_VERIFY(progressed.count() >= 3);
        QVERIFY(finished.isEmpty());
        service.store(marker);
        QTRY_COMPARE(job.report().count(Arrival::Arrived), 1);
        QVERIFY(finished.isEmpty());
        job.sent({left});
        QTRY_COMPARE(finished.count(), 1);
        QCOMPARE(job.report().markers.size(), 1); // refused entries are not searched
        QCOMPARE(job.markers().size(), 1);
    }

    void serviceClockCounts_data()
    {
        addColumns<LogBehavior, bool>("behaviour", "isBound");
        QTest::newRow("it says when it received it") << LogBehavior() << false;
        QTest::newRow("it does not") << LogBehavior{.hasReceivedAt = false} << true;
        QTest::newRow("its clock is an hour ahead") << LogBehavior{.clockSeconds = 3600} << true;
        QTest::newRow("its clock is behind") << LogBehavior{.clockSeconds = -90} << true;
    }
    void serviceClockCounts()
    {
        QFETCH(LogBehavior, behaviour);
        LogService service(behaviour);
        ArrivalParams order = orderOf(service, {marker}, 10min);
        order.markers.first().sentAt = QDateTime::currentDateTimeUtc().addSecs(-37);
        service.store(marker);
        const MarkerArrival seen = looked(order).markers.constFirst();
        QTEST(seen.isUpperBound, "isBound");
        QVERIFY(seen.afterMs >= 37'000);
        QVERIFY(!seen.isLaterThan(10s) || !seen.isUpperBound); // no earlier look
    }

    void firstAndLastArrivalSayWhatIsKnown()
    {
        const QDateTime start = QDateTime::currentDateTimeUtc();
        const auto arrived = [&start](int second, bool isUpperBound) {
            MarkerArrival one{.arrival = Arrival::Arrived, .isUpperBound = isUpperBound};
            one.seenAt = start.addSecs(isUpperBound ? second : 60); // the time of the look is not that of the arrival
            one.stored.receivedAt = isUpperBound ? QDateTime() : start.addSecs(second);
            return one;
        };
        ArrivalReport report;
        QVERIFY(!report.firstAndLastArrival().first.at.isValid());
        report.markers = {arrived(2, false), arrived(1, false), {}};
        QCOMPARE(report.firstAndLastArrival().first.at, start.addSecs(1));
        QCOMPARE(report.firstAndLastArrival().second.at, start.addSecs(2));
        QVERIFY(!report.firstAndLastArrival().first.isUpperBound && !report.firstAndLastArrival().second.isUpperBound);
        report.markers.append(arrived(30, true));
        QCOMPARE(report.firstAndLastArrival().first.at, start.addSecs(1));
        QCOMPARE(report.firstAndLastArrival().second.at, start.addSecs(30));
        QVERIFY(report.firstAndLastArrival().first.isUpperBound && report.firstAndLastArrival().second.isUpperBound);
    }

    void threeHundredEntriesInOneCall()
    {
        LogService service({.filters = true});
        QStringList markers;
        for (int i = 0; i < 300; ++i) {
            markers.append(u"M-%1"_s.arg(i));
            service.store(markers.constLast(), u"[TEST] one of many"_s);
        }
        ArrivalParams order = orderOf(service, markers, 10min);
        order.plan.arguments = R"({"resource_uuid":"{resource_uuid}","limit":"{limit:1000}","contains":"{text}"})";
        for (SentMarker &sent : order.markers)
            sent.entry = LogEntry{Level::Info, u"[TEST] one of many"_s, {}, {}, sent.marker};
        const ArrivalReport report = looked(order);
        QCOMPARE(report.count(Arrival::Arrived), 300);
        QCOMPARE(report.calls, 1);
        QCOMPARE(service.arguments().constFirst()[u"contains"_s].toString(), u"[TEST] one of many"_s);
    }

    void otherEntriesDoNotHideOurs_data()
    {
        addColumns<bool, Arrival>("stored", "arrival");
        QTest::newRow("ours is there") << true << Arrival::Arrived;
        QTest::newRow("ours is not") << false << Arrival::Unread; // the whole log exceeds a response
    }
    void otherEntriesDoNotHideOurs()
    {
        QFETCH(bool, stored);
        LogService service({.filters = true, .neighbors = 2000});
        if (stored)
            service.store(marker, u"[TEST] hello"_s);
        ArrivalParams order = orderOf(service, {marker}, stored ? std::chrono::milliseconds(10min) : 50ms);
        order.plan.arguments = R"({"resource_uuid":"{resource_uuid}","limit":"{limit:1000}","contains":"{text}"})";
        order.markers.first().entry = LogEntry{Level::Info, u"[TEST] hello"_s, {}, {}, marker};
        const ArrivalReport report = looked(order);
        QTEST(arrivalIn(report), "arrival");
        if (!stored)
            QCOMPARE(report.error->kind, ErrorKind::ResponseTooLarge);
    }

    void canceledSearchHasNoResult()
    {
        LogService service;
        service.store(u"found"_s);
        DialectMemory dialects;
        ArrivalJob job(orderOf(service, {u"found"_s, marker}, 10min), {Secret("k-1"), {}}, dialects);
        QSignalSpy finished(&job, &ArrivalJob::finished);
        QSignalSpy progressed(&job, &ArrivalJob::progressed);
        job.start();
        QTRY_VERIFY(progressed.count() >= 1);
        job.abort();
        job.abort();
        QVERIFY(finished.isEmpty()); // never inside
        QTRY_COMPARE(finished.count(), 1);
        const auto report = finished.constFirst().constFirst().value<ArrivalReport>();
        QVERIFY(report.canceled);
        QCOMPARE(report.markers.at(0).arrival, Arrival::Arrived);
        QCOMPARE(report.markers.at(1).arrival, Arrival::Unread);
    }

    void thousandEntriesInFewCalls_data()
    {
        addColumns<LogBehavior, int>("behaviour", "most");
        QTest::newRow("pages of 200") << LogBehavior{.pageSize = 200} << 5;
        QTest::newRow("pages of 100, each twice") << LogBehavior{.pageSize = 100, .copies = 2} << 20;
        QTest::newRow("one answer") << LogBehavior{.most = 1'000'000} << 1;
    }
    void thousandEntriesInFewCalls()
    {
        QFETCH(LogBehavior, behaviour);
        QFETCH(int, most);
        LogService service(behaviour);
        QStringList markers;
        for (int i = 0; i < 1000; ++i) {
            markers.append(u"M-%1"_s.arg(i));
            service.store(markers.constLast());
        }
        ArrivalParams order = orderOf(service, markers, 10min);
        if (behaviour.pageSize == 0)
            order.plan.arguments = R"({"resource_uuid":"{resource_uuid}","limit":1000000})";
        const ArrivalReport report = looked(order);
        QCOMPARE(report.count(Arrival::Arrived), 1000);
        QVERIFY2(report.calls <= most, qPrintable(QString::number(report.calls)));
    }

    void namesMissingEntries()
    {
        LogService service({.pageSize = 3});
        service.store(u"one"_s);
        service.store(u"three"_s);
        const ArrivalReport report = looked(orderOf(service, {u"one"_s, u"two"_s, u"three"_s}));
        QCOMPARE(report.of(u"two"_s)->arrival, Arrival::Missing);
        QCOMPARE(report.count(Arrival::Arrived), 2);
    }

    void entriesWithTheSameMarkerAreDistinguished()
    {
        LogService service;
        service.store(marker, u"first"_s);
        ArrivalParams order = orderOf(service, {marker, marker});
        order.markers[0].entry = LogEntry{Level::Info, u"first"_s, {}, {}, marker};
        order.markers[1].entry = LogEntry{Level::Info, u"second"_s, {}, {}, marker};
        const ArrivalReport report = looked(order);
        QCOMPARE(report.markers.at(0).arrival, Arrival::Arrived);
        QCOMPARE(report.markers.at(1).arrival, Arrival::Missing);
    }

    void requestsLessAfterALargeResponse()
    {
        LogService service({.others = 150});
        service.store(marker);
        ArrivalParams order = orderOf(service, {marker});
        order.limits.responseCap = 8'000;
        const ArrivalReport report = looked(order);
        QCOMPARE(arrivalIn(report), Arrival::OutOfReach); // it never was among the newest that fit
        QCOMPARE(service.arguments().constFirst()[u"limit"_s].toInt(), 200);
        QVERIFY(service.arguments().constLast()[u"limit"_s].toInt() < 200);
    }

    void searchesOneByOneIfTheToolTakesOneMarker()
    {
        LogService service;
        service.store(u"one"_s);
        service.store(u"two"_s);
        ArrivalParams order = orderOf(service, {u"one"_s, u"two"_s}, 10min);
        order.plan.arguments = R"({"resource_uuid":"{resource_uuid}","query":"{marker}"})";
        const ArrivalReport report = looked(order);
        QCOMPARE(report.count(Arrival::Arrived), 2);
        QCOMPARE(service.arguments().constFirst()[u"query"_s].toString(), u"one"_s);
    }
};

RC_TEST(TestArrivalJob)

} // namespace rc::tst_arrivaljob

#include "tst_arrivaljob.moc"
