// SPDX-License-Identifier: GPL-3.0-or-later
// Paints one cell of the activity table.
#pragma once

#include "ui/theme/theme.h"

#include <QStyledItemDelegate>

namespace rc {

class ActivityDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// `theme` outlives this object.
    explicit ActivityDelegate(const Theme &theme, QObject *parent = nullptr);

    [[nodiscard]] int rowHeight() const;
    /// Of the line above the first row of a day; the row is higher by as much.
    [[nodiscard]] int dayHeight() const;
    /// Where the arrow of a batch is, in the cell of its time.
    [[nodiscard]] QRect arrowIn(const QRect &cell, Qt::LayoutDirection direction) const;
    /// What `text` needs in that column, its margins included.
    [[nodiscard]] int widthFor(int column, const QString &text) const;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    [[nodiscard]] QFont fontOf(int column) const;

    const Theme &m_theme;
};

} // namespace rc
