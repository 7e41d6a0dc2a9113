// SPDX-License-Identifier: GPL-3.0-or-later
// The complete form of a call.
#pragma once

#include "ui/forms/fieldwidget.h"

class QVBoxLayout;

namespace rc {

class FormView : public QWidget
{
    Q_OBJECT

public:
    /// Both must outlive this object.
    FormView(ToolForm &form, const Theme &theme, QWidget *parent = nullptr);

    void rebuild();     ///< after the form was filled in elsewhere
    bool undoRemoval(); ///< of an element or a member; false if there is none
    /// Provides values from earlier results of other tools for a call of `tool`.
    void setEarlier(EarlierValues values, const QString &tool);
    /// Keeps the form after that widget in tab order, even when fields change.
    void setPrevious(QWidget *previous);
    /// Shows each fault at its field; returns those without a field.
    [[nodiscard]] QStringList showFaults(const QList<ArgumentFault> &faults);
    [[nodiscard]] QWidget *firstEditor() const;
    /// The first field with a fault; null if there is none.
    [[nodiscard]] QWidget *firstFaulty() const;

signals:
    void edited();

private:
    void orderTabs();

    EarlierValues m_earlier; // before the fields that use them
    QString m_tool;
    FieldContext m_context;
    QWidget *m_previous = nullptr;
    QVBoxLayout *m_layout;
    FieldWidget *m_root = nullptr;
};

} // namespace rc
