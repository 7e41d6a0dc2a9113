// SPDX-License-Identifier: GPL-3.0-or-later
// The top line of a page: its title on one side, its buttons on the other.
#include "ui/widgets/pageheader.h"

#include "ui/widgets/tone.h"

#include <QHBoxLayout>

namespace rc {

PageHeader::PageHeader(const QString &title, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_row(new QHBoxLayout(this))
{
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(grid::gap);
    QLabel *label = plainLabel(title, this);
    label->setFont(theme.title());
    label->setObjectName(QStringLiteral("pageTitle"));
    m_row->addWidget(label);
    m_row->addStretch(1);
    setMinimumHeight(grid::controlHeight);
}

void PageHeader::addBesideTitle(QWidget *widget)
{
    m_row->insertWidget(m_beside++, widget);
}

void PageHeader::addButton(QWidget *button)
{
    m_row->addWidget(button);
}

} // namespace rc
