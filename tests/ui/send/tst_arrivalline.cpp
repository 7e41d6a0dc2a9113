// SPDX-License-Identifier: GPL-3.0-or-later
// The line on arrival beside an outcome: it looks when asked, calls nothing that was not confirmed, and never sends.
#include "session/arrival/arrivalrecord.h"
#include "session/send/sendoperation.h"
#include "support/logservice.h"
#include "support/testprogram.h"
#include "tests/ui/recordingbench.h"
#include "ui/parts/arrivalline.h"
#include "ui/send/outcome/outcomecard.h"

#include <QScrollArea>
#include <QVBoxLayout>

namespace rc::tst_arrivalline {

namespace {

struct ArrivalBench : RecordingBench
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
std::optional<RecordedArrival> recorded(ActivityLog &log)
{
    log.waitUntilRecorded();
    ActivityFile file(log.path());
    const auto page = file.page({}, {}, 10);
    return page && page->records.size() == 1 ? arrivalOf(page->records.constFirst()) : std::nullopt;
}

} // namespace

class TestArrivalLine : public QObject
{
    Q_OBJECT

private slots:
    void asksOnceAndSavesTheAnswer()
    {
        LogService service({.isReadOnly = false});
        ArrivalBench bench(service);
        const SendResult result = sent(bench.session);
        ArrivalLine line(bench.session, arrivalSubjectOf(bench.session, {result}), bench.theme);
        const QString unknown = state(line);
        auto *look = part<QPushButton>(line, u"lookInLog"_s);
        auto *confirm = part<QPushButton>(line, u"confirmLogTool"_s);
        look->setFocus();
        look->click();
        QTRY_VERIFY(!confirm->isHidden());
        QVERIFY(look->isHidden());
        QCOMPARE(line.focusWidget(), confirm);
        QVERIFY(part<QLabel>(line, u"arrivalDetails"_s)->text().contains(u"resource_logs"_s));
        QCOMPARE(service.calls(), 0);
        confirm->click();
        QTRY_VERIFY(recorded(bench.log).has_value());
        QCOMPARE(recorded(bench.log)->arrival, Arrival::Arrived);
        QTRY_VERIFY(!look->isHidden());
        QCOMPARE(line.focusWidget(), look);
        QVERIFY(state(line) != unknown);
        QCOMPARE(service.accepted(), 1);

        const auto saved = bench.profiles.load();
        QVERIFY(saved);
        QCOMPARE(saved->constFirst().logTool.tool, u"resource_logs"_s);
        ArrivalLine next(bench.session, arrivalSubjectOf(bench.session, {result}), bench.theme);
        part<QPushButton>(next, u"lookInLog"_s)->click();
        QTRY_VERIFY(state(next) != unknown && service.calls() == 2);
        QVERIFY(part<QPushButton>(next, u"confirmLogTool"_s)->isHidden());
    }

    void theQuestionIsScrolledIntoView()
    {
        LogService service({.isReadOnly = false});
        ArrivalBench bench(service);
        const SendResult result = sent(bench.session);
        QScrollArea area;
        area.setWidgetResizable(true);
        auto *content = new QWidget;
        auto *column = new QVBoxLayout(content);
        column->addSpacing(1000);
        auto *line = new ArrivalLine(bench.session, arrivalSubjectOf(bench.session, {result}), bench.theme, content);
        column->addWidget(line);
        area.setWidget(content);
        area.resize(400, 200);
        area.show();
        QVERIFY(QTest::qWaitForWindowExposed(&area));
        auto *look = part<QPushButton>(*line, u"lookInLog"_s);
        auto *confirm = part<QPushButton>(*line, u"confirmLogTool"_s);
        area.ensureWidgetVisible(look, 0, 0);
        look->click();
        QTRY_COMPARE(confirm->visibleRegion().boundingRect().height(), confirm->height());
    }

    void demoSearchesAutomatically()
    {
        DemoRecordingBench console;
        const SendResult result = sent(console.session);
        ArrivalLine line(console.session, arrivalSubjectOf(console.session, {result}), console.theme);
        line.lookUpIfConfirmed();
        QTRY_VERIFY(recorded(console.log).has_value());
        QCOMPARE(recorded(console.log)->arrival, Arrival::Arrived);
        // The same call that a person would otherwise confirm.
        ArrivalOperation find(console.session);
        const QSignalSpy found(&find, &ArrivalOperation::finished);
        find.find(u"resource_logs"_s);
        QTRY_COMPARE(found.size(), 1);
        QCOMPARE(found.first().first().value<ArrivalResult>().plan, console.session.logTool());
    }

