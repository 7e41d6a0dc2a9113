// SPDX-License-Identifier: GPL-3.0-or-later
// The line on arrival beside an outcome: it looks when asked, calls nothing that was not confirmed, and never sends.
#include "session/arrival/arrivalrecord.h"
#include "session/send/sendoperation.h"
#include "support/logservice.h"
#include "support/testprogram.h"
#include "tests/ui/keepingconsole.h"
#include "ui/parts/arrivalline.h"
#include "ui/send/outcome/outcomecard.h"

namespace rc::tst_arrivalline {

namespace {

struct ArrivalBench : KeepingBench
{
    explicit ArrivalBench(const LogService &service) { openAt(service.resourceUrl(), service.base(), "key-1234"); }
};

QList<SendResult> sentAs(Session &session, const QStringList &markers)
{
    SendOperation send(session);
    QList<SendResult> all;
    QObject::connect(&send, &SendOperation::ended, &send,
                     [&all](const QList<qsizetype> &, const QList<SendResult> &results) { all += results; });
    QSignalSpy finished(&send, &SendOperation::finished);
    QList<LogEntry> entries;
    for (const QString &marker : markers) {
        LogEntry entry;
        entry.message = u"hello"_s;
        entry.marker = marker;
        entries.append(entry);
    }
    send.start({.plan = {.entries = entries, .perRequest = entries.size()}});
    if (finished.isEmpty())
        finished.wait(20'000);
    return all;
}

SendResult sent(Session &session)
{
    return sentAs(session, {u"AAAA-BBBB-CCCC"_s}).value(0);
}

QString state(const QWidget &line)
{
    return part<QLabel>(line, u"arrivalState"_s)->text();
}

/// The arrival that the only entry's record contains.
std::optional<KeptArrival> recorded(ActivityLog &log)
{
    log.waitUntilKept();
    ActivityFile file(log.path());
    const auto page = file.page({}, {}, 10);
    return page && page->records.size() == 1 ? arrivalOf(page->records.constFirst()) : std::nullopt;
}

} // namespace

class TestArrivalLine : public QObject
{
    Q_OBJECT

public:
    static void initMain() { withoutKeychain(); }

private slots:
    void onlyBesideWhatMayHaveArrived_data()
    {
        QTest::addColumn<Outcome>("outcome");
        QTest::addColumn<bool>("suits");
        QTest::newRow("accepted") << Outcome::Accepted << true;
        QTest::newRow("may have been delivered") << Outcome::Unknown << true;
        QTest::newRow("refused") << Outcome::Refused << false;
        QTest::newRow("not sent") << Outcome::NotSent << false;
        QTest::newRow("local only") << Outcome::Local << false;
    }

    void onlyBesideWhatMayHaveArrived()
    {
        QFETCH(Outcome, outcome);
        SendResult result;
        result.entry.marker = u"AAAA-BBBB-CCCC"_s;
        result.outcome = outcome;
        QTEST(ArrivalLine::suits(result), "suits");
    }

    void asksOnceAndSavesTheAnswer()
    {
        LogService service({.statesReading = false});
        ArrivalBench bench(service);
        const SendResult result = sent(bench.session);
        ArrivalLine line(bench.session, result, bench.theme);
        const QString unknown = state(line);
        auto *look = part<QPushButton>(line, u"lookInLog"_s);
        auto *confirm = part<QPushButton>(line, u"confirmLogTool"_s);
        look->click();
        QTRY_VERIFY(!confirm->isHidden());
        QVERIFY(look->isHidden());
        QVERIFY(part<QLabel>(line, u"arrivalDetails"_s)->text().contains(u"resource_logs"_s));
        QCOMPARE(service.calls(), 0);
        confirm->click();
        QTRY_VERIFY(recorded(bench.log).has_value());
        QCOMPARE(recorded(bench.log)->arrival, Arrival::Arrived);
        QTRY_VERIFY(!look->isHidden());
        QVERIFY(state(line) != unknown);
        QCOMPARE(service.accepted(), 1);

        const auto saved = bench.profiles.load();
        QVERIFY(saved);
        QCOMPARE(saved->constFirst().logTool.tool, u"resource_logs"_s);
        ArrivalLine next(bench.session, result, bench.theme);
        part<QPushButton>(next, u"lookInLog"_s)->click();
        QTRY_VERIFY(state(next) != unknown && service.calls() == 2);
        QVERIFY(part<QPushButton>(next, u"confirmLogTool"_s)->isHidden());
    }

