// SPDX-License-Identifier: GPL-3.0-or-later
// Paints one rung: state, title, summary, its place on the shared time axis, and below it what there is to say.
#pragma once

#include <QStyledItemDelegate>

namespace rc {

class Theme;
struct HintParts;

class RungDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// `theme` outlives this object.
    explicit RungDelegate(const Theme &theme, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    /// Of a closed row; an opened one begins with as much.
    [[nodiscard]] int rowHeight() const;

    /// How long the run has lasted, in µs: a step that runs counts its seconds.
    void setNow(qint64 now) { m_now = now; }
    /// Where the moving bar of running rungs is, 0…1; a negative phase: it rests.
    void setPhase(double phase) { m_phase = phase; }

private:
    void paintRow(QPainter *painter, const QStyleOptionViewItem &option, const QRect &row,
                  const QModelIndex &index) const;
    void paintBar(QPainter *painter, const QRect &track, const QStyleOptionViewItem &option,
                  const QModelIndex &index) const;
    void paintDetail(QPainter *painter, const QStyleOptionViewItem &option, const QRect &area,
                     const QModelIndex &index) const;
    [[nodiscard]] int titleWidth(int width, const QAbstractItemModel &model) const;
    void paintHeading(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    [[nodiscard]] int headingHeight() const;
    [[nodiscard]] int leadWidth(const HintParts &hint) const;
    [[nodiscard]] int detailHeight(int width, const QModelIndex &index) const;

    const Theme &m_theme;
    double m_phase = -1;
    qint64 m_now = 0;
};

/// "<1 ms", "84 ms", "2.1 s".
[[nodiscard]] QString shownDuration(qint64 microseconds);
/// Of a step that runs: whole seconds; empty for the first.
[[nodiscard]] QString runningFor(qint64 microseconds);

} // namespace rc
