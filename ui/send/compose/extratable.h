// SPDX-License-Identifier: GPL-3.0-or-later
// Edits the extra values of an entry: a few rows of key, type and value, each fault named under its row.
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
    /// `theme` outlives this object.
    explicit ExtraTable(const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] QList<ExtraField> fields() const;
    /// Replaces all rows.
    void setFields(const QList<ExtraField> &fields);
    [[nodiscard]] bool isFaultless() const;
    /// A number may then be a placeholder that stands for one.
    void setPlaceholders(bool on);
    void addRow(const ExtraField &field = {});
    /// Adds a row; it is for whoever lays out what belongs below the rows.
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
    QList<Removed> m_removed; ///< from what is shown, the last one last
    QVBoxLayout *m_layout;
    QPushButton *m_add;
    bool m_placeholders = false;
    bool m_filling = false; ///< setFields() is at work: one change, not one for each row
};

} // namespace rc
