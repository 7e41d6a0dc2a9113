// SPDX-License-Identifier: GPL-3.0-or-later
// A file dropped anywhere on the window is recognized: settings go to the paste reader, entries to the batch.
#include "catalog/lock/toollock.h"
#include "support/testprogram.h"
#include "ui/console.h"
#include "ui/frame/windowdrop.h"
#include "ui/tools/page/toolspage.h"

#include <QDropEvent>
#include <QMimeData>
#include <QTreeWidget>
#include <QUrl>

namespace rc::tst_windowdrop {

namespace {

const QByteArray emptyLock = R"({"toolLock":1,"catalogs":[]})";

QMimeData *droppedFile(const QString &path, const QByteArray &bytes)
{
    writeBytes(path, bytes);
    auto *dropped = new QMimeData;
    dropped->setUrls({QUrl::fromLocalFile(path)});
    return dropped;
}

/// A window on the demo service, and a lock of its general tools in which one tool has another definition.
struct LockWindow : WindowOn<DemoBench>
{
    [[nodiscard]] Page *tools() const { return window->builtPage(u"tools"_s); }

    QByteArray lock()
    {
        window->showPage(u"tools"_s);
        tools()->refresh();
        RC_TRY_REQUIRE(!tools()->isBusy());
        ToolCatalog general = *tools()->findChild<ToolsPage *>()->catalog(CatalogKind::General);
        changed = general.tools.constFirst().name;
        removed = general.tools.at(1).name;
        LockedCatalog locked = lockedCatalog(general, {});
        for (LockedTool &tool : locked.tools) {
            if (tool.name == removed)
                tool.name = u"gone"_s;
            else if (tool.name == changed)
                tool.definition = tool.modelTextHash = QByteArray(64, 'a');
        }
        return toolLockDocument({{locked}});
    }

    QString changed;
    QString removed;
};

} // namespace

class TestWindowDrop : public QObject
{
    Q_OBJECT

private slots:
    void fileKindsAreRecognized_data()
    {
        addColumns<QString, bool>("name", "isOfEntries");
        QTest::newRow("env") << u".env"_s << false;
        QTest::newRow("tool lock") << u"tools.lock.json"_s << false;
        QTest::newRow("unit") << u"payments.service"_s << false;
        QTest::newRow("CSV") << u"entries.CSV"_s << true;
        QTest::newRow("JSON Lines") << u"entries.jsonl"_s << true;
        QTest::newRow("log") << u"app.log"_s << true;
    }

    void fileKindsAreRecognized()
    {
        QFETCH(QString, name);
        QFETCH(bool, isOfEntries);
        const QTemporaryDir folder;
        QWidget window;
        WindowDrop drop(&window);
        QSignalSpy entries(&drop, &WindowDrop::entriesDropped);
        QSignalSpy text(&drop, &WindowDrop::textDropped);
        const std::unique_ptr<QMimeData> dropped(droppedFile(folder.filePath(name), "SERVICE_USERNAME=nora"));
        QVERIFY(WindowDrop::canHandle(dropped.get()));
        drop.handle(dropped.get());
        QTRY_COMPARE(entries.size() + text.size(), 1);
        QCOMPARE(entries.size() == 1, isOfEntries);
        if (!isOfEntries)
            QCOMPARE(text.first().first().toByteArray(), QByteArray("SERVICE_USERNAME=nora"));
    }

    void severalFilesAreRefused()
    {
        QWidget window;
        WindowDrop drop(&window);
        QSignalSpy failed(&drop, &WindowDrop::failed);
        QMimeData dropped;
        dropped.setUrls({QUrl::fromLocalFile(u"/a"_s), QUrl::fromLocalFile(u"/b"_s)});
        drop.handle(&dropped);
        QCOMPARE(failed.size(), 1);
    }

