// SPDX-License-Identifier: GPL-3.0-or-later
// One press, one entry: kept, given the key, sent at most once, and completed in Activity.
#include "ui/send/onesend.h"

#include "ui/currentresource.h"

namespace rc {

OneSend::OneSend(CurrentResource &current, QObject *parent)
    : QObject(parent)
    , m_current(current)
{
}

OneSend::~OneSend() = default;

void OneSend::start(const LogEntry &entry, const QUuid &batch)
{
    const Result<PastedResource> resource = m_current.resource();
    if (m_busy || !resource)
        return;
    m_note = ActivityNote(m_current.activity(), sendRecord(placeOf(resource->resource), entry, batch));
    begin(resource->resource, entry);
}

void OneSend::startDrill(const LogEntry &alert)
{
    const Result<PastedResource> resource = m_current.resource();
    if (m_busy || !resource)
        return;
    m_note = ActivityNote(m_current.activity(), drillRecord(placeOf(resource->resource), alert));
    begin(resource->resource, alert);
}

ActivityPlace OneSend::placeOf(const ResourceUrl &resource) const
{
    return {m_current.profile().name, resource.resourceUrl()};
}

void OneSend::begin(const ResourceUrl &resource, const LogEntry &entry)
{
    m_entry = entry;
    setBusy(true);
    const int attempt = ++m_attempt;
    m_current.withCredentials(this, [this, attempt, resource](Result<Credentials> credentials) {
        if (m_busy && attempt == m_attempt)
            sendWith(resource, std::move(credentials));
    });
}

void OneSend::sendWith(const ResourceUrl &resource, Result<Credentials> credentials)
{
    Result<Authorities> authorities = m_current.authorities();
    if (!credentials || !authorities) {
        endUnsent(credentials ? authorities.error() : credentials.error());
        return;
    }
    m_note.setKey(credentials->key);
    const HttpLimits limits = answerLimits(m_current.limits(), std::move(*authorities));
    m_job = std::make_unique<SendJob>(resource, std::move(*credentials), m_entry, limits);
    connect(m_job.get(), &SendJob::finished, this, &OneSend::end);
    m_note.first(m_job.get(), [job = m_job.get()] { job->start(); });
}

void OneSend::cancel()
{
    if (!m_busy)
        return;
    if (m_job)
        m_job->abort();
    else
        endUnsent({ErrorKind::Cancelled, {}, {}, 0}); // still waiting for the keychain: nothing has left
}

void OneSend::endUnsent(const Error &error)
{
    SendResult result;
    result.entry = m_entry;
    result.at = QDateTime::currentDateTime();
    result.error = error;
    end(result);
}

void OneSend::end(const SendResult &result)
{
    m_note.ended(result, m_job ? m_job->answer().timings : HttpTimings());
    if (m_job)
        m_job.release()->deleteLater(); // it is emitting this
    setBusy(false);
    emit finished(result);
}

void OneSend::setBusy(bool busy)
{
    m_busy = busy;
    emit busyChanged(busy);
}

} // namespace rc
