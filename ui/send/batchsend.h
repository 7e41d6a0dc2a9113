// SPDX-License-Identifier: GPL-3.0-or-later
// One press, several entries in one request: kept first, given the key, sent at most once, and completed in Activity.
#pragma once

#include "core/credentials.h"
#include "core/outcome.h"
#include "core/resourceurl.h"
#include "store/activityrecord.h"

#include <QObject>

#include <memory>

namespace rc {

class BatchJob;
class CurrentResource;
class Redactor;

class BatchSend : public QObject
{
    Q_OBJECT

public:
    /// `current` outlives this object.
    explicit BatchSend(CurrentResource &current, QObject *parent = nullptr);
    ~BatchSend() override;

    [[nodiscard]] bool isBusy() const { return m_busy; }
    /// `entries` with their times and markers. Does nothing while busy, without a resource or without entries.
    void start(const QList<LogEntry> &entries);
    /// finished() follows, in this call or later.
    void cancel();

signals:
    void busyChanged(bool busy);
    /// One for each entry, in their order; all have the one outcome of the request. No longer busy by then.
    void finished(const QList<rc::SendResult> &results);

private:
    void askForKey(int attempt, const Profile &profile, const ResourceUrl &resource);
    void sendWith(const Profile &profile, const ResourceUrl &resource, Result<Credentials> credentials);
    void endUnsent(const Error &error);
    void end(QList<SendResult> results);
    void setBusy(bool busy);

    CurrentResource &m_current;
    bool m_busy = false;
    int m_attempt = 0; ///< which press a late answer belongs to
    QList<LogEntry> m_entries;
    ResourceUrl m_resource; ///< of the job
    Identity m_who;
    QList<ActivityRecord> m_records;
    std::shared_ptr<const Redactor> m_redactor;
    std::unique_ptr<BatchJob> m_job;
};

} // namespace rc
