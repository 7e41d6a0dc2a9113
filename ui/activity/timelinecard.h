// SPDX-License-Identifier: GPL-3.0-or-later
// The chart above the table: how long each request took and what became of it, over time.
#pragma once

#include "activity/timeline.h"
#include "ui/theme/theme.h"
#include "ui/widgets/panel.h"

#include <optional>

class QChart;
class QChartView;
class QDateTimeAxis;
class QLabel;
class QLogValueAxis;

namespace rc {

class ElidedLabel;

class TimelineCard : public Panel
{
    Q_OBJECT

public:
    /// `theme` outlives this object. The chart itself is made with the first points.
    explicit TimelineCard(const Theme &theme, QWidget *parent = nullptr);

    void draw(const Timeline &timeline);
    [[nodiscard]] bool hasTimeline() const { return m_timeline.has_value(); }
    /// The chart in words: how many of each outcome, median and worst.
    [[nodiscard]] QString summary() const { return m_summary; }

signals:
    void chosen(const QUuid &id); ///< a point of a single request was clicked

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void paintAll();
    void addSeries(Token token, double lowest);
    void say();

    const Theme &m_theme;
    QLabel *m_span;
    ElidedLabel *m_what;
    QLabel *m_key; ///< which mark is which outcome
    QLabel *m_latency;
    QLabel *m_empty;
    QChart *m_chart = nullptr;
    QChartView *m_view = nullptr;
    QDateTimeAxis *m_time = nullptr;
    QLogValueAxis *m_took = nullptr;
    std::optional<Timeline> m_timeline;
    QString m_summary;
};

/// "Last 24 hours", or from when to when. `now`: local time.
[[nodiscard]] QString spanText(const QDateTime &from, const QDateTime &to, const QDateTime &now);

} // namespace rc
