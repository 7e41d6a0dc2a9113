// SPDX-License-Identifier: GPL-3.0-or-later
// One press, several entries in one request: kept first, given the key, sent at most once, and completed in Activity.
#include "ui/send/batchsend.h"

#include "activity/records.h"
#include "check/rungending.h"
#include "core/redactor.h"
#include "service/batchjob.h"
#include "store/activitylog.h"
#include "ui/currentresource.h"
#include "wire/elsewhere.h"

namespace rc {

namespace {

constexpr qsizetype bytesPerEntry = 200; ///< how much work the record of one is, compared with reading an answer

QList<ActivityRecord> recordsOf(const ActivityPlace &place, const QList<LogEntry> &entries)
{
    const QUuid batch = QUuid::createUuid();
    QList<ActivityRecord> records;
    records.reserve(entries.size());
    for (const LogEntry &entry : entries)
        records.append(sendRecord(place, entry, batch));
    return records;
}

QList<ActivityRecord> completed(QList<ActivityRecord> records, const QList<SendResult> &results,
                                const HttpTimings &timings)
{
    for (qsizetype i = 0; i < records.size() && i < results.size(); ++i)
        complete(records[i], results.at(i), timings);
    return records;
}

} // namespace

BatchSend::BatchSend(CurrentResource &current, QObject *parent)
    : QObject(parent)
    , m_current(current)
{
}

BatchSend::~BatchSend() = default;

void BatchSend::start(const QList<LogEntry> &entries)
{
    const Result<PastedResource> resource = m_current.resource();
    if (m_busy || entries.isEmpty() || !resource)
        return;
    m_entries = entries;
    m_records.clear();
    m_redactor.reset();
    setBusy(true);
    const int attempt = ++m_attempt;
    const ActivityPlace place{m_current.profile().name, resource->resource.resourceUrl()};
    elsewhere(
        this, entries.size() * bytesPerEntry, [place, entries] { return recordsOf(place, entries); },
        [this, attempt, profile = m_current.profile(), target = resource->resource](QList<ActivityRecord> records) {
            if (!m_busy || attempt != m_attempt)
                return;
            m_records = std::move(records);
            askForKey(attempt, profile, target);
        });
}

void BatchSend::askForKey(int attempt, const Profile &profile, const ResourceUrl &resource)
{
    m_current.withCredentialsOf(profile, this, [this, attempt, profile, resource](Result<Credentials> credentials) {
        if (m_busy && attempt == m_attempt)
            sendWith(profile, resource, std::move(credentials));
    });
}

void BatchSend::sendWith(const Profile &profile, const ResourceUrl &resource, Result<Credentials> credentials)
{
    Result<Authorities> authorities = m_current.authoritiesOf(profile);
    if (!credentials || !authorities) {
        endUnsent(credentials ? authorities.error() : credentials.error());
        return;
    }
    m_redactor = redactorFor(*credentials);
    const HttpLimits limits = answerLimits(m_current.limitsOf(profile), std::move(*authorities));
    m_resource = resource;
    m_who = credentials->identity;
    m_job = std::make_unique<BatchJob>(resource, std::move(*credentials), m_entries, limits);
    connect(m_job.get(), &BatchJob::finished, this, &BatchSend::end);
    const auto go = [job = m_job.get()] { job->start(); };
    if (ActivityLog *log = m_current.activity())
        log->keepFirst(m_records, m_redactor, m_job.get(), go);
    else
        go();
}

void BatchSend::cancel()
{
    if (!m_busy)
        return;
    if (m_job)
        m_job->abort();
    else
        endUnsent({ErrorKind::Cancelled, {}, {}, 0}); // nothing has left
}

void BatchSend::endUnsent(const Error &error)
{
    QList<SendResult> results;
    results.reserve(m_entries.size());
    for (const LogEntry &entry : std::as_const(m_entries))
        results.append(unsentResult(entry, error));
    end(results);
}

void BatchSend::end(QList<SendResult> results)
{
    const HttpTimings timings = m_job ? m_job->answer().timings : HttpTimings();
    if (m_job)
        explain(results, m_resource, m_who, m_job->answer());
    if (m_job)
        m_job.release()->deleteLater(); // it is emitting this
    if (QPointer<ActivityLog> log = m_current.activity(); log && !m_records.isEmpty()) {
        elsewhere(
            log, m_records.size() * bytesPerEntry,
            [records = m_records, results, timings] { return completed(records, results, timings); },
            [log, redactor = m_redactor](QList<ActivityRecord> records) {
                if (log)
                    log->keep(std::move(records), redactor);
            });
    }
    m_records.clear();
    setBusy(false);
    emit finished(results);
}

void BatchSend::setBusy(bool busy)
{
    m_busy = busy;
    emit busyChanged(busy);
}

} // namespace rc

#include "moc_batchsend.cpp"
