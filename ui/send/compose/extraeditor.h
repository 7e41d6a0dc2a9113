// SPDX-License-Identifier: GPL-3.0-or-later
// The extra values of an entry as a table and optionally as JSON: two synchronized views.
#pragma once

#include "core/entry/logentry.h"

#include <QList>
#include <QStringList>
#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QVBoxLayout;

namespace rc {

class FlowLayout;
class Theme;

/// Faults of an entry's extra values: one translated sentence per row, empty for a valid one. Same length as `rows`.
[[nodiscard]] QStringList extraFaults(const QList<ExtraField> &rows);

/// Edits an entry's extra values: rows of key, type and value, each with its fault below.
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

/// While one view is invalid, the other is disabled and says so: typed text is never replaced by a guess.
class ExtraEditor : public QWidget
{
    Q_OBJECT

public:
    /// `theme` must outlive this object.
    explicit ExtraEditor(const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] QList<ExtraField> fields() const;
    void setFields(const QList<ExtraField> &fields);
    [[nodiscard]] bool isFaultless() const;
    /// Whether numbers may be placeholders.
    void setPlaceholders(bool on);
    /// Adds another widget of the entry to the line below the fields, after “Add field”.
    void addToLine(QWidget *widget);

signals:
    void changed();

private:
    void fitJson(); ///< as high as its lines
    [[nodiscard]] QWidget *buildLine();
    void showJson(bool shown);
    void tableChanged();
    void jsonChanged();
    void keepNumbers(QList<ExtraField> &fields) const;
    void writeJson();
    void showState();

    QLabel *m_heading = nullptr;
    ExtraTable *m_table = nullptr;
    FlowLayout *m_line = nullptr;
    QPushButton *m_toggle = nullptr;
    QPlainTextEdit *m_json = nullptr;
    QLabel *m_jsonFault = nullptr;
    QString m_fault; ///< of the JSON; empty if valid or hidden
    bool m_following = false;
};

} // namespace rc