    void settingsOpenThePastePanel()
    {
        WindowBench bench;
        MainWindow &window = *bench.window;
        QMimeData dropped;
        dropped.setText(u"SERVICE_USERNAME=nora"_s);
        window.findChild<WindowDrop *>()->handle(&dropped);
        QCOMPARE(window.currentPage(), u"setup"_s);
        QCOMPARE(bench.session.profile().username, u"jon"_s); // nothing is used yet
    }

    /// It is known by its content: the file name does not matter.
    void lockFileOpensTheComparison()
    {
        LockWindow on;
        const QTemporaryDir folder;
        const std::unique_ptr<QMimeData> dropped(droppedFile(folder.filePath(u"reviewed.txt"_s), on.lock()));
        on.window->showPage(u"check"_s);
        on.window->findChild<WindowDrop *>()->handle(dropped.get());
        QTRY_COMPARE(on.window->currentPage(), u"tools"_s);
        auto *rows = on.tools()->findChild<QTreeWidget *>(u"comparedTools"_s);
        QTRY_VERIFY(rows->isVisible());
        QStringList names;
        for (int i = 0; i < rows->topLevelItemCount(); ++i)
            names.append(rows->topLevelItem(i)->text(0));
        QVERIFY2(names.contains(u"gone"_s), qPrintable(names.join(u' ')));
        QVERIFY(names.contains(on.removed)); // the lock does not have it
        QVERIFY(names.contains(on.changed));
        QVERIFY(on.tools()->findChild<QLabel *>(u"compareTitle"_s)->text().contains(u"reviewed.txt"_s));
        // An existing tool can be shown, and a removed one cannot.
        const auto open = [&](const QString &name) {
            rows->setCurrentItem(rows->findItems(name, Qt::MatchExactly).constFirst());
            emit rows->itemActivated(rows->currentItem(), 0);
        };
        open(u"gone"_s);
        QVERIFY(rows->isVisible());
        open(on.changed);
        QVERIFY(!rows->isVisible());
        QCOMPARE(on.tools()->findChild<QLabel *>(u"toolName"_s)->text(), on.changed);
        on.window->findChild<WindowDrop *>()->handle(dropped.get());
        QTRY_VERIFY(rows->isVisible());
        QTest::keyClick(on.window.get(), Qt::Key_Escape);
        QVERIFY(!rows->isVisible());
    }

    void missingProfileIsReported()
    {
        WindowBench bench(false);
        MainWindow &window = *bench.window;
        const QTemporaryDir folder;
        auto *verdict = window.findChild<QLabel *>(u"firstVerdict"_s);
        QVERIFY(verdict != nullptr);
        for (const QString &name : {u"tools.lock.json"_s, u"entries.csv"_s}) {
            verdict->clear();
            const std::unique_ptr<QMimeData> dropped(droppedFile(folder.filePath(name), emptyLock));
            window.findChild<WindowDrop *>()->handle(dropped.get());
            QTRY_VERIFY(!verdict->text().isEmpty());
        }
    }

    /// The source of a moved item would delete it.
    void dropNeverMovesFiles()
    {
        QWidget window;
        WindowDrop drop(&window);
        QSignalSpy text(&drop, &WindowDrop::textDropped);
        QMimeData dropped;
        dropped.setText(u"SERVICE_USERNAME=nora"_s);
        QDropEvent either({1, 1}, Qt::MoveAction | Qt::CopyAction, &dropped, Qt::LeftButton, Qt::ShiftModifier);
        either.setDropAction(Qt::MoveAction);
        QVERIFY(drop.eventFilter(&window, &either));
        QVERIFY(either.isAccepted());
        QCOMPARE(either.dropAction(), Qt::CopyAction);
        QCOMPARE(text.size(), 1);
        QDropEvent onlyMoved({1, 1}, Qt::MoveAction, &dropped, Qt::LeftButton, Qt::NoModifier);
        QVERIFY(drop.eventFilter(&window, &onlyMoved));
        QVERIFY(!onlyMoved.isAccepted());
        QCOMPARE(text.size(), 1);
    }
};

RC_WIDGET_TEST(TestWindowDrop)

} // namespace rc::tst_windowdrop

#include "tst_windowdrop.moc"
