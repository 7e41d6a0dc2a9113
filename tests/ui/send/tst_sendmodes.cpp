// SPDX-License-Identifier: GPL-3.0-or-later
// A repeated batch and the SDK's threshold: counts add up, alerts are not repeated, and local entries are not sent.
#include "service/send/sdkrule.h"
#include "store/activity/activitylog.h"
#include "support/testprogram.h"
#include "tests/ui/recordingbench.h"
#include "ui/fields/nowheelboxes.h"
#include "ui/parts/alertstep.h"
#include "ui/send/batch/batchtable.h"
#include "ui/send/compose/composer.h"
#include "ui/send/mode/sendmode.h"
#include "ui/widgets/holdbutton.h"

#include <QProgressBar>
#include <QTableView>

namespace rc::tst_sendmodes {

namespace {

/// A mode on the demo service, with its display and its signals.
template<typename Mode>
struct Stage
{
    Stage()
        : mode(console.session, console.theme)
    {
        QObject::connect(&mode, &SendMode::outcomeReady, &mode, [this](QWidget *card) {
            card->setParent(&cards);
            ++shown;
        });
        QObject::connect(&mode, &SendMode::ended, &mode, [this](const SendTally &tally) { ended = tally; });
        mode.show();
        mode.sendBar()->show();
    }

    /// The number of records of each outcome in Activity.
    [[nodiscard]] QHash<ActivityOutcome, int> kept()
    {
        QHash<ActivityOutcome, int> outcomes;
        for (const ActivityRecord &record : console.kept())
            ++outcomes[record.outcome];
        return outcomes;
    }

    DemoRecordingBench console;
    Mode mode;
    QWidget cards;
    int shown = 0;
    SendTally ended;
};

struct BatchStage : Stage<BatchMode>
{
    BatchStage()
    {
        mode.source()->read(u"x.jsonl"_s, R"({"message":"one"})"
                                          "\n"
                                          R"({"level":"warning","message":"two"})");
    }

    void repeat(int times, int seconds, int connections = 1)
    {
        part<NumberBox>(mode, u"repeatCount"_s)->setValue(times);
        part<NumberBox>(mode, u"repeatInterval"_s)->setValue(seconds);
        part<NumberBox>(mode, u"repeatConnections"_s)->setValue(connections);
    }
    [[nodiscard]] int rows() const { return part<QTableView>(mode, u"batchTable"_s)->model()->rowCount(); }
};

struct EntryStage : Stage<EntryMode>
{
    void choose(Threshold threshold, Level level)
    {
        Profile profile = console.session.profile();
        profile.threshold = threshold;
        console.session.book().openGuest(profile);
        mode.resourceChanged();
        part<QCheckBox>(mode, u"asSdk"_s)->setChecked(true);
        setLevel(level);
    }

    void setLevel(Level level)
    {
        auto *picker = mode.findChild<LevelPicker *>();
        picker->setLevel(level);
        emit picker->levelChanged(level);
    }

    [[nodiscard]] static int lines()
    {
        QFile log(sdkLogPath());
        return log.open(QIODevice::ReadOnly) ? int(log.readAll().count('\n')) : 0;
    }
};

} // namespace

class TestSendModes : public QObject
{
    Q_OBJECT

private slots:
    void init() const { QFile::remove(sdkLogPath()); }

    void repeatAccountsForEveryEntry()
    {
        BatchStage stage;
        QVERIFY(!part<NumberBox>(stage.mode, u"repeatInterval"_s)->isVisible());
        stage.repeat(30, 0, 3);
        QVERIFY(part<NumberBox>(stage.mode, u"repeatInterval"_s)->isVisible());
        stage.mode.press();
        QVERIFY(stage.mode.isBusy());
        QTRY_COMPARE(stage.shown, 1);
        QVERIFY(!stage.mode.isBusy());
        QCOMPARE(stage.ended.accepted, 60);
        QCOMPARE(stage.console.demoEntries(), 60);
        const QString head = part<QLabel>(stage.cards, u"tallyHead"_s)->text();
        QVERIFY2(head.contains(u"60 accepted"_s), qPrintable(head));
        QVERIFY(part<QPushButton>(stage.cards, u"lookInLog"_s)->isEnabled());
        QCOMPARE(stage.kept(), (QHash<ActivityOutcome, int>{{ActivityOutcome::Accepted, 60}}));
        QSet<QString> markers;
        QHash<QString, int> messages;
        QSet<QUuid> batches;
        for (const ActivityRecord &record : stage.console.kept()) {
            markers.insert(record.marker);
            ++messages[record.message];
            batches.insert(record.batch);
        }
        QCOMPARE(markers.size(), 60); // each was sent once
        QCOMPARE(messages, (QHash<QString, int>{{u"one"_s, 30}, {u"two"_s, 30}}));
        QCOMPARE(batches.size(), 1);
        // As after any accepted batch, the next press cannot send again by accident.
        QCOMPARE(stage.rows(), 0);
        QCOMPARE(part<NumberBox>(stage.mode, u"repeatCount"_s)->value(), 1);
    }

