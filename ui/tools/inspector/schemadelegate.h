// SPDX-License-Identifier: GPL-3.0-or-later
// Paints a cell of a schema's table: nested names indented, each text in its own direction and fully wrapped, limits
// below the description.
#pragma once

#include "ui/theme/theme.h"

#include <QStyledItemDelegate>

namespace rc {

class SchemaDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// `theme` must outlive this object.
    explicit SchemaDelegate(const Theme &theme, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    [[nodiscard]] QFont fontOf(const QModelIndex &index) const;
    [[nodiscard]] Token tokenOf(const QModelIndex &index) const;

    const Theme &m_theme;
};

} // namespace rc
