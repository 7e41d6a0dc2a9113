// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/call/callpanel.h"

#include "check/run/calltext.h"
#include "config/entrycurl.h"
#include "core/tool/mirroredheaders.h"
#include "core/url/resourceurl.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "session/session.h"
#include "ui/buttons/copybutton.h"
#include "ui/forms/formview.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/tools/list/toolmodel.h"
#include "ui/widgets/codeview.h"
#include "ui/widgets/holdbutton.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/pagebody.h"
#include "ui/widgets/panel.h"

#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>
#include <QShortcut>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace rc {

namespace {

/// Deletes it later, because one of its buttons may be the caller.
template<typename Part>
void dropPart(Part *&part)
{
    if (!part)
        return;
    part->hide();
    part->deleteLater();
    part = nullptr;
}

/// Fills required texts that ask for the resource or its user from the profile.
void proposeFromProfile(ToolForm &form, const Profile &profile)
{
    const auto resource = parseResourceUrl(profile.resource);
    for (const auto &field : form.root().children) {
        if (!field->required || field->kind != FieldKind::Text || !field->defaultValue.isEmpty())
            continue;
        const QString name = field->name.toLower().remove(u'_');
        const bool asksForResource = QStringList{u"resource"_s, u"resourceuuid"_s, u"resourceid"_s}.contains(name);
        if (asksForResource && resource)
            form.type(*field, resource->resource.uuid);
        else if (name == "username"_L1 && !profile.username.isEmpty())
            form.type(*field, profile.username);
    }
}

} // namespace

