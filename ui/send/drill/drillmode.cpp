// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/drill/drillmode.h"

#include "core/entry/entrytemplate.h"
#include "core/entry/marker.h"
#include "core/textsof.h"
#include "session/send/drilloperation.h"
#include "session/session.h"
#include "ui/parts/alertstep.h"
#include "ui/parts/arrivalline.h"
#include "ui/send/drill/drillhistory.h"
#include "ui/send/drill/drillresult.h"
#include "ui/send/drill/drillticks.h"
#include "ui/send/drill/drillwindow.h"
#include "ui/send/outcome/outcomecard.h"
#include "ui/send/outcome/requestpreview.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/widgets/holdbutton.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/segmentedcontrol.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSysInfo>

#include <algorithm>
#include <array>

using namespace std::chrono_literals;

using namespace Qt::StringLiterals;

namespace rc {

namespace {
constexpr std::array drillLevels{Level::Alert, Level::Error};
} // namespace

DrillMode::DrillMode(Session &session, Theme &theme, QWidget *parent)
    : SendMode(parent)
    , m_session(session)
    , m_theme(theme)
    , m_drill(new DrillOperation(session, this))
    , m_marker(newMarker())
{
    setObjectName(u"drillMode"_s);
    auto *layout = makeColumn(this, {noMargins, grid::gap}, {buildTop()});
    m_before = buildBefore();
    m_during = buildDuring();
    layout->addWidget(m_before);
    layout->addWidget(m_during);
    m_history = new DrillHistory(session, theme, this);
    m_result = new DrillResult(session, *m_drill, *m_history, theme, this);
    layout->insertWidget(layout->indexOf(m_before), m_result); // where the stopwatch ran
    layout->addSpacing(grid::unit);
    layout->addWidget(m_history);
    layout->addStretch();
    m_preview = new RequestPreview(tr("The timestamp is set when you send."), theme, this); // Tab comes here last

    m_everySecond.setInterval(1s);
    connect(&m_everySecond, &QTimer::timeout, this, &DrillMode::showClock);
    connect(m_alert, &AlertStep::wanted, this, &DrillMode::begin);
    connect(m_message, &QPlainTextEdit::textChanged, this, &DrillMode::showState);
    connect(m_end, &QPushButton::clicked, m_drill, &DrillOperation::finish);
    connect(m_history, &DrillHistory::said, this, &SendMode::statusChanged);
    connect(m_drill, &DrillOperation::alertEnded, this, &DrillMode::alertEnded);
    connect(m_drill, &DrillOperation::arrivalChanged, this, &DrillMode::showArrival);
    connect(m_drill, &DrillOperation::finished, this, &DrillMode::drillEnded);
    connect(m_drill, &DrillOperation::sendingChanged, this, &SendMode::busyChanged);
    connect(m_drill, &DrillOperation::changed, this, &DrillMode::showState);
    showLevel();
    resourceChanged();
}

bool DrillMode::isRunning() const
{
    return m_drill->isRunning();
}

DrillMode::~DrillMode() = default;

QWidget *DrillMode::buildTop()
{
    auto *top = new QWidget(this);
    auto *row =
        makeRow(top, {noMargins, grid::gap},
                {{plainLabel(tr("A drill sends one real alert and times how long it takes to reach people. Tick "
                                "each channel when it arrives."),
                             m_theme, Token::Text, TextSize::Body, top),
                  1}});
    auto *stopwatch = named(new QPushButton(tr("Stopwatch window"), top), u"openStopwatch"_s);
    setFlag(stopwatch, "link");
    connect(stopwatch, &QPushButton::clicked, this, &DrillMode::openStopwatch);
    row->addWidget(stopwatch, 0, Qt::AlignTop);
    return top;
}

/// Any drill, this one or the next: there is one at a time.
void DrillMode::openStopwatch()
{
    if (!m_stopwatch)
        m_stopwatch = std::make_unique<DrillWindow>(m_session, *m_drill, *m_history, m_theme);
    m_stopwatch->open();
}

QWidget *DrillMode::buildBefore()
{
    auto *before = new QWidget(this);
    auto *head = new QHBoxLayout;
    head->addWidget(plainLabel(tr("Message"), m_theme, Token::Quiet, TextSize::Small, before), 1, Qt::AlignBottom);
    m_levels = named(new SegmentedControl(SegmentedControl::Look::Segments, before), u"drillLevels"_s, tr("Level"));
    QStringList names = textsOf(drillLevels, [](Level each) { return levelName(each); });
    m_levels->setChoices(names);
    connect(m_levels, &SegmentedControl::currentChanged, this, &DrillMode::showLevel);
    head->addWidget(m_levels);
    auto *layout = makeColumn(before, {noMargins, 6}, {head});
    m_message = named(new QPlainTextEdit(pagerDrill().message, before), u"drillMessage"_s, tr("Message"));
    m_message->setTabChangesFocus(true);
    keepGutter(m_message);
    m_message->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    fitToTheme(this, m_theme,
               [this] { m_message->setFixedHeight(2 * QFontMetrics(m_theme.body()).lineSpacing() + 6 * grid::unit); });
    layout->addWidget(m_message);
    m_alert = new AlertStep(m_session.alertRests(), m_theme, before);
    layout->addWidget(m_alert);
    m_beside = named(plainLabel({}, m_theme, Token::Quiet, TextSize::Small, before), u"besideDrill"_s);
    layout->addWidget(m_beside);
    return before;
}

QWidget *DrillMode::buildDuring()
{
    auto *during = new Panel(m_theme, this);
    during->setEdge(Token::Alert);
    auto *head = new QHBoxLayout;
    m_clock = named(plainLabel({}, m_theme, Token::Text, TextSize::Title, during), u"drillClock"_s);
    m_clock->setWordWrap(false);
    m_words = named(plainLabel({}, m_theme, Token::Quiet, TextSize::Small, during), u"drillWords"_s);
    head->addWidget(m_clock);
    head->addSpacing(grid::gap);
    head->addWidget(m_words, 1);
    auto *layout = makeColumn(during, {QMargins(18, 12, 14, 12), 2 * grid::unit}, {head});
    m_ticks = new DrillTicks(*m_drill, m_theme, during);
    layout->addWidget(m_ticks);
    m_end = named(new QPushButton(tr("End drill"), during), u"endDrill"_s);
    layout->addWidget(m_end, 0, Qt::AlignLeading);
    return during;
}

QWidget *DrillMode::firstFocus()
{
    return isRunning() ? m_ticks->first() : m_alert->button();
}

QWidget *DrillMode::evidence()
{
    return m_preview;
}

bool DrillMode::isBusy() const
{
    return m_drill->isSending();
}

void DrillMode::cancel()
{
    m_drill->cancel();
}

void DrillMode::resourceChanged()
{
    m_alert->setResource(m_session.profile().resource);
    m_history->refresh();
    showState();
}

Level DrillMode::level() const
{
    return drillLevels.at(std::size_t(std::max(0, m_levels->currentIndex())));
}

LogEntry DrillMode::alert() const
{
    LogEntry entry = entryOf(pagerDrill());
    entry.level = level();
    entry.message = m_message->toPlainText();
    entry.ts = QDateTime::currentDateTimeUtc();
    entry.marker = m_marker;
    return expanded(entry, {entry.ts, QSysInfo::machineHostName(), m_marker, m_counter});
}

QString DrillMode::obstacle() const
{
    if (!m_session.resource())
        return tr("Set a Resource URL in Setup first (Alt+5).");
    if (m_message->toPlainText().trimmed().isEmpty())
        return tr("Write a message first.");
    return {};
}

void DrillMode::showLevel()
{
    m_alert->setLevels({level()});
    m_alert->setWords(
        level() == Level::Alert
            ? tr("Notifies everyone who follows this resource, by app, email or SMS, at any hour. The alert is "
                 "sent once and starts the stopwatch.")
            : notifyWords(level()));
    showState();
}

void DrillMode::begin(Level level)
{
    if (isRunning() || isBusy() || level != this->level() || !obstacle().isEmpty())
        return;
    m_everySecond.start();
    // whoever has not said yet with which tool the log is read finds the question beside the outcome
    std::optional<DrillArrival> arrival;
    if (const ReadingPlan plan = m_session.logTool(); plan.isSet())
        arrival = DrillArrival{.plan = plan};
    m_drill->start(alert(), arrival);
    if (isRunning())
        m_ticks->first()->setFocus();
    emit statusChanged(tr("A drill is running."));
}

void DrillMode::alertEnded(const SendResult &result)
{
    auto *card = new OutcomeCard(result, m_theme);
    if (ArrivalLine::suits(result)) {
        m_line = new ArrivalLine(m_session, result, m_theme, card);
        card->layout()->addWidget(m_line);
    }
    showOutcome(card, causeOf(result));
    emit sent(result.entry.marker);
    emit ended(result.outcome, 1);
    m_marker = newMarker();
    ++m_counter;
    if (result.outcome == Outcome::NotSent)
        m_alert->notSent(result.entry.level);
    if (!isRunning()) {
        m_everySecond.stop();
        m_history->refresh();
    }
}

void DrillMode::showArrival()
{
    if (m_line && m_drill->isLooking())
        m_line->showLooking();
    else if (m_line && m_drill->arrival())
        m_line->showResult(*m_drill->arrival());
    if (!m_drill->isLooking())
        m_history->refresh();
}

void DrillMode::drillEnded()
{
    m_everySecond.stop();
    m_history->refresh();
    emit statusChanged(drillEndText(*m_drill));
}

void DrillMode::showState()
{
    const QString why = obstacle();
    const bool running = isRunning();
    m_before->setVisible(!running);
    m_during->setVisible(running);
    m_alert->setBusy(running || isBusy() || !why.isEmpty());
    m_beside->setText(why);
    m_beside->setVisible(!why.isEmpty());
    m_end->setEnabled(!isBusy());
    m_words->setText(isBusy() ? tr("Sending…") : tr("Sent. Its marker is in the outcome."));
    showClock();
    if (!running)
        m_preview->show(m_session, {alert()});
}

void DrillMode::showClock()
{
    const qint64 seconds = m_drill->elapsedMs() / 1000;
    m_clock->setText(u"%1:%2"_s.arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0')));
}

void DrillMode::keyPressEvent(QKeyEvent *event)
{
    if (!m_ticks->pressKey(*event))
        SendMode::keyPressEvent(event);
}

void DrillMode::showEvent(QShowEvent *event)
{
    if (!isRunning())
        m_history->refresh();
    showState();
    SendMode::showEvent(event);
}

} // namespace rc

#include "moc_drillmode.cpp"
