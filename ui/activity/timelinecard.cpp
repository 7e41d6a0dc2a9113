// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/activity/timelinecard.h"

#include "core/words/errorwords.h"
#include "core/words/listtext.h"
#include "ui/activity/list/activitywords.h"
#include "ui/activity/timelinechart.h"
#include "ui/buttons/rowmenu.h"
#include "ui/parts/statetokens.h"
#include "ui/theme/boxlayouts.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/segmentedcontrol.h"

#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QResizeEvent>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int chartHeight = 84;
constexpr int wideChart = 620;    // room for what the chart is
constexpr int cardGap = 10;       // from a point to its card
constexpr double markRoom = 0.07; // of the height, for half a mark at each end
constexpr qint64 minute = 60'000;
constexpr qint64 hour = 60 * minute;
constexpr qint64 day = 24 * hour;

/// One colour, one shape: who does not see the one sees the other. `mark`: the shape as a character, for the key, which
/// has the words of the table.
struct Mark
{
    Token token;
    TimelineChart::Shape shape;
    QChar mark;
};

constexpr std::array<Mark, 5> marks{{
    {Token::Passed, TimelineChart::Shape::Circle, u'●'},
    {Token::Warned, TimelineChart::Shape::Triangle, u'▲'},
    {Token::Failed, TimelineChart::Shape::Diamond, u'◆'},
    {Token::Skipped, TimelineChart::Shape::Square, u'■'},
    {Token::Accent, TimelineChart::Shape::Star, u'★'},
}};

qint64 countOf(const Timeline &timeline, ActivityOutcome outcome)
{
    qint64 count = 0;
    for (const TimelinePoint &point : timeline.points)
        count += point.outcome == outcome ? point.count : 0;
    return count;
}

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
    , m_span(named(plainLabel({}, theme, Token::Text, TextSize::Strong, this), u"timelineSpan"_s))
    , m_what(new ElidedLabel({}, this))
    , m_spans(named(new SegmentedControl(SegmentedControl::Look::Segments, this), u"timelineSpans"_s, tr("Period")))
    , m_key(named(new ElidedLabel({}, this), u"timelineKey"_s))
    , m_latency(named(plainLabel({}, theme, Token::Quiet, TextSize::Small, this), u"timelineLatency"_s))
    , m_empty(named(plainLabel({}, theme, Token::Quiet, TextSize::Body, this), u"timelineEmpty"_s))
    , m_card(named(plainLabel({}, theme, Token::Text, TextSize::Small, this), u"timelinePoint"_s))
{
    setObjectName(u"timelineCard"_s);
    for (QLabel *label : {m_span, m_latency, m_card})
        label->setWordWrap(false);
    for (ElidedLabel *label : {m_what, m_key}) {
        fitToTheme(label, theme, [label, &theme] { label->setFont(theme.small()); });
        tint(label, theme, Token::Quiet);
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    }
    m_card->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_card->setMargin(6);
    m_card->setAutoFillBackground(true);
    m_card->hide();
    m_spans->setChoices({tr("1 h", "the last hour"), tr("24 h", "the last day"), tr("7 d", "the last seven days"),
                         tr("Fit", "all of the time that there is")});
    m_spans->setCurrentIndex(int(TimelineSpan::Day));
    connect(m_spans, &SegmentedControl::currentChanged, this, [this](int span) {
        if (m_timeline && m_timeline->span != TimelineSpan(span))
            emit spanChosen(TimelineSpan(span));
    });
    auto *head = makeRow({.spacing = 2 * grid::unit}, {m_span, {m_what, 1}, stretch(0), m_spans});
    auto *below = makeRow({.spacing = 2 * grid::unit}, {{m_key, 1}, m_latency});
    makeColumn(this, {QMargins(14, 10, 14, 6), 2}, {head, below, m_empty});
    m_empty->setFixedHeight(chartHeight / 2);
    connect(&theme, &Theme::changed, this, [this] {
        m_mostTicks = mostTicks();
        paintAll();
    });
    giveMenu(this, [this](QMenu &menu) { addActions(menu); });
    hide();
}

void TimelineCard::resizeEvent(QResizeEvent *event)
{
    Panel::resizeEvent(event);
    m_what->setVisible(event->size().width() >= wideChart);
    if (const int most = mostTicks(); most != std::exchange(m_mostTicks, most))
        paintAll();
}

/// Each with about as much room as it takes itself beside it.
int TimelineCard::mostTicks() const
{
    constexpr int most = 9;
    const int one = 2 * QFontMetrics(m_theme.small()).horizontalAdvance(u"00:00:00"_s);
    return std::clamp(width() / one, 2, most);
}

