// SPDX-License-Identifier: GPL-3.0-or-later
// Redraws the whole check on each change, in a single write of a few hundred bytes.
#include "cli/check/checkcommand.h"

#include "check/evidence/steprows.h"
#include "check/report/reportformats.h"
#include "check/report/reportjson.h"
#include "cli/frame/arguments.h"
#include "cli/frame/terminal.h"
#include "core/words/displaytext.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace rc {

namespace {

bool haveEnded(const QList<StepResult> &steps)
{
    return std::ranges::none_of(steps, [](const StepResult &step) {
        return step.state == StepState::Waiting || step.state == StepState::Running;
    });
}

QSet<StepFold> foldsToOpen(const QList<StepResult> &steps)
{
    QSet<StepFold> open;
    for (const StepFold fold : {StepFold::Levels, StepFold::Notifying}) {
        if (hidesProblem(fold, steps))
            open.insert(fold);
    }
    return open;
}

constexpr auto frameInterval = 120ms;
constexpr int defaultColumns = 80;
constexpr int wideColumns = 72; ///< from this width on there is room for the state's name and for columns
constexpr qsizetype timeWidth = 8;

/// Below a row, in lines of at most `columns` with their indent.
void printBelow(const ShownHints::HintText &below, qsizetype indent, qsizetype columns, Terminal &terminal)
{
    for (const QString &text : {below.hint, below.reply}) {
        for (const QString &paragraph : text.isEmpty() ? QStringList() : text.split(u'\n')) {
            for (const QString &line : wrappedTo(displayText(paragraph), columns - indent))
                terminal.line({{QString(indent, u' ') + line, Tone::Faint}});
        }
    }
}

QChar symbolOf(StepState state, int turn)
{
    switch (state) {
    case StepState::Waiting:
        return u'·';
    case StepState::Running:
        return u"|/-\\"_s.at(turn % 4);
    case StepState::Passed:
        return u'✓';
    case StepState::Warned:
        return u'⚠';
    case StepState::Failed:
        return u'✗';
    case StepState::Skipped:
        return u'–';
    }
    return {};
}

} // namespace

QList<CheckRow> checkRows(const QList<StepResult> &steps)
{
    const QSet<StepFold> open = foldsToOpen(steps);
    QList<CheckRow> rows;
    for (const StepRow &row : stepRows(steps, open)) {
        switch (row.kind) {
        case StepRow::Kind::Heading:
            rows.append({row.heading, true, false, {}});
            break;
        case StepRow::Kind::Fold:
            if (!open.contains(row.fold))
                rows.append(
                    {foldTitle(row.fold), false, haveEnded(stepsIn(row.fold, steps)), foldedResult(row.fold, steps)});
            break;
        case StepRow::Kind::Step: {
            const StepResult &step = steps.at(indexOfStep(row.step, steps));
            rows.append({stepTitle(row.step), false, haveEnded({step}), step});
            break;
        }
        }
    }
    for (qsizetype i = 0; i + 1 < rows.size(); ++i) {
        if (rows.at(i).isHeading)
            rows[i].hasEnded = rows.at(i + 1).hasEnded;
    }
    return rows;
}

ShownHints::HintText ShownHints::hintFor(const CheckRow &row)
{
    if (row.step.state == StepState::Skipped || row.step.hint.isEmpty())
        return {};
    const bool isProblem = row.step.state == StepState::Warned || row.step.state == StepState::Failed;
    const auto before = m_steps.constFind(row.step.hint);
    if (before != m_steps.cend())
        return {Cli::tr("Same cause as “%1”.").arg(*before), {}};
    m_steps.insert(row.step.hint, row.title);
    return {row.step.hint, isProblem ? row.step.reply : QString()};
}

StepPrinter::StepPrinter(Terminal &terminal, QList<StepResult> steps, QObject *parent)
    : QObject(parent)
    , m_terminal(terminal)
    , m_steps(std::move(steps))
{
    for (const StepFold fold : {StepFold::Levels, StepFold::Notifying})
        m_titleWidth = std::max(m_titleWidth, columnsOf(foldTitle(fold)));
    for (const StepResult &step : std::as_const(m_steps))
        m_titleWidth = std::max(m_titleWidth, columnsOf(stepTitle(step.id)));
    connect(&m_tick, &QTimer::timeout, this, [this] {
        ++m_frame;
        draw();
    });
}

bool StepPrinter::fits() const
{
    const TerminalSize size = outputSize();
    // Lines scrolled off the top cannot be redrawn, and the cursor needs the last line. If a level failed, each level
    // gets its own line.
    const qsizetype maxRows = checkRows(m_steps).size() + stepsIn(StepFold::Levels, m_steps).size() - 1;
    const bool isHighEnough = size.rows == 0 || size.rows > int(maxRows);
    return m_terminal.canRedraw() && isHighEnough;
}

void StepPrinter::start()
{
    m_isLive = fits();
    QList<StepState> states{StepState::Passed, StepState::Warned, StepState::Failed, StepState::Skipped};
    if (m_isLive)
        states += {StepState::Waiting, StepState::Running};
    for (const StepState state : std::as_const(states))
        m_stateWidth = std::max(m_stateWidth, columnsOf(stateName(state)));
    if (!m_isLive)
        return;
    m_clock.start();
    m_tick.start(frameInterval);
    draw();
}

/// Steps end in any order; they are printed in the order of their groups.
void StepPrinter::setStep(const StepResult &step)
{
    m_steps[indexOfStep(step.id, m_steps)] = step;
    if (!m_isLive)
        printEnded();
    else if (m_tick.isActive())
        draw();
}

bool StepPrinter::isWide() const
{
    return m_columns >= wideColumns;
}

