// SPDX-License-Identifier: GPL-3.0-or-later
// The Activity page on a real file: rows as they come, filters, keyboard, detail, deleting with undo, export, import,
// and what is said when something is wrong.
#include "activity/activitycases.h"
#include "activity/recordtext.h"
#include "core/ingestbody.h"
#include "tests/ui/keepingconsole.h"
#include "ui/activity/activitykeeper.h"
#include "ui/activity/activitymenus.h"
#include "ui/activity/activitymodel.h"
#include "ui/activity/activityscreen.h"
#include "ui/activity/activitytable.h"
#include "ui/activity/recorddetail.h"
#include "ui/send/sendpage.h"
#include "ui/statusline.h"
#include "ui/widgets/banner.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>

using namespace rc;
using namespace Qt::StringLiterals;

namespace {

const QDateTime today = QDateTime::currentDateTimeUtc();

/// `ago`: seconds before now, so that the order is known.
ActivityRecord entry(const QString &message, int ago, ActivityOutcome outcome = ActivityOutcome::Accepted,
                     Level level = Level::Info)
{
    ActivityRecord record = activitytest::sent(message, outcome);
    record.at = today.addSecs(-ago);
    record.level = level;
    record.extra = u"{}"_s;
    record.ts = u"2026-11-21T14:02:11.204+01:00"_s;
    record.marker = u"7F3A-19C2-%1"_s.arg(ago, 4, 16, QChar(u'0')).toUpper();
    record.status = outcome == ActivityOutcome::Refused ? 403 : 200;
    record.elapsedMs = 84;
    return record;
}

QList<ActivityRecord> many(int count, int firstAgo = 100)
{
    QList<ActivityRecord> records;
    for (int i = 0; i < count; ++i)
        records.append(entry(u"entry %1"_s.arg(i), firstAgo + i));
    return records;
}

/// The page alone, shown in a size, with all its first rows.
struct Shown
{
    explicit Shown(KeepingConsole &console, QSize size = {1000, 640})
        : page(console.current, console.theme)
    {
        page.resize(size);
        page.show();
        (void)QTest::qWaitForWindowExposed(&page);
        page.activateWindow();
        (void)QTest::qWaitForWindowActive(&page);
        model = page.findChild<ActivityModel *>();
        table = page.findChild<ActivityTable *>(u"activityTable"_s);
        field = page.findChild<QLineEdit *>(u"activitySearch"_s);
        (void)QTest::qWaitFor([this] { return model->isLoaded(); });
    }
    [[nodiscard]] QStringList messages() const
    {
        QStringList texts;
        for (int row = 0; row < model->rowCount(); ++row)
            texts.append(model->record(row).message);
        return texts;
    }
    [[nodiscard]] QString words(const QString &name) const
    {
        const auto *label = page.findChild<QLabel *>(name);
        return label == nullptr ? QString() : label->text();
    }
    [[nodiscard]] QString banner(const QString &name) const
    {
        const auto *found = page.findChild<Banner *>(name);
        return found == nullptr || !found->isVisible() ? QString() : found->text();
    }
    [[nodiscard]] QPushButton *button(const QString &name) const { return page.findChild<QPushButton *>(name); }
    [[nodiscard]] RecordDetail *detail() const { return page.findChild<RecordDetail *>(); }
    /// Picks an entry of a drop-down as a person does.
    void choose(const QString &button, const QString &text) const
    {
        QMenu *menu = page.findChild<QPushButton *>(button)->menu();
        emit menu->aboutToShow();
        for (QAction *action : menu->actions()) {
            if (action->text() == text) {
                action->trigger();
                return;
            }
        }
        QFAIL(qPrintable(u"no entry "_s + text));
    }
    void open(int row) const
    {
        table->setFocus();
        table->setCurrentIndex(model->index(row, ActivityModel::Message));
        QTest::keyClick(table, Qt::Key_Return);
        QTRY_VERIFY(detail()->record() && detail()->record()->id == model->record(row).id);
    }

