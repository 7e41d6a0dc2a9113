// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/columns.h"

#include "ui/theme/theme.h"
#include "ui/widgets/kit.h"

#include <QBoxLayout>
#include <QResizeEvent>

#include <algorithm>

namespace rc {

namespace {
constexpr int navigationAndMargins = 196; // the window's width around a page's content
}

Columns::Columns(QWidget *parent)
    : QWidget(parent)
    , m_box(new QBoxLayout(QBoxLayout::LeftToRight, this))
{
    m_box->setContentsMargins(0, 0, 0, 0);
    m_box->setSpacing(5 * grid::unit);
}

void Columns::setNarrowByContents()
{
    m_byContents = true;
}

/// The minimum width for columns side by side.
int Columns::least() const
{
    if (!m_byContents)
        return grown(grid::narrowWidth - navigationAndMargins, *this);
    int parts = 0;
    int spaces = 0;
    for (int i = 0; i < m_box->count(); ++i) {
        if (m_box->itemAt(i)->widget()->isHidden())
            continue;
        spaces += parts == 0 ? 0 : m_box->spacing();
        parts += m_box->stretch(i);
    }
    int widest = 0;
    for (int i = 0; i < m_box->count(); ++i) {
        const QWidget *column = m_box->itemAt(i)->widget();
        if (!column->isHidden() && m_box->stretch(i) > 0)
            widest = std::max(widest, column->sizeHint().width() * parts / m_box->stretch(i) + 1);
    }
    return widest + spaces;
}

void Columns::arrange()
{
    const bool narrow = width() < least();
    if (narrow != isStacked())
        m_box->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void Columns::add(QWidget *column, int stretch)
{
    QSizePolicy policy = column->sizePolicy();
    policy.setHorizontalPolicy(QSizePolicy::Expanding);
    column->setSizePolicy(policy);
    column->setMinimumWidth(1); // the text in the column wraps or elides: the stretch decides, not the contents
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

/// The required width may have changed.
bool Columns::event(QEvent *event)
{
    const bool done = QWidget::event(event);
    if (m_byContents && event->type() == QEvent::LayoutRequest)
        arrange();
    return done;
}

void Columns::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

} // namespace rc

#include "moc_columns.cpp"
