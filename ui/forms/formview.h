// SPDX-License-Identifier: GPL-3.0-or-later
// The whole form of a call.
#pragma once

#include "ui/forms/fieldwidget.h"

class QVBoxLayout;

namespace rc {

class FormView : public QWidget
{
    Q_OBJECT

public:
    /// Both outlive this object.
    FormView(ToolForm &form, const Theme &theme, QWidget *parent = nullptr);

    void rebuild();     ///< after something else filled the form
    bool undoRemoval(); ///< of an element or a member; false: there is none to bring back
    /// What the fields offer of earlier results of other tools: for a call of `tool`.
    void setEarlier(EarlierValues values, const QString &tool);
    /// Tab comes here from that widget, in the order of the form, also after fields came and went.
    void setPrevious(QWidget *previous);
    /// Puts each beside what it is about; returns those that belong to nothing in particular.
    [[nodiscard]] QStringList showFaults(const QList<ArgumentFault> &faults);
    [[nodiscard]] QWidget *firstEditor() const;
    /// The first one with a fault; null without one.
    [[nodiscard]] QWidget *firstFaulty() const;

signals:
    void edited();

private:
    void orderTabs();

    EarlierValues m_earlier; // before the fields that ask for them
    QString m_tool;
    FieldContext m_context;
    QWidget *m_previous = nullptr;
    QVBoxLayout *m_layout;
    FieldWidget *m_root = nullptr;
};

} // namespace rc