TimelineCard::~TimelineCard() = default;

void TimelineCard::build()
{
    const Result<ChartFactory *> factory = chartFactory();
    if (!factory) {
        m_noChart =
            tr("The chart cannot be shown because its module could not be loaded: %1").arg(factory.error().detail);
        return;
    }
    TimelineChart::Events events;
    events.clicked = [this](qsizetype series, const QPointF &at) {
        if (series < m_drawn.size())
            choose(m_drawn.at(series), at);
    };
    events.hovered = [this](qsizetype series, const std::optional<QPointF> &at, const QPoint &place) {
        if (series < m_drawn.size())
            showCard(m_drawn.at(series), at, place);
    };
    events.selected = [this](const QDateTime &from, const QDateTime &to) { emit timeSelected(from, to); };
    m_chart = (*factory)->make(this, std::move(events));
    QWidget *view = named(m_chart->view(), u"timelineChart"_s, tr("Latency and outcome of each request"));
    fitToTheme(view, m_theme,
               [this, view] { view->setFixedHeight(chartHeight + QFontMetrics(m_theme.small()).height()); });
    layout()->addWidget(view);
}

void TimelineCard::draw(const Timeline &timeline)
{
    m_timeline = timeline;
    m_card->hide(); // its point may be gone
    m_spans->setVisible(timeline.span.has_value());
    if (timeline.span)
        m_spans->setCurrentIndex(int(*timeline.span));
    const bool isEmpty = timeline.points.isEmpty();
    if (!m_chart && m_noChart.isEmpty() && !isEmpty)
        build();
    updateText();
    m_empty->setVisible(isEmpty || !m_noChart.isEmpty());
    if (m_chart) {
        m_chart->view()->setVisible(!isEmpty);
        m_chart->view()->setAccessibleDescription(m_summary);
        paintAll();
    }
}

void TimelineCard::updateText()
{
    const QLocale locale;
    m_span->setText(spanText(m_timeline->from, m_timeline->to, QDateTime::currentDateTime()));
    m_what->setText(m_timeline->grouped ? tr("Each mark averages several requests")
                                        : tr("latency and outcome of each request"));
    QStringList key;
    QStringList counts;
    for (const Mark &mark : marks) {
        QStringList words;
        for (const ActivityOutcome outcome : activityOutcomes()) {
            const qint64 count = tokenFor(outcome) == mark.token ? countOf(*m_timeline, outcome) : 0;
            if (count == 0)
                continue;
            words.append(outcomeWords(outcome));
            counts.append(
                tr("%1 %2", "how many, a word for their outcome").arg(locale.toString(count), outcomeWords(outcome)));
        }
        if (!words.isEmpty())
            key.append(mark.mark + u' ' + listText(words));
    }
    m_key->setText(key.size() > 1 ? key.join(u"   "_s) : QString());
    const ActivityLatency &latency = m_timeline->latency;
    m_latency->setText(latency.count == 0
                           ? QString()
                           : tr("median %1, worst %2").arg(tookText(latency.medianMs), tookText(latency.worstMs)));
    const QString none = tr("No requests in this period.");
    m_empty->setText(m_timeline->points.isEmpty() ? none : m_noChart);
    m_summary = m_timeline->points.isEmpty() ? none
                                             : tr("%1: %2; %3", "a time, counts of outcomes, latency")
                                                   .arg(m_span->text(), listText(counts), m_latency->text());
    setAccessibleName(m_summary);
}

/// As drawn: what took no time stands a little above the bottom.
double TimelineCard::heightOf(const TimelinePoint &point) const
{
    return std::max(std::log10(std::max(double(point.tookMs), 1e-3)), m_least);
}

/// Of those that stand on each other, as a batch's requests may, the first.
const TimelinePoint *TimelineCard::pointAt(Token token, const QPointF &at) const
{
    for (const TimelinePoint &point : m_timeline->points) {
        if (tokenFor(point.outcome) == token && point.at.toMSecsSinceEpoch() == qint64(at.x()) &&
            std::abs(heightOf(point) - at.y()) < 1e-6)
            return &point;
    }
    return nullptr;
}

void TimelineCard::choose(Token token, const QPointF &at)
{
    const TimelinePoint *found = pointAt(token, at);
    if (found == nullptr)
        return;
    const TimelinePoint point = *found; // whoever hears of it may draw another timeline
    if (point.id.isNull())
        emit timeSelected(point.at.addMSecs(-m_timeline->stretch.count() / 2),
                          point.at.addMSecs(m_timeline->stretch.count() / 2));
    else
        emit chosen(point);
}

