// SPDX-License-Identifier: GPL-3.0-or-later
// A file dropped anywhere on the window is understood: settings go to the reader of pasted text, entries to the batch.
#include "support/require.h"
#include "support/testprogram.h"
#include "ui/console.h"
#include "ui/frame/windowdrop.h"

#include <QDropEvent>
#include <QFile>
#include <QMimeData>
#include <QSignalSpy>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace rc::tst_windowdrop {

class TestWindowDrop : public QObject
{
    Q_OBJECT

public:
    static void initMain() { withoutKeychain(); }

private slots:
    void filesAreToldApart_data();
    void filesAreToldApart();
    void manyAtOnceAreRefused();
    void settingsOpenTheReader();
    void nothingIsMovedAway();
};

void TestWindowDrop::filesAreToldApart_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isOfEntries");
    QTest::newRow("env") << u".env"_s << false;
    QTest::newRow("tool lock") << u"tools.lock.json"_s << false;
    QTest::newRow("unit") << u"payments.service"_s << false;
    QTest::newRow("CSV") << u"entries.CSV"_s << true;
    QTest::newRow("JSON Lines") << u"entries.jsonl"_s << true;
    QTest::newRow("log") << u"app.log"_s << true;
}

void TestWindowDrop::filesAreToldApart()
{
    QFETCH(QString, name);
    QFETCH(bool, isOfEntries);
    const QTemporaryDir folder;
    QFile file(folder.filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("SERVICE_USERNAME=nora") > 0);
    file.close();
    QWidget window;
    WindowDrop drop(&window);
    QSignalSpy entries(&drop, &WindowDrop::entriesGiven);
    QSignalSpy text(&drop, &WindowDrop::textGiven);
    QMimeData dropped;
    dropped.setUrls({QUrl::fromLocalFile(file.fileName())});
    QVERIFY(WindowDrop::isMeant(&dropped));
    drop.take(&dropped);
    QTRY_COMPARE(entries.size() + text.size(), 1);
    QCOMPARE(entries.size() == 1, isOfEntries);
    if (!isOfEntries)
        QCOMPARE(text.first().first().toByteArray(), QByteArray("SERVICE_USERNAME=nora"));
}

void TestWindowDrop::manyAtOnceAreRefused()
{
    QWidget window;
    WindowDrop drop(&window);
    QSignalSpy failed(&drop, &WindowDrop::failed);
    QMimeData dropped;
    dropped.setUrls({QUrl::fromLocalFile(u"/a"_s), QUrl::fromLocalFile(u"/b"_s)});
    drop.take(&dropped);
    QCOMPARE(failed.size(), 1);
}

void TestWindowDrop::settingsOpenTheReader()
{
    Bench bench;
    bench.keepSample();
    MainWindow window(bench.session, bench.checks, bench.theme, bench.settings, false);
    window.show();
    QMimeData dropped;
    dropped.setText(u"SERVICE_USERNAME=nora"_s);
    window.findChild<WindowDrop *>()->take(&dropped);
    QCOMPARE(window.currentPage(), u"setup"_s);
    QCOMPARE(bench.session.profile().username, u"jon"_s); // nothing is taken yet
}

/// Whoever gave a thing that is moved deletes it.
void TestWindowDrop::nothingIsMovedAway()
{
    QWidget window;
    WindowDrop drop(&window);
    QSignalSpy text(&drop, &WindowDrop::textGiven);
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

RC_WIDGET_TEST(TestWindowDrop)

} // namespace rc::tst_windowdrop

#include "tst_windowdrop.moc"
