// SPDX-License-Identifier: GPL-3.0-or-later
// All profiles are checked together and listed worst first, without an alert; a watch reports only changes.
#include "session/check/watch.h"
#include "support/require.h"
#include "support/testprogram.h"
#include "tests/ui/console.h"
#include "ui/check/checkpage.h"
#include "ui/check/profiles/allchecks.h"
#include "ui/parts/notifier.h"
#include "ui/widgets/segmentedcontrol.h"

#include <QAbstractItemModelTester>

namespace rc::tst_allchecks {

namespace {

/// Two profiles: one on a running demo service, one on a port without a listener.
struct Pair : Bench
{
    Pair()
    {
        RC_REQUIRE(service.start());
        add(u"well"_s, service.resourceUrl());
        QString closed = service.resourceUrl();
        closed.replace(u"127.0.0.1:"_s + QString::number(QUrl(closed).port()), u"127.0.0.1:1"_s);
        add(u"a broken one"_s, closed);
        session.book().select(u"well"_s);
        page.show();
    }

    void add(const QString &name, const QString &resource)
    {
        session.book().beginNew();
        Profile profile;
        profile.name = name;
        profile.resource = resource;
        profile.username = service.username();
        QVERIFY(session.book().save(profile));
        session.keys().key().holdForSession(service.key());
    }

    DemoService service;
    CheckPage page{session, checks, theme};
};

QStringList namesIn(const QListView &view)
{
    QStringList names;
    for (int row = 0; row < view.model()->rowCount(); ++row)
        names.append(view.model()->index(row, 0).data(ProfileChecksModel::NameRole).toString());
    return names;
}

Profile namedProfile(const QString &name)
{
    Profile profile;
    profile.name = name;
    return profile;
}

CheckReport report(StepState state)
{
    CheckReport made;
    made.steps = waitingSteps();
    for (StepResult &step : made.steps)
        step.state = StepState::Passed;
    made.steps[2].state = state;
    made.at = QDateTime::currentDateTime();
    return made;
}

} // namespace

class TestAllChecks : public QObject
{
    Q_OBJECT

private slots:
    void listIsHiddenForOneProfile()
    {
        SampleBench bench;
        CheckPage page(bench.session, bench.checks, bench.theme);
        QVERIFY(page.findChild<SegmentedControl *>(u"checkModes"_s)->isHidden());
    }

    void worstResultComesFirst()
    {
        Pair pair;
        CheckPage &page = pair.page;
        auto *modes = page.findChild<SegmentedControl *>(u"checkModes"_s);
        QVERIFY(modes->isVisible());
        modes->setCurrentIndex(1);
        QSignalSpy status(&page, &Page::statusChanged);
        page.refresh();
        QVERIFY(page.isBusy());
        const auto *view = page.findChild<QListView *>(u"allChecks"_s);
        QCOMPARE(view->model()->index(0, 0).data(ProfileChecksModel::StateRole).toInt(), int(StepState::Running));
        QTRY_VERIFY(!page.isBusy());
        QCOMPARE(namesIn(*view), (QStringList{u"a broken one"_s, u"well"_s}));
        QCOMPARE(view->model()->index(0, 0).data(ProfileChecksModel::StateRole).toInt(), int(StepState::Failed));
        QCOMPARE(view->model()->index(1, 0).data(ProfileChecksModel::StateRole).toInt(), int(StepState::Passed));
        // ports tell profiles on one host apart
        QVERIFY(
            view->model()->index(0, 0).data(ProfileChecksModel::AddressRole).toString().startsWith(u"127.0.0.1:1/"_s));
        const QString line = view->model()->index(0, 0).data(Qt::AccessibleTextRole).toString();
        QVERIFY2(line.contains(u"a broken one"_s) && line.contains(stepTitle(StepId::Tcp)), qPrintable(line));
        QVERIFY2(status.last().first().toString().contains(u"1 failed, 1 passed"_s),
                 qPrintable(status.last().first().toString()));
        for (const ReceivedEntry &entry : pair.service.received())
            QVERIFY(entry.level != "alert"_L1 && entry.level != "error"_L1);
        QCOMPARE(pair.service.received().size(), 4);
        QVERIFY(pair.checks.of(u"well"_s) && pair.checks.of(u"a broken one"_s));
    }

