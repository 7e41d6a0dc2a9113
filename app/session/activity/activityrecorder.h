// SPDX-License-Identifier: GPL-3.0-or-later
// Records a job of the window before it begins and after it ends.
#pragma once

#include "session/activity/records.h"
#include "store/activity/activitylog.h"

namespace rc {

/// Call `first()` or `recordNow()`, run the job, then `ended()`. Without a log nothing is recorded and nothing waits.
class ActivityRecorder
{
public:
    ActivityRecorder() = default;
    /// `log` may be null.
    ActivityRecorder(ActivityLog *log, ActivityRecord record);

    [[nodiscard]] const ActivityRecord &record() const { return m_record; }
    /// The key used by the job.
    void setKey(const Secret &key) { m_redactor = redactorFor(key); }
    void setKey(const Credentials &credentials) { m_redactor = redactorFor(credentials); }
    void setRedactor(std::shared_ptr<const Redactor> redactor) { m_redactor = std::move(redactor); }
    /// Calls `go` after the record was written or could not be: see ActivityLog::recordBefore(). Immediately without a
    /// log. Usually `context` is the job that `go` starts, so that both are destroyed together.
    void first(QObject *context, std::function<void()> go);
    /// Records while the job is already running, for a job without effects on the server.
    void recordNow();

    void ended(const CheckReport &report);
    /// Same for a list or a call, and for the task of a call that is still running.
    template<typename Ended>
    void ended(const Ended &result)
    {
        complete(m_record, result);
        recordNow();
    }

private:
    QPointer<ActivityLog> m_log;
    ActivityRecord m_record;
    std::shared_ptr<const Redactor> m_redactor;
};

/// Sentences to show after opening the file; safe to display.
[[nodiscard]] QStringList noticeSentences(const ActivityNotices &notices);

} // namespace rc
