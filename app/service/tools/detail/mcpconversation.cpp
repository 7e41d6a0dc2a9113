// SPDX-License-Identifier: GPL-3.0-or-later
// Detects a tool server's dialect, trying each at most once, and opens a session if needed.
#include "service/tools/detail/mcpconversation.h"

#include "core/json/jsontape.h"
#include "core/key/redactor.h"
#include "wire/http/slashredirect.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// Whether the server has nothing at this path, judging by the response.
bool isUnknownPath(const RpcResponse &answer)
{
    return !answer.fault && otherSlashAfter(answer.http.url, answer.http);
}

} // namespace

bool isMoreInformative(ErrorKind later)
{
    switch (later) {
    case ErrorKind::Refused:
    case ErrorKind::RpcError:
    case ErrorKind::NotFound:
    case ErrorKind::NotAcceptable:
    case ErrorKind::EmptyResponse:
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

bool provesNotExecuted(const RpcResponse &answer, bool inSession)
{
    if (answer.http.fault != HttpFault::None || answer.result)
        return false;
    if (answer.http.status == 404)
        return inSession;
    return answer.http.status == 400 && (requestsModern(answer.fault) || mentionsVersion(answer) ||
                                         isMissingMetadata(answer) || (!inSession && mentionsSession(answer)));
}

McpConversation::McpConversation(const QUrl &toolServer, const CatalogKind &kind, Credentials credentials,
                                 DialectMemory &dialects, HttpLimits limits, QObject *parent)
    : QObject(parent)
    , m_kind(kind)
    , m_endpoint(catalogAddress(toolServer, kind))
    , m_url(m_endpoint)
    , m_credentials(std::move(credentials))
    , m_dialects(dialects)
    , m_limits(std::move(limits))
{
    m_settling.setSingleShot(true);
    connect(&m_settling, &QTimer::timeout, this, &McpConversation::ready);
}

void McpConversation::start()
{
    m_clock.start();
    const Result<HeaderList> headers = toolHeaders(m_credentials, m_kind);
    if (!headers) {
        emit failed(headers.error());
        return;
    }
    m_headers = *headers;
    const std::optional<KnownDialect> known = m_dialects.known(m_endpoint);
    const std::optional<Dialect> pinned = m_credentials.identity.dialect;
    m_url = m_dialects.addressOf(m_endpoint);
    m_numericIds = known && known->quirks.numericIds;
    m_remembered = known.has_value() && !pinned;
    if (m_remembered)
        m_rememberedAt = known->at;
    if (known && known->dialect == Dialect::Modern && fitsHeader(known->version))
        m_modernVersion = known->version;
    switchTo(pinned.value_or(known ? known->dialect : dialectsInOrder.front()));
}

qint64 McpConversation::elapsedMs() const
{
    if (!m_clock.isValid())
        return 0;
    return m_clock.elapsed() - m_heldMs - (m_holding.isValid() ? m_holding.elapsed() : 0);
}

void McpConversation::hold()
{
    if (m_holding.isValid())
        return;
    m_holding.start();
    if (m_call)
        m_call->hold();
}

void McpConversation::release()
{
    if (!m_holding.isValid())
        return;
    m_heldMs += m_holding.elapsed();
    m_holding.invalidate();
    if (m_call)
        m_call->release();
}

bool McpConversation::containsKey(const QByteArray &text) const
{
    const auto redactor = redactorFor(m_credentials);
    return redactor && redactor->redacted(text) != text;
}

std::chrono::milliseconds McpConversation::remaining() const
{
    // A server with event streams gets their timeout for the whole conversation.
    const auto total = m_streams ? std::max(m_limits.deadline, m_limits.streamDeadline) : m_limits.deadline;
    return total - std::chrono::milliseconds(elapsedMs());
}

void McpConversation::switchTo(Dialect next)
{
    m_dialect = next;
    m_tried.insert(next);
    m_settling.stop();
    delete m_listener;
    m_session.clear();
    m_version.clear(); // The version is negotiated here; its header is only sent with later requests.
    if (m_dialect == Dialect::Modern)
        m_version = m_modernVersion;
    if (m_dialect != Dialect::Session) {
        emit ready();
        return;
    }
    ask({u"initialize"_s, initializeParams(m_sessionVersion, m_capabilities)},
        [this](const RpcResponse &answer) { initialized(answer); });
}

void McpConversation::usePlainDialect()
{
    m_rememberedAt = {};
    m_dialect = Dialect::Plain;
    m_tried.insert(Dialect::Plain);
    m_version.clear();
}

void McpConversation::ask(const McpRequest &question, const Answered &then)
{
    HttpLimits left = m_limits;
    left.deadline = remaining();
    left.streamDeadline = m_limits.streamDeadline - std::chrono::milliseconds(elapsedMs());
    left.responseCap = m_limits.responseCap - m_bytes;
    if (left.deadline.count() <= 0) {
        emit failed({ErrorKind::TimedOut});
        return;
    }
    if (left.responseCap <= 0) {
        emit failed({ErrorKind::ResponseTooLarge});
        return;
    }
    RpcRequest request;
    request.url = m_url;
    request.headers = m_headers + dialectHeaders(question);
    request.id = question.notification ? QString() : nextId();
    request.method = question.method;
    request.params = question.params;
    request.limits = left;
    request.keyHeader = m_credentials.identity.toolKeyHeader();
    request.followsSlash = !m_otherSlashAsked;
    request.resumes = m_dialect != Dialect::Modern; // its streams cannot be resumed
    m_runningId = request.id;
    m_call = new RpcCall(request, this);
    connect(m_call, &RpcCall::messageReceived, this, &McpConversation::messageReceived);
    connect(m_call, &RpcCall::finished, this, [this, then](const RpcResponse &answer) {
        m_call->deleteLater();
        m_call.clear();
        m_last = answer.http;
        m_bytes += answer.http.body.size();
        m_streams = m_streams || (answer.eventStream && answer.result);
        if (answer.http.followed) {
            m_url = answer.http.url;
            m_otherSlashAsked = true;
        }
        if (!m_endpointFound && answer.http.fault == HttpFault::None && !isUnknownPath(answer)) {
            m_endpointFound = true;
            m_firstError.reset();
            if (m_otherSlashAsked && m_url != m_endpoint)
                m_followedTo = m_url;
        }
        then(answer);
    });
    m_call->start();
}

QString McpConversation::nextId()
{
    ++m_requests;
    return m_numericIds ? QString::number(m_requests) : requestId(m_requests);
}

void McpConversation::initialized(const RpcResponse &answer)
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
    // Explains the earlier refusal: it was sent without a session.
    m_sessionOpened = true;
    m_firstError.reset();
    if (const auto tape = JsonTape::read(*answer.result)) {
        m_server = serverIdentityIn(tape->root());
        m_serverCapabilities = serverCapabilitiesIn(tape->root());
    }
    m_instructions = instructionsIn(*answer.result);
    McpRequest announcement{u"notifications/initialized"_s, {}};
    announcement.notification = true;
    ask(announcement, [this](const RpcResponse &said) { announced(said); });
}

void McpConversation::announced(const RpcResponse &answer)
{
    // A server with an odd response here may still work: the next response decides.
    if (answer.error && answer.http.fault != HttpFault::None)
        emit failed(*answer.error);
    else if (m_capabilities != "{}" || m_listens)
        listen();
    else
        emit ready();
}

/// A session's server may send questions outside a call's response, in an additional stream if it wants one.
void McpConversation::listen()
{
    constexpr std::chrono::milliseconds maxSettleTime{1'000}; // some servers send headers only with their first event
    constexpr qsizetype maxHeard = 1'000;
    RpcRequest request;
    request.url = m_url;
    request.headers = m_headers + dialectHeaders({});
    request.limits = m_limits;
    request.limits.responseCap = smallResponseCap;
    request.limits.maxEvents = maxHeard;
    request.limits.deadline = std::chrono::hours(1); // ends with the conversation
    request.keyHeader = m_credentials.identity.toolKeyHeader();
    m_listener = new RpcCall(request, this);
    connect(m_listener, &RpcCall::messageReceived, this, &McpConversation::messageReceived);
    connect(m_listener, &RpcCall::begun, this, &McpConversation::settle);
    connect(m_listener, &RpcCall::finished, this, [this, alive = m_listener] {
        settle();
        if (alive)
            emit streamClosed();
    });
    m_settling.start(maxSettleTime);
    m_listener->start();
}

/// Once: the stream is open or refused, or there was no response for a while.
void McpConversation::settle()
{
    if (!m_settling.isActive())
        return;
    m_settling.stop();
    emit ready();
}

/// Opening a session has no effect that could be duplicated.
void McpConversation::refusedSession(const RpcResponse &answer)
{
    if (!tryOtherDialect(answer, false, RetryPolicy::Always))
        emit failed(answer.error.value_or(Error{ErrorKind::MissingResult, {}, {}, answer.http.status}));
}

HeaderList McpConversation::dialectHeaders(const McpRequest &question) const
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
        headers += question.headers;
    } else if (!m_session.isEmpty()) {
        headers.append({"Mcp-Session-Id", m_session});
    }
    return headers;
}

