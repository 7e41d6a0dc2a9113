// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/boxlayouts.h"

#include <QWidget>

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
        else if (item.room)
            box->addSpacing(*item.room);
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

BoxItem room(int pixels)
{
    BoxItem item;
    item.room = pixels;
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

} // namespace rc