CallPanel::CallPanel(const CatalogKind &kind, const Tool &tool, Session &session, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_kind(kind)
    , m_tool(tool)
    , m_session(session)
    , m_theme(theme)
    , m_profileId(session.profile().id)
    , m_toolServer(session.toolServer().value_or(QUrl()))
    , m_form(tool.inputSchema)
    , m_call(session)
    , m_layout(new QVBoxLayout(this))
    , m_body(new PageBody(this))
    , m_columns(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_results(new QVBoxLayout)
{
    setObjectName(u"callPanel"_s);
    m_layout->setSpacing(grid::gap);
    proposeFromProfile(m_form, session.profile());
    // created in tab order
    QWidget *head = buildHead();
    QWidget *form = buildForm();
    m_columns->setSpacing(grid::gap);
    m_columns->addWidget(form, 1, Qt::AlignTop);
    m_columns->addLayout(m_results, 1);
    m_results->setSpacing(grid::gap);
    m_results->addWidget(buildRequest());
    m_results->addStretch(1);
    m_body->setBelowHeader();
    m_body->content()->addLayout(m_columns);
    QWidget *guardArea = buildGuard();
    QWidget *bar = buildBar();
    m_layout->addWidget(head);
    m_layout->addWidget(m_body, 1);
    m_layout->addWidget(guardArea);
    m_layout->addWidget(bar);
    m_margined = {head, guardArea, bar};

    m_refresh.setSingleShot(true);
    m_refresh.setInterval(60ms);
    connect(&m_refresh, &QTimer::timeout, this, [this] {
        showRequest();
        if (m_validatesEdits)
            static_cast<void>(validate());
    });
    connect(m_formView, &FormView::edited, this, &CallPanel::edited);
    connect(&m_call, &CallOperation::busyChanged, this, &CallPanel::showState);
    connect(&m_call, &CallOperation::busyChanged, this, &CallPanel::busyChanged);
    connect(&m_call, &CallOperation::progressed, this, [this](const CallProgress &progress) {
        m_status->setText(tr("In progress: %1").arg(progressText(progress)));
        emit statusChanged(m_status->text());
    });
    connect(&m_call, &CallOperation::taskChanged, this, [this](const ServerTask &task) {
        m_detach->show();
        m_status->setText(taskText(task));
        emit statusChanged(m_status->text());
    });
    connect(&m_call, &CallOperation::asked, this, &CallPanel::showQuestion);
    connect(&m_call, &CallOperation::finished, this, &CallPanel::showResult);
    connect(&session.fields(), &UnsavedFields::asked, this, [this] {
        if (m_status->text() == tr("Calling…"))
            m_status->clear(); // not before the user's decision
    });
    connect(&session.fields(), &UnsavedFields::answered, this, [this] {
        if (isBusy() && m_status->text().isEmpty())
            m_status->setText(tr("Calling…"));
    });
    auto *enter = new QShortcut(this);
    enter->setKeys({Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter});
    enter->setContext(Qt::WidgetWithChildrenShortcut);
    connect(enter, &QShortcut::activated, this, [this] {
        if (!m_call.isBusy()) // never cancels
            m_button->press();
    });
    showRequest();
    showState();
}

bool CallPanel::undoRemoval()
{
    return m_formView->undoRemoval();
}

bool CallPanel::belongsToCurrent() const
{
    const Result<QUrl> toolServer = m_session.toolServer();
    return toolServer && *toolServer == m_toolServer && m_session.profile().id == m_profileId;
}

std::optional<ToolCall> CallPanel::enteredCall() const
{
    QList<ArgumentFault> faults;
    const QByteArray arguments = m_form.arguments(faults);
    if (!faults.isEmpty())
        return std::nullopt;
    return ToolCall{.kind = m_kind,
                    .name = m_tool.name,
                    .arguments = arguments,
                    .inputSchema = m_tool.inputSchema,
                    .answers = true,
                    .tasks = taskSupport(m_tool),
                    .isRepeatable = isRepeatable(m_tool.annotations)};
}

void CallPanel::edited()
{
    m_guard->hide();
    m_callAnyway->hide();
    m_refresh.start();
}

bool CallPanel::fillIn(const QByteArray &arguments)
{
    if (isBusy() || !m_form.fill(arguments))
        return false;
    m_formView->rebuild();
    m_validatesEdits = false;
    edited();
    m_status->setText(tr("Arguments from an earlier call"));
    return true;
}

void CallPanel::setUnreviewed(const QString &why)
{
    m_unreviewed = why;
    if (why.isEmpty() && m_hold->isHidden())
        m_guard->hide();
}

QWidget *CallPanel::firstFocus() const
{
    QWidget *empty = m_formView->firstEmpty();
    return empty ? empty : m_button;
}

/// Shows faults at their fields. Only a value that cannot be written as JSON prevents a call anyway.
bool CallPanel::validate()
{
    QList<ArgumentFault> unwritableValues;
    static_cast<void>(m_form.arguments(unwritableValues));
    const ArgumentsReport report = m_form.check();
    const QStringList general = m_formView->showFaults(report.faults);
    m_generalFaults->setText(general.join(u'\n'));
    m_generalFaults->setVisible(!general.isEmpty());
    const QStringList remarks = report.remarks();
    m_remarks->setText(remarks.join(u'\n'));
    m_remarks->setVisible(!remarks.isEmpty());
    m_callAnyway->setVisible(!report.faults.isEmpty() && unwritableValues.isEmpty() && !isBusy());
    if (report.faults.isEmpty())
        m_status->setText({});
    else
        m_status->setText(
            tr("Not called: %n argument(s) do not match the tool’s schema.", nullptr, int(report.faults.size())));
    return report.faults.isEmpty();
}

void CallPanel::press()
{
    if (isBusy()) {
        cancel();
        return;
    }
    if (const QString fault = headerFault(m_tool); !fault.isEmpty()) {
        m_status->setText(tr("Not called: no client may call this tool because %1.").arg(fault));
        return;
    }
    m_validatesEdits = true;
    if (!validate()) {
        if (QWidget *faulty = m_formView->firstFaulty())
            faulty->setFocus(Qt::OtherFocusReason);
        return;
    }
    callOrGuard();
}

void CallPanel::pressAnyway()
{
    if (!isBusy() && enteredCall() && headerFault(m_tool).isEmpty())
        callOrGuard();
}

void CallPanel::callOrGuard()
{
    if (!m_unreviewed.isEmpty()) {
        guard(m_unreviewed, true);
        return;
    }
    const QString why = sentencesText({m_suspicion, destructiveWarning(m_tool)});
    if (why.isEmpty())
        call();
    else
        guard(why, false);
}

void CallPanel::call()
{
    const auto call = enteredCall();
    if (!call || isBusy() || !belongsToCurrent())
        return;
    dropPart(m_result);
    m_status->setText(tr("Calling…"));
    m_call.start(m_toolServer, *call);
}

void CallPanel::showQuestion(const ServerQuestion &question)
{
    dropPart(m_question);
    m_question = new QuestionView(question, m_toolServer.host(), m_theme, this);
    connect(m_question, &QuestionView::answered, this, [this](const ServerAnswer &answer) {
        const FocusGuard guard(this);
        dropPart(m_question);
        guard.moveFocusIfLost(m_button);
        m_status->setText(tr("Calling…"));
        m_call.answer(answer);
    });
    m_results->insertWidget(0, m_question);
    m_status->setText(tr("The server is waiting for your input."));
    emit statusChanged(m_status->text());
    QTimer::singleShot(0, m_question, [this] {
        m_body->ensureWidgetVisible(m_question, 0, grid::margin);
        if (QWidget *first = m_question->firstFocus())
            first->setFocus(Qt::OtherFocusReason);
    });
}

void CallPanel::showResult(const ToolCallResult &result)
{
    const FocusGuard guard(this);
    dropPart(m_question);
    guard.moveFocusIfLost(m_button);
    m_result = resultView(result, m_tool.outputSchema, m_theme, this);
    m_results->insertWidget(0, m_result);
    m_status->setText({});
    showRequest(); // the call may have changed the known dialect
    emit statusChanged(
        tr("%1: %2", "name of a tool, what became of its call")
            .arg(displayText(m_tool.shownName(), LineBreaks::Mark, maxNameLength), outcomeName(result.outcome)));
    QTimer::singleShot(0, m_result, [this] {
        if (m_result && m_columns->direction() == QBoxLayout::TopToBottom)
            m_body->ensureWidgetVisible(m_result, 0, grid::margin);
    });
}

/// Uses variables for the key and the token.
Result<ShownRequest> CallPanel::request() const
{
    const auto call = enteredCall();
    if (!call)
        return failure(ErrorKind::BadInput);
    const QString token = m_session.keys().hasToken(m_kind) ? tokenVariable(m_session.profile(), m_kind) : QString();
    return shownRequest(m_toolServer, *call, m_session.identity(), token, m_session.dialects());
}

void CallPanel::showRequest()
{
    m_requestLayout->setText(m_indented ? tr("Raw") : tr("Formatted"));
    m_curl->setEnabled(enteredCall().has_value());
    const Result<ShownRequest> request = this->request();
    if (!request) {
        m_request->showText(tr("The input cannot be converted to JSON yet."));
        m_requestNote->hide();
    } else {
        m_request->showText(requestText(*request, m_session.profile().envPrefix, m_indented));
        QStringList notes;
        if (m_indented)
            notes.append(tr("Sent as one line."));
        if (m_session.dialects().dialectOf(catalogAddress(m_toolServer, m_kind)) == Dialect::Session)
            notes.append(tr("This server requires a session, so two session headers are added."));
        m_requestNote->setText(sentencesText(notes));
        m_requestNote->setVisible(!notes.isEmpty());
    }
}

void CallPanel::showState()
{
    m_button->setCancels(isBusy());
    m_button->setText(isBusy() ? tr("Cancel") : tr("Call  Ctrl+Enter"));
    QWidget *focused = window()->focusWidget();
    if (isBusy())
        m_editedLast = m_formView->isAncestorOf(focused) ? focused : nullptr;
    const FocusGuard guard(this);
    m_formView->setEnabled(!isBusy());
    if (isBusy())
        m_callAnyway->hide();
    else
        m_detach->hide();
    guard.moveFocusIfLost(m_button);
    if (!isBusy() && m_editedLast && m_button->hasFocus())
        m_editedLast->setFocus(Qt::OtherFocusReason);
}

QWidget *CallPanel::buildHead()
{
    auto *head = new QWidget(this);
    auto *flow = new FlowLayout(head, 2 * grid::unit);
    const auto add = [flow](QWidget *widget) { flow->addWidget(widget); };
    QPushButton *back =
        named(linkButton(u"‹ "_s + tr("Back to the tools"), head), u"closeCall"_s, tr("Back to the tools"));
    connect(back, &QPushButton::clicked, this, &CallPanel::closed);
    add(back);
    QLabel *title = plainLabel(tr("Call %1").arg(displayText(m_tool.shownName(), LineBreaks::Mark, maxNameLength)),
                               m_theme, Token::Text, TextSize::Title, head);
    title->setObjectName(u"callTitle"_s);
    title->setWordWrap(false);
    add(title);
    if (m_tool.shownName() != m_tool.name)
        add(plainLabel(displayText(m_tool.name, LineBreaks::Mark, maxNameLength), m_theme, Token::Quiet, TextSize::Mono,
                       head));
    QList<AnnotationChip> chips = annotationChips(m_tool.annotations);
    chips.prepend({catalogName(m_kind), Token::Quiet});
    for (const AnnotationChip &annotation : std::as_const(chips)) {
        auto *chip = new Chip(m_theme, head);
        chip->showText(annotation.text, annotation.tone);
        add(chip);
    }
    return head;
}

QWidget *CallPanel::buildForm()
{
    constexpr qsizetype maxDescriptionLength = 800;
    auto *card = new Card(this);
    if (!m_tool.description.isEmpty())
        card->body()->addWidget(plainLabel(displayText(m_tool.description, LineBreaks::Keep, maxDescriptionLength),
                                           m_theme, Token::Quiet, TextSize::Small, card));
    const FormField &root = m_form.root();
    if (root.kind == FieldKind::Object && root.children.empty() && !root.allowsMore)
        card->body()->addWidget(
            plainLabel(tr("This tool has no arguments."), m_theme, Token::Text, TextSize::Body, card));
    else if (root.kind == FieldKind::Json)
        card->body()->addWidget(
            plainLabel(tr("The schema of this tool does not fit a form. Write the arguments as one JSON object."),
                       m_theme, Token::Text, TextSize::Body, card));
    m_formView = new FormView(m_form, m_theme, card);
    card->body()->addWidget(m_formView);
    m_generalFaults = named(plainLabel({}, m_theme, Token::Failed, TextSize::Small, card), u"generalFaults"_s);
    m_generalFaults->hide();
    m_remarks = named(plainLabel({}, m_theme, Token::Quiet, TextSize::Small, card), u"unchecked"_s);
    m_remarks->hide();
    card->body()->addWidget(m_generalFaults);
    card->body()->addWidget(m_remarks);
    return card;
}

QWidget *CallPanel::buildRequest()
{
    auto *card = new Card(this);
    auto *head = new QWidget(card);
    auto *row = makeRow(head, {noMargins, 3 * grid::unit},
                        {{plainLabel(tr("Request"), m_theme, Token::Text, TextSize::Strong, head), 1}});
    CopyButton *curl = named(CopyButton::link(tr("Copy as cURL"), head), u"copyCallCurl"_s);
    m_curl = curl;
    m_curl->setAccessibleDescription(tr("Uses a variable for the key"));
    connect(curl, &QPushButton::clicked, this, [this, curl] {
        if (const Result<ShownRequest> request = this->request())
            curl->copy(callCurl(request->url.toString(QUrl::FullyEncoded), request->headers, request->body,
                                m_session.profile().envPrefix, m_session.identity(), request->token));
    });
    row->addWidget(m_curl);
    m_requestLayout = named(linkButton({}, head), u"requestLayout"_s);
    connect(m_requestLayout, &QPushButton::clicked, this, [this] {
        m_indented = !m_indented;
        showRequest();
    });
    row->addWidget(m_requestLayout);
    card->body()->addWidget(head);
    m_request = named(new CodeView(m_theme, card), u"callRequest"_s, tr("Request"));
    m_request->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // wraps anywhere
    m_request->fitLines(maxRequestLines);
    card->body()->addWidget(m_request);
    m_requestNote = named(plainLabel({}, m_theme, Token::Quiet, TextSize::Small, card), u"callRequestNote"_s);
    card->body()->addWidget(m_requestNote);
    return card;
}

QWidget *CallPanel::buildGuard()
{
    auto *container = new QWidget(this);
    m_guard = named(new Panel(container), u"callGuard"_s);
    m_guardText = named(plainLabel({}, m_theme, Token::Text, TextSize::Body, m_guard), u"guardWords"_s);
    m_hold = named(new HoldButton(tr("Hold to call"), m_theme, m_guard), u"holdToCall"_s);
    m_review = named(new QPushButton(tr("Review tool"), m_guard), u"reviewTool"_s);
    auto *cancelButton = named(new QPushButton(tr("Cancel"), m_guard), u"cancelGuard"_s);
    makeColumn(m_guard, {QMargins(18, 12, 14, 12), 2 * grid::unit},
               {m_guardText, makeFlow(m_guard, 2 * grid::unit, {m_hold, m_review, cancelButton})});
    m_guard->hide();
    makeColumn(container, {noMargins}, {m_guard});
    connect(m_hold, &HoldButton::held, this, [this] {
        const FocusGuard guard(this);
        m_guard->hide();
        guard.moveFocusIfLost(m_button);
        call();
    });
    connect(m_hold, &HoldButton::releasedEarly, this, [this] {
        m_guardText->setText(tr("Nothing was called. Hold until the bar is full.") + u'\n' + m_guardReason);
    });
    connect(m_review, &QPushButton::clicked, this, &CallPanel::reviewRequested);
    connect(cancelButton, &QPushButton::clicked, this, [this] {
        m_guard->hide();
        m_button->setFocus(Qt::OtherFocusReason);
    });
    return container;
}

void CallPanel::guard(const QString &why, bool reviewFirst)
{
    m_guard->setEdge(reviewFirst ? Token::Warned : Token::Failed);
    m_guardText->setText(why);
    m_hold->setVisible(!reviewFirst);
    m_review->setVisible(reviewFirst);
    m_guardReason = why;
    m_guard->show();
    (reviewFirst ? m_review : m_hold)->setFocus(Qt::OtherFocusReason);
}

QWidget *CallPanel::buildBar()
{
    auto *bar = new QWidget(this);
    m_status = named(plainLabel({}, m_theme, Token::Quiet, TextSize::Small, bar), u"callState"_s);
    m_callAnyway = named(linkButton(tr("Call anyway"), bar), u"callAnyway"_s);
    m_callAnyway->hide();
    connect(m_callAnyway, &QPushButton::clicked, this, &CallPanel::pressAnyway);
    m_detach = named(linkButton(tr("Leave it in progress"), bar), u"leaveTask"_s);
    m_detach->setAccessibleDescription(tr("The server continues the call. Ask for its result in Activity."));
    setPlainToolTip(m_detach, m_detach->accessibleDescription());
    m_detach->hide();
    connect(m_detach, &QPushButton::clicked, this, [this] { m_call.leave(); });
    m_button = named(new SendButton(bar), u"callButton"_s);
    connect(m_button, &SendButton::activated, this, &CallPanel::press);
    makeRow(bar, {noMargins, grid::gap}, {{m_status, 1}, m_callAnyway, m_detach, m_button});
    return bar;
}

void CallPanel::resizeEvent(QResizeEvent *event)
{
    const int margin = pageMargin(width());
    m_layout->setContentsMargins(0, 20, 0, grid::margin);
    for (QWidget *widget : std::as_const(m_margined)) // the body has its own margins
        widget->setContentsMargins(margin, 0, margin, 0);
    constexpr int minColumnsWidth = 760;
    const bool stacked = event->size().width() < minColumnsWidth;
    m_columns->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    for (const int part : {0, 1})
        m_columns->setStretch(part, stacked ? 0 : 1); // equal widths, but not equal heights
    QWidget::resizeEvent(event);
}

} // namespace rc

#include "moc_callpanel.cpp"
