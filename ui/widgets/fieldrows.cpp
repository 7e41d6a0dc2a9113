// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of a form: label, field, and what there is to say about the field beside it.
#include "ui/widgets/fieldrows.h"

#include "ui/widgets/tone.h"

#include <QGridLayout>

namespace rc {

FieldRows::FieldRows(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_rows(new QGridLayout(this))
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setHorizontalSpacing(grid::gap);
    m_rows->setVerticalSpacing(grid::unit);
    m_rows->setColumnStretch(1, 1);
}

QLabel *FieldRows::addRow(const QString &label, QWidget *field)
{
    QLabel *name = plainLabel(label, this);
    setFlag(name, "quiet");
    name->setBuddy(field);
    if (field->accessibleName().isEmpty())
        field->setAccessibleName(label);
    QLabel *verdict = quietLabel({}, m_theme, this);
    verdict->setWordWrap(false);
    // beside the first line of a field that is higher than one
    name->setMinimumHeight(grid::controlHeight);
    m_rows->addWidget(name, m_next, 0, Qt::AlignTrailing | Qt::AlignTop);
    m_rows->addWidget(field, m_next, 1);
    m_rows->addWidget(verdict, m_next, 2, Qt::AlignVCenter);
    m_rows->setRowMinimumHeight(m_next, grid::controlHeight);
    ++m_next;
    return verdict;
}

void FieldRows::addHeading(const QString &text)
{
    QLabel *heading = headingLabel(text, this);
    heading->setContentsMargins(0, grid::gap, 0, 0);
    m_rows->addWidget(heading, m_next++, 0, 1, 3);
}

QLabel *FieldRows::addNote()
{
    QLabel *note = quietLabel({}, m_theme, this);
    note->hide();
    m_rows->addWidget(note, m_next++, 1, 1, 2);
    return note;
}

} // namespace rc
