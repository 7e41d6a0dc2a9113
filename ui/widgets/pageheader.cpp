// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/pageheader.h"

#include "ui/widgets/flowlayout.h"
#include "ui/widgets/kit.h"

#include <QEvent>
#include <QHBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

PageHeader::PageHeader(const QString &title, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_rows(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_row(new QHBoxLayout)
    , m_buttons(new QWidget(this))
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(grid::gap);
    m_row->setSpacing(grid::gap);
    QLabel *label = plainLabel(title, this);
    label->setFont(theme.title());
    label->setObjectName(u"pageTitle"_s);
    m_row->addWidget(label);
    m_row->addStretch(1);
    new FlowLayout(m_buttons, grid::gap);
    m_rows->addLayout(m_row, 1);
    m_rows->addWidget(m_buttons);
    setMinimumHeight(grid::controlHeight);
}

void PageHeader::addBesideTitle(QWidget *widget)
{
    m_row->insertWidget(m_beside++, widget);
}

void PageHeader::addButton(QWidget *button)
{
    m_buttons->layout()->addWidget(button);
    if (m_lastButton != nullptr)
        setTabOrder(m_lastButton, button);
    m_lastButton = button;
    arrange();
}

void PageHeader::arrange()
{
    int buttons = -grid::gap; // of all in one line
    for (int i = 0; i < m_buttons->layout()->count(); ++i) {
        const QLayoutItem *item = m_buttons->layout()->itemAt(i);
        buttons += item->isEmpty() ? 0 : item->sizeHint().width() + grid::gap;
    }
    buttons = std::max(buttons, 0);
    const bool below = m_row->sizeHint().width() + buttons + grid::gap > width();
    m_rows->setDirection(below ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    // Next to the title they are on one line; below it they may wrap.
    m_buttons->setMinimumWidth(below ? 0 : buttons);
}

void PageHeader::resizeEvent(QResizeEvent *event)
{
    arrange();
    QWidget::resizeEvent(event);
}

/// Also when a button is added, removed or gets a longer text.
bool PageHeader::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        arrange();
    return QWidget::event(event);
}

} // namespace rc

#include "moc_pageheader.cpp"
