// SPDX-License-Identifier: GPL-3.0-or-later
// The last check of a profile survives a restart, shows its age, and is renamed and removed with its profile.
#include "session/activity/records.h"
#include "store/activity/activityfile.h"
#include "store/activity/activitylog.h"
#include "support/testprogram.h"
#include "tests/ui/console.h"
#include "tests/ui/steprow.h"
#include "ui/check/checkpage.h"
#include "ui/check/steps/stepmodel.h"

namespace rc::tst_lastchecks {

namespace {

const QString otherUrl = u"https://logs.example.net/tools/u/mara/resources/11111111-5e5f-4c34-9899-1f9c2158009c/"_s;

CheckReport passed(const QDateTime &at, const QString &resource = sampleUrl)
{
    CheckReport report;
    report.steps = waitingSteps();
    for (StepResult &step : report.steps) {
        step.state = StepState::Passed;
        step.at = at;
    }
    report.at = at;
    report.elapsedMs = 120;
    report.marker = u"AAAA-BBBB-CCCC"_s;
    report.resource = resource;
    report.toolServer = u"https://mcp.example.net"_s;
    return report;
}

QString fileIn(const QTemporaryDir &folder)
{
    return folder.filePath(u"activity.sqlite"_s);
}

/// Records a passed check of the sample profile, as an earlier run would have done.
void keepCheck(const QTemporaryDir &folder, const QDateTime &at)
{
    Console console(folder.path());
    console.saveSampleProfile();
    ActivityRecord record = checkRecord(console.session.profile(), sampleUrl);
    record.at = at.toUTC();
    complete(record, passed(at));
    QList<ActivityRecord> records{record};
    // A later rotation of the key tried two keys, which is no check.
    for (int i = 1; i <= 2; ++i) {
        ActivityRecord trial = trialRecord(console.session.profile(), sampleUrl);
        trial.at = record.at.addSecs(i);
        complete(trial, passed(trial.at));
        records.append(trial);
    }
    ActivityFile file(fileIn(folder));
    QVERIFY(file.write(records, Redactor()));
}

QString ageOn(const CheckPage &page)
{
    return page.findChild<QLabel *>(u"verdictAge"_s)->text();
}

bool isShown(const CheckPage &page)
{
    return !page.findChild<QWidget *>(u"verdictBanner"_s)->isHidden();
}

} // namespace

class TestLastChecks : public QObject
{
    Q_OBJECT

private slots:
    void lastCheckSurvivesARestart_data()
    {
        addColumns<int, bool, QString>("age", "stale", "words");
        QTest::newRow("a minute ago") << 60 << false << u"1 minute"_s;
        QTest::newRow("two hours ago") << 7200 << true << u"2 hour"_s;
    }

    void lastCheckSurvivesARestart()
    {
        QFETCH(int, age);
        QFETCH(bool, stale);
        QFETCH(QString, words);
        const QTemporaryDir folder;
        keepCheck(folder, QDateTime::currentDateTime().addSecs(-age));
        ActivityLog log(fileIn(folder));
        Console console(folder.path(), &log);
        CheckPage page(console.session, console.checks, console.theme);
        page.show();
        QTRY_VERIFY(isShown(page));
        QVERIFY2(ageOn(page).contains(words), qPrintable(ageOn(page)));
        QCOMPARE(ageOn(page).contains(u"result is old"_s), stale);
        const auto *model = page.findChild<StepModel *>();
        QCOMPARE(model->indexOf(StepId::Url).data(StepModel::StaleRole).toBool(), stale);
        QCOMPARE(model->steps().at(int(StepId::Ingest)).state, StepState::Passed);
        QCOMPARE(page.findChild<QPushButton *>(u"checkButton"_s)->text(), u"Check again  F5"_s);
    }

    void lastCheckFollowsARenamedProfile()
    {
        SampleBench bench;
        bench.checks.set(u"payments-prod"_s, passed(QDateTime::currentDateTime()));
        Profile renamed = bench.session.profile();
        renamed.name = u"payments"_s;
        bench.session.keys().rename(renamed, this, [](const std::optional<Error> &error) { QVERIFY(!error); });
        QTRY_COMPARE(bench.session.profile().name, u"payments"_s);
        QVERIFY(bench.checks.of(u"payments"_s));
        QVERIFY(!bench.checks.of(u"payments-prod"_s));
    }

