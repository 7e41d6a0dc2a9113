// SPDX-License-Identifier: GPL-3.0-or-later
// The timeline's chart, drawn by Qt Charts.
#pragma once

#include "ui/activity/timelinechart.h"

#include <QObject>

namespace rc {

class TimelinePlot : public QObject, public ChartFactory
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "org.resource_console.ChartFactory/2")
    Q_INTERFACES(rc::ChartFactory)

public:
    [[nodiscard]] std::unique_ptr<TimelineChart> make(QWidget *parent, TimelineChart::Events events) override;
};

} // namespace rc
