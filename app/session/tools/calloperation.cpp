// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/tools/calloperation.h"

namespace rc {

CallOperation::CallOperation(OpenProfile &open, QObject *parent)
    : Operation(open, parent)
{
}

CallOperation::~CallOperation() = default;

void CallOperation::start(const QUrl &toolServer, const ToolCall &call,
                          std::optional<std::chrono::milliseconds> deadline)
{
    if (isBusy())
        return;
    m_toolServer = toolServer;
    m_call = call;
    m_deadline = deadline;
    begin();
    m_note = ActivityNote(m_open.activity(), callRecord(profile().name, toolServer, call));
    m_note.setRedactor(m_open.redactor());
    askForAccess([this](Result<Access> access) {
        if (access)
            callWith(std::move(*access));
        else
            endUnsent(access.error());
    });
}

void CallOperation::callWith(Access access)
{
    const Result<QUrl> toolServer = m_open.toolServer();
    if (!toolServer || *toolServer != m_toolServer || m_open.profile().name != profile().name) {
        endUnsent({ErrorKind::Cancelled, {}, {}, 0}); // who opened another one does not mean this call any more
        return;
    }
    m_note.setKey(access.credentials);
    HttpLimits limits = answerLimits(access.limits, std::move(access.authorities));
    if (m_deadline)
        limits.deadline = limits.streamDeadline = *m_deadline;
    m_job = std::make_unique<ToolCallJob>(m_toolServer, m_call, std::move(access.credentials), m_open.dialects(),
                                          limits, this);
    connect(m_job.get(), &ToolCallJob::progressed, this, &CallOperation::progressed);
    connect(m_job.get(), &ToolCallJob::asked, this, &CallOperation::asked);
    connect(m_job.get(), &ToolCallJob::finished, this, &CallOperation::finish);
    m_note.first(m_job.get(), [job = m_job.get()] { job->start(); });
}

void CallOperation::answer(const ServerAnswer &answer)
{
    if (m_job)
        m_job->answer(answer);
}

void CallOperation::cancel()
{
    if (!isBusy())
        return;
    if (m_job)
        m_job->abort(); // it may end in this call, and then is no more
    else
        endUnsent({ErrorKind::Cancelled, {}, {}, 0}); // still waiting for the keychain: nothing has left
}

void CallOperation::endUnsent(const Error &error)
{
    ToolCallResult result;
    result.call = m_call;
    result.at = QDateTime::currentDateTime();
    result.outcome = error.kind == ErrorKind::Cancelled ? CallOutcome::Cancelled : CallOutcome::NotSent;
    result.error = error;
    finish(result);
}

void CallOperation::finish(const ToolCallResult &result)
{
    m_note.ended(result);
    if (m_job)
        m_job.release()->deleteLater(); // it is emitting this
    if (end())
        emit finished(result);
}

} // namespace rc

#include "moc_calloperation.cpp"
