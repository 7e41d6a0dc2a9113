// SPDX-License-Identifier: GPL-3.0-or-later
// One press, many entries: the plan kept, the key given, each sent at most once, and the outcomes kept in batches.
#pragma once

#include "activity/burstgate.h"
#include "core/credentials.h"
#include "core/redactor.h"
#include "service/burstjob.h"

#include <QObject>

#include <memory>

namespace rc {

class CurrentResource;

class BurstSend : public QObject
{
    Q_OBJECT

public:
    /// `current` outlives this object.
    explicit BurstSend(CurrentResource &current, QObject *parent = nullptr);
    ~BurstSend() override;

    [[nodiscard]] bool isBusy() const { return m_busy; }
    /// `plan` without resource and limits, which are the current ones. Does nothing while busy or without a resource.
    void start(BurstPlan plan);
    /// finished() follows, in this call or later; the counts say what is known of those that may have left.
    void cancel();

signals:
    void busyChanged(bool busy);
    void progressed(const rc::BurstTally &tally);
    /// No longer busy by then. `explained`: of the first entry that was not accepted, or was with a warning.
    void finished(const rc::BurstTally &tally, const std::optional<rc::Explanation> &explained);

private:
    void keepPlan();
    void begin();
    void leaveOut(qsizetype first, const Error &why);
    void endUnsent(const Error &why);
    void end(const BurstTally &tally);
    void keep(const QList<ActivityRecord> &records);
    void setBusy(bool busy);

    CurrentResource &m_current;
    bool m_busy = false;
    int m_attempt = 0; ///< which press an answer of the keychain or of Activity belongs to
    BurstPlan m_plan;
    Credentials m_credentials;
    std::optional<Explanation> m_firstExplained;
    std::shared_ptr<const Redactor> m_redactor;
    std::unique_ptr<BurstRecords> m_records;
    std::unique_ptr<BurstGate> m_gate;
    std::unique_ptr<BurstJob> m_job;
};

} // namespace rc
