// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/call/onecall.h"

#include "ui/currentresource.h"

namespace rc {

OneCall::OneCall(CurrentResource &current, QObject *parent)
    : OnePress(current, parent)
{
}

OneCall::~OneCall() = default;

void OneCall::start(const QUrl &toolServer, const ToolCall &call, std::optional<std::chrono::milliseconds> deadline)
{
    if (isBusy())
        return;
    m_toolServer = toolServer;
    m_profile = m_current.profile().name;
    m_call = call;
    m_deadline = deadline;
    m_note = ActivityNote(m_current.activity(), callRecord(m_profile, toolServer, call));
    begin([this](Result<Credentials> credentials) { callWith(std::move(credentials)); });
}

void OneCall::callWith(Result<Credentials> credentials)
{
    const Result<QUrl> toolServer = m_current.toolServer();
    if (!toolServer || *toolServer != m_toolServer || m_current.profile().name != m_profile) {
        endUnsent({ErrorKind::Cancelled, {}, {}, 0}); // whose key this is was not asked for
        return;
    }
    std::optional<HttpLimits> limits = limitsWith(credentials);
    if (!limits)
        return;
    if (m_deadline)
        limits->deadline = limits->streamDeadline = *m_deadline;
    m_job = std::make_unique<ToolCallJob>(m_toolServer, m_call, std::move(*credentials), m_current.dialects(), *limits,
                                          this);
    connect(m_job.get(), &ToolCallJob::progressed, this, &OneCall::progressed);
    connect(m_job.get(), &ToolCallJob::finished, this, &OneCall::end);
    m_note.first(m_job.get(), [job = m_job.get()] { job->start(); });
}

bool OneCall::abortJob()
{
    if (!m_job)
        return false;
    m_job->abort(); // it may end in this call, and then is no more
    return true;
}

void OneCall::endUnsent(const Error &error)
{
    ToolCallResult result;
    result.call = m_call;
    result.at = QDateTime::currentDateTime();
    result.outcome = error.kind == ErrorKind::Cancelled ? CallOutcome::Cancelled : CallOutcome::NotSent;
    result.error = error;
    end(result);
}

void OneCall::end(const ToolCallResult &result)
{
    m_note.ended(result);
    if (m_job)
        m_job.release()->deleteLater(); // it is emitting this
    setBusy(false);
    emit finished(result);
}

} // namespace rc

#include "moc_onecall.cpp"
