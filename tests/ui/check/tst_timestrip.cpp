// SPDX-License-Identifier: GPL-3.0-or-later
// The strip of past checks: the description of each, by pointer and by keyboard, and the steps at that time.
#include "session/activity/records.h"
#include "support/testprogram.h"
#include "tests/ui/recordingbench.h"
#include "ui/check/checkpage.h"
#include "ui/check/steps/stepmodel.h"
#include "ui/check/steps/stepspanel.h"
#include "ui/check/steps/timestrip.h"
#include "ui/check/steps/verdictbanner.h"

#include <QPainter>

namespace rc::tst_timestrip {

namespace {

CheckReport reportAt(int secondsAgo, StepState ingest)
{
    CheckReport report;
    report.steps = waitingSteps();
    for (StepResult &step : report.steps)
        step.state = StepState::Passed;
    report.steps[indexOfStep(StepId::Ingest, report.steps)].state = ingest;
    report.at = QDateTime::currentDateTime().addSecs(-secondsAgo);
    report.resource = sampleUrl;
    report.marker = u"7F3A-19C2-%1"_s.arg(secondsAgo, 4, 10, QChar(u'0'));
    return report;
}

PastCheck past(int secondsAgo, StepState ingest, const QString &key = u"5D02"_s)
{
    const CheckReport report = reportAt(secondsAgo, ingest);
    return {{QUuid::createUuid(), report.at,
             ingest == StepState::Failed ? ActivityOutcome::Failed : ActivityOutcome::Passed, report.marker},
            {report, key}};
}

ActivityRecord record(const RecordedProfile &profile, int secondsAgo, StepState ingest, const QString &key = u"5D02"_s)
{
    ActivityRecord made = checkRecord(profile, sampleUrl);
    complete(made, reportAt(secondsAgo, ingest));
    made.at = QDateTime::currentDateTimeUtc().addSecs(-secondsAgo);
    made.key = key;
    return made;
}

StepState shownIngest(const QWidget &page)
{
    return stateOf(StepId::Ingest, page.findChild<StepsPanel *>()->findChild<StepModel *>()->steps());
}

} // namespace

class TestTimeStrip : public QObject
{
    Q_OBJECT

private slots:
    void stripIsHiddenWithoutChecks()
    {
        const Theme theme(ThemeChoice::Light);
        TimeStrip strip(theme);
        QVERIFY(strip.isHidden());
        strip.setChecks({past(10, StepState::Passed)});
        QVERIFY(!strip.isHidden());
        strip.setChecks({});
        QVERIFY(strip.isHidden());
    }

    void marksHaveAText()
    {
        const QList<PastCheck> oldestFirst{past(20, StepState::Passed), past(10, StepState::Failed, u"91C4"_s)};
        const QString words = pastCheckText(oldestFirst, 1);
        for (const QString &part :
             {stateName(StepState::Failed), stepTitle(StepId::Ingest).text(), u"91C4"_s, u"5D02"_s})
            QVERIFY2(words.contains(part), qPrintable(words));
        QVERIFY(!pastCheckText(oldestFirst, 0).contains(stepTitle(StepId::Ingest))); // nothing to compare it with
        QVERIFY(pastChecksSummary(oldestFirst).contains(u"91C4"_s));
        const Theme theme(ThemeChoice::Light);
        TimeStrip strip(theme);
        strip.setChecks({oldestFirst.at(1), oldestFirst.at(0)});
        const auto *marks = strip.findChild<QListView *>(u"timeStrip"_s)->model();
        QCOMPARE(marks->rowCount(), 2);
        QCOMPARE(marks->index(1, 0).data(Qt::AccessibleTextRole).toString(), words);
    }

