// SPDX-License-Identifier: GPL-3.0-or-later
// One send: recorded first, each entry sent at most once, and its outcome recorded.
#pragma once

#include "core/key/redactor.h"
#include "service/arrival/arrivaljob.h"
#include "service/send/sdkrule.h"
#include "service/send/sendjob.h"
#include "session/activity/records.h"
#include "session/profile/profilecontext.h"

#include <QObject>
#include <QUuid>

#include <memory>

namespace rc {

class SendGate;
class SendRecords;

struct SendRequest
{
    SendPlan plan = {}; ///< without resource and limits, which come from the profile
    std::optional<SdkRule> sdk =
        {};               ///< acts as an SDK: writes each entry to a file, and sends none below the threshold
    QUuid batch = {};     ///< continues an earlier batch; null: a new one
    bool isDrill = false; ///< its only entry is a drill's
};

/// The markers to search for while `request` is still being sent: those of its entries, except local ones of an SDK.
/// Empty for many entries or pauses between requests: their lookup begins afterwards.
[[nodiscard]] QList<SentMarker> markersWhileSending(const SendRequest &request);

/// Emits ended() exactly once per entry and finished() exactly once, during start() or cancel() or later.
class SendOperation : public Operation
{
    Q_OBJECT

public:
    /// `context` must outlive this object.
    explicit SendOperation(ProfileContext &context, QObject *parent = nullptr);
    ~SendOperation() override;

    [[nodiscard]] const SendTally &tally() const { return m_tally; }
    /// Batch of the last send's records; null for a single entry.
    [[nodiscard]] QUuid batch() const { return m_batch; }
    /// The record of the last send's only entry, which a drill continues.
    [[nodiscard]] const std::optional<ActivityRecord> &record() const { return m_record; }
    /// The redactor for it; null: no key.
    [[nodiscard]] const std::shared_ptr<const Redactor> &redactor() const { return m_redactor; }

    /// Does nothing while busy, without entries, or without a resource unless everything stays local. Uses the current
    /// profile, even if another is opened meanwhile.
    void start(SendRequest request);
    /// Entries in progress end as "may have been delivered" or "not sent", the rest as not sent.
    void cancel();

signals:
    /// `indexes`: index of each result's entry in the request.
    void ended(const QList<qsizetype> &indexes, const QList<rc::SendResult> &results);
    /// Once, with the first fault: entries could not be written to the SDK's file. They are still sent.
    void notWritten(const rc::Error &error);
    /// At most ten times per second.
    void progressed(const rc::SendTally &tally);
    void finished(const rc::SendTally &tally); ///< no longer busy at this point

private:
    void writeSdkLog();
    void recordFirst(Result<Access> access);
    void plan();
    void makeJob(Credentials credentials);
    bool recordLocal();
    void requestEnded(qsizetype first, QList<SendResult> results, const HttpResponse &response);
    void endUnsent(const Error &reason);
    void finish();
    [[nodiscard]] bool isOneRequest() const;
    void updateTally();
    void writeRecords(const QList<ActivityRecord> &records);
    [[nodiscard]] QList<qsizetype> indexesOf(qsizetype first, qsizetype count) const;

    bool m_isWritingSdkLog = false;
    bool m_isCancelled = false; ///< while writing the SDK's file
    SendRequest m_request;      ///< without local entries, once those are known
    RecordTarget m_target;
    Identity m_identity;
    ResourceUrl m_resource;
    QList<LogEntry> m_local;         ///< entries that the SDK does not send
    QList<qsizetype> m_localIndexes; ///< indexes in the request
    QList<qsizetype> m_sentIndexes;  ///< indexes of the others; empty if all are sent
    QUuid m_batch;
    SendTally m_tally;
    std::optional<ActivityRecord> m_record;
    std::shared_ptr<const Redactor> m_redactor;
    std::unique_ptr<SendRecords> m_records; ///< of sent entries
    std::unique_ptr<SendGate> m_gate;
    std::unique_ptr<SendJob> m_job;
};

} // namespace rc
