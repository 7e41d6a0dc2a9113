// SPDX-License-Identifier: GPL-3.0-or-later
// Sends entries at a pace, each at most once, and counts their outcomes.
#pragma once

#include "service/send/ingest.h"
#include "service/send/sendtally.h"
#include "wire/http/httpconnections.h"

#include <QTimer>

#include <functional>
#include <memory>
#include <vector>

namespace rc {

struct SendPlan
{
    ResourceUrl resource = {};
    QList<LogEntry> entries = {}; ///< with their markers; missing times are set on sending
    int stampOffset = 0;          ///< offset from UTC for these times, in seconds
    qsizetype perRequest = 1;
    int connections = 1; ///< concurrent requests, up to maxConnections
    /// Between the starts of two requests; 0: as fast as the connections allow.
    std::chrono::microseconds interval{0};
    bool stopOnRefusal = false; ///< the first refusal stops all waiting entries
    bool stopOnNotSent = false; ///< same for the first request that did not reach the service
    HttpLimits limits = {};
};

/// Starts once, emits ended() exactly once per entry and finished() exactly once, never inside start() or abort();
/// destruction aborts silently. Never repeats a request, whatever the response: 429 is a refusal like any other. After
/// a Retry-After, waits until that time. Follows one slashRedirect().
///
/// Many requests in quick succession share connections. After a failure on a reused connection, each request opens a
/// new one, because that service does not keep them open.
class SendJob : public QObject
{
    Q_OBJECT

public:
    static constexpr int maxConnections = 64;
    /// Unsent entries are reported in chunks of this size.
    static constexpr qsizetype chunkSize = 1000;

    /// Called before sending entries [first, first + count): they are sent when `go` is called, immediately or later,
    /// but not after abort(). One at a time, in order.
    using Gate = std::function<void(qsizetype first, qsizetype count, std::function<void()> go)>;

    SendJob(SendPlan plan, Credentials credentials, QObject *parent = nullptr);
    /// For a single entry.
    SendJob(ResourceUrl resource, Credentials credentials, LogEntry entry, HttpLimits limits = {},
            QObject *parent = nullptr);
    ~SendJob() override;

    void setGate(Gate gate) { m_gate = std::move(gate); }

    void start();
    /// Instead of start(): reports all entries as not sent, for this reason.
    void failAll(const Error &reason);
    /// Stops immediately: entries in progress end as "may have been delivered" or "not sent", the rest as not sent.
    /// Before start(), all of them.
    void abort();

    [[nodiscard]] const SendTally &tally() const { return m_tally; }
    [[nodiscard]] const QList<LogEntry> &entries() const { return m_plan.entries; }

signals:
    /// The entries from `first` on: those of one request with its response, or unsent ones without a response.
    void ended(qsizetype first, const QList<rc::SendResult> &results, const rc::HttpResponse &response);
    /// At most ten times per second.
    void progressed(const rc::SendTally &tally);
    /// Nothing is waiting or in progress.
    void finished(const rc::SendTally &tally);

private:
    struct Request;

    void next();
    [[nodiscard]] std::chrono::microseconds untilNext();
    void send(qsizetype first, qsizetype count);
    void responseReceived(Request *request, const HttpResponse &response);
    void requestEnded(Request *request, const QList<SendResult> &results, const HttpResponse &response);
    void stop(const Error &reason);
    void endWhenDone();
    void failNextChunk();
    void setTimestamp(LogEntry &entry) const;

    SendPlan m_plan;
    Credentials m_credentials;
    Gate m_gate;
    SendTally m_tally;
    HttpConnections m_connections;
    bool m_reusesConnections = true;                  ///< otherwise each request opens a new one
    std::vector<std::unique_ptr<Request>> m_inFlight; ///< by connection; null: free
    qsizetype m_next = 0;                             ///< the first waiting entry
    SendClock m_clock;
    QTimer m_nextTimer;
    QTimer m_reportTimer;
    std::optional<Error> m_stopped;
    bool m_started = false;
    bool m_isGatePending = false; ///< waiting for the gate
    bool m_ended = false;
};

} // namespace rc
