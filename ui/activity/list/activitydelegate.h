// SPDX-License-Identifier: GPL-3.0-or-later
// Paints a cell of the activity table.
#pragma once

#include "ui/theme/theme.h"

#include <QStyledItemDelegate>

namespace rc {

class ActivityDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// `theme` must outlive this object.
    explicit ActivityDelegate(const Theme &theme, QObject *parent = nullptr);

    [[nodiscard]] int rowHeight() const;
    /// Height of the line above the first row of a day, added to that row.
    [[nodiscard]] int dayHeight() const;
    /// The position of a batch's arrow in its time cell.
    [[nodiscard]] QRect arrowIn(const QRect &cell, Qt::LayoutDirection direction) const;
    /// The width of `text` in that column, including margins.
    [[nodiscard]] int widthFor(int column, const QString &text) const;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    [[nodiscard]] QFont fontOf(int column) const;

    const Theme &m_theme;
};

} // namespace rc
