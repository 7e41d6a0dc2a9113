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
    , m_find(context)
    , m_lookup(context)
{
    connect(&m_find, &ArrivalOperation::finished, this, &DrillOperation::toolFound);
    connect(&m_lookup, &ArrivalOperation::progressed, this, &DrillOperation::lookupProgressed);
    connect(&m_lookup, &ArrivalOperation::finished, this, &DrillOperation::lookupEnded);
    connect(&m_send, &SendOperation::busyChanged, this, &DrillOperation::changed);
    for (const auto &signal : {&DrillOperation::arrivalChanged, &DrillOperation::finished})
        connect(this, signal, this, &DrillOperation::changed);
    connect(&m_send, &SendOperation::ended, this,
            [this](const QList<qsizetype> &, const QList<SendResult> &results) { m_result = results.constFirst(); });
    connect(&m_send, &SendOperation::finished, this, &DrillOperation::end);
}

DrillOperation::~DrillOperation()
{
    m_find.disconnect(this);
    m_send.disconnect(this);
    m_lookup.disconnect(this);
    if (m_running) {
        close();
        store();
    }
}

qint64 DrillOperation::elapsedMs() const
{
    if (const auto reached = m_report.acknowledgedMs)
        return *reached;
    return m_running ? m_timer.elapsed() : m_report.endedMs.value_or(0);
}

void DrillOperation::close()
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
        m_find.start({.markers = {{alert.marker, QDateTime::currentDateTimeUtc(), alert}},
                      .pace = {.within = std::chrono::milliseconds(0)},
                      .confirmedTool = confirmedTool,
                      .plan = arrival.plan});
    else
        m_find.find(confirmedTool);
    emit changed();
}

void DrillOperation::toolFound(const ArrivalResult &result)
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
    m_lookup.cancel(); // from the previous drill, which keeps its results
    m_report = {};
    m_arrival.reset();
    m_options = arrival;
    m_report.withinMs = arrival ? arrival->within.count() : 0;
    m_profile = m_context.profile().name;
    m_marker = alert.marker;
    m_sentAt = QDateTime::currentDateTimeUtc();
    m_running = true;
    m_timer.start();
    if (m_options)
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
        close();
    if (m_report.left)
        store();
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

/// Starts before the response: a service may store an alert immediately and respond after notifying everybody.
void DrillOperation::startLookup(const LogEntry &alert)
{
    ArrivalRequest request;
    request.markers = {{alert.marker, m_sentAt, alert}};
    request.isPending = true;
    request.pace = m_options->pace;
    request.plan = m_options->plan;
    if (m_lookup.isBusy()) // from the previous drill, which was canceled but has not ended
        m_next = std::move(request);
    else
        m_lookup.start(std::move(request));
    emit arrivalChanged();
}

void DrillOperation::setArrival(const MarkerArrival &arrival)
{
    m_report.logMs = arrival.afterMs;
    m_report.logIsLate = arrival.isLaterThan(std::chrono::milliseconds(m_report.withinMs));
}

void DrillOperation::lookupProgressed(const ArrivalReport &report)
{
    const MarkerArrival *one = report.of(m_marker);
    if (!one || one->arrival != Arrival::Arrived)
        return;
    setArrival(*one);
    emit arrivalChanged();
}

/// Results after the end of the drill still count: the lookup continues after an acknowledgment.
void DrillOperation::lookupEnded(const ArrivalResult &result)
{
    if (m_next) {
        m_lookup.start(*std::exchange(m_next, {}));
        return;
    }
    if (!m_report.left && result.report.count(Arrival::Arrived) == 0)
        return; // nothing to look for
    m_arrival = result;
    if (const MarkerArrival *one = result.report.of(m_marker); one && one->arrival == Arrival::Arrived) {
        setArrival(*one);
        m_result.confirmByLog();
    }
    const bool endsIt = m_running && m_report.withinMs > 0;
    if (endsIt)
        close();
    store();
    const QPointer<DrillOperation> alive(this);
    emit arrivalChanged();
    if (alive && endsIt)
        emit finished();
}

void DrillOperation::reached()
{
    if (!m_running || m_report.acknowledgedMs)
        return;
    m_report.acknowledgedMs = m_timer.elapsed();
    if (isSending())
        emit changed();
    else
        finish();
}

void DrillOperation::finish()
{
    if (!m_running || isSending())
        return;
    close();
    store();
    emit finished();
}

void DrillOperation::cancel()
{
    if (isPreparing()) {
        m_prepared->isCancelled = true; // its result may be on its way
        m_find.cancel();
    } else if (isSending()) {
        m_send.cancel(); // also ends the lookup
    } else {
        m_lookup.cancel();
    }
}

void DrillOperation::store()
{
    if (!m_send.record() || !m_context.activity())
        return;
    ActivityRecord record = *m_send.record();
    complete(record, m_report);
    if (const MarkerArrival *one = m_arrival ? m_arrival->report.of(record.marker) : nullptr)
        complete(record, *one, m_arrival->report);
    m_context.activity()->keep({record}, m_send.redactor());
}

} // namespace rc

#include "moc_drilloperation.cpp"
