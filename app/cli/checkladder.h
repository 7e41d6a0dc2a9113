// SPDX-License-Identifier: GPL-3.0-or-later
// One check on the command line: the ladder alive on a terminal, line by line elsewhere, or the whole as one document.
#pragma once

#include "activity/records.h"
#include "check/checkrun.h"
#include "cli/commandrun.h"
#include "cli/liveladder.h"
#include "cli/terminal.h"

#include <QHash>

#include <cstddef>
#include <memory>

namespace rc {

class KeptActivity;

class CheckLadderRun : public CommandRun
{
public:
    enum class Style {
        Lines,
        Json,
        Markdown
    };

    /// `profile`: under whose name it is kept; may be empty. `activity` and `terminal` outlive this object.
    CheckLadderRun(CheckPlan plan, const QString &profile, Style style, KeptActivity &activity, Terminal &terminal);

    void start() override;
    void abort() override { m_run.abort(); }

private:
    void keep(const RungResult &rung);
    void printEnded();
    void print(const RungResult &rung);
    void indented(const QString &text);
    void endLines(const CheckReport &report);
    void end(const CheckReport &report);
    [[nodiscard]] Result<void> printWhole(const CheckReport &report);

    Style m_style;
    KeptActivity &m_activity;
    Terminal &m_terminal;
    ActivityRecord m_record;
    DialectMemory m_dialects;
    QList<RungResult> m_rungs;
    CheckRun m_run;
    std::unique_ptr<LiveLadder> m_live; ///< only on a terminal
    qsizetype m_printed = 0;
    qsizetype m_titleWidth = 0;
    qsizetype m_stateWidth = 0;
};

/// How a state is coloured on a terminal.
[[nodiscard]] Tone toneOf(RungState state);

} // namespace rc
