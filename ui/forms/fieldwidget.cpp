// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/fieldwidget.h"

#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "ui/fields/nowheelboxes.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/theme/theme.h"
#include "ui/widgets/codeview.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/panel.h"

#include <QApplication>
#include <QCheckBox>
#include <QCoreApplication>
#include <QDateTime>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextOption>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int maxEditorLines = 8;

/// An editor as high as its text, within limits. The page handles wheel and Tab.
class GrowingEdit : public QPlainTextEdit
{
public:
    enum class Content {
        Words,
        Code ///< monospace, left to right
    };
    GrowingEdit(Content content, const Theme &theme, QWidget *parent)
        : QPlainTextEdit(parent)
    {
        setTabChangesFocus(true);
        document()->setDocumentMargin(1); // as high as a line edit next to it
        if (content == Content::Code)
            setCodeStyle(*this, theme);
        setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        reserveGutter(this);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        connect(this, &QPlainTextEdit::textChanged, this, &GrowingEdit::fit);
        fit();
    }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QPlainTextEdit::resizeEvent(event);
        if (event->oldSize().width() != event->size().width())
            QMetaObject::invokeMethod(this, &GrowingEdit::fit, Qt::QueuedConnection);
    }

    void wheelEvent(QWheelEvent *event) override
    {
        if (hasFocus() && verticalScrollBar()->maximum() > 0)
            QPlainTextEdit::wheelEvent(event);
        else
            event->ignore();
    }

private:
    void fit()
    {
        int lines = 0;
        for (QTextBlock block = document()->begin(); block.isValid() && lines < maxEditorLines; block = block.next())
            lines += qMax(1, block.lineCount());
        const int height = heightOfLines(*this, qBound(1, lines, maxEditorLines));
        if (height != this->height() || minimumHeight() != height)
            setFixedHeight(height);
    }
};

constexpr qsizetype maxFieldName = 120;
constexpr qsizetype maxFieldDescription = 600;
constexpr qsizetype maxOption = 100;

} // namespace

FieldWidget::FieldWidget(FormField &field, const FieldContext &context, QWidget *parent)
    : QWidget(parent)
    , m_field(field)
    , m_context(context)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    build();
}

void FieldWidget::build()
{
    m_body = new QWidget(this);
    m_layout->addWidget(m_body);
    QVBoxLayout *lines = makeColumn(m_body, {noMargins, grid::unit});
    if (m_field.parent && (m_field.parent->kind != FieldKind::Union))
        addHead();
    addDescription();
    addEditor();
    m_fault = named(plainLabel({}, m_context.theme, Token::Failed, TextSize::Small, m_body), u"fieldFault"_s);
    m_fault->hide();
    lines->addWidget(m_fault);
}

/// Removes the old widgets from the tree now, because their fields may be deleted, but deletes them later, because one
/// of them is the caller.
void FieldWidget::rebuild()
{
    const QWidget *focused = QApplication::focusWidget();
    const bool hadFocus = focused && m_body->isAncestorOf(focused);
    m_layout->removeWidget(m_body);
    m_body->setParent(nullptr);
    m_body->deleteLater();
    m_editor = nullptr;
    m_name = nullptr;
    build();
    m_body->show();
    if (hadFocus && m_editor)
        m_editor->setFocus(Qt::OtherFocusReason);
    m_context.rebuilt();
    m_context.edited();
}

bool FieldWidget::isElement() const
{
    return m_field.parent && m_field.parent->kind == FieldKind::List;
}

void FieldWidget::addHead()
{
    auto *head = new QWidget(m_body);
    auto *flow = new FlowLayout(head, 2 * grid::unit);
    const QString name = isElement() ? tr("Element %1").arg(m_field.pointer.section(u'/', -1))
                                     : displayText(m_field.name, LineBreaks::Mark, maxFieldName);
    m_name = plainLabel(name, m_context.theme, Token::Text, isElement() ? TextSize::Small : TextSize::Strong, head);
    m_name->setWordWrap(false);
    flow->addWidget(m_name);
    if (!m_field.title.isEmpty() && m_field.title != m_field.name) {
        QLabel *title = plainLabel(displayText(m_field.title, LineBreaks::Mark, maxFieldName), m_context.theme,
                                   Token::Quiet, TextSize::Body, head);
        title->setWordWrap(false);
        flow->addWidget(title);
    }
    QStringList texts{kindName(m_field.kind)};
    if (m_field.required && !isElement() && !m_field.named)
        texts.append(tr("required"));
    QLabel *kind = plainLabel(texts.join(u" · "_s), m_context.theme, Token::Quiet, TextSize::Small, head);
    kind->setWordWrap(false);
    flow->addWidget(kind);
    const QList<QWidget *> labels = head->findChildren<QWidget *>(Qt::FindDirectChildrenOnly);
    const auto link = [&](const QString &text, const QString &objectName) {
        QPushButton *button = linkButton(text, head);
        for (QWidget *label : labels) // on the same row
            label->setMinimumHeight(button->sizeHint().height());
        button->setObjectName(objectName);
        button->setAccessibleName(text + u": "_s + name);
        flow->addWidget(button);
        return button;
    };
    if (!currentTimeText(m_field.kind, QDateTime::currentDateTime()).isEmpty()) {
        QPushButton *fill = link(m_field.kind == FieldKind::Date ? tr("Today") : tr("Now"), u"fillCurrentTime"_s);
        connect(fill, &QPushButton::clicked, this, [this] {
            m_context.form.type(m_field, currentTimeText(m_field.kind, QDateTime::currentDateTime()));
            rebuild();
        });
    }
    if (isElement() || m_field.named)
        connect(link(tr("Remove"), u"removeField"_s), &QPushButton::clicked, this, &FieldWidget::removeRequested);
    m_body->layout()->addWidget(head);
}

