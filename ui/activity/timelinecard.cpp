// SPDX-License-Identifier: GPL-3.0-or-later
// The chart above the table: how long each request took and what became of it, over time.
#include "ui/activity/timelinecard.h"

#include "ui/activity/activitywords.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/tinted.h"

#include <QChart>
#include <QChartView>
#include <QDateTimeAxis>
#include <QGraphicsLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QLogValueAxis>
#include <QResizeEvent>
#include <QScatterSeries>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int chartHeight = 84;
constexpr qreal markSize = 9;
constexpr int timeTicks = 5;
constexpr int narrowChart = 480; // no room for the key
constexpr int wideChart = 700;   // room for both
constexpr qint64 minute = 60'000;
constexpr qint64 hour = 60 * minute;
constexpr qint64 day = 24 * hour;

/// One colour, one shape: who does not see the one sees the other. `mark`: the shape as a character, for the key.
struct Mark
{
    Token token;
    QScatterSeries::MarkerShape shape;
    QChar mark;
    const char *words;
};

constexpr std::array<Mark, 5> marks{{
    {Token::Passed, QScatterSeries::MarkerShapeCircle, u'●', QT_TRANSLATE_NOOP("rc::TimelineCard", "well")},
    {Token::Warned, QScatterSeries::MarkerShapeTriangle, u'▲', QT_TRANSLATE_NOOP("rc::TimelineCard", "doubtful")},
    {Token::Failed, QScatterSeries::MarkerShapeRotatedRectangle, u'◆', QT_TRANSLATE_NOOP("rc::TimelineCard", "failed")},
    {Token::Skipped, QScatterSeries::MarkerShapeRectangle, u'■',
     QT_TRANSLATE_NOOP("rc::TimelineCard", "local or cancelled")},
    {Token::Accent, QScatterSeries::MarkerShapeStar, u'★', QT_TRANSLATE_NOOP("rc::TimelineCard", "under way")},
}};

qint64 countOf(const Timeline &timeline, Token token)
{
    qint64 count = 0;
    for (const TimelinePoint &point : timeline.points)
        count += tokenFor(point.outcome) == token ? point.count : 0;
    return count;
}

} // namespace

QString spanText(const QDateTime &from, const QDateTime &to, const QDateTime &now)
{
    const qint64 length = from.msecsTo(to);
    const bool untilNow = to.msecsTo(now) < minute;
    if (untilNow && length >= hour && length % hour < minute && length < 3 * day)
        return TimelineCard::tr("Last %n hour(s)", nullptr, int(length / hour));
    if (untilNow && length >= 3 * day && length % day < 2 * hour)
        return TimelineCard::tr("Last %n day(s)", nullptr, int(length / day));
    const QLocale locale;
    const QString form = u"d MMM yyyy HH:mm"_s;
    if (untilNow)
        return TimelineCard::tr("Since %1").arg(locale.toString(from.toLocalTime(), form));
    return TimelineCard::tr("%1 to %2", "two times")
        .arg(locale.toString(from.toLocalTime(), form), locale.toString(to.toLocalTime(), form));
}

TimelineCard::TimelineCard(const Theme &theme, QWidget *parent)
    : Panel(theme, parent)
    , m_theme(theme)
    , m_span(plainLabel({}, theme, Token::Text, TextSize::Strong, this))
    , m_what(new ElidedLabel({}, this))
    , m_key(plainLabel({}, theme, Token::Quiet, TextSize::Small, this))
    , m_latency(plainLabel({}, theme, Token::Quiet, TextSize::Small, this))
    , m_empty(plainLabel({}, theme, Token::Quiet, TextSize::Body, this))
{
    setObjectName(u"timelineCard"_s);
    m_span->setObjectName(u"timelineSpan"_s);
    m_key->setObjectName(u"timelineKey"_s);
    m_latency->setObjectName(u"timelineLatency"_s);
    m_empty->setObjectName(u"timelineEmpty"_s);
    for (QLabel *label : {m_span, m_key, m_latency})
        label->setWordWrap(false);
    m_what->setFont(theme.small());
    tint(m_what, theme, Token::Quiet);
    m_what->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto *head = new QHBoxLayout;
    head->setSpacing(2 * grid::unit);
    head->addWidget(m_span);
    head->addWidget(m_what, 1);
    head->addStretch(0);
    head->addWidget(m_key);
    head->addWidget(m_latency);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 10, 14, 6);
    layout->setSpacing(2);
    layout->addLayout(head);
    layout->addWidget(m_empty);
    m_empty->setFixedHeight(chartHeight / 2);
    connect(&theme, &Theme::changed, this, &TimelineCard::paintAll);
    hide();
}

/// What the marks mean comes before what the chart is, where there is room for one alone.
void TimelineCard::resizeEvent(QResizeEvent *event)
{
    Panel::resizeEvent(event);
    m_key->setVisible(event->size().width() >= narrowChart);
    m_what->setVisible(event->size().width() >= wideChart);
}

