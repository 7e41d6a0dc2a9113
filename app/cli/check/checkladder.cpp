// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/check/checkladder.h"

#include "check/evidence/laddershape.h"
#include "check/report/reportjson.h"
#include "check/report/reportjunit.h"
#include "check/report/reportmarkdown.h"
#include "check/report/reportmetrics.h"
#include "cli/frame/arguments.h"
#include "cli/frame/terminal.h"
#include "core/words/displaytext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

Tone toneOf(RungState state)
{
    switch (state) {
    case RungState::Passed:
        return Tone::Good;
    case RungState::Warned:
        return Tone::Doubtful;
    case RungState::Failed:
        return Tone::Bad;
    default:
        return Tone::Faint;
    }
}

CheckLadderRun::CheckLadderRun(CheckPlan plan, OpenProfile &open, Style style, Terminal &terminal)
    : m_style(style)
    , m_open(open)
    , m_terminal(terminal)
    , m_plan(std::move(plan))
    , m_rungs(waitingRungs(m_plan.furtherCatalogs, m_plan.arrival.has_value()))
    , m_check(open.activity(), open.dialects())
{
    for (const LadderFold fold : {LadderFold::Levels, LadderFold::Loud})
        m_titleWidth = std::max(m_titleWidth, foldTitle(fold).size());
    for (const RungResult &rung : std::as_const(m_rungs))
        m_titleWidth = std::max(m_titleWidth, rungTitle(rung.id).size());
    for (const RungState state : {RungState::Passed, RungState::Warned, RungState::Failed, RungState::Skipped})
        m_stateWidth = std::max(m_stateWidth, stateName(state).size());
    connect(&m_check, &CheckOperation::rungChanged, this,
            [this](const QString &, const RungResult &rung) { keep(rung); });
    connect(&m_check, &CheckOperation::finished, this, [this](const QList<NamedReport> &reports) {
        end(reports.isEmpty() ? neverBegun(m_open.profile().furtherCatalogs) : reports.constFirst().report);
    });
}

void CheckLadderRun::start()
{
    if (m_style == Style::Lines && LiveLadder::fits(m_terminal, m_rungs)) {
        m_live = std::make_unique<LiveLadder>(m_terminal, m_rungs);
        m_live->start();
    }
    m_check.start({{m_open.profile().name, std::move(m_plan)}}, m_open.redactor());
}

/// Steps end in any order; they are printed in the order of their groups.
void CheckLadderRun::keep(const RungResult &rung)
{
    if (m_live)
        m_live->setRung(rung);
    m_rungs[placeOf(rung.id, m_rungs)] = rung;
    printEnded();
}

void CheckLadderRun::printEnded()
{
    if (m_style != Style::Lines || m_live)
        return;
    const QList<CheckRow> rows = checkRows(m_rungs);
    // The cause of a failure may only be known at the end of the run.
    const auto isSettled = [this](const CheckRow &row) {
        return row.hasEnded && (m_isWhole || row.rung.state != RungState::Failed);
    };
    while (m_printed < rows.size() && isSettled(rows.at(m_printed)))
        print(rows.at(m_printed++));
}

void CheckLadderRun::print(const CheckRow &row)
{
    if (row.isHeading) {
        m_terminal.line({{row.title, Tone::Faint}});
        return;
    }
    const RungResult &rung = row.rung;
    const QString time = rung.state == RungState::Skipped ? QString() : Cli::tr("%1 ms").arg(rung.elapsedUs / 1000);
    m_terminal.line(
        {{stateName(rung.state).leftJustified(m_stateWidth + 2), toneOf(rung.state)},
         {row.title.leftJustified(m_titleWidth + 2) + time.rightJustified(8) + u"  "_s + displayText(rung.summary)}});
    const ToldCauses::Told told = m_told.tell(row);
    indented(told.hint);
    indented(told.reply);
}

void CheckLadderRun::indented(const QString &text)
{
    if (text.isEmpty())
        return;
    for (const QString &line : text.split(u'\n'))
        m_terminal.line({{QString(m_stateWidth + 2, u' ') + displayText(line), Tone::Faint}});
}

void CheckLadderRun::endLines(const CheckReport &report)
{
    if (m_live) {
        m_live->end(report.rungs);
        return;
    }
    for (const RungResult &rung : report.rungs)
        m_rungs[placeOf(rung.id, m_rungs)] = rung;
    m_isWhole = true;
    printEnded();
}

void CheckLadderRun::end(const CheckReport &report)
{
    m_logTool = report.logTool;
    endLines(report);
    if (const Result<void> printed = printWhole(report); !printed) {
        emit finished(m_terminal.failure(printed.error()));
        return;
    }
    emit finished(exitCodeOf(report.rungs));
}

void CheckLadderRun::showLine(const QString &text)
{
    if (m_live)
        m_live->showLine(text);
    else
        m_terminal.line(text);
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
    } else if (m_style == Style::Metrics) {
        RC_TRY(text, reportMetrics(report));
        m_terminal.text(QString::fromUtf8(*text));
    } else {
        m_terminal.line();
        showLine(verdictOf(report.rungs));
        if (const auto stopped = report.cancelled ? std::nullopt : stoppedAt(report.rungs))
            showLine(stoppedText(*stopped));
    }
    return {};
}

} // namespace rc
