// SPDX-License-Identifier: GPL-3.0-or-later
// What draws the points of the timeline. It is a plug-in, so that its library is loaded with the first chart.
#pragma once

#include "core/result.h"
#include "ui/activity/timeticks.h"

#include <QColor>
#include <QDateTime>
#include <QFont>
#include <QList>
#include <QPointF>
#include <QtPlugin>

#include <functional>
#include <memory>
#include <optional>

class QWidget;

namespace rc {

class TimelineChart
{
public:
    enum class Shape {
        Circle,
        Triangle,
        Diamond,
        Square,
        Star
    };
    struct Series
    {
        Shape shape = Shape::Circle;
        QColor color;
        QColor border;
        QList<QPointF> points; ///< milliseconds since 1970, a height
    };
    /// A line across the chart.
    struct HeightMark
    {
        double height = 0;
        QString text; ///< no two have the same
    };
    struct Axes
    {
        QDateTime from;
        QDateTime to;
        QList<TimeTick> ticks; ///< of the time, each later than the one before
        double bottom = 0;     ///< heights
        double top = 1;
        QList<HeightMark> marks; ///< the lowest first
        QFont font;
        QColor labels;
        QColor lines;
    };
    struct Events
    {
        std::function<void(qsizetype series, const QPointF &point)> clicked; ///< a point was
        /// The pointer came to a point, at that place of the view; no point: it left one.
        std::function<void(qsizetype series, const std::optional<QPointF> &point, const QPoint &place)> hovered;
        std::function<void(const QDateTime &from, const QDateTime &to)> selected; ///< the pointer was dragged over it
    };

    TimelineChart() = default;
    virtual ~TimelineChart() = default;
    Q_DISABLE_COPY_MOVE(TimelineChart)

    [[nodiscard]] virtual QWidget *view() = 0; ///< the parent owns it
    virtual void draw(const Axes &axes, const QList<Series> &series) = 0;
};

class ChartFactory
{
public:
    ChartFactory() = default;
    virtual ~ChartFactory() = default;
    Q_DISABLE_COPY_MOVE(ChartFactory)

    [[nodiscard]] virtual std::unique_ptr<TimelineChart> make(QWidget *parent, TimelineChart::Events events) = 0;
};

/// The plug-in's, which is beside the window's own module; or FileFailed with the system's words.
[[nodiscard]] Result<ChartFactory *> chartFactory();

} // namespace rc

Q_DECLARE_INTERFACE(rc::ChartFactory, "org.resource_console.ChartFactory/3")