    void onlyFailedProfilesAreShown()
    {
        Pair pair;
        CheckPage &page = pair.page;
        pair.checks.set(u"well"_s, report(StepState::Warned));
        pair.checks.set(u"a broken one"_s, report(StepState::Failed));
        page.findChild<SegmentedControl *>(u"checkModes"_s)->setCurrentIndex(1);
        const auto *view = page.findChild<QListView *>(u"allChecks"_s);
        auto *filter = page.findChild<SegmentedControl *>(u"boardFilter"_s);
        QCOMPARE(namesIn(*view), (QStringList{u"a broken one"_s, u"well"_s}));
        const QWidget *next = filter->button(0);
        while (next != view && next->parentWidget() == filter)
            next = next->nextInFocusChain();
        QVERIFY(next == view || next->isAncestorOf(view));
        filter->setCurrentIndex(1);
        QCOMPARE(namesIn(*view), QStringList{u"a broken one"_s});
        pair.checks.set(u"well"_s, report(StepState::Failed)); // a new failure appears
        QCOMPARE(namesIn(*view).size(), 2);
        QVERIFY(filter->button(1)->text().contains(u'2'));
        for (const QString &name : {u"well"_s, u"a broken one"_s})
            pair.checks.set(name, report(StepState::Passed));
        QCOMPARE(namesIn(*view), QStringList());
        filter->setCurrentIndex(0);
        QCOMPARE(namesIn(*view).size(), 2);
    }

    void rowOpensItsProfile()
    {
        Pair pair;
        CheckPage &page = pair.page;
        auto *modes = page.findChild<SegmentedControl *>(u"checkModes"_s);
        modes->setCurrentIndex(1);
        page.refresh();
        QTRY_VERIFY(!page.isBusy());
        auto *view = page.findChild<QListView *>(u"allChecks"_s);
        view->setFocus();
        view->setCurrentIndex(view->model()->index(0, 0));
        QTest::keyClick(view, Qt::Key_Return);
        QCOMPARE(pair.session.profile().name, u"a broken one"_s);
        QCOMPARE(modes->currentIndex(), 0);
        QVERIFY(page.findChild<QWidget *>(u"verdictBanner"_s)->isVisible()); // of its last check
        QVERIFY(!page.findChild<QLabel *>(u"verdictAge"_s)->text().contains(u"profile has changed"_s));
        modes->setCurrentIndex(1);
        emit page.findChild<AllChecks *>()->chosen(u"a broken one"_s); // it is open
        QCOMPARE(modes->currentIndex(), 0);
    }