    void placeholdersAreFilledInOnEveryRepeat()
    {
        BatchStage stage;
        part<QPushButton>(stage.mode, u"clearBatch"_s)->click();
        LogEntry composed;
        composed.message = u"number {counter} {marker}"_s;
        stage.mode.setDraft(composed);
        part<QPushButton>(stage.mode, u"addComposed"_s)->click();
        stage.repeat(5, 0);
        stage.mode.press();
        QTRY_COMPARE(stage.shown, 1);
        QStringList messages;
        QStringList wanted;
        for (const ReceivedEntry &entry : stage.console.session.demo()->received()) {
            messages.append(entry.message);
            wanted.append(u"number %1 %2"_s.arg(wanted.size() + 1).arg(entry.marker));
        }
        QCOMPARE(messages.size(), 5);
        QCOMPARE(messages, wanted);
    }

    void cancelStopsARepeatImmediately()
    {
        BatchStage stage;
        stage.repeat(25, 1000);
        stage.mode.press();
        QTRY_COMPARE(stage.console.demoEntries(), 2);
        auto *bar = part<QProgressBar>(*stage.mode.sendBar(), u"repeatProgress"_s);
        QTRY_COMPARE(bar->value(), 2);
        QVERIFY(bar->isVisible());
        QCOMPARE(bar->maximum(), 50);
        QVERIFY(part<QLabel>(*stage.mode.sendBar(), u"repeatCounts"_s)->text().contains(u"48"_s)); // are waiting
        stage.mode.cancel();
        QTRY_COMPARE(stage.shown, 1);
        QVERIFY(!bar->isVisible());
        QCOMPARE(stage.ended.accepted, 2);
        QCOMPARE(stage.ended.notSent, 48);
        QCOMPARE(stage.kept(),
                 (QHash<ActivityOutcome, int>{{ActivityOutcome::Accepted, 2}, {ActivityOutcome::NotSent, 48}}));
        QCOMPARE(stage.console.demoEntries(), 2);
        QCOMPARE(stage.rows(), 2); // some entries were not accepted
        // The next press sends only those that were not sent.
        QCOMPARE(part<NumberBox>(stage.mode, u"repeatCount"_s)->value(), 24);
        const auto *button = part<QPushButton>(*stage.mode.sendBar(), u"sendBatch"_s);
        QVERIFY2(button->text().contains(u"remaining 48"_s), qPrintable(button->text()));
        stage.repeat(2, 1000); // until the user chooses another number
        QVERIFY2(!button->text().contains(u"remaining"_s), qPrintable(button->text()));
    }

    void remainingEntriesAreOfferedToTheSameResourceOnly()
    {
        BatchStage stage;
        stage.repeat(25, 1000);
        stage.mode.press();
        QTRY_COMPARE(stage.console.demoEntries(), 2);
        stage.mode.cancel();
        QTRY_COMPARE(stage.shown, 1);
        const auto *button = part<QPushButton>(*stage.mode.sendBar(), u"sendBatch"_s);
        QVERIFY2(button->text().contains(u"remaining"_s), qPrintable(button->text()));
        stage.console.saveSampleProfile();
        stage.mode.resourceChanged();
        QVERIFY2(!button->text().contains(u"remaining"_s), qPrintable(button->text()));
    }

