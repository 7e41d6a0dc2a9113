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

#include <utility>

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
        tr("Sends this message at debug, info and warning; error and alert are steps of their own"));
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
        m_left.clear();
        showState();
    });
    connect(m_button, &SendButton::acted, this, &EntryMode::act);
    connect(m_alert, &AlertStep::wanted, this, &EntryMode::sendHeld);
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
    } else if (mayNotify(m_composer->level())) {
        m_alert->button(m_composer->level())->setFocus();
        emit statusChanged(tr("An error or an alert goes out when its button is held."));
    } else if (const QString why = obstacle(); !why.isEmpty()) {
        emit statusChanged(why);
    } else {
        m_send->start(entry());
    }
}

void EntryMode::sendHeld(Level level)
{
    LogEntry held = entry();
    held.level = level;
    m_send->start(held, m_left.contains(level) ? m_each->batch() : QUuid());
}

void EntryMode::sendEachLevel()
{
    if (isBusy() || !obstacle().isEmpty())
        return;
    QList<LogEntry> entries;
    for (const LevelRow &row : levelTable()) {
        if (mayNotify(row.level))
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
    // It comes as well when only the key was read.
    const QString resource = m_current.profile().resource;
    if (std::exchange(m_resource, resource) != resource)
        m_left.clear();
    m_alert->setResource(resource);
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
    m_left.removeAll(result.entry.level);
    if (result.outcome == Outcome::NotSent)
        m_alert->notSent(result.entry.level);
    nextPress();
    showOutcome(new OutcomeCard(result, m_theme));
    emit sent(result.entry.marker);
    emit ended(result.outcome, 1);
}

void EntryMode::endEach(const QList<SendResult> &results)
{
    // Nobody needs to think of notifying anybody where nothing arrives.
    m_left = gravestOf(results) != Outcome::NotSent ? QList<Level>{Level::Error, Level::Alert} : QList<Level>();
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
    m_button->setVisible(busy || !mayNotify(level));
    m_button->setText(busy ? tr("Cancel  Esc") : tr("Send %1  Ctrl+Enter").arg(levelName(level).toLower()));
    m_button->setEnabled(busy || why.isEmpty());
    m_eachButton->setEnabled(!busy && why.isEmpty());
    if (busy)
        m_beside->setText(tr("sending…"));
    else if (!why.isEmpty())
        m_beside->setText(why);
    else
        m_beside->setText(mayNotify(level) ? QString() : tr("sends at most once"));
    m_preview->show(m_current, {entry()});
}

void EntryMode::showAlertStep(const QString &why)
{
    const Level level = m_composer->level();
    m_alert->setVisible(mayNotify(level) || !m_left.isEmpty());
    m_alert->setBusy(isBusy() || !why.isEmpty());
    if (m_left.isEmpty() && mayNotify(level)) {
        m_alert->setLevels({level});
        m_alert->setWords(notifyWords(level));
    } else if (!m_left.isEmpty()) {
        m_alert->setLevels(m_left);
        m_alert->setWords(tr("What may notify people by app, mail or SMS, at any hour, is a step of its own."));
    }
}

void EntryMode::showEvent(QShowEvent *event)
{
    showState();
    SendMode::showEvent(event);
}

} // namespace rc

#include "moc_entrymode.cpp"
