// SPDX-License-Identifier: GPL-3.0-or-later
// The chart of the Activity page: made when there is something to draw, told in words, told apart without colours.
#include "core/datetimes.h"
#include "support/testprogram.h"
#include "tests/ui/activityshown.h"
#include "ui/activity/list/activitywords.h"
#include "ui/activity/timelinecard.h"
#include "ui/widgets/segmentedcontrol.h"

#include <QChartView>
#include <QDateTimeAxis>
#include <QMouseEvent>
#include <QScatterSeries>
#include <QSignalSpy>

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
    return {QDateTime::currentDateTimeUtc().addSecs(-secondsAgo), outcome, tookMs, 1, QUuid::createUuid()};
}

QList<QScatterSeries *> seriesOf(const TimelineCard &card)
{
    QList<QScatterSeries *> found;
    for (QAbstractSeries *series : card.findChild<QChartView *>()->chart()->series())
        found.append(qobject_cast<QScatterSeries *>(series));
    return found;
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
    void aClickChoosesTheRow();
    void pointsOfOneTimeAreToldApart();
    void theThemeIsFollowed();
    void theKeyHasTheWordsOfTheTable();
    void aPeriodIsChosen();
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
    for (const QScatterSeries *one : seriesOf(card)) // on an axis by powers of ten nothing is at zero
        QVERIFY(one->at(0).y() > 0);
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
    QCOMPARE(spy.first().first().toUuid(), wanted.id);
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
    QCOMPARE(spy.first().first().toUuid(), second.id);
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
    const auto axis = [card] {
        return qobject_cast<QDateTimeAxis *>(card->findChild<QChartView *>()->chart()->axes(Qt::Horizontal).first());
    };
    const qint64 shownSeconds = axis()->min().secsTo(axis()->max());
    QVERIFY2(shownSeconds > 3 * 86'400 - 60 && shownSeconds < 4 * 86'400, qPrintable(QString::number(shownSeconds)));
    shown.field->setText(u"since:30d"_s); // it says its own
    QTRY_VERIFY(!spans->isVisible());
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
    for (const int at : {20, 60, viewport->width() / 2 - 20}) {
        QMouseEvent move(QEvent::MouseMove, QPointF(viewport->width() / 2 + at, middle),
                         viewport->mapToGlobal(QPointF(viewport->width() / 2 + at, middle)), Qt::NoButton,
                         Qt::LeftButton, Qt::NoModifier);
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
