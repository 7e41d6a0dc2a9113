// SPDX-License-Identifier: GPL-3.0-or-later
// Activity for a command: what could not be recorded is said on the terminal.
#pragma once

#include "store/activity/activitylog.h"

namespace rc {

class Terminal;

/// Nothing a command does depends on it: what cannot be recorded is said once, on standard error, and tried again with
/// the next records.
class CommandActivity
{
public:
    /// `terminal` outlives this object.
    explicit CommandActivity(Terminal &terminal);
    ~CommandActivity(); ///< completes what was asked for
    Q_DISABLE_COPY_MOVE(CommandActivity)

    [[nodiscard]] ActivityLog &log() { return m_log; }

private:
    ActivityLog m_log;
};

/// On standard error: which damaged file is where now, and how its records come back.
void sayNotices(const ActivityNotices &notices, Terminal &terminal);

} // namespace rc
