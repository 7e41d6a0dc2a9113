// SPDX-License-Identifier: GPL-3.0-or-later
// The extra values of an entry as a table and optionally as JSON: two synchronized views.
#pragma once

#include "core/entry/logentry.h"

#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace rc {

class ExtraTable;
class FlowLayout;
class Theme;

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
