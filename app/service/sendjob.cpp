// SPDX-License-Identifier: GPL-3.0-or-later
// One entry, one request, one outcome in the honest words.
#include "service/sendjob.h"

#include "wire/elsewhere.h"

namespace rc {

SendJob::SendJob(ResourceUrl resource, Credentials credentials, LogEntry entry, HttpLimits limits, QObject *parent)
    : QObject(parent)
    , m_resource(std::move(resource))
    , m_credentials(std::move(credentials))
    , m_entry(std::move(entry))
    , m_limits(std::move(limits))
{
}

SendJob::~SendJob() = default;

void SendJob::start()
{
    if (m_ended || m_call)
        return;
    const Result<HttpRequest> request = ingestRequest(m_resource, m_credentials, m_entry, m_limits);
    if (!request) {
        end(unsentResult(m_entry, request.error()));
        return;
    }
    m_call = new IngestCall(*request, this);
    connect(m_call, &IngestCall::finished, this, [this](const HttpAnswer &answer) {
        m_answer = answer;
        elsewhere(
            this, m_answer.body.size(), [entry = m_entry, read = m_answer] { return sendResult(entry, read); },
            [this](const SendResult &result) { end(result); });
    });
    m_call->start();
}

void SendJob::abort()
{
    if (m_ended)
        return;
    if (m_call)
        m_call->abort();
    else
        end(unsentResult(m_entry, {ErrorKind::Cancelled, {}, {}, 0}));
}

void SendJob::end(const SendResult &result)
{
    if (m_ended)
        return;
    m_ended = true;
    // Always later: who starts or aborts a job need not expect the end inside that call.
    QMetaObject::invokeMethod(this, [this, result] { emit finished(result); }, Qt::QueuedConnection);
}

} // namespace rc

#include "moc_sendjob.cpp"
