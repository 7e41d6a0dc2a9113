// SPDX-License-Identifier: GPL-3.0-or-later
// Bursts and the SDK's way in the window: counts that add up, alerts that stay out, and what stays local.
#include "store/activity/activitylog.h"
#include "support/testprogram.h"
#include "tests/ui/keepingconsole.h"
#include "ui/fields/numberbox.h"
#include "ui/send/burst/burstcard.h"
#include "ui/send/burst/burstmode.h"
#include "ui/send/burst/pacefields.h"
#include "ui/send/compose/levelpicker.h"
#include "ui/send/sdk/sdkmode.h"
#include "ui/widgets/segmentedcontrol.h"

#include <QComboBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>

using namespace Qt::StringLiterals;

namespace rc::tst_sendmodes {

namespace {

template<typename T>
T *part(const QWidget &whole, const char *name)
{
    return whole.findChild<T *>(QLatin1StringView(name));
}

/// A mode on the demo service, with what it shows and tells.
template<typename Mode>
struct Stage
{
    template<typename... More>
    explicit Stage(const More &...more)
        : mode(console.session, console.theme, more...)
    {
        QObject::connect(&mode, &SendMode::outcomeShown, &mode, [this](QWidget *card) {
            card->setParent(&cards);
            ++shown;
        });
        QObject::connect(&mode, &SendMode::ended, &mode,
                         [this](Outcome outcome, qint64 entries) { ended[outcome] += entries; });
        mode.show();
        part<QPlainTextEdit>(mode, "message")->setPlainText(u"hello {counter}"_s);
    }

    /// How often each outcome is in Activity.
    [[nodiscard]] QHash<ActivityOutcome, int> kept()
    {
        QHash<ActivityOutcome, int> outcomes;
        for (const ActivityRecord &record : console.kept())
            ++outcomes[record.outcome];
        return outcomes;
    }

    KeepingConsole console;
    Mode mode;
    QWidget cards;
    int shown = 0;
    QHash<Outcome, qint64> ended;
};

using BurstStage = Stage<BurstMode>;

struct SdkStage : OwnFolder, Stage<SdkMode>
{
    explicit SdkStage(const QString &name = u"sdk.log"_s)
        : Stage(folder.filePath(name))
        , file(folder.filePath(name))
    {
    }

    void choose(Threshold threshold, Level level)
    {
        part<QComboBox>(mode, "sdkThreshold")->setCurrentIndex(int(threshold));
        mode.findChild<LevelPicker *>()->setLevel(level);
        emit mode.findChild<LevelPicker *>()->levelChanged(level);
    }

    [[nodiscard]] int lines() const
    {
        QFile log(file);
        return log.open(QIODevice::ReadOnly) ? int(log.readAll().count('\n')) : 0;
    }

