// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/entry/entrytemplate.h"
#include "core/entry/logentry.h"
#include "core/textsof.h"
#include "core/words/displaytext.h"
#include "core/words/errortext.h"
#include "core/words/listtext.h"
#include "service/arrival/arrivaltext.h"
#include "session/send/drilloperation.h"
#include "session/session.h"
#include "ui/buttons/rowmenu.h"
#include "ui/parts/alertstep.h"
#include "ui/parts/arrivalline.h"
#include "ui/send/compose/composer.h"
#include "ui/send/mode/sendmode.h"
#include "ui/send/outcome/outcomecard.h"
#include "ui/theme/boxlayouts.h"
#include "ui/widgets/holdbutton.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/segmentedcontrol.h"

#include <QLabel>
#include <QLocale>
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

QString stopwatchText(qint64 milliseconds)
{
    constexpr qint64 tenth = 100;
    constexpr qint64 tenthsInSecond = 10;
    constexpr qint64 tenthsInMinute = 600;
    const qint64 tenths = (std::max<qint64>(0, milliseconds) + tenth / 2) / tenth;
    return u"%1:%2%3%4"_s.arg(tenths / tenthsInMinute)
        .arg(tenths % tenthsInMinute / tenthsInSecond, 2, 10, QLatin1Char('0'))
        .arg(QLocale().decimalPoint())
        .arg(tenths % tenthsInSecond);
}

DrillMode::DrillMode(Session &session, Theme &theme, QWidget *parent)
    : DrillMode(session, theme, new DrillOperation(session), parent)
{
}

DrillMode::DrillMode(Session &session, Theme &theme, DrillOperation *drill, QWidget *parent)
    : SendMode(session, theme, parent, &drill->sending())
    , m_drill(drill)
    , m_marker(newMarker())
{
    m_drill->setParent(this);
    setObjectName(u"drillMode"_s);
    auto *layout = makeColumn(this, {noMargins, grid::gap},
                              {plainLabel(tr("A drill sends one real alert and times how long it takes to reach you."),
                                          theme, Token::Text, TextSize::Body, this)});
    m_stopwatch = buildStopwatch();
    m_composer = buildAlert();
    layout->addWidget(m_stopwatch);
    layout->addWidget(m_composer);
    layout->addStretch();
    buildBar(u"sendDrill"_s);

    m_clockTimer.setInterval(100ms);
    connect(&m_clockTimer, &QTimer::timeout, this, &DrillMode::showTime);
    connect(m_message, &QPlainTextEdit::textChanged, this, &DrillMode::clearReadError);
    connect(m_levels, &SegmentedControl::currentChanged, this, &DrillMode::clearReadError);
    connect(m_reached, &QPushButton::clicked, m_drill, &DrillOperation::acknowledge);
    connect(m_end, &QPushButton::clicked, m_drill, &DrillOperation::finish);
    connect(m_drill, &DrillOperation::arrivalChanged, this, &DrillMode::updateCard);
    connect(m_drill, &DrillOperation::logNotRead, this, &DrillMode::logReadFailed);
    connect(&m_send, &SendOperation::busyChanged, this, [this](bool busy) {
        if (busy) // before “It reached me”, which the key that is still held must not press
            m_stopwatch->setFocus();
    });
    connect(m_drill, &DrillOperation::finished, this, [this] { emit statusChanged(words()); });
    connect(m_drill, &DrillOperation::changed, this, &DrillMode::showState);
    resourceChanged();
}

