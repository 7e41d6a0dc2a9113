// SPDX-License-Identifier: GPL-3.0-or-later
// Redraws the whole check on each change, in a single write of a few hundred bytes.
#include "cli/check/checkladder.h"

#include "check/evidence/laddershape.h"
#include "check/report/reportformats.h"
#include "check/report/reportjson.h"
#include "cli/frame/arguments.h"
#include "cli/frame/terminal.h"
#include "cli/frame/terminalscreen.h"
#include "core/words/displaytext.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace rc {

namespace {

bool haveEnded(const QList<RungResult> &rungs)
{
    return std::ranges::none_of(rungs, [](const RungResult &rung) {
        return rung.state == RungState::Waiting || rung.state == RungState::Running;
    });
}

QSet<LadderFold> foldsToOpen(const QList<RungResult> &rungs)
{
    QSet<LadderFold> open;
    for (const LadderFold fold : {LadderFold::Levels, LadderFold::Loud}) {
        if (hidesSomething(fold, rungs))
            open.insert(fold);
    }
    return open;
}

constexpr auto turnLength = 120ms;
constexpr int usualColumns = 80;
constexpr int wideColumns = 72; ///< from this width on there is room for the state's name and for columns
constexpr qsizetype timeWidth = 8;

/// Below a row, in lines of at most `columns` with their indent.
void printBelow(const ToldCauses::Told &told, qsizetype indent, qsizetype columns, Terminal &terminal)
{
    for (const QString &text : {told.hint, told.reply}) {
        for (const QString &paragraph : text.isEmpty() ? QStringList() : text.split(u'\n')) {
            for (const QString &line : wrappedTo(displayText(paragraph), columns - indent))
                terminal.line({{QString(indent, u' ') + line, Tone::Faint}});
        }
    }
}

QChar symbolOf(RungState state, int turn)
{
    switch (state) {
    case RungState::Waiting:
        return u'·';
    case RungState::Running:
        return u"|/-\\"_s.at(turn % 4);
    case RungState::Passed:
        return u'✓';
    case RungState::Warned:
        return u'⚠';
    case RungState::Failed:
        return u'✗';
    case RungState::Skipped:
        return u'–';
    }
    return {};
}

} // namespace

