// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/batchjob.h"

#include "wire/elsewhere.h"

namespace rc {

BatchJob::BatchJob(ResourceUrl resource, Credentials credentials, QList<LogEntry> entries, HttpLimits limits,
                   QObject *parent)
    : QObject(parent)
    , m_resource(std::move(resource))
    , m_credentials(std::move(credentials))
    , m_entries(std::move(entries))
    , m_limits(std::move(limits))
{
}

BatchJob::~BatchJob()
{
    delete m_call; // before the connection it uses
}

void BatchJob::start()
{
    if (m_ended || m_call)
        return;
    const Result<HttpRequest> request = ingestRequest(m_resource, m_credentials, m_entries, m_limits);
    if (!request) {
        end(unsent(request.error()));
        return;
    }
    m_call = new IngestCall(*request, m_connections, 0, true, this);
    connect(m_call, &IngestCall::finished, this, [this](const HttpAnswer &answer) {
        m_answer = answer;
        elsewhere(
            this, m_answer.body.size(), [entries = m_entries, read = m_answer] { return sendResults(entries, read); },
            [this](const QList<SendResult> &results) { end(results); });
    });
    m_call->start();
}

void BatchJob::abort()
{
    if (m_ended)
        return;
    if (m_call)
        m_call->abort();
    else
        end(unsent({ErrorKind::Cancelled, {}, {}, 0}));
}

QList<SendResult> BatchJob::unsent(const Error &error) const
{
    QList<SendResult> results;
    for (const LogEntry &entry : m_entries)
        results.append(unsentResult(entry, error));
    return results;
}

void BatchJob::end(const QList<SendResult> &results)
{
    if (m_ended)
        return;
    m_ended = true;
    // Always later: who starts or aborts a job need not expect the end inside that call.
    QMetaObject::invokeMethod(this, [this, results] { emit finished(results); }, Qt::QueuedConnection);
}

} // namespace rc

#include "moc_batchjob.cpp"
