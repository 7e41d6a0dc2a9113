// SPDX-License-Identifier: GPL-3.0-or-later
// One press, one entry: kept, given the key, sent at most once, and completed in Activity.
#include "ui/send/onesend.h"

#include "check/rungending.h"
#include "ui/currentresource.h"

namespace rc {

OneSend::OneSend(CurrentResource &current, QObject *parent)
    : OnePress(current, parent)
{
}

OneSend::~OneSend() = default;

void OneSend::start(const LogEntry &entry, const QUuid &batch)
{
    const Result<PastedResource> resource = m_current.resource();
    if (isBusy() || !resource)
        return;
    m_note = ActivityNote(m_current.activity(), sendRecord(placeOf(resource->resource), entry, batch));
    send(resource->resource, entry);
}

void OneSend::startDrill(const LogEntry &alert)
{
    const Result<PastedResource> resource = m_current.resource();
    if (isBusy() || !resource)
        return;
    m_note = ActivityNote(m_current.activity(), drillRecord(placeOf(resource->resource), alert));
    send(resource->resource, alert);
}

ActivityPlace OneSend::placeOf(const ResourceUrl &resource) const
{
    return {m_current.profile().name, resource.resourceUrl()};
}

void OneSend::send(const ResourceUrl &resource, const LogEntry &entry)
{
    m_entry = entry;
    begin([this, resource](Result<Credentials> credentials) { sendWith(resource, std::move(credentials)); });
}

void OneSend::sendWith(const ResourceUrl &resource, Result<Credentials> credentials)
{
    const std::optional<HttpLimits> limits = limitsWith(credentials);
    if (!limits)
        return;
    m_resource = resource;
    m_who = credentials->identity;
    m_job = std::make_unique<SendJob>(resource, std::move(*credentials), m_entry, *limits);
    connect(m_job.get(), &SendJob::finished, this, &OneSend::end);
    m_note.first(m_job.get(), [job = m_job.get()] { job->start(); });
}

bool OneSend::abortJob()
{
    if (!m_job)
        return false;
    m_job->abort(); // it may end in this call, and then is no more
    return true;
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
    SendResult judged = result;
    if (m_job)
        judged.explained = explanationOf(m_resource, m_who, result, m_job->answer());
    m_note.ended(judged, m_job ? m_job->answer().timings : HttpTimings());
    if (m_job)
        m_job.release()->deleteLater(); // it is emitting this
    setBusy(false);
    emit finished(judged);
}

} // namespace rc

#include "moc_onesend.cpp"
