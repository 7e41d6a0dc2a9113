// SPDX-License-Identifier: GPL-3.0-or-later
// A field of a call's form: name, limits, editor, and faults.
#pragma once

#include "catalog/form/toolform.h"

#include <QDateTime>
#include <QWidget>

#include <functional>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QVBoxLayout;

namespace rc {

class Theme;

/// Shared by all fields of a form.
struct FieldContext
{
    ToolForm &form;
    const Theme &theme;
    std::function<void()> edited;
    std::function<void()> rebuilt; ///< widgets were replaced; before edited()
};

class FieldWidget : public QWidget
{
    Q_OBJECT

public:
    /// All must outlive this object.
    FieldWidget(FormField &field, const FieldContext &context, QWidget *parent);

    [[nodiscard]] const FormField &field() const { return m_field; }
    /// A sentence, or empty.
    void setFault(const QString &what);
    [[nodiscard]] QString fault() const;
    /// The widget with the keyboard focus.
    [[nodiscard]] QWidget *editor() const { return m_editor; }

signals:
    void removeRequested(); ///< for an element, or a member named by the user

private:
    void build();
    void rebuild();
    void addHead();
    void addDescription();
    void addEditor();
    void addText();
    void showMenu(QPlainTextEdit *edit, const QPoint &at);
    void addLine();
    void addChoice();
    void addContainer();
    void addChild(FormField &child, QVBoxLayout *layout);
    void addAddButton(QVBoxLayout *layout);
    [[nodiscard]] QWidget *nameRow(QWidget *parent);
    void describe(QWidget *editor);
    void setEditor(QWidget *editor);
    [[nodiscard]] bool isElement() const;

    FormField &m_field;
    const FieldContext &m_context;
    QVBoxLayout *m_layout;
    QWidget *m_body = nullptr;
    QLabel *m_name = nullptr;
    QLabel *m_fault = nullptr;
    QWidget *m_editor = nullptr;
};

} // namespace rc