    QString file;
};

} // namespace

class TestSendModes : public QObject
{
    Q_OBJECT

public:
    static void initMain() { withoutKeychain(); }

private slots:
    void aBurstIsSentAndCounted();
    void cancellingABurstStopsAtOnce();
    void whileItRunsTheCountsAreShown();
    void whatNotifiesIsNotSentInBursts();
    void thePaceIsSaid();
    void aBurstWithoutAKeyIsNotSent();
    void belowTheThresholdItStaysLocal();
    void aboveTheThresholdItIsForwarded();
    void withoutAThresholdTheFlagCounts();
    void whatNotifiesIsHeldOnlyWhereItIsForwarded();
    void whatCannotBeWrittenIsSaid();
};

void TestSendModes::aBurstIsSentAndCounted()
{
    BurstStage stage;
    part<NumberBox>(stage.mode, "burstCount")->setValue(60);
    part<SegmentedControl>(stage.mode, "burstKind")->setCurrentIndex(2);
    part<NumberBox>(stage.mode, "burstConnections")->setValue(3);
    stage.mode.press();
    QVERIFY(stage.mode.isBusy());
    QTRY_COMPARE(stage.shown, 1);
    QVERIFY(!stage.mode.isBusy());
    QCOMPARE(stage.ended, (QHash<Outcome, qint64>{{Outcome::Accepted, 60}}));
    QCOMPARE(stage.console.demoEntries(), 60);
    const QString head = part<QLabel>(stage.cards, "burstHead")->text();
    QVERIFY2(head.contains(u"60 accepted"_s), qPrintable(head));
    QVERIFY(part<QPushButton>(stage.cards, "lookInLog")->isEnabled());
    QCOMPARE(stage.kept(), (QHash<ActivityOutcome, int>{{ActivityOutcome::Accepted, 60}}));
    QSet<QString> markers;
    QSet<QString> messages;
    QSet<QUuid> batches;
    for (const ActivityRecord &record : stage.console.kept()) {
        markers.insert(record.marker);
        messages.insert(record.message);
        batches.insert(record.batch);
    }
    QCOMPARE(markers.size(), 60);
    QCOMPARE(messages.size(), 60); // the counter is filled in
    QCOMPARE(batches.size(), 1);
}

void TestSendModes::cancellingABurstStopsAtOnce()
{
    BurstStage stage;
    part<NumberBox>(stage.mode, "burstCount")->setValue(50);
    part<NumberBox>(stage.mode, "burstSeconds")->setValue(50'000);
    stage.mode.press();
    QTRY_COMPARE(stage.console.demoEntries(), 1);
    const QString counts = part<QLabel>(stage.mode, "burstCounts")->text();
    QTRY_VERIFY2(part<QLabel>(stage.mode, "burstCounts")->text().contains(u"1 accepted"_s), qPrintable(counts));
    stage.mode.cancel();
    QTRY_COMPARE(stage.shown, 1);
    QCOMPARE(stage.ended, (QHash<Outcome, qint64>{{Outcome::Accepted, 1}, {Outcome::NotSent, 49}}));
    QCOMPARE(stage.kept(),
             (QHash<ActivityOutcome, int>{{ActivityOutcome::Accepted, 1}, {ActivityOutcome::NotSent, 49}}));
    QCOMPARE(stage.console.demoEntries(), 1);
}

void TestSendModes::whileItRunsTheCountsAreShown()
{
    BurstStage stage;
    part<NumberBox>(stage.mode, "burstSeconds")->setValue(50'000);
    QVERIFY(!part<QProgressBar>(stage.mode, "burstBar")->isVisible());
    stage.mode.press();
    auto *bar = part<QProgressBar>(stage.mode, "burstBar");
    QVERIFY(bar->isVisible());
    QCOMPARE(bar->maximum(), 100);
    QVERIFY(part<QLabel>(stage.mode, "burstCounts")->text().contains(u"100 waiting"_s));
    QTRY_COMPARE(bar->value(), 1);
    stage.mode.cancel();
    QTRY_VERIFY(!bar->isVisible());
}

void TestSendModes::whatNotifiesIsNotSentInBursts()
{
    BurstStage stage;
    auto *picker = stage.mode.findChild<LevelPicker *>();
    for (const Level level : {Level::Error, Level::Alert}) {
        picker->setLevel(level);
        emit picker->levelChanged(level);
        QVERIFY(!part<QPushButton>(stage.mode, "burstButton")->isEnabled());
        QVERIFY(part<QLabel>(stage.mode, "besideBurst")->text().contains(u"notify"_s));
        stage.mode.press();
        QVERIFY(!stage.mode.isBusy());
        QCOMPARE(stage.console.demoEntries(), 0);
    }
}

void TestSendModes::thePaceIsSaid()
{
    BurstStage stage;
    const auto *summary = part<QLabel>(stage.mode, "burstSummary");
    QVERIFY2(summary->text().contains(u"600 ms"_s), qPrintable(summary->text())); // 100 over 60 s
    part<NumberBox>(stage.mode, "burstPerRequest")->setValue(30);
    QVERIFY2(summary->text().contains(u"4 requests, one every 18.0 s"_s), qPrintable(summary->text()));
    part<SegmentedControl>(stage.mode, "burstKind")->setCurrentIndex(1);
    QVERIFY2(summary->text().contains(u"3.0 s"_s), qPrintable(summary->text())); // 10 a second
    const SendPlan plan = stage.mode.findChild<PaceFields *>()->plan();
    QCOMPARE(plan.perRequest, 30);
    QCOMPARE(plan.pace, SendPace{std::chrono::seconds(3)});
}

void TestSendModes::aBurstWithoutAKeyIsNotSent()
{
    Bench bench;
    bench.keepSample(); // without a key
    BurstMode mode(bench.session, bench.theme);
    mode.show();
    QHash<Outcome, qint64> ended;
    connect(&mode, &SendMode::ended, &mode, [&](Outcome outcome, qint64 entries) { ended[outcome] += entries; });
    connect(&mode, &SendMode::outcomeShown, &mode, [](QWidget *card) { delete card; });
    part<QPlainTextEdit>(mode, "message")->setPlainText(u"m"_s);
    mode.press();
    QTRY_COMPARE(ended.value(Outcome::NotSent), 100);
    QVERIFY(!mode.isBusy());
}

void TestSendModes::belowTheThresholdItStaysLocal()
{
    SdkStage stage;
    stage.choose(Threshold::Warning, Level::Info);
    QVERIFY(part<QWidget>(*stage.mode.evidence(), "sdkLocal")->isVisibleTo(stage.mode.evidence()));
    stage.mode.press();
    QTRY_COMPARE(stage.shown, 1);
    QCOMPARE(stage.ended, (QHash<Outcome, qint64>{{Outcome::Local, 1}}));
    QCOMPARE(stage.lines(), 1);
    QCOMPARE(stage.console.demoEntries(), 0);
    QCOMPARE(stage.kept(), (QHash<ActivityOutcome, int>{{ActivityOutcome::Local, 1}}));
}

void TestSendModes::aboveTheThresholdItIsForwarded()
{
    SdkStage stage;
    stage.choose(Threshold::Warning, Level::Warning);
    stage.mode.press();
    QTRY_COMPARE(stage.shown, 1);
    QCOMPARE(stage.ended, (QHash<Outcome, qint64>{{Outcome::Accepted, 1}}));
    QCOMPARE(stage.lines(), 1);
    QCOMPARE(stage.console.demoEntries(), 1);
    QCOMPARE(stage.kept(), (QHash<ActivityOutcome, int>{{ActivityOutcome::Accepted, 1}}));
    QVERIFY(part<QLabel>(stage.mode, "sdkFileSize")->text().contains(u"bytes"_s));
}

void TestSendModes::withoutAThresholdTheFlagCounts()
{
    SdkStage stage;
    stage.choose(Threshold::Info, Level::Debug);
    part<QComboBox>(stage.mode, "sdkThreshold")->setCurrentIndex(int(thresholdTable().size()));
    const auto *beside = part<QLabel>(stage.mode, "besideSdk");
    QVERIFY(beside->text().contains(u"only"_s));
    part<QAbstractButton>(stage.mode, "sdkDebug")->setChecked(true);
    QVERIFY(beside->text().contains(u"and sent"_s));
    stage.choose(Threshold::Error, Level::Debug); // one that is set wins
    QVERIFY(beside->text().contains(u"only"_s));
}

void TestSendModes::whatNotifiesIsHeldOnlyWhereItIsForwarded()
{
    for (const Level level : {Level::Error, Level::Alert}) {
        SdkStage stage;
        stage.choose(Threshold::Error, level);
        QVERIFY(!part<QPushButton>(stage.mode, "sdkButton")->isVisible());
        stage.mode.press();
        QVERIFY(!stage.mode.isBusy());
        QCOMPARE(stage.lines(), 0);
    }
    SdkStage none;
    none.choose(Threshold::None, Level::Alert);
    none.mode.press();
    QTRY_COMPARE(none.shown, 1);
    QCOMPARE(none.ended, (QHash<Outcome, qint64>{{Outcome::Local, 1}}));
    QCOMPARE(none.console.demoEntries(), 0);
}

void TestSendModes::whatCannotBeWrittenIsSaid()
{
    SdkStage stage(QString{}); // a folder
    stage.choose(Threshold::Info, Level::Info);
    stage.mode.press();
    QTRY_COMPARE(stage.shown, 1);
    QVERIFY(part<QLabel>(stage.mode, "sdkFileFault")->isVisible());
    QCOMPARE(stage.ended, (QHash<Outcome, qint64>{{Outcome::Accepted, 1}})); // forwarded all the same
}

RC_WIDGET_TEST(TestSendModes)

} // namespace rc::tst_sendmodes

#include "tst_sendmodes.moc"
