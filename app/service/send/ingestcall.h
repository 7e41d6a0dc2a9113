// SPDX-License-Identifier: GPL-3.0-or-later
// One ingest request of any number of entries, and what its answer means for them.
#pragma once

#include "core/entry/outcome.h"
#include "core/key/credentials.h"
#include "core/url/resourceurl.h"
#include "wire/http/httpcall.h"

#include <QElapsedTimer>
#include <QObject>

namespace rc {

class HttpConnections;

/// What an answer to an ingest request means for the entry (design: "An ingest answer counts as accepted when …").
[[nodiscard]] SendResult sendResult(const LogEntry &entry, const HttpAnswer &answer);
/// How a 2xx answer reports a failure inside its success, in its own bytes: `"success":false`, `"accepted":0`,
/// `"errors":[…]`, a part with the status 400 or above, “ERROR: …”; empty when it reports none.
[[nodiscard]] QString reportedFailure(const HttpAnswer &answer);
/// The same for each entry of one request. The reply is whole in the first result and cut at `sharedReplyCap` in the
/// others.
constexpr qsizetype sharedReplyCap = 4096; ///< bytes
[[nodiscard]] QList<SendResult> sendResults(const QList<LogEntry> &entries, const HttpAnswer &answer);
/// Of entries for which there was no request.
[[nodiscard]] SendResult unsentResult(const LogEntry &entry, const Error &error);

/// For a request with an error or an alert, unless a person set another time: a real deployment stores the entry, tells
/// people one after the other, and answers then; 10 to 20 s for each person were seen.
constexpr std::chrono::milliseconds notifyingDeadline{120'000};

/// The request that goes out for `entries`, also for showing it. Fails when the credentials do not fit a header, and
/// with RequestTooLarge beyond the limits' cap.
[[nodiscard]] Result<HttpRequest> ingestRequest(const ResourceUrl &resource, const Credentials &credentials,
                                                const QList<LogEntry> &entries, const HttpLimits &limits);
[[nodiscard]] Result<HttpRequest> ingestRequest(const ResourceUrl &resource, const Credentials &credentials,
                                                const LogEntry &entry, const HttpLimits &limits);

/// Starts once, follows one slashRedirect(), ends in exactly one finished(); destroying it aborts silently.
class IngestCall : public QObject
{
    Q_OBJECT

public:
    /// Over connection `index` of `connections`, which outlives this object and carries one call at a time; `fresh`:
    /// over a connection of its own all the same.
    IngestCall(HttpRequest request, HttpConnections &connections, int index, bool fresh, QObject *parent = nullptr);

    void start();
    void abort(); ///< after start()

signals:
    void finished(const rc::HttpAnswer &answer);

private:
    void ask();
    void answered(const HttpAnswer &answer);

    HttpRequest m_request;
    HttpConnections &m_connections;
    int m_index = 0;
    bool m_fresh = true;
    std::chrono::milliseconds m_deadline;
    HttpCall *m_call = nullptr;
    QElapsedTimer m_clock;
    bool m_followed = false; ///< a slashRedirect() was, and no other will be
};

} // namespace rc