    void lastCheckIsRestoredWithItsProfile()
    {
        const QTemporaryDir folder;
        keepCheck(folder, QDateTime::currentDateTime().addSecs(-7200));
        ActivityLog log(fileIn(folder));
        Console console(folder.path(), &log);
        const CheckPage page(console.session, console.checks, console.theme);
        QTRY_VERIFY(isShown(page));
        console.session.keys().remove(u"payments-prod"_s, ProfileKeys::KeyRemoval::Leave, this,
                                      [](const std::optional<Error> &error) { QVERIFY(!error); });
        QTRY_COMPARE(console.profileNames(), QStringList());
        QVERIFY(!console.checks.of(u"payments-prod"_s));
        QVERIFY(console.session.book().undoRemove());
        QTRY_VERIFY(isShown(page));
        QVERIFY2(ageOn(page).contains(u"2 hour"_s), qPrintable(ageOn(page)));
    }

    void everyProfileShowsItsOwnCheck()
    {
        SampleBench bench;
        CheckPage page(bench.session, bench.checks, bench.theme);
        bench.checks.set(u"payments-prod"_s, passed(QDateTime::currentDateTime()));
        bench.session.book().beginNew();
        Profile other;
        other.name = u"other"_s;
        other.resource = otherUrl;
        QVERIFY(bench.session.book().save(other));
        QVERIFY(!isShown(page));
        QVERIFY(!page.findChild<QWidget *>(u"checkEmpty"_s)->isHidden());
        bench.session.book().select(u"payments-prod"_s);
        QVERIFY(isShown(page));
        QVERIFY(!ageOn(page).contains(u"profile has changed"_s));
        // Editing the same profile keeps the result and marks it.
        Profile edited = bench.session.profile();
        edited.username = u"someone-else"_s;
        QVERIFY(bench.session.book().save(edited));
        QVERIFY(isShown(page));
        QVERIFY2(ageOn(page).contains(u"profile has changed"_s), qPrintable(ageOn(page)));
    }

    void checkOfAnEarlierDemoIsNotReused()
    {
        DemoBench bench;
        {
            CheckPage page(bench.session, bench.checks, bench.theme);
            page.refresh();
            QTRY_VERIFY(!page.isBusy());
            QVERIFY(isShown(page));
        }
        // The next demo has another address, so the last result does not apply to it.
        QVERIFY(bench.session.useDemo());
        const CheckPage page(bench.session, bench.checks, bench.theme);
        QVERIFY(ageOn(page).contains(u"profile has changed"_s));
    }

    void partialCheckKeepsOtherTimes()
    {
        PageOn<CheckPage, DemoBench> bench;
        CheckPage &page = bench.page;
        CheckReport old = passed(QDateTime::currentDateTime().addSecs(-7200), bench.session.profile().resource);
        old.toolServer = bench.session.profile().toolServer;
        bench.checks.set({}, old);
        auto *view = page.findChild<StepView *>();
        view->setCurrentIndex(shownStep(*page.findChild<StepModel *>(), StepId::LevelInfo));
        QTest::keyClick(view, Qt::Key_R);
        QVERIFY(page.isBusy());
        QTRY_VERIFY(!page.isBusy());
        QCOMPARE(bench.session.demo()->received().size(), 1);
        QCOMPARE(bench.session.demo()->received().first().level, u"info"_s);
        QVERIFY2(ageOn(page).contains(u"Some steps are from"_s), qPrintable(ageOn(page)));
        QVERIFY2(ageOn(page).contains(u"result is old"_s), qPrintable(ageOn(page)));
    }

    void canceledCheckReplacesNothing()
    {
        SampleBench bench;
        bench.checks.set(u"payments-prod"_s, passed(QDateTime::currentDateTime()));
        Profile other = bench.session.profile();
        bench.session.book().beginNew();
        other.name = u"other"_s;
        QVERIFY(bench.session.book().save(other));
        CheckPage page(bench.session, bench.checks, bench.theme);
        page.show();
        page.refresh();
        QVERIFY(page.isBusy());
        bench.session.book().select(u"payments-prod"_s);
        QTRY_VERIFY(!page.isBusy());
        // The finished check belongs to the other profile and does not apply to this one.
        QVERIFY(!bench.checks.of(u"other"_s));
        QCOMPARE(bench.checks.of(u"payments-prod"_s)->marker, u"AAAA-BBBB-CCCC"_s);
        QVERIFY(isShown(page));
        QVERIFY2(ageOn(page).contains(u"AAAA-BBBB-CCCC"_s) || ageOn(page).contains(u"just now"_s),
                 qPrintable(ageOn(page)));
        QCOMPARE(page.findChild<StepModel *>()->steps().at(0).state, StepState::Passed);
        page.refresh();
        page.cancel();
        QTRY_VERIFY(!page.isBusy());
        QCOMPARE(bench.checks.of(u"payments-prod"_s)->marker, u"AAAA-BBBB-CCCC"_s);
    }
};

RC_WIDGET_TEST(TestLastChecks)

} // namespace rc::tst_lastchecks

#include "tst_lastchecks.moc"
