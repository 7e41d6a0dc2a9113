// SPDX-License-Identifier: GPL-3.0-or-later
// The way to send one entry, or the same one at each level: composes it, shows what goes out, sends at most once.
#include "ui/send/entrymode.h"

#include "core/marker.h"
#include "ui/currentresource.h"
#include "ui/send/composer.h"
#include "ui/send/eachlevel.h"
#include "ui/send/groupcard.h"
#include "ui/send/onesend.h"
#include "ui/send/outcomecard.h"
#include "ui/send/requestpreview.h"
#include "ui/send/sendbutton.h"
#include "ui/send/templatebutton.h"
#include "ui/send/templatemodel.h"
#include "ui/send/templatepanel.h"
#include "ui/widgets/alertstep.h"
#include "ui/widgets/holdbutton.h"
#include "ui/widgets/tinted.h"

#include <QLabel>
#include <QVBoxLayout>

namespace rc {

EntryMode::EntryMode(CurrentResource &current, Theme &theme, QWidget *parent)
    : SendMode(parent)
    , m_current(current)
    , m_theme(theme)
    , m_send(new OneSend(current, this))
    , m_each(new EachLevel(current, this))
    , m_templates(new TemplateModel(TemplateStore(templatesFile(current.profilesPath())), this))
    , m_marker(newMarker())
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(grid::gap);
    buildTemplates();
    layout->addWidget(m_templatePanel);
    m_composer = new Composer(theme, this);
    layout->addWidget(m_composer);
    buildSending();
    layout->addStretch();
    m_preview = new RequestPreview(tr("Stamped with the time of the press."), theme, this);
    connectParts();
    resourceChanged();
}

void EntryMode::buildTemplates()
{
    m_templateButton = new TemplateButton(*m_templates, this);
    m_eachButton = new QPushButton(tr("One at each level"), this);
    m_eachButton->setObjectName(QStringLiteral("eachLevelButton"));
    m_eachButton->setAccessibleDescription(
        tr("Sends this message at debug, info, warning and error; the alert is a step of its own"));
    m_templatePanel = new TemplatePanel(*m_templates, m_theme, this);
}

void EntryMode::buildSending()
{
    m_alert = new AlertStep(m_current.alertRests(), m_theme, this);
    layout()->addWidget(m_alert);
    m_button = new SendButton(this);
    m_button->setObjectName(QStringLiteral("sendButton"));
    m_beside = plainLabel({}, m_theme, Token::Quiet, TextSize::Small, this);
    m_beside->setObjectName(QStringLiteral("besideSend"));
    auto *row = new QHBoxLayout;
    row->setSpacing(grid::gap);
    row->addWidget(m_button);
    row->addWidget(m_beside, 1);
    static_cast<QVBoxLayout *>(layout())->addLayout(row);
}

void EntryMode::connectParts()
{
    connect(m_composer, &Composer::changed, this, [this] {
        m_fifthLeft = false;
        showState();
    });
    connect(m_button, &SendButton::acted, this, &EntryMode::act);
    connect(m_alert, &AlertStep::wanted, this, &EntryMode::sendAlert);
    connect(m_eachButton, &QPushButton::clicked, this, &EntryMode::sendEachLevel);
    connect(m_send, &OneSend::finished, this, &EntryMode::endOne);
    connect(m_each, &EachLevel::finished, this, &EntryMode::endEach);
    connect(m_send, &OneSend::busyChanged, this, &EntryMode::busyChange);
    connect(m_each, &EachLevel::busyChanged, this, &EntryMode::busyChange);

    connect(m_templateButton, &TemplateButton::chosen, this, [this](const EntryTemplate &made) {
        m_composer->use(made);
        m_composer->firstFocus()->setFocus();
    });
    connect(m_templateButton, &TemplateButton::arrangeWanted, m_templatePanel, &TemplatePanel::beginArranging);
    connect(m_templateButton, &TemplateButton::saveWanted, this, [this] {
        constexpr int suggested = 40;
        m_templatePanel->beginSaving(m_composer->entry().message.simplified().left(suggested));
    });
    connect(m_templatePanel, &TemplatePanel::saveWanted, this, [this](const QString &name) {
        const LogEntry composed = m_composer->entry();
        if (const QString fault = m_composer->fault(); !fault.isEmpty())
            m_templatePanel->say(fault);
        else if (m_templates->add({name, composed.level, composed.message, composed.extra}))
            m_templatePanel->hide();
    });
    connect(m_templates, &TemplateModel::failed, this, &SendMode::statusChanged);
}

QWidget *EntryMode::firstFocus()
{
    return m_composer->firstFocus();
}

QWidget *EntryMode::evidence()
{
    return m_preview;
}

