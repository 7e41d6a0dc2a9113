// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/isolatingdelegate.h"

#include "ui/theme/isolates.h"

namespace rc {

void IsolatingDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->text = toPaint(option->text);
}

} // namespace rc
