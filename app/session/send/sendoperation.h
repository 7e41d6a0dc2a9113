// SPDX-License-Identifier: GPL-3.0-or-later
// One press of send: recorded first, given the key, each entry sent at most once, and its outcome recorded.
#pragma once

#include "core/key/redactor.h"
#include "service/send/sdkrule.h"
#include "service/send/sendjob.h"
#include "session/activity/drill.h"
#include "session/profile/openprofile.h"

#include <QObject>
#include <QUuid>

#include <memory>

namespace rc {

class SendGate;
class SendRecords;

struct SendOrder
{
    SendPlan plan = {}; ///< without resource and limits, which are the profile's
    std::optional<SdkRule> sdk =
        {};               ///< as an SDK: each entry is written to a file, and what is below the threshold stays
    QUuid batch = {};     ///< continues that of an earlier press; null: a new one
    bool isDrill = false; ///< the record of its only entry is a drill's
};

/// Each entry ends in exactly one ended(), the press in exactly one finished(), in start() or cancel() or later.
class SendOperation : public Operation
{
    Q_OBJECT

public:
    /// `open` outlives this object.
    explicit SendOperation(OpenProfile &open, QObject *parent = nullptr);
    ~SendOperation() override;

    [[nodiscard]] const SendTally &tally() const { return m_tally; }
    /// Common to the records of the last press; null for a single entry.
    [[nodiscard]] QUuid batch() const { return m_batch; }
    /// The record of the only entry of the last press, for who goes on with it: a drill.
    [[nodiscard]] const std::optional<ActivityRecord> &record() const { return m_record; }
    /// The redactor for it; null: there was no key.
    [[nodiscard]] const std::shared_ptr<const Redactor> &redactor() const { return m_redactor; }

    /// Does nothing while busy, without entries, or without a resource when something goes out. The profile is the one
    /// of this moment, whatever is opened meanwhile.
    void start(SendOrder order);
    /// What is under way ends as "may have been delivered" or "not sent", the rest is not sent.
    void cancel();

signals:
    /// `places`: which of the order's entries, in the order of `results`.
    void ended(const QList<qsizetype> &places, const QList<rc::SendResult> &results);
    /// Once, with the first fault: entries could not be written to the SDK's file. They are forwarded all the same.
    void notWritten(const rc::Error &error);
    /// Now and then, ten times a second at most.
    void progressed(const rc::SendTally &tally);
    void finished(const rc::SendTally &tally); ///< no longer busy by then

private:
    void fileAll();
    void askForKey();
    void makeRecords();
    void keepPlan();
    void send();
    void makeJob();
    void markAll(const std::function<void()> &go);
    bool keepLocal();
    void requestEnded(qsizetype first, QList<SendResult> results, const HttpAnswer &answer);
    void endUnsent(const Error &why);
    void finish();
    [[nodiscard]] bool isOneRequest() const;
    void count();
    void keepFirst(const QList<ActivityRecord> &records, QObject *context, const std::function<void()> &go);
    void keep(const QList<ActivityRecord> &records);
    [[nodiscard]] QList<qsizetype> placesOf(qsizetype first, qsizetype count) const;

    bool m_isFiling = false;
    bool m_isCancelled = false; ///< while filing
    SendOrder m_order;          ///< without the entries that stay here, once those are known
    ActivityPlace m_place;
    Identity m_who;
    ResourceUrl m_resource;
    Credentials m_credentials;
    QList<LogEntry> m_local;        ///< what the SDK keeps to itself
    QList<qsizetype> m_localPlaces; ///< of those in the order
    QList<qsizetype> m_sentPlaces;  ///< of the others; empty when all go out
    QUuid m_batch;
    SendTally m_tally;
    std::optional<ActivityRecord> m_record;
    std::shared_ptr<const Redactor> m_redactor;
    std::unique_ptr<SendRecords> m_records; ///< of what goes out
    std::unique_ptr<SendGate> m_gate;
    std::unique_ptr<SendJob> m_job;
};

} // namespace rc