    void keyboardAndPointerSelectAMark()
    {
        const Theme theme(ThemeChoice::Light);
        QWidget window;
        TimeStrip strip(theme, &window);
        QWidget elsewhere(&window);
        elsewhere.setFocusPolicy(Qt::StrongFocus);
        window.resize(500, 200);
        strip.setGeometry(0, 0, 500, 80);
        strip.setChecks({past(10, StepState::Failed), past(20, StepState::Passed), past(30, StepState::Passed)});
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        auto *view = strip.findChild<QListView *>(u"timeStrip"_s);
        const auto *words = strip.findChild<QLabel *>(u"timeStripWords"_s);
        elsewhere.setFocus();
        const QString summary = words->text();
        const QSignalSpy selectedCheck(&strip, &TimeStrip::selectionChanged);
        view->setFocus(Qt::TabFocusReason);
        QVERIFY(strip.selectedCheck());
        QCOMPARE(strip.selectedCheck()->tick.outcome, ActivityOutcome::Failed); // the newest
        QTest::keyClick(view, Qt::Key_Left);
        QCOMPARE(strip.selectedCheck()->tick.outcome, ActivityOutcome::Passed);
        QVERIFY(words->text() != summary);
        elsewhere.setFocus();
        QVERIFY(!strip.selectedCheck());
        QCOMPARE(words->text(), summary);
        emit view->entered(view->model()->index(0, 0)); // the pointer
        QVERIFY(strip.selectedCheck());
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(view->viewport(), &leave);
        QVERIFY(!strip.selectedCheck());
        QCOMPARE(selectedCheck.count(), 5);
    }

    void theStepsAreShownAsTheyWere()
    {
        DemoRecordingBench console;
        console.openProfile(u"payments-prod"_s);
        const Profile &own = console.session.profile();
        console.keep({record(own, 30, StepState::Passed), record(own, 10, StepState::Failed),
                      record(u"another"_s, 5, StepState::Passed)});
        console.checks.set(u"payments-prod"_s, reportAt(10, StepState::Failed));
        CheckPage page(console.session, console.checks, console.theme);
        page.resize(1000, 700);
        page.show();
        auto *strip = page.findChild<StepsPanel *>()->findChild<TimeStrip *>();
        QTRY_VERIFY(strip->isVisible());
        auto *view = strip->findChild<QListView *>(u"timeStrip"_s);
        QCOMPARE(view->model()->rowCount(), 2); // only those of this profile
        QCOMPARE(shownIngest(page), StepState::Failed);
        emit view->entered(view->model()->index(0, 0));
        QCOMPARE(shownIngest(page), StepState::Passed);
        const auto *model = page.findChild<StepsPanel *>()->findChild<StepModel *>();
        QVERIFY(model->index(1).data(StepModel::StaleRole).toBool()); // it is not the present state
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(view->viewport(), &leave);
        QCOMPARE(shownIngest(page), StepState::Failed);
    }

    void escReturnsToTheNewestCheck()
    {
        DemoRecordingBench console;
        console.openProfile(u"payments-prod"_s);
        console.keep({record(console.session.profile(), 30, StepState::Passed),
                      record(console.session.profile(), 10, StepState::Failed)});
        console.checks.set(u"payments-prod"_s, reportAt(10, StepState::Failed));
        CheckPage page(console.session, console.checks, console.theme);
        page.resize(1000, 700);
        page.show();
        page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        auto *strip = page.findChild<StepsPanel *>()->findChild<TimeStrip *>();
        QTRY_VERIFY(strip->isVisible());
        auto *view = strip->findChild<QListView *>(u"timeStrip"_s);
        const auto *note = page.findChild<QLabel *>(u"verdictAge"_s);
        view->setFocus();
        QTest::keyClick(view, Qt::Key_Left);
        QCOMPARE(shownIngest(page), StepState::Passed);
        QVERIFY(note->text().contains(u"Esc"_s));
        page.cancel();
        QVERIFY(!strip->selectedCheck() && !view->hasFocus());
        QCOMPARE(shownIngest(page), StepState::Failed);
        QVERIFY(!note->text().contains(u"Esc"_s));
    }

