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

/// Whether the response suggests that there is no endpoint at this path.
bool isUnknownPath(const RpcResponse &response)
{
    return !response.fault && otherSlashAfter(response.http.url, response.http);
}

/// Whether a later dialect's error is more informative than "not supported either".
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

} // namespace

bool provesNotExecuted(const RpcResponse &response, bool inSession)
{
    if (response.http.fault || response.result)
        return false;
    if (response.http.status == 404)
        return inSession;
    return response.http.status == 400 && (requestsModern(response.fault) || mentionsVersion(response) ||
                                           isMissingMetadata(response) || (!inSession && mentionsSession(response)));
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
    m_version.clear(); // negotiated below; its header is only sent with later requests
    if (m_dialect == Dialect::Modern)
        m_version = m_modernVersion;
    if (m_dialect != Dialect::Session) {
        emit ready();
        return;
    }
    send({u"initialize"_s, initializeParams(m_sessionVersion, m_capabilities)},
         [this](const RpcResponse &response) { initialized(response); });
}

void McpConversation::usePlainDialect()
{
    m_rememberedAt = {};
    m_dialect = Dialect::Plain;
    m_tried.insert(Dialect::Plain);
    m_version.clear();
}

void McpConversation::send(const McpRequest &request, const ResponseHandler &then)
{
    HttpLimits limits = m_limits;
    limits.deadline = remaining();
    limits.streamDeadline = m_limits.streamDeadline - std::chrono::milliseconds(elapsedMs());
    limits.responseCap = m_limits.responseCap - m_bytes;
    if (limits.deadline.count() <= 0) {
        emit failed({ErrorKind::TimedOut});
        return;
    }
    if (limits.responseCap <= 0) {
        emit failed({ErrorKind::ResponseTooLarge});
        return;
    }
    RpcRequest call;
    call.url = m_url;
    call.headers = m_headers + dialectHeaders(request);
    call.id = request.notification ? QString() : nextId();
    call.method = request.method;
    call.params = request.params;
    call.limits = limits;
    call.keyHeader = m_credentials.identity.toolKeyHeader();
    call.followsSlash = !m_otherSlashTried;
    call.resumes = m_dialect != Dialect::Modern; // its streams cannot be resumed
    m_runningId = call.id;
    m_call = new RpcCall(call, this);
    connect(m_call, &RpcCall::messageReceived, this, &McpConversation::messageReceived);
    connect(m_call, &RpcCall::finished, this, [this, then](const RpcResponse &response) {
        m_call->deleteLater();
        m_call.clear();
        m_lastResponse = response.http;
        m_bytes += response.http.body.size();
        m_streams = m_streams || (response.eventStream && response.result);
        if (response.http.followed) {
            m_url = response.http.url;
            m_otherSlashTried = true;
        }
        if (!m_endpointFound && !response.http.fault && !isUnknownPath(response)) {
            m_endpointFound = true;
            m_firstError.reset();
            if (m_otherSlashTried && m_url != m_endpoint)
                m_followedTo = m_url;
        }
        then(response);
    });
    m_call->start();
}

QString McpConversation::nextId()
{
    ++m_requests;
    return m_numericIds ? QString::number(m_requests) : requestId(m_requests);
}

void McpConversation::initialized(const RpcResponse &response)
{
    if (!response.result) {
        refusedSession(response);
        return;
    }
    constexpr qsizetype maxSessionId = 8 * bytesPerKibibyte; // some are whole tokens
    const QByteArray sessionId = response.http.header("Mcp-Session-Id");
    const auto tape = JsonTape::read(*response.result);
    const JsonValue root = tape ? tape->root() : JsonValue();
    const bool namesVersion = bool(root.member("protocolVersion"));
    const QByteArray version = namesVersion ? root.textOf("protocolVersion").toUtf8() : QByteArray(sessionVersion);
    // The earlier request was refused because it had no session.
    m_sessionOpened = true;
    m_firstError.reset();
    if ((!sessionId.isEmpty() && !fitsHeader(sessionId, maxSessionId)) || !fitsHeader(version)) {
        emit failed({ErrorKind::NotUnderstood,
                     tr("The server opened a session whose ID or version is not valid in a header."),
                     {},
                     response.http.status});
        return;
    }
    m_session = sessionId;
    m_version = version;
    m_server = serverIdentityIn(root);
    m_serverCapabilities = serverCapabilitiesIn(root);
    m_instructions = root.textOf("instructions");
    McpRequest notification{u"notifications/initialized"_s, {}};
    notification.notification = true;
    send(notification, [this](const RpcResponse &acknowledgment) { announced(acknowledgment); });
}

