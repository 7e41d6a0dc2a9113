// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps what a command does in the activity file, and says what could not be kept.
#pragma once

#include "activity/records.h"
#include "store/activityfile.h"

#include <QMutex>
#include <QThread>

#include <functional>
#include <memory>

namespace rc {

class Terminal;

/// Nothing a command does depends on it: what cannot be kept is said once, on standard error, and tried again with the
/// next records. A thread of its own does the work, in the order in which it was asked for. `terminal` outlives this
/// object.
class KeptActivity
{
public:
    explicit KeptActivity(Terminal &terminal);
    ~KeptActivity(); ///< completes what was asked for and closes the file
    Q_DISABLE_COPY_MOVE(KeptActivity)

    /// The key that will be used; without it, or before it, nothing is masked.
    void setKey(const Secret &key) { m_redactor = redactorFor(key); }
    void setKey(const Credentials &credentials) { m_redactor = redactorFor(credentials); }
    /// Those that a check used, if it used any.
    void setKey(const CheckReport &report);
    /// On the disk when it returns, unless it was said that it is not.
    void write(const QList<ActivityRecord> &records);
    /// On the disk when `then` is called, or said; through the event loop of `context`, and at once when there is
    /// nothing to write.
    void writeFirst(const QList<ActivityRecord> &records, QObject *context, std::function<void()> then);
    /// On the disk some time later, or said.
    void writeLater(const QList<ActivityRecord> &records);

private:
    void post(const QList<ActivityRecord> &records, std::function<void()> then);
    void say();

    Terminal &m_terminal;
    std::shared_ptr<const Redactor> m_redactor;
    bool m_said = false;
    QThread m_thread;
    QObject m_worker;                     ///< lives in the thread, as these do:
    std::unique_ptr<ActivityFile> m_file; ///< opened when there is something to write
    QList<ActivityRecord> m_unwritten;
    QMutex m_lock; ///< of what is to be said:
    QStringList m_notices;
    std::optional<Error> m_fault;
};

/// On standard error: which damaged file is where now, and how its records come back.
void sayNotices(const ActivityNotices &notices, Terminal &terminal);

} // namespace rc
