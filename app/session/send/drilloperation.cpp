// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/send/drilloperation.h"

#include "store/activity/activitylog.h"

namespace rc {

DrillOperation::DrillOperation(OpenProfile &open, QObject *parent)
    : QObject(parent)
    , m_open(open)
    , m_send(open)
{
    connect(&m_send, &SendOperation::busyChanged, this, &DrillOperation::sendingChanged);
    connect(&m_send, &SendOperation::ended, this,
            [this](const QList<qsizetype> &, const QList<SendResult> &results) { m_result = results.constFirst(); });
    connect(&m_send, &SendOperation::finished, this, &DrillOperation::end);
}

DrillOperation::~DrillOperation()
{
    m_send.disconnect(this);
    if (m_running) {
        m_report.endedMs = m_since.elapsed();
        keep();
    }
}

void DrillOperation::start(const LogEntry &alert)
{
    if (m_running || isSending() || !m_open.resource())
        return;
    m_report = {};
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
    emit alertEnded(m_result);
}

void DrillOperation::tick(DrillStage stage)
{
    if (!m_running)
        return;
    auto &came = m_report.came.at(std::size_t(stage));
    came = came ? std::nullopt : std::optional(m_since.elapsed());
    if (!isSending())
        keep();
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
}

void DrillOperation::keep()
{
    if (!m_send.record() || !m_open.activity())
        return;
    ActivityRecord record = *m_send.record();
    complete(record, m_report);
    m_open.activity()->keep({record}, m_send.redactor());
}

} // namespace rc

#include "moc_drilloperation.cpp"