QString TimelineCard::pointText(const TimelinePoint &point) const
{
    const QString when = whenText(point.at, QDateTime::currentDateTime());
    const QString took = tookText(point.tookMs);
    const QString outcome = point.count == 1 ? outcomeWords(point.outcome)
                                             : tr("%1 %2", "how many, a word for their outcome")
                                                   .arg(QLocale().toString(point.count), outcomeWords(point.outcome));
    const QString lasted = point.count == 1 || took.isEmpty() ? took : tr("mean %1", "a time").arg(took);
    QStringList parts{when, outcome, lasted};
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

void TimelineCard::addActions(QMenu &menu)
{
    if (m_card->isVisible()) // of the point below the pointer
        addCopy(menu, tr("Copy request summary"), m_card->text());
    addCopy(menu, tr("Copy chart summary"), m_summary);
    if (!m_spans->isVisible())
        return;
    menu.addSeparator();
    for (int span = 0; span < m_spans->count(); ++span) {
        QAction *action = menu.addAction(m_spans->button(span)->text());
        action->setCheckable(true);
        action->setChecked(span == m_spans->currentIndex());
        connect(action, &QAction::triggered, this, [this, span] { m_spans->setCurrentIndex(span); });
    }
}

void TimelineCard::showCard(Token token, const std::optional<QPointF> &at, const QPoint &place)
{
    const TimelinePoint *point = at ? pointAt(token, *at) : nullptr;
    m_card->setVisible(point != nullptr);
    if (point == nullptr)
        return;
    m_card->setText(pointText(*point));
    m_card->adjustSize();
    const QPoint on = m_chart->view()->mapTo(this, place);
    const int left =
        on.x() + cardGap + m_card->width() <= width() ? on.x() + cardGap : on.x() - cardGap - m_card->width();
    m_card->move(std::max(0, left), std::clamp(on.y() - m_card->height() / 2, 0, height() - m_card->height()));
    m_card->raise();
}

void TimelineCard::paintAll()
{
    if (!m_chart || !m_timeline)
        return;
    double fastest = 1e3;
    double slowest = 1;
    for (const TimelinePoint &point : m_timeline->points) {
        if (point.tookMs > 0)
            fastest = std::min(fastest, double(point.tookMs));
        slowest = std::max(slowest, double(point.tookMs));
    }
    TimelineChart::Axes axes;
    // a line for each power of ten, or of a hundred where those would be too many
    const double step = std::log10(slowest / fastest) < 2 ? 1 : 2;
    const auto stepsTo = [step](double took) { return std::log10(took) / step; };
    const double lowest = std::floor(stepsTo(fastest) + 1e-9);
    double highest = std::max(std::ceil(stepsTo(slowest)), lowest + 1);
    if (highest - stepsTo(slowest) < markRoom * (highest - lowest))
        ++highest;
    axes.bottom = step * lowest;
    axes.top = step * highest;
    m_least = axes.bottom + markRoom * (axes.top - axes.bottom);
    const int steps = qRound((axes.top - axes.bottom) / step);
    for (int i = 0; i <= steps; ++i) {
        const double height = axes.bottom + i * step;
        axes.marks.append({height, roundTookText(qRound64(std::pow(10, height)))});
    }
    const qint64 length = m_timeline->from.msecsTo(m_timeline->to);
    const qint64 edge = length / 100; // so that no mark is cut in half
    axes.from = m_timeline->from.addMSecs(-edge).toLocalTime();
    axes.to = m_timeline->to.addMSecs(edge).toLocalTime();
    axes.ticks = timeTicks(axes.from, axes.to, m_mostTicks);
    axes.font = m_theme.small();
    // At the edge half the text of the last one would be cut. No text is wider than half the room between two.
    if (!axes.ticks.isEmpty() && axes.ticks.constLast().at.msecsTo(axes.to) < length / m_mostTicks / 3)
        axes.ticks.removeLast();
    axes.labels = m_theme.color(Token::Quiet);
    axes.lines = m_theme.color(Token::Line);
    QList<TimelineChart::Series> all;
    m_drawn.clear();
    for (const Mark &mark : marks) {
        if (countOf(*m_timeline, mark.token) == 0)
            continue;
        TimelineChart::Series series{mark.shape, m_theme.color(mark.token), m_theme.color(Token::Base), {}};
        for (const TimelinePoint &point : m_timeline->points) {
            if (tokenFor(point.outcome) == mark.token)
                series.points.append({double(point.at.toMSecsSinceEpoch()), heightOf(point)});
        }
        all.append(series);
        m_drawn.append(mark.token);
    }
    m_chart->draw(axes, all);
}

} // namespace rc

#include "moc_timelinecard.cpp"
