// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/entry/entrymode.h"

#include "core/entry/marker.h"
#include "session/send/sendoperation.h"
#include "session/session.h"
#include "ui/parts/alertstep.h"
#include "ui/parts/arrivalline.h"
#include "ui/parts/sendbutton.h"
#include "ui/send/compose/composer.h"
#include "ui/send/compose/templatebutton.h"
#include "ui/send/compose/templatemodel.h"
#include "ui/send/compose/templatepanel.h"
#include "ui/send/outcome/groupcard.h"
#include "ui/send/outcome/outcomecard.h"
#include "ui/send/outcome/requestpreview.h"
#include "ui/theme/boxlayouts.h"
#include "ui/widgets/holdbutton.h"
#include "ui/widgets/kit.h"

#include <QLabel>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

EntryMode::EntryMode(Session &session, Theme &theme, QWidget *parent)
    : SendMode(parent)
    , m_session(session)
    , m_theme(theme)
    , m_send(new SendOperation(session, this))
    , m_templates(new TemplateModel(TemplateStore(templatesFile(session.book().path())), this))
    , m_marker(newMarker())
{
    buildTemplates();
    auto *layout = makeColumn(this, {noMargins, grid::gap}, {m_templatePanel});
    m_composer = new Composer(theme, this);
    layout->addWidget(m_composer);
    buildSending();
    layout->addStretch();
    m_preview = new RequestPreview(tr("The timestamp is set when you send."), theme, this);
    connectParts();
    resourceChanged();
}

void EntryMode::buildTemplates()
{
    m_templateButton = new TemplateButton(*m_templates, this);
    m_eachButton = named(new QPushButton(tr("Send one per level (4)"), this), u"eachLevelButton"_s);
    m_eachButton->setAccessibleDescription(
        tr("Sends this message at debug, info and warning; errors and alerts are sent separately"));
    m_templatePanel = new TemplatePanel(*m_templates, m_theme, this);
}

void EntryMode::buildSending()
{
    m_bar = new QWidget(this);
    m_alert = new AlertStep(m_session.alertRests(), m_theme, m_bar);
    m_button = named(new SendButton(m_bar), u"sendButton"_s);
    m_beside = named(plainLabel({}, m_theme, Token::Quiet, TextSize::Small, m_bar), u"besideSend"_s);
    layOutBar(m_bar, {m_alert}, m_button, m_beside);
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
    connect(m_send, &SendOperation::ended, this,
            [this](const QList<qsizetype> &, const QList<SendResult> &results) { m_results += results; });
    connect(m_send, &SendOperation::finished, this, &EntryMode::end);
    connect(m_send, &SendOperation::busyChanged, this, &EntryMode::busyChange);

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
            m_templatePanel->showFault(fault);
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
    return m_send->isBusy();
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
        emit statusChanged(tr("To send an error or an alert, hold the button."));
    } else if (const QString why = obstacle(); !why.isEmpty()) {
        emit statusChanged(why);
    } else {
        start({entry()});
    }
}

void EntryMode::sendHeld(Level level)
{
    LogEntry held = entry();
    held.level = level;
    start({held}, m_left.contains(level) ? m_eachBatch : QUuid());
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
    start(entries);
    if (byKey && isBusy())
        m_button->setFocus(); // it is Cancel now; a disabled button would hand the focus on to a level
}

void EntryMode::cancel()
{
    m_send->cancel();
}

void EntryMode::resourceChanged()
{
    // It comes as well when only the key was read.
    const QString resource = m_session.profile().resource;
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

void EntryMode::fillIn(const LogEntry &entry)
{
    m_composer->setWords(entry);
}

QString EntryMode::obstacle() const
{
    if (!m_session.resource())
        return tr("Set a Resource URL in Setup first (Alt+5).");
    return m_composer->fault();
}

LogEntry EntryMode::entry() const
{
    return m_composer->entry(m_marker, m_counter);
}

void EntryMode::start(const QList<LogEntry> &entries, const QUuid &batch)
{
    m_results.clear();
    m_send->start({.plan = {.entries = entries, .stopAtNotSent = true}, .batch = batch});
}

void EntryMode::end()
{
    const QList<SendResult> results = std::exchange(m_results, {});
    if (results.size() > 1) {
        m_eachBatch = m_send->batch();
        endEach(results);
    } else {
        endOne(results.constFirst());
    }
}

void EntryMode::endOne(const SendResult &result)
{
    m_left.removeAll(result.entry.level);
    if (result.outcome == Outcome::NotSent)
        m_alert->notSent(result.entry.level);
    nextPress();
    auto *card = new OutcomeCard(result, m_theme);
    if (ArrivalLine::suits(result))
        card->layout()->addWidget(new ArrivalLine(m_session, result, m_theme, card));
    showOutcome(card, causeOf(result));
    emit sent(result.entry.marker);
    emit ended(result.outcome, 1);
}

void EntryMode::endEach(const QList<SendResult> &results)
{
    // Nobody needs to think of notifying anybody where nothing arrives.
    m_left = gravestOf(results) != Outcome::NotSent ? QList<Level>{Level::Error, Level::Alert} : QList<Level>();
    nextPress();
    auto *card = new GroupCard(tr("Send one per level (4)"), results, m_theme);
    ArrivalSubject subject = arrivalSubjectOf(m_session, results);
    if (!subject.markers.isEmpty())
        card->layout()->addWidget(new ArrivalLine(m_session, std::move(subject), m_theme, card));
    const auto failed = std::find_if(results.cbegin(), results.cend(),
                                     [](const SendResult &result) { return !causeOf(result).isEmpty(); });
    showOutcome(card, failed == results.cend() ? QString() : causeOf(*failed));
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
    m_button->setCancels(busy);
    m_button->setText(busy ? tr("Cancel  Esc") : tr("Send %1  Ctrl+Enter").arg(levelName(level)));
    m_button->setEnabled(busy || why.isEmpty());
    m_eachButton->setEnabled(!busy && why.isEmpty());
    if (busy)
        m_beside->setText(tr("sending…"));
    else if (!why.isEmpty())
        m_beside->setText(why);
    else
        m_beside->setText(mayNotify(level) ? QString() : tr("Never retried automatically"));
    m_beside->setVisible(!m_beside->text().isEmpty());
    m_preview->show(m_session, {entry()});
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
        m_alert->setWords(tr("Sent separately because it may notify people by app, email or SMS."));
    }
}

void EntryMode::showEvent(QShowEvent *event)
{
    showState();
    SendMode::showEvent(event);
}

} // namespace rc

#include "moc_entrymode.cpp"
