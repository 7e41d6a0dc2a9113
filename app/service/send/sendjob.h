// SPDX-License-Identifier: GPL-3.0-or-later
// Sends one entry or many at a pace, each at most once, and counts what became of them.
#pragma once

#include "service/send/ingestcall.h"
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
    QList<LogEntry> entries = {}; ///< with their markers; one without a time gets that of its sending
    int stampOffset = 0;          ///< with this offset from UTC, in seconds
    qsizetype perRequest = 1;     ///< entries in one request
    int connections = 1;          ///< requests under way at a time, up to mostConnections
    SendPace pace = {};           ///< from one request to the next
    bool stopAtRefusal = false;   ///< what is not under way at the first refusal is not sent
    bool stopAtNotSent = false;   ///< the same at the first one that did not reach the service
    HttpLimits limits = {};
};

/// Starts once, ends each entry in exactly one ended() and itself in exactly one finished(), and never inside start()
/// or abort(); destroying it aborts silently. A request is never sent again, whatever the answer: 429 counts as
/// refused, as any other no. After an answer with a Retry-After no request leaves before that time. It follows one
/// slashRedirect().
///
/// Many requests that follow each other at once share connections. After one that failed on a connection which had been
/// used before, each takes a fresh one: that service does not keep them.
class SendJob : public QObject
{
    Q_OBJECT

public:
    static constexpr int mostConnections = 64;
    /// Entries that never left are told in parts of this size.
    static constexpr qsizetype portion = 1000;

    /// Asked before entries [first, first + count) leave: they do so when `go` is called, at once or later, and not
    /// after abort(). One at a time, in order.
    using Gate = std::function<void(qsizetype first, qsizetype count, std::function<void()> go)>;

    SendJob(SendPlan plan, Credentials credentials, QObject *parent = nullptr);
    /// Of a single entry.
    SendJob(ResourceUrl resource, Credentials credentials, LogEntry entry, HttpLimits limits = {},
            QObject *parent = nullptr);
    ~SendJob() override;

    void setGate(Gate gate) { m_gate = std::move(gate); }

    void start();
    /// In the place of start(): nothing is sent, for this reason.
    void leaveOut(const Error &why);
    /// Stops at once: what is under way ends as "may have been delivered" or "not sent", the rest is not sent.
    void abort();

    [[nodiscard]] const SendTally &tally() const { return m_tally; }
    [[nodiscard]] const QList<LogEntry> &entries() const { return m_plan.entries; }

signals:
    /// The entries from `first` on: those of one request, and its answer; or some that never left, without one.
    void ended(qsizetype first, const QList<rc::SendResult> &results, const rc::HttpAnswer &answer);
    /// Now and then, ten times a second at most.
    void progressed(const rc::SendTally &tally);
    /// Nothing is waiting or under way any more.
    void finished(const rc::SendTally &tally);

private:
    struct Request;

    void next();
    [[nodiscard]] std::chrono::microseconds untilNext();
    void ask();
    void send(qsizetype first, qsizetype count);
    void answered(Request *request, const HttpAnswer &answer);
    void judged(Request *request, const QList<SendResult> &results, const HttpAnswer &answer);
    void stop(const Error &why);
    void endWhenDone();
    void leaveOutSome();
    void stamp(LogEntry &entry) const;

    SendPlan m_plan;
    Credentials m_credentials;
    Gate m_gate;
    SendTally m_tally;
    HttpConnections m_connections;
    bool m_keepsConnections = true;                   ///< else each request takes a fresh one
    std::vector<std::unique_ptr<Request>> m_underWay; ///< by connection; null: free
    qsizetype m_next = 0;                             ///< the first entry that has not left
    SendClock m_clock;
    QTimer m_due;
    QTimer m_report;
    std::optional<Error> m_stopped;
    bool m_started = false;
    bool m_asking = false; ///< at the gate
    bool m_ended = false;
};

} // namespace rc
