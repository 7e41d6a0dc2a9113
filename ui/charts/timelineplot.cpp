// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/timelineplot.h"

#include <QCategoryAxis>
#include <QChart>
#include <QChartView>
#include <QFontMetrics>
#include <QGraphicsLayout>
#include <QMouseEvent>
#include <QRubberBand>
#include <QScatterSeries>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qreal markSize = 9;

QScatterSeries::MarkerShape markerOf(TimelineChart::Shape shape)
{
    switch (shape) {
    case TimelineChart::Shape::Circle:
        return QScatterSeries::MarkerShapeCircle;
    case TimelineChart::Shape::Triangle:
        return QScatterSeries::MarkerShapeTriangle;
    case TimelineChart::Shape::Diamond:
        return QScatterSeries::MarkerShapeRotatedRectangle;
    case TimelineChart::Shape::Square:
        return QScatterSeries::MarkerShapeRectangle;
    case TimelineChart::Shape::Star:
        return QScatterSeries::MarkerShapeStar;
    }
    Q_UNREACHABLE();
}

/// Tells what was dragged over; a press without a way to go is the chart's.
class DraggedView : public QChartView
{
public:
    using Selected = std::function<void(const QDateTime &, const QDateTime &)>;

    DraggedView(QChart *chart, QWidget *parent, Selected selected)
        : QChartView(chart, parent)
        , m_selected(std::move(selected))
        , m_band(new QRubberBand(QRubberBand::Rectangle, viewport()))
    {
    }

protected:
    void mousePressEvent(QMouseEvent *event) override
    {
        QChartView::mousePressEvent(event);
        m_from = event->button() == Qt::LeftButton ? std::optional(event->position().toPoint().x()) : std::nullopt;
    }
    void mouseMoveEvent(QMouseEvent *event) override
    {
        QChartView::mouseMoveEvent(event);
        const int at = event->position().toPoint().x();
        if (m_from && (m_band->isVisible() || qAbs(at - *m_from) >= leastDrag)) {
            m_band->setGeometry(QRect(QPoint(std::min(at, *m_from), 0), QPoint(std::max(at, *m_from), height() - 1)));
            m_band->show();
        }
    }
    void mouseReleaseEvent(QMouseEvent *event) override
    {
        QChartView::mouseReleaseEvent(event);
        const std::optional<int> from = std::exchange(m_from, std::nullopt);
        if (!from || !m_band->isVisible())
            return;
        m_band->hide();
        const int at = event->position().toPoint().x();
        m_selected(timeAt(std::min(at, *from)), timeAt(std::max(at, *from)));
    }
    void keyPressEvent(QKeyEvent *event) override { event->ignore(); }

private:
    static constexpr int leastDrag = 6;

    [[nodiscard]] QDateTime timeAt(int x) const
    {
        const QPointF value = chart()->mapToValue(chart()->mapFromScene(mapToScene(QPoint(x, height() / 2))));
        return QDateTime::fromMSecsSinceEpoch(qint64(value.x()));
    }

    Selected m_selected;
    QRubberBand *m_band;
    std::optional<int> m_from;
};

class Plot : public TimelineChart
{
public:
    Plot(QWidget *parent, Events events)
        : m_events(std::move(events))
        , m_chart(new QChart)
        , m_time(new QCategoryAxis(m_chart)) // that of times counts from its edge, which is no round time
        , m_took(new QCategoryAxis(m_chart)) // one for numbers writes them as printf() does
        , m_view(new DraggedView(m_chart, parent, m_events.selected))
    {
        m_chart->setBackgroundVisible(false);
        m_chart->layout()->setContentsMargins(0, 0, 0, 0);
        m_chart->legend()->hide();
        m_time->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
        m_time->setGridLineVisible(false);
        m_took->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
        m_took->setTruncateLabels(false); // they are short, and all would be "..."
        m_took->setLineVisible(false);
        m_chart->addAxis(m_time, Qt::AlignBottom);
        m_chart->addAxis(m_took, Qt::AlignLeft);
        m_view->setRenderHint(QPainter::Antialiasing);
        m_view->setFrameShape(QFrame::NoFrame);
        m_view->setFocusPolicy(Qt::NoFocus);
        m_view->setStyleSheet(u"QGraphicsView { border: none; background: transparent; }"_s);
    }

    [[nodiscard]] QWidget *view() override { return m_view; }

    void draw(const Axes &axes, const QList<Series> &series) override
    {
        m_chart->removeAllSeries();
        m_chart->setMargins({0, QFontMetrics(axes.font).height() / 2, 0, 0}); // half the text of the highest line
        showTimes(axes);
        showHeights(axes);
        for (QAbstractAxis *axis : {static_cast<QAbstractAxis *>(m_time), static_cast<QAbstractAxis *>(m_took)}) {
            axis->setLabelsFont(axes.font);
            axis->setLabelsColor(axes.labels);
            axis->setGridLineColor(axes.lines);
            axis->setLinePenColor(axes.lines);
        }
        for (qsizetype i = 0; i < series.size(); ++i)
            add(i, series.at(i));
    }

private:
    void showTimes(const Axes &axes)
    {
        for (const QString &label : m_time->categoriesLabels())
            m_time->remove(label);
        const auto from = double(axes.from.toMSecsSinceEpoch());
        m_time->setRange(from, double(axes.to.toMSecsSinceEpoch()));
        m_time->setStartValue(from - 1); // what is before the first one is none
        QString same;                    // two days have the same times, and the axis no two labels that are the same
        for (const TimeTick &tick : axes.ticks) {
            same += QChar(0x200B); // which is not seen
            m_time->append(tick.text + same, double(tick.at.toMSecsSinceEpoch()));
        }
    }

    void showHeights(const Axes &axes)
    {
        for (const QString &label : m_took->categoriesLabels())
            m_took->remove(label);
        m_took->setRange(axes.bottom, axes.top);
        m_took->setStartValue(axes.bottom - 1); // as above
        for (const HeightMark &mark : axes.marks)
            m_took->append(mark.text, mark.height);
    }

    void add(qsizetype index, const Series &series)
    {
        auto *scatter = new QScatterSeries(m_chart);
        scatter->setMarkerShape(markerOf(series.shape));
        scatter->setMarkerSize(markSize);
        scatter->setColor(series.color);
        scatter->setBorderColor(series.border);
        scatter->append(series.points);
        m_chart->addSeries(scatter);
        scatter->attachAxis(m_time);
        scatter->attachAxis(m_took);
        QObject::connect(scatter, &QScatterSeries::clicked, m_view,
                         [this, index](const QPointF &point) { m_events.clicked(index, point); });
        QObject::connect(
            scatter, &QScatterSeries::hovered, m_view, [this, index, scatter](const QPointF &point, bool on) {
                const QPoint place = m_view->mapFromScene(m_chart->mapToScene(m_chart->mapToPosition(point, scatter)));
                m_events.hovered(index, on ? std::optional(point) : std::nullopt, place);
            });
    }

    Events m_events;
    QChart *m_chart;
    QCategoryAxis *m_time; ///< in milliseconds since 1970, as the points are
    QCategoryAxis *m_took;
    DraggedView *m_view;
};

} // namespace

std::unique_ptr<TimelineChart> TimelinePlot::make(QWidget *parent, TimelineChart::Events events)
{
    return std::make_unique<Plot>(parent, std::move(events));
}

} // namespace rc

#include "moc_timelineplot.cpp"
