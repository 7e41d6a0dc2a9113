// SPDX-License-Identifier: GPL-3.0-or-later
// Sends several entries in one request, at most once.
#pragma once

#include "service/ingestcall.h"
#include "wire/httpconnections.h"

namespace rc {

/// Starts once, follows one slashRedirect(), ends in exactly one finished(), also when nothing could be sent, and never
/// inside start() or abort(); destroying it aborts silently.
class BatchJob : public QObject
{
    Q_OBJECT

public:
    /// `entries`: at least one, with their times and markers.
    BatchJob(ResourceUrl resource, Credentials credentials, QList<LogEntry> entries, HttpLimits limits = {},
             QObject *parent = nullptr);

    ~BatchJob() override;

    void start();
    void abort();
    /// The HTTP answer behind the results; valid in and after finished().
    [[nodiscard]] const HttpAnswer &answer() const { return m_answer; }

signals:
    /// One for each entry, in their order; all have the one outcome of the request.
    void finished(const QList<rc::SendResult> &results);

private:
    void end(const QList<SendResult> &results);
    [[nodiscard]] QList<SendResult> unsent(const Error &error) const;

    ResourceUrl m_resource;
    Credentials m_credentials;
    QList<LogEntry> m_entries;
    HttpLimits m_limits;
    HttpAnswer m_answer;
    HttpConnections m_connections; ///< one, for this request
    IngestCall *m_call = nullptr;
    bool m_ended = false;
};

} // namespace rc
