// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/timelineplot.h"

#include <QChart>
#include <QChartView>
#include <QDateTimeAxis>
#include <QGraphicsLayout>
#include <QLogValueAxis>
#include <QScatterSeries>

#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qreal markSize = 9;
constexpr int timeTicks = 5;

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

class Plot : public TimelineChart
{
public:
    Plot(QWidget *parent, Clicked clicked)
        : m_clicked(std::move(clicked))
        , m_chart(new QChart)
        , m_time(new QDateTimeAxis(m_chart))
        , m_took(new QLogValueAxis(m_chart)) // 80 ms and 30 s in one small chart
        , m_view(new QChartView(m_chart, parent))
    {
        m_chart->setBackgroundVisible(false);
        m_chart->setMargins({});
        m_chart->layout()->setContentsMargins(0, 0, 0, 0);
        m_chart->legend()->hide();
        m_time->setTickCount(timeTicks);
        m_time->setGridLineVisible(false);
        m_took->setMinorGridLineVisible(false);
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
        m_took->setBase(axes.base);
        m_took->setRange(axes.bottom, axes.top);
        m_took->setLabelFormat(axes.tookFormat);
        m_time->setRange(axes.from, axes.to);
        m_time->setFormat(axes.timeFormat);
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
                         [this, index](const QPointF &point) { m_clicked(index, point); });
    }

    Clicked m_clicked;
    QChart *m_chart;
    QDateTimeAxis *m_time;
    QLogValueAxis *m_took;
    QChartView *m_view;
};

} // namespace

std::unique_ptr<TimelineChart> TimelinePlot::make(QWidget *parent, TimelineChart::Clicked clicked)
{
    return std::make_unique<Plot>(parent, std::move(clicked));
}

} // namespace rc

#include "moc_timelineplot.cpp"