    ActivityScreen page;
    ActivityModel *model = nullptr;
    ActivityTable *table = nullptr;
    QLineEdit *field = nullptr;
};

/// selectRow() looks at the keyboard, where a test may have left the Ctrl key down.
void select(const Shown &shown, int row)
{
    shown.table->selectionModel()->setCurrentIndex(shown.model->index(row, ActivityModel::Message),
                                                   QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

} // namespace

class TestActivityScreen : public QObject
{
    Q_OBJECT

public:
    static void initMain() { withoutKeychain(); }

private slots:
    void nothingKeptIsSaid();
    void rowsComeNewestFirstWithTheirWords();
    void rowsAreFetchedWhileScrolling();
    void whatIsTypedFilters();
    void aDropDownWritesTheWordAndFilters();
    void aWordNobodyKnowsIsSaidAndNothingElseGoes();
    void nothingFoundIsSaid();
    void newRowsComeByThemselvesAndKeepSelectionAndPlace();
    void anOutcomeThatComesLaterIsShownInItsRow();
    void theKeyboardReachesEverything();
    void theDetailTellsAllOfARecord();
    void inANarrowWindowTheDetailTakesTheTablesPlace();
    void hostileTextIsMarkedAndPlain();
    void sendAgainFillsTheComposerAndSendsNothing();
    void copyAsCurlHasNoKeyAndTheBytesThatWereSent();
    void aCheckReportOpens();
    void deletedRowsComeBack();
    void deletingTheFoundRowsLeavesTheOthers();
    void deletingByAgeCanBeUndone();
    void whatIsExportedComesBackIn_data();
    void whatIsExportedComesBackIn();
    void retentionIsKept();
    void aDamagedFileIsSaidAndBroughtBack();
    void aNewerFileIsLeftAloneAndSaid();
    void troubleIsSaidInABanner();
    void withTheDemoServiceArrivalsStandBesideWhatWasSent();
    void theDrillButtonIsThereOnlyWhenSomebodyListens();
    void everythingHasAnAccessibleName();
    void mirroredColumnsRunFromTheRight();
    void theWindowReachesThePageWithAlt4();
};

void TestActivityScreen::nothingKeptIsSaid()
{
    KeepingConsole console;
    const Shown shown(console);
    QTRY_COMPARE(shown.words(u"messageTitle"_s), u"Nothing is kept yet"_s);
    QVERIFY(!shown.table->isVisible());
}

void TestActivityScreen::rowsComeNewestFirstWithTheirWords()
{
    KeepingConsole console;
    ActivityRecord list = entry(u"general"_s, 30, ActivityOutcome::Passed);
    list.kind = ActivityKind::List;
    list.level.reset();
    list.extra = u"{\"tools\":117,\"complete\":true}"_s;
    ActivityRecord check = entry(u"9 passed, 1 warning"_s, 20, ActivityOutcome::Warned);
    check.kind = ActivityKind::Check;
    check.level.reset();
    check.status = 0;
    console.keep({entry(u"disk at 91 %"_s, 40, ActivityOutcome::Refused, Level::Warning), list, check,
                  entry(u"failover"_s, 10, ActivityOutcome::Unknown, Level::Error)});
    const Shown shown(console);
    QCOMPARE(shown.model->rowCount(), 4);
    const auto cell = [&](int row, int column) { return shown.model->index(row, column).data().toString(); };
    QCOMPARE(cell(0, ActivityModel::What), u"Error"_s);
    QCOMPARE(cell(0, ActivityModel::Outcome), u"may have been delivered, 200"_s);
    QCOMPARE(cell(0, ActivityModel::Took), u"84 ms"_s);
    QCOMPARE(cell(0, ActivityModel::Marker), u"7F3A-19C2-000A"_s);
    QCOMPARE(cell(1, ActivityModel::What), u"Check"_s);
    QCOMPARE(cell(1, ActivityModel::Message), u"payments: 9 passed, 1 warning"_s);
    QCOMPARE(cell(1, ActivityModel::Outcome), u"passed with warnings"_s);
    QVERIFY2(cell(2, ActivityModel::Message).contains(u"117"_s), qPrintable(cell(2, ActivityModel::Message)));
    QCOMPARE(cell(3, ActivityModel::Message), u"disk at 91 %"_s);
    QCOMPARE(cell(3, ActivityModel::Outcome), u"refused, 403"_s);
    // never colour alone
    QVERIFY(shown.model->index(0, ActivityModel::Outcome).data(ActivityModel::IconRole) !=
            shown.model->index(3, ActivityModel::Outcome).data(ActivityModel::IconRole));
    const QAbstractItemModelTester tester(shown.model);
}

void TestActivityScreen::rowsAreFetchedWhileScrolling()
{
    KeepingConsole console;
    console.keep(many(3 * ActivityModel::pageRows));
    const Shown shown(console);
    QCOMPARE(shown.model->rowCount(), ActivityModel::pageRows);
    QTRY_VERIFY(shown.words(u"activityCount"_s).contains(u"600"_s));
    QTRY_VERIFY(shown.table->verticalScrollBar()->maximum() > 0);
    shown.table->verticalScrollBar()->setValue(shown.table->verticalScrollBar()->maximum());
    QTRY_COMPARE(shown.model->rowCount(), 2 * ActivityModel::pageRows);
    shown.table->verticalScrollBar()->setValue(shown.table->verticalScrollBar()->maximum());
    QTRY_COMPARE(shown.model->rowCount(), 3 * ActivityModel::pageRows);
    QVERIFY(!shown.model->canFetchMore({}));
    for (int row = 0; row < shown.model->rowCount(); ++row)
        QCOMPARE(shown.model->record(row).message, u"entry %1"_s.arg(row));
}

void TestActivityScreen::whatIsTypedFilters()
{
    KeepingConsole console;
    console.keep({entry(u"failover begins"_s, 30), entry(u"failover"_s, 20, ActivityOutcome::Unknown),
                  entry(u"deploy"_s, 10, ActivityOutcome::Unknown)});
    const Shown shown(console);
    QCOMPARE(shown.model->rowCount(), 3);
    shown.field->setFocus();
    QTest::keyClicks(shown.field, u"failover outcome:unknown"_s);
    QTRY_COMPARE(shown.messages(), QStringList{u"failover"_s});
    QTRY_COMPARE(shown.words(u"activityCount"_s), u"1 of 3"_s);
    QTest::mouseClick(shown.button(u"clearSearch"_s), Qt::LeftButton);
    QTRY_COMPARE(shown.model->rowCount(), 3);
}

void TestActivityScreen::aDropDownWritesTheWordAndFilters()
{
    KeepingConsole console;
    console.keep({entry(u"one"_s, 30, ActivityOutcome::Accepted, Level::Error),
                  entry(u"two"_s, 20, ActivityOutcome::Accepted, Level::Alert), entry(u"three"_s, 10)});
    Shown shown(console);
    shown.choose(u"filter-level"_s, u"Error"_s);
    QCOMPARE(shown.field->text(), u"level:error"_s);
    QTRY_COMPARE(shown.messages(), QStringList{u"one"_s});
    shown.choose(u"filter-level"_s, u"Alert"_s);
    QCOMPARE(shown.field->text(), u"level:error,alert"_s);
    QTRY_COMPARE(shown.messages(), (QStringList{u"two"_s, u"one"_s}));
    shown.choose(u"filter-since"_s, u"Last hour"_s);
    QCOMPARE(shown.field->text(), u"level:error,alert since:1h"_s);
    shown.choose(u"filter-level"_s, u"All"_s);
    QCOMPARE(shown.field->text(), u"since:1h"_s);
    QTRY_COMPARE(shown.model->rowCount(), 3);
    shown.choose(u"filter-profile"_s, u"payments"_s);
    QCOMPARE(shown.field->text(), u"since:1h profile:payments"_s);
    QVERIFY(shown.button(u"filter-profile"_s)->accessibleName().contains(u"payments"_s));
}

void TestActivityScreen::aWordNobodyKnowsIsSaidAndNothingElseGoes()
{
    KeepingConsole console;
    console.keep({entry(u"one"_s, 10)});
    const Shown shown(console);
    shown.field->setText(u"level:eror"_s);
    QTRY_VERIFY(shown.words(u"activityFaults"_s).contains(u"eror"_s));
    // what is shown is not what was meant: neither deleted nor exported as "found"
    const QList<QAction *> actions = shown.button(u"moreButton"_s)->menu()->actions();
    for (const QAction *action : actions) {
        if (action->text().startsWith(u"Delete all"_s))
            QVERIFY(!action->isEnabled());
    }
}

void TestActivityScreen::nothingFoundIsSaid()
{
    KeepingConsole console;
    console.keep({entry(u"one"_s, 10)});
    const Shown shown(console);
    shown.field->setText(u"zebra"_s);
    QTRY_COMPARE(shown.words(u"messageTitle"_s), u"Nothing matches"_s);
    shown.field->setText({});
    QTRY_VERIFY(shown.table->isVisible());
}

void TestActivityScreen::newRowsComeByThemselvesAndKeepSelectionAndPlace()
{
    KeepingConsole console;
    console.keep(many(100));
    Shown shown(console);
    shown.table->setCurrentIndex(shown.model->index(50, ActivityModel::Message));
    shown.table->scrollTo(shown.model->index(45, 0), QAbstractItemView::PositionAtTop);
    const auto topMessage = [&] {
        return shown.table->indexAt(QPoint(2, 2)).siblingAtColumn(ActivityModel::Message).data().toString();
    };
    const QString top = topMessage();
    QVERIFY(!top.isEmpty());
    console.keep({entry(u"new one"_s, 1), entry(u"newer one"_s, 0)});
    QTRY_COMPARE(shown.model->rowCount(), 102);
    QCOMPARE(shown.model->record(0).message, u"newer one"_s);
    QCOMPARE(shown.table->currentRecord()->message, u"entry 50"_s);
    QCOMPARE(shown.table->currentIndex().row(), 52);
    QCOMPARE(shown.table->selectedIds().size(), 1);
    QCOMPARE(topMessage(), top);
}

void TestActivityScreen::anOutcomeThatComesLaterIsShownInItsRow()
{
    KeepingConsole console;
    ActivityRecord record = entry(u"slow"_s, 1, ActivityOutcome::Sending);
    console.keep({record, entry(u"older"_s, 5)});
    const Shown shown(console);
    QCOMPARE(shown.model->index(0, ActivityModel::Outcome).data(ActivityModel::IconRole).toString(), u"running"_s);
    record.outcome = ActivityOutcome::Accepted;
    console.keep({record});
    QTRY_COMPARE(shown.model->index(0, ActivityModel::Outcome).data().toString(), u"accepted, 200"_s);
    QCOMPARE(shown.model->rowCount(), 2);
}

void TestActivityScreen::theKeyboardReachesEverything()
{
    KeepingConsole console;
    console.keep({entry(u"older"_s, 20), entry(u"newer"_s, 10)});
    const Shown shown(console);
    shown.table->setFocus();
    QTest::keyClick(shown.table, Qt::Key_Down);
    QTest::keyClick(shown.table, Qt::Key_Down);
    QCOMPARE(shown.table->currentRecord()->message, u"older"_s);
    QTest::keyClick(shown.table, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"7F3A-19C2-0014"_s);
    QTest::keyClick(shown.table, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(shown.table, Qt::Key_C, Qt::ControlModifier);
    const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines.first().contains(u"newer\taccepted, 200"_s));
    QTest::keyClick(shown.table, Qt::Key_Return);
    QTRY_VERIFY(shown.detail()->isVisible());
    const_cast<ActivityScreen &>(shown.page).cancel(); // Esc comes through the window
    QVERIFY(!shown.detail()->isVisible());
    QVERIFY(shown.table->hasFocus());
    QTest::keyClick(shown.table, Qt::Key_F, Qt::ControlModifier);
    QTRY_VERIFY(shown.field->hasFocus());
    shown.table->setFocus();
    select(shown, 1);
    QTest::keyClick(shown.table, Qt::Key_Delete);
    QTRY_COMPARE(shown.messages(), QStringList{u"newer"_s});
}

void TestActivityScreen::theDetailTellsAllOfARecord()
{
    KeepingConsole console;
    ActivityRecord record = activitytest::full();
    record.kind = ActivityKind::Send;
    record.at = today;
    record.reply = u"{\"long\":\""_s + QString(5'000, u'x') + u"\"}"_s;
    console.keep({record});
    const Shown shown(console);
    shown.open(0);
    QString all;
    for (const QLabel *label : shown.detail()->findChildren<QLabel *>())
        all += label->text() + u'\n';
    for (const QString &part : {u"Refused by the service"_s, u"almost"_s, u"second line"_s, u"403"_s, u"41 ms"_s,
                                u"7F3A-19C2-5B0E"_s, u"payments"_s, u"2026-11-21T14:02:11.204+01:00"_s, u"1e-7"_s,
                                u"The service refused the key."_s, u"first byte after"_s, u"Alert"_s})
        QVERIFY2(all.contains(part), qPrintable(part));
    const auto *body = shown.detail()->findChild<QPlainTextEdit *>(u"detailBody"_s);
    QVERIFY(body->toPlainText().contains(u"9007199254740993"_s));
    QVERIFY(body->toPlainText().contains(u"\"marker\": \"7F3A-19C2-5B0E\""_s));
    QTest::mouseClick(shown.button(u"wholeReply"_s), Qt::LeftButton);
    const auto *window = shown.page.findChild<QWidget *>(u"textWindow"_s);
    QVERIFY(window != nullptr);
    QVERIFY(window->findChild<QPlainTextEdit *>()->toPlainText().size() > 5'000);
    QTest::mouseClick(shown.button(u"copyMarker"_s), Qt::LeftButton);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"7F3A-19C2-5B0E"_s);
}

void TestActivityScreen::inANarrowWindowTheDetailTakesTheTablesPlace()
{
    KeepingConsole console;
    console.keep({entry(u"one"_s, 10)});
    const Shown shown(console, {650, 400});
    shown.open(0);
    QVERIFY(shown.detail()->isVisible());
    QVERIFY(!shown.table->isVisible());
    QTest::mouseClick(shown.button(u"closeDetail"_s), Qt::LeftButton);
    QVERIFY(shown.table->isVisible());
    QVERIFY(!shown.detail()->isVisible());
}

void TestActivityScreen::hostileTextIsMarkedAndPlain()
{
    KeepingConsole console;
    ActivityRecord record = entry(u"<img src=x> \u202eevil\u0007"_s, 1, ActivityOutcome::Refused);
    record.reply = u"<b>\u202e</b>"_s;
    record.error = u"<i>no</i>\u200b"_s;
    record.marker = u"<u>\u202e"_s;
    record.profile = u"\u202eprofile"_s;
    console.keep({record});
    const Shown shown(console);
    for (int column = 0; column < ActivityModel::ColumnCount; ++column)
        QVERIFY(!shown.model->index(0, column).data().toString().contains(QChar(0x202e)));
    QVERIFY(shown.model->index(0, ActivityModel::Message).data().toString().startsWith(u"<img src=x> ⟨U+202E⟩"_s));
    shown.open(0);
    for (const QLabel *label : shown.detail()->findChildren<QLabel *>()) {
        QCOMPARE(label->textFormat(), Qt::PlainText);
        QVERIFY(!label->text().contains(QChar(0x202e)));
        QVERIFY(!label->text().contains(QChar(0x200b)));
    }
    for (const QPlainTextEdit *text : shown.detail()->findChildren<QPlainTextEdit *>())
        QVERIFY(!text->toPlainText().contains(QChar(0x202e)));
}

void TestActivityScreen::sendAgainFillsTheComposerAndSendsNothing()
{
    KeepingConsole console;
    ActivityRecord record = activitytest::full();
    record.kind = ActivityKind::Send;
    record.level = Level::Error;
    console.keep({record});
    MainWindow window(console.current, console.checks, console.theme, console.settings, false);
    window.show();
    QTRY_COMPARE(console.demoEntries(), 0);
    window.showPage(u"activity"_s);
    auto *table = window.findChild<ActivityTable *>();
    QTRY_COMPARE(table->model()->rowCount(), 1);
    table->setCurrentIndex(table->model()->index(0, 0));
    emit table->opened();
    QPushButton *again = nullptr;
    QTRY_VERIFY((again = window.findChild<QPushButton *>(u"sendAgain"_s)) != nullptr);
    QVERIFY(again->accessibleDescription().contains(u"Nothing is sent"_s));
    again->click();
    QCOMPARE(window.currentPage(), u"send"_s);
    const auto *message = window.builtPage(u"send"_s)->findChild<QPlainTextEdit *>(u"message"_s);
    QCOMPARE(message->toPlainText(), record.message);
    QCOMPARE(console.kept().size(), 1);
    QCOMPARE(console.demoEntries(), 0);
    QString preview;
    for (const auto *text : window.builtPage(u"send"_s)->findChildren<QPlainTextEdit *>())
        preview += text->toPlainText();
    QVERIFY(preview.contains(u"9007199254740993"_s));
    QVERIFY(!preview.contains(record.marker));
}

void TestActivityScreen::copyAsCurlHasNoKeyAndTheBytesThatWereSent()
{
    KeepingConsole console;
    SendPage send(console.current, console.theme);
    send.findChild<QPlainTextEdit *>(u"message"_s)->setPlainText(u"it's \"here\""_s);
    send.findChild<QPushButton *>(u"sendButton"_s)->click();
    QTRY_VERIFY(!send.isBusy());
    const Shown shown(console);
    QCOMPARE(shown.model->rowCount(), 1);
    shown.open(0);
    QTest::mouseClick(shown.button(u"copyCurl"_s), Qt::LeftButton);
    const QString curl = QGuiApplication::clipboard()->text();
    QVERIFY2(curl.contains(u"$SERVICE_API_KEY"_s), qPrintable(curl));
    QVERIFY(!curl.contains(QString::fromUtf8(console.current.demo()->key().reveal())));
    const QJsonObject arrived = console.current.demo()->received().first().whole;
    QVERIFY(curl.contains(u"it'\\''s \\\"here\\\""_s));
    QVERIFY(curl.contains(arrived.value(u"ts"_s).toString()));
    QVERIFY(curl.contains(console.current.demo()->received().first().marker));
}

void TestActivityScreen::aCheckReportOpens()
{
    KeepingConsole console;
    ActivityRecord check = entry(u"1 failed"_s, 1, ActivityOutcome::Failed);
    check.kind = ActivityKind::Check;
    check.level.reset();
    check.report = uR"({"verdict":"1 failed","rungs":[{"id":"dns","title":"x","state":"failed","elapsedMs":12,)"
                   uR"("summary":"no such host","hint":"look at the address"}]})"_s;
    console.keep({check});
    const Shown shown(console);
    shown.open(0);
    QVERIFY(shown.button(u"sendAgain"_s) == nullptr);
    QTest::mouseClick(shown.button(u"openReport"_s), Qt::LeftButton);
    const auto *window = shown.page.findChild<QWidget *>(u"textWindow"_s);
    QVERIFY(window != nullptr);
    const QString text = window->findChild<QPlainTextEdit *>()->toPlainText();
    for (const QString &part : {u"1 failed"_s, u"no such host"_s, u"look at the address"_s, u"12 ms"_s})
        QVERIFY2(text.contains(part), qPrintable(text));
}

void TestActivityScreen::deletedRowsComeBack()
{
    KeepingConsole console;
    console.keep({entry(u"one"_s, 30), entry(u"two"_s, 20), entry(u"three"_s, 10)});
    const Shown shown(console);
    shown.table->setFocus();
    select(shown, 1);
    QTest::keyClick(shown.table, Qt::Key_Delete);
    QTRY_COMPARE(shown.messages(), (QStringList{u"three"_s, u"one"_s}));
    QTRY_VERIFY(shown.banner(u"activityResult"_s).contains(u"1 row"_s));
    QTRY_VERIFY(shown.words(u"activityCount"_s).startsWith(u"2"_s));
    QVERIFY(shown.button(u"undoButton"_s)->isVisible());
    QTest::mouseClick(shown.button(u"undoButton"_s), Qt::LeftButton);
    QTRY_COMPARE(shown.messages(), (QStringList{u"three"_s, u"two"_s, u"one"_s}));
    QTRY_VERIFY(!shown.button(u"undoButton"_s)->isVisible());
}

void TestActivityScreen::deletingTheFoundRowsLeavesTheOthers()
{
    KeepingConsole console;
    console.keep(many(ActivityModel::pageRows + 50) + QList{entry(u"stays"_s, 5)});
    Shown shown(console);
    shown.field->setText(u"entry"_s);
    QTRY_VERIFY(shown.words(u"activityCount"_s).startsWith(u"250 of"_s));
    for (QAction *action : shown.button(u"moreButton"_s)->menu()->actions()) {
        if (action->text().startsWith(u"Delete all found"_s))
            action->trigger();
    }
    QTRY_VERIFY(shown.banner(u"activityResult"_s).contains(u"250"_s));
    shown.field->setText({});
    QTRY_COMPARE(shown.messages(), QStringList{u"stays"_s});
}

void TestActivityScreen::deletingByAgeCanBeUndone()
{
    KeepingConsole console;
    console.keep({entry(u"old"_s, 100 * 86'400), entry(u"new"_s, 10)});
    const Shown shown(console);
    emit shown.page.findChild<ActivityMenus *>()->keepingWanted();
    auto *age = shown.page.findChild<QSpinBox *>(u"deleteAge"_s);
    QVERIFY(age->isVisible());
    age->setValue(99);
    QTest::mouseClick(shown.button(u"deleteOlder"_s), Qt::LeftButton);
    QTRY_COMPARE(shown.messages(), QStringList{u"new"_s});
    QTRY_VERIFY(shown.button(u"undoButton"_s)->isVisible());
    QTest::mouseClick(shown.button(u"undoButton"_s), Qt::LeftButton);
    QTRY_COMPARE(shown.model->rowCount(), 2);
}

void TestActivityScreen::whatIsExportedComesBackIn_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("foundOnly");
    QTest::addColumn<int>("rows");
    QTest::newRow("all as JSON Lines") << u"all.jsonl"_s << false << 3;
    QTest::newRow("all as CSV") << u"all.csv"_s << false << 3;
    QTest::newRow("the found ones as JSON Lines") << u"found.jsonl"_s << true << 2;
    QTest::newRow("the found ones as CSV") << u"found.csv"_s << true << 2;
}

void TestActivityScreen::whatIsExportedComesBackIn()
{
    QFETCH(QString, name);
    QFETCH(bool, foundOnly);
    QFETCH(int, rows);
    KeepingConsole console;
    console.keep({entry(u"keep one"_s, 30), entry(u"keep two"_s, 20), entry(u"other"_s, 10)});
    const QString file = console.folder.filePath(name);
    {
        const Shown shown(console);
        shown.field->setText(u"keep"_s);
        QTRY_COMPARE(shown.model->rowCount(), 2);
        emit shown.page.findChild<ActivityMenus *>()->exportChosen(file, foundOnly);
        QTRY_VERIFY(shown.banner(u"activityResult"_s).contains(u"%1 row"_s.arg(rows)));
    }
    KeepingConsole elsewhere;
    const Shown shown(elsewhere);
    emit shown.page.findChild<ActivityMenus *>()->importChosen(file);
    QTRY_COMPARE(shown.model->rowCount(), rows);
    QTRY_VERIFY(shown.banner(u"activityResult"_s).contains(u"%1 row"_s.arg(rows)));
    QCOMPARE(shown.messages().last(), u"keep one"_s);
}

void TestActivityScreen::retentionIsKept()
{
    KeepingConsole console;
    console.keep({entry(u"old"_s, 40 * 86'400), entry(u"new"_s, 10)});
    QString status;
    Shown shown(console);
    connect(&shown.page, &Page::statusChanged, this, [&status](const QString &text) { status = text; });
    shown.page.refresh();
    QTRY_VERIFY(status.contains(u"until you delete them"_s));
    emit shown.page.findChild<ActivityMenus *>()->keepingWanted();
    auto *retention = shown.page.findChild<QComboBox *>(u"retention"_s);
    QVERIFY(!shown.button(u"applyRetention"_s)->isEnabled());
    retention->setCurrentIndex(retention->findData(30));
    QVERIFY(shown.words(u"retentionWarning"_s).contains(u"for good"_s));
    QTest::mouseClick(shown.button(u"applyRetention"_s), Qt::LeftButton);
    QTRY_COMPARE(shown.messages(), QStringList{u"new"_s});
    QTRY_VERIFY(status.contains(u"30 day"_s));
    QVERIFY(!shown.button(u"applyRetention"_s)->isEnabled());
}

void TestActivityScreen::aDamagedFileIsSaidAndBroughtBack()
{
    KeepingConsole console;
    {
        ActivityFile file(console.log.path());
        KEPT(file.write(many(50), Redactor()));
    }
    QFile raw(console.log.path());
    QVERIFY(raw.open(QIODevice::ReadWrite));
    QVERIFY(raw.seek(18) && raw.write(QByteArray(2, '\xff')) == 2); // the header's version numbers
    raw.close();
    const QByteArray before = activitytest::bytesOf(console.log.path());
    const Shown shown(console);
    QTRY_VERIFY(shown.banner(u"activityDamaged"_s).contains(u"damaged"_s));
    const QStringList aside = QDir(console.folder.path()).entryList({u"*.corrupt*"_s}, QDir::Files);
    QVERIFY(!aside.isEmpty());
    QVERIFY(shown.banner(u"activityDamaged"_s).contains(aside.first()));
    QCOMPARE(activitytest::bytesOf(console.folder.filePath(aside.first())), before);
    QTest::mouseClick(shown.button(u"recoverButton"_s), Qt::LeftButton);
    QTRY_VERIFY2(shown.banner(u"activityDamaged"_s).contains(u"brought back"_s) ||
                     shown.banner(u"activityResult"_s).contains(u"brought back"_s),
                 qPrintable(shown.banner(u"activityDamaged"_s)));
}

void TestActivityScreen::aNewerFileIsLeftAloneAndSaid()
{
    KeepingConsole console;
    {
        ActivityFile file(console.log.path());
        KEPT(file.write(many(5), Redactor()));
    }
    (void)activitytest::sqlValue(console.log.path(), u"PRAGMA user_version = 99"_s);
    const Shown shown(console);
    QTRY_VERIFY2(shown.banner(u"activityUnreadable"_s).contains(u"newer version"_s),
                 qPrintable(shown.banner(u"activityUnreadable"_s)));
    QCOMPARE(shown.model->rowCount(), 0);
}

void TestActivityScreen::troubleIsSaidInABanner()
{
    KeepingConsole console(u"window.ini/below/activity.sqlite"_s);
    console.backing.sync();
    QVERIFY(QFile::exists(console.backing.fileName()) || QFile(console.backing.fileName()).open(QFile::WriteOnly));
    const Shown shown(console);
    QTRY_VERIFY(!shown.banner(u"activityUnreadable"_s).isEmpty());
    console.log.keep({entry(u"lost"_s, 1)}, nullptr);
    QTRY_VERIFY2(shown.banner(u"activityTrouble"_s).contains(u"not kept"_s),
                 qPrintable(shown.banner(u"activityTrouble"_s)));
}

void TestActivityScreen::withTheDemoServiceArrivalsStandBesideWhatWasSent()
{
    KeepingConsole console;
    console.keep({entry(u"sent long ago"_s, 100)});
    const Shown shown(console);
    QVERIFY(!shown.table->isColumnHidden(ActivityModel::Arrived));
    SendPage send(console.current, console.theme);
    send.findChild<QPlainTextEdit *>(u"message"_s)->setPlainText(u"hello demo"_s);
    send.findChild<QPushButton *>(u"sendButton"_s)->click();
    QTRY_COMPARE(shown.model->rowCount(), 2);
    QTRY_VERIFY(!shown.model->index(0, ActivityModel::Arrived).data().toString().isEmpty());
    QVERIFY(shown.model->index(1, ActivityModel::Arrived).data().toString().isEmpty());
    shown.open(0);
    const auto *arrived = shown.detail()->findChild<QPlainTextEdit *>(u"detailArrived"_s);
    QVERIFY(arrived != nullptr);
    QVERIFY(arrived->toPlainText().contains(u"hello demo"_s));
    QTRY_VERIFY(!send.isBusy());
}

void TestActivityScreen::theDrillButtonIsThereOnlyWhenSomebodyListens()
{
    KeepingConsole console;
    {
        const Shown shown(console);
        QVERIFY(!shown.button(u"startDrill"_s)->isVisible());
    }
    ActivityScreen page(console.current, console.theme);
    const QSignalSpy spy(&page, &ActivityScreen::drillRequested);
    page.show();
    auto *button = page.findChild<QPushButton *>(u"startDrill"_s);
    QVERIFY(button->isVisible());
    button->click();
    QCOMPARE(spy.size(), 1);
}

void TestActivityScreen::everythingHasAnAccessibleName()
{
    KeepingConsole console;
    console.keep({activitytest::full()});
    const Shown shown(console);
    shown.open(0);
    emit shown.page.findChild<ActivityMenus *>()->keepingWanted();
    for (const QWidget *widget : shown.page.findChildren<QWidget *>()) {
        if (!widget->isVisible() || (widget->focusPolicy() & Qt::TabFocus) == 0 || widget->focusProxy() != nullptr)
            continue;
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        const bool named = !widget->accessibleName().isEmpty() || (button != nullptr && !button->text().isEmpty());
        QVERIFY2(named,
                 qPrintable(widget->objectName() + u' ' + QString::fromLatin1(widget->metaObject()->className())));
    }
    QVERIFY(!shown.model->index(0, ActivityModel::Outcome).data(Qt::AccessibleTextRole).toString().isEmpty());
}

void TestActivityScreen::mirroredColumnsRunFromTheRight()
{
    KeepingConsole console;
    console.keep({entry(u"one"_s, 10)});
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    {
        const Shown shown(console);
        QVERIFY(shown.table->visualRect(shown.model->index(0, ActivityModel::When)).left() >
                shown.table->visualRect(shown.model->index(0, ActivityModel::Outcome)).left());
    }
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
}

void TestActivityScreen::theWindowReachesThePageWithAlt4()
{
    KeepingConsole console;
    MainWindow window(console.current, console.checks, console.theme, console.settings, false);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QTest::keyClick(&window, Qt::Key_4, Qt::AltModifier);
    QTRY_COMPARE(window.currentPage(), u"activity"_s);
    const auto *navigation = window.findChild<QListWidget *>(u"navigation"_s);
    QCOMPARE(navigation->count(), 5);
    QCOMPARE(navigation->item(3)->text(), u"Activity"_s);
    const auto *status = window.findChild<StatusLine *>();
    QTRY_VERIFY2(status->text().contains(u"kept until you delete them"_s), qPrintable(status->text()));
    QTest::keyClick(&window, Qt::Key_5, Qt::AltModifier);
    QTRY_COMPARE(window.currentPage(), u"setup"_s);
}

QTEST_MAIN(TestActivityScreen)
#include "tst_activityscreen.moc"
