// SPDX-License-Identifier: GPL-3.0-or-later
// A batch is read, shown with its invalid lines, and sent in one request, only after a press.
#include "support/testprogram.h"
#include "tests/support/hostileserver.h"
#include "tests/ui/console.h"
#include "ui/parts/alertstep.h"
#include "ui/send/batch/batchtable.h"
#include "ui/send/mode/sendmode.h"
#include "ui/send/outcome/outcomecard.h"
#include "ui/send/sendpage.h"
#include "ui/theme/look.h"
#include "ui/widgets/holdbutton.h"
#include "ui/widgets/segmentedcontrol.h"

#include <QAbstractItemModelTester>
#include <QDropEvent>
#include <QMimeData>
#include <QTableView>

#include <cstdlib>

namespace rc::tst_batchmode {

namespace {

const QByteArray threeLines = R"({"level":"info","message":"one","ts":"2026-11-21T14:02:11.204+01:00"}
{"level":"loud","message":"nobody knows that level"}

{"level":"warning","message":"two","extra":{"n":1.0,"big":9007199254740993}}
{ nearly
{"message":"three"}
)";

class BatchBench : public Bench
{
public:
    explicit BatchBench(const Script &script = Script::json("{\"status\":\"ok\"}"))
        : server(script)
        , page(nullptr)
    {
        openAt(server.url(QString()).toString(), "k3y-0f-a-test");
        page = std::make_unique<SendPage>(session, theme);
        page->show();
        chooseMode(1);
        mode = page->findChild<BatchMode *>();
    }

    template<typename T>
    [[nodiscard]] T *part(const char *name) const
    {
        return page->findChild<T *>(QLatin1StringView(name));
    }

    void read(const QByteArray &text, const QString &name = u"app.jsonl"_s) const { mode->source()->read(name, text); }
    void send() const { part<QPushButton>("sendBatch")->click(); }
    void sendAndWait() const
    {
        send();
        QTRY_VERIFY(page->findChild<OutcomeCard *>());
    }
    void chooseMode(int index) const { part<SegmentedControl>("sendModes")->setCurrentIndex(index); }
    void mapColumn(const char *column, const QString &target) const
    {
        part<QPushButton>(column)->click();
        part<QMenu>("mappingMenu")->findChild<QAction *>(target)->trigger();
    }
    [[nodiscard]] QAbstractItemModel *model() const { return part<QTableView>("batchTable")->model(); }
    [[nodiscard]] QByteArray body() const
    {
        const QByteArray request = server.connections().value(0);
        return request.mid(request.indexOf("\r\n\r\n") + 4);
    }

    HostileServer server;
    std::unique_ptr<SendPage> page;
    BatchMode *mode = nullptr;
};

QStringList messagesOf(const BatchBench &bench)
{
    QStringList messages;
    for (int row = 0; row < bench.model()->rowCount(); ++row)
        messages.append(bench.model()->index(row, BatchModel::Message).data().toString());
    return messages;
}

} // namespace

namespace {

/// Six entries of a little more than half a KiB, so that three fit into a limit of 2 KiB.
QByteArray sixLines()
{
    QByteArray lines;
    for (int i = 0; i < 6; ++i)
        lines += "{\"level\":\"" + QByteArray(i == 4 ? "fatal" : "info") + "\",\"message\":\"number " +
                 QByteArray::number(i) + ' ' + QByteArray(520, 'x') + "\"}\n";
    return lines;
}

void limitTo(BatchBench &bench, int kibibytes)
{
    WireLimits limits;
    setLimit(limits, LimitId::RequestCap, kibibytes);
    bench.settings.setWireLimits(limits);
}

} // namespace

class TestBatchMode : public QObject
{
    Q_OBJECT

private slots:
    void linesAndErrorsAreShownInOrder()
    {
        BatchModel model;
        QAbstractItemModelTester tester(&model);
        model.setBatch(entriesFrom(threeLines, ImportFormat::JsonLines, QDateTime::currentDateTime()));
        QStringList lines;
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex line = model.index(row, BatchModel::Line);
            lines.append(line.data().toString() + (line.data(BatchModel::FaultRole).toBool() ? u"!"_s : QString()));
        }
        QCOMPARE(lines, QStringList({u"1"_s, u"2!"_s, u"4"_s, u"5!"_s, u"6"_s}));
        QVERIFY(model.index(1, BatchModel::Message).data().toString().contains(u"loud"_s));
        QCOMPARE(model.index(2, BatchModel::Extra).data().toString(), uR"({"n":1.0,"big":9007199254740993})"_s);
        LogEntry composed;
        composed.message = u"\u202emine"_s;
        model.add(composed);
        QCOMPARE(model.index(5, BatchModel::Line).data().toString(), QString());
        QCOMPARE(model.index(5, BatchModel::Message).data().toString(), u"⟨U+202E⟩mine"_s);
    }

