// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/send/drilloperation.h"

#include "session/arrival/arrivalrecord.h"
#include "store/activity/activitylog.h"

#include <QPointer>

#include <utility>

namespace rc {

DrillOperation::DrillOperation(ProfileContext &context, QObject *parent)
    : QObject(parent)
    , m_context(context)
    , m_send(context)
    , m_preparation(context)
    , m_lookup(context)
{
    connect(&m_preparation, &ArrivalOperation::finished, this, &DrillOperation::preparationFinished);
    connect(&m_lookup, &ArrivalOperation::progressed, this, &DrillOperation::lookupProgressed);
    connect(&m_lookup, &ArrivalOperation::finished, this, &DrillOperation::lookupFinished);
    connect(&m_send, &SendOperation::busyChanged, this, &DrillOperation::changed);
    for (const auto &signal : {&DrillOperation::arrivalChanged, &DrillOperation::finished})
        connect(this, signal, this, &DrillOperation::changed);
    connect(&m_send, &SendOperation::ended, this,
            [this](const QList<qsizetype> &, const QList<SendResult> &results) { m_result = results.constFirst(); });
    connect(&m_send, &SendOperation::finished, this, &DrillOperation::end);
}

DrillOperation::~DrillOperation()
{
    m_preparation.disconnect(this);
    m_send.disconnect(this);
    m_lookup.disconnect(this);
    if (m_running) {
        stopClock();
        writeRecord();
    }
}

qint64 DrillOperation::elapsedMs() const
{
    if (const auto acknowledge = m_report.acknowledgedMs)
        return *acknowledge;
    return m_running ? m_clock.elapsed() : m_report.endedMs.value_or(0);
}

void DrillOperation::stopClock()
{
    m_report.endedMs = elapsedMs();
    m_running = false;
}

void DrillOperation::startAfterLogRead(const LogEntry &alert, const DrillArrival &arrival, const QString &confirmedTool)
{
    if (m_running || isSending() || isPreparing())
        return;
    m_prepared = {alert, arrival};
    if (mayNotify(alert.level))
        m_preparation.start({.markers = {{alert.marker, QDateTime::currentDateTimeUtc(), alert}},
                             .pace = {.within = std::chrono::milliseconds(0)},
                             .confirmedTool = confirmedTool,
                             .plan = arrival.plan});
    else
        m_preparation.find(confirmedTool);
    emit changed();
}

void DrillOperation::preparationFinished(const ArrivalResult &result)
{
    Prepared prepared = *std::exchange(m_prepared, {});
    const bool isRead = result.end == ArrivalEnd::Found ||
                        (result.end == ArrivalEnd::Searched && result.report.count(Arrival::Unread) == 0);
    if (prepared.isCancelled) {
        ArrivalResult canceled;
        canceled.error = Error{ErrorKind::Canceled};
        emit logNotRead(canceled, prepared.alert);
        return;
    }
    if (!isRead) {
        emit logNotRead(result, prepared.alert);
        return;
    }
    prepared.arrival.plan = result.plan;
    start(prepared.alert, prepared.arrival);
}

void DrillOperation::start(const LogEntry &alert, const std::optional<DrillArrival> &arrival)
{
    if (m_running || isSending() || !m_context.resource())
        return;
    m_lookup.cancel(); // of the previous drill, whose results are recorded
    m_report = {};
    m_arrivalResult.reset();
    m_plannedArrival = arrival;
    m_report.withinMs = arrival ? arrival->within.count() : 0;
    m_profile = m_context.profile().name;
    m_marker = alert.marker;
    m_sentAt = QDateTime::currentDateTimeUtc();
    m_running = true;
    m_clock.start();
    if (m_plannedArrival)
        startLookup(alert);
    m_send.start({.plan = {.entries = {alert}}, .isDrill = true});
}

void DrillOperation::end()
{
    m_report.left = m_result.outcome == Outcome::Accepted || m_result.outcome == Outcome::Unknown;
    const bool hasReached = m_report.left && m_report.acknowledgedMs; // before the response
    if (!m_report.left)
        m_running = false; // nothing will arrive: its record ends with the refusal
    else if (hasReached)
        stopClock();
    if (m_report.left)
        writeRecord();
    const QPointer<DrillOperation> alive(this);
    emit alertEnded(m_result);
    if (alive && m_result.error && m_result.error->kind == ErrorKind::Canceled)
        m_lookup.cancel();
    else if (alive && m_report.left && (m_running || hasReached))
        m_lookup.sent({{m_result.entry.marker, m_sentAt, m_result.entry}});
    else if (alive)
        m_lookup.sent({});
    if (alive && hasReached)
        emit finished();
    else if (alive)
        emit changed();
}

/// Before the response, because a service may store an alert immediately and respond after notifying everybody.
void DrillOperation::startLookup(const LogEntry &alert)
{
    ArrivalRequest request;
    request.markers = {{alert.marker, m_sentAt, alert}};
    request.isPending = true;
    request.pace = m_plannedArrival->pace;
    request.plan = m_plannedArrival->plan;
    if (m_lookup.isBusy()) // from the previous drill, which was canceled but has not ended
        m_nextLookup = std::move(request);
    else
        m_lookup.start(std::move(request));
    emit arrivalChanged();
}

void DrillOperation::setArrival(const MarkerArrival &marker)
{
    m_report.logMs = marker.afterMs;
    m_report.logIsLate = marker.isLaterThan(std::chrono::milliseconds(m_report.withinMs));
}

void DrillOperation::lookupProgressed(const ArrivalReport &report)
{
    const MarkerArrival *marker = report.of(m_marker);
    if (!marker || marker->arrival != Arrival::Arrived)
        return;
    setArrival(*marker);
    emit arrivalChanged();
}

/// Results after the end of the drill still count: the lookup continues after an acknowledgment.
void DrillOperation::lookupFinished(const ArrivalResult &result)
{
    if (m_nextLookup) {
        m_lookup.start(*std::exchange(m_nextLookup, {}));
        return;
    }
    if (!m_report.left && result.report.count(Arrival::Arrived) == 0)
        return; // nothing to look for
    m_arrivalResult = result;
    if (const MarkerArrival *marker = result.report.of(m_marker); marker && marker->arrival == Arrival::Arrived) {
        setArrival(*marker);
        m_result.confirmByLog();
    }
    const bool endsIt = m_running && m_report.withinMs > 0;
    if (endsIt)
        stopClock();
    writeRecord();
    const QPointer<DrillOperation> alive(this);
    emit arrivalChanged();
    if (alive && endsIt)
        emit finished();
}

void DrillOperation::acknowledge()
{
    if (!m_running || m_report.acknowledgedMs)
        return;
    m_report.acknowledgedMs = m_clock.elapsed();
    if (isSending())
        emit changed();
    else
        finish();
}

void DrillOperation::finish()
{
    if (!m_running || isSending())
        return;
    stopClock();
    writeRecord();
    emit finished();
}

void DrillOperation::cancel()
{
    if (isPreparing()) {
        m_prepared->isCancelled = true; // its result may already be queued
        m_preparation.cancel();
    } else if (isSending()) {
        m_send.cancel(); // also ends the lookup
    } else {
        m_lookup.cancel();
    }
}

void DrillOperation::writeRecord()
{
    if (!m_send.record() || !m_context.activity())
        return;
    ActivityRecord record = *m_send.record();
    complete(record, m_report);
    if (const MarkerArrival *marker = m_arrivalResult ? m_arrivalResult->report.of(record.marker) : nullptr)
        complete(record, *marker, m_arrivalResult->report);
    m_context.activity()->write({record}, m_send.redactor());
}

} // namespace rc

#include "moc_drilloperation.cpp"
