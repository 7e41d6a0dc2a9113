// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/boxlayouts.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace rc {

namespace {

template<typename Layout>
Layout *filled(QWidget *owner, const BoxSpaces &spaces, std::initializer_list<BoxItem> items)
{
    auto *box = new Layout(owner);
    if (spaces.margins)
        box->setContentsMargins(*spaces.margins);
    if (spaces.spacing)
        box->setSpacing(*spaces.spacing);
    for (const BoxItem &item : items) {
        if (item.widget != nullptr)
            box->addWidget(item.widget, item.stretch, item.alignment);
        else if (item.layout != nullptr)
            box->addLayout(item.layout, item.stretch);
        else if (item.fixedSpace)
            box->addSpacing(*item.fixedSpace);
        else
            box->addStretch(item.stretch);
    }
    return box;
}

} // namespace

BoxItem::BoxItem(QWidget *itsWidget, int itsStretch, Qt::Alignment itsAlignment)
    : widget(itsWidget)
    , stretch(itsStretch)
    , alignment(itsAlignment)
{
}

BoxItem::BoxItem(QLayout *itsLayout, int itsStretch)
    : layout(itsLayout)
    , stretch(itsStretch)
{
}

BoxItem fixedSpace(int pixels)
{
    BoxItem item;
    item.fixedSpace = pixels;
    return item;
}

BoxItem stretch(int share)
{
    BoxItem item;
    item.stretch = share;
    return item;
}

QHBoxLayout *makeRow(QWidget *owner, const BoxSpaces &spaces, std::initializer_list<BoxItem> items)
{
    return filled<QHBoxLayout>(owner, spaces, items);
}

QHBoxLayout *makeRow(const BoxSpaces &spaces, std::initializer_list<BoxItem> items)
{
    return makeRow(nullptr, spaces, items);
}

QVBoxLayout *makeColumn(QWidget *owner, const BoxSpaces &spaces, std::initializer_list<BoxItem> items)
{
    return filled<QVBoxLayout>(owner, spaces, items);
}

QVBoxLayout *makeColumn(const BoxSpaces &spaces, std::initializer_list<BoxItem> items)
{
    return makeColumn(nullptr, spaces, items);
}

FlowLayout::FlowLayout(QWidget *parent, int gap)
    : QLayout(parent)
    , m_gap(gap)
{
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items.append(item);
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

int FlowLayout::heightForWidth(int width) const
{
    return arrange(QRect(0, 0, width, 0), false);
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem *item : m_items)
        size = size.expandedTo(item->minimumSize());
    return size;
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

/// Centers lower items in their row.
int FlowLayout::arrange(const QRect &rect, bool move) const
{
    const Qt::LayoutDirection direction =
        parentWidget() != nullptr ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    QList<std::pair<QLayoutItem *, QRect>> row;
    int x = rect.left();
    int y = rect.top();
    int rowHeight = 0;
    const auto endRow = [&] {
        for (const auto &[item, itemRect] : std::as_const(row)) {
            if (move)
                item->setGeometry(
                    QStyle::visualRect(direction, rect, itemRect.translated(0, (rowHeight - itemRect.height()) / 2)));
        }
        row.clear();
    };
    for (QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize size(std::min(item->sizeHint().width(), rect.width()), item->sizeHint().height());
        if (x > rect.left() && x + size.width() > rect.right() + 1) {
            endRow();
            x = rect.left();
            y += rowHeight + m_gap;
            rowHeight = 0;
        }
        row.append({item, QRect(QPoint(x, y), size)});
        x += size.width() + m_gap;
        rowHeight = std::max(rowHeight, size.height());
    }
    endRow();
    return y + rowHeight - rect.top();
}

QWidget *makeFlow(QWidget *parent, int gap, std::initializer_list<QWidget *> items)
{
    auto *container = new QWidget(parent);
    auto *flow = new FlowLayout(container, gap);
    for (QWidget *item : items)
        flow->addWidget(item);
    return container;
}

} // namespace rc

#include "moc_boxlayouts.cpp"