bool McpConversation::tryOtherDialect(const RpcResponse &answer, bool midway, RetryPolicy again)
{
    const Error error = answer.error.value_or(Error{ErrorKind::MissingResult, {}, {}, answer.http.status});
    if (!m_endpointFound)
        return again == RetryPolicy::Always && retryOtherSlash(answer);
    const bool untaken = provesNotExecuted(answer, !m_session.isEmpty());
    const bool isRefusal = answer.fault.has_value() || (answer.http.status >= 400 && answer.http.status < 600);
    const bool isLost = answer.http.status == 404 || (isRefusal && mentionsSession(answer));
    if (!m_session.isEmpty() && isLost) {
        // A 400 may come from a tool.
        const bool mayRenew = untaken || again == RetryPolicy::Always;
        if (mayRenew && !std::exchange(m_sessionRenewed, true)) {
            switchTo(Dialect::Session);
            return true;
        }
        return false;
    }
    if (again == RetryPolicy::Always && !midway && retryWithNumericId(answer))
        return true;
    if (midway || (again == RetryPolicy::IfNotExecuted && !untaken))
        return false;
    const std::optional<Dialect> next = nextDialect(answer, again);
    if (!next)
        return false;
    if (!m_firstError) {
        m_firstError = error;
        m_firstAnswer = answer.http;
    }
    m_rememberedAt = {};
    if (std::exchange(m_remembered, false))
        m_dialects.forget(m_endpoint); // it is outdated
    switchTo(*next);
    return true;
}

