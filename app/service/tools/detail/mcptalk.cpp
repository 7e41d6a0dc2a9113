// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the dialect that a tool server speaks, each tried at most once, and opens a session where it wants one.
#include "service/tools/detail/mcptalk.h"

#include "core/json/strictjson.h"
#include "service/tools/detail/mcpwords.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

bool saysMore(ErrorKind later)
{
    switch (later) {
    case ErrorKind::Refused:
    case ErrorKind::RpcError:
    case ErrorKind::NotFound:
    case ErrorKind::NotAcceptable:
    case ErrorKind::EmptyAnswer:
    case ErrorKind::NotJson:
    case ErrorKind::WrongId:
    case ErrorKind::MissingResult:
    case ErrorKind::NotUnderstood:
    case ErrorKind::WebPage:
        return false;
    default:
        return true;
    }
}

bool provesUntaken(const RpcAnswer &answer, bool inSession)
{
    if (answer.http.fault != HttpFault::None || answer.result)
        return false;
    if (answer.http.status == 404)
        return inSession;
    return answer.http.status == 400 && (asksForModern(answer.fault) || (!inSession && speaksOfSession(answer)));
}

McpTalk::McpTalk(const QUrl &toolServer, const CatalogKind &kind, Credentials credentials, DialectMemory &dialects,
                 HttpLimits limits, QObject *parent)
    : QObject(parent)
    , m_kind(kind)
    , m_endpoint(catalogAddress(toolServer, kind))
    , m_url(m_endpoint)
    , m_credentials(std::move(credentials))
    , m_dialects(dialects)
    , m_limits(std::move(limits))
{
}

void McpTalk::start()
{
    m_clock.start();
    const Result<HeaderList> headers = toolHeaders(m_credentials, m_kind);
    if (!headers) {
        emit failed(headers.error());
        return;
    }
    m_headers = *headers;
    m_version = modernVersion;
    speak(m_dialects.dialectOf(m_endpoint));
}

std::chrono::milliseconds McpTalk::remaining() const
{
    // A server that answers in event streams has their time for the whole conversation.
    const auto total = m_streams ? std::max(m_limits.deadline, m_limits.streamDeadline) : m_limits.deadline;
    return total - std::chrono::milliseconds(elapsedMs());
}

void McpTalk::speak(Dialect next)
{
    m_dialect = next;
    m_tried.insert(next);
    m_session.clear();
    if (m_dialect != Dialect::Session) {
        emit ready();
        return;
    }
    m_version.clear(); // Not agreed upon yet: the header comes with the requests after this one.
    ask({u"initialize"_s, initializeParams()}, [this](const RpcAnswer &answer) { initialized(answer); });
}

void McpTalk::ask(const McpQuestion &question, const Answered &then)
{
    HttpLimits left = m_limits;
    left.deadline = remaining();
    left.streamDeadline = m_limits.streamDeadline - std::chrono::milliseconds(elapsedMs());
    left.answerCap = m_limits.answerCap - m_bytes;
    if (left.deadline.count() <= 0) {
        emit failed({ErrorKind::TimedOut, {}, {}, 0});
        return;
    }
    if (left.answerCap <= 0) {
        emit failed({ErrorKind::AnswerTooLarge, {}, {}, 0});
        return;
    }
    RpcRequest request;
    request.url = m_url;
    request.headers = m_headers + dialectHeaders(question);
    request.id = question.notification ? QString() : requestId(++m_requests);
    request.method = question.method;
    request.params = question.params;
    request.limits = left;
    request.keyHeader = m_credentials.identity.keyHeader;
    request.followSlash = m_followedTo.isEmpty();
    m_runningId = request.id;
    m_call = new RpcCall(request, this);
    connect(m_call, &RpcCall::heard, this, &McpTalk::heard);
    connect(m_call, &RpcCall::finished, this, [this, then](const RpcAnswer &answer) {
        m_call->deleteLater();
        m_call.clear();
        m_last = answer.http;
        m_bytes += answer.http.body.size();
        m_streams = m_streams || (answer.eventStream && answer.result);
        if (answer.http.followed)
            m_followedTo = m_url = answer.http.url;
        then(answer);
    });
    m_call->start();
}

void McpTalk::initialized(const RpcAnswer &answer)
{
    if (!answer.result) {
        refusedSession(answer);
        return;
    }
    const QByteArray named = answer.http.header("Mcp-Session-Id");
    const auto member = jsonMember(*answer.result, u"protocolVersion"_s);
    const QByteArray agreed = member ? jsonText(*member).value_or(QString()).toUtf8() : QByteArray(sessionVersion);
    if ((!named.isEmpty() && !fitsHeader(named)) || !fitsHeader(agreed)) {
        emit failed({ErrorKind::NotUnderstood,
                     tr("The server opened a session whose ID or version is not valid in a header."),
                     {},
                     answer.http.status});
        return;
    }
    m_session = named;
    m_version = agreed;
    McpQuestion announcement{u"notifications/initialized"_s, {}};
    announcement.notification = true;
    ask(announcement, [this](const RpcAnswer &said) { announced(said); });
}

