// SPDX-License-Identifier: GPL-3.0-or-later
// Joins a drill that nobody watches and the terminal.
#pragma once

#include "cli/frame/commandrun.h"
#include "session/send/drilloperation.h"

namespace rc {

class Terminal;

struct DrillWish
{
    LogEntry entry;
    std::chrono::milliseconds within; ///< later is late; twice that is waited
    QString logTool;                  ///< named by a person; empty: as the profile or the catalog has it
    bool json = false;
};

/// Nothing is sent unless it is known how the log is read.
class DrillRun : public CommandRun
{
    Q_OBJECT

public:
    /// `open` and `terminal` outlive this object.
    DrillRun(DrillWish wish, OpenProfile &open, Terminal &terminal);

    void start() override;
    void abort() override;
    [[nodiscard]] const ReadingPlan &plan() const { return m_plan; } ///< how the log was read

private:
    void found(const ArrivalResult &result);
    void sent(const SendResult &result);
    void end();
    void end(int code);
    [[nodiscard]] QByteArray document(QLatin1StringView state, int code) const;
    void print(QLatin1StringView state);

    DrillWish m_wish;
    Terminal &m_terminal;
    ArrivalOperation m_find;
    DrillOperation m_drill;
    ReadingPlan m_plan;
    SendResult m_sent;
    bool m_aborted = false;
    bool m_ended = false;
};

} // namespace rc