    /// The log's answer also settles the card of an entry whose response was lost.
    void looksByItselfOnceTheToolIsConfirmed()
    {
        LogService service({.losesAnswers = true});
        ArrivalBench bench(service);
        const SendResult result = sent(bench.session);
        QCOMPARE(result.outcome, Outcome::Unknown);
        OutcomeCard card(result, bench.theme);
        ArrivalLine line(bench.session, result, bench.theme);
        connect(&line, &ArrivalLine::seenInLog, &card, &OutcomeCard::settleByLog);
        QSignalSpy seen(&line, &ArrivalLine::seenInLog);
        line.lookIfConfirmed();
        QVERIFY(bench.session.confirmLogTool({.server = service.base(),
                                              .catalog = u"general"_s,
                                              .tool = u"resource_logs"_s,
                                              .arguments = R"({"resource_uuid":"{resource_uuid}"})"}));
        QCOMPARE(service.calls(), 0);
        const QString before = part<QLabel>(card, u"outcomeName"_s)->text();
        line.lookIfConfirmed();
        QTRY_COMPARE(seen.count(), 1);
        QVERIFY(part<QLabel>(card, u"outcomeName"_s)->text() != before);
        QCOMPARE(card.accessibleName(), part<QLabel>(card, u"outcomeName"_s)->text());
        QCOMPARE(service.accepted(), 1);
    }

    void onTheDemoItLooksByItself()
    {
        KeepingConsole console;
        const SendResult result = sent(console.session);
        ArrivalLine line(console.session, result, console.theme);
        line.lookIfConfirmed();
        QTRY_VERIFY(recorded(console.log).has_value());
        QCOMPARE(recorded(console.log)->arrival, Arrival::Arrived);
        // The same call that a person would otherwise confirm.
        ArrivalOperation find(console.session);
        const QSignalSpy found(&find, &ArrivalOperation::finished);
        find.find(u"resource_logs"_s);
        QTRY_COMPARE(found.size(), 1);
        QCOMPARE(found.first().first().value<ArrivalResult>().plan, console.session.logTool());
    }

    void canBeStopped()
    {
        LogService service({.loseEvery = 1});
        ArrivalBench bench(service);
        ArrivalLine line(bench.session, sent(bench.session), bench.theme);
        auto *look = part<QPushButton>(line, u"lookInLog"_s);
        const QString before = look->text();
        look->click();
        QTRY_VERIFY(service.calls() >= 1);
        QVERIFY(look->text() != before);
        look->click();
        QTRY_COMPARE(look->text(), before);
        QVERIFY(!recorded(bench.log)); // the arrival is unknown
    }

    void looksNowhereForAnotherResource()
    {
        LogService service;
        ArrivalBench bench(service);
        ArrivalLine line(bench.session, sent(bench.session), bench.theme);
        QVERIFY(bench.session.useDemo());
        part<QPushButton>(line, u"lookInLog"_s)->click();
        QVERIFY(!part<QLabel>(line, u"arrivalDetails"_s)->text().isEmpty());
        QCOMPARE(service.calls(), 0);
    }

    void ofSeveralItCountsAndNamesTheMissing()
    {
        LogService service({.loseEvery = 2});
        ArrivalBench bench(service);
        const QStringList markers{u"AAAA-BBBB-0001"_s, u"AAAA-BBBB-0002"_s, u"AAAA-BBBB-0003"_s, u"AAAA-BBBB-0004"_s};
        QList<SendResult> results = sentAs(bench.session, markers);
        QCOMPARE(results.size(), 4);
        results.first().outcome = Outcome::Unknown; // it is still looked up
        SendResult refused = results.last();
        refused.outcome = Outcome::Refused;
        refused.entry.marker = u"AAAA-BBBB-0005"_s;
        const ArrivalSubject subject = arrivalSubjectOf(bench.session, results + QList<SendResult>{refused});
        QCOMPARE(subject.markers.size(), 4);
        ArrivalLine line(bench.session, subject, bench.theme);
        line.setPace({.within = 50ms, .first = 1ms, .longest = 10ms});
        QVERIFY(line.findChild<QWidget *>(u"arrivalTable"_s) == nullptr);
        part<QPushButton>(line, u"lookInLog"_s)->click();
        QTRY_VERIFY(line.findChild<QWidget *>(u"arrivalTable"_s) != nullptr);
        QCOMPARE(part<QLabel>(line, u"arrivedCount"_s)->text(), u"2"_s);
        QCOMPARE(part<QLabel>(line, u"missingCount"_s)->text(), u"2"_s);
        QVERIFY(!part<QLabel>(line, u"firstVisible"_s)->text().isEmpty());
        QVERIFY(!part<QLabel>(line, u"lastVisible"_s)->text().isEmpty());
        const QString missing = part<QLabel>(line, u"missingMarkers"_s)->text();
        QVERIFY2(missing.contains(markers.at(1)) && missing.contains(markers.at(3)), qPrintable(missing));
        QVERIFY2(!missing.contains(markers.at(0)), qPrintable(missing));
        part<QPushButton>(line, u"copyMissing"_s)->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringList({markers.at(1), markers.at(3)}).join(u'\n'));
        QCOMPARE(service.accepted(), 4); // nothing is sent again
    }
};

RC_WIDGET_TEST(TestArrivalLine)

} // namespace rc::tst_arrivalline

#include "tst_arrivalline.moc"
