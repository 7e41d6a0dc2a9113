// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of a form: label, field, and a verdict next to it.
#pragma once

#include "ui/theme/theme.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QPushButton;

namespace rc {

class FieldRows : public QWidget
{
    Q_OBJECT

public:
    explicit FieldRows(const Theme &theme, QWidget *parent = nullptr);

    /// The label is the field's buddy and its accessible name.
    void addRow(const QString &label, QWidget *field);
    /// Next to the last field; empty at first.
    [[nodiscard]] QLabel *addVerdict();
    /// Aligns the fields of all of these, which are stacked in one page.
    static void alignFields(const QList<FieldRows *> &all);
    /// A button below the last field; the following rows are shown while it is checked. Until endFold().
    QPushButton *beginFold(const QString &text);
    void endFold() { m_inFold = false; }
    void setUnfolded(bool unfolded);
    /// A line below the last field, for errors or hints; hidden at first. In an open fold it is shown if it has text.
    QLabel *addNote();

private:
    void showFolded(bool unfolded);

    const Theme &m_theme;
    QGridLayout *m_rows;
    QList<QLabel *> m_names; ///< outside the fold
    QPushButton *m_fold = nullptr;
    QList<QWidget *> m_folded;
    QList<QLabel *> m_foldedNotes;
    QList<int> m_foldedRows; ///< whose height is set
    int m_next = 0;
    bool m_inFold = false;
};

} // namespace rc
