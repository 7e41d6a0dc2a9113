// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps what a command does in the activity file, and says what could not be kept.
#pragma once

#include "activity/records.h"
#include "store/activityfile.h"

#include <memory>

namespace rc {

class Terminal;

/// Nothing a command does depends on it: what cannot be kept is said once, on standard error, and tried again with the
/// next records. `terminal` outlives this object.
class KeptActivity
{
public:
    explicit KeptActivity(Terminal &terminal);
    ~KeptActivity(); ///< closes the file

    /// The key that will be used; without it, or before it, nothing is masked.
    void setKey(const Secret &key) { m_redactor = redactorFor(key); }
    /// On the disk when it returns, unless it was said that it is not.
    void write(const QList<ActivityRecord> &records);

private:
    Terminal &m_terminal;
    ActivityFile m_file;
    std::shared_ptr<const Redactor> m_redactor;
    QList<ActivityRecord> m_unwritten;
    bool m_said = false;
};

/// On standard error: which damaged file is where now, and how its records come back.
void sayNotices(const ActivityNotices &notices, Terminal &terminal);

} // namespace rc