QList<QWidget *> EntryMode::headerButtons()
{
    return {m_templateButton, m_eachButton};
}

bool EntryMode::isBusy() const
{
    return m_send->isBusy() || m_each->isBusy();
}

void EntryMode::press()
{
    m_button->press();
}

void EntryMode::act()
{
    if (isBusy()) {
        cancel();
    } else if (m_composer->level() == Level::Alert) {
        m_alert->button()->setFocus();
        emit statusChanged(tr("An alert goes out when its button is held."));
    } else if (obstacle().isEmpty()) {
        m_send->start(entry());
    }
}

void EntryMode::sendAlert()
{
    LogEntry alert = entry();
    alert.level = Level::Alert;
    m_send->start(alert, m_fifthLeft ? m_each->batch() : QUuid());
}

void EntryMode::sendEachLevel()
{
    if (isBusy() || !obstacle().isEmpty())
        return;
    QList<LogEntry> entries;
    for (const LevelRow &row : levelTable()) {
        if (row.level == Level::Alert)
            continue;
        entries.append(m_composer->entry(newMarker(), m_counter));
        entries.last().level = row.level;
    }
    const bool byKey = m_eachButton->hasFocus();
    m_each->start(entries);
    if (byKey && isBusy())
        m_button->setFocus(); // it is Cancel now; a disabled button would hand the focus on to a level
}

void EntryMode::cancel()
{
    m_send->cancel();
    m_each->cancel();
}

void EntryMode::resourceChanged()
{
    m_alert->setResource(m_current.profile().resource);
    m_fifthLeft = false;
    showState();
}

std::optional<LogEntry> EntryMode::draft() const
{
    return m_composer->entry();
}

void EntryMode::setDraft(const LogEntry &entry)
{
    m_composer->setEntry(entry);
}

void EntryMode::take(const LogEntry &entry)
{
    m_composer->setWords(entry);
}

QString EntryMode::obstacle() const
{
    if (!m_current.resource())
        return tr("There is no Resource URL that can be sent to. See Setup, Alt+5.");
    return m_composer->fault();
}

LogEntry EntryMode::entry() const
{
    return m_composer->entry(m_marker, m_counter);
}

void EntryMode::endOne(const SendResult &result)
{
    if (result.entry.level == Level::Alert) {
        m_fifthLeft = false;
        if (result.outcome == Outcome::NotSent)
            m_alert->notSent();
    }
    nextPress();
    showOutcome(new OutcomeCard(result, m_theme));
    emit sent(result.entry.marker);
    emit ended(result.outcome, 1);
}

void EntryMode::endEach(const QList<SendResult> &results)
{
    // Nobody needs to think of an alert where nothing arrives.
    m_fifthLeft = gravestOf(results) != Outcome::NotSent;
    nextPress();
    showOutcome(new GroupCard(tr("One at each level"), results, m_theme));
    emit sent(results.last().entry.marker);
    for (const SendResult &result : results)
        emit ended(result.outcome, 1);
}

void EntryMode::nextPress()
{
    m_marker = newMarker();
    ++m_counter;
    showState();
}

void EntryMode::busyChange(bool busy)
{
    showState();
    emit busyChanged(busy);
    if (busy)
        emit statusChanged(tr("Sending…"));
}

void EntryMode::showState()
{
    const Level level = m_composer->level();
    const QString why = obstacle();
    const bool busy = isBusy();
    showAlertStep(why);
    m_button->setVisible(busy || level != Level::Alert);
    m_button->setText(busy ? tr("Cancel  Esc") : tr("Send %1  Ctrl+Enter").arg(levelName(level).toLower()));
    m_button->setEnabled(busy || why.isEmpty());
    m_eachButton->setEnabled(!busy && why.isEmpty());
    if (busy)
        m_beside->setText(tr("sending…"));
    else if (!why.isEmpty())
        m_beside->setText(why);
    else
        m_beside->setText(level == Level::Alert ? QString() : tr("sends at most once"));
    m_preview->show(m_current, {entry()});
}

void EntryMode::showAlertStep(const QString &why)
{
    const bool chosen = m_composer->level() == Level::Alert;
    m_alert->setVisible(chosen || m_fifthLeft);
    m_alert->setBusy(isBusy() || !why.isEmpty());
    if (chosen)
        m_alert->setWords(tr("An alert may notify people by app, mail or SMS, at any hour. It goes out once."));
    else
        m_alert->setWords(tr("The fifth level is a step of its own: an alert may notify people by app, mail or SMS, at "
                             "any hour."));
}

void EntryMode::showEvent(QShowEvent *event)
{
    showState();
    SendMode::showEvent(event);
}

} // namespace rc

#include "moc_entrymode.cpp"
