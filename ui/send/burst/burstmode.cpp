// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/burst/burstmode.h"

#include "core/entry/entrytemplate.h"
#include "core/entry/marker.h"
#include "session/send/sendoperation.h"
#include "session/session.h"
#include "ui/parts/arrivalline.h"
#include "ui/parts/sendbutton.h"
#include "ui/send/burst/burstcard.h"
#include "ui/send/burst/pacefields.h"
#include "ui/send/compose/composer.h"
#include "ui/send/outcome/requestpreview.h"
#include "ui/theme/boxlayouts.h"
#include "ui/widgets/kit.h"

#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QSysInfo>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype mostPreviewed = 3; ///< entries of the first request

} // namespace

BurstMode::BurstMode(Session &session, Theme &theme, QWidget *parent)
    : SendMode(parent)
    , m_session(session)
    , m_theme(theme)
    , m_send(new SendOperation(session, this))
{
    build();
    m_preview =
        new RequestPreview(tr("Shows the first request. Each entry gets its own marker and timestamp."), theme, this);
    connect(m_composer, &Composer::changed, this, &BurstMode::showState);
    connect(m_pace, &PaceFields::changed, this, &BurstMode::showState);
    connect(m_button, &SendButton::acted, this, &BurstMode::act);
    connect(m_send, &SendOperation::busyChanged, this, &BurstMode::busyChange);
    connect(m_send, &SendOperation::ended, this, [this](const QList<qsizetype> &, const QList<SendResult> &results) {
        if (!m_explained)
            m_explained = results.constFirst().explained;
        m_results += results;
    });
    connect(m_send, &SendOperation::progressed, this, &BurstMode::showProgress);
    connect(m_send, &SendOperation::finished, this, &BurstMode::end);
    showState();
}

void BurstMode::build()
{
    m_composer = new Composer(m_theme, this);
    m_pace = new PaceFields(m_theme, this);
    m_sendBar = new QWidget(this);
    m_running = new QWidget(m_sendBar);
    auto *running = new QVBoxLayout(m_running);
    running->setContentsMargins(0, 0, 0, 0);
    running->setSpacing(grid::unit);
    m_bar = named(new QProgressBar(m_running), u"burstBar"_s);
    m_bar->setTextVisible(false);
    m_counts = named(plainLabel({}, m_theme, Token::Quiet, TextSize::Small, m_running), u"burstCounts"_s);
    running->addWidget(m_bar);
    running->addWidget(m_counts);
    m_running->hide();
    m_button = named(new SendButton(m_sendBar), u"burstButton"_s);
    m_beside = named(plainLabel({}, m_theme, Token::Quiet, TextSize::Small, m_sendBar), u"besideBurst"_s);
    auto *layout = makeColumn(this, {noMargins, grid::gap}, {m_composer, m_pace});
    layOutBar(m_sendBar, {m_running}, m_button, m_beside);
    layout->addStretch();
}

QWidget *BurstMode::firstFocus()
{
    return m_composer->firstFocus();
}

QWidget *BurstMode::evidence()
{
    return m_preview;
}

bool BurstMode::isBusy() const
{
    return m_send->isBusy();
}

void BurstMode::press()
{
    m_button->press();
}

void BurstMode::act()
{
    if (isBusy()) {
        cancel();
    } else if (const QString why = obstacle(); !why.isEmpty()) {
        emit statusChanged(why);
    } else {
        SendPlan plan = m_pace->plan();
        plan.entries = entries(m_pace->count());
        if (!m_composer->hasChosenTime())
            plan.stampOffset = m_composer->entry().ts.offsetFromUtc();
        SendTally first;
        first.planned = plan.entries.size();
        first.waiting = first.planned;
        showProgress(first);
        m_explained.reset();
        m_results.clear();
        m_send->start({.plan = std::move(plan)});
    }
}

void BurstMode::cancel()
{
    m_send->cancel();
}

void BurstMode::resourceChanged()
{
    showState();
}

std::optional<LogEntry> BurstMode::draft() const
{
    return m_composer->entry();
}

void BurstMode::setDraft(const LogEntry &entry)
{
    m_composer->setEntry(entry);
}

QList<LogEntry> BurstMode::entries(qsizetype count) const
{
    const LogEntry composed = m_composer->entry();
    const bool fillsIn = m_composer->fillsIn();
    const QString host = fillsIn ? QSysInfo::machineHostName() : QString();
    QList<LogEntry> made;
    made.reserve(count);
    for (qsizetype i = 0; i < count; ++i) {
        LogEntry entry = composed;
        entry.marker = newMarker();
        if (fillsIn)
            entry = expanded(entry, {composed.ts, host, entry.marker, i + 1});
        if (!m_composer->hasChosenTime())
            entry.ts = {}; // that of its sending
        made.append(entry);
    }
    return made;
}

QString BurstMode::obstacle() const
{
    if (!m_session.resource())
        return tr("Set a Resource URL in Setup first (Alt+5).");
    if (mayNotify(m_composer->level()))
        return tr("Each request with an error or an alert may notify people by app, email or SMS, so bursts never send "
                  "them. Send a single one from the Entry tab.");
    return m_composer->fault();
}

void BurstMode::showProgress(const SendTally &tally)
{
    m_bar->setRange(0, int(tally.planned));
    m_bar->setValue(int(tally.ended()));
    m_counts->setText(tallyCounts(tally));
    m_bar->setAccessibleDescription(m_counts->text());
}

void BurstMode::end(const SendTally &tally)
{
    showState();
    auto *card = new BurstCard(tally, m_explained, m_theme);
    ArrivalSubject subject = arrivalSubjectOf(m_session, std::exchange(m_results, {}));
    if (!subject.markers.isEmpty())
        card->layout()->addWidget(new ArrivalLine(m_session, std::move(subject), m_theme, card));
    showOutcome(card, m_explained ? m_explained->cause : QString());
    for (const auto &[outcome, entries] :
         {std::pair(Outcome::Accepted, tally.accepted), std::pair(Outcome::Refused, tally.refused),
          std::pair(Outcome::Unknown, tally.unknown), std::pair(Outcome::NotSent, tally.notSent)}) {
        if (entries > 0)
            emit ended(outcome, entries);
    }
}

void BurstMode::busyChange(bool busy)
{
    showState();
    emit busyChanged(busy);
    if (busy)
        emit statusChanged(tr("Sending a burst…"));
}

void BurstMode::showState()
{
    const QString why = obstacle();
    const bool busy = isBusy();
    m_running->setVisible(busy);
    m_button->setCancels(busy);
    m_button->setText(busy ? tr("Cancel  Esc") : tr("Send %n entries  Ctrl+Enter", nullptr, m_pace->count()));
    m_button->setEnabled(busy || why.isEmpty());
    if (busy)
        m_beside->setText(tr("Stops immediately"));
    else
        m_beside->setText(why);
    QList<LogEntry> first = entries(std::min<qsizetype>(m_pace->plan().perRequest, mostPreviewed));
    for (LogEntry &entry : first) {
        if (!entry.ts.isValid())
            entry.ts = m_composer->entry().ts;
    }
    m_preview->show(m_session, first);
}

void BurstMode::showEvent(QShowEvent *event)
{
    showState();
    SendMode::showEvent(event);
}

} // namespace rc

#include "moc_burstmode.cpp"