/// About half of the servers expect a trailing slash, half none. Tried before any tool can run.
bool McpConversation::retryOtherSlash(const RpcResponse &answer)
{
    if (!isUnknownPath(answer) || std::exchange(m_otherSlashAsked, true))
        return false;
    m_firstError = answer.error;
    m_firstAnswer = answer.http;
    m_url = withOtherSlash(m_url);
    switchTo(m_dialect);
    return true;
}

/// Every SDK uses numeric ids, and some servers accept nothing else.
bool McpConversation::retryWithNumericId(const RpcResponse &answer)
{
    if (!refusesId(answer))
        return false;
    m_numericIds = !std::exchange(m_numberTried, true) && !m_numericIds;
    if (m_numericIds)
        switchTo(m_dialect);
    return m_numericIds;
}

/// Whether to try the modern dialect again, with another version or other headers: once per code.
bool McpConversation::mayRetryModern(const RpcResponse &answer)
{
    if (!requestsModern(answer.fault) || m_corrected.contains(answer.fault->code))
        return false;
    // We declare everything we support, so trying again changes nothing.
    if (m_dialect == Dialect::Modern && answer.fault->code == missingCapability)
        return false;
    m_corrected.insert(answer.fault->code);
    return true;
}

std::optional<Dialect> McpConversation::nextDialect(const RpcResponse &answer, RetryPolicy again)
{
    if (hasNoSharedVersion(answer.fault))
        return std::nullopt;
    const std::optional<Dialect> asked = requestedDialect(answer);
    if (asked == Dialect::Modern)
        m_modernVersion = modernVersionFrom(answer.fault).value_or(modernVersion);
    else if (asked == Dialect::Session)
        m_sessionVersion = sessionVersionFrom(answer.fault);
    const bool retriesModern = asked == Dialect::Modern && mayRetryModern(answer);
    if (m_credentials.identity.dialect) // only this dialect is allowed
        return retriesModern && m_dialect == Dialect::Modern ? asked : std::nullopt;
    if (retriesModern || (asked && !m_tried.contains(*asked)))
        return asked;
    // A server that supports the modern dialect is not tried with older ones.
    if (requestsModern(answer.fault) && modernVersionFrom(answer.fault))
        return std::nullopt;
    const int status = answer.http.status;
    const bool isRefused = answer.error && answer.error->kind == ErrorKind::CredentialsRefused;
    const bool isForbidden = isRefused && !mentionsSession(answer);
    if (answer.http.fault != HttpFault::None || isForbidden || m_sessionOpened)
        return std::nullopt;
    const Error error = answer.error.value_or(Error{ErrorKind::MissingResult, {}, {}, status});
    const bool isExplicitRefusal = status == 400 || answer.fault;
    // A remembered dialect may be outdated, whatever the error. A first request is only retried in another form if the
    // server actually refused it.
    if (again == RetryPolicy::Always &&
        (isMoreInformative(error.kind) || (!isExplicitRefusal && !m_remembered && m_tried.size() < 2)))
        return std::nullopt;
    for (const Dialect dialect : dialectsInOrder) {
        if (!m_tried.contains(dialect))
            return dialect;
    }
    return std::nullopt;
}

