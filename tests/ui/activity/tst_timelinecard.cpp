// SPDX-License-Identifier: GPL-3.0-or-later
// The chart of the Activity page: made when there is something to draw, told in words, told apart without colours.
#include "core/datetimes.h"
#include "support/require.h"
#include "support/testprogram.h"
#include "tests/ui/activityshown.h"
#include "ui/activity/list/activitywords.h"
#include "ui/activity/timelinecard.h"
#include "ui/widgets/segmentedcontrol.h"

#include <QCategoryAxis>
#include <QChartView>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGraphicsTextItem>
#include <QMenu>
#include <QMouseEvent>
#include <QScatterSeries>
#include <QSignalSpy>

#include <cmath>

using namespace Qt::StringLiterals;

namespace rc::tst_timelinecard {

using namespace activitytest;

namespace {

Timeline dayWith(const QList<TimelinePoint> &points)
{
    Timeline timeline;
    timeline.to = QDateTime::currentDateTimeUtc();
    timeline.from = timeline.to.addDays(-1);
    timeline.points = points;
    timeline.latency = {points.size(), 84, 2'100};
    return timeline;
}

TimelinePoint point(int secondsAgo, ActivityOutcome outcome, qint64 tookMs)
{
    return {QDateTime::currentDateTimeUtc().addSecs(-secondsAgo), outcome, tookMs, 1, QUuid::createUuid(), {}};
}

QList<QScatterSeries *> seriesOf(const TimelineCard &card)
{
    QList<QScatterSeries *> found;
    for (QAbstractSeries *series : card.findChild<QChartView *>()->chart()->series())
        found.append(qobject_cast<QScatterSeries *>(series));
    return found;
}

QCategoryAxis *timesOf(const TimelineCard &card)
{
    return qobject_cast<QCategoryAxis *>(card.findChild<QChartView *>()->chart()->axes(Qt::Horizontal).constFirst());
}

/// As they are written below the chart.
QStringList timeLabels(const TimelineCard &card)
{
    QStringList labels = timesOf(card)->categoriesLabels();
    for (QString &label : labels)
        label.remove(QChar(0x200B));
    return labels;
}

} // namespace

class TestTimelineCard : public QObject
{
    Q_OBJECT

public:
    static void initMain() { withoutKeychain(); }

private slots:
    void theChartIsMadeWithTheFirstPoints();
    void outcomesDifferInShapeAndColour();
    void theChartIsToldInWords();
    void whatTookNoTimeIsStillInTheChart();
    void eachLineSaysItsTime();
    void noMarkIsCutAtTheEdge_data();
    void noMarkIsCutAtTheEdge();
    void aClickChoosesTheRow();
    void aClickOpensTheBatchAtItsEntry();
    void aClickReachesWhatIsFurtherDown_data();
    void aClickReachesWhatIsFurtherDown();
    void aClickOnManyLooksCloser();
    void pointsOfOneTimeAreToldApart();
    void theThemeIsFollowed();
    void theKeyHasTheWordsOfTheTable();
    void aPeriodIsChosen();
    void theTimesAreRound();
    void itsMenuCopiesAndChoosesAPeriod();
    void aPointHasItsCard();
    void draggingSelectsATime();
    void theSpanIsNamed_data();
    void theSpanIsNamed();
    void thePageDrawsWhatIsFoundAndNothingBeforeItIsShown();
};

void TestTimelineCard::theChartIsMadeWithTheFirstPoints()
{
    const Theme theme(ThemeChoice::Light);
    TimelineCard card(theme);
    QVERIFY(card.findChild<QChartView *>() == nullptr);
    card.draw(dayWith({}));
    QVERIFY(card.findChild<QChartView *>() == nullptr);
    QCOMPARE(card.summary(), u"No requests in this period."_s);
    card.draw(dayWith({point(60, ActivityOutcome::Accepted, 84)}));
    QVERIFY(card.findChild<QChartView *>() != nullptr);
    card.draw(dayWith({}));
    QVERIFY(card.findChild<QChartView *>()->isHidden());
}

void TestTimelineCard::outcomesDifferInShapeAndColour()
{
    const Theme theme(ThemeChoice::Light);
    TimelineCard card(theme);
    card.draw(dayWith({point(10, ActivityOutcome::Accepted, 84), point(20, ActivityOutcome::Unknown, 2'100),
                       point(30, ActivityOutcome::Refused, 70), point(40, ActivityOutcome::Local, 0)}));
    const QList<QScatterSeries *> series = seriesOf(card);
    QCOMPARE(series.size(), 4);
    QSet<int> shapes;
    QSet<QRgb> colours;
    for (const QScatterSeries *one : series) {
        shapes.insert(one->markerShape());
        colours.insert(one->color().rgb());
        QCOMPARE(one->count(), 1);
    }
    QCOMPARE(shapes.size(), 4);
    QCOMPARE(colours.size(), 4);
    const QString key = card.findChild<QLabel *>(u"timelineKey"_s)->text();
    for (const QChar mark : u"●▲◆■"_s)
        QVERIFY(key.contains(mark));
}

void TestTimelineCard::theChartIsToldInWords()
{
    const Theme theme(ThemeChoice::Light);
    TimelineCard card(theme);
    TimelinePoint group = point(10, ActivityOutcome::Accepted, 84);
    group.count = 36;
    card.draw(dayWith({group, point(20, ActivityOutcome::Refused, 70)}));
    for (const QString &part :
         {u"Last 24 hour"_s, u"36 accepted"_s, u"1 refused"_s, u"median 84 ms"_s, u"worst 2.1 s"_s})
        QVERIFY2(card.summary().contains(part), qPrintable(card.summary()));
    QCOMPARE(card.findChild<QChartView *>()->accessibleDescription(), card.summary());
}

void TestTimelineCard::whatTookNoTimeIsStillInTheChart()
{
    const Theme theme(ThemeChoice::Light);
    TimelineCard card(theme);
    card.draw(dayWith({point(10, ActivityOutcome::NotSent, 0), point(20, ActivityOutcome::Accepted, 30'000)}));
    const QChart *chart = card.findChild<QChartView *>()->chart();
    auto *took = qobject_cast<QCategoryAxis *>(chart->axes(Qt::Vertical).constFirst());
    for (const QScatterSeries *one : seriesOf(card)) // on an axis by powers of ten nothing is at zero
        QVERIFY(one->at(0).y() > took->min());
    QVERIFY2(took->categoriesLabels().contains(roundTookText(10'000)), qPrintable(took->categoriesLabels().join(u'|')));
}

void TestTimelineCard::eachLineSaysItsTime()
{
    const Theme theme(ThemeChoice::Light);
    TimelineCard card(theme);
    card.resize(800, card.sizeHint().height());
    card.show();
    card.draw(dayWith({point(10, ActivityOutcome::Accepted, 12), point(20, ActivityOutcome::Accepted, 900)}));
    const QChartView *view = card.findChild<QChartView *>();
    const auto texts = [view] {
        QStringList found;
        for (const QGraphicsItem *item : view->scene()->items()) {
            if (const auto *text = qgraphicsitem_cast<const QGraphicsTextItem *>(item))
                found.append(text->toPlainText());
        }
        return found;
    };
    for (const qint64 took : {10, 100, 1'000})
        QTRY_VERIFY2(texts().contains(roundTookText(took)), qPrintable(texts().join(u'|')));
}

void TestTimelineCard::noMarkIsCutAtTheEdge_data()
{
    QTest::addColumn<qint64>("fastest");
    QTest::addColumn<qint64>("slowest");
    QTest::newRow("one millisecond") << qint64(1) << qint64(1'100);
    QTest::newRow("no time") << qint64(0) << qint64(30'000);
    QTest::newRow("nearly a power of ten") << qint64(105) << qint64(9'900);
    QTest::newRow("powers of ten") << qint64(10) << qint64(100);
    QTest::newRow("all the same") << qint64(84) << qint64(84);
}

void TestTimelineCard::noMarkIsCutAtTheEdge()
{
    QFETCH(qint64, fastest);
    QFETCH(qint64, slowest);
    const Theme theme(ThemeChoice::Light);
    TimelineCard card(theme);
    card.draw(dayWith({point(10, ActivityOutcome::Accepted, fastest), point(20, ActivityOutcome::Accepted, slowest)}));
    const QChart *chart = card.findChild<QChartView *>()->chart();
    auto *took = qobject_cast<QCategoryAxis *>(chart->axes(Qt::Vertical).constFirst());
    QVERIFY(took->categoriesLabels().size() >= 2);
    for (const QPointF &one : seriesOf(card).constFirst()->points()) {
        const double place = (one.y() - took->min()) / (took->max() - took->min());
        QVERIFY2(place > 0.065 && place < 0.935, qPrintable(QString::number(place)));
    }
}

void TestTimelineCard::aClickChoosesTheRow()
{
    const Theme theme(ThemeChoice::Light);
    TimelineCard card(theme);
    const TimelinePoint wanted = point(20, ActivityOutcome::Refused, 70);
    card.draw(dayWith({point(10, ActivityOutcome::Accepted, 84), wanted}));
    const QSignalSpy spy(&card, &TimelineCard::chosen);
    for (QScatterSeries *one : seriesOf(card)) {
        if (one->markerShape() == QScatterSeries::MarkerShapeRotatedRectangle)
            emit one->clicked(one->at(0));
    }
    QCOMPARE(spy.size(), 1);
    QCOMPARE(spy.first().first().value<TimelinePoint>(), wanted);
}

void TestTimelineCard::aClickOpensTheBatchAtItsEntry()
{
    KeepingConsole console;
    const QUuid batch = QUuid::createUuid();
    QList<ActivityRecord> records{entry(u"newer"_s, 5)};
    for (int i = 0; i < 5; ++i) {
        records.append(entry(u"burst %1"_s.arg(i), 60 - i));
        records.last().batch = batch;
        records.last().elapsedMs = 100 + 10 * i;
    }
    console.keep(records);
    const Shown shown(console);
    QCOMPARE(shown.model->rowCount(), 2);
    QTRY_VERIFY(shown.page.findChild<QChartView *>() != nullptr);
    const auto click = [&shown](int at) { // oldest first
        QScatterSeries *series = seriesOf(*shown.page.findChild<TimelineCard *>()).first();
        QCOMPARE(series->count(), 6);
        emit series->clicked(series->at(at));
    };
    click(2);
    QCOMPARE(shown.table->currentRecord()->id, batch); // at once
    QTRY_COMPARE(shown.table->currentRecord()->id, records.at(3).id);
    QCOMPARE(shown.table->selectedIds(), QList<QUuid>{records.at(3).id});
    QCOMPARE(shown.model->foldOf(1), ActivityModel::Open);
    click(5);
    QCOMPARE(shown.table->currentRecord()->id, records.at(0).id);
}

void TestTimelineCard::aClickReachesWhatIsFurtherDown_data()
{
    QTest::addColumn<int>("above");
    QTest::addColumn<bool>("narrows");
    QTest::newRow("on another page") << 2 * ActivityModel::pageRows << false;
    QTest::newRow("further down than is fetched for it") << ActivityTable::mostFetched << true;
}

/// Checks are no points of the chart, and may be many.
void TestTimelineCard::aClickReachesWhatIsFurtherDown()
{
    QFETCH(int, above);
    QFETCH(bool, narrows);
    KeepingConsole console;
    QList<ActivityRecord> records{entry(u"wanted"_s, 7'200)};
    for (int i = 0; i < above; ++i) {
        records.append(entry(u"check"_s, 1 + i / 10));
        records.last().kind = ActivityKind::Check;
    }
    console.keep(records);
    const Shown shown(console);
    QTRY_VERIFY(shown.page.findChild<QChartView *>() != nullptr);
    QScatterSeries *series = seriesOf(*shown.page.findChild<TimelineCard *>()).first();
    QCOMPARE(series->count(), 1);
    emit series->clicked(series->at(0));
    QTRY_VERIFY_WITH_TIMEOUT(
        shown.table->currentRecord() && shown.table->currentRecord()->id == records.constFirst().id, 20'000);
    QCOMPARE(!shown.field->text().isEmpty(), narrows);
}

/// Where there are too many for a point each.
void TestTimelineCard::aClickOnManyLooksCloser()
{
    const Theme theme(ThemeChoice::Light);
    TimelineCard card(theme);
    Timeline timeline =
        dayWith({{QDateTime::currentDateTimeUtc().addSecs(-60), ActivityOutcome::Accepted, 84, 36, {}, {}}});
    timeline.grouped = true;
    timeline.stretch = std::chrono::seconds(20);
    card.draw(timeline);
    const QSignalSpy chosen(&card, &TimelineCard::chosen);
    const QSignalSpy selected(&card, &TimelineCard::timeSelected);
    QScatterSeries *series = seriesOf(card).first();
    emit series->clicked(series->at(0));
    QVERIFY(chosen.isEmpty());
    QCOMPARE(selected.size(), 1);
    const QDateTime at = timeline.points.constFirst().at;
    QCOMPARE(selected.first().at(0).toDateTime(), at.addSecs(-10));
    QCOMPARE(selected.first().at(1).toDateTime(), at.addSecs(10));
}

/// As the requests of one send are.
void TestTimelineCard::pointsOfOneTimeAreToldApart()
{
    const Theme theme(ThemeChoice::Light);
    TimelineCard card(theme);
    const TimelinePoint first = point(20, ActivityOutcome::Accepted, 84);
    TimelinePoint second = point(20, ActivityOutcome::Accepted, 300);
    second.at = first.at;
    card.draw(dayWith({first, second}));
    const QSignalSpy spy(&card, &TimelineCard::chosen);
    QScatterSeries *series = seriesOf(card).first();
    emit series->clicked(series->at(1));
    QCOMPARE(spy.size(), 1);
    QCOMPARE(spy.first().first().value<TimelinePoint>(), second);
}

void TestTimelineCard::theThemeIsFollowed()
{
    Theme theme(ThemeChoice::Light);
    TimelineCard card(theme);
    card.draw(dayWith({point(10, ActivityOutcome::Accepted, 84)}));
    const QColor light = seriesOf(card).first()->color();
    theme.setChoice(ThemeChoice::Dark);
    QVERIFY(seriesOf(card).first()->color() != light);
}

void TestTimelineCard::theKeyHasTheWordsOfTheTable()
{
    const Theme theme(ThemeChoice::Light);
    TimelineCard card(theme);
    card.draw(dayWith({point(10, ActivityOutcome::Accepted, 84), point(20, ActivityOutcome::NotSent, 0),
                       point(30, ActivityOutcome::Cancelled, 0)}));
    const QString key = card.findChild<QLabel *>(u"timelineKey"_s)->text();
    for (const ActivityOutcome outcome :
         {ActivityOutcome::Accepted, ActivityOutcome::NotSent, ActivityOutcome::Cancelled})
        QVERIFY2(key.contains(outcomeWords(outcome)), qPrintable(key));
    QVERIFY(!key.contains(outcomeWords(ActivityOutcome::Refused)));
}

void TestTimelineCard::aPeriodIsChosen()
{
    KeepingConsole console;
    console.keep({entry(u"now"_s, 60), entry(u"last week"_s, 3 * 86'400)});
    const Shown shown(console);
    auto *card = shown.page.findChild<TimelineCard *>();
    QTRY_VERIFY(shown.page.findChild<QChartView *>() != nullptr);
    QCOMPARE(seriesOf(*card).first()->count(), 1);
    auto *spans = card->findChild<SegmentedControl *>(u"timelineSpans"_s);
    QCOMPARE(spans->currentIndex(), int(TimelineSpan::Day));
    spans->setCurrentIndex(int(TimelineSpan::Week));
    QTRY_COMPARE(seriesOf(*card).first()->count(), 2);
    spans->setCurrentIndex(int(TimelineSpan::Hour));
    QTRY_COMPARE(seriesOf(*card).first()->count(), 1);
    spans->setCurrentIndex(int(TimelineSpan::Fit));
    QTRY_COMPARE(seriesOf(*card).first()->count(), 2);
    const auto shownSeconds = qint64(timesOf(*card)->max() - timesOf(*card)->min()) / 1000;
    QVERIFY2(shownSeconds > 3 * 86'400 - 60 && shownSeconds < 4 * 86'400, qPrintable(QString::number(shownSeconds)));
    shown.field->setText(u"since:30d"_s); // it says its own
    QTRY_VERIFY(!spans->isVisible());
}

/// As many as there is room for; the same time on two days is there twice.
void TestTimelineCard::theTimesAreRound()
{
    const Theme theme(ThemeChoice::Light);
    TimelineCard card(theme);
    Timeline twoDays = dayWith({point(10, ActivityOutcome::Accepted, 84)});
    twoDays.from = QDateTime(QDate(2026, 11, 24), QTime(1, 30));
    twoDays.to = twoDays.from.addDays(2);
    card.resize(900, 180);
    card.show();
    card.draw(twoDays);
    const QStringList labels = timeLabels(card);
    QVERIFY2(labels.contains(u"25 Nov"_s) && labels.contains(u"26 Nov"_s), qPrintable(labels.join(u' ')));
    QCOMPARE(labels.count(u"12:00"_s), 2);
    for (const QString &label : timesOf(card)->categoriesLabels()) {
        const auto at = QDateTime::fromMSecsSinceEpoch(qint64(timesOf(card)->endValue(label)));
        QCOMPARE(at.time().msecsSinceStartOfDay() % 3'600'000, 0);
    }
    twoDays.from = QDateTime(QDate(2026, 11, 24), QTime(0, 2)); // what ends after midnight has no room for its name
    twoDays.to = twoDays.from.addDays(2);
    card.draw(twoDays);
    QVERIFY2(!timeLabels(card).contains(u"26 Nov"_s), qPrintable(timeLabels(card).join(u' ')));
    card.resize(300, 180);
    QTRY_VERIFY(timeLabels(card).size() < labels.size());
}

void TestTimelineCard::itsMenuCopiesAndChoosesAPeriod()
{
    const Theme theme(ThemeChoice::Light);
    TimelineCard card(theme);
    Timeline day = dayWith({point(10, ActivityOutcome::Accepted, 84)});
    day.span = TimelineSpan::Day;
    card.draw(day);
    card.show();
    const auto trigger = [&card](int place) {
        QContextMenuEvent asked(QContextMenuEvent::Mouse, {}, card.mapToGlobal(QPoint()));
        QCoreApplication::sendEvent(&card, &asked);
        auto *menu = card.findChild<QMenu *>(u"contextMenu"_s);
        RC_REQUIRE(menu != nullptr);
        menu->actions().at(place)->trigger();
        delete menu;
    };
    trigger(0);
    QCOMPARE(QGuiApplication::clipboard()->text(), card.summary());
    const QSignalSpy spans(&card, &TimelineCard::spanChosen);
    constexpr int afterTheLine = 2;
    trigger(afterTheLine + int(TimelineSpan::Week));
    QCOMPARE(spans.size(), 1);
    QCOMPARE(spans.first().first().value<TimelineSpan>(), TimelineSpan::Week);
}

void TestTimelineCard::aPointHasItsCard()
{
    const Theme theme(ThemeChoice::Light);
    TimelineCard card(theme);
    card.resize(700, 180);
    const TimelinePoint wanted = point(20, ActivityOutcome::Refused, 70);
    card.draw(dayWith({point(10, ActivityOutcome::Accepted, 84), wanted}));
    card.show();
    const auto *words = card.findChild<QLabel *>(u"timelinePoint"_s);
    QVERIFY(words->isHidden());
    for (QScatterSeries *one : seriesOf(card)) {
        if (one->markerShape() == QScatterSeries::MarkerShapeRotatedRectangle)
            emit one->hovered(one->at(0), true);
    }
    QVERIFY(words->isVisible());
    QCOMPARE(words->text(), card.pointText(wanted));
    QVERIFY(words->text().contains(outcomeWords(ActivityOutcome::Refused)) && words->text().contains(tookText(70)));
    QVERIFY(card.rect().contains(words->geometry()));
    emit seriesOf(card).first()->hovered({}, false);
    QVERIFY(words->isHidden());
}

void TestTimelineCard::draggingSelectsATime()
{
    KeepingConsole console;
    console.keep({entry(u"late"_s, 3'600), entry(u"early"_s, 20 * 3'600)});
    const Shown shown(console);
    QTRY_VERIFY(shown.page.findChild<QChartView *>() != nullptr);
    auto *view = shown.page.findChild<QChartView *>();
    QTRY_VERIFY(view->width() > 300);
    QWidget *viewport = view->viewport();
    const int middle = viewport->height() / 2;
    QTest::mouseClick(viewport, Qt::LeftButton, {}, {viewport->width() / 2, middle}); // a click selects nothing
    QVERIFY(shown.field->text().isEmpty());
    // the right half: the last twelve hours or so
    QTest::mousePress(viewport, Qt::LeftButton, {}, {viewport->width() / 2, middle});
    for (const int by : {20, 60, viewport->width() / 2 - 20}) {
        const QPointF at(QPoint(viewport->width() / 2 + by, middle));
        QMouseEvent move(QEvent::MouseMove, at, viewport->mapToGlobal(at), Qt::NoButton, Qt::LeftButton,
                         Qt::NoModifier);
        QCoreApplication::sendEvent(viewport, &move);
    }
    QTest::mouseRelease(viewport, Qt::LeftButton, {}, {viewport->width() - 20, middle});
    QVERIFY2(shown.field->text().contains(u"since:"_s) && shown.field->text().contains(u"before:"_s),
             qPrintable(shown.field->text()));
    QVERIFY(parseActivitySearch(shown.field->text(), QDateTime::currentDateTime()).faults.isEmpty());
    QTRY_COMPARE(shown.messages(), QStringList{u"late"_s});
}

void TestTimelineCard::theSpanIsNamed_data()
{
    QTest::addColumn<QDateTime>("from");
    QTest::addColumn<QDateTime>("to");
    QTest::addColumn<QString>("part");
    const QDateTime now = utcTime(QDate(2026, 11, 21), QTime(14, 2));
    QTest::newRow("an hour") << now.addSecs(-3600) << now << u"Last 1 hour"_s;
    QTest::newRow("a day") << now.addDays(-1) << now << u"Last 24 hour"_s;
    QTest::newRow("a week") << now.addDays(-7) << now << u"Last 7 day"_s;
    QTest::newRow("a week that began a moment ago") << now.addDays(-7).addSecs(-30) << now << u"Last 7 day"_s;
    QTest::newRow("since a time") << now.addSecs(-5000) << now << u"Since "_s;
    QTest::newRow("over") << now.addDays(-7) << now.addDays(-6) << u" to "_s;
}

void TestTimelineCard::theSpanIsNamed()
{
    QFETCH(QDateTime, from);
    QFETCH(QDateTime, to);
    QFETCH(QString, part);
    const QDateTime now = utcTime(QDate(2026, 11, 21), QTime(14, 2));
    QVERIFY2(spanText(from, to, now).contains(part), qPrintable(spanText(from, to, now)));
}

void TestTimelineCard::thePageDrawsWhatIsFoundAndNothingBeforeItIsShown()
{
    KeepingConsole console;
    console.keep({entry(u"one"_s, 60), entry(u"two"_s, 50, ActivityOutcome::Refused)});
    {
        const ActivityScreen unseen(console.session, console.theme);
        QVERIFY(unseen.findChild<QChartView *>() == nullptr);
    }
    const Shown shown(console);
    QTRY_VERIFY(shown.page.findChild<QChartView *>() != nullptr);
    const auto *card = shown.page.findChild<TimelineCard *>();
    QCOMPARE(seriesOf(*card).size(), 2);
    shown.field->setText(u"outcome:refused"_s);
    QTRY_COMPARE(seriesOf(*card).size(), 1);
    console.keep({entry(u"three"_s, 40, ActivityOutcome::Refused)});
    QTRY_COMPARE(seriesOf(*card).first()->count(), 2);
}

RC_WIDGET_TEST(TestTimelineCard)

} // namespace rc::tst_timelinecard

#include "tst_timelinecard.moc"
