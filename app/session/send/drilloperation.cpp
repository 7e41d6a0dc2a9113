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
    connect(&m_send, &SendOperation::busyChanged, this, &DrillOperation::sendingChanged);
    for (const auto &signal : {&DrillOperation::arrivalChanged, &DrillOperation::finished})
        connect(this, signal, this, &DrillOperation::changed);
    connect(this, &DrillOperation::sendingChanged, this, &DrillOperation::changed);
    connect(&m_send, &SendOperation::ended, this,
            [this](const QList<qsizetype> &, const QList<SendResult> &results) { m_result = results.constFirst(); });
    connect(&m_send, &SendOperation::finished, this, &DrillOperation::end);
}

DrillOperation::~DrillOperation()
{
    m_send.disconnect(this);
    m_look.disconnect(this);
    if (m_running) {
        m_report.endedMs = m_since.elapsed();
        keep();
    }
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
    if (m_report.left)
        keep(); // what was ticked off while the answer was on its way
    else
        m_running = false; // nothing will come: its record has the refusal as its end
    const QPointer<DrillOperation> alive(this);
    emit alertEnded(m_result);
    if (alive && m_report.left && m_running && m_wanted)
        look();
    if (alive)
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
    if (endsIt) {
        m_report.endedMs = m_since.elapsed();
        m_running = false;
    }
    keep();
    const QPointer<DrillOperation> alive(this);
    emit arrivalChanged();
    if (alive && endsIt)
        emit finished();
}

void DrillOperation::tick(DrillStage stage)
{
    if (!m_running || stage == DrillStage::Log)
        return;
    auto &came = m_report.came.at(std::size_t(stage));
    came = came ? std::nullopt : std::optional(m_since.elapsed());
    if (!isSending())
        keep();
    emit changed();
}

void DrillOperation::finish()
{
    if (!m_running || isSending())
        return;
    m_report.endedMs = m_since.elapsed();
    m_running = false;
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