void McpTalk::announced(const RpcAnswer &answer)
{
    // A server that answers oddly here may go on all the same: the next answer will tell.
    if (answer.error && answer.http.fault != HttpFault::None)
        emit failed(*answer.error);
    else
        emit ready();
}

/// Opening a session does nothing that could be done twice.
void McpTalk::refusedSession(const RpcAnswer &answer)
{
    if (!speakOtherwise(answer, false, AskAgain::Freely))
        emit failed(answer.error.value_or(Error{ErrorKind::MissingResult, {}, {}, answer.http.status}));
}

HeaderList McpTalk::dialectHeaders(const McpQuestion &question) const
{
    HeaderList headers;
    if (m_dialect == Dialect::Plain)
        return headers;
    if (!m_version.isEmpty())
        headers.append({"MCP-Protocol-Version", m_version});
    if (m_dialect == Dialect::Modern) {
        headers.append({"Mcp-Method", question.method.toLatin1()});
        if (!question.name.isEmpty())
            headers.append({"Mcp-Name", headerText(question.name)});
    } else if (!m_session.isEmpty()) {
        headers.append({"Mcp-Session-Id", m_session});
    }
    return headers;
}

bool McpTalk::speakOtherwise(const RpcAnswer &answer, bool midway, AskAgain again)
{
    const Error error = answer.error.value_or(Error{ErrorKind::MissingResult, {}, {}, answer.http.status});
    const bool untaken = provesUntaken(answer, !m_session.isEmpty());
    if (!m_session.isEmpty() && answer.http.status == 404) {
        if (untaken && !std::exchange(m_sessionRenewed, true)) {
            speak(Dialect::Session);
            return true;
        }
        // A session that is lost again says more than the refusal that led to it.
        m_firstError.reset();
    }
    if (midway || (again == AskAgain::WhenUntaken && !untaken))
        return false;
    std::optional<Dialect> next = dialectAskedFor(answer);
    if (next == Dialect::Modern)
        m_version = modernVersionFrom(answer.fault).value_or(modernVersion);
    // What was remembered may no longer be true; the plain request is where everything starts.
    const bool answered = again == AskAgain::Freely && answer.http.fault == HttpFault::None && !saysMore(error.kind);
    if ((!next || m_tried.contains(*next)) && answered)
        next = Dialect::Plain;
    if (!next || m_tried.contains(*next))
        return false;
    if (!m_firstError) {
        m_firstError = error;
        m_firstAnswer = answer.http;
    }
    speak(*next);
    return true;
}

void McpTalk::remember()
{
    m_dialects.remember(m_endpoint, m_dialect);
}

Error McpTalk::telling(const Error &error, HttpAnswer &answer) const
{
    if (!m_firstError || saysMore(error.kind))
        return error;
    answer = m_firstAnswer;
    return *m_firstError;
}

/// A request whose answer changes nothing.
HttpCall *McpTalk::lastWord(const QByteArray &verb, const QByteArray &body, const McpQuestion &question, bool hurry)
{
    constexpr std::chrono::milliseconds shortly{2'000};
    const std::chrono::milliseconds limit = hurry ? shortly : std::min(shortly, remaining());
    HeaderList headers = m_headers + dialectHeaders(question);
    if (!body.isEmpty()) {
        headers.prepend({"Accept", "application/json, text/event-stream"});
        headers.prepend({"Content-Type", "application/json"});
    }
    const HttpRequest request{
        verb, m_url, headers, body, {limit, smallAnswerCap, m_limits.authorities}, m_credentials.identity.keyHeader};
    // Whoever is in a hurry is gone before the answer is there.
    QObject *owner = hurry && parent() && parent()->parent() ? parent()->parent() : this;
    auto *call = new HttpCall(request, owner);
    connect(call, &HttpCall::finished, call, &QObject::deleteLater);
    return call;
}

void McpTalk::sendCancelled()
{
    if (m_runningId.isEmpty() || (m_session.isEmpty() && !(m_call && m_call->isStreaming())))
        return;
    const McpQuestion question{u"notifications/cancelled"_s, {}};
    lastWord("POST", rpcNotification(question.method, cancelledParams(m_runningId)), question, true)->start();
}

bool McpTalk::abort()
{
    if (!m_call)
        return false;
    m_call->abort();
    return true;
}

void McpTalk::close(bool hurry, const std::function<void()> &then)
{
    if (m_call) {
        m_call->disconnect(this);
        m_call->deleteLater();
        m_call.clear();
    }
    const bool open = !m_session.isEmpty() && (hurry || remaining().count() > 0);
    if (!open) {
        then();
        return;
    }
    HttpCall *goodbye = lastWord("DELETE", {}, {}, hurry);
    if (hurry)
        then();
    else
        connect(goodbye, &HttpCall::finished, this, then);
    goodbye->start();
}

} // namespace rc

#include "moc_mcptalk.cpp"
