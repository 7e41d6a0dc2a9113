// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/tools/toolcalljob.h"

#include "core/background.h"
#include "core/json/jsontext.h"
#include "core/json/strictjson.h"
#include "service/tools/detail/mcptalk.h"
#include "service/tools/detail/mcpwords.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

std::optional<CallProgress> progressIn(const QByteArray &message)
{
    const auto method = jsonMember(message, u"method"_s);
    const auto params = jsonMember(message, u"params"_s);
    if (!method || !params || jsonText(*method) != u"notifications/progress"_s)
        return std::nullopt;
    const auto token = jsonMember(*params, u"progressToken"_s);
    const auto progress = jsonMember(*params, u"progress"_s);
    if (!token || jsonText(*token) != callProgressToken() || !progress || !isJsonNumber(QString::fromLatin1(*progress)))
        return std::nullopt;
    CallProgress told{QString::fromLatin1(*progress), {}, {}};
    if (const auto total = jsonMember(*params, u"total"_s); total && isJsonNumber(QString::fromLatin1(*total)))
        told.total = QString::fromLatin1(*total);
    if (const auto words = jsonMember(*params, u"message"_s))
        told.message = jsonText(*words).value_or(QString());
    return told;
}

/// The method of a request: of what wants an answer.
QString requestIn(const QByteArray &message)
{
    const auto method = jsonMember(message, u"method"_s);
    return method && jsonMember(message, u"id"_s) ? jsonText(*method).value_or(QString()) : QString();
}

} // namespace

struct ToolCallJob::Private
{
    Private(ToolCallJob *job, const QUrl &toolServer, ToolCall wanted, Credentials credentials, DialectMemory &dialects,
            HttpLimits limits)
        : q(job)
        , call(std::move(wanted))
        , talk(toolServer, call.kind, std::move(credentials), dialects, std::move(limits), job)
    {
    }

    ToolCallJob *q;
    ToolCall call;
    McpTalk talk;
    bool started = false;
    bool ended = false;
    bool cancelled = false;
    bool calling = false; ///< the call itself is under way
    QString serverAsked;
    std::optional<RpcAnswer> untaken; ///< the answer to a call that was proven not to be taken

    void ask();
    void hear(const QByteArray &message);
    void answered(const RpcAnswer &answer);
    void stop(const Error &error);
    void end(ToolCallResult result);
};

ToolCallJob::ToolCallJob(const QUrl &toolServer, ToolCall call, Credentials credentials, DialectMemory &dialects,
                         HttpLimits limits, QObject *parent)
    : QObject(parent)
{
    d = std::make_unique<Private>(this, toolServer, std::move(call), std::move(credentials), dialects,
                                  std::move(limits));
    connect(&d->talk, &McpTalk::ready, this, [this] { d->ask(); });
    connect(&d->talk, &McpTalk::failed, this, [this](const Error &error) { d->stop(error); });
    connect(&d->talk, &McpTalk::heard, this, [this](const QByteArray &message) { d->hear(message); });
}

ToolCallJob::~ToolCallJob() = default;

void ToolCallJob::start()
{
    if (!d->ended && !std::exchange(d->started, true))
        d->talk.start();
}

void ToolCallJob::abort()
{
    if (std::exchange(d->cancelled, true) || d->ended)
        return;
    if (d->calling) {
        d->talk.sendCancelled();
        if (d->talk.abort())
            return; // its answer says whether anything left
    }
    d->stop({ErrorKind::Cancelled, {}, {}, 0});
}

void ToolCallJob::Private::ask()
{
    const QByteArray params =
        callParams(talk.dialect(), talk.version(), call.name, call.arguments, callProgressToken());
    calling = true;
    talk.ask({u"tools/call"_s, params, call.name}, [this](const RpcAnswer &answer) { answered(answer); });
}

void ToolCallJob::Private::hear(const QByteArray &message)
{
    if (ended || !calling)
        return;
    if (const QString method = requestIn(message); !method.isEmpty())
        serverAsked = method;
    else if (const auto progress = progressIn(message))
        emit q->progressed(*progress);
}

void ToolCallJob::Private::answered(const RpcAnswer &answer)
{
    calling = false;
    if (!answer.result && !cancelled) {
        const bool proven = provesUntaken(answer, talk.inSession());
        if (proven)
            untaken = answer;
        if (talk.speakOtherwise(answer, false, AskAgain::WhenUntaken))
            return;
    }
    inBackgroundIfLarge(
        q, answer.http.body.size(), [wanted = call, answer] { return callResult(wanted, answer); },
        [this](const ToolCallResult &result) { end(result); });
}

/// Ends without an answer to the call.
void ToolCallJob::Private::stop(const Error &error)
{
    ToolCallResult result;
    result.call = call;
    if (untaken && error.kind != ErrorKind::Cancelled) { // the server said no, and then nothing better
        result = callResult(call, *untaken);
    } else {
        result.outcome = error.kind == ErrorKind::Cancelled ? CallOutcome::Cancelled : CallOutcome::NotSent;
        result.answer = talk.lastAnswer();
        result.error = talk.telling(error, result.answer);
    }
    end(result);
}

void ToolCallJob::Private::end(ToolCallResult result)
{
    if (std::exchange(ended, true))
        return;
    if (result.outcome == CallOutcome::Answered || result.outcome == CallOutcome::ToolError)
        talk.remember();
    const bool late = result.error && result.error->kind == ErrorKind::TimedOut;
    if (late)
        talk.sendCancelled();
    result.dialect = talk.dialect();
    result.followedTo = talk.followedTo();
    result.elapsedMs = talk.elapsedMs();
    result.at = QDateTime::currentDateTime();
    result.serverAsked = serverAsked;
    result.tokenSent = talk.sendsToken();
    talk.close(cancelled || late, [this, result] {
        // Always later: who starts or aborts a job need not expect the end inside that call.
        QMetaObject::invokeMethod(q, [job = q, result] { emit job->finished(result); }, Qt::QueuedConnection);
    });
}

} // namespace rc

#include "moc_toolcalljob.cpp"
