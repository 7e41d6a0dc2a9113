// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/formview.h"

#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/theme.h"
#include "ui/widgets/codeview.h"
#include "ui/widgets/kit.h"

#include <QDesktopServices>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

FormView::FormView(ToolForm &form, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_context{form, theme, [this] { emit edited(); }, [this] { fixTabOrder(this); }}
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    setObjectName(u"callForm"_s);
    rebuild();
}

void FormView::rebuild()
{
    if (m_root) {
        m_layout->removeWidget(m_root);
        m_root->setParent(nullptr); // its fields may be gone already
        m_root->deleteLater();
    }
    m_root = new FieldWidget(m_context.form.root(), m_context, this);
    m_layout->addWidget(m_root);
    m_root->show();
    fixTabOrder(this);
}

bool FormView::undoRemoval()
{
    const FormField *restored = m_context.form.undoRemoval();
    if (restored == nullptr)
        return false;
    rebuild();
    for (const FieldWidget *widget : findChildren<FieldWidget *>()) {
        if (&widget->field() == restored && widget->editor())
            widget->editor()->setFocus(Qt::OtherFocusReason);
    }
    emit edited();
    return true;
}

QStringList FormView::showFaults(const QList<ArgumentFault> &faults)
{
    const QList<FieldWidget *> widgets = findChildren<FieldWidget *>();
    QHash<FieldWidget *, QString> faultTexts;
    QStringList general;
    for (const ArgumentFault &fault : faults) {
        FieldWidget *nearest = nullptr;
        for (FieldWidget *widget : widgets) {
            const QString &pointer = widget->field().pointer;
            const bool contains = pointer == fault.pointer || fault.pointer.startsWith(pointer + u'/');
            if (contains && !pointer.isEmpty() && widget->isVisibleTo(this) &&
                (!nearest || pointer.size() >= nearest->field().pointer.size()))
                nearest = widget;
        }
        if (!nearest) {
            general.append(faultText(fault));
            continue;
        }
        const bool isExact = nearest->field().pointer == fault.pointer;
        QString &text = faultTexts[nearest];
        text += (text.isEmpty() ? QString() : u"\n"_s) + (isExact ? fault.what : faultText(fault));
    }
    for (FieldWidget *widget : widgets)
        widget->setFault(faultTexts.value(widget));
    return general;
}

QWidget *FormView::firstEditor() const
{
    for (const FieldWidget *widget : findChildren<FieldWidget *>()) {
        if (widget->editor() && widget->isVisibleTo(this))
            return widget->editor();
    }
    return nullptr;
}

QWidget *FormView::firstEmpty() const
{
    QWidget *optional = nullptr;
    for (const FieldWidget *widget : findChildren<FieldWidget *>()) {
        const FormField &field = widget->field();
        const bool isEmpty = field.text.isEmpty() && field.chosen < 0 && field.children.empty();
        const bool isRootObject = widget == m_root && field.isContainer();
        if (!isEmpty || isRootObject || !widget->editor() || !widget->isVisibleTo(this))
            continue;
        if (field.required)
            return widget->editor();
        if (!optional)
            optional = widget->editor();
    }
    return optional;
}

QWidget *FormView::firstFaulty() const
{
    for (const FieldWidget *widget : findChildren<FieldWidget *>()) {
        if (!widget->fault().isEmpty() && widget->editor())
            return widget->editor();
    }
    return nullptr;
}

namespace {

constexpr int addressLines = 6;

} // namespace

QuestionView::QuestionView(const ServerQuestion &question, const QString &host, const Theme &theme, QWidget *parent)
    : Panel(parent)
    , m_question(question)
    , m_theme(theme)
    , m_form(question.schema)
{
    setObjectName(u"serverQuestion"_s);
    setEdge(Token::Warned);
    makeColumn(this, {QMargins(18, 12, 14, 12), 2 * grid::unit});
    addMessage(host);
    if (question.kind == ServerQuestion::Kind::Form)
        addForm();
    else
        addAddress();
    addButtons();
}

QuestionView::~QuestionView() = default;

QWidget *QuestionView::firstFocus() const
{
    QWidget *editor = m_fields ? m_fields->firstEditor() : nullptr;
    return editor ? editor : m_accept;
}