    void expandedStepsStayAndARunReturnsToNow()
    {
        DemoRecordingBench console;
        CheckPage page(console.session, console.checks, console.theme);
        page.resize(1000, 700);
        page.show();
        auto *panel = page.findChild<StepsPanel *>();
        auto *strip = panel->findChild<TimeStrip *>();
        const auto *verdict = panel->findChild<QWidget *>(u"verdictBanner"_s);
        QList<int> places;
        for (int i = 0; i < 2; ++i) {
            page.refresh();
            QTRY_VERIFY(!page.isBusy());
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
            places.append(verdict->y());
        }
        QTRY_VERIFY(strip->isVisible());
        QCOMPARE(places.first(), places.last()); // the strip's place was reserved
        QTRY_COMPARE(verdict->y(), places.first());
        auto *model = panel->findChild<StepModel *>();
        const auto row = [model] { return model->indexOf(StepId::Ingest); };
        model->toggle(row());
        QVERIFY(row().data(StepModel::ExpandedRole).toBool());
        auto *view = strip->findChild<QListView *>(u"timeStrip"_s);
        const QString newest = panel->findChild<VerdictBanner *>()->report().marker;
        const auto *age = panel->findChild<QLabel *>(u"verdictAge"_s);
        int others = 0;
        for (const int check : {0, 1}) {
            emit view->entered(view->model()->index(check, 0));
            others += age->text().contains(newest) ? 0 : 1;
        }
        QCOMPARE(others, 1); // the earlier check has its own verdict
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(view->viewport(), &leave);
        QVERIFY(age->text().contains(newest));
        QVERIFY(row().data(StepModel::ExpandedRole).toBool());
        emit view->entered(view->model()->index(0, 0));
        page.refresh(); // F5 while a past check is shown
        QVERIFY(page.isBusy());
        QVERIFY(!strip->selectedCheck() && !strip->isVisible());
        QCOMPARE(stateOf(StepId::Ingest, model->steps()), StepState::Waiting); // no old result is shown as new
        QTRY_VERIFY(!page.isBusy());
    }

    /// At 800x500 at least four steps are visible without scrolling the page.
    void aLowWindowLeavesRoomForTheSteps()
    {
        DemoRecordingBench console;
        console.openProfile(u"payments-prod"_s);
        console.keep({record(console.session.profile(), 30, StepState::Passed),
                      record(console.session.profile(), 10, StepState::Passed)});
        console.checks.set(u"payments-prod"_s, reportAt(10, StepState::Passed));
        CheckPage page(console.session, console.checks, console.theme);
        page.resize(746, 416);
        page.show();
        QTRY_VERIFY(page.findChild<StepsPanel *>()->findChild<TimeStrip *>()->isVisible());
        auto *view = page.findChild<StepsPanel *>()->findChild<QListView *>(u"steps"_s);
        const auto steps = [view] {
            int whole = 0;
            for (int row = 0; row < view->model()->rowCount(); ++row) {
                const QRect place = view->visualRect(view->model()->index(row, 0));
                whole += view->viewport()->visibleRegion().boundingRect().contains(place) ? 1 : 0;
            }
            return whole;
        };
        QTRY_VERIFY2(steps() >= 4, qPrintable(QString::number(steps())));
        const auto *words = page.findChild<QLabel *>(u"timeStripWords"_s);
        const auto *strip = page.findChild<QListView *>(u"timeStrip"_s);
        QTRY_VERIFY(words->x() > strip->geometry().right());
    }

    void marksHaveTheShapeOfTheirOutcome()
    {
        QSet<QByteArray> shapes;
        for (const ActivityOutcome outcome :
             {ActivityOutcome::Passed, ActivityOutcome::Warned, ActivityOutcome::Failed}) {
            QImage image(8, 16, QImage::Format_ARGB32);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            paintTick(painter, image.rect(), outcome, Theme(ThemeChoice::Light));
            painter.end();
            const QImage shape = image.convertToFormat(QImage::Format_Alpha8); // without the color
            shapes.insert(QByteArray(reinterpret_cast<const char *>(shape.constBits()), shape.sizeInBytes()));
        }
        QCOMPARE(shapes.size(), 3);
    }

