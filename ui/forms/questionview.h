// SPDX-License-Identifier: GPL-3.0-or-later
// A tool server's question to the user: a form like that of the arguments, or an address.
#pragma once

#include "catalog/form/toolform.h"
#include "service/tools/serverquestion.h"
#include "ui/widgets/panel.h"

class QLabel;
class QPushButton;

namespace rc {

class FormView;

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
    void addWords(const QString &host);
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
