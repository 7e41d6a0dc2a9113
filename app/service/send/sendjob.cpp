// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/send/sendjob.h"

#include "core/background.h"

#include <QPointer>

#include <algorithm>

namespace rc {

namespace {

/// After a longer pause the server has probably closed the connection.
constexpr std::chrono::milliseconds maxIdle{1000};
/// With fewer requests, reusing connections is not worth the risk.
constexpr qsizetype minReuseRequests = 20;
constexpr std::chrono::milliseconds reportInterval{100};
/// Within QTimer's int; a longer pause uses several timers.
constexpr std::chrono::milliseconds maxTimer{24 * 3600 * 1000};

} // namespace

struct SendJob::Request
{
    qsizetype first = 0;
    QList<LogEntry> entries;
    bool shared = false; ///< uses a connection that may have been used before
    std::unique_ptr<HttpCall> call;
};

SendJob::SendJob(SendPlan plan, Credentials credentials, QObject *parent)
    : QObject(parent)
    , m_plan(std::move(plan))
    , m_credentials(std::move(credentials))
    , m_clock(m_plan.interval)
{
    m_plan.perRequest = std::max<qsizetype>(1, m_plan.perRequest);
    m_inFlight.resize(static_cast<std::size_t>(std::clamp(m_plan.connections, 1, maxConnections)));
    m_tally.planned = m_plan.entries.size();
    m_tally.waiting = m_tally.planned;
    m_reusesConnections = m_plan.interval <= maxIdle && m_tally.planned > minReuseRequests * m_plan.perRequest;
    m_nextTimer.setSingleShot(true);
    m_nextTimer.setTimerType(Qt::PreciseTimer);
    connect(&m_nextTimer, &QTimer::timeout, this, &SendJob::next);
    m_reportTimer.setInterval(reportInterval);
    connect(&m_reportTimer, &QTimer::timeout, this, [this] {
        m_tally.elapsedMs = std::chrono::duration_cast<std::chrono::milliseconds>(m_clock.elapsed()).count();
        emit progressed(SendTally(m_tally));
    });
}

SendJob::SendJob(ResourceUrl resource, Credentials credentials, LogEntry entry, HttpLimits limits, QObject *parent)
    : SendJob(SendPlan{.resource = std::move(resource), .entries = {std::move(entry)}, .limits = std::move(limits)},
              std::move(credentials), parent)
{
}

SendJob::~SendJob()
{
    m_inFlight.clear(); // before their connections
}

void SendJob::start()
{
    if (std::exchange(m_started, true))
        return;
    m_clock.start();
    m_reportTimer.start();
    m_nextTimer.start(0);
}

void SendJob::failAll(const Error &reason)
{
    start();
    stop(reason);
}

void SendJob::abort()
{
    if (m_ended)
        return;
    failAll({ErrorKind::Canceled});
    // Each request ends inside its abort().
    QMetaObject::invokeMethod(
        this,
        [this] {
            const QPointer<SendJob> alive(this);
            for (std::size_t index = 0; alive && index < m_inFlight.size(); ++index) {
                if (m_inFlight.at(index))
                    m_inFlight.at(index)->call->abort();
            }
            if (alive)
                next();
        },
        Qt::QueuedConnection);
}

void SendJob::next()
{
    if (m_stopped || m_next >= m_plan.entries.size()) {
        endWhenDone();
        return;
    }
    const bool isFree = std::ranges::any_of(m_inFlight, [](const auto &slot) { return !slot; });
    if (m_isGatePending || !isFree)
        return; // called again when that changes
    const std::chrono::microseconds wait = untilNext();
    if (wait.count() > 0) {
        m_nextTimer.start(std::chrono::ceil<std::chrono::milliseconds>(wait));
        return;
    }
    const qsizetype first = m_next;
    const qsizetype count = std::min(m_plan.perRequest, m_plan.entries.size() - first);
    if (!m_gate) {
        send(first, count);
        return;
    }
    m_isGatePending = true;
    m_gate(first, count, [this, first, count, alive = QPointer<SendJob>(this)] {
        if (alive && std::exchange(m_isGatePending, false) && !m_stopped && first == m_next)
            send(first, count);
    });
}

/// By the pace and Retry-After; 0: the next request is due.
std::chrono::microseconds SendJob::untilNext()
{
    const std::chrono::microseconds paced = m_clock.wait();
    if (!m_tally.pausedUntil.isValid())
        return paced;
    const std::chrono::milliseconds retryDelay = untilRetry(m_tally.pausedUntil);
    if (retryDelay.count() <= 0) {
        m_tally.pausedUntil = {};
        return paced;
    }
    return std::max<std::chrono::microseconds>(paced, std::min(retryDelay, maxTimer));
}

void SendJob::send(qsizetype first, qsizetype count)
{
    const auto slot = std::find(m_inFlight.begin(), m_inFlight.end(), nullptr);
    auto request = std::make_unique<Request>();
    request->first = first;
    request->entries = m_plan.entries.mid(first, count);
    for (LogEntry &entry : request->entries)
        setTimestamp(entry);
    const Result<HttpRequest> httpRequest =
        ingestRequest(m_plan.resource, m_credentials, request->entries, m_plan.limits);
    if (!httpRequest) { // every other request would fail like this
        stop(httpRequest.error());
        m_nextTimer.start(0);
        return;
    }
    request->shared = m_reusesConnections;
    const int connection = static_cast<int>(slot - m_inFlight.begin());
    request->call = m_reusesConnections ? std::make_unique<HttpCall>(*httpRequest, m_connections, connection)
                                        : std::make_unique<HttpCall>(*httpRequest);
    Request *sent = request.get();
    connect(sent->call.get(), &HttpCall::finished, this,
            [this, sent](const HttpResponse &response) { responseReceived(sent, response); });
    *slot = std::move(request);
    m_next += count;
    m_tally.waiting -= count;
    m_tally.inFlight += count;
    m_clock.requestStarted();
    sent->call->start();
    m_nextTimer.start(0); // another connection may be free
}

void SendJob::responseReceived(Request *request, const HttpResponse &response)
{
    if (response.fault == ErrorKind::ConnectionLost && request->shared)
        m_reusesConnections = false;
    runInBackgroundIfLarge(
        this, response.body.size(), [entries = request->entries, response] { return sendResults(entries, response); },
        [this, request, response](const QList<SendResult> &results) { requestEnded(request, results, response); });
}

void SendJob::requestEnded(Request *request, const QList<SendResult> &results, const HttpResponse &response)
{
    const auto slot = std::ranges::find_if(m_inFlight, [request](const auto &other) { return other.get() == request; });
    const std::unique_ptr<Request> done = std::move(*slot); // frees the connection
    done->call.release()->deleteLater();                    // it may be the caller
    const Outcome outcome = results.first().outcome;
    const std::optional<Error> &error = results.first().error;
    m_tally.inFlight -= results.size();
    m_tally.count(outcome, results.size());
    if (error && !m_tally.firstError)
        m_tally.firstError = error;
    if (error && error->retryAt.isValid() && (!m_tally.pausedUntil.isValid() || m_tally.pausedUntil < error->retryAt))
        m_tally.pausedUntil = error->retryAt;
    const bool stops =
        (outcome == Outcome::Refused && m_plan.stopOnRefusal) || (outcome == Outcome::NotSent && m_plan.stopOnNotSent);
    if (stops && error)
        stop(*error);
    const QPointer<SendJob> alive(this);
    emit ended(done->first, results, response);
    if (alive)
        next();
}

void SendJob::stop(const Error &reason)
{
    if (m_stopped)
        return;
    m_stopped = reason;
    m_isGatePending = false;
}

void SendJob::endWhenDone()
{
    const bool busy = std::ranges::any_of(m_inFlight, [](const auto &slot) { return !!slot; });
    if (busy || std::exchange(m_ended, true))
        return;
    m_reportTimer.stop();
    m_nextTimer.stop();
    m_tally.pausedUntil = {};
    failNextChunk();
}

/// In chunks, because a burst of 100,000 would block the event loop.
void SendJob::failNextChunk()
{
    if (m_next >= m_plan.entries.size()) {
        m_tally.elapsedMs = std::chrono::duration_cast<std::chrono::milliseconds>(m_clock.elapsed()).count();
        emit finished(SendTally(m_tally));
        return;
    }
    const qsizetype first = m_next;
    m_next = std::min(first + chunkSize, m_plan.entries.size());
    QList<SendResult> results;
    results.reserve(m_next - first);
    for (qsizetype index = first; index < m_next; ++index) {
        results.append(unsentResult(m_plan.entries.at(index), *m_stopped));
        setTimestamp(results.last().entry);
    }
    m_tally.waiting -= results.size();
    m_tally.count(Outcome::NotSent, results.size());
    if (!m_tally.firstError)
        m_tally.firstError = m_stopped;
    QMetaObject::invokeMethod(this, &SendJob::failNextChunk, Qt::QueuedConnection);
    emit ended(first, results, {});
}

void SendJob::setTimestamp(LogEntry &entry) const
{
    if (!entry.ts.isValid())
        entry.ts = QDateTime::currentDateTimeUtc().toOffsetFromUtc(m_plan.stampOffset);
}

} // namespace rc

#include "moc_sendjob.cpp"