void FieldWidget::addDescription()
{
    if (!m_field.parent) // the tool's own description is shown above
        return;
    const auto add = [this](const QString &text) {
        if (!text.isEmpty())
            m_body->layout()->addWidget(plainLabel(text, m_context.theme, Token::Quiet, TextSize::Small, m_body));
    };
    add(displayText(m_field.description, LineBreaks::Mark, maxFieldDescription));
    add(m_field.limits);
}

void FieldWidget::addEditor()
{
    switch (m_field.kind) {
    case FieldKind::Text:
    case FieldKind::Json:
        addText();
        break;
    case FieldKind::Number:
    case FieldKind::Integer:
    case FieldKind::Date:
    case FieldKind::Time:
    case FieldKind::DateTime:
        addLine();
        break;
    case FieldKind::Truth:
    case FieldKind::Choice:
    case FieldKind::Union:
        addChoice();
        break;
    case FieldKind::Null:
    case FieldKind::List:
    case FieldKind::Object:
        addContainer();
        break;
    }
}

void FieldWidget::addText()
{
    const bool isText = m_field.kind == FieldKind::Text;
    auto *edit =
        new GrowingEdit(isText ? GrowingEdit::Content::Words : GrowingEdit::Content::Code, m_context.theme, m_body);
    edit->setPlainText(m_field.text);
    edit->setPlaceholderText(fieldPlaceholder(m_field));
    setEditor(edit);
    m_body->layout()->addWidget(edit);
    if (!isText) {
        connect(edit, &QPlainTextEdit::textChanged, this, [this, edit] {
            m_context.form.type(m_field, edit->toPlainText());
            m_context.edited();
        });
        return;
    }
    connect(edit, &QPlainTextEdit::textChanged, this, [this, edit] {
        const QString text = edit->toPlainText();
        m_context.form.type(m_field, text);
        // An empty string is only sent if requested, or as an element, which the user added.
        if (text.isEmpty() && !isElement())
            m_context.form.setIncluded(m_field, false);
        edit->setPlaceholderText(fieldPlaceholder(m_field));
        m_context.edited();
    });
    edit->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(edit, &QWidget::customContextMenuRequested, this, [this, edit](const QPoint &at) { showMenu(edit, at); });
}

/// The standard menu of a text field, plus sending an empty string, which is rarely needed.
void FieldWidget::showMenu(QPlainTextEdit *edit, const QPoint &at)
{
    QMenu *menu = edit->createStandardContextMenu();
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (!isElement()) {
        menu->addSeparator();
        QAction *empty = menu->addAction(tr("Send empty string"));
        empty->setObjectName(u"sendEmpty"_s);
        empty->setCheckable(true);
        empty->setChecked(m_field.included && m_field.text.isEmpty());
        empty->setEnabled(m_field.text.isEmpty());
        connect(empty, &QAction::triggered, this, [this, edit](bool on) {
            m_context.form.setIncluded(m_field, on);
            edit->setPlaceholderText(fieldPlaceholder(m_field));
            m_context.edited();
        });
    }
    menu->popup(edit->viewport()->mapToGlobal(at));
}

void FieldWidget::addLine()
{
    auto *line = new QLineEdit(m_field.text, m_body);
    line->setFont(m_context.theme.mono());
    line->setLayoutDirection(Qt::LeftToRight);
    line->setPlaceholderText(fieldPlaceholder(m_field));
    setEditor(line);
    connect(line, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_context.form.type(m_field, text);
        m_context.edited();
    });
    m_body->layout()->addWidget(line);
}

void FieldWidget::addChoice()
{
    auto *combo = new NoWheelComboBox(m_body);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(8);
    combo->addItem(fieldPlaceholder(m_field));
    for (const FormField::Option &option : m_field.options)
        combo->addItem(displayText(option.label, LineBreaks::Mark, maxOption));
    combo->setCurrentIndex(m_field.chosen + 1);
    setEditor(combo);
    m_body->layout()->addWidget(combo);
    connect(combo, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_context.form.choose(m_field, index - 1);
        if (m_field.kind == FieldKind::Union)
            rebuild();
        else
            m_context.edited();
    });
    if (m_field.kind != FieldKind::Union || m_field.children.empty())
        return;
    auto *inner = new FieldWidget(*m_field.children.front(), m_context, m_body);
    m_body->layout()->addWidget(inner);
}

