// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/insetdelegate.h"

#include <QApplication>
#include <QStyle>

namespace rc {

namespace {

constexpr int inset = 5; // plus 3 of the style: the padding of a header's section

QStyleOptionViewItem within(const QStyleOptionViewItem &option)
{
    QStyleOptionViewItem inner = option;
    inner.rect.adjust(inset, 0, -inset, 0);
    return inner;
}

} // namespace

void InsetDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem whole = option;
    initStyleOption(&whole, index);
    const QStyle *style = option.widget != nullptr ? option.widget->style() : QApplication::style();
    // The selection spans the full width.
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &whole, painter, option.widget);
    IsolatingDelegate::paint(painter, within(option), index);
}

QSize InsetDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    return IsolatingDelegate::sizeHint(option, index) + QSize(2 * inset, 0);
}

bool InsetDelegate::editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                                const QModelIndex &index)
{
    return IsolatingDelegate::editorEvent(event, model, within(option), index);
}

} // namespace rc

#include "moc_insetdelegate.cpp"