void QuestionView::addMessage(const QString &host)
{
    layout()->addWidget(named(plainLabel(tr("The server %1 requests input").arg(displayText(host)), m_theme,
                                         Token::Text, TextSize::Strong, this),
                              u"questionHost"_s));
    if (!m_question.message.isEmpty())
        layout()->addWidget(named(
            plainLabel(displayText(m_question.message, LineBreaks::Keep), m_theme, Token::Text, TextSize::Body, this),
            u"questionMessage"_s));
    QString warning;
    if (m_question.asksForKey)
        warning = tr("This form seems to request an API key. Leave it out, or decline.");
    else if (!m_question.secretFields.isEmpty())
        warning = tr("This form seems to request a secret (%1). What you type is sent but not recorded.")
                      .arg(displayText(listText(m_question.secretFields)));
    if (!warning.isEmpty())
        layout()->addWidget(
            named(plainLabel(warning, m_theme, Token::Failed, TextSize::Body, this), u"questionWarning"_s));
}

void QuestionView::addForm()
{
    static_cast<void>(m_form.fill(withDefaults(m_question)));
    m_fields = named(new FormView(m_form, m_theme, this), u"questionForm"_s);
    layout()->addWidget(m_fields);
    m_faults = named(plainLabel({}, m_theme, Token::Failed, TextSize::Small, this), u"questionFaults"_s);
    m_faults->hide();
    layout()->addWidget(m_faults);
}

void QuestionView::addAddress()
{
    const QString host = displayText(m_question.url.host(QUrl::FullyEncoded));
    layout()->addWidget(named(plainLabel(tr("The server asks you to open an address on %1. Open it only if you "
                                            "expected this.")
                                             .arg(host),
                                         m_theme, Token::Text, TextSize::Body, this),
                              u"questionAddressHost"_s));
    if (m_question.url.scheme() != "https"_L1)
        layout()->addWidget(plainLabel(tr("This address is not encrypted, so others can read what you enter there."),
                                       m_theme, Token::Warned, TextSize::Small, this));
    auto *address = named(new CodeView(m_theme, this), u"questionAddress"_s, tr("The address"));
    address->showText(displayText(m_question.urlText, LineBreaks::Mark, m_question.urlText.size()));
    address->fitLines(addressLines);
    layout()->addWidget(address);
}

void QuestionView::addButtons()
{
    auto *row = new QWidget(this);
    auto *flow = new FlowLayout(row, 2 * grid::unit);
    const bool isForm = m_question.kind == ServerQuestion::Kind::Form;
    const auto add = [&](QPushButton *button, const QString &name, const auto &pressed) {
        connect(named(button, name), &QPushButton::clicked, this, pressed);
        flow->addWidget(button);
        return button;
    };
    if (!isForm)
        add(new QPushButton(tr("Open in browser"), row), u"openAddress"_s,
            [this] { QDesktopServices::openUrl(m_question.url); });
    m_accept =
        add(primaryButton(isForm ? tr("Submit") : tr("Continue"), row), u"acceptQuestion"_s, [this] { accept(); });
    add(new QPushButton(tr("Decline"), row), u"declineQuestion"_s, [this] { finish({AnswerAction::Decline, {}}); });
    add(new QPushButton(tr("Cancel"), row), u"cancelQuestion"_s, [this] { finish({AnswerAction::Cancel, {}}); });
    layout()->addWidget(row);
}

void QuestionView::accept()
{
    if (m_question.kind != ServerQuestion::Kind::Form) {
        finish({AnswerAction::Accept, {}});
        return;
    }
    const ArgumentsReport report = m_form.check();
    const QStringList general = m_fields->showFaults(report.faults);
    m_faults->setText(general.join(u'\n'));
    m_faults->setVisible(!general.isEmpty());
    QList<ArgumentFault> faults;
    const QByteArray content = m_form.arguments(faults);
    if (report.faults.isEmpty() && faults.isEmpty())
        finish({AnswerAction::Accept, content});
    else if (QWidget *faulty = m_fields->firstFaulty())
        faulty->setFocus(Qt::OtherFocusReason);
}

void QuestionView::finish(const ServerAnswer &answer)
{
    if (!std::exchange(m_done, true))
        emit answered(answer);
}

} // namespace rc

#include "moc_formview.cpp"
