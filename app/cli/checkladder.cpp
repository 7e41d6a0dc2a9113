// SPDX-License-Identifier: GPL-3.0-or-later
// One check on the command line: the ladder alive on a terminal, line by line elsewhere, or the whole as one document.
#include "cli/checkladder.h"

#include "check/report.h"
#include "cli/arguments.h"
#include "cli/keptactivity.h"
#include "cli/terminal.h"
#include "core/displaytext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

bool hasEnded(const RungResult &rung)
{
    return rung.state != RungState::Waiting && rung.state != RungState::Running;
}

} // namespace

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

CheckLadderRun::CheckLadderRun(CheckPlan plan, const QString &profile, Style style, KeptActivity &activity,
                               Terminal &terminal)
    : m_style(style)
    , m_activity(activity)
    , m_terminal(terminal)
    , m_record(checkRecord(profile, plan.resource))
    , m_rungs(waitingRungs(plan.furtherCatalogs))
    , m_run(std::move(plan), m_dialects)
{
    for (const RungResult &rung : std::as_const(m_rungs))
        m_titleWidth = std::max(m_titleWidth, rungTitle(rung.id).size());
    for (const RungState state : {RungState::Passed, RungState::Warned, RungState::Failed, RungState::Skipped})
        m_stateWidth = std::max(m_stateWidth, stateName(state).size());
    connect(&m_run, &CheckRun::rungChanged, this, &CheckLadderRun::keep);
    connect(&m_run, &CheckRun::finished, this, &CheckLadderRun::end);
}

void CheckLadderRun::start()
{
    m_activity.write({m_record});
    if (m_style == Style::Lines && LiveLadder::fits(m_terminal, m_rungs)) {
        m_live = std::make_unique<LiveLadder>(m_terminal, m_rungs);
        connect(&m_run, &CheckRun::rungChanged, m_live.get(), &LiveLadder::setRung);
        m_live->start();
    }
    m_run.start();
}

/// Rungs end in any order; they are printed in their own.
void CheckLadderRun::keep(const RungResult &rung)
{
    m_rungs[placeOf(rung.id, m_rungs)] = rung;
    printEnded();
}

void CheckLadderRun::printEnded()
{
    while (m_style == Style::Lines && !m_live && m_printed < m_rungs.size()) {
        const RungResult &rung = m_rungs.at(m_printed);
        if (!hasEnded(rung))
            return;
        print(rung);
        ++m_printed;
    }
}

void CheckLadderRun::print(const RungResult &rung)
{
    const QString time =
        rung.state == RungState::Skipped ? QString() : translate("rc::Cli", "%1 ms").arg(rung.elapsedUs / 1000);
    m_terminal.line({{stateName(rung.state).leftJustified(m_stateWidth + 2), toneOf(rung.state)},
                     {rungTitle(rung.id).leftJustified(m_titleWidth + 2) + time.rightJustified(8) + u"  "_s +
                      displayText(rung.summary)}});
    if (rung.state != RungState::Skipped)
        indented(rung.hint);
    if (rung.state != RungState::Warned && rung.state != RungState::Failed)
        return;
    indented(rung.reply);
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
    printEnded();
}

void CheckLadderRun::end(const CheckReport &report)
{
    endLines(report);
    m_activity.setKey(report);
    complete(m_record, report);
    m_activity.write({m_record});
    if (const Result<void> printed = printWhole(report); !printed) {
        emit finished(m_terminal.failure(printed.error()));
        return;
    }
    const auto failed = std::find_if(report.rungs.cbegin(), report.rungs.cend(),
                                     [](const RungResult &rung) { return rung.state == RungState::Failed; });
    emit finished(failed == report.rungs.cend() ? 0 : std::max(1, failed->exitCode));
}

Result<void> CheckLadderRun::printWhole(const CheckReport &report)
{
    if (m_style == Style::Json) {
        const auto document = reportJson(report);
        if (!document)
            return failure(document.error());
        m_terminal.document(*document);
    } else if (m_style == Style::Markdown) {
        const auto text = reportMarkdown(report);
        if (!text)
            return failure(text.error());
        m_terminal.text(*text);
    } else {
        m_terminal.line();
        if (m_live)
            m_live->say(verdictOf(report.rungs));
        else
            m_terminal.line(verdictOf(report.rungs));
    }
    return {};
}

} // namespace rc
