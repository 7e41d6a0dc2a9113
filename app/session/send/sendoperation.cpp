// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/send/sendoperation.h"

#include "check/run/stepoutcome.h"
#include "core/background.h"
#include "session/send/detail/sendrecords.h"
#include "store/activity/activitylog.h"

#include <QPointer>

#include <algorithm>
#include <functional>
#include <numeric>
#include <utility>

namespace rc {

namespace {

/// Above this interval each request has its own two writes; below it they would slow down the sending.
constexpr std::chrono::milliseconds slowInterval{100};
/// Up to this number of entries, so does each request at any interval.
constexpr qsizetype fewEntries = 20;
constexpr qsizetype bytesPerEntry = 200; ///< cost of recording one entry, relative to reading a response

qsizetype windowOf(const SendPlan &plan)
{
    const qsizetype inFlight = plan.perRequest * plan.connections;
    const bool isSlow = plan.interval > slowInterval || plan.entries.size() <= fewEntries;
    return isSlow ? inFlight : std::max(inFlight, SendRecords::fastWindow);
}

struct WrittenEntries
{
    QList<LogEntry> entries; ///< with their times
    std::optional<Error> fault;
};

WrittenEntries writeToSdkLog(QList<LogEntry> entries, const QString &logFile)
{
    WrittenEntries written;
    SdkLog log(logFile);
    for (LogEntry &entry : entries) {
        if (!entry.ts.isValid()) // so that file and service have the same time
            entry.ts = QDateTime::currentDateTimeUtc();
        if (const Result<void> result = log.write(entry); !result && !written.fault)
            written.fault = result.error();
    }
    written.entries = std::move(entries);
    return written;
}

SendResult localResult(const LogEntry &entry)
{
    SendResult result;
    result.entry = entry;
    result.outcome = Outcome::Local;
    result.at = QDateTime::currentDateTime();
    return result;
}

} // namespace

QList<SentMarker> markersWhileSending(const SendRequest &request)
{
    const SendPlan &plan = request.plan;
    const bool hasPauses = plan.interval.count() > 0 && plan.perRequest < plan.entries.size();
    QList<SentMarker> markers;
    if (hasPauses || plan.entries.size() > fewEntries)
        return markers;
    for (const LogEntry &entry : plan.entries) {
        if (!request.sdk || forwards(request.sdk->threshold, entry.level))
            markers.append({entry.marker, QDateTime::currentDateTimeUtc(), entry});
    }
    return markers;
}

SendOperation::SendOperation(ProfileContext &context, QObject *parent)
    : Operation(context, parent)
{
}

SendOperation::~SendOperation() = default;

void SendOperation::start(SendRequest request)
{
    const QList<LogEntry> &entries = request.plan.entries;
    const Result<PastedResource> resource = m_context.resource();
    const bool maySend = !request.sdk || std::ranges::any_of(entries, [&request](const LogEntry &entry) {
        return forwards(request.sdk->threshold, entry.level);
    });
    if (isBusy() || entries.isEmpty() || (maySend && !resource))
        return;
    m_request = std::move(request);
    m_resource = resource ? resource->resource : ResourceUrl();
    m_request.plan.resource = m_resource;
    m_target = {m_context.profile(), resource ? m_resource.resourceUrl() : QString()};
    m_batch = m_request.batch;
    if (m_batch.isNull() && m_request.plan.entries.size() > 1)
        m_batch = QUuid::createUuid();
    m_record.reset();
    m_redactor = m_context.redactor();
    m_isCancelled = false;
    m_tally = {};
    m_tally.planned = m_request.plan.entries.size();
    m_tally.waiting = m_tally.planned;
    begin();
    if (m_request.sdk)
        writeSdkLog();
    else
        requestAccess(std::bind_front(&SendOperation::recordFirst, this));
}

void SendOperation::writeSdkLog()
{
    m_isWritingSdkLog = true;
    // A disk may hang, so use another thread.
    runInBackground(
        this,
        [entries = m_request.plan.entries, logFile = m_request.sdk->logFile] {
            return writeToSdkLog(entries, logFile);
        },
        [this](WrittenEntries written) {
            m_isWritingSdkLog = false;
            QList<LogEntry> &forwarded = m_request.plan.entries;
            forwarded.clear();
            for (qsizetype i = 0; i < written.entries.size(); ++i) {
                const bool isForwarded = forwards(m_request.sdk->threshold, written.entries.at(i).level);
                (isForwarded ? forwarded : m_local).append(written.entries.at(i));
                (isForwarded ? m_sentIndexes : m_localIndexes).append(i);
            }
            const QPointer<SendOperation> alive(this);
            if (written.fault)
                emit notWritten(*written.fault);
            if (!alive)
                return;
            if (forwarded.isEmpty()) {
                if (recordLocal())
                    finish();
            } else if (m_isCancelled) {
                endUnsent({ErrorKind::Canceled});
            } else {
                requestAccess(std::bind_front(&SendOperation::recordFirst, this));
            }
        });
}

/// The job starts when Activity has recorded its entries.
void SendOperation::recordFirst(Result<Access> access)
{
    if (!access) {
        endUnsent(access.error());
        return;
    }
    m_redactor = redactorFor(access->credentials);
    m_identity = access->credentials.identity;
    m_request.plan.limits = HttpLimits{access->limits, std::move(access->authorities)};
    makeJob(std::move(access->credentials));
    ActivityLog *log = m_context.activity();
    const auto start = ifStillPending([this] { m_job->start(); });
    const auto recordSending = ifStillPending([this, log, start](const QList<ActivityRecord> &records) {
        log->recordBefore(records, m_redactor, this, start);
    });
    const auto planAll = ifStillPending([this] { plan(); });
    if (!recordLocal()) // a slot may have deleted this object
        return;
    if (!log)
        start();
    else if (m_request.isDrill)
        recordSending(QList<ActivityRecord>{*m_record});
    else if (isOneRequest()) // all entries are in progress together, so a plan adds nothing
        runInBackgroundIfLarge(
            this, m_records->size() * bytesPerEntry,
            [records = *m_records]() mutable { return records.beforeSend(0, records.size()); }, recordSending);
    else
        planAll();
}

/// Records all entries of many requests as planned, in portions. The gate records each before it is sent.
void SendOperation::plan()
{
    ActivityLog *log = m_context.activity();
    const QList<ActivityRecord> records = m_records->plan();
    if (!records.isEmpty()) {
        log->recordBefore(records, m_redactor, this, ifStillPending([this] { plan(); }));
        return;
    }
    m_gate = std::make_unique<SendGate>(
        *m_records, [this, log](const QList<ActivityRecord> &marked, const std::function<void()> &then) {
            log->recordBefore(marked, m_redactor, m_job.get(), then);
        });
    m_job->setGate([this](qsizetype first, qsizetype updateTally, const std::function<void()> &go) {
        m_gate->ask(first, updateTally, go);
    });
    m_job->start();
}

void SendOperation::makeJob(Credentials credentials)
{
    const SendPlan &plan = m_request.plan;
    if (m_request.isDrill)
        m_record = drillRecord(m_target, plan.entries.constFirst());
    m_records = std::make_unique<SendRecords>(m_target, plan.entries, windowOf(plan), m_batch);
    m_job = std::make_unique<SendJob>(plan, std::move(credentials));
    connect(m_job.get(), &SendJob::ended, this, &SendOperation::requestEnded);
    connect(m_job.get(), &SendJob::progressed, this, [this] {
        updateTally();
        emit progressed(SendTally(m_tally));
    });
    connect(m_job.get(), &SendJob::finished, this, &SendOperation::finish);
}

/// False if a slot has deleted this object.
bool SendOperation::recordLocal()
{
    QList<ActivityRecord> records;
    QList<SendResult> results;
    for (const LogEntry &entry : std::exchange(m_local, {})) {
        results.append(localResult(entry));
        records.append(sendRecord(m_target, entry, m_batch));
        complete(records.last(), results.constLast());
    }
    writeRecords(records);
    m_tally.waiting -= results.size();
    m_tally.local += results.size();
    const QPointer<SendOperation> alive(this);
    if (!results.isEmpty())
        emit ended(std::exchange(m_localIndexes, {}), results);
    return !alive.isNull();
}

void SendOperation::requestEnded(qsizetype first, QList<SendResult> results, const HttpResponse &response)
{
    explain(results, m_resource, m_identity, response);
    updateTally();
    if (m_request.isDrill) {
        complete(*m_record, results.constFirst(), response.timings);
        writeRecords({*m_record});
    } else if (QPointer<ActivityLog> log = m_context.activity(); log && isOneRequest()) {
        runInBackgroundIfLarge(
            log, results.size() * bytesPerEntry,
            [records = *m_records, first, results, timings = response.timings]() mutable {
                QList<ActivityRecord> done = records.ended(first, results, timings);
                return done + records.takeUnwritten();
            },
            [log, redactor = m_redactor](QList<ActivityRecord> records) {
                if (log)
                    log->write(std::move(records), redactor);
            });
    } else {
        writeRecords(m_records->ended(first, results, response.timings));
    }
    emit ended(indexesOf(first, results.size()), results);
}

void SendOperation::cancel()
{
    if (!isBusy())
        return;
    if (m_job) {
        cancelPending(); // it may wait for Activity
        m_job->abort();
    } else if (m_isWritingSdkLog) {
        m_isCancelled = true; // the file is still written, as an SDK would
    } else {
        endUnsent({ErrorKind::Canceled}); // still waiting for the keychain: nothing was sent
    }
}

void SendOperation::endUnsent(const Error &reason)
{
    cancelPending(); // ignore a key that arrives now
    makeJob({});
    if (recordLocal())
        m_job->failAll(reason);
}

void SendOperation::finish()
{
    updateTally();
    if (m_records)
        writeRecords(m_records->takeUnwritten());
    m_gate.reset();
    m_records.reset();
    m_request = {};
    m_sentIndexes.clear();
    if (m_job)
        m_job.release()->deleteLater(); // the job is emitting this signal
    if (end())
        emit finished(SendTally(m_tally));
}

bool SendOperation::isOneRequest() const
{
    const SendPlan &plan = m_request.plan;
    return plan.perRequest >= plan.entries.size();
}

void SendOperation::updateTally()
{
    if (!m_job)
        return;
    const qsizetype local = m_tally.local;
    m_tally = m_job->tally();
    m_tally.local = local;
    m_tally.planned += local;
}

void SendOperation::writeRecords(const QList<ActivityRecord> &records)
{
    if (m_context.activity() && !records.isEmpty())
        m_context.activity()->write(records, m_redactor);
}

QList<qsizetype> SendOperation::indexesOf(qsizetype first, qsizetype updateTally) const
{
    if (!m_sentIndexes.isEmpty())
        return m_sentIndexes.mid(first, updateTally);
    QList<qsizetype> indexes(updateTally);
    std::iota(indexes.begin(), indexes.end(), first);
    return indexes;
}

} // namespace rc

#include "moc_sendoperation.cpp"