    void removedEntriesCanBeRestored()
    {
        BatchBench bench;
        bench.read(threeLines);
        QTRY_COMPARE(bench.model()->rowCount(), 5);
        auto *table = bench.part<QTableView>("batchTable");
        const QStringList before = messagesOf(bench);
        table->setFocus();
        table->selectRow(1); // an invalid line is not an entry
        QTest::keyClick(table, Qt::Key_Delete);
        QCOMPARE(bench.model()->rowCount(), 5);
        table->selectRow(2);
        QTest::keyClick(table, Qt::Key_Delete);
        QCOMPARE(bench.model()->rowCount(), 4);
        QVERIFY(!messagesOf(bench).contains(u"two"_s));
        table->selectRow(0);
        QTest::keyClick(table, Qt::Key_Delete);
        QCOMPARE(bench.model()->rowCount(), 3);
        QTest::keyClick(table, Qt::Key_Z, Qt::ControlModifier);
        QTest::keyClick(table, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(messagesOf(bench), before);
        QTest::keyClick(table, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(messagesOf(bench), before);
        bench.part<QPushButton>("clearBatch")->click();
        QCOMPARE(bench.model()->rowCount(), 0);
        QVERIFY(bench.page->undoRemoval());
        QCOMPARE(messagesOf(bench), before);
        QVERIFY(!bench.page->undoRemoval());
        // selectRow() would see Ctrl, which the keys above may have left down
        table->selectionModel()->setCurrentIndex(bench.model()->index(0, 0),
                                                 QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
        QTest::keyClick(table, Qt::Key_Delete);
        QCOMPARE(bench.model()->rowCount(), 4);
        bench.send();
        QTRY_VERIFY(!bench.page->isBusy() && !bench.body().isEmpty());
        QVERIFY(!bench.page->undoRemoval()); // it may have arrived, so a second press must not send it again
    }

    void removingTheLastRowFocusesTheSource()
    {
        BatchBench bench;
        bench.read(R"({"message":"one"})");
        QTRY_COMPARE(bench.model()->rowCount(), 1);
        auto *table = bench.part<QTableView>("batchTable");
        table->setFocus();
        table->selectRow(0);
        QTest::keyClick(table, Qt::Key_Delete);
        QCOMPARE(bench.model()->rowCount(), 0);
        QCOMPARE(bench.page->focusWidget(), bench.part<QPushButton>("chooseImport"));
    }

    void nothingIsSentBeforeTheClick()
    {
        const BatchBench bench;
        const auto *samples = bench.part<QWidget>("importSamples");
        QVERIFY(!bench.part<QPushButton>("sendBatch")->isEnabled() && samples->isVisible());
        bench.read(threeLines);
        QTRY_COMPARE(bench.model()->rowCount(), 5);
        QVERIFY(bench.part<QPushButton>("sendBatch")->isEnabled() && !samples->isVisible());
        QVERIFY(bench.server.connections().isEmpty());
        const QString summary = bench.part<QLabel>("batchSummary")->text();
        QVERIFY2(summary.contains(u"3"_s) && summary.contains(u"2"_s), qPrintable(summary));
        bench.read(R"({"message":" "})");
        QVERIFY(bench.part<QLabel>("batchSummary")->text().contains(u"1 without a message"_s));
        bench.part<QPushButton>("clearBatch")->click();
        QCOMPARE(bench.model()->rowCount(), 0);
        QVERIFY(!bench.part<QPushButton>("sendBatch")->isEnabled() && samples->isVisible());
    }

    void allAreSentInOneRequestAsShown()
    {
        const BatchBench bench;
        // Each entry has its own time, because the preview and the request are made at different moments.
        bench.read(
            "{\"message\":\"one\",\"ts\":\"2026-11-21T14:02:11.204+01:00\"}\n"
            "{\"level\":\"warning\",\"message\":\"two\",\"ts\":\"2026-11-21T14:02:11Z\",\"extra\":{\"n\":1e-7}}\n");
        auto *preview = bench.mode->requestPreview()->findChild<QPlainTextEdit *>(u"preview"_s);
        bench.mode->requestPreview()->findChild<QPushButton *>(u"previewLayout"_s)->click();
        const QString shown = preview->toPlainText();
        bench.sendAndWait();
        QVERIFY(bench.page->findChild<OutcomeCard *>()->findChild<QPushButton *>(u"lookInLog"_s));
        QCOMPARE(bench.server.activeConnections(), 1);
        QCOMPARE(shown.mid(shown.indexOf(u"\n\n"_s) + 2).toUtf8(), bench.body());
        QVERIFY(bench.body().contains("\"extra\":{\"n\":1e-7,\"marker\":\""));
        QCOMPARE(bench.body().count("\"marker\""), 2);
        QVERIFY(!shown.contains(u"k3y-0f-a-test"_s));
        QVERIFY(bench.part<QLabel>("outcomeWhat")->text().startsWith(u"2 "_s));
    }

    void stampNowReplacesTimesFromTheFile()
    {
        const BatchBench bench;
        bench.read(R"({"message":"one","ts":"1999-12-31T23:59:59+01:00"})");
        bench.part<QCheckBox>("stampNow")->setChecked(true);
        bench.sendAndWait();
        QVERIFY(bench.body().contains("\"ts\""));
        QVERIFY(!bench.body().contains("1999"));
    }

    void onlyRefusedEntriesRemain_data()
    {
        addColumns<int, int, QString>("status", "kept", "focused");
        QTest::newRow("accepted, and the focus goes into the result") << 200 << 0 << u"copyMarker"_s;
        QTest::newRow("refused, and the focus stays") << 403 << 1 << u"sendBatch"_s;
    }

    void onlyRefusedEntriesRemain()
    {
        QFETCH(int, status);
        QFETCH(int, kept);
        BatchBench bench(Script::response(status, "application/json", R"({"status":"ok"})"));
        QVERIFY(QTest::qWaitForWindowActive(bench.page.get()));
        bench.read(R"({"message":"one"})");
        QTRY_COMPARE(bench.model()->rowCount(), 1);
        auto *button = bench.part<QPushButton>("sendBatch");
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
        QTRY_VERIFY(bench.page->findChild<OutcomeCard *>());
        QTEST(bench.page->focusWidget()->objectName(), "focused");
        QTRY_COMPARE(bench.model()->rowCount(), kept);
        QTRY_COMPARE(button->isEnabled(), kept > 0);
        const QString marker = bench.part<QLabel>("outcomeMarker")->text();
        QVERIFY(bench.body().contains(marker.toUtf8()));
        const QString next = bench.mode->requestPreview()->findChild<QPlainTextEdit *>(u"preview"_s)->toPlainText();
        QVERIFY(kept == 0 || (next.contains(u"one"_s) && !next.contains(marker)));
    }

    void notifyingEntriesNeedAHold_data()
    {
        QTest::addColumn<QByteArray>("level");
        QTest::newRow("error") << QByteArray("error");
        QTest::newRow("alert") << QByteArray("alert");
    }

    void notifyingEntriesNeedAHold()
    {
        QFETCH(QByteArray, level);
        const BatchBench bench;
        bench.read("{\"message\":\"one\"}\n{\"level\":\"" + level + "\",\"message\":\"two\"}\n");
        auto *step = bench.mode->sendBar()->findChild<AlertStep *>();
        QVERIFY(step->isVisible());
        QVERIFY(!bench.part<QPushButton>("sendBatch")->isVisible());
        bench.mode->press(); // Ctrl+Enter
        QVERIFY(!bench.page->isBusy());
        step->button()->setHoldTime(20ms);
        QTest::mousePress(step->button(), Qt::LeftButton);
        QTRY_VERIFY(bench.page->findChild<OutcomeCard *>());
        QVERIFY(bench.body().contains('"' + level + '"'));
        QVERIFY(!step->button()->isEnabled());
    }

    void severityWordsNeedConfirmation()
    {
        const BatchBench bench;
        bench.read("{\"message\":\"one\"}\n{\"level\":\"fatal\",\"message\":\"two\"}\n");
        QVERIFY(bench.part<QWidget>("severeRow")->isVisible());
        QVERIFY(bench.part<QLabel>("severeWords")->text().contains(u"fatal (1)"_s));
        auto *step = bench.mode->sendBar()->findChild<AlertStep *>();
        QVERIFY(step->isHidden()); // a warning notifies no one
        auto *level = bench.part<QComboBox>("severeLevel");
        level->setCurrentIndex(1);
        emit level->activated(1);
        QVERIFY(step->isVisible() && !bench.part<QPushButton>("sendBatch")->isVisible());
        level->setCurrentIndex(0);
        emit level->activated(0);
        QVERIFY(step->isHidden());
        bench.sendAndWait();
        QVERIFY(bench.body().contains("\"warning\"") && !bench.body().contains("\"error\""));
        QVERIFY(!bench.part<QWidget>("severeRow")->isVisible());
    }

    void tooLargeBatchIsSplitOnRequest()
    {
        // The test presses faster than a person does.
        const int interval = QApplication::doubleClickInterval();
        QApplication::setDoubleClickInterval(0);
        const auto asBefore = qScopeGuard([interval] { QApplication::setDoubleClickInterval(interval); });
        BatchBench bench;
        limitTo(bench, 2);
        bench.read(sixLines());
        QVERIFY(bench.part<QPushButton>("divideBatch")->isVisible());
        QVERIFY(!bench.part<QPushButton>("sendBatch")->isEnabled());
        bench.mode->press();
        QVERIFY(!bench.page->isBusy());
        QCoreApplication::processEvents(); // the button is enabled again
        bench.part<QPushButton>("divideBatch")->click();
        QVERIFY(!bench.part<QPushButton>("divideBatch")->isVisible());
        QCOMPARE(bench.model()->rowCount(), 3);
        QVERIFY(bench.part<QLabel>("batchSummary")->text().contains(u"3 more"_s));
        QVERIFY(!bench.part<QWidget>("severeRow")->isVisible());
        bench.sendAndWait();
        // Each press sends one request, and the next part waits for its own press.
        QCOMPARE(bench.server.activeConnections(), 1);
        QCOMPARE(bench.body().count("number "), 3);
        QCOMPARE(bench.model()->rowCount(), 3);
        QVERIFY(bench.model()->index(0, BatchModel::Message).data().toString().startsWith(u"number 3"_s));
        QVERIFY(bench.part<QWidget>("severeRow")->isVisible()); // the fatal entry
        QCoreApplication::processEvents();
        bench.send();
        QTRY_COMPARE(bench.server.activeConnections(), 2);
        QTRY_COMPARE(bench.model()->rowCount(), 0);
        limitTo(bench, 1);
        bench.read("{\"message\":\"" + QByteArray(1500, 'x') + "\"}\n");
        QVERIFY(!bench.part<QPushButton>("divideBatch")->isVisible()); // there is nothing to divide
        QVERIFY(!bench.part<QPushButton>("sendBatch")->isEnabled());
    }

    void unreadableFileIsNamed()
    {
        const BatchBench bench;
        QSignalSpy failed(bench.mode->source(), &ImportSource::failed);
        bench.mode->source()->openFile(u"/dev/zero"_s);
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(!failed.first().first().toString().isEmpty());
        QVERIFY(!bench.mode->source()->isReading());
        QCOMPARE(bench.model()->rowCount(), 0);
    }

    void aDroppedFileIsRead()
    {
        const BatchBench bench;
        QFile file(bench.folder.filePath(u"app.log"_s));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("2026-11-21T14:02:11Z WARN disk\n") > 0);
        file.close();
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file.fileName())});
        QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(bench.mode->source(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(bench.mode->source(), &drop);
        QVERIFY(drop.isAccepted());
        QTRY_COMPARE(bench.model()->rowCount(), 1);
        QCOMPARE(bench.model()->index(0, BatchModel::LevelColumn).data().toString(), levelName(Level::Warning));
        QVERIFY(bench.server.connections().isEmpty());
    }

    void changingTheFormatReadsTheTextAgain()
    {
        const BatchBench bench;
        bench.read("2026-11-21T14:02:11Z WARN disk {full\n", u"a.log"_s);
        const auto first = [&bench] { return bench.model()->index(0, BatchModel::Message).data().toString(); };
        QCOMPARE(first(), u"disk {full"_s);
        auto *format = bench.part<QComboBox>("importFormat");
        format->setCurrentIndex(format->findData(int(ImportFormat::JsonLines)));
        emit format->activated(format->currentIndex());
        QVERIFY2(first() != u"disk {full"_s, qPrintable(first()));
    }

    void columnsCanBeChanged()
    {
        const BatchBench bench;
        bench.read("time,host,what\n2026-01-02T03:04:05Z,db-1,disk full\n", u"a.csv"_s);
        QVERIFY(bench.part<QWidget>("mappingLine")->isVisible());
        QVERIFY(hasFlag(bench.part<QPushButton>("mapped-0"), "chosen"));
        auto *what = bench.part<QPushButton>("mapped-2");
        QVERIFY(!hasFlag(what, "chosen"));
        QCOMPARE(bench.model()->rowCount(), 1); // the fault of the header
        what->setFocus();
        what->click();
        auto *menu = bench.part<QMenu>("mappingMenu");
        QCOMPARE(menu->actions().size(), int(importTargetTable().size()));
        menu->findChild<QAction *>(u"message"_s)->trigger();
        menu->close();
        QTRY_COMPARE(bench.model()->index(0, BatchModel::Message).data().toString(), u"disk full"_s);
        QVERIFY(hasFlag(what, "chosen"));
        QVERIFY(bench.part<QPushButton>("mapped-2") == what); // and the focus stays in place
        QVERIFY(bench.model()->index(0, BatchModel::Extra).data().toString().contains(u"db-1"_s));
        bench.mapColumn("mapped-1", u"ignored"_s);
        QTRY_COMPARE(bench.model()->index(0, BatchModel::Extra).data().toString(), QString());
        bench.read("hello\n", u"a.log"_s);
        QVERIFY(!bench.part<QWidget>("mappingLine")->isVisible());
        bench.read("msg,\u202e&x\nm,1\n", u"a.csv"_s); // a foreign name is shown literally
        QVERIFY(bench.part<QPushButton>("mapped-1")->text().startsWith(u"⟨U+202E⟩&&x"_s));
    }

    void changingTheTargetKeepsTheEntries()
    {
        const BatchBench bench;
        LogEntry composed;
        composed.message = u"composed"_s;
        bench.read("msg,host\none,db-1\n", u"a.csv"_s);
        bench.mode->setDraft(composed);
        bench.part<QPushButton>("addComposed")->click();
        QCOMPARE(bench.model()->rowCount(), 2);
        bench.mapColumn("mapped-1", u"message"_s);
        QTRY_VERIFY(hasFlag(bench.part<QPushButton>("mapped-1"), "chosen"));
        QCOMPARE(bench.model()->rowCount(), 2);
        bench.sendAndWait();
        QVERIFY(bench.body().contains("\"db-1\"") && bench.body().contains("\"composed\""));
    }

    void acceptedEntriesAreNotReadAgain()
    {
        const BatchBench bench;
        bench.read("msg,level\none,info\ntwo,loud\n", u"a.csv"_s);
        bench.sendAndWait();
        QVERIFY(!bench.part<QWidget>("mappingLine")->isVisible()); // its menus would restore the sent entries
        QTRY_COMPARE(bench.model()->rowCount(), 1);
    }

    void aComposedEntryIsAdded()
    {
        const BatchBench bench;
        bench.chooseMode(0);
        bench.part<QPlainTextEdit>("message")->setPlainText(u"composed"_s);
        bench.chooseMode(2); // also after a look at the drill
        bench.chooseMode(1);
        bench.part<QPushButton>("addComposed")->click();
        bench.part<QPushButton>("addComposed")->click();
        QCOMPARE(bench.model()->rowCount(), 2);
        bench.sendAndWait();
        QCOMPARE(bench.body().count("composed"), 2);
        QCOMPARE(bench.server.activeConnections(), 1);
    }

    void canceledBatchReportsKnownOutcomes()
    {
        const BatchBench bench(Script::silent());
        bench.read(threeLines);
        bench.send();
        QTRY_COMPARE(bench.server.occurrencesOf("\"logs\""), 1);
        bench.page->cancel();
        QTRY_VERIFY(bench.page->findChild<OutcomeCard *>());
        QCOMPARE(bench.page->findChild<OutcomeCard *>()->accessibleName(), outcomeName(Outcome::Unknown));
        QCOMPARE(bench.model()->rowCount(), 5);
        QCOMPARE(bench.server.occurrencesOf("\"logs\""), 1);
    }
};

RC_WIDGET_TEST(TestBatchMode)

} // namespace rc::tst_batchmode

#include "tst_batchmode.moc"