void McpConversation::remember()
{
    m_remembered = false;
    const EndpointQuirks quirks{m_url != m_endpoint, m_numericIds};
    // A pinned dialect says nothing about the server, so remember it only for its quirks.
    if (!m_credentials.identity.dialect || quirks != EndpointQuirks())
        m_dialects.remember(m_endpoint, m_dialect, m_version, quirks);
}

Error McpConversation::mostInformative(const Error &error, HttpResponse &answer) const
{
    const bool isLater = error.kind == ErrorKind::Canceled || (m_endpointFound && isMoreInformative(error.kind));
    if (!m_firstError || isLater)
        return error;
    answer = m_firstAnswer;
    return *m_firstError;
}

/// A request whose response is ignored.
HttpCall *McpConversation::makeFinalCall(const QByteArray &verb, const QByteArray &body, const McpRequest &question,
                                         bool hurry)
{
    constexpr std::chrono::milliseconds shortly{2'000};
    const std::chrono::milliseconds limit = hurry ? shortly : std::min(shortly, remaining());
    HeaderList headers = m_headers + dialectHeaders(question);
    if (!body.isEmpty()) {
        headers.prepend({"Accept", "application/json, text/event-stream"});
        headers.prepend({"Content-Type", "application/json"});
    }
    const HttpRequest request{verb,
                              m_url,
                              headers,
                              body,
                              {limit, smallResponseCap, m_limits.authorities},
                              m_credentials.identity.toolKeyHeader()};
    // A command may exit before the response arrives.
    QObject *owner = hurry && parent() && parent()->parent() ? parent()->parent() : this;
    auto *call = new HttpCall(request, owner);
    connect(call, &HttpCall::finished, call, &QObject::deleteLater);
    return call;
}

void McpConversation::reply(const QByteArray &id, const QByteArray &outcome)
{
    if (m_dialect == Dialect::Modern || outcome.size() < 2)
        return;
    const QByteArray body = R"({"jsonrpc":"2.0","id":)" + id + ',' + outcome.sliced(1);
    makeFinalCall("POST", body, {}, false)->start();
}

void McpConversation::sendCancelled()
{
    // The modern dialect has no such message: closing the connection suffices.
    if (m_runningId.isEmpty() || m_dialect == Dialect::Modern ||
        (m_session.isEmpty() && !(m_call && m_call->isStreaming())))
        return;
    const McpRequest question{u"notifications/cancelled"_s, {}};
    makeFinalCall("POST", rpcNotification(question.method, cancelledParams(m_runningId)), question, true)->start();
}

void McpConversation::sendTaskCancelled(const QString &taskId)
{
    const McpRequest question{u"tasks/cancel"_s, taskParams(metadata(), taskId), taskId};
    makeFinalCall("POST", rpcRequest(nextId(), question.method, question.params), question, true)->start();
}

bool McpConversation::abort()
{
    if (!m_call)
        return false;
    m_call->abort();
    return true;
}

void McpConversation::close(bool hurry, const std::function<void()> &then)
{
    if (m_call) {
        m_call->disconnect(this);
        m_call->deleteLater();
        m_call.clear();
    }
    m_settling.stop();
    if (m_listener) {
        m_listener->disconnect(this);
        m_listener->deleteLater();
        m_listener.clear();
    }
    const bool open = !m_session.isEmpty() && !m_keepsSession && (hurry || remaining().count() > 0);
    if (!open) {
        then();
        return;
    }
    HttpCall *goodbye = makeFinalCall("DELETE", {}, {}, hurry);
    if (hurry)
        then();
    else
        connect(goodbye, &HttpCall::finished, this, then);
    goodbye->start();
}

} // namespace rc

#include "moc_mcpconversation.cpp"