Panel *DrillMode::buildStopwatch()
{
    auto *panel = named(new Panel(this), u"drillStopwatch"_s);
    m_clock =
        named(plainLabel({}, m_theme, Token::Text, TextSize::Body, panel), u"stopwatchFace"_s, tr("Elapsed time"));
    m_clock->setAlignment(Qt::AlignCenter);
    m_clock->setLayoutDirection(Qt::LeftToRight);
    fitToTheme(m_clock, m_theme, [this] { m_clock->setFont(m_theme.digits()); });
    m_label = named(plainLabel({}, m_theme, Token::Text, TextSize::Strong, panel), u"drillWords"_s);
    m_arrival = named(plainLabel({}, m_theme, Token::Quiet, TextSize::Body, panel), u"drillArrival"_s);
    m_reached = named(primaryButton(tr("It reached me"), panel), u"drillReached"_s);
    m_end = named(linkButton(tr("End drill"), panel), u"endDrill"_s);
    auto *buttons = makeRow({.spacing = grid::gap}, {m_reached, m_end, stretch()});
    makeColumn(panel, {QMargins(18, 12, 14, 12), 2 * grid::unit}, {m_clock, m_label, m_arrival, buttons});
    attachMenu(panel, [this, panel](QMenu &menu) {
        addCopyAction(menu, tr("Copy time"), m_clock->text());
        addCopyAction(menu, tr("Copy marker"), m_drill->marker());
        addCopyAction(menu, tr("Copy result"), cardText(*panel));
    });
    return panel;
}

QWidget *DrillMode::buildAlert()
{
    auto *composer = new QWidget(this);
    m_levels = named(new SegmentedControl(SegmentedControl::Look::Segments, composer), u"drillLevels"_s, tr("Level"));
    m_levels->setChoices(textsOf(drillLevels, [](Level each) { return levelName(each); }));
    auto *head =
        makeRow({}, {{plainLabel(tr("Message"), m_theme, Token::Quiet, TextSize::Small, composer), 1, Qt::AlignBottom},
                     m_levels});
    m_message = named(messageField(pagerDrill().message, 2, m_theme, composer), u"drillMessage"_s);
    makeColumn(composer, {noMargins, 6}, {head, m_message});
    return composer;
}

QWidget *DrillMode::firstFocus()
{
    if (isRunning())
        return m_reached;
    return m_alert->button()->isEnabled() ? static_cast<QWidget *>(m_alert->button()) : m_message;
}

bool DrillMode::isBusy() const
{
    return m_drill->isPreparing() || SendMode::isBusy();
}

bool DrillMode::isRunning() const
{
    return m_drill->isRunning();
}

