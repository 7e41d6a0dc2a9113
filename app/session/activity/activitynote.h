// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps one record around one job of a window: before it begins, and when it has ended.
#pragma once

#include "session/activity/records.h"
#include "store/activity/activitylog.h"

namespace rc {

/// `first()` or `meanwhile()`, the job, `ended()`. Without a log nothing is kept and nobody waits.
class ActivityNote
{
public:
    ActivityNote() = default;
    /// `log` may be null.
    ActivityNote(ActivityLog *log, ActivityRecord record);

    [[nodiscard]] const ActivityRecord &record() const { return m_record; }
    /// The key that will be used, or was.
    void setKey(const Secret &key) { m_redactor = redactorFor(key); }
    void setKey(const Credentials &credentials) { m_redactor = redactorFor(credentials); }
    void setRedactor(std::shared_ptr<const Redactor> redactor) { m_redactor = std::move(redactor); }
    /// Calls `go` once the record is kept, or could not be: see ActivityLog::keepFirst(). Without a log at once.
    /// Usually `context` is the job that `go` starts, so that it goes together with it.
    void first(QObject *context, std::function<void()> go);
    /// Keeps the record while the job runs already, for a job that changes nothing on the other side.
    void meanwhile();

    /// The job goes on, and what is known by now is kept.
    void told(const ServerTask &task);
    void ended(const ToolListResult &result);
    void ended(const CheckReport &report);
    void ended(const ToolCallResult &result);

private:
    void last();

    QPointer<ActivityLog> m_log;
    ActivityRecord m_record;
    std::shared_ptr<const Redactor> m_redactor;
};

/// What a person should be told after the file was opened, sentences. Paths in it have passed displayText().
[[nodiscard]] QStringList noticeWords(const ActivityNotices &notices);

} // namespace rc