void FieldWidget::addContainer()
{
    const bool optional = !m_field.required && m_field.parent;
    if (optional) {
        auto *box = new QCheckBox(includeText(m_field.kind), m_body);
        box->setChecked(m_field.included);
        setEditor(box);
        m_body->layout()->addWidget(box);
        connect(box, &QCheckBox::toggled, this, [this](bool on) {
            m_context.form.setIncluded(m_field, on);
            rebuild();
        });
    } else if (m_field.kind == FieldKind::Null) {
        m_body->layout()->addWidget(
            plainLabel(tr("Sent as null."), m_context.theme, Token::Quiet, TextSize::Small, m_body));
    }
    if (!m_field.included || !m_field.isContainer())
        return;
    QWidget *frame = m_field.parent ? new Panel(m_body) : new QWidget(m_body);
    auto *layout = new QVBoxLayout(frame);
    const int margin = m_field.parent ? grid::gap : 0;
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(4 * grid::unit);
    for (const auto &child : m_field.children)
        addChild(*child, layout);
    addAddButton(layout);
    if (layout->count() > 0)
        m_body->layout()->addWidget(frame);
    else
        delete frame;
}

void FieldWidget::addChild(FormField &child, QVBoxLayout *layout)
{
    auto *widget = new FieldWidget(child, m_context, layout->parentWidget());
    layout->addWidget(widget);
    connect(widget, &FieldWidget::removeRequested, this, [this, &child] {
        if (m_field.kind == FieldKind::List)
            m_context.form.removeElement(m_field, child.pointer.section(u'/', -1).toInt());
        else
            m_context.form.removeMember(m_field, child);
        rebuild();
        // Not a field, which would handle Ctrl+Z itself.
        const QString add = (m_field.kind == FieldKind::List ? u"addElement:"_s : u"addMember:"_s) + m_field.pointer;
        if (auto *button = m_body->findChild<QPushButton *>(add))
            button->setFocus(Qt::OtherFocusReason);
    });
}

void FieldWidget::addAddButton(QVBoxLayout *layout)
{
    QWidget *frame = layout->parentWidget();
    if (m_field.kind == FieldKind::List) {
        auto *add = new QPushButton(tr("Add an element"), frame);
        add->setObjectName(u"addElement:"_s + m_field.pointer);
        connect(add, &QPushButton::clicked, this, [this] {
            m_context.form.addElement(m_field);
            rebuild();
        });
        if (!m_editor)
            m_editor = add;
        layout->addWidget(add, 0, Qt::AlignLeading);
    } else if (m_field.allowsMore) {
        layout->addWidget(nameRow(frame));
    }
}

QWidget *FieldWidget::nameRow(QWidget *parent)
{
    auto *row = new QWidget(parent);
    auto *name = new QLineEdit(row);
    name->setObjectName(u"newName:"_s + m_field.pointer);
    name->setPlaceholderText(tr("Another name"));
    name->setAccessibleName(tr("Name of another member"));
    auto *add = new QPushButton(tr("Add"), row);
    add->setObjectName(u"addMember:"_s + m_field.pointer);
    add->setAccessibleName(tr("Add a member with this name"));
    const auto addNamed = [this, name] {
        if (!name->text().isEmpty() && m_context.form.addMember(m_field, name->text()))
            rebuild();
        else
            setFlag(name, "wrong", true);
    };
    connect(add, &QPushButton::clicked, this, addNamed);
    connect(name, &QLineEdit::returnPressed, this, addNamed);
    connect(name, &QLineEdit::textChanged, name, [name] { setFlag(name, "wrong", false); });
    makeRow(row, {noMargins}, {{name, 1}, add});
    return row;
}

void FieldWidget::describe(QWidget *editor)
{
    editor->setAccessibleName(isElement() ? m_name->text() : displayText(m_field.name, LineBreaks::Mark, maxFieldName));
    QStringList texts{kindName(m_field.kind)};
    if (m_field.required)
        texts.append(tr("required"));
    texts.append(m_field.limits);
    texts.append(displayText(m_field.description, LineBreaks::Mark, maxFieldDescription));
    texts.removeAll(QString());
    editor->setAccessibleDescription(texts.join(u". "_s));
}

void FieldWidget::setEditor(QWidget *editor)
{
    m_editor = editor;
    editor->setObjectName(u"field:"_s + m_field.pointer);
    describe(editor);
    if (m_name)
        m_name->setBuddy(editor);
}

void FieldWidget::setFault(const QString &what)
{
    m_fault->setText(what);
    m_fault->setVisible(!what.isEmpty());
    if (!m_editor)
        return;
    setFlag(m_editor, "wrong", !what.isEmpty());
    describe(m_editor);
    if (!what.isEmpty())
        m_editor->setAccessibleDescription(sentencesText({what, m_editor->accessibleDescription()}));
}

QString FieldWidget::fault() const
{
    return m_fault->isHidden() ? QString() : m_fault->text();
}

} // namespace rc

#include "moc_fieldwidget.cpp"
