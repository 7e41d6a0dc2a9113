// SPDX-License-Identifier: GPL-3.0-or-later
// Paints a row of the palette: dot, title and detail with matching letters marked, and the shortcut.
#pragma once

#include "ui/parts/palettematch.h"
#include "ui/theme/theme.h"

#include <QStyledItemDelegate>

namespace rc {

class PaletteDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// `theme` must outlive it.
    explicit PaletteDelegate(const Theme &theme, QObject *parent = nullptr);

    [[nodiscard]] int rowHeight() const;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    struct Words
    {
        QString text;
        QList<MarkedPart> marks;
        QFont font;
        Token ink;
    };
    void drawWords(QPainter *painter, const QRect &box, const Words &words, Qt::LayoutDirection direction) const;

    const Theme &m_theme;
};

} // namespace rc
