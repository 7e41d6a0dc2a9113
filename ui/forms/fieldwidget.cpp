// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/fieldwidget.h"

#include "core/words/displaytext.h"
#include "ui/forms/fieldwords.h"
#include "ui/theme/theme.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/kit.h"

#include <QApplication>
#include <QDateTime>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype shownFieldName = 120;
constexpr qsizetype shownDescription = 600;
constexpr qsizetype shownEarlierValue = 60;

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
    auto *layout = new QVBoxLayout(m_body);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(grid::unit);
    m_layout->addWidget(m_body);
    if (m_field.parent && (m_field.parent->kind != FieldKind::Union))
        addHead();
    addWords();
    addEditor();
    m_fault = named(plainLabel({}, m_context.theme, Token::Failed, TextSize::Small, m_body), u"fieldFault"_s);
    m_fault->hide();
    layout->addWidget(m_fault);
}

/// What goes is out of the tree at once, for its fields may be gone already; but who asks is a part of it, and is
/// deleted later.
void FieldWidget::rebuild()
{
    const QWidget *focused = QApplication::focusWidget();
    const bool hadFocus = focused && m_body->isAncestorOf(focused);
    m_layout->removeWidget(m_body);
    m_body->setParent(nullptr);
    m_body->deleteLater();
    m_editor = nullptr;
    m_name = nullptr;
    m_earlier = nullptr;
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
    const QString name = isElement() ? tr("Element %1").arg(m_field.place.section(u'/', -1))
                                     : displayText(m_field.name, LineBreaks::Mark, shownFieldName);
    m_name = plainLabel(name, m_context.theme, Token::Text, isElement() ? TextSize::Small : TextSize::Strong, head);
    m_name->setWordWrap(false);
    flow->addWidget(m_name);
    if (!m_field.title.isEmpty() && m_field.title != m_field.name) {
        QLabel *title = plainLabel(displayText(m_field.title, LineBreaks::Mark, shownFieldName), m_context.theme,
                                   Token::Quiet, TextSize::Body, head);
        title->setWordWrap(false);
        flow->addWidget(title);
    }
    QStringList words{kindName(m_field.kind)};
    if (m_field.required && !isElement() && !m_field.named)
        words.append(tr("required"));
    QLabel *kind = plainLabel(words.join(u" · "_s), m_context.theme, Token::Quiet, TextSize::Small, head);
    kind->setWordWrap(false);
    flow->addWidget(kind);
    const QList<QWidget *> labels = head->findChildren<QWidget *>(Qt::FindDirectChildrenOnly);
    const auto link = [&](const QString &text, const QString &objectName) {
        QPushButton *button = linkButton(text, head);
        for (QWidget *label : labels) // in a row with it
            label->setMinimumHeight(button->sizeHint().height());
        button->setObjectName(objectName);
        button->setAccessibleName(text + u": "_s + name);
        flow->addWidget(button);
        return button;
    };
    if (!m_field.defaultValue.isEmpty() && !m_field.isContainer()) {
        connect(link(tr("Use default"), u"takeDefault"_s), &QPushButton::clicked, this, [this] {
            m_context.form.takeDefault(m_field);
            rebuild();
        });
    }
    if (!presentText(m_field.kind, QDateTime::currentDateTime()).isEmpty()) {
        QPushButton *fill = link(m_field.kind == FieldKind::Date ? tr("Today") : tr("Now"), u"present"_s);
        connect(fill, &QPushButton::clicked, this, [this] {
            m_context.form.type(m_field, presentText(m_field.kind, QDateTime::currentDateTime()));
            rebuild();
        });
    }
    m_earlier = link(tr("Earlier values…"), u"earlierValues"_s);
    m_earlier->setMenu(new QMenu(m_earlier));
    connect(m_earlier->menu(), &QMenu::aboutToShow, this, &FieldWidget::fillEarlier);
    showEarlier();
    if (isElement()) {
        connect(link(tr("Up"), u"moveUp"_s), &QPushButton::clicked, this, [this] { emit moveWanted(-1); });
        connect(link(tr("Down"), u"moveDown"_s), &QPushButton::clicked, this, [this] { emit moveWanted(1); });
    }
    if (isElement() || m_field.named)
        connect(link(tr("Remove"), u"removeField"_s), &QPushButton::clicked, this, &FieldWidget::removeWanted);
    m_body->layout()->addWidget(head);
}

void FieldWidget::showEarlier()
{
    if (m_earlier)
        m_earlier->setVisible(!m_context.earlier(m_field).isEmpty());
}

void FieldWidget::fillEarlier()
{
    QMenu *menu = m_earlier->menu();
    menu->clear();
    for (const EarlierValue &value : m_context.earlier(m_field)) {
        const QString origin = tr("%1 from %2", "member of a result, tool")
                                   .arg(displayText(value.name, LineBreaks::Mark, shownFieldName),
                                        displayText(value.tool, LineBreaks::Mark, shownFieldName));
        const QString shown = displayText(value.text, LineBreaks::Mark, shownEarlierValue) + u'\t' + origin;
        QAction *action = menu->addAction(QString(shown).replace(u'&', u"&&"_s));
        action->setData(value.text);
        connect(action, &QAction::triggered, this, [this, text = value.text] {
            m_context.form.type(m_field, text);
            rebuild();
            m_editor->setFocus(Qt::OtherFocusReason);
        });
    }
}

void FieldWidget::addWords()
{
    if (!m_field.parent) // the tool's own description stands above
        return;
    const auto add = [this](const QString &text) {
        if (!text.isEmpty())
            m_body->layout()->addWidget(plainLabel(text, m_context.theme, Token::Quiet, TextSize::Small, m_body));
    };
    add(displayText(m_field.description, LineBreaks::Mark, shownDescription));
    add(m_field.limits);
}

void FieldWidget::describe(QWidget *editor)
{
    editor->setAccessibleName(isElement() ? m_name->text()
                                          : displayText(m_field.name, LineBreaks::Mark, shownFieldName));
    QStringList words{kindName(m_field.kind)};
    if (m_field.required)
        words.append(tr("required"));
    words.append(m_field.limits);
    words.append(displayText(m_field.description, LineBreaks::Mark, shownDescription));
    words.removeAll(QString());
    editor->setAccessibleDescription(words.join(u". "_s));
}

void FieldWidget::setEditor(QWidget *editor)
{
    m_editor = editor;
    editor->setObjectName(u"field:"_s + m_field.place);
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
        m_editor->setAccessibleDescription(what + u' ' + m_editor->accessibleDescription());
}

QString FieldWidget::fault() const
{
    return m_fault->isHidden() ? QString() : m_fault->text();
}

} // namespace rc

#include "moc_fieldwidget.cpp"
