// SPDX-License-Identifier: GPL-3.0-or-later
// What a field of a call's form is typed, chosen or put together with, by its kind.
#include "core/words/displaytext.h"
#include "ui/fields/calmcombo.h"
#include "ui/forms/fieldwidget.h"
#include "ui/forms/fieldwords.h"
#include "ui/forms/formeditors.h"
#include "ui/theme/theme.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/panel.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype shownOption = 100;

} // namespace

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

QString FieldWidget::unsentWords() const
{
    return unsentText(m_field);
}

void FieldWidget::addText()
{
    const bool words = m_field.kind == FieldKind::Text;
    auto *edit =
        new GrowingEdit(words ? GrowingEdit::Content::Words : GrowingEdit::Content::Code, m_context.theme, m_body);
    edit->setPlainText(m_field.text);
    edit->setPlaceholderText(unsentWords());
    setEditor(edit);
    m_body->layout()->addWidget(edit);
    if (!words) {
        connect(edit, &QPlainTextEdit::textChanged, this, [this, edit] {
            m_context.form.type(m_field, edit->toPlainText());
            m_context.edited();
        });
        return;
    }
    // An empty text goes out only when somebody says so; an element is there because somebody did.
    auto *empty = new QCheckBox(tr("Send empty string"), m_body);
    empty->setObjectName(u"sendEmpty:"_s + m_field.place);
    empty->setAccessibleName(tr("Send an empty string: %1").arg(edit->accessibleName()));
    empty->setChecked(m_field.given && m_field.text.isEmpty());
    QSizePolicy place = empty->sizePolicy();
    place.setRetainSizeWhenHidden(!isElement()); // the fields below stay where they are while somebody types
    empty->setSizePolicy(place);
    empty->setVisible(m_field.text.isEmpty() && !isElement());
    m_body->layout()->addWidget(empty);
    connect(edit, &QPlainTextEdit::textChanged, this, [this, edit, empty] {
        const QString text = edit->toPlainText();
        m_context.form.type(m_field, text);
        if (text.isEmpty() && !isElement())
            m_context.form.setGiven(m_field, empty->isChecked());
        empty->setVisible(text.isEmpty() && !isElement());
        m_context.edited();
    });
    connect(empty, &QCheckBox::toggled, this, [this, edit](bool on) {
        if (edit->toPlainText().isEmpty())
            m_context.form.setGiven(m_field, on);
        m_context.edited();
    });
}

void FieldWidget::addLine()
{
    auto *line = new QLineEdit(m_field.text, m_body);
    line->setFont(m_context.theme.mono());
    line->setLayoutDirection(Qt::LeftToRight);
    line->setPlaceholderText(unsentWords());
    setEditor(line);
    connect(line, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_context.form.type(m_field, text);
        m_context.edited();
    });
    m_body->layout()->addWidget(line);
}

void FieldWidget::addChoice()
{
    auto *combo = new CalmCombo(m_body);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(8);
    combo->addItem(unsentWords());
    for (const FormField::Option &option : m_field.options)
        combo->addItem(displayText(option.label, LineBreaks::Mark, shownOption));
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
        auto *box = new QCheckBox(giveText(m_field.kind), m_body);
        box->setChecked(m_field.given);
        setEditor(box);
        m_body->layout()->addWidget(box);
        connect(box, &QCheckBox::toggled, this, [this](bool on) {
            m_context.form.setGiven(m_field, on);
            rebuild();
        });
    } else if (m_field.kind == FieldKind::Null) {
        m_body->layout()->addWidget(
            plainLabel(tr("Sent as null."), m_context.theme, Token::Quiet, TextSize::Small, m_body));
    }
    if (!m_field.given || !m_field.isContainer())
        return;
    QWidget *frame = m_field.parent ? new Panel(m_context.theme, m_body) : new QWidget(m_body);
    auto *layout = new QVBoxLayout(frame);
    const int margin = m_field.parent ? grid::gap : 0;
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(4 * grid::unit);
    for (const auto &child : m_field.children)
        addChild(*child, layout);
    addMore(layout);
    if (layout->count() > 0)
        m_body->layout()->addWidget(frame);
    else
        delete frame;
}

void FieldWidget::addChild(FormField &child, QVBoxLayout *layout)
{
    auto *widget = new FieldWidget(child, m_context, layout->parentWidget());
    layout->addWidget(widget);
    connect(widget, &FieldWidget::removeWanted, this, [this, &child] {
        if (m_field.kind == FieldKind::List)
            m_context.form.removeElement(m_field, child.place.section(u'/', -1).toInt());
        else
            m_context.form.removeMember(m_field, child);
        rebuild();
        // no field, which has a Ctrl+Z of its own
        const QString add = (m_field.kind == FieldKind::List ? u"addElement:"_s : u"addMember:"_s) + m_field.place;
        if (auto *button = m_body->findChild<QPushButton *>(add))
            button->setFocus(Qt::OtherFocusReason);
    });
    connect(widget, &FieldWidget::moveWanted, this, [this, &child](int by) {
        const qsizetype from = child.place.section(u'/', -1).toInt();
        const qsizetype to = from + by;
        if (to < 0 || to >= qsizetype(m_field.children.size()))
            return;
        m_context.form.moveElement(m_field, from, to);
        rebuild();
    });
}

void FieldWidget::addMore(QVBoxLayout *layout)
{
    QWidget *frame = layout->parentWidget();
    if (m_field.kind == FieldKind::List) {
        auto *add = new QPushButton(tr("Add an element"), frame);
        add->setObjectName(u"addElement:"_s + m_field.place);
        connect(add, &QPushButton::clicked, this, [this] {
            m_context.form.addElement(m_field);
            rebuild();
        });
        if (!m_editor)
            m_editor = add;
        layout->addWidget(add, 0, Qt::AlignLeading);
    } else if (m_field.takesMore) {
        layout->addWidget(naming(frame));
    }
}

QWidget *FieldWidget::naming(QWidget *parent)
{
    auto *row = new QWidget(parent);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    auto *name = new QLineEdit(row);
    name->setObjectName(u"newName:"_s + m_field.place);
    name->setPlaceholderText(tr("Another name"));
    name->setAccessibleName(tr("Name of another member"));
    auto *add = new QPushButton(tr("Add"), row);
    add->setObjectName(u"addMember:"_s + m_field.place);
    add->setAccessibleName(tr("Add a member with this name"));
    const auto take = [this, name] {
        if (!name->text().isEmpty() && m_context.form.addMember(m_field, name->text()))
            rebuild();
        else
            setFlag(name, "wrong", true);
    };
    connect(add, &QPushButton::clicked, this, take);
    connect(name, &QLineEdit::returnPressed, this, take);
    connect(name, &QLineEdit::textChanged, name, [name] { setFlag(name, "wrong", false); });
    layout->addWidget(name, 1);
    layout->addWidget(add);
    return row;
}

} // namespace rc