void TimelineCard::build()
{
    m_chart = new QChart;
    m_chart->setBackgroundVisible(false);
    m_chart->setMargins({});
    m_chart->layout()->setContentsMargins(0, 0, 0, 0);
    m_chart->legend()->hide();
    m_time = new QDateTimeAxis(m_chart);
    m_time->setTickCount(timeTicks);
    m_time->setGridLineVisible(false);
    m_took = new QLogValueAxis(m_chart); // 80 ms and 30 s in one small chart
    m_took->setBase(10);
    m_took->setMinorGridLineVisible(false);
    m_took->setLabelFormat(tr("%g ms", "milliseconds, in the form of printf"));
    m_took->setLineVisible(false);
    m_chart->addAxis(m_time, Qt::AlignBottom);
    m_chart->addAxis(m_took, Qt::AlignLeft);
    m_view = new QChartView(m_chart, this);
    m_view->setObjectName(u"timelineChart"_s);
    m_view->setAccessibleName(tr("Latency and outcome of each request"));
    m_view->setRenderHint(QPainter::Antialiasing);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setFocusPolicy(Qt::NoFocus);
    m_view->setStyleSheet(u"QGraphicsView { border: none; background: transparent; }"_s);
    m_view->setFixedHeight(chartHeight + QFontMetrics(m_theme.small()).height());
    layout()->addWidget(m_view);
}

void TimelineCard::draw(const Timeline &timeline)
{
    m_timeline = timeline;
    if (m_chart == nullptr && !timeline.points.isEmpty())
        build();
    say();
    m_empty->setVisible(timeline.points.isEmpty());
    if (m_view != nullptr) {
        m_view->setVisible(!timeline.points.isEmpty());
        m_view->setAccessibleDescription(m_summary);
        paintAll();
    }
}

void TimelineCard::say()
{
    const QLocale locale;
    m_span->setText(spanText(m_timeline->from, m_timeline->to, QDateTime::currentDateTime()));
    m_what->setText(m_timeline->grouped ? tr("each mark stands for the requests of a while, at their mean")
                                        : tr("latency and outcome of each request"));
    QStringList key;
    QStringList counts;
    for (const Mark &mark : marks) {
        const qint64 count = countOf(*m_timeline, mark.token);
        if (count == 0)
            continue;
        key.append(mark.mark + u' ' + tr(mark.words));
        counts.append(tr("%1 %2", "how many, a word for their outcome").arg(locale.toString(count), tr(mark.words)));
    }
    m_key->setText(key.size() > 1 ? key.join(u"   "_s) : QString());
    const ActivityLatency &latency = m_timeline->latency;
    m_latency->setText(latency.count == 0
                           ? QString()
                           : tr("median %1, worst %2").arg(tookText(latency.medianMs), tookText(latency.worstMs)));
    m_empty->setText(tr("No request in this time."));
    m_summary = m_timeline->points.isEmpty() ? m_empty->text()
                                             : tr("%1: %2; %3", "a time, counts of outcomes, latency")
                                                   .arg(m_span->text(), counts.join(u", "_s), m_latency->text());
    setAccessibleName(m_summary);
}

/// `lowest`: where what took no time stands.
void TimelineCard::addSeries(Token token, double lowest)
{
    const auto mark =
        std::find_if(marks.cbegin(), marks.cend(), [token](const Mark &one) { return one.token == token; });
    auto *series = new QScatterSeries(m_chart);
    series->setMarkerShape(mark->shape);
    series->setMarkerSize(markSize);
    series->setColor(m_theme.color(token));
    series->setBorderColor(m_theme.color(Token::Base));
    for (const TimelinePoint &point : m_timeline->points) {
        if (tokenFor(point.outcome) == token)
            series->append(double(point.at.toMSecsSinceEpoch()), std::max(double(point.tookMs), lowest));
    }
    m_chart->addSeries(series);
    series->attachAxis(m_time);
    series->attachAxis(m_took);
    connect(series, &QScatterSeries::clicked, this, [this, token](const QPointF &at) {
        for (const TimelinePoint &point : m_timeline->points) {
            if (tokenFor(point.outcome) == token && point.at.toMSecsSinceEpoch() == qint64(at.x()) &&
                !point.id.isNull()) {
                emit chosen(point.id);
                return;
            }
        }
    });
}

void TimelineCard::paintAll()
{
    if (m_chart == nullptr || !m_timeline)
        return;
    m_chart->removeAllSeries();
    double fastest = 1e3;
    double slowest = 1;
    for (const TimelinePoint &point : m_timeline->points) {
        if (point.tookMs > 0)
            fastest = std::min(fastest, double(point.tookMs));
        slowest = std::max(slowest, double(point.tookMs));
    }
    // a line for each power of ten, or of a hundred where those would be too many
    const double base = std::log10(slowest / fastest) < 2 ? 10 : 100;
    const auto power = [base](double exponent) { return std::pow(base, exponent); };
    const auto exponentOf = [base](double value) { return std::log(value) / std::log(base); };
    const double bottom = power(std::floor(exponentOf(fastest) + 1e-9));
    const double top = std::max(power(std::ceil(exponentOf(1.2 * slowest))), base * bottom);
    m_took->setBase(base);
    m_took->setRange(bottom, top);
    const qint64 length = m_timeline->from.msecsTo(m_timeline->to);
    const qint64 edge = length / 100; // so that no mark is cut in half
    m_time->setRange(m_timeline->from.addMSecs(-edge).toLocalTime(), m_timeline->to.addMSecs(edge).toLocalTime());
    m_time->setFormat(length <= 2 * day ? u"HH:mm"_s : u"d MMM"_s);
    QFont font = m_theme.small();
    for (QAbstractAxis *axis : {static_cast<QAbstractAxis *>(m_time), static_cast<QAbstractAxis *>(m_took)}) {
        axis->setLabelsFont(font);
        axis->setLabelsColor(m_theme.color(Token::Quiet));
        axis->setGridLineColor(m_theme.color(Token::Line));
        axis->setLinePenColor(m_theme.color(Token::Line));
    }
    for (const Mark &mark : marks) {
        if (countOf(*m_timeline, mark.token) > 0)
            addSeries(mark.token, 1.2 * bottom);
    }
}

} // namespace rc

#include "moc_timelinecard.cpp"
