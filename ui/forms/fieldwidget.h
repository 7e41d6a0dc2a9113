// SPDX-License-Identifier: GPL-3.0-or-later
// One field of a call's form: its name, what it takes, its editor, and what is wrong with it.
#pragma once

#include "catalog/form/earliervalues.h"

#include <QWidget>

#include <functional>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QVBoxLayout;

namespace rc {

class Theme;

/// What all fields of a form share.
struct FieldContext
{
    ToolForm &form;
    const Theme &theme;
    std::function<void()> edited;
    std::function<void()> rebuilt; ///< other widgets than before; before edited()
    /// What earlier results had for it.
    std::function<QList<EarlierValue>(const FormField &)> earlier;
};

class FieldWidget : public QWidget
{
    Q_OBJECT

public:
    /// All outlive this object.
    FieldWidget(FormField &field, const FieldContext &context, QWidget *parent);

    [[nodiscard]] const FormField &field() const { return m_field; }
    /// A sentence, or nothing.
    void setFault(const QString &what);
    [[nodiscard]] QString fault() const;
    /// Offers what there is now of earlier results.
    void showEarlier();
    /// What takes the keyboard.
    [[nodiscard]] QWidget *editor() const { return m_editor; }

signals:
    void removeWanted(); ///< of an element, or of a member that the person named
    void moveWanted(int by);

private:
    void build();
    void rebuild();
    void addHead();
    void fillEarlier();
    void addWords();
    void addEditor();
    void addText();
    void showMenu(QPlainTextEdit *edit, const QPoint &at);
    void addLine();
    void addChoice();
    void addContainer();
    void addChild(FormField &child, QVBoxLayout *layout);
    void addMore(QVBoxLayout *layout);
    [[nodiscard]] QWidget *naming(QWidget *parent);
    void describe(QWidget *editor);
    void setEditor(QWidget *editor);
    [[nodiscard]] bool isElement() const;

    FormField &m_field;
    const FieldContext &m_context;
    QVBoxLayout *m_layout;
    QWidget *m_body = nullptr;
    QLabel *m_name = nullptr;
    QLabel *m_fault = nullptr;
    QPushButton *m_earlier = nullptr; ///< values of earlier results
    QWidget *m_editor = nullptr;
};

} // namespace rc