void McpConversation::announced(const RpcResponse &response)
{
    // A server with an odd response here may still work: the next response decides.
    if (response.error && response.http.fault)
        emit failed(*response.error);
    else if (m_capabilities != "{}" || m_alwaysListens)
        listen();
    else
        emit ready();
}

/// In a session, the server may send questions in a stream of their own, outside a call's response.
void McpConversation::listen()
{
    constexpr std::chrono::milliseconds maxSettleTime{1'000}; // some servers send headers only with their first event
    RpcRequest request;
    request.url = m_url;
    request.headers = m_headers + dialectHeaders({});
    request.limits = m_limits;
    request.limits.responseCap = smallResponseCap;
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

/// Called when the stream is open or refused, or after a pause without a response; only the first call counts.
void McpConversation::settle()
{
    if (!m_settling.isActive())
        return;
    m_settling.stop();
    emit ready();
}

/// Always retried: opening a session has no effect that could be duplicated.
void McpConversation::refusedSession(const RpcResponse &response)
{
    if (!tryOtherDialect(response, false, RetryPolicy::Always))
        emit failed(*response.error);
}

HeaderList McpConversation::dialectHeaders(const McpRequest &request) const
{
    if (m_dialect == Dialect::Modern)
        return modernHeaders(m_version, request.method, request.name) + request.headers;
    HeaderList headers;
    if (m_dialect == Dialect::Session && !m_version.isEmpty())
        headers.append({"MCP-Protocol-Version", m_version});
    if (m_dialect == Dialect::Session && !m_session.isEmpty())
        headers.append({"Mcp-Session-Id", m_session});
    return headers;
}

bool McpConversation::tryOtherDialect(const RpcResponse &response, bool midway, RetryPolicy policy)
{
    if (!m_endpointFound)
        return policy == RetryPolicy::Always && retryOtherSlash(response);
    const bool notExecuted = provesNotExecuted(response, !m_session.isEmpty());
    const bool isRefusal = response.fault.has_value() || (response.http.status >= 400 && response.http.status < 600);
    const bool isLost = response.http.status == 404 || (isRefusal && mentionsSession(response));
    if (!m_session.isEmpty() && isLost) {
        // a 400 may come from a tool
        const bool mayRenew = notExecuted || policy == RetryPolicy::Always;
        if (mayRenew && !std::exchange(m_sessionRenewed, true)) {
            switchTo(Dialect::Session);
            return true;
        }
        return false;
    }
    if (policy == RetryPolicy::Always && !midway && retryWithNumericId(response))
        return true;
    if (midway || (policy == RetryPolicy::IfNotExecuted && !notExecuted))
        return false;
    const std::optional<Dialect> next = nextDialect(response, policy);
    if (!next)
        return false;
    if (!m_firstError) {
        m_firstError = response.error;
        m_firstResponse = response.http;
    }
    m_rememberedAt = {};
    if (std::exchange(m_remembered, false))
        m_dialects.forget(m_endpoint); // it is outdated
    switchTo(*next);
    return true;
}

/// About half of the servers expect a trailing slash, half none. Tried before any tool can run.
bool McpConversation::retryOtherSlash(const RpcResponse &response)
{
    if (!isUnknownPath(response) || std::exchange(m_otherSlashTried, true))
        return false;
    m_firstError = response.error;
    m_firstResponse = response.http;
    m_url = withOtherSlash(m_url);
    switchTo(m_dialect);
    return true;
}

/// Every SDK uses numeric ids, and some servers accept nothing else.
bool McpConversation::retryWithNumericId(const RpcResponse &response)
{
    if (!refusesId(response))
        return false;
    m_numericIds = !std::exchange(m_numberTried, true) && !m_numericIds;
    if (m_numericIds)
        switchTo(m_dialect);
    return m_numericIds;
}

/// Whether to try the modern dialect again, with another version or other headers: once per code.
bool McpConversation::mayRetryModern(const RpcResponse &response)
{
    if (!requestsModern(response.fault) || m_corrected.contains(response.fault->code))
        return false;
    // All supported capabilities are declared already, so a retry changes nothing.
    if (m_dialect == Dialect::Modern && response.fault->code == missingCapability)
        return false;
    m_corrected.insert(response.fault->code);
    return true;
}

std::optional<Dialect> McpConversation::nextDialect(const RpcResponse &response, RetryPolicy policy)
{
    if (hasNoSharedVersion(response.fault))
        return std::nullopt;
    const std::optional<Dialect> requested = requestedDialect(response);
    if (requested == Dialect::Modern)
        m_modernVersion = modernVersionFrom(response.fault).value_or(modernVersion);
    else if (requested == Dialect::Session)
        m_sessionVersion = sessionVersionFrom(response.fault);
    const bool retriesModern = requested == Dialect::Modern && mayRetryModern(response);
    if (m_credentials.identity.dialect) // only this dialect is allowed
        return retriesModern && m_dialect == Dialect::Modern ? requested : std::nullopt;
    if (retriesModern || (requested && !m_tried.contains(*requested)))
        return requested;
    // A server that supports the modern dialect is not tried with older ones.
    if (requestsModern(response.fault) && modernVersionFrom(response.fault))
        return std::nullopt;
    const ErrorKind error = response.error->kind;
    const bool isForbidden = error == ErrorKind::CredentialsRefused && !mentionsSession(response);
    if (response.http.fault || isForbidden || m_sessionOpened)
        return std::nullopt;
    const bool isExplicitRefusal = response.http.status == 400 || response.fault;
    // A remembered dialect may be outdated, whatever the error. A first request is only retried in another form if the
    // server actually refused it.
    if (policy == RetryPolicy::Always &&
        (isMoreInformative(error) || (!isExplicitRefusal && !m_remembered && m_tried.size() < 2)))
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
    // A pinned dialect was not detected, so remember it only for its quirks.
    if (!m_credentials.identity.dialect || quirks != EndpointQuirks())
        m_dialects.remember(m_endpoint, m_dialect, m_version, quirks);
}

Error McpConversation::mostInformative(const Error &error, HttpResponse &response) const
{
    const bool isLater = error.kind == ErrorKind::Canceled || (m_endpointFound && isMoreInformative(error.kind));
    if (!m_firstError || isLater)
        return error;
    response = m_firstResponse;
    return *m_firstError;
}

/// A request whose response is ignored.
HttpCall *McpConversation::makeFinalCall(const QByteArray &verb, const QByteArray &body, const McpRequest &request,
                                         bool hurry)
{
    constexpr std::chrono::milliseconds maxFinalWait{2'000};
    const std::chrono::milliseconds timeout = hurry ? maxFinalWait : std::min(maxFinalWait, remaining());
    HeaderList headers = m_headers + dialectHeaders(request);
    if (!body.isEmpty())
        headers = rpcHeaders() + headers;
    const HttpRequest httpRequest{verb,
                                  m_url,
                                  headers,
                                  body,
                                  {{.deadline = timeout}, m_limits.authorities},
                                  m_credentials.identity.toolKeyHeader()};
    // A command may exit before the response arrives.
    QObject *owner = hurry && parent() && parent()->parent() ? parent()->parent() : this;
    auto *call = new HttpCall(httpRequest, owner);
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
    const McpRequest request{u"notifications/cancelled"_s, {}};
    makeFinalCall("POST", rpcNotification(request.method, cancelledParams(m_runningId)), request, true)->start();
}

void McpConversation::sendTaskCancelled(const QString &taskId)
{
    const McpRequest request{u"tasks/cancel"_s, taskParams(metadata(), taskId), taskId};
    makeFinalCall("POST", rpcRequest(nextId(), request.method, request.params), request, true)->start();
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
    const bool hasSession = !m_session.isEmpty() && !m_keepsSession && (hurry || remaining().count() > 0);
    if (!hasSession) {
        then();
        return;
    }
    HttpCall *deletion = makeFinalCall("DELETE", {}, {}, hurry);
    if (hurry)
        then();
    else
        connect(deletion, &HttpCall::finished, this, then);
    deletion->start();
}

} // namespace rc

#include "moc_mcpconversation.cpp"
