// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/pagebody.h"

#include "ui/theme/theme.h"
#include "ui/widgets/kit.h"

#include <QHBoxLayout>

namespace rc {

PageBody::PageBody(QWidget *parent)
    : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setFocusPolicy(Qt::NoFocus);
    auto *page = new QWidget(this);
    setFlag(page, "pageContent");
    auto *middle = new QWidget(page);
    middle->setMaximumWidth(grid::contentWidth);
    m_content = new QVBoxLayout(middle);
    m_content->setContentsMargins(0, 0, 0, 0);
    m_content->setSpacing(grid::gap);
    auto *row = new QHBoxLayout(page);
    row->setContentsMargins(grid::margin, 5 * grid::unit, grid::margin, grid::margin);
    row->addStretch(1);
    row->addWidget(middle, 1000); // takes all the room up to its maximum
    row->addStretch(1);
    setWidget(page);
}

} // namespace rc

#include "moc_pagebody.cpp"
