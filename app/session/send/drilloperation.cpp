// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/send/drilloperation.h"

#include "session/arrival/arrivalrecord.h"
#include "store/activity/activitylog.h"

#include <QPointer>

namespace rc {

DrillOperation::DrillOperation(OpenProfile &open, QObject *parent)
    : QObject(parent)
    , m_open(open)
    , m_send(open)
    , m_look(open)
{
    connect(&m_look, &ArrivalOperation::finished, this, &DrillOperation::looked);
    connect(&m_send, &SendOperation::busyChanged, this, &DrillOperation::changed);
    for (const auto &signal : {&DrillOperation::arrivalChanged, &DrillOperation::finished})
        connect(this, signal, this, &DrillOperation::changed);
    connect(&m_send, &SendOperation::ended, this,
            [this](const QList<qsizetype> &, const QList<SendResult> &results) { m_result = results.constFirst(); });
    connect(&m_send, &SendOperation::finished, this, &DrillOperation::end);
}

DrillOperation::~DrillOperation()
{
    m_send.disconnect(this);
    m_look.disconnect(this);
    if (m_running) {
        close();
        keep();
    }
}

qint64 DrillOperation::elapsedMs() const
{
    if (const auto reached = m_report.at(DrillStage::Acknowledged))
        return *reached;
    return m_running ? m_since.elapsed() : m_report.endedMs.value_or(0);
}

void DrillOperation::close()
{
    m_report.endedMs = elapsedMs();
    m_running = false;
}

void DrillOperation::start(const LogEntry &alert, const std::optional<DrillArrival> &arrival)
{
    if (m_running || isSending() || !m_open.resource())
        return;
    m_look.cancel(); // of the drill before: it keeps what it knows
    m_report = {};
    m_arrived.reset();
    m_wanted = arrival;
    m_report.withinMs = arrival ? arrival->within.count() : 0;
    m_profile = m_open.profile().name;
    m_marker = alert.marker;
    m_sentAt = QDateTime::currentDateTimeUtc();
    m_running = true;
    m_since.start();
    m_send.start({.plan = {.entries = {alert}}, .isDrill = true});
}

void DrillOperation::end()
{
    m_report.left = m_result.outcome == Outcome::Accepted || m_result.outcome == Outcome::Unknown;
    const bool hasReached = m_report.left && m_report.at(DrillStage::Acknowledged); // before the response
    if (!m_report.left)
        m_running = false; // nothing will arrive: its record has the refusal as its end
    else if (hasReached)
        close();
    if (m_report.left)
        keep();
    const QPointer<DrillOperation> alive(this);
    emit alertEnded(m_result);
    if (alive && m_report.left && (m_running || hasReached) && m_wanted)
        look();
    if (alive && hasReached)
        emit finished();
    else if (alive)
        emit changed();
}

void DrillOperation::look()
{
    ArrivalWish wish;
    wish.markers = {{m_result.entry.marker, m_sentAt, m_result.entry}};
    wish.pace = m_wanted->pace;
    wish.plan = m_wanted->plan;
    m_look.start(std::move(wish));
    emit arrivalChanged();
}

/// What is seen after the end of the drill still counts: nobody stops looking because somebody has answered.
void DrillOperation::looked(const ArrivalResult &result)
{
    m_arrived = result;
    if (const MarkerArrival *one = result.report.of(m_result.entry.marker); one && one->arrival == Arrival::Arrived)
        m_report.came.at(std::size_t(DrillStage::Log)) = one->afterMs;
    const bool endsIt = m_running && m_report.withinMs > 0;
    if (endsIt)
        close();
    keep();
    const QPointer<DrillOperation> alive(this);
    emit arrivalChanged();
    if (alive && endsIt)
        emit finished();
}

void DrillOperation::reached()
{
    if (!m_running || m_report.at(DrillStage::Acknowledged))
        return;
    m_report.came.at(std::size_t(DrillStage::Acknowledged)) = m_since.elapsed();
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
    keep();
    emit finished();
}

void DrillOperation::cancel()
{
    m_send.cancel();
    m_look.cancel();
}

void DrillOperation::keep()
{
    if (!m_send.record() || !m_open.activity())
        return;
    ActivityRecord record = *m_send.record();
    complete(record, m_report);
    if (const MarkerArrival *one = m_arrived ? m_arrived->report.of(record.marker) : nullptr)
        complete(record, *one, m_arrived->report);
    m_open.activity()->keep({record}, m_send.redactor());
}

} // namespace rc

#include "moc_drilloperation.cpp"
