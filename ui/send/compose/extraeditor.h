// SPDX-License-Identifier: GPL-3.0-or-later
// The extra values of an entry, in rows.
#pragma once

#include "core/entry/logentry.h"

#include <QList>
#include <QStringList>
#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace rc {

class FlowLayout;
class Theme;

/// Faults of an entry's extra values: one translated sentence per row, empty for a valid one. Same length as `rows`.
[[nodiscard]] QStringList extraFaults(const QList<ExtraField> &rows);

/// Edits an entry's extra values: rows of key, type and value, each with its fault below, and a heading if there are
/// any.
class ExtraTable : public QWidget
{
    Q_OBJECT

public:
    /// `theme` must outlive this object.
    explicit ExtraTable(const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] QList<ExtraField> fields() const;
    /// Replaces all rows.
    void setFields(const QList<ExtraField> &fields);
    [[nodiscard]] bool isFaultless() const;
    /// Allows a placeholder as a number.
    void setPlaceholders(bool on);
    void addRow(const ExtraField &field = {});
    /// Adds another widget of the entry to the line below the fields, after “Add field”.
    void addToLine(QWidget *widget);

signals:
    void changed();

private:
    struct Row
    {
        QWidget *whole;
        QLineEdit *key;
        QComboBox *type;
        QLineEdit *value;
        QLabel *fault;
    };

    struct Removed
    {
        qsizetype place;
        ExtraField field;
    };

    void removeRow(QWidget *whole);
    void undoRemove(); ///< Ctrl+Z outside of a field, which has its own
    void rebuild(const QList<ExtraField> &fields);
    [[nodiscard]] QStringList faults() const;
    void update();
    void showFaults();

    const Theme &m_theme;
    QList<Row> m_rows;
    QList<Removed> m_removed; ///< from the current entry, most recent last
    QLabel *m_heading;
    QVBoxLayout *m_layout; ///< of the rows
    FlowLayout *m_line;
    QPushButton *m_add;
    bool m_placeholders = false;
    bool m_filling = false; ///< setFields() is running: emit one change instead of one per row
};

} // namespace rc
