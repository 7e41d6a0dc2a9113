// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/activity/record/taskcard.h"

#include "check/ladder/callwords.h"
#include "session/session.h"
#include "ui/forms/formview.h"
#include "ui/widgets/kit.h"

#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QUrl>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

TaskCard::TaskCard(Session &session, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_ask(session)
    , m_layout(new QVBoxLayout(this))
    , m_words(named(plainLabel({}, theme, Token::Quiet, TextSize::Small, this), u"taskState"_s))
    , m_button(named(new QPushButton(this), u"askTask"_s))
{
    m_words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_button->setAccessibleDescription(tr("Asks the server about its task. The tool is not called again."));
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(2 * grid::unit);
    m_layout->addWidget(m_words);
    m_layout->addWidget(m_button, 0, Qt::AlignLeading);
    connect(m_button, &QPushButton::clicked, this, &TaskCard::askOrStop);
    connect(&m_ask, &CallOperation::busyChanged, this, &TaskCard::showState);
    connect(&m_ask, &CallOperation::asked, this, &TaskCard::asked);
    connect(&m_ask, &CallOperation::taskChanged, this, [this](const ServerTask &task) {
        m_said = taskWords(task);
        showState();
    });
    connect(&m_ask, &CallOperation::finished, this, [this](const ToolCallResult &result) {
        dropQuestion();
        m_said = callLine(result); // a changed record is shown anew
        if (const auto next = std::exchange(m_next, std::nullopt))
            ask(*next);
        showState();
    });
}

TaskCard::~TaskCard()
{
    m_ask.disconnect(this);
}

void TaskCard::setRecord(const ActivityRecord &record)
{
    m_record = record;
    showState();
}

void TaskCard::askOrStop()
{
    if (!m_ask.isBusy()) {
        ask(m_record);
        return;
    }
    m_next = isAsked() ? std::nullopt : std::optional(m_record);
    m_ask.cancel();
}

void TaskCard::ask(const ActivityRecord &record)
{
    m_asked = record;
    m_said.clear();
    m_ask.askAgain(record, true, true);
    showState();
}

void TaskCard::asked(const ServerQuestion &question)
{
    dropQuestion();
    m_question = new QuestionView(question, QUrl(m_asked.resource).host(), m_theme, this);
    connect(m_question, &QuestionView::answered, this, [this](const ServerAnswer &answer) {
        const bool hadFocus = m_question->isAncestorOf(focusWidget());
        dropQuestion();
        if (hadFocus)
            m_button->setFocus(Qt::OtherFocusReason);
        m_ask.answer(answer);
    });
    m_layout->addWidget(m_question);
    showState();
    if (!isAsked())
        return;
    QTimer::singleShot(0, m_question, [this, asking = m_button->hasFocus()] {
        emit formShown(m_question);
        if (QWidget *first = asking ? m_question->firstFocus() : nullptr) // do not move the focus from elsewhere
            first->setFocus(Qt::OtherFocusReason);
    });
}

void TaskCard::dropQuestion()
{
    if (!m_question)
        return;
    m_question->hide();
    m_question->deleteLater();
    m_question.clear();
}

void TaskCard::showState()
{
    const bool busy = m_ask.isBusy() && isAsked();
    QString words = tr("Asking about it does not call the tool again.");
    if (m_question && isAsked())
        words = tr("The server is waiting for your input.");
    else if (isAsked() && !m_said.isEmpty())
        words = m_said;
    else if (busy)
        words = tr("Asking…");
    m_words->setText(words);
    m_button->setText(busy ? tr("Stop asking") : tr("Ask again"));
    if (m_question)
        m_question->setVisible(isAsked());
}

} // namespace rc

#include "moc_taskcard.cpp"
