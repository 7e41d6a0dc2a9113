// SPDX-License-Identifier: GPL-3.0-or-later
// Paints one cell of the parameter table: room around the text, each text in its own direction, wrapped whole.
#pragma once

#include "ui/theme/theme.h"

#include <QStyledItemDelegate>

namespace rc {

class ParameterDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// `theme` outlives this object.
    explicit ParameterDelegate(const Theme &theme, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    const Theme &m_theme;
};

} // namespace rc
