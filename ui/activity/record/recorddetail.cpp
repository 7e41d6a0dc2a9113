// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/activity/record/recorddetail.h"

#include "check/evidence/fact.h"
#include "check/report/reportjson.h"
#include "check/run/calltext.h"
#include "core/entry/ingestbody.h"
#include "core/json/jsontape.h"
#include "core/key/secret.h"
#include "core/words/age.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "session/activity/records.h"
#include "session/arrival/arrivalrecord.h"
#include "session/session.h"
#include "ui/activity/list/activitymodel.h"
#include "ui/activity/list/activitywords.h"
#include "ui/buttons/copybutton.h"
#include "ui/buttons/rowmenu.h"
#include "ui/forms/formview.h"
#include "ui/parts/arrivalline.h"
#include "ui/parts/statetokens.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/widgets/codeview.h"
#include "ui/widgets/kit.h"

#include <QApplication>
#include <QGridLayout>
#include <QJsonDocument>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
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
    , m_label(named(plainLabel({}, theme, Token::Quiet, TextSize::Small, this), u"taskState"_s))
    , m_button(named(new QPushButton(this), u"askTask"_s))
{
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(2 * grid::unit);
    m_layout->addWidget(m_label);
    m_layout->addWidget(m_button, 0, Qt::AlignLeading);
    connect(m_button, &QPushButton::clicked, this, &TaskCard::askOrStop);
    connect(&m_ask, &CallOperation::busyChanged, this, &TaskCard::showState);
    connect(&m_ask, &CallOperation::asked, this, &TaskCard::asked);
    connect(&m_ask, &CallOperation::taskChanged, this, [this](const ServerTask &task) {
        m_stateText = taskText(task);
        showState();
    });
    connect(&m_ask, &CallOperation::finished, this, [this](const ToolCallResult &result) {
        dropQuestion();
        m_stateText = callLine(result); // a changed record is shown anew
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
    m_stateText.clear();
    m_ask.askAgain(record);
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
    else if (isAsked() && !m_stateText.isEmpty())
        words = m_stateText;
    else if (busy)
        words = tr("Asking…");
    m_label->setText(words);
    m_button->setText(busy ? tr("Stop asking") : tr("Ask again"));
    if (m_question)
        m_question->setVisible(isAsked());
}

namespace {

constexpr qsizetype maxTextLength = 1024 * 1024;

void addStep(QStringList &lines, const StepResult &step)
{
    QString head = stateName(step.state) + u"  "_s + stepTitle(step.id);
    if (const QString duration = durationText(step.elapsedUs / 1000); !duration.isEmpty())
        head = listText({head, duration});
    lines.append(head);
    for (const QString &text : {step.summary.text(), step.hint.text(), step.reply}) {
        for (const QString &line : text.split(u'\n', Qt::SkipEmptyParts))
            lines.append(u"    "_s + line);
    }
}

} // namespace

QString reportText(const QString &json)
{
    const auto report = reportFromJson(json.toUtf8());
    if (!report)
        return displayText(QString::fromUtf8(jsonIndented(json.toUtf8())), LineBreaks::Keep, maxTextLength);
    QStringList lines{verdictOf(report->steps), momentText(report->at), report->resource, report->marker};
    lines.removeAll(QString());
    lines.append(QString());
    for (const StepResult &step : report->steps)
        addStep(lines, step);
    return displayText(lines.join(u'\n'), LineBreaks::Keep, maxTextLength);
}

namespace {

constexpr int detailIconSide = 18;
constexpr int codeLines = 12;
constexpr qsizetype maxBriefReply = 600;
constexpr qsizetype shownBody = 20'000;
constexpr qsizetype shownDetailMessage = 4'000;

QString bodyText(const QByteArray &json)
{
    return displayText(QString::fromUtf8(json), LineBreaks::Keep, shownBody);
}

bool isEntry(const ActivityRecord &record)
{
    return record.kind == ActivityKind::Send || record.kind == ActivityKind::Drill;
}

/// Whether the arrival is the only difference, after a log lookup.
bool onlyArrivalDiffers(const ActivityRecord &before, ActivityRecord now)
{
    if (now.kind != ActivityKind::Send || arrivalOf(before) == arrivalOf(now))
        return false;
    now.report = before.report;
    return now == before;
}

} // namespace

RecordDetail::RecordDetail(Session &session, const Theme &theme, QWidget *parent)
    : Panel(parent)
    , m_session(session)
    , m_theme(theme)
    , m_scroll(new QScrollArea(this))
    , m_task(new TaskCard(session, theme, this))
{
    setObjectName(u"activityDetail"_s);
    setAccessibleName(tr("Detail"));
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    reserveGutter(m_scroll);
    m_scroll->setStyleSheet(u"QScrollArea { background: transparent; }"_s);
    m_scroll->viewport()->setAutoFillBackground(false);
    makeColumn(this, {QMargins(5, 2, 2, 2)}, {m_scroll});
    m_task->hide();
    connect(m_task, &TaskCard::formShown, this,
            [this](QWidget *form) { m_scroll->ensureWidgetVisible(form, 0, grid::gap); });
    attachMenu(this, [this](QMenu &menu) {
        if (!m_record)
            return;
        addCopyAction(menu, tr("Copy marker"), m_record->marker);
        addCopyAction(menu, tr("Copy record"), cardText(*m_scroll->widget()));
    });
}

QVBoxLayout *RecordDetail::begin()
{
    auto *body = new QWidget;
    body->setAutoFillBackground(false);
    auto *layout =
        makeColumn(body, {QMargins(3 * grid::unit, 2 * grid::unit, 3 * grid::unit, 3 * grid::unit), 2 * grid::unit});
    m_task->hide();
    m_task->setParent(this); // removes the old widget
    m_scroll->setWidget(body);
    body->setAutoFillBackground(false); // the scroll area has just enabled it
    return layout;
}

void RecordDetail::showMessage(const QString &sentence)
{
    m_record.reset();
    setEdge(std::nullopt);
    QVBoxLayout *layout = begin();
    layout->addWidget(plainLabel(sentence, m_theme, Token::Quiet, TextSize::Body, m_scroll->widget()));
    layout->addStretch();
}

void RecordDetail::showBatch(const QString &outcome)
{
    if (m_batchLabel) { // keeps the focus and a press in progress
        m_batchLabel->setText(outcome);
        return;
    }
    showMessage(outcome);
    m_batchLabel = m_scroll->widget()->findChild<QLabel *>();
    auto *open = named(new QPushButton(ActivityTable::tr("Show entries"), m_scroll->widget()), u"showEntries"_s);
    connect(open, &QPushButton::clicked, this, &RecordDetail::batchRequested);
    static_cast<QVBoxLayout *>(m_scroll->widget()->layout())->insertWidget(1, open, 0, Qt::AlignLeading);
}

void RecordDetail::showRecord(const ActivityRecord &record, const std::optional<ReceivedEntry> &arrived)
{
    const QDateTime arrivedAt = arrived ? arrived->at : QDateTime();
    if (m_record == record && m_arrivedAt == arrivedAt)
        return; // keep position and focus
    if (m_arrivalLine && m_record && m_arrivedAt == arrivedAt && onlyArrivalDiffers(*m_record, record)) {
        m_record = record; // the line already shows it
        return;
    }
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    m_record = record;
    m_arrivedAt = arrivedAt;
    setEdge(tokenFor(record.outcome));
    setAccessibleDescription(outcomeText(record));
    QVBoxLayout *layout = begin();
    layout->addWidget(buildHead(m_scroll->widget()));
    addMessage(layout);
    addArrivalLine(layout);
    addTask(layout);
    addButtons(layout);
    addFacts(layout);
    addArrival(layout, arrived);
    addRequest(layout);
    addReply(layout);
    layout->addStretch();
    if (hadFocus)
        focusClose();
}

void RecordDetail::focusClose()
{
    if (auto *close = findChild<QPushButton *>(u"closeDetail"_s))
        close->setFocus(Qt::OtherFocusReason);
}

QWidget *RecordDetail::buildHead(QWidget *parent) const
{
    auto *head = new QWidget(parent);
    QLabel *icon = iconLabel(iconName(m_record->outcome), m_theme, tokenFor(m_record->outcome), detailIconSide, head);
    QLabel *name =
        plainLabel(outcomeName(m_record->kind, m_record->outcome), m_theme, Token::Text, TextSize::Strong, head);
    name->setObjectName(u"detailOutcome"_s);
    auto *close = named(linkButton(tr("Close  Esc"), head), u"closeDetail"_s);
    connect(close, &QPushButton::clicked, this, &RecordDetail::closed);
    makeRow(head, {noMargins, 2 * grid::unit}, {icon, {name, 1}, close});
    return head;
}

/// Message and error.
void RecordDetail::addMessage(QVBoxLayout *layout)
{
    const auto add = [&](const QString &text, Token token, TextSize size, const QString &name) {
        if (text.isEmpty())
            return;
        QLabel *label = plainLabel(text, m_theme, token, size, m_scroll->widget());
        label->setObjectName(name);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setMinimumWidth(1); // as below
        if (text.isRightToLeft() != QGuiApplication::isRightToLeft())
            label->setAlignment((text.isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute |
                                Qt::AlignVCenter);
        layout->addWidget(label);
    };
    const QString message = isEntry(*m_record) ? displayText(m_record->message, LineBreaks::Keep, shownDetailMessage)
                                               : messageText(*m_record);
    add(message, Token::Text, TextSize::Body, u"detailMessage"_s);
    add(displayText(errorOf(*m_record), LineBreaks::Keep), Token::Text, TextSize::Small, u"detailError"_s);
    if (m_record->kind == ActivityKind::Call && m_record->outcome == ActivityOutcome::Unknown &&
        openTaskOf(*m_record).isEmpty())
        add(tr("Check the service for its effect before calling it again."), Token::Warned, TextSize::Small,
            u"detailAdvice"_s);
    if (isEntry(*m_record) && m_record->outcome == ActivityOutcome::Unknown)
        add(tr("Search for the marker in the service before sending again."), Token::Warned, TextSize::Small,
            u"detailAdvice"_s);
}

/// Progress of the entry, and a log lookup.
void RecordDetail::addArrivalLine(QVBoxLayout *layout)
{
    ArrivalSubject subject = arrivalSubjectOf(*m_record);
    if (subject.markers.isEmpty())
        return;
    m_arrivalLine = new ArrivalLine(m_session, std::move(subject), m_theme, m_scroll->widget());
    layout->addWidget(m_arrivalLine);
}

/// The server continued the call as a task when last queried: querying it calls nothing.
void RecordDetail::addTask(QVBoxLayout *layout)
{
    if (openTaskOf(*m_record).isEmpty())
        return;
    m_task->setRecord(*m_record);
    layout->addWidget(m_task);
    m_task->show();
}

void RecordDetail::addFacts(QVBoxLayout *layout)
{
    auto *facts = new QWidget(m_scroll->widget());
    auto *rows = new QGridLayout(facts);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setHorizontalSpacing(grid::gap);
    rows->setVerticalSpacing(grid::unit);
    rows->setColumnStretch(1, 1);
    const auto add = [&](const QString &title, const QString &text, TextSize size = TextSize::Body) {
        if (text.isEmpty())
            return;
        const int row = rows->rowCount();
        QLabel *name = plainLabel(title, m_theme, Token::Quiet, TextSize::Small, facts);
        name->setWordWrap(false);
        QLabel *value = plainLabel(text, m_theme, Token::Text, size, facts);
        value->setTextInteractionFlags(Qt::TextSelectableByMouse);
        value->setMinimumWidth(1); // one long word must not push the others out of the panel
        value->setAccessibleName(title);
        value->setAccessibleDescription(text);
        if (size == TextSize::Mono) {
            value->setLayoutDirection(Qt::LeftToRight);
            value->setAlignment((QGuiApplication::isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft) |
                                Qt::AlignAbsolute | Qt::AlignVCenter);
        }
        rows->addWidget(name, row, 0, Qt::AlignTop | Qt::AlignLeading);
        rows->addWidget(value, row, 1);
    };
    const ActivityRecord &record = *m_record;
    add(tr("Type"), record.kind != ActivityKind::Send && record.level
                        ? tr("%1, %2", "a kind of record, a level").arg(kindName(record.kind), levelName(*record.level))
                        : typeText(record));
    add(tr("When"), momentText(record.at));
    add(tr("Duration"), durationText(record.elapsedMs));
    add(tr("Status"), record.status == 0 ? QString() : QString::number(record.status));
    add(tr("Task"), displayText(openTaskOf(record)), TextSize::Mono);
    add(tr("Marker"), displayText(record.marker), TextSize::Mono);
    add(tr("Profile"), displayText(record.profile));
    if (!record.key.isEmpty())
        add(tr("Key"), fingerprintText(displayText(record.key)));
    add(tr("Address"), displayText(record.resource), TextSize::Mono);
    add(tr("Timestamp"), displayText(record.ts), TextSize::Mono);
    add(tr("Timing"), phasesText(record.timings), TextSize::Small);
    layout->addWidget(facts);
}

void RecordDetail::addCode(QVBoxLayout *layout, const QString &name, const QString &title, const QString &text)
{
    layout->addWidget(plainLabel(title, m_theme, Token::Quiet, TextSize::Small, m_scroll->widget()));
    auto *view = new CodeView(m_theme, m_scroll->widget());
    view->setObjectName(name);
    view->setAccessibleName(title);
    view->showText(text);
    view->fitLines(codeLines);
    layout->addWidget(view);
}

void RecordDetail::addRequest(QVBoxLayout *layout)
{
    if (const auto call = callOf(*m_record))
        addCode(layout, u"detailArguments"_s, tr("Arguments (formatted)"), bodyText(jsonIndented(call->arguments)));
    if (!isEntry(*m_record))
        return;
    if (const auto entry = sentEntryOf(*m_record)) {
        addCode(layout, u"detailBody"_s, tr("Request body (formatted)"),
                bodyText(ingestBody({*entry}, JsonLayout::Indented)));
        return;
    }
    layout->addWidget(plainLabel(tr("The request body is not available."), m_theme, Token::Quiet, TextSize::Small,
                                 m_scroll->widget()));
    if (m_record->extra != "{}"_L1)
        addCode(layout, u"detailExtra"_s, tr("Extra"), bodyText(jsonIndented(m_record->extra.toUtf8())));
}

void RecordDetail::addReply(QVBoxLayout *layout)
{
    const QString reply = m_record->reply.trimmed();
    if (reply.isEmpty())
        return;
    addCode(layout, u"detailReply"_s, tr("Response"), displayText(reply, LineBreaks::Keep, maxBriefReply));
    if (reply.size() <= maxBriefReply)
        return;
    auto *fullResponse = named(linkButton(tr("View the full response"), m_scroll->widget()), u"wholeReply"_s);
    connect(fullResponse, &QPushButton::clicked, this, [this, reply] {
        showTextWindow(tr("Service response"), displayText(reply, LineBreaks::Keep, maxTextLength), m_theme, this);
    });
    layout->addWidget(fullResponse, 0, Qt::AlignLeading);
}

void RecordDetail::addArrival(QVBoxLayout *layout, const std::optional<ReceivedEntry> &arrived)
{
    if (!arrived)
        return;
    addCode(layout, u"detailArrived"_s, tr("Received by the demo service at %1").arg(momentText(arrived->at)),
            bodyText(QJsonDocument(arrived->json).toJson().trimmed()));
}

void RecordDetail::addButtons(QVBoxLayout *layout)
{
    auto *row = new QWidget(m_scroll->widget());
    auto *flow = new FlowLayout(row, 2 * grid::unit);
    const auto add = [&](const QString &text, const QString &name, const auto &pressed) {
        auto *button = named(new QPushButton(text, row), name);
        connect(button, &QPushButton::clicked, this, pressed);
        flow->addWidget(button);
        return button;
    };
    if (const auto entry = entryOf(*m_record); entry && isEntry(*m_record))
        add(tr("Send again…"), u"sendAgain"_s, [this, entry = *entry] {
            emit resendRequested(entry);
        })->setAccessibleDescription(tr("Nothing is sent yet."));
    if (const auto call = callOf(*m_record))
        add(tr("Call again…"), u"callAgain"_s, [this, call = *call] {
            emit callAgainRequested(call);
        })->setAccessibleDescription(tr("Nothing is sent yet."));
    if (!m_record->marker.isEmpty()) {
        auto *copy = named(new CopyButton(tr("Copy marker"), row), u"copyMarker"_s);
        connect(copy, &QPushButton::clicked, copy, [copy, marker = m_record->marker] { copy->copy(marker); });
        flow->addWidget(copy);
    }
    const bool check = m_record->kind == ActivityKind::Check;
    if (!m_record->report.isEmpty() && (check || m_record->kind == ActivityKind::Drill)) // else it is an arrival
        add(check ? tr("Open the check report") : tr("Open the drill’s record"), u"openReport"_s,
            [this, json = m_record->report] { showTextWindow(tr("Report"), reportText(json), m_theme, this); });
    row->setVisible(flow->count() > 0);
    layout->addWidget(row);
}

} // namespace rc

#include "moc_recorddetail.cpp"