Piece StepPrinter::stateOf(const StepResult &step) const
{
    QString text = m_isLive ? symbolOf(step.state, m_frame) + u" "_s : QString();
    if (isWide()) {
        const QString name = stateName(step.state);
        text += name + QString(m_stateWidth - columnsOf(name) + 2, u' ');
    }
    return {text, step.state == StepState::Running ? Tone::Plain : toneOf(step.state)};
}

QString StepPrinter::timeOf(const StepResult &step) const
{
    if (step.state == StepState::Running) {
        // Show seconds only for a noticeable wait.
        const qint64 seconds = (m_clock.nsecsElapsed() / 1000 - step.startedUs) / 1'000'000;
        return seconds < 1 ? QString() : Cli::tr("%1 s").arg(seconds);
    }
    if (step.state == StepState::Waiting || step.state == StepState::Skipped)
        return {};
    return Cli::tr("%1 ms").arg(step.elapsedUs / 1000);
}

/// Title, time and summary, in columns if they fit.
QString StepPrinter::textOf(const CheckRow &row) const
{
    const QString time = timeOf(row.step);
    QString head = time.isEmpty() ? row.title : row.title + u"  "_s + time;
    if (isWide())
        head = row.title + QString(m_titleWidth - columnsOf(row.title) + 2, u' ') + time.rightJustified(timeWidth);
    return (head + u"  "_s + displayText(row.step.summary)).trimmed();
}

void StepPrinter::draw()
{
    const int columns = outputSize().columns;
    m_columns = columns > 0 ? columns : defaultColumns;
    QList<QList<Piece>> lines;
    for (const CheckRow &row : checkRows(m_steps)) {
        if (row.isHeading) {
            lines.append({{elidedTo(row.title, m_columns), Tone::Faint}});
            continue;
        }
        const Piece state = stateOf(row.step);
        lines.append({state, {elidedTo(textOf(row), m_columns - columnsOf(state.text))}});
    }
    m_terminal.redraw(m_drawn, lines);
    m_drawn = lines.size();
}

void StepPrinter::end(const QList<StepResult> &steps)
{
    m_tick.stop();
    m_steps = steps;
    m_isFinal = true;
    if (m_isLive)
        m_terminal.redraw(std::exchange(m_drawn, 0), {});
    printEnded();
}

void StepPrinter::showLine(const QString &text)
{
    for (const QString &line : wrappedTo(text, m_columns))
        m_terminal.line(line);
}

void StepPrinter::printEnded()
{
    const QList<CheckRow> rows = checkRows(m_steps);
    // The cause of a failure may only be known at the end of the run.
    const auto isSettled = [this](const CheckRow &row) {
        return m_isFinal || (row.hasEnded && row.step.state != StepState::Failed);
    };
    while (m_printed < rows.size() && isSettled(rows.at(m_printed)))
        print(rows.at(m_printed++));
}

void StepPrinter::print(const CheckRow &row)
{
    if (row.isHeading) {
        m_terminal.line({{row.title, Tone::Faint}});
        return;
    }
    const Piece state = stateOf(row.step);
    const qsizetype indent = columnsOf(state.text);
    const QStringList lines = wrappedTo(textOf(row), m_columns - indent);
    m_terminal.line({state, {lines.first()}});
    for (const QString &line : lines.mid(1))
        m_terminal.line(QString(indent, u' ') + line);
    printBelow(m_shownHints.hintFor(row), indent, m_columns, m_terminal);
}

CheckCommandRun::CheckCommandRun(CheckPlan plan, ProfileContext &context, Style style, Terminal &terminal)
    : m_style(style)
    , m_context(context)
    , m_terminal(terminal)
    , m_plan(std::move(plan))
    , m_view(terminal, waitingSteps(m_plan.customCatalogs, m_plan.arrival.has_value()))
    , m_check(context.activity(), context.dialects())
{
    if (m_style == Style::Lines)
        connect(&m_check, &CheckOperation::stepChanged, &m_view,
                [this](const QString &, const StepResult &step) { m_view.setStep(step); });
    connect(&m_check, &CheckOperation::finished, this, [this](const QList<NamedReport> &reports) {
        end(reports.isEmpty() ? canceledReport(m_context.profile().customCatalogs) : reports.constFirst().report);
    });
}

void CheckCommandRun::start()
{
    if (m_style == Style::Lines)
        m_view.start();
    m_check.start({{m_context.profile().name, std::move(m_plan), m_context.profile().id}}, m_context.redactor());
}

void CheckCommandRun::end(const CheckReport &report)
{
    m_logTool = report.logTool;
    if (m_style == Style::Lines)
        m_view.end(report.steps);
    if (const Result<void> printed = printReport(report); !printed)
        emit finished(m_terminal.failure(printed.error()));
    else
        emit finished(exitCodeOf(report.steps));
}

Result<void> CheckCommandRun::printReport(const CheckReport &report)
{
    if (m_style == Style::Json) {
        RC_TRY(document, reportJson(report));
        m_terminal.document(*document);
    } else if (m_style == Style::Markdown) {
        RC_TRY(text, reportMarkdown(report));
        m_terminal.text(*text);
    } else if (m_style == Style::Junit) {
        RC_TRY(text, reportJunit(report));
        m_terminal.text(QString::fromUtf8(*text));
    } else {
        m_terminal.line();
        m_view.showLine(verdictOf(report.steps));
        if (const auto stopped = report.canceled ? std::nullopt : stoppedAt(report.steps))
            m_view.showLine(stoppedText(*stopped));
    }
    return {};
}

} // namespace rc

#include "moc_checkcommand.cpp"
