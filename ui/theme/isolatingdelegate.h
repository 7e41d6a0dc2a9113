// SPDX-License-Identifier: GPL-3.0-or-later
// Items whose texts are painted with their isolates: a view draws them itself, and not by the style's drawItemText().
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