void DrillMode::cancel()
{
    m_drill->cancel();
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

SendMode::Press DrillMode::nextPress() const
{
    if (isRunning())
        return {.obstacle = tr("A drill is running."), .hold = level()};
    Press next{.hold = level(), .held = {level()}, .request = {alert()}};
    next.requestNote = SendMode::tr("The timestamp is set when you send.");
    next.holdText = notifyWords(level());
    next.note = m_readError;
    next.obstacle = resourceObstacle();
    if (next.obstacle.isEmpty() && m_message->toPlainText().trimmed().isEmpty())
        next.obstacle = Composer::tr("Write a message first.");
    return next;
}

void DrillMode::send(std::optional<Level>)
{
    m_card = nullptr;
    m_readError.clear();
    if (m_session.toolServer())
        m_drill->startAfterLogRead(alert(), {.plan = m_session.logTool()});
    else
        m_drill->start(alert());
    if (!m_drill->isPreparing())
        return;
    emit busyChanged(true);
    emit statusChanged(SendMode::tr("Reading the log…"));
}

/// Without a tool that reads the log, a person measures the time; a tool that fails must work first.
void DrillMode::logReadFailed(const ArrivalResult &result, const LogEntry &alert)
{
    if (result.end == ArrivalEnd::NoTool || result.end == ArrivalEnd::NeedsConfirmation) {
        m_drill->start(alert);
        return;
    }
    const bool isCancelled = result.error && result.error->kind == ErrorKind::Canceled;
    const Phrase why = result.end == ArrivalEnd::Searched ? unreadReason(result.report) : result.why;
    m_readError = sentencesText(
        {isCancelled ? errorText(*result.error).what.text() : ArrivalLine::tr("The log could not be read: %1").arg(why),
         tr("Nothing was sent.")});
    m_alert->notSent(alert.level);
    showState();
    emit busyChanged(false);
    emit statusChanged(m_readError);
}

/// The note about an unread log applies only to the alert and the resource of that press.
void DrillMode::clearReadError()
{
    m_readError.clear();
    showState();
}

void DrillMode::resourceChanged()
{
    m_readError.clear();
    SendMode::resourceChanged();
}

void DrillMode::showResults(const QList<SendResult> &results, const SendTally &)
{
    const auto build = [result = results.constFirst(), &theme = m_theme] { return new OutcomeCard(result, theme); };
    m_card = build();
    m_subject = arrivalSubjectOf(m_session, results);
    if (!m_drill->isLooking() && !m_drill->arrival())
        addArrival(m_card, results);
    updateCard();
    m_marker = newMarker();
    ++m_counter;
    showOutcome(m_card, build, results);
    showState();
}

void DrillMode::updateCard()
{
    const std::optional<ArrivalResult> &arrival = m_drill->arrival();
    const MarkerArrival *one = arrival ? arrival->report.of(m_drill->marker()) : nullptr;
    if (!m_card || !one)
        return;
    if (one->arrival == Arrival::Arrived)
        m_card->confirmByLog();
    if (m_drill->isLooking() || m_subject.markers.isEmpty() || m_card->findChild<ArrivalLine *>())
        return;
    m_subject.known = RecordedArrival{.arrival = one->arrival,
                                      .afterMs = one->afterMs,
                                      .isUpperBound = one->isUpperBound,
                                      .at = one->seenAt,
                                      .withinMs = arrival->report.within.count()};
    addArrivalLine(*m_card, *new ArrivalLine(m_session, m_subject, m_theme, m_card));
}

QString DrillMode::words() const
{
    if (m_drill->hasEnded()) {
        const auto acknowledge = m_drill->report().acknowledgedMs;
        return acknowledge ? tr("The alert reached you after %1.", "a duration").arg(formatDuration(*acknowledge))
                           : tr("The drill ended without a confirmation that the alert reached you.");
    }
    return isBusy() ? tr("Sending…") : displayText(m_drill->profile()) + u" · "_s + m_drill->marker();
}

/// Empty without a log lookup.
QString DrillMode::arrivalText() const
{
    if (m_drill->isLooking())
        return tr("Looking for it in the service’s log…");
    if (!m_drill->arrival())
        return {};
    const MarkerArrival *one = m_drill->arrival()->report.of(m_drill->marker());
    return one != nullptr
               ? tr("Arrival: %1", "what is known of it").arg(arrivalSentence(*one, m_drill->arrival()->report))
               : tr("Arrival in the log is unknown.");
}

void DrillMode::showState()
{
    const bool running = isRunning();
    m_stopwatch->setVisible(running || m_drill->hasEnded());
    m_composer->setVisible(!running);
    m_reached->setVisible(running);
    m_reached->setEnabled(!m_drill->report().acknowledgedMs);
    m_end->setVisible(running);
    m_end->setEnabled(!isBusy());
    if (running)
        m_stopwatch->setEdge(Token::Alert);
    else
        m_stopwatch->setEdge(m_drill->report().acknowledgedMs ? Token::Passed : Token::Warned);
    m_label->setText(words());
    m_arrival->setText(arrivalText());
    m_arrival->setVisible(!m_arrival->text().isEmpty());
    if (running && isVisible())
        m_clockTimer.start();
    else
        m_clockTimer.stop();
    showTime();
    SendMode::showState();
    if (running && !isBusy())
        m_barNote->hide(); // the stopwatch is above it
}

void DrillMode::showTime()
{
    m_clock->setText(stopwatchText(m_drill->elapsedMs()));
    if (const QString spoken = m_clock->text().chopped(2); m_clock->accessibleDescription() != spoken)
        m_clock->setAccessibleDescription(spoken); // screen readers cannot announce tenths
}

void DrillMode::hideEvent(QHideEvent *event)
{
    m_clockTimer.stop();
    SendMode::hideEvent(event);
}

} // namespace rc
