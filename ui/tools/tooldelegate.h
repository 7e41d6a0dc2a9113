// SPDX-License-Identifier: GPL-3.0-or-later
// Paints one tool of the list: its shown name, its name, and what it may do.
#pragma once

#include <QStyledItemDelegate>

namespace rc {

class Theme;

class ToolDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// `theme` outlives this object.
    explicit ToolDelegate(const Theme &theme, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    const Theme &m_theme;
};

} // namespace rc
