// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/tools/calloperation.h"

#include "core/json/jsontape.h"
#include "core/key/secret.h"
#include "core/words/displaytext.h"
#include "wire/http/slashredirect.h"

using namespace Qt::StringLiterals;

namespace rc {

CallOperation::CallOperation(ProfileContext &context, QObject *parent)
    : Operation(context, parent)
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
    m_recorder = ActivityRecorder(m_context.activity(), callRecord(profile(), toolServer, call));
    readKey();
}

void CallOperation::askAgain(const ActivityRecord &record, std::optional<std::chrono::milliseconds> deadline)
{
    if (isBusy())
        return;
    std::optional<ToolCall> call = callOf(record);
    const QString task = openTaskOf(record);
    const Result<QUrl> toolServer = m_context.toolServer();
    m_toolServer = toolServer.value_or(QUrl());
    m_call = call.value_or(ToolCall());
    m_call.taskId = task;
    m_call.answers = true;
    m_deadline = deadline;
    begin();
    m_recorder = ActivityRecorder(m_context.activity(), record);
    m_lossHints = {taskExpiry(record), {}};
    if (!call || task.isEmpty())
        endUnsent(badInput(tr("This record has no task that can be asked about.")));
    else if (!toolServer || loggableUrl(catalogAddress(*toolServer, m_call.kind)) != record.resource)
        endUnsent(badInput(
            tr("This call was sent to %1. Open the profile that it was made with.").arg(displayText(record.resource))));
    else
        readKey();
}

void CallOperation::readKey()
{
    m_recorder.setRedactor(m_context.redactor());
    requestAccess([this](Result<Access> access) {
        if (access)
            callWith(std::move(*access));
        else
            endUnsent(access.error());
    });
}

void CallOperation::callWith(Access access)
{
    const Result<QUrl> toolServer = m_context.toolServer();
    if (!toolServer || *toolServer != m_toolServer || m_context.profile().name != profile().name) {
        endUnsent({ErrorKind::Canceled}); // the call was for the profile that was open then
        return;
    }
    if (!m_call.taskId.isEmpty() && !isTaskOwner(access.credentials.key)) {
        endUnsent(badInput(tr("This call was made with the profile “%1” and another key. Open that profile.")
                               .arg(displayText(m_recorder.record().profile))));
        return;
    }
    m_recorder.setKey(access.credentials);
    HttpLimits limits{access.limits, std::move(access.authorities)};
    if (m_deadline)
        limits.deadline = limits.streamDeadline = *m_deadline;
    m_job = std::make_unique<ToolCallJob>(m_toolServer, m_call, std::move(access.credentials), m_context.dialects(),
                                          limits, this);
    connect(m_job.get(), &ToolCallJob::progressed, this, &CallOperation::progressed);
    connect(m_job.get(), &ToolCallJob::taskChanged, this, [this](const ServerTask &task) {
        if (m_call.taskId.isEmpty()) // so that the task can be queried even after this program ends
            m_recorder.ended(task);
        emit taskChanged(task);
    });
    connect(m_job.get(), &ToolCallJob::asked, this, &CallOperation::asked);
    connect(m_job.get(), &ToolCallJob::finished, this, &CallOperation::finish);
    if (m_call.taskId.isEmpty())
        m_recorder.first(m_job.get(), [job = m_job.get()] { job->start(); });
    else
        m_job->start(); // the record shows the current state until the result is known
}

/// Whether the key belongs to the task's owner: by the profile's name, else by the fingerprint of the call's key. One
/// in 65,536 other keys collides; it still only goes to its own server, which will not find the task.
bool CallOperation::isTaskOwner(const Secret &key)
{
    const ActivityRecord &record = m_recorder.record();
    const bool isSameKey = record.key == keyFingerprint(key);
    if (!isSameKey)
        m_lossHints.callerKey = record.key;
    return isSameKey || record.profile.isEmpty() || profile().name.isEmpty() || record.profile == profile().name;
}

void CallOperation::answer(const ServerAnswer &answer)
{
    if (m_job)
        m_job->answer(answer);
}

void CallOperation::leave()
{
    if (m_job)
        m_job->leave();
}

void CallOperation::cancel()
{
    if (!isBusy())
        return;
    if (m_job)
        m_job->abort(); // may end and be deleted during this call
    else
        endUnsent({ErrorKind::Canceled}); // still waiting for the keychain: nothing was sent
}

void CallOperation::endUnsent(const Error &error)
{
    ToolCallResult result;
    result.call = m_call;
    result.at = QDateTime::currentDateTime();
    result.outcome = error.kind == ErrorKind::Canceled ? CallOutcome::Canceled : CallOutcome::NotSent;
    result.error = error;
    if (!m_call.taskId.isEmpty()) { // no news about the task
        result.outcome = CallOutcome::InProgress;
        result.task = ServerTask{m_call.taskId, TaskStatus::Working, {}, {}, {}, {}, {}, {}};
        if (error.kind == ErrorKind::Canceled)
            result.error.reset();
    }
    finish(result);
}

void CallOperation::finish(const ToolCallResult &received)
{
    ToolCallResult result = received;
    if (!m_call.taskId.isEmpty())
        result.lossHints = m_lossHints;
    if (m_call.taskId.isEmpty() || result.isTaskReported)
        m_recorder.ended(result);
    if (m_job)
        m_job.release()->deleteLater(); // the job is emitting this signal
    if (end())
        emit finished(result);
}

Result<ShownRequest> shownRequest(const QUrl &toolServer, const ToolCall &call, const Identity &identity,
                                  const QString &token, const DialectMemory &dialects)
{
    Credentials dummy{Secret("-"), identity};
    if (!token.isEmpty())
        dummy.setToken(call.kind, Secret("-"));
    RC_TRY(request, callRequest(toolServer, call, dummy, dialects));
    ShownRequest shown{request->url, request->headers, request->keyHeader, identity.bearer, token, request->body};
    shown.headers.removeIf([&shown](const auto &header) {
        return header.first == shown.keyHeader || (!shown.token.isEmpty() && header.first == authorizationHeader);
    });
    return shown;
}

QString requestText(const ShownRequest &request, const QString &envPrefix, bool indented)
{
    constexpr qsizetype maxLength = 40'000;
    QString text = u"POST "_s + request.url.toString(QUrl::FullyEncoded) + u'\n' +
                   QString::fromLatin1(request.keyHeader) + u": "_s +
                   (request.bearer ? QLatin1StringView(bearerScheme) : QLatin1StringView()) + u'$' + envPrefix +
                   u"API_KEY\n"_s;
    if (!request.token.isEmpty())
        text += QLatin1StringView(authorizationHeader) + u": "_s + QLatin1StringView(bearerScheme) + u'$' + envPrefix +
                request.token + u'\n';
    for (const auto &[name, value] : request.headers)
        text += QString::fromLatin1(name + ": " + value) + u'\n';
    text += u'\n' + QString::fromUtf8(indented && !jsonFault(request.body) ? jsonIndented(request.body) : request.body);
    return displayText(text, LineBreaks::Keep, maxLength);
}

} // namespace rc

#include "moc_calloperation.cpp"