    void theCauseComesFirst()
    {
        ProfileChecksModel model;
        const QAbstractItemModelTester tester(&model);
        model.setProfiles({namedProfile(u"one"_s)});
        QCOMPARE(model.index(0).data(ProfileChecksModel::StateRole).toInt(), int(StepState::Waiting));
        CheckReport failed = report(StepState::Failed);
        failed.steps[2].summary = u"no such host"_s;
        model.setReport(u"one"_s, failed);
        QCOMPARE(model.index(0).data(ProfileChecksModel::VerdictRole).toString(), u"no such host"_s);
        QVERIFY(model.index(0).data(ProfileChecksModel::StepRole).toString().contains(stepTitle(failed.steps[2].id)));
        QVERIFY(model.index(0).data(Qt::AccessibleTextRole).toString().contains(u"no such host"_s));
        model.setRunning(true);
        QVERIFY(model.isRunning() && !model.index(0).data(ProfileChecksModel::WhenRole).toDateTime().isValid());
        QVERIFY(model.index(0).data(ProfileChecksModel::StepRole).toString().isEmpty()); // no old result is shown
        QVERIFY(model.index(0).data(ProfileChecksModel::FailingRole).toBool()); // but the filter still shows it
        CheckReport warned = report(StepState::Warned);
        warned.steps[2].summary = u"expires soon"_s;
        warned.steps[2].at = QDateTime::currentDateTime().addDays(-1);
        model.setReport(u"one"_s, warned);
        const QString words = model.index(0).data(ProfileChecksModel::VerdictRole).toString();
        QVERIFY(words.contains(u"expires soon"_s) && words.contains(stepTitle(warned.steps[2].id)));
        QVERIFY(model.index(0).data(ProfileChecksModel::StaleRole).toBool());
        model.setProfiles({namedProfile(u"one"_s), namedProfile(u"two"_s)});
        model.setReport(u"two"_s, report(StepState::Failed));
        const QPersistentModelIndex two(model.index(1));
        model.sortWorstFirst();
        QCOMPARE(two.row(), 0);
        model.setProfiles({namedProfile(u"two"_s)});
        QCOMPARE(model.index(0).data(ProfileChecksModel::StateRole).toInt(), int(StepState::Failed));
    }

    void rowShowsTheLastChecks()
    {
        ProfileChecksModel model;
        model.setProfiles({namedProfile(u"one"_s), namedProfile(u"two"_s)});
        QList<CheckTick> ticks;
        for (int i = 0; i < 25; ++i) // newest first
            ticks.append({QUuid::createUuid(),
                          QDateTime::currentDateTimeUtc().addSecs(-i),
                          i == 0 ? ActivityOutcome::Failed : ActivityOutcome::Passed,
                          {}});
        model.setTicks({{u"one"_s, ticks}});
        const auto shown = model.index(0).data(ProfileChecksModel::TicksRole).value<QList<int>>();
        QCOMPARE(shown.size(), ProfileChecksModel::maxTicksShown);
        QCOMPARE(shown.constLast(), int(ActivityOutcome::Failed));
        QCOMPARE(shown.count(int(ActivityOutcome::Passed)), 19);
        QVERIFY(model.index(1).data(ProfileChecksModel::TicksRole).value<QList<int>>().isEmpty());
        model.setReport(u"one"_s, report(StepState::Failed));
        QVERIFY(model.index(0).data(Qt::AccessibleTextRole).toString().contains(u"19"_s));
    }

    void canceledCheckIsNotAChange()
    {
        Watch watch;
        QSignalSpy told(&watch, &Watch::stateChanged);
        QSignalSpy due(&watch, &Watch::due);
        watch.observe(u"p"_s, report(StepState::Failed)); // the watch is off
        watch.start(1h);
        QTRY_COMPARE(due.count(), 1);
        watch.observe(u"p"_s, report(StepState::Passed));
        CheckReport canceled = report(StepState::Failed);
        canceled.canceled = true;
        watch.observe(u"p"_s, canceled);
        QCOMPARE(told.count(), 0);
        watch.observe(u"p"_s, report(StepState::Failed));
        QCOMPARE(told.count(), 1);
        watch.stop();
        QVERIFY(!watch.isOn() && !watch.next().isValid());
        watch.observe(u"p"_s, report(StepState::Passed));
        QCOMPARE(told.count(), 1);
    }

    void aWatchRepeatsTheCheck()
    {
        PageOn<CheckPage, DemoBench> bench;
        CheckPage &page = bench.page;
        auto *card = page.findChild<WatchCard *>();
        QVERIFY(!card->isVisible());
        auto *notifier = page.findChild<Notifier *>();
        QSignalSpy told(notifier, &Notifier::notified);
        page.watch(1ms);
        QVERIFY(card->isVisible());
        QTRY_VERIFY(bench.session.demo()->received().size() >= 10); // two rounds have run
        QCOMPARE(told.count(), 0);
        QVERIFY(card->lines().isEmpty());
        DemoSetting setting;
        setting.codeHosting = DemoSetting::CodeHosting::WantsToken;
        bench.session.demo()->play(setting);
        QTRY_COMPARE(told.count(), 1);
        QCOMPARE(card->lines().size(), 1);
        QVERIFY2(card->lines().first().contains(u"“Passed” before"_s), qPrintable(card->lines().first()));
        page.findChild<QPushButton *>(u"stopWatching"_s)->click();
        QVERIFY(!card->isVisible());
        page.cancel();
        QTRY_VERIFY(!page.isBusy());
        for (const ReceivedEntry &entry : bench.session.demo()->received())
            QVERIFY(entry.level != "alert"_L1);
    }