    void checkAndItsChangeAreOneMark()
    {
        DemoRecordingBench console;
        ActivityRecord canceled = record(u"a"_s, 1, StepState::Failed);
        canceled.outcome = ActivityOutcome::Canceled;
        const ActivityRecord checked = record(u"a"_s, 10, StepState::Failed);
        ActivityRecord noticed = checked; // recorded with its check by a watch
        noticed.id = QUuid::createUuid();
        noticed.at = checked.at.addMSecs(1);
        QList<ActivityRecord> records{canceled, noticed, checked};
        for (int i = 0; i < 8; ++i)
            records.append(record(i % 2 == 0 ? u"a"_s : u"b"_s, 20 + i, StepState::Passed));
        console.keep(records);
        ActivityFile file(console.log.path());
        const auto ticks = checkTicks(file, 3);
        QVERIFY(ticks);
        QCOMPARE(ticks->value(u"a"_s).size(), 3);
        QCOMPARE(ticks->value(u"b"_s).size(), 3);
        QCOMPARE(ticks->value(u"a"_s).first().outcome, ActivityOutcome::Failed);
        QCOMPARE(ticks->value(u"a"_s).at(1).outcome, ActivityOutcome::Passed);
        QCOMPARE(ticks->value(u"a"_s).first().record, checked.id);
    }

    /// And leaves none for the next profile of its old name.
    void renamedProfileKeepsItsHistory()
    {
        DemoRecordingBench console;
        console.openProfile(u"a"_s);
        console.keep({record(console.session.profile(), 30, StepState::Passed), record(u"b"_s, 10, StepState::Passed)});
        Profile renamed = console.session.profile();
        renamed.name = u"c"_s;
        console.session.keys().rename(renamed, this, [](const std::optional<Error> &error) { QVERIFY(!error); });
        const auto profilesKept = [&console] {
            QStringList names;
            for (const ActivityRecord &one : console.kept())
                names.append(one.profile);
            names.sort();
            return names;
        };
        QTRY_COMPARE(profilesKept(), QStringList({u"b"_s, u"c"_s}));
    }

    void aNewProfileWithAnOldNameHasNoHistory()
    {
        DemoRecordingBench console;
        const RecordedProfile before(u"a"_s); // by an earlier version
        const RecordedProfile removed(u"a"_s, u"first"_s);
        const RecordedProfile now(u"a"_s, u"second"_s);
        console.keep({record(before, 40, StepState::Passed), record(removed, 30, StepState::Passed)});
        ActivityFile file(console.log.path());
        QVERIFY(pastChecks(file, now, 9)->isEmpty());
        console.keep({record(now, 1, StepState::Failed)});
        QCOMPARE(checkTicks(file, 9)->value(now.id).size(), 1);
        QCOMPARE(pastChecks(file, removed, 9)->size(), 1);

        // a profile of an earlier version has its name as its id, and takes its history along
        const RecordedProfile upgraded(u"b"_s, u"a"_s);
        QVERIFY(file.renameProfile(u"a"_s, u"b"_s, u"a"_s));
        QCOMPARE(pastChecks(file, upgraded, 9)->size(), 1);
        QCOMPARE(pastChecks(file, now, 9)->size(), 1);
        QVERIFY(pastChecks(file, {u"b"_s, u"third"_s}, 9)->isEmpty());
    }

    void testedKeyIsNotInTheHistory()
    {
        DemoRecordingBench console;
        ActivityRecord tried = trialRecord(u"a"_s, sampleUrl);
        complete(tried, reportAt(1, StepState::Failed));
        console.keep({tried, record(u"a"_s, 10, StepState::Passed)});
        ActivityFile file(console.log.path());
        QCOMPARE(checkTicks(file, 9)->value(u"a"_s).size(), 1);
        QCOMPARE(pastChecks(file, u"a"_s, 9)->size(), 1);
    }
};

RC_WIDGET_TEST(TestTimeStrip)

} // namespace rc::tst_timestrip

#include "tst_timestrip.moc"
