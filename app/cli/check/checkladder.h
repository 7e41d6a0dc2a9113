// SPDX-License-Identifier: GPL-3.0-or-later
// One check on the command line: redrawn on a terminal, line by line elsewhere, or as one document.
#pragma once

#include "check/ladder/checkrun.h"
#include "cli/check/liveladder.h"
#include "cli/frame/commandrun.h"
#include "cli/frame/terminal.h"
#include "session/check/checkoperation.h"

#include <QHash>

#include <cstddef>
#include <memory>

namespace rc {

class CheckLadderRun : public CommandRun
{
public:
    enum class Style {
        Lines,
        Json,
        Markdown,
        Junit,
        Metrics
    };

    /// `open` and `terminal` must outlive this object.
    CheckLadderRun(CheckPlan plan, OpenProfile &open, Style style, Terminal &terminal);

    void start() override;
    void abort() override { m_check.cancel(); }
    [[nodiscard]] const ReadingPlan &logTool() const { return m_logTool; } ///< how the log was read

private:
    void keep(const RungResult &rung);
    void printEnded();
    void print(const CheckRow &row);
    void indented(const QString &text);
    void endLines(const CheckReport &report);
    void end(const CheckReport &report);
    void showLine(const QString &text);
    [[nodiscard]] Result<void> printWhole(const CheckReport &report);

    Style m_style;
    OpenProfile &m_open;
    Terminal &m_terminal;
    CheckPlan m_plan; ///< until the start
    QList<RungResult> m_rungs;
    ReadingPlan m_logTool;
    CheckOperation m_check;
    std::unique_ptr<LiveLadder> m_live; ///< only on a terminal
    ToldCauses m_told;
    qsizetype m_printed = 0; ///< number of rows
    bool m_isWhole = false;  ///< the run has ended, so the causes of failures are known
    qsizetype m_titleWidth = 0;
    qsizetype m_stateWidth = 0;
};

/// The terminal color of a state.
[[nodiscard]] Tone toneOf(RungState state);

} // namespace rc
