// SPDX-License-Identifier: GPL-3.0-or-later
// The page of one tool's call: its form, the request that goes out, and the result, which stays with its tool.
#include "ui/tools/call/callpanel.h"

#include "check/callwords.h"
#include "core/displaytext.h"
#include "ui/currentresource.h"
#include "ui/send/sendbutton.h"
#include "ui/tools/annotationtext.h"
#include "ui/tools/call/callguard.h"
#include "ui/tools/call/callrequest.h"
#include "ui/tools/call/formview.h"
#include "ui/tools/call/resultview.h"
#include "ui/widgets/codeview.h"
#include "ui/widgets/holdbutton.h"
#include "ui/widgets/numberbox.h"
#include "ui/widgets/pagebody.h"
#include "ui/widgets/tone.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace rc {

CallPanel::CallPanel(const CatalogKind &kind, const Tool &tool, CurrentResource &current, const Theme &theme,
                     QWidget *parent)
    : QWidget(parent)
    , m_kind(kind)
    , m_tool(tool)
    , m_current(current)
    , m_theme(theme)
    , m_profile(current.profile().name)
    , m_toolServer(current.toolServer().value_or(QUrl()))
    , m_form(tool.inputSchema)
    , m_call(current)
    , m_layout(new QVBoxLayout(this))
    , m_body(new PageBody(this))
    , m_columns(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_answers(new QVBoxLayout)
{
    setObjectName(u"callPanel"_s);
    m_layout->setSpacing(grid::gap);
    // made in the order of Tab
    QWidget *head = buildHead();
    QWidget *form = buildForm();
    m_columns->setSpacing(grid::gap);
    m_columns->addWidget(form, 1, Qt::AlignTop);
    m_columns->addLayout(m_answers, 1);
    m_answers->setSpacing(grid::gap);
    m_answers->addWidget(buildRequest());
    m_answers->addStretch(1);
    m_body->content()->addLayout(m_columns);
    auto *guarding = new QWidget(this);
    auto *inner = new QVBoxLayout(guarding);
    inner->setContentsMargins(0, 0, 0, 0);
    m_guard = new CallGuard(theme, guarding);
    inner->addWidget(m_guard);
    QWidget *bar = buildBar();
    m_layout->addWidget(head);
    m_layout->addWidget(m_body, 1);
    m_layout->addWidget(guarding);
    m_layout->addWidget(bar);
    m_around = {head, guarding, bar};
    m_fields->setPrevious(head->findChild<QPushButton *>(u"closeCall"_s));

    m_refresh.setSingleShot(true);
    m_refresh.setInterval(60ms);
    connect(&m_refresh, &QTimer::timeout, this, [this] {
        showRequest();
        if (m_checks)
            static_cast<void>(isFit());
    });
    connect(m_fields, &FormView::edited, this, &CallPanel::edited);
    connect(&m_call, &OneCall::busyChanged, this, &CallPanel::showState);
    connect(&m_call, &OneCall::busyChanged, this, &CallPanel::busyChanged);
    connect(&m_call, &OneCall::progressed, this, [this](const CallProgress &progress) {
        say(tr("Under way: %1").arg(progressWords(progress)));
        emit statusChanged(m_words->text());
    });
    connect(&m_call, &OneCall::finished, this, &CallPanel::ended);
    connect(m_guard, &CallGuard::confirmed, this, [this] {
        m_guard->hide();
        call();
    });
    connect(m_guard, &CallGuard::declined, this, [this] {
        m_guard->hide();
        m_button->setFocus(Qt::OtherFocusReason);
    });
    connect(m_guard, &CallGuard::lookWanted, this, &CallPanel::lookWanted);
    auto *enter = new QAction(tr("Call"), this);
    enter->setShortcuts({Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter});
    enter->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(enter, &QAction::triggered, this, [this] {
        if (!m_call.isBusy()) // it calls and never cancels
            m_button->press();
    });
    addAction(enter);
    showRequest();
    showState();
}

CallPanel::~CallPanel() = default;

bool CallPanel::isOfCurrent() const
{
    const Result<QUrl> toolServer = m_current.toolServer();
    return toolServer && *toolServer == m_toolServer && m_current.profile().name == m_profile;
}

std::optional<ToolCall> CallPanel::wanted() const
{
    QList<ArgumentFault> faults;
    const QByteArray arguments = m_form.arguments(faults);
    if (!faults.isEmpty())
        return std::nullopt;
    return ToolCall{m_kind, m_tool.name, arguments};
}

void CallPanel::edited()
{
    m_guard->hide();
    m_anyway->hide();
    m_refresh.start();
}

bool CallPanel::take(const QByteArray &arguments)
{
    if (isBusy() || !m_form.fill(arguments))
        return false;
    m_fields->rebuild();
    m_checks = false;
    edited();
    say(tr("The arguments of an earlier call. Nothing is sent until you press Call."));
    return true;
}

void CallPanel::setUnseen(const QString &why)
{
    m_unseen = why;
    if (why.isEmpty() && m_guard->holdButton()->isHidden())
        m_guard->hide();
}

QWidget *CallPanel::firstFocus() const
{
    QWidget *editor = m_fields->firstEditor();
    return editor ? editor : m_button;
}

void CallPanel::cancel()
{
    m_call.cancel();
}

/// Shows what is wrong beside it. What a write cannot put down is a no; the rest may be called all the same.
bool CallPanel::isFit()
{
    QList<ArgumentFault> unwritable;
    static_cast<void>(m_form.arguments(unwritable));
    const ArgumentsReport report = m_form.check();
    const QStringList general = m_fields->showFaults(report.faults);
    m_general->setText(general.join(u'\n'));
    m_general->setVisible(!general.isEmpty());
    m_unchecked->setText(report.unchecked.join(u'\n'));
    m_unchecked->setVisible(!report.unchecked.isEmpty());
    m_anyway->setVisible(!report.faults.isEmpty() && unwritable.isEmpty() && !isBusy());
    if (report.faults.isEmpty())
        say({});
    else
        say(tr("Not called: %n thing(s) do not fit the tool's schema.", nullptr, int(report.faults.size())));
    return report.faults.isEmpty();
}

void CallPanel::press()
{
    if (isBusy()) {
        cancel();
        return;
    }
    m_checks = true;
    if (!isFit()) {
        if (QWidget *faulty = m_fields->firstFaulty())
            faulty->setFocus(Qt::OtherFocusReason);
        return;
    }
    askOrCall();
}

void CallPanel::pressAnyway()
{
    if (!isBusy() && wanted())
        askOrCall();
}

void CallPanel::askOrCall()
{
    if (!m_unseen.isEmpty()) {
        m_guard->lookFirst(m_unseen);
        return;
    }
    const QString why = destructiveWords(m_tool);
    if (why.isEmpty())
        call();
    else
        m_guard->askFor(why);
}

void CallPanel::call()
{
    const auto call = wanted();
    if (!call || isBusy() || !isOfCurrent())
        return;
    if (m_result) {
        m_result->hide();
        m_result->deleteLater();
        m_result = nullptr;
    }
    std::optional<std::chrono::milliseconds> deadline;
    if (m_deadline->value() > 0)
        deadline = std::chrono::seconds(m_deadline->value());
    say(tr("Calling…"));
    m_call.start(m_toolServer, *call, deadline);
}

void CallPanel::ended(const ToolCallResult &result)
{
    m_result = new ResultView(result, m_tool.outputSchema, m_theme, this);
    m_answers->insertWidget(0, m_result);
    say({});
    showRequest(); // the dialect is known by now
    emit statusChanged(
        tr("%1: %2", "name of a tool, what became of its call")
            .arg(displayText(m_tool.shownName(), LineBreaks::Mark, shownName), outcomeName(result.outcome)));
    QTimer::singleShot(0, m_result, [this] {
        if (m_result && m_columns->direction() == QBoxLayout::TopToBottom)
            m_body->ensureWidgetVisible(m_result, 0, grid::margin);
    });
}

void CallPanel::showRequest()
{
    const auto call = wanted();
    m_requestLayout->setText(m_indented ? tr("As one line") : tr("With line breaks"));
    m_curl->setEnabled(call.has_value());
    const Dialect dialect = m_current.dialects().dialectOf(catalogAddress(m_toolServer, m_kind));
    const auto request = call ? shownRequest(m_toolServer, *call, m_current.identity(), m_current.hasToken(), dialect)
                              : Result<ShownRequest>(failure(ErrorKind::BadInput));
    if (!request) {
        m_request->say(tr("What is entered cannot be written as JSON yet."));
        m_requestNote->hide();
    } else {
        m_request->say(requestText(*request, m_current.profile().envPrefix, m_indented));
        QStringList notes;
        if (m_indented)
            notes.append(tr("Line breaks are for reading: the body goes out as one line."));
        if (dialect == Dialect::Session)
            notes.append(tr("This server wants a session: it is opened first, and its two headers go with the call."));
        m_requestNote->setText(notes.join(u' '));
        m_requestNote->setVisible(!notes.isEmpty());
    }
    m_request->fitLines(mostLines);
}

void CallPanel::showState()
{
    m_button->setText(isBusy() ? tr("Cancel") : tr("Call  Ctrl+Enter"));
    m_fields->setEnabled(!isBusy());
    m_deadline->setEnabled(!isBusy());
    if (isBusy())
        m_anyway->hide();
}

void CallPanel::say(const QString &text)
{
    m_words->setText(text);
}

} // namespace rc

#include "moc_callpanel.cpp"
