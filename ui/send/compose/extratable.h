// SPDX-License-Identifier: GPL-3.0-or-later
// Edits an entry's extra values: rows of key, type and value, each with its fault below.
#pragma once

#include "core/entry/logentry.h"

#include <QList>
#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace rc {

class Theme;

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
    /// Adds a row; placed by the parent below the rows.
    [[nodiscard]] QPushButton *addButton() const { return m_add; }

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
    QVBoxLayout *m_layout;
    QPushButton *m_add;
    bool m_placeholders = false;
    bool m_filling = false; ///< setFields() is running: emit one change instead of one per row
};

} // namespace rc