    /// A card that replaces another shows the arrival found for the first one.
    void theNextCardIsConfirmedToo()
    {
        LogService service;
        ArrivalBench bench(service);
        SendResult result = sent(bench.session);
        result.outcome = Outcome::Unknown;
        OutcomeCard first(result, bench.theme);
        OutcomeCard next(result, bench.theme);
        OutcomeCard known(result, bench.theme);
        const QString unknown = first.accessibleName();
        ArrivalSubject subject = arrivalSubjectOf(bench.session, {result});
        auto *line = new ArrivalLine(bench.session, subject, bench.theme);
        addArrivalLine(first, *line);
        QCOMPARE(first.accessibleName(), unknown);
        part<QPushButton>(*line, u"lookInLog"_s)->click();
        QTRY_VERIFY(first.accessibleName() != unknown);
        addArrivalLine(next, *line);
        QCOMPARE(next.accessibleName(), first.accessibleName());
        QCOMPARE(line->parentWidget(), &next);
        subject.known.emplace().arrival = Arrival::Arrived;
        addArrivalLine(known, *new ArrivalLine(bench.session, subject, bench.theme));
        QCOMPARE(known.accessibleName(), first.accessibleName());
        QCOMPARE(service.accepted(), 1);
    }

    void searchCanBeCanceled()
    {
        LogService service({.loseEvery = 1});
        ArrivalBench bench(service);
        ArrivalLine line(bench.session, arrivalSubjectOf(bench.session, {sent(bench.session)}), bench.theme);
        auto *look = part<QPushButton>(line, u"lookInLog"_s);
        const QString before = look->text();
        look->click();
        QTRY_VERIFY(service.calls() >= 1);
        QVERIFY(look->text() != before);
        look->click();
        QTRY_COMPARE(look->text(), before);
        QVERIFY(!recorded(bench.log)); // the arrival is unknown
    }

    void doesNotSearchForAnotherResource()
    {
        LogService service;
        ArrivalBench bench(service);
        ArrivalLine line(bench.session, arrivalSubjectOf(bench.session, {sent(bench.session)}), bench.theme);
        QVERIFY(bench.session.useDemo());
        part<QPushButton>(line, u"lookInLog"_s)->click();
        QVERIFY(!part<QLabel>(line, u"arrivalDetails"_s)->text().isEmpty());
        QCOMPARE(service.calls(), 0);
    }

    void countsEntriesAndNamesMissingOnes()
    {
        LogService service({.loseEvery = 2});
        ArrivalBench bench(service);
        const QStringList markers{u"AAAA-BBBB-0001"_s, u"AAAA-BBBB-0002"_s, u"AAAA-BBBB-0003"_s, u"AAAA-BBBB-0004"_s};
        QList<SendResult> results = sentAs(bench.session, markers);
        QCOMPARE(results.size(), 4);
        results.first().outcome = Outcome::Unknown; // it is still looked up
        for (const Outcome outcome : {Outcome::Refused, Outcome::NotSent, Outcome::Local}) {
            results.append(results.first());
            results.last().outcome = outcome; // cannot be in the log
        }
        const ArrivalSubject subject = arrivalSubjectOf(bench.session, results);
        QCOMPARE(subject.markers.size(), 4);
        ArrivalLine line(bench.session, subject, bench.theme);
        line.setPace({.within = 50ms, .firstPause = 1ms, .maxPause = 10ms});
        QVERIFY(line.findChild<QWidget *>(u"arrivalTable"_s) == nullptr);
        part<QPushButton>(line, u"lookInLog"_s)->click();
        QTRY_VERIFY(line.findChild<QWidget *>(u"arrivalTable"_s) != nullptr);
        QCOMPARE(part<QLabel>(line, u"arrivedCount"_s)->text(), u"2"_s);
        QCOMPARE(part<QLabel>(line, u"missingCount"_s)->text(), u"2"_s);
        QVERIFY(!part<QLabel>(line, u"firstArrival"_s)->text().isEmpty());
        QVERIFY(!part<QLabel>(line, u"lastArrival"_s)->text().isEmpty());
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
