// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/sdk/sdkmode.h"

#include "core/entry/marker.h"
#include "session/send/sendoperation.h"
#include "session/session.h"
#include "ui/fields/calmcombo.h"
#include "ui/fields/fieldrows.h"
#include "ui/parts/alertstep.h"
#include "ui/parts/sendbutton.h"
#include "ui/send/compose/composer.h"
#include "ui/send/outcome/outcomecard.h"
#include "ui/send/outcome/requestpreview.h"
#include "ui/send/sdk/logfilecard.h"
#include "ui/theme/boxlayouts.h"
#include "ui/widgets/card.h"
#include "ui/widgets/holdbutton.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/messagecard.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace rc {

SdkMode::SdkMode(Session &session, Theme &theme, QString logFile, QWidget *parent)
    : SendMode(parent)
    , m_session(session)
    , m_theme(theme)
    , m_logFile(std::move(logFile))
    , m_send(new SendOperation(session, this))
    , m_marker(newMarker())
{
    auto *layout = makeColumn(this, {noMargins, grid::gap});
    layout->addWidget(buildSettings()); // first, as the Tab key goes
    m_composer = new Composer(theme, this);
    layout->addWidget(m_composer);
    m_file = new LogFileCard(m_logFile, theme, this);
    layout->addWidget(m_file);
    buildSending();
    layout->addStretch();

    m_evidence = new QWidget(this);
    m_local = named(new MessageCard(theme, m_evidence), u"sdkLocal"_s);
    m_preview = new RequestPreview(tr("The timestamp is set when you send."), theme, m_evidence);
    makeColumn(m_evidence, {noMargins, grid::gap}, {m_local, m_preview});

    connect(m_composer, &Composer::changed, this, &SdkMode::showState);
    connect(m_threshold, &QComboBox::currentIndexChanged, this, &SdkMode::showState);
    connect(m_debug, &QCheckBox::toggled, this, &SdkMode::showState);
    connect(m_button, &SendButton::acted, this, &SdkMode::act);
    connect(m_alert, &AlertStep::wanted, this, &SdkMode::log);
    connect(m_send, &SendOperation::ended, this,
            [this](const QList<qsizetype> &, const QList<SendResult> &results) { m_result = results.constFirst(); });
    connect(m_send, &SendOperation::notWritten, m_file, &LogFileCard::setFault);
    connect(m_send, &SendOperation::finished, this, &SdkMode::end);
    connect(m_send, &SendOperation::busyChanged, this, [this](bool busy) {
        showState();
        emit busyChanged(busy);
    });
    resourceChanged();
}

QWidget *SdkMode::buildSettings()
{
    auto *card = new Card(this);
    m_threshold = named(new CalmCombo(card), u"sdkThreshold"_s);
    for (const ThresholdRow &row : thresholdTable())
        m_threshold->addItem(QString(row.word));
    m_threshold->addItem(tr("not set"));
    m_debug = named(new QCheckBox(tr("DEBUG flag"), card), u"sdkDebug"_s);
    auto *row = new QWidget(card);
    makeRow(row, {noMargins, grid::gap}, {m_threshold, m_debug, stretch(0)});
    auto *fields = new FieldRows(m_theme, card);
    m_threshold->setAccessibleName(tr("Threshold"));
    fields->addRow(tr("Threshold"), row);
    card->body()->addWidget(fields);
    card->body()->addWidget(quietLabel(tr("If no threshold is set, SDKs use INFO (DEBUG when the debug flag is on). "
                                          "The specification does not define this."),
                                       m_theme, card));
    return card;
}

void SdkMode::buildSending()
{
    m_bar = new QWidget(this);
    m_alert = new AlertStep(m_session.alertRests(), m_theme, m_bar);
    m_button = named(new SendButton(m_bar), u"sdkButton"_s);
    m_beside = named(plainLabel({}, m_theme, Token::Quiet, TextSize::Small, m_bar), u"besideSdk"_s);
    layOutBar(m_bar, {m_alert}, m_button, m_beside);
}

QWidget *SdkMode::firstFocus()
{
    return m_composer->firstFocus();
}

