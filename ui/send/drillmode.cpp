// SPDX-License-Identifier: GPL-3.0-or-later
// The drill: one alert, a stopwatch, and a tick for each place where it comes.
#include "ui/send/drillmode.h"

#include "core/entrytemplate.h"
#include "core/marker.h"
#include "ui/currentresource.h"
#include "ui/send/drillhistory.h"
#include "ui/send/onesend.h"
#include "ui/send/outcomecard.h"
#include "ui/send/requestpreview.h"
#include "ui/widgets/alertstep.h"
#include "ui/widgets/holdbutton.h"
#include "ui/widgets/tinted.h"

#include <QGridLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSysInfo>

using namespace std::chrono_literals;

namespace rc {

DrillMode::DrillMode(CurrentResource &current, Theme &theme, QWidget *parent)
    : SendMode(parent)
    , m_current(current)
    , m_theme(theme)
    , m_send(new OneSend(current, this))
    , m_marker(newMarker())
{
    setObjectName(QStringLiteral("drillMode"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(grid::gap);
    layout->addWidget(plainLabel(tr("A drill sends one real alert and measures how long it takes until it is where "
                                    "people are. Tick each place off as it comes there."),
                                 theme, Token::Text, TextSize::Body, this));
    m_before = buildBefore();
    m_during = buildDuring();
    layout->addWidget(m_before);
    layout->addWidget(m_during);
    m_history = new DrillHistory(current, theme, this);
    layout->addSpacing(grid::unit);
    layout->addWidget(m_history);
    layout->addStretch();
    m_preview = new RequestPreview(tr("Stamped with the time of the press."), theme, this); // Tab comes here last

    m_everySecond.setInterval(1s);
    connect(&m_everySecond, &QTimer::timeout, this, &DrillMode::showClock);
    connect(m_alert, &AlertStep::wanted, this, &DrillMode::begin);
    connect(m_message, &QPlainTextEdit::textChanged, this, &DrillMode::showState);
    connect(m_end, &QPushButton::clicked, this, &DrillMode::finish);
    connect(m_history, &DrillHistory::said, this, &SendMode::statusChanged);
    connect(m_send, &OneSend::finished, this, &DrillMode::alertEnded);
    connect(m_send, &OneSend::busyChanged, this, [this](bool busy) {
        showState();
        emit busyChanged(busy);
    });
    resourceChanged();
}

DrillMode::~DrillMode()
{
    if (m_running) {
        m_report.endedMs = m_since.elapsed();
        note();
    }
}

QWidget *DrillMode::buildBefore()
{
    auto *before = new QWidget(this);
    auto *layout = new QVBoxLayout(before);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(plainLabel(tr("Message"), m_theme, Token::Quiet, TextSize::Small, before));
    m_message = new QPlainTextEdit(pagerDrill().message, before);
    m_message->setObjectName(QStringLiteral("drillMessage"));
    m_message->setAccessibleName(tr("Message"));
    m_message->setTabChangesFocus(true);
    m_message->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_message->setFixedHeight(2 * QFontMetrics(m_theme.body()).lineSpacing() + 6 * grid::unit);
    layout->addWidget(m_message);
    m_alert = new AlertStep(m_current.alertRests(), m_theme, before);
    m_alert->setLevels({Level::Alert});
    m_alert->setWords(tr("It notifies whoever follows this resource, by app, mail or SMS, at any hour. It goes out "
                         "once, and the stopwatch starts."));
    layout->addWidget(m_alert);
    m_beside = plainLabel({}, m_theme, Token::Quiet, TextSize::Small, before);
    m_beside->setObjectName(QStringLiteral("besideDrill"));
    layout->addWidget(m_beside);
    return before;
}

QWidget *DrillMode::buildDuring()
{
    auto *during = new Panel(m_theme, this);
    during->setEdge(Token::Alert);
    auto *layout = new QVBoxLayout(during);
    layout->setContentsMargins(18, 12, 14, 12);
    layout->setSpacing(2 * grid::unit);
    auto *head = new QHBoxLayout;
    m_clock = plainLabel({}, m_theme, Token::Text, TextSize::Title, during);
    m_clock->setObjectName(QStringLiteral("drillClock"));
    m_clock->setWordWrap(false);
    m_words = plainLabel({}, m_theme, Token::Quiet, TextSize::Small, during);
    m_words->setObjectName(QStringLiteral("drillWords"));
    head->addWidget(m_clock);
    head->addSpacing(grid::gap);
    head->addWidget(m_words, 1);
    layout->addLayout(head);
    auto *rows = new QGridLayout;
    rows->setHorizontalSpacing(grid::gap);
    rows->setVerticalSpacing(grid::unit);
    rows->setColumnStretch(1, 1);
    for (const DrillStage stage : drillStages()) {
        const auto place = std::size_t(stage);
        auto *came = new QPushButton(stageName(stage), during);
        came->setObjectName(QLatin1StringView("drill-") + wireWord(stage));
        came->setCheckable(true);
        came->setMinimumHeight(grid::rowHeight);
        QLabel *time = plainLabel({}, m_theme, Token::Quiet, TextSize::Body, during);
        time->setObjectName(QLatin1StringView("drillTime-") + wireWord(stage));
        rows->addWidget(came, int(place), 0);
        rows->addWidget(time, int(place), 1);
        m_ticks.at(place) = came;
        m_times.at(place) = time;
        connect(came, &QPushButton::clicked, this, [this, stage] { tick(stage); });
    }
    layout->addLayout(rows);
    m_end = new QPushButton(tr("End the drill"), during);
    m_end->setObjectName(QStringLiteral("endDrill"));
    layout->addWidget(m_end, 0, Qt::AlignLeading);
    return during;
}

QWidget *DrillMode::firstFocus()
{
    return m_running ? static_cast<QWidget *>(m_ticks.front()) : m_alert->button();
}

QWidget *DrillMode::evidence()
{
    return m_preview;
}

bool DrillMode::isBusy() const
{
    return m_send->isBusy();
}

void DrillMode::cancel()
{
    m_send->cancel();
}

void DrillMode::resourceChanged()
{
    m_alert->setResource(m_current.profile().resource);
    m_history->refresh();
    showState();
}

LogEntry DrillMode::alert() const
{
    LogEntry entry = entryOf(pagerDrill());
    entry.message = m_message->toPlainText();
    entry.ts = QDateTime::currentDateTimeUtc();
    entry.marker = m_marker;
    return expanded(entry, {entry.ts, QSysInfo::machineHostName(), m_marker, m_counter});
}

QString DrillMode::obstacle() const
{
    if (!m_current.resource())
        return tr("There is no Resource URL that can be sent to. See Setup, Alt+5.");
    if (m_message->toPlainText().trimmed().isEmpty())
        return tr("Write a message first.");
    return {};
}

void DrillMode::begin()
{
    if (m_running || isBusy() || !obstacle().isEmpty())
        return;
    m_report = {};
    m_running = true;
    m_since.start();
    m_everySecond.start();
    m_send->startDrill(alert());
    showState();
    if (m_running)
        m_ticks.front()->setFocus();
    emit statusChanged(tr("A drill is under way."));
}

void DrillMode::alertEnded(const SendResult &result)
{
    showOutcome(new OutcomeCard(result, m_theme));
    emit sent(result.entry.marker);
    emit ended(result.outcome, 1);
    m_marker = newMarker();
    ++m_counter;
    m_report.left = result.outcome == Outcome::Accepted || result.outcome == Outcome::Unknown;
    if (result.outcome == Outcome::NotSent)
        m_alert->notSent(Level::Alert);
    if (m_report.left) {
        note(); // what was ticked off while the answer was on its way
        showState();
        return;
    }
    // Nothing will come: its record has the refusal as its end.
    m_running = false;
    m_everySecond.stop();
    m_history->refresh();
    showState();
}

/// A second click takes back what was ticked off by mistake.
void DrillMode::tick(DrillStage stage)
{
    auto &came = m_report.came.at(std::size_t(stage));
    came = came ? std::nullopt : std::optional(m_since.elapsed());
    if (!isBusy())
        note();
    showState();
}

void DrillMode::finish()
{
    if (!m_running || isBusy())
        return;
    m_report.endedMs = m_since.elapsed();
    m_running = false;
    m_everySecond.stop();
    note();
    m_history->refresh();
    showState();
    const auto acknowledged = m_report.at(DrillStage::Acknowledged);
    emit statusChanged(acknowledged ? tr("The drill was acknowledged after %1.").arg(drillTimeText(*acknowledged))
                                    : tr("The drill ended, and nobody acknowledged it."));
}

void DrillMode::note()
{
    m_send->note().progressed(m_report);
}

void DrillMode::showState()
{
    const QString why = obstacle();
    m_before->setVisible(!m_running);
    m_during->setVisible(m_running);
    m_alert->setBusy(m_running || isBusy() || !why.isEmpty());
    m_beside->setText(why);
    m_beside->setVisible(!why.isEmpty());
    m_end->setEnabled(!isBusy());
    m_words->setText(isBusy() ? tr("The alert is on its way…")
                              : tr("The alert has left. Its marker is in the outcome."));
    for (std::size_t i = 0; i < drillStageCount; ++i) {
        const auto &came = m_report.came.at(i);
        m_ticks.at(i)->setChecked(came.has_value());
        m_times.at(i)->setText(came ? tr("after %1", "how long").arg(drillTimeText(*came)) : tr("not yet"));
    }
    showClock();
    if (!m_running)
        m_preview->show(m_current, {alert()});
}

void DrillMode::showClock()
{
    constexpr qint64 second = 1000;
    const qint64 seconds = m_running ? m_since.elapsed() / second : 0;
    m_clock->setText(QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0')));
}

void DrillMode::showEvent(QShowEvent *event)
{
    if (!m_running)
        m_history->refresh();
    showState();
    SendMode::showEvent(event);
}

} // namespace rc

#include "moc_drillmode.cpp"
