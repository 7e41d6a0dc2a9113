// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/call/onecall.h"

#include "ui/currentresource.h"

namespace rc {

OneCall::OneCall(CurrentResource &current, QObject *parent)
    : QObject(parent)
    , m_current(current)
{
}

OneCall::~OneCall() = default;

void OneCall::start(const QUrl &toolServer, const ToolCall &call, std::optional<std::chrono::milliseconds> deadline)
{
    if (m_busy)
        return;
    m_toolServer = toolServer;
    m_profile = m_current.profile().name;
    m_call = call;
    m_deadline = deadline;
    m_note = ActivityNote(m_current.activity(), callRecord(m_profile, toolServer, call));
    setBusy(true);
    const int attempt = ++m_attempt;
    m_current.withCredentials(this, [this, attempt](Result<Credentials> credentials) {
        if (m_busy && attempt == m_attempt)
            callWith(std::move(credentials));
    });
}

void OneCall::callWith(Result<Credentials> credentials)
{
    const Result<QUrl> toolServer = m_current.toolServer();
    if (!toolServer || *toolServer != m_toolServer || m_current.profile().name != m_profile) {
        endUnsent({ErrorKind::Cancelled, {}, {}, 0}); // whose key this is was not asked for
        return;
    }
    Result<Authorities> authorities = m_current.authorities();
    if (!credentials || !authorities) {
        endUnsent(credentials ? authorities.error() : credentials.error());
        return;
    }
    m_note.setKey(credentials->key);
    HttpLimits limits = answerLimits(m_current.limits(), std::move(*authorities));
    if (m_deadline)
        limits.deadline = limits.streamDeadline = *m_deadline;
    m_job = std::make_unique<ToolCallJob>(m_toolServer, m_call, std::move(*credentials), m_current.dialects(), limits,
                                          this);
    connect(m_job.get(), &ToolCallJob::progressed, this, &OneCall::progressed);
    connect(m_job.get(), &ToolCallJob::finished, this, &OneCall::end);
    m_note.first(m_job.get(), [job = m_job.get()] { job->start(); });
}

void OneCall::cancel()
{
    if (!m_busy)
        return;
    if (m_job)
        m_job->abort();
    else
        endUnsent({ErrorKind::Cancelled, {}, {}, 0}); // still waiting for the keychain: nothing has left
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

void OneCall::setBusy(bool busy)
{
    m_busy = busy;
    emit busyChanged(busy);
}

} // namespace rc
