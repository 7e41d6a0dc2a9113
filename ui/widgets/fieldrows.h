// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of a form: label, field, and what there is to say about the field beside it.
#pragma once

#include "ui/theme/theme.h"

#include <QWidget>

class QGridLayout;
class QLabel;

namespace rc {

class FieldRows : public QWidget
{
    Q_OBJECT

public:
    explicit FieldRows(const Theme &theme, QWidget *parent = nullptr);

    /// The label is the field's buddy and its accessible name. Returns the verdict's label, empty at first.
    QLabel *addRow(const QString &label, QWidget *field);
    /// A heading over the rows that follow.
    void addHeading(const QString &text);
    /// A line below the last field, for what is wrong with it or how to fill it; hidden at first.
    QLabel *addNote();

private:
    const Theme &m_theme;
    QGridLayout *m_rows;
    int m_next = 0;
};

} // namespace rc
