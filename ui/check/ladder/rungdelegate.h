// SPDX-License-Identifier: GPL-3.0-or-later
// Paints a step: state, title, summary, its bar on the common time axis, and its details below.
#pragma once

#include <QStyledItemDelegate>

namespace rc {

class Theme;

class RungDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit RungDelegate(const Theme &theme, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    /// Height of a collapsed row, and of the first part of an expanded one.
    [[nodiscard]] int rowHeight() const;

    /// Duration of the run in µs: a running step counts its seconds.
    void setNow(qint64 now) { m_now = now; }
    /// Position of the moving bar of running steps, 0…1; negative: not moving.
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
    struct Part;
    [[nodiscard]] QList<Part> partsOf(int width, const QModelIndex &index) const;
    [[nodiscard]] int detailHeight(int width, const QModelIndex &index) const;

    const Theme &m_theme;
    double m_phase = -1;
    qint64 m_now = 0;
};

/// "<1 ms", "84 ms", "2.1 s".
[[nodiscard]] QString shownDuration(qint64 microseconds);
/// For a running step: whole seconds; empty during the first.
[[nodiscard]] QString runningFor(qint64 microseconds);

} // namespace rc