    void notifyingEntriesAreNotRepeated()
    {
        BatchStage stage;
        stage.mode.source()->read(u"x.jsonl"_s, R"({"level":"alert","message":"one"})");
        const HoldButton *hold = stage.mode.sendBar()->findChild<AlertStep *>()->button();
        QVERIFY(hold->isEnabled());
        stage.repeat(2, 0);
        QVERIFY(!hold->isEnabled());
        QVERIFY(!part<QLabel>(*stage.mode.sendBar(), u"besideSend"_s)->text().isEmpty());
        stage.mode.press();
        QVERIFY(!stage.mode.isBusy());
        QCOMPARE(stage.console.demoEntries(), 0);
        stage.repeat(1, 0);
        QVERIFY(hold->isEnabled());
    }

    void thresholdIsOffByDefault()
    {
        EntryStage stage;
        QVERIFY(!part<QCheckBox>(stage.mode, u"asSdk"_s)->isChecked());
        stage.setLevel(Level::Debug); // below every threshold
        stage.mode.press();
        QTRY_COMPARE(stage.shown, 1);
        QCOMPARE(stage.ended.accepted, 1);
        QCOMPARE(stage.lines(), 0);
    }

    void entriesBelowTheThresholdStayLocal()
    {
        EntryStage stage;
        stage.choose(Threshold::Warning, Level::Info);
        const auto *preview = part<QPlainTextEdit>(*stage.mode.requestPreview(), u"preview"_s);
        QVERIFY(!preview->isVisibleTo(stage.mode.requestPreview())); // no request is made
        stage.mode.press();
        QTRY_COMPARE(stage.shown, 1);
        QCOMPARE(stage.ended.local, 1);
        QCOMPARE(stage.lines(), 1);
        QVERIFY(part<QLabel>(stage.cards, u"sdkFile"_s));
        QCOMPARE(stage.console.demoEntries(), 0);
        QCOMPARE(stage.kept(), (QHash<ActivityOutcome, int>{{ActivityOutcome::Local, 1}}));
    }

    void oneAtEachLevelRespectsTheThreshold()
    {
        EntryStage stage;
        stage.choose(Threshold::Alert, Level::Info);
        part<QAction>(stage.mode, u"eachLevel"_s)->trigger();
        QTRY_COMPARE(stage.shown, 1);
        QCOMPARE(stage.ended.local, 3);
        QCOMPARE(stage.lines(), 3);
        QCOMPARE(stage.console.demoEntries(), 0);
        // Of the other two only the alert would be sent.
        const auto *step = stage.mode.sendBar()->findChild<AlertStep *>();
        QVERIFY(step->button(Level::Alert)->isVisible() && !step->button(Level::Error)->isVisible());
    }

    void holdIsNeededOnlyIfForwarded()
    {
        for (const Level level : {Level::Error, Level::Alert}) {
            EntryStage stage;
            stage.choose(Threshold::Error, level);
            QVERIFY(!part<QPushButton>(*stage.mode.sendBar(), u"sendButton"_s)->isVisible());
            stage.mode.press();
            QVERIFY(!stage.mode.isBusy());
            QCOMPARE(stage.lines(), 0);
        }
        EntryStage none;
        none.choose(Threshold::None, Level::Alert);
        QVERIFY(!none.mode.sendBar()->findChild<AlertStep *>()->isVisible());
        none.mode.press();
        QTRY_COMPARE(none.shown, 1);
        QCOMPARE(none.ended.local, 1);
        QCOMPARE(none.console.demoEntries(), 0);
    }

    void writeErrorIsReported()
    {
        QVERIFY(QDir().mkpath(sdkLogPath())); // a folder blocks the path of the file
        const auto removed = qScopeGuard([] { QDir().rmdir(sdkLogPath()); });
        EntryStage stage;
        stage.choose(Threshold::Info, Level::Info);
        stage.mode.press();
        QTRY_COMPARE(stage.shown, 1);
        QVERIFY(part<QLabel>(stage.cards, u"sdkFileFault"_s));
        QCOMPARE(stage.ended.accepted, 1); // it is still forwarded
    }
};

RC_WIDGET_TEST(TestSendModes)

} // namespace rc::tst_sendmodes

#include "tst_sendmodes.moc"
