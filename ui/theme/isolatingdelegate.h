// SPDX-License-Identifier: GPL-3.0-or-later
// Paints items with isolates, because views do not use the style's drawItemText().
#pragma once

#include <QStyledItemDelegate>

namespace rc {

class IsolatingDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

} // namespace rc
