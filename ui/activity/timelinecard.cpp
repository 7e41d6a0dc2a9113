// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/activity/timelinecard.h"

#include "core/words/errorwords.h"
#include "ui/activity/list/activitywords.h"
#include "ui/activity/timelinechart.h"
#include "ui/parts/statetokens.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/kit.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QResizeEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int chartHeight = 84;
constexpr int narrowChart = 480; // no room for the key
constexpr int wideChart = 700;   // room for both
constexpr qint64 minute = 60'000;
constexpr qint64 hour = 60 * minute;
constexpr qint64 day = 24 * hour;

/// One colour, one shape: who does not see the one sees the other. `mark`: the shape as a character, for the key.
struct Mark
{
    Token token;
    TimelineChart::Shape shape;
    QChar mark;
    const char *words;
};

constexpr std::array<Mark, 5> marks{{
    {Token::Passed, TimelineChart::Shape::Circle, u'●', QT_TRANSLATE_NOOP("rc::TimelineCard", "OK")},
    {Token::Warned, TimelineChart::Shape::Triangle, u'▲', QT_TRANSLATE_NOOP("rc::TimelineCard", "unknown")},
    {Token::Failed, TimelineChart::Shape::Diamond, u'◆', QT_TRANSLATE_NOOP("rc::TimelineCard", "failed")},
    {Token::Skipped, TimelineChart::Shape::Square, u'■', QT_TRANSLATE_NOOP("rc::TimelineCard", "local or canceled")},
    {Token::Accent, TimelineChart::Shape::Star, u'★', QT_TRANSLATE_NOOP("rc::TimelineCard", "in progress")},
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
    , m_span(named(plainLabel({}, theme, Token::Text, TextSize::Strong, this), u"timelineSpan"_s))
    , m_what(new ElidedLabel({}, this))
    , m_key(named(plainLabel({}, theme, Token::Quiet, TextSize::Small, this), u"timelineKey"_s))
    , m_latency(named(plainLabel({}, theme, Token::Quiet, TextSize::Small, this), u"timelineLatency"_s))
    , m_empty(named(plainLabel({}, theme, Token::Quiet, TextSize::Body, this), u"timelineEmpty"_s))
{
    setObjectName(u"timelineCard"_s);
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

TimelineCard::~TimelineCard() = default;

void TimelineCard::build()
{
    const Result<ChartFactory *> factory = chartFactory();
    if (!factory) {
        m_noChart =
            tr("The chart cannot be shown because its module could not be loaded: %1").arg(factory.error().detail);
        return;
    }
    m_chart = (*factory)->make(this, [this](qsizetype series, const QPointF &at) {
        if (series < m_drawn.size())
            choose(m_drawn.at(series), at);
    });
    QWidget *view = named(m_chart->view(), u"timelineChart"_s, tr("Latency and outcome of each request"));
    fitToTheme(view, m_theme,
               [this, view] { view->setFixedHeight(chartHeight + QFontMetrics(m_theme.small()).height()); });
    layout()->addWidget(view);
}

void TimelineCard::draw(const Timeline &timeline)
{
    m_timeline = timeline;
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
    const QString none = tr("No requests in this period.");
    m_empty->setText(m_timeline->points.isEmpty() ? none : m_noChart);
    m_summary = m_timeline->points.isEmpty() ? none
                                             : tr("%1: %2; %3", "a time, counts of outcomes, latency")
                                                   .arg(m_span->text(), counts.join(u", "_s), m_latency->text());
    setAccessibleName(m_summary);
}

void TimelineCard::choose(Token token, const QPointF &at)
{
    for (const TimelinePoint &point : m_timeline->points) {
        if (tokenFor(point.outcome) == token && point.at.toMSecsSinceEpoch() == qint64(at.x()) && !point.id.isNull()) {
            emit chosen(point.id);
            return;
        }
    }
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
    axes.base = std::log10(slowest / fastest) < 2 ? 10 : 100;
    const auto power = [&axes](double exponent) { return std::pow(axes.base, exponent); };
    const auto exponentOf = [&axes](double value) { return std::log(value) / std::log(axes.base); };
    axes.bottom = power(std::floor(exponentOf(fastest) + 1e-9));
    axes.top = std::max(power(std::ceil(exponentOf(1.2 * slowest))), axes.base * axes.bottom);
    axes.tookFormat = tr("%g ms", "milliseconds, in the form of printf");
    const qint64 length = m_timeline->from.msecsTo(m_timeline->to);
    const qint64 edge = length / 100; // so that no mark is cut in half
    axes.from = m_timeline->from.addMSecs(-edge).toLocalTime();
    axes.to = m_timeline->to.addMSecs(edge).toLocalTime();
    axes.timeFormat = length <= 2 * day ? u"HH:mm"_s : u"d MMM"_s;
    axes.font = m_theme.small();
    axes.labels = m_theme.color(Token::Quiet);
    axes.lines = m_theme.color(Token::Line);
    QList<TimelineChart::Series> all;
    m_drawn.clear();
    for (const Mark &mark : marks) {
        if (countOf(*m_timeline, mark.token) == 0)
            continue;
        TimelineChart::Series series{mark.shape, m_theme.color(mark.token), m_theme.color(Token::Base), {}};
        for (const TimelinePoint &point : m_timeline->points) {
            if (tokenFor(point.outcome) == mark.token) // what took no time stands a little above the bottom
                series.points.append(
                    {double(point.at.toMSecsSinceEpoch()), std::max(double(point.tookMs), 1.2 * axes.bottom)});
        }
        all.append(series);
        m_drawn.append(mark.token);
    }
    m_chart->draw(axes, all);
}

} // namespace rc

#include "moc_timelinecard.cpp"
