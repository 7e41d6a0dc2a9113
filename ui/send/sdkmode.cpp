// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/sdkmode.h"

#include "activity/activitynote.h"
#include "core/marker.h"
#include "service/sdklog.h"
#include "ui/currentresource.h"
#include "ui/send/composer.h"
#include "ui/send/logfilecard.h"
#include "ui/send/onesend.h"
#include "ui/send/outcomecard.h"
#include "ui/send/requestpreview.h"
#include "ui/send/sendbutton.h"
#include "ui/widgets/alertstep.h"
#include "ui/widgets/calmcombo.h"
#include "ui/widgets/card.h"
#include "ui/widgets/fieldrows.h"
#include "ui/widgets/forwardingcard.h"
#include "ui/widgets/holdbutton.h"
#include "ui/widgets/messagecard.h"
#include "ui/widgets/tinted.h"
#include "ui/widgets/tone.h"
#include "wire/elsewhere.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace rc {

SdkMode::SdkMode(CurrentResource &current, Theme &theme, QString logFile, QWidget *parent)
    : SendMode(parent)
    , m_current(current)
    , m_theme(theme)
    , m_logFile(std::move(logFile))
    , m_send(new OneSend(current, this))
    , m_marker(newMarker())
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(grid::gap);
    m_composer = new Composer(theme, this);
    layout->addWidget(buildSettings());
    layout->addWidget(m_composer);
    m_file = new LogFileCard(m_logFile, theme, this);
    layout->addWidget(m_file);
    buildSending();
    layout->addStretch();

    m_evidence = new QWidget(this);
    auto *evidence = new QVBoxLayout(m_evidence);
    evidence->setContentsMargins(0, 0, 0, 0);
    evidence->setSpacing(grid::gap);
    m_matrix = new ForwardingCard(theme, m_evidence);
    m_local = new MessageCard(theme, m_evidence);
    m_local->setObjectName(u"sdkLocal"_s);
    m_preview = new RequestPreview(tr("Stamped with the time of the press."), theme, m_evidence);
    evidence->addWidget(m_matrix);
    evidence->addWidget(m_local);
    evidence->addWidget(m_preview);

    connect(m_composer, &Composer::changed, this, &SdkMode::showState);
    connect(m_threshold, &QComboBox::currentIndexChanged, this, &SdkMode::showState);
    connect(m_debug, &QCheckBox::toggled, this, &SdkMode::showState);
    connect(m_button, &SendButton::acted, this, &SdkMode::act);
    connect(m_alert, &AlertStep::wanted, this, &SdkMode::log);
    connect(m_send, &OneSend::finished, this, &SdkMode::end);
    connect(m_send, &OneSend::busyChanged, this, [this](bool busy) {
        showState();
        emit busyChanged(busy);
    });
    resourceChanged();
}

QWidget *SdkMode::buildSettings()
{
    auto *card = new Card(this);
    m_threshold = new CalmCombo(card);
    m_threshold->setObjectName(u"sdkThreshold"_s);
    for (const ThresholdRow &row : thresholdTable())
        m_threshold->addItem(QString(row.word));
    m_threshold->addItem(tr("not set"));
    m_debug = new QCheckBox(tr("DEBUG flag"), card);
    m_debug->setObjectName(u"sdkDebug"_s);
    auto *row = new QWidget(card);
    auto *rowLayout = new QHBoxLayout(row);
    rowLayout->setContentsMargins(0, 0, 0, 0);
    rowLayout->setSpacing(grid::gap);
    rowLayout->addWidget(m_threshold);
    rowLayout->addWidget(m_debug);
    rowLayout->addStretch();
    auto *fields = new FieldRows(m_theme, card);
    m_threshold->setAccessibleName(tr("Threshold"));
    fields->addRow(tr("Threshold"), row);
    card->body()->addWidget(fields);
    card->body()->addWidget(quietLabel(tr("Without a threshold it is INFO, or DEBUG with the flag: so a known SDK does "
                                          "it; the interface does not tell."),
                                       m_theme, card));
    return card;
}

void SdkMode::buildSending()
{
    m_alert = new AlertStep(m_current.alertRests(), m_theme, this);
    layout()->addWidget(m_alert);
    m_button = new SendButton(this);
    m_button->setObjectName(u"sdkButton"_s);
    m_beside = plainLabel({}, m_theme, Token::Quiet, TextSize::Small, this);
    m_beside->setObjectName(u"besideSdk"_s);
    auto *row = new QHBoxLayout;
    row->setSpacing(grid::gap);
    row->addWidget(m_button);
    row->addWidget(m_beside, 1);
    static_cast<QVBoxLayout *>(layout())->addLayout(row);
}