QList<CheckRow> checkRows(const QList<RungResult> &rungs)
{
    const QSet<LadderFold> open = foldsToOpen(rungs);
    QList<CheckRow> rows;
    for (const LadderRow &row : ladderRows(rungs, open)) {
        switch (row.kind) {
        case LadderRow::Kind::Heading:
            rows.append({row.heading, true, false, {}});
            break;
        case LadderRow::Kind::Fold:
            if (!open.contains(row.fold))
                rows.append(
                    {foldTitle(row.fold), false, haveEnded(stepsIn(row.fold, rungs)), foldedResult(row.fold, rungs)});
            break;
        case LadderRow::Kind::Step: {
            const RungResult &rung = rungs.at(placeOf(row.step, rungs));
            rows.append({rungTitle(row.step), false, haveEnded({rung}), rung});
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

ToldCauses::Told ToldCauses::tell(const CheckRow &row)
{
    if (row.rung.state == RungState::Skipped || row.rung.hint.isEmpty())
        return {};
    const bool isProblem = row.rung.state == RungState::Warned || row.rung.state == RungState::Failed;
    const auto before = m_steps.constFind(row.rung.hint);
    if (before != m_steps.cend())
        return {Cli::tr("Same cause as “%1”.").arg(*before), {}};
    m_steps.insert(row.rung.hint, row.title);
    return {row.rung.hint, isProblem ? row.rung.reply : QString()};
}

LadderView::LadderView(Terminal &terminal, QList<RungResult> rungs, QObject *parent)
    : QObject(parent)
    , m_terminal(terminal)
    , m_rungs(std::move(rungs))
{
    for (const LadderFold fold : {LadderFold::Levels, LadderFold::Loud})
        m_titleWidth = std::max(m_titleWidth, columnsOf(foldTitle(fold)));
    for (const RungResult &rung : std::as_const(m_rungs))
        m_titleWidth = std::max(m_titleWidth, columnsOf(rungTitle(rung.id)));
    connect(&m_tick, &QTimer::timeout, this, [this] {
        ++m_turn;
        draw();
    });
}

bool LadderView::fits() const
{
    const TerminalSize size = outputSize();
    // Lines scrolled off the top cannot be redrawn, and the cursor needs the last line. If a level failed, each level
    // gets its own line.
    const qsizetype most = checkRows(m_rungs).size() + stepsIn(LadderFold::Levels, m_rungs).size() - 1;
    const bool high = size.rows == 0 || size.rows > int(most);
    return m_terminal.canRedraw() && high;
}

void LadderView::start()
{
    m_isLive = fits();
    QList<RungState> states{RungState::Passed, RungState::Warned, RungState::Failed, RungState::Skipped};
    if (m_isLive)
        states += {RungState::Waiting, RungState::Running};
    for (const RungState state : std::as_const(states))
        m_stateWidth = std::max(m_stateWidth, columnsOf(stateName(state)));
    if (!m_isLive)
        return;
    m_clock.start();
    m_tick.start(turnLength);
    draw();
}

/// Steps end in any order; they are printed in the order of their groups.
void LadderView::setRung(const RungResult &rung)
{
    m_rungs[placeOf(rung.id, m_rungs)] = rung;
    if (!m_isLive)
        printEnded();
    else if (m_tick.isActive())
        draw();
}

bool LadderView::isWide() const
{
    return m_columns >= wideColumns;
}

Piece LadderView::stateOf(const RungResult &rung) const
{
    QString text = m_isLive ? symbolOf(rung.state, m_turn) + u" "_s : QString();
    if (isWide()) {
        const QString name = stateName(rung.state);
        text += name + QString(m_stateWidth - columnsOf(name) + 2, u' ');
    }
    return {text, rung.state == RungState::Running ? Tone::Plain : toneOf(rung.state)};
}

QString LadderView::timeOf(const RungResult &rung) const
{
    if (rung.state == RungState::Running) {
        // Show seconds only for a noticeable wait.
        const qint64 seconds = (m_clock.nsecsElapsed() / 1000 - rung.startedUs) / 1'000'000;
        return seconds < 1 ? QString() : Cli::tr("%1 s").arg(seconds);
    }
    if (rung.state == RungState::Waiting || rung.state == RungState::Skipped)
        return {};
    return Cli::tr("%1 ms").arg(rung.elapsedUs / 1000);
}

/// Title, time and summary, in columns if they fit.
QString LadderView::textOf(const CheckRow &row) const
{
    const QString time = timeOf(row.rung);
    QString head = time.isEmpty() ? row.title : row.title + u"  "_s + time;
    if (isWide())
        head = row.title + QString(m_titleWidth - columnsOf(row.title) + 2, u' ') + time.rightJustified(timeWidth);
    return (head + u"  "_s + displayText(row.rung.summary)).trimmed();
}

void LadderView::draw()
{
    const int columns = outputSize().columns;
    m_columns = columns > 0 ? columns : usualColumns;
    QList<QList<Piece>> lines;
    for (const CheckRow &row : checkRows(m_rungs)) {
        if (row.isHeading) {
            lines.append({{elidedTo(row.title, m_columns), Tone::Faint}});
            continue;
        }
        const Piece state = stateOf(row.rung);
        lines.append({state, {elidedTo(textOf(row), m_columns - columnsOf(state.text))}});
    }
    m_terminal.redraw(m_drawn, lines);
    m_drawn = lines.size();
}

void LadderView::end(const QList<RungResult> &rungs)
{
    m_tick.stop();
    m_rungs = rungs;
    m_isWhole = true;
    if (m_isLive)
        m_terminal.redraw(std::exchange(m_drawn, 0), {});
    printEnded();
}

void LadderView::showLine(const QString &text)
{
    for (const QString &line : wrappedTo(text, m_columns))
        m_terminal.line(line);
}

void LadderView::printEnded()
{
    const QList<CheckRow> rows = checkRows(m_rungs);
    // The cause of a failure may only be known at the end of the run.
    const auto isSettled = [this](const CheckRow &row) {
        return m_isWhole || (row.hasEnded && row.rung.state != RungState::Failed);
    };
    while (m_printed < rows.size() && isSettled(rows.at(m_printed)))
        print(rows.at(m_printed++));
}

void LadderView::print(const CheckRow &row)
{
    if (row.isHeading) {
        m_terminal.line({{row.title, Tone::Faint}});
        return;
    }
    const Piece state = stateOf(row.rung);
    const qsizetype indent = columnsOf(state.text);
    const QStringList lines = wrappedTo(textOf(row), m_columns - indent);
    m_terminal.line({state, {lines.first()}});
    for (const QString &line : lines.mid(1))
        m_terminal.line(QString(indent, u' ') + line);
    printBelow(m_told.tell(row), indent, m_columns, m_terminal);
}

CheckLadderRun::CheckLadderRun(CheckPlan plan, OpenProfile &open, Style style, Terminal &terminal)
    : m_style(style)
    , m_open(open)
    , m_terminal(terminal)
    , m_plan(std::move(plan))
    , m_view(terminal, waitingRungs(m_plan.furtherCatalogs, m_plan.arrival.has_value()))
    , m_check(open.activity(), open.dialects())
{
    if (m_style == Style::Lines)
        connect(&m_check, &CheckOperation::rungChanged, &m_view,
                [this](const QString &, const RungResult &rung) { m_view.setRung(rung); });
    connect(&m_check, &CheckOperation::finished, this, [this](const QList<NamedReport> &reports) {
        end(reports.isEmpty() ? neverBegun(m_open.profile().furtherCatalogs) : reports.constFirst().report);
    });
}

void CheckLadderRun::start()
{
    if (m_style == Style::Lines)
        m_view.start();
    m_check.start({{m_open.profile().name, std::move(m_plan), m_open.profile().id}}, m_open.redactor());
}

void CheckLadderRun::end(const CheckReport &report)
{
    m_logTool = report.logTool;
    if (m_style == Style::Lines)
        m_view.end(report.rungs);
    if (const Result<void> printed = printWhole(report); !printed)
        emit finished(m_terminal.failure(printed.error()));
    else
        emit finished(exitCodeOf(report.rungs));
}

Result<void> CheckLadderRun::printWhole(const CheckReport &report)
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
        m_view.showLine(verdictOf(report.rungs));
        if (const auto stopped = report.cancelled ? std::nullopt : stoppedAt(report.rungs))
            m_view.showLine(stoppedText(*stopped));
    }
    return {};
}

} // namespace rc

#include "moc_checkladder.cpp"
