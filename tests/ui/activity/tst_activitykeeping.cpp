// SPDX-License-Identifier: GPL-3.0-or-later
// The Activity page deletes records with undo, exports them, and reports what is recorded and what failed.
#include "support/testprogram.h"
#include "tests/ui/activityshown.h"
#include "ui/activity/activityscreen.h"

namespace rc::tst_activitykeeping {

using namespace activitytest;

class TestActivityKeeping : public QObject
{
    Q_OBJECT

public:
    static void initMain() { withoutKeychain(); }

private slots:
    void deletedRowsComeBack();
    void deletingTheFoundRowsLeavesTheOthers();
    void whatIsAskedForIsExported_data();
    void whatIsAskedForIsExported();
    void theStatusSaysHowMuchIsKept();
    void aDamagedFileIsMovedAsideAndSaid();
    void troubleIsSaidInABanner();
};

void TestActivityKeeping::deletedRowsComeBack()
{
    KeepingConsole console;
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

void TestActivityKeeping::deletingTheFoundRowsLeavesTheOthers()
{
    KeepingConsole console;
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

void TestActivityKeeping::whatIsAskedForIsExported_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("search");
    QTest::addColumn<int>("rows");
    QTest::newRow("all") << u"all.jsonl"_s << QString() << 3;
    QTest::newRow("the found ones as JSON Lines") << u"found.jsonl"_s << u"keep"_s << 2;
    QTest::newRow("the found ones as CSV") << u"found.csv"_s << u"keep"_s << 2;
}

void TestActivityKeeping::whatIsAskedForIsExported()
{
    QFETCH(QString, name);
    QFETCH(QString, search);
    QFETCH(int, rows);
    KeepingConsole console;
    console.keep({entry(u"keep one"_s, 30), entry(u"keep two"_s, 20), entry(u"other"_s, 10)});
    const QString file = console.folder.filePath(name);
    const Shown shown(console);
    shown.field->setText(search);
    QTRY_COMPARE(shown.model->rowCount(), rows);
    emit shown.page.findChild<ActivityMenus *>()->exportChosen(file);
    QTRY_VERIFY(shown.banner(u"activityResult"_s).contains(u"%1 record"_s.arg(rows)));
    const QByteArray written = bytesOf(file);
    QVERIFY(written.contains("keep one") && written.contains("keep two"));
    QCOMPARE(written.contains("other"), search.isEmpty());
}

void TestActivityKeeping::theStatusSaysHowMuchIsKept()
{
    KeepingConsole console;
    console.keep({entry(u"new"_s, 10)});
    QString status;
    Shown shown(console);
    connect(&shown.page, &Page::statusChanged, this, [&status](const QString &text) { status = text; });
    shown.page.refresh();
    QTRY_VERIFY(status.contains(u" · "_s));
    console.log.change<Result<void>>([](ActivityFile &file) { return file.setRetentionDays(30); }, &console.log,
                                     [](const Result<void> &) {});
    QTRY_VERIFY(status.contains(u"30 day"_s));
}

void TestActivityKeeping::aDamagedFileIsMovedAsideAndSaid()
{
    KeepingConsole console;
    {
        ActivityFile file(console.log.path());
        KEPT(file.write(many(50), Redactor()));
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

void TestActivityKeeping::troubleIsSaidInABanner()
{
    KeepingConsole console(u"window.ini/below/activity.sqlite"_s);
    console.backing.sync();
    QVERIFY(QFile::exists(console.backing.fileName()) || QFile(console.backing.fileName()).open(QFile::WriteOnly));
    const Shown shown(console);
    QTRY_VERIFY(!shown.banner(u"activityUnreadable"_s).isEmpty());
    console.log.keep({entry(u"lost"_s, 1)}, nullptr);
    QTRY_VERIFY2(shown.banner(u"activityTrouble"_s).contains(u"not recorded"_s),
                 qPrintable(shown.banner(u"activityTrouble"_s)));
}

RC_WIDGET_TEST(TestActivityKeeping)

} // namespace rc::tst_activitykeeping

#include "tst_activitykeeping.moc"
