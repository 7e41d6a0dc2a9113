// SPDX-License-Identifier: GPL-3.0-or-later
// The window's sends, checks and lists are recorded, and a file that cannot be written delays nothing.
#include "session/check/checkhistory.h"
#include "session/check/lastchecks.h"
#include "session/check/watch.h"
#include "support/testprogram.h"
#include "tests/ui/keepingconsole.h"
#include "ui/check/checkpage.h"
#include "ui/check/profiles/allchecks.h"
#include "ui/frame/statusline.h"
#include "ui/send/sendpage.h"

#include <QFile>
#include <QPlainTextEdit>
#include <QPushButton>

namespace rc::tst_keptactivity {

namespace {

void pressSend(SendPage &page, const QString &message)
{
    page.findChild<QPlainTextEdit *>(u"message"_s)->setPlainText(message);
    page.findChild<QPushButton *>(u"sendButton"_s)->click();
}

} // namespace

class TestKeptActivity : public QObject
{
    Q_OBJECT

public:
    static void initMain() { withoutKeychain(); }

private slots:
    void theChecksOfAllProfilesAreKept();
    void aChangeSeenByAWatchHasItsOwnLine();
    void aFileThatCannotBeWrittenHoldsNothingUpAndIsSaid();
};

void TestKeptActivity::theChecksOfAllProfilesAreKept()
{
    KeepingConsole console;
    for (const QString &name : {u"one"_s, u"two"_s}) {
        console.session.book().beginNew();
        Profile profile;
        profile.name = name;
        profile.resource = sampleUrl;
        QVERIFY(console.session.book().keep(profile));
    }
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
        QCOMPARE(record.outcome, ActivityOutcome::Cancelled);
    }
}

void TestKeptActivity::aChangeSeenByAWatchHasItsOwnLine()
{
    KeepingConsole console;
    CheckPage page(console.session, console.checks, console.theme);
    auto *watch = page.findChild<Watch *>();
    CheckReport well;
    well.rungs = waitingRungs();
    for (RungResult &rung : well.rungs)
        rung.state = RungState::Passed;
    well.at = QDateTime::currentDateTime();
    well.resource = sampleUrl;
    CheckReport refused = well;
    refused.rungs[qsizetype(RungId::ToolsGeneral)].state = RungState::Failed;
    refused.rungs[qsizetype(RungId::ToolsGeneral)].reply = u"no tools for watch-key-0123456789"_s;
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

void TestKeptActivity::aFileThatCannotBeWrittenHoldsNothingUpAndIsSaid()
{
    KeepingConsole console(u"window.ini/below/activity.sqlite"_s);
    console.backing.sync();
    QVERIFY(QFile::exists(console.folder.filePath(u"window.ini"_s)) ||
            QFile(console.backing.fileName()).open(QFile::WriteOnly));
    MainWindow window(console.session, console.checks, console.theme, console.settings, false);
    window.show();
    window.showPage(u"send"_s);
    QTRY_VERIFY(window.builtPage(u"send"_s) != nullptr);
    auto *page = qobject_cast<SendPage *>(window.builtPage(u"send"_s));
    QVERIFY(page != nullptr);
    pressSend(*page, u"hello"_s);
    QTRY_VERIFY(!page->isBusy());
    QTRY_COMPARE(page->findChildren<QWidget *>(u"outcomeCard"_s).size(), 1);
    const auto *status = window.findChild<StatusLine *>();
    QTRY_VERIFY2(status->text().contains(u"not recorded"_s), qPrintable(status->text()));
    QVERIFY(status->text().contains(u"accepted"_s));
}

RC_WIDGET_TEST(TestKeptActivity)

} // namespace rc::tst_keptactivity

#include "tst_keptactivity.moc"
