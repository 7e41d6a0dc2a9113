// SPDX-License-Identifier: GPL-3.0-or-later
// The complete form of a call.
#pragma once

#include "catalog/form/toolform.h"
#include "service/tools/serverquestion.h"
#include "ui/forms/fieldwidget.h"
#include "ui/widgets/panel.h"

class QLabel;
class QPushButton;
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
    /// Shows each fault at its field; returns those without a field.
    [[nodiscard]] QStringList showFaults(const QList<ArgumentFault> &faults);
    [[nodiscard]] QWidget *firstEditor() const;
    /// The first required field without a value, else the first field without one; null: all have one.
    [[nodiscard]] QWidget *firstEmpty() const;
    /// The first field with a fault; null if there is none.
    [[nodiscard]] QWidget *firstFaulty() const;

signals:
    void edited();

private:
    FieldContext m_context;
    QVBoxLayout *m_layout;
    FieldWidget *m_root = nullptr;
};

/// A tool server's question to the user: a form like that of the arguments, or an address.
/// Answers once; later presses do nothing. Only opens an address when its button is pressed.
class QuestionView : public Panel
{
    Q_OBJECT

public:
    /// `host`: of the server. `theme` must outlive this object.
    QuestionView(const ServerQuestion &question, const QString &host, const Theme &theme, QWidget *parent = nullptr);
    ~QuestionView() override;

    [[nodiscard]] QWidget *firstFocus() const;
    [[nodiscard]] ToolForm &form() { return m_form; } ///< with the values entered so far

signals:
    void answered(const rc::ServerAnswer &answer);

private:
    void addMessage(const QString &host);
    void addForm();
    void addAddress();
    void addButtons();
    void accept();
    void finish(const ServerAnswer &answer);

    const ServerQuestion m_question;
    const Theme &m_theme;
    ToolForm m_form;
    FormView *m_fields = nullptr;
    QLabel *m_faults = nullptr;
    QPushButton *m_accept = nullptr;
    bool m_done = false;
};

} // namespace rc