    void dueWatchWaitsForARunningCheck()
    {
        Pair pair;
        CheckPage &page = pair.page;
        const auto *watch = page.findChild<Watch *>();
        QSignalSpy due(watch, &Watch::due);
        QSignalSpy busy(&page, &Page::busyChanged);
        bool wasBusy = false;
        connect(watch, &Watch::due, &page, [&] { wasBusy = page.isBusy(); });
        page.watch(1h); // for this resource, due in the next turn of the event loop
        page.findChild<SegmentedControl *>(u"checkModes"_s)->setCurrentIndex(1);
        page.refresh();
        QTRY_COMPARE(due.count(), 1);
        QVERIFY(wasBusy);
        QVERIFY(watch->isOn());
        QVERIFY(watch->next() > QDateTime::currentDateTime());
        QTRY_VERIFY(!page.isBusy());
        const auto begun = std::count_if(busy.cbegin(), busy.cend(),
                                         [](const QVariantList &values) { return values.constFirst().toBool(); });
        QCOMPARE(begun, 1); // only the check of all profiles
        QVERIFY(watch->isOn() && watch->next().isValid());
        // A round that is due while nothing runs is started.
        page.watch(1ms);
        QTRY_VERIFY(due.count() > 2);
        page.findChild<QPushButton *>(u"stopWatching"_s)->click();
        page.cancel();
        QTRY_VERIFY(!page.isBusy());
    }

    void watchEndsWhenTheResourceChanges()
    {
        Pair pair;
        CheckPage &page = pair.page;
        QSignalSpy busy(&page, &Page::busyChanged);
        page.watch(1h);
        QTRY_VERIFY(busy.count() > 0);
        QSignalSpy status(&page, &Page::statusChanged);
        pair.session.book().select(u"a broken one"_s);
        QVERIFY(!page.findChild<Watch *>()->isOn());
        QVERIFY(!page.findChild<WatchCard *>()->isVisible());
        QVERIFY(std::any_of(status.cbegin(), status.cend(), [](const QVariantList &words) {
            return words.first().toString().contains(u"Watching stopped"_s);
        }));
        QTRY_VERIFY(!page.isBusy());
    }

    void watchOfAllNamesTheProfile()
    {
        Pair pair;
        CheckPage &page = pair.page;
        page.findChild<SegmentedControl *>(u"checkModes"_s)->setCurrentIndex(1);
        page.watch(1ms);
        auto *card = page.findChild<WatchCard *>();
        QTRY_VERIFY(pair.service.received().size() >= 10);
        QVERIFY(card->lines().isEmpty());
        pair.session.keys().key().holdForSession(Secret(QByteArray("not-the-right-key")));
        QTRY_COMPARE(card->lines().size(), 1);
        QVERIFY2(card->lines().first().contains(u"well: "_s), qPrintable(card->lines().first()));
        // Selecting another profile on other pages does not stop the watch.
        pair.session.book().select(u"a broken one"_s);
        QVERIFY(page.findChild<Watch *>()->isOn());
        page.findChild<QPushButton *>(u"stopWatching"_s)->click();
        page.cancel();
        QTRY_VERIFY(!page.isBusy());
    }
};

RC_WIDGET_TEST(TestAllChecks)

} // namespace rc::tst_allchecks

#include "tst_allchecks.moc"
