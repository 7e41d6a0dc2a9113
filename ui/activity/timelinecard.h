// SPDX-License-Identifier: GPL-3.0-or-later
// The chart above the table: how long each request took and what became of it, over time.
#pragma once

#include "session/activity/timeline.h"
#include "ui/theme/theme.h"
#include "ui/widgets/panel.h"

#include <memory>
#include <optional>

class QLabel;
class QMenu;

namespace rc {

class ElidedLabel;
class SegmentedControl;
class TimelineChart;

class TimelineCard : public Panel
{
    Q_OBJECT

public:
    /// `theme` outlives this object. The chart itself is made with the first points.
    explicit TimelineCard(const Theme &theme, QWidget *parent = nullptr);
    ~TimelineCard() override;

    void draw(const Timeline &timeline);
    [[nodiscard]] bool hasTimeline() const { return m_timeline.has_value(); }
    /// The chart in words: how many of each outcome, median and worst.
    [[nodiscard]] QString summary() const { return m_summary; }
    /// Of that point of what is drawn, in words.
    [[nodiscard]] QString pointText(const TimelinePoint &point) const;

signals:
    void chosen(const rc::TimelinePoint &point); ///< that of a single request was clicked
    void spanChosen(rc::TimelineSpan span);
    /// By dragging, or by a click on a point that stands for several requests.
    void timeSelected(const QDateTime &from, const QDateTime &before);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void paintAll();
    [[nodiscard]] int mostTicks() const;
    void addActions(QMenu &menu);
    void choose(Token token, const QPointF &at);
    [[nodiscard]] double heightOf(const TimelinePoint &point) const; ///< by powers of ten: 80 ms beside 30 s
    [[nodiscard]] const TimelinePoint *pointAt(Token token, const QPointF &at) const;
    void showCard(Token token, const std::optional<QPointF> &at, const QPoint &place);
    void updateText();

    const Theme &m_theme;
    QLabel *m_span;
    ElidedLabel *m_what;
    SegmentedControl *m_spans;
    ElidedLabel *m_key; ///< which mark is which outcome
    QLabel *m_latency;
    QLabel *m_empty;
    QLabel *m_card; ///< beside the point under the pointer
    std::unique_ptr<TimelineChart> m_chart;
    QString m_noChart;    ///< why there is none
    QList<Token> m_drawn; ///< which series is which
    std::optional<Timeline> m_timeline;
    int m_mostTicks = 2; ///< for which there is room
    double m_least = 0;  ///< a height; what took less stands there, too
    QString m_summary;
};

/// "Last 24 hours", or from when to when. `now`: local time.
[[nodiscard]] QString spanText(const QDateTime &from, const QDateTime &to, const QDateTime &now);

} // namespace rc
