// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/columns.h"

#include "ui/theme/theme.h"
#include "ui/widgets/kit.h"

#include <QBoxLayout>
#include <QResizeEvent>

namespace rc {

namespace {
constexpr int navigationAndMargins = 196; // what a window has besides a page's content
}

Columns::Columns(QWidget *parent)
    : QWidget(parent)
    , m_box(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_narrowBelow(grid::narrowWidth - navigationAndMargins)
{
    m_box->setContentsMargins(0, 0, 0, 0);
    m_box->setSpacing(5 * grid::unit);
}

void Columns::setNarrowBelow(int width)
{
    m_narrowBelow = width;
}

void Columns::arrange()
{
    const bool narrow = width() < grown(m_narrowBelow, *this);
    if (narrow != isStacked())
        m_box->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void Columns::add(QWidget *column, int stretch)
{
    QSizePolicy policy = column->sizePolicy();
    policy.setHorizontalPolicy(QSizePolicy::Expanding);
    column->setSizePolicy(policy);
    column->setMinimumWidth(1); // the column's words wrap or elide: the stretch decides, not the contents
    m_box->addWidget(column, stretch);
}

bool Columns::isStacked() const
{
    return m_box->direction() == QBoxLayout::TopToBottom;
}

void Columns::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void Columns::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

} // namespace rc

#include "moc_columns.cpp"