bool SdkMode::isBusy() const
{
    return m_send->isBusy();
}

void SdkMode::press()
{
    m_button->press();
}

void SdkMode::act()
{
    if (isBusy()) {
        cancel();
    } else if (mayNotify(m_composer->level()) && isForwarded()) {
        m_alert->button()->setFocus();
        emit statusChanged(tr("To send an error or an alert, hold the button."));
    } else if (const QString why = obstacle(); !why.isEmpty()) {
        emit statusChanged(why);
    } else {
        log();
    }
}

void SdkMode::log()
{
    if (isBusy() || !obstacle().isEmpty())
        return;
    m_file->setFault({});
    m_send->start({.plan = {.entries = {entry()}}, .sdk = SdkRule{threshold(), m_logFile}});
}

void SdkMode::end()
{
    const SendResult result = m_result;
    if (result.outcome == Outcome::NotSent)
        m_alert->notSent(result.entry.level);
    m_marker = newMarker();
    ++m_counter;
    m_file->refresh();
    showState();
    showOutcome(new OutcomeCard(result, m_theme), causeOf(result));
    if (result.outcome != Outcome::Local)
        emit sent(result.entry.marker);
    emit ended(result.outcome, 1);
}

void SdkMode::cancel()
{
    m_send->cancel();
}

void SdkMode::resourceChanged()
{
    m_alert->setResource(m_session.profile().resource);
    if (m_profile != m_session.profile().name) {
        m_profile = m_session.profile().name;
        m_threshold->setCurrentIndex(int(m_session.profile().threshold));
        m_debug->setChecked(m_session.profile().debug);
    }
    showState();
}

std::optional<LogEntry> SdkMode::draft() const
{
    return m_composer->entry();
}

void SdkMode::setDraft(const LogEntry &entry)
{
    m_composer->setEntry(entry);
}

Threshold SdkMode::threshold() const
{
    const std::size_t chosen = std::size_t(std::max(0, m_threshold->currentIndex()));
    const auto set =
        chosen < thresholdTable().size() ? std::optional(thresholdTable().at(chosen).threshold) : std::nullopt;
    return effectiveThreshold(set, m_debug->isChecked());
}

bool SdkMode::isForwarded() const
{
    return forwards(threshold(), m_composer->level());
}

QString SdkMode::obstacle() const
{
    if (isForwarded() && !m_session.resource())
        return tr("Set a Resource URL in Setup first (Alt+5).");
    return m_composer->fault();
}

LogEntry SdkMode::entry() const
{
    return m_composer->entry(m_marker, m_counter);
}

void SdkMode::showState()
{
    const Level level = m_composer->level();
    const bool forwarded = isForwarded();
    const bool held = mayNotify(level) && forwarded;
    const bool busy = isBusy();
    const QString why = obstacle();
    m_alert->setVisible(held);
    m_alert->setBusy(busy || !why.isEmpty());
    if (held)
        m_alert->setLevels({level});
    m_alert->setWords(notifyWords(level));
    m_button->setVisible(busy || !held);
    m_button->setCancels(busy);
    m_button->setText(busy ? tr("Cancel  Esc") : tr("Log %1  Ctrl+Enter").arg(levelName(level)));
    m_button->setEnabled(busy || why.isEmpty());
    const QString word = QString(thresholdWord(threshold()));
    if (!why.isEmpty())
        m_beside->setText(why);
    else
        m_beside->setText(forwarded ? tr("Written to the log file and sent") : tr("Written to the log file only"));
    m_local->showMessage(
        tr("Local only"),
        {threshold() == Threshold::None
             ? tr("NONE forwards nothing, so the entry is only written to the local log.")
             : tr("%1 is below %2, so the entry is only written to the local log.").arg(levelName(level), word)});
    m_local->setVisible(!forwarded);
    if (forwarded)
        m_preview->show(m_session, {entry()});
    else
        m_preview->hide();
}

void SdkMode::showEvent(QShowEvent *event)
{
    m_file->refresh();
    showState();
    SendMode::showEvent(event);
}

} // namespace rc

#include "moc_sdkmode.cpp"
