// SPDX-License-Identifier: GPL-3.0-or-later
// Sends one entry to a resource, at most once.
#pragma once

#include "core/credentials.h"
#include "core/outcome.h"
#include "core/resourceurl.h"
#include "wire/httpcall.h"

#include <QElapsedTimer>
#include <QObject>

namespace rc {

/// What an answer to an ingest request means for the entry (design: "An ingest answer counts as accepted when …").
/// 502 and 504 come from a gateway that may have passed the entry on: Unknown.
[[nodiscard]] SendResult sendResult(const LogEntry &entry, const HttpAnswer &answer);

/// The request that goes out for `entry`, also for showing it. Fails when the credentials do not fit a header.
[[nodiscard]] Result<HttpRequest> ingestRequest(const ResourceUrl &resource, const Credentials &credentials,
                                                const LogEntry &entry, const HttpLimits &limits);

/// Starts once, follows one slashRedirect(), ends in exactly one finished(), also when nothing could be sent, and never
/// inside start() or abort(); destroying it aborts silently.
class SendJob : public QObject
{
    Q_OBJECT

public:
    SendJob(ResourceUrl resource, Credentials credentials, LogEntry entry, HttpLimits limits = {},
            QObject *parent = nullptr);
    ~SendJob() override;

    void start();
    void abort();
    /// The HTTP answer behind the result; valid in and after finished().
    [[nodiscard]] const HttpAnswer &answer() const { return m_answer; }

signals:
    void finished(const rc::SendResult &result);

private:
    void ask(const HttpRequest &request);
    void answered(HttpRequest request, const HttpAnswer &answer);
    void endUnsent(const Error &error);
    void end(const SendResult &result);

    ResourceUrl m_resource;
    Credentials m_credentials;
    LogEntry m_entry;
    HttpLimits m_limits;
    HttpAnswer m_answer;
    HttpCall *m_call = nullptr;
    QElapsedTimer m_clock;
    bool m_followed = false; ///< a slashRedirect() was, and no other will be
    bool m_ended = false;
};

} // namespace rc