QWidget *SdkMode::firstFocus()
{
    return m_composer->firstFocus();
}

bool SdkMode::isBusy() const
{
    return m_writing || m_send->isBusy();
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
        emit statusChanged(tr("An error or an alert goes out when its button is held."));
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
    const LogEntry made = entry();
    const bool forwarded = isForwarded();
    m_cancelled = false;
    setWriting(true);
    // a disk may hang
    elsewhere(
        this, readAtOnce + 1, [path = m_logFile, made] { return SdkLog(path).write(made); },
        [this, made, forwarded](const Result<void> &kept) { written(made, forwarded, kept); });
}

void SdkMode::written(const LogEntry &entry, bool forwarded, const Result<void> &kept)
{
    m_file->setFault(kept ? std::nullopt : std::optional(kept.error()));
    setWriting(false);
    if (forwarded && !m_cancelled && m_current.resource()) {
        m_send->start(entry);
        return;
    }
    SendResult result;
    result.entry = entry;
    result.at = QDateTime::currentDateTime();
    result.outcome = forwarded ? Outcome::NotSent : Outcome::Local;
    if (forwarded)
        result.error = Error{ErrorKind::Cancelled, {}, {}, 0};
    const Result<PastedResource> resource = m_current.resource();
    const ActivityPlace place{m_current.profile().name, resource ? resource->resource.resourceUrl() : QString()};
    ActivityNote(m_current.activity(), sendRecord(place, entry)).ended(result, {});
    end(result);
}

void SdkMode::end(const SendResult &result)
{
    if (result.outcome == Outcome::NotSent)
        m_alert->notSent(result.entry.level);
    m_marker = newMarker();
    ++m_counter;
    m_file->refresh();
    showState();
    showOutcome(new OutcomeCard(result, m_theme));
    if (result.outcome != Outcome::Local)
        emit sent(result.entry.marker);
    emit ended(result.outcome, 1);
}

void SdkMode::cancel()
{
    m_cancelled = true;
    m_send->cancel();
}

void SdkMode::resourceChanged()
{
    m_alert->setResource(m_current.profile().resource);
    if (m_profile != m_current.profile().name) {
        m_profile = m_current.profile().name;
        m_threshold->setCurrentIndex(int(m_current.profile().threshold));
        m_debug->setChecked(m_current.profile().debug);
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
    if (isForwarded() && !m_current.resource())
        return tr("There is no Resource URL that can be sent to. See Setup, Alt+5.");
    return m_composer->fault();
}

LogEntry SdkMode::entry() const
{
    return m_composer->entry(m_marker, m_counter);
}

void SdkMode::setWriting(bool writing)
{
    if (m_writing == writing)
        return;
    m_writing = writing;
    showState();
    emit busyChanged(isBusy());
}

void SdkMode::showState()
{
    const Level level = m_composer->level();
    const bool forwarded = isForwarded();
    const bool held = mayNotify(level) && forwarded;
    const bool busy = isBusy();
    const QString why = obstacle();
    m_matrix->setThreshold(threshold());
    m_matrix->setLevel(level);
    m_alert->setVisible(held);
    m_alert->setBusy(busy || !why.isEmpty());
    if (held)
        m_alert->setLevels({level});
    m_alert->setWords(notifyWords(level));
    m_button->setVisible(busy || !held);
    m_button->setText(busy ? tr("Cancel  Esc") : tr("Log %1  Ctrl+Enter").arg(levelName(level).toLower()));
    m_button->setEnabled(busy || why.isEmpty());
    const QString word = QString(thresholdWord(threshold()));
    if (!why.isEmpty())
        m_beside->setText(why);
    else
        m_beside->setText(forwarded ? tr("into the file, and forwarded") : tr("into the file only"));
    m_local->say(
        tr("Stays local"),
        {threshold() == Threshold::None
             ? tr("NONE forwards nothing: the entry is written into the file, and Activity keeps it as kept local.")
             : tr("%1 is below %2: the entry is written into the file, and Activity keeps it as kept local.")
                   .arg(levelName(level), word)});
    m_local->setVisible(!forwarded);
    if (forwarded)
        m_preview->show(m_current, {entry()});
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
