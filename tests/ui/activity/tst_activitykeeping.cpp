// SPDX-License-Identifier: GPL-3.0-or-later
// What the window does is recorded. The Activity page deletes records with undo, exports them, and reports what failed;
// a file that cannot be written delays nothing.
#include "session/check/checkhistory.h"
#include "session/check/watch.h"
#include "support/testprogram.h"
#include "tests/ui/activityshown.h"
#include "ui/check/checkpage.h"
#include "ui/check/profiles/allchecks.h"
#include "ui/frame/statusline.h"
#include "ui/send/sendpage.h"

#include <QFileDialog>

namespace rc::tst_activitykeeping {

using namespace activitytest;

namespace {

/// Its activity file cannot be created.
struct UnwritableConsole : DemoRecordingBench
{
    UnwritableConsole()
        : DemoRecordingBench(u"window.ini/below/activity.sqlite"_s)
    {
        backing.sync();
        RC_REQUIRE(QFile::exists(backing.fileName()) || QFile(backing.fileName()).open(QFile::WriteOnly));
    }
};

} // namespace

class TestActivityKeeping : public QObject
{
    Q_OBJECT

private slots:
    void deletedRowsCanBeRestored()
    {
        DemoRecordingBench console;
        console.keep({entry(u"one"_s, 30), entry(u"two"_s, 20), entry(u"three"_s, 10)});
        const Shown shown(console);
        shown.table->setFocus();
        select(shown, 1);
        QTest::keyClick(shown.table, Qt::Key_Delete);
        QTRY_COMPARE(shown.messages(), (QStringList{u"three"_s, u"one"_s}));
        QTRY_VERIFY(shown.banner(u"activityResult"_s).contains(u"1 record"_s));
        QTRY_VERIFY(shown.words(u"activityCount"_s).startsWith(u"2"_s));
        QVERIFY(shown.button(u"undoButton"_s)->isVisible());
        QTest::mouseClick(shown.button(u"undoButton"_s), Qt::LeftButton);
        QTRY_COMPARE(shown.messages(), (QStringList{u"three"_s, u"two"_s, u"one"_s}));
        QTRY_VERIFY(!shown.button(u"undoButton"_s)->isVisible());
        shown.table->setFocus();
        select(shown, 0);
        QTest::keyClick(shown.table, Qt::Key_Delete);
        QTRY_COMPARE(shown.model->rowCount(), 2);
        QTRY_COMPARE(shown.table->selectedCount(), 1); // the next record
        QTest::keyClick(shown.table, Qt::Key_Delete);
        QTRY_COMPARE(shown.messages(), QStringList{u"one"_s});
        QTRY_VERIFY(shown.button(u"undoButton"_s)->isVisible());
        QTest::keyClick(shown.table, Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(shown.messages(), (QStringList{u"two"_s, u"one"_s}));
        QTest::keyClick(shown.table, Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(shown.model->rowCount(), 3);
    }

    void deletingSearchResultsKeepsOtherRows()
    {
        DemoRecordingBench console;
        console.keep(many(ActivityModel::pageRows + 50) + QList{entry(u"stays"_s, 5)});
        Shown shown(console);
        shown.field->setText(u"entry"_s);
        QTRY_VERIFY(shown.words(u"activityCount"_s).startsWith(u"250 of"_s));
        for (QAction *action : shown.button(u"moreButton"_s)->menu()->actions()) {
            if (action->text().startsWith(u"Delete matching records"_s))
                action->trigger();
        }
        QTRY_VERIFY(shown.banner(u"activityResult"_s).contains(u"250"_s));
        shown.field->setText({});
        QTRY_COMPARE(shown.messages(), QStringList{u"stays"_s});
    }

    void exportFollowsTheFilter_data()
    {
        addColumns<QString, QString, int>("name", "search", "rows");
        QTest::newRow("all") << u"all.jsonl"_s << QString() << 3;
        QTest::newRow("the found ones as JSON Lines") << u"found.jsonl"_s << u"keep"_s << 2;
        QTest::newRow("the found ones as CSV") << u"found.csv"_s << u"keep"_s << 2;
    }

    void exportFollowsTheFilter()
    {
        QFETCH(QString, name);
        QFETCH(QString, search);
        QFETCH(int, rows);
        DemoRecordingBench console;
        console.keep({entry(u"keep one"_s, 30), entry(u"keep two"_s, 20), entry(u"other"_s, 10)});
        const QString file = console.folder.filePath(name);
        const Shown shown(console);
        shown.field->setText(search);
        QTRY_COMPARE(shown.model->rowCount(), rows);
        const bool isCsv = name.endsWith(u".csv"_s);
        QAction *exported = shown.button(u"exportButton"_s)->menu()->actions().at(isCsv ? 1 : 0);
        QTRY_VERIFY(exported->isEnabled()); // once the records are counted
        exported->trigger();
        emit part<QFileDialog>(shown.page, u"exportDialog"_s)->fileSelected(file);
        QTRY_VERIFY(shown.banner(u"activityResult"_s).contains(u"%1 record"_s.arg(rows)));
        const QByteArray written = bytesOf(file);
        QVERIFY(written.contains("keep one") && written.contains("keep two"));
        QCOMPARE(written.contains("other"), search.isEmpty());
    }

    void statusShowsTheRetention()
    {
        DemoRecordingBench console;
        console.keep({entry(u"new"_s, 10)});
        QString status;
        Shown shown(console);
        connect(&shown.page, &Page::statusChanged, this, [&status](const QString &text) { status = text; });
        shown.page.refresh();
        console.log.change<Result<void>>([](ActivityFile &file) { return file.setRetentionDays(30); }, &console.log,
                                         [](const Result<void> &) {});
        QTRY_VERIFY(status.contains(u"30 day"_s));
    }

    void damagedFileIsSetAsideAndReported()
    {
        DemoRecordingBench console;
        {
            ActivityFile file(console.log.path());
            VERIFY_RESULT(file.write(many(50), Redactor()));
        }
        QFile raw(console.log.path());
        QVERIFY(raw.open(QIODevice::ReadWrite));
        QVERIFY(raw.seek(18) && raw.write(QByteArray(2, '\xff')) == 2); // the version numbers in the header
        raw.close();
        const QByteArray before = bytesOf(console.log.path());
        Shown shown(console);
        QTRY_VERIFY(shown.banner(u"activityDamaged"_s).contains(u"damaged"_s));
        const QStringList aside = QDir(console.folder.path()).entryList({u"*.corrupt*"_s}, QDir::Files);
        QVERIFY(!aside.isEmpty());
        QVERIFY(shown.banner(u"activityDamaged"_s).contains(aside.first()));
        QCOMPARE(bytesOf(console.folder.filePath(aside.first())), before);
        console.keep({entry(u"in the new file"_s, 1)});
        shown.page.refresh();
        QTRY_COMPARE(shown.messages(), QStringList{u"in the new file"_s});
    }

    void errorsAreShownInABannerUntilTheyEnd()
    {
        UnwritableConsole console;
        const Shown shown(console);
        QTRY_VERIFY(!shown.banner(u"activityUnreadable"_s).isEmpty());
        console.log.write({entry(u"lost"_s, 1)}, nullptr);
        QTRY_VERIFY2(shown.banner(u"activityTrouble"_s).contains(u"not recorded"_s),
                     qPrintable(shown.banner(u"activityTrouble"_s)));
        QVERIFY(QFile::remove(console.backing.fileName()));
        QTRY_VERIFY(shown.banner(u"activityTrouble"_s).isEmpty());
        QTRY_VERIFY(shown.banner(u"activityUnreadable"_s).isEmpty());
        QTRY_COMPARE(shown.messages(), QStringList{u"lost"_s});
    }

    void checksOfAllProfilesAreRecorded()
    {
        DemoRecordingBench console;
        for (const QString &name : {u"one"_s, u"two"_s})
            console.add(profileOf(name));
        CheckHistory history(&console.log);
        AllChecks all(console.session, console.checks, history, console.theme);
        all.start();
        QVERIFY(all.isBusy());
        all.cancel(); // regardless of how many had begun
        QTRY_VERIFY(!all.isBusy());
        const QList<ActivityRecord> kept = console.kept();
        QCOMPARE(kept.size(), 2);
        for (const ActivityRecord &record : kept) {
            QCOMPARE(record.kind, ActivityKind::Check);
            QCOMPARE(record.outcome, ActivityOutcome::Canceled);
        }
    }

    void changeFoundByAWatchIsRecorded()
    {
        DemoRecordingBench console;
        CheckPage page(console.session, console.checks, console.theme);
        auto *watch = page.findChild<Watch *>();
        CheckReport well;
        well.steps = waitingSteps();
        for (StepResult &step : well.steps)
            step.state = StepState::Passed;
        well.at = QDateTime::currentDateTime();
        well.resource = sampleUrl;
        CheckReport refused = well;
        refused.steps[qsizetype(StepId::ToolsGeneral)].state = StepState::Failed;
        refused.steps[qsizetype(StepId::ToolsGeneral)].reply = u"no tools for watch-key-0123456789"_s;
        refused.key = std::make_shared<const Secret>("watch-key-0123456789");
        watch->start(std::chrono::hours(1));
        watch->observe(u"payments-prod"_s, well);
        watch->observe(u"payments-prod"_s, well); // there is no change to report
        watch->observe(u"payments-prod"_s, refused);
        page.cancel();
        watch->stop();
        QTRY_COMPARE(console.kept().size(), 1);
        const ActivityRecord change = console.kept().first();
        QCOMPARE(change.kind, ActivityKind::Check);
        QCOMPARE(change.outcome, ActivityOutcome::Failed);
        QCOMPARE(change.message, u"payments-prod: General tools: was “Passed”, now “Failed”."_s);
        QCOMPARE(change.profile, u"payments-prod"_s);
        QCOMPARE(change.resource, sampleUrl);
        QVERIFY(!(change.report + change.error + change.message).contains(u"watch-key-0123456789"_s));
    }

    void writeErrorIsReportedAndBlocksNothing()
    {
        const WindowOn<UnwritableConsole> console;
        console.window->showPage(u"send"_s);
        auto *page = qobject_cast<SendPage *>(console.window->builtPage(u"send"_s));
        QVERIFY(page != nullptr);
        console.click(u"sendButton"_s);
        QTRY_VERIFY(!page->isBusy());
        QTRY_COMPARE(page->findChildren<QWidget *>(u"outcomeCard"_s).size(), 1);
        const auto *status = console.window->findChild<StatusLine *>();
        QTRY_VERIFY2(status->text().contains(u"not recorded"_s), qPrintable(status->text()));
        QVERIFY(status->text().contains(u"accepted"_s));
    }
};

RC_WIDGET_TEST(TestActivityKeeping)

} // namespace rc::tst_activitykeeping

#include "tst_activitykeeping.moc"
