// SPDX-License-Identifier: GPL-3.0-or-later
// One HTTP exchange under the one policy: the only place that builds requests.
#pragma once

#include "core/key/credentials.h"
#include "core/profile/wirelimits.h"
#include "wire/http/httpanswer.h"
#include "wire/tls/tlsauthorities.h"

#include <QObject>
#include <QUrl>

#include <chrono>
#include <memory>

namespace rc {

constexpr qsizetype defaultMaxEvents = 10'000; ///< of one event stream

struct HttpLimits
{
    std::chrono::milliseconds deadline = defaultDeadline; ///< total, from start() to the whole answer
    qint64 answerCap = smallAnswerCap;                    ///< body bytes
    Authorities authorities = {};                         ///< whom to trust
    /// Total as well, in place of `deadline` once the answer says that it is an event stream; never the shorter one.
    std::chrono::milliseconds streamDeadline = defaultStreamDeadline;
    qsizetype maxEvents = defaultMaxEvents; ///< of an event stream
    qint64 requestCap = defaultRequestCap;  ///< body bytes of a request with entries
};

/// What a person set, for one tool list or for any other request.
[[nodiscard]] HttpLimits toolListLimits(const WireLimits &set, Authorities authorities);
[[nodiscard]] HttpLimits answerLimits(const WireLimits &set, Authorities authorities);

struct HttpRequest
{
    QByteArray verb = "POST";
    QUrl url;
    HeaderList headers; ///< Content-Length, Accept-Encoding, User-Agent and Host are the policy's own
    QByteArray body;
    HttpLimits limits;
    QByteArray keyHeader = apiKeyHeader; ///< which of the headers carries the key, for AnswerMask
};

class HttpConnections;

/// Sends one request, at most once: a fresh connection, or one of `connections`; the body as a one-shot device,
/// redirects never followed, HTTP/2 off, identity encoding, a total deadline, a cap on the answer, loopback past the
/// proxy, TLS errors final. Starts once, ends in exactly one finished(); destroying it aborts silently.
class HttpCall : public QObject
{
    Q_OBJECT

public:
    explicit HttpCall(HttpRequest request, QObject *parent = nullptr);
    /// Over connection `index` of `connections`, which outlives this object and carries one call at a time.
    HttpCall(HttpRequest request, HttpConnections &connections, int index, QObject *parent = nullptr);
    ~HttpCall() override;

    void start();
    /// Ends with HttpFault::Cancelled. Nothing happens when it has ended already.
    void abort();
    /// Ends well with what has come so far: an event stream that brought its answer may stay open for ever.
    void finishEarly();
    /// The deadline stands still until release(): the other side waits for a person at this one.
    void hold();
    void release();

signals:
    /// Status and headers have come: `soFar` has them.
    void begun(const rc::HttpAnswer &soFar);
    /// A part of the body of an answer whose status and headers are known: `soFar` has them and the body up to here.
    void received(const rc::HttpAnswer &soFar);
    void finished(const rc::HttpAnswer &answer);

private:
    void readHeaders();
    void readPart();
    void conclude();
    void end(HttpFault fault, const QString &text);

    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace rc
