// SPDX-License-Identifier: GPL-3.0-or-later
// A conversation with a tool server, in its dialect and in a session if it requires one.
#pragma once

#include "service/tools/detail/dialectmemory.h"
#include "service/tools/detail/mcpmessages.h"
#include "wire/rpc/rpccall.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QSet>
#include <QTimer>

#include <functional>

namespace rc {

struct McpRequest
{
    QString method;
    QByteArray params = "{}";
    QString name = {}; ///< name of the called tool: its own header in the modern dialect
    bool notification = false;
    HeaderList headers = {}; ///< additional headers of the modern dialect
};

/// Whether a refused request may be sent again.
enum class RetryPolicy {
    Always,       ///< repeating is harmless
    IfNotExecuted ///< only if the response proves that it was not executed: see provesNotExecuted()
};

/// Whether a response proves that the server did not execute a request and only requires another form: a 400 with one
/// of the three codes of the modern dialect, or with text about the protocol version, about missing request metadata,
/// or about a session for a request without one; or a 404 for a request with one. These come from the transport, before
/// any tool is involved. Any other response may come from a tool, and proves nothing.
[[nodiscard]] bool provesNotExecuted(const RpcResponse &response, bool inSession);

/// Sends requests one after the other, with a common deadline and cap. Tries the dialects in order, starting with the
/// remembered one: each at most once, but the modern one once more per requested correction; a lost session is reopened
/// once. A pinned dialect is the only one tried. Larger than other classes, because
/// lists, calls, tasks and listeners share the negotiated state.
class McpConversation : public QObject
{
    Q_OBJECT

public:
    using ResponseHandler = std::function<void(const RpcResponse &)>;

    McpConversation(const QUrl &toolServer, const CatalogKind &kind, Credentials credentials, DialectMemory &dialects,
                    HttpLimits limits, QObject *parent);

    /// The requests that the server may make; set it before start(). Default: nothing.
    void setCapabilities(const QByteArray &capabilities) { m_capabilities = capabilities; }
    /// Declares in the modern dialect that a call may become a task, followed here; before start().
    void setTasks() { m_tasks = true; }
    /// Opens the stream for a session server's own messages in any case; before start().
    void setAlwaysListens() { m_alwaysListens = true; }
    /// Leads to ready() or failed().
    void start();
    /// After ready(). `then` gets the response; emits failed() if time or cap is exhausted.
    void send(const McpRequest &request, const ResponseHandler &then);
    /// After a response without a result: whether another dialect or session is tried, which leads to ready() or
    /// failed() again. `midway`: earlier results must not be lost.
    [[nodiscard]] bool tryOtherDialect(const RpcResponse &response, bool midway, RetryPolicy policy);
    /// An older server responded to a modern request like to any other: uses the plain dialect from here on.
    void usePlainDialect();
    /// The current dialect works.
    void remember();
    /// The error to report and its response: the first refusal may be more informative than the last.
    [[nodiscard]] Error mostInformative(const Error &error, HttpResponse &response) const;

    /// Cancels the running request on the server, where it would notice. Only in a session or a stream: otherwise the
    /// closed connection suffices.
    void sendCancelled();
    /// The reply to the server's own request with the raw `id`: {"result":…} or {"error":…}. The modern dialect has no
    /// such requests.
    void reply(const QByteArray &id, const QByteArray &outcome);
    /// Cancels a task on the server. The response is ignored.
    void sendTaskCancelled(const QString &taskId);
    /// The server continues alone: switches to the timeout of an event stream.
    void extend() { m_streams = true; }
    /// Leaves the session open at the end, because work continues in it.
    void keepSession() { m_keepsSession = true; }
    /// Suspends deadlines until release(): the server waits for the user.
    void hold();
    void release();
    /// Ends the running request with ErrorKind::Canceled; false if there is none.
    bool abort();
    /// Aborts running requests and deletes the session to free the server's resources. Waits briefly, because a command
    /// exits right after the result; not if `hurry`. The response is ignored.
    void close(bool hurry, const std::function<void()> &then);

    /// Whether requests include a token.
    [[nodiscard]] bool sendsToken() const { return m_credentials.sendsToken(m_kind); }
    /// Whether they include the key as a bearer token.
    [[nodiscard]] bool sendsBearer() const { return m_credentials.identity.bearer; }
    [[nodiscard]] bool isPinned() const { return m_credentials.identity.dialect.has_value(); }
    [[nodiscard]] bool inSession() const { return !m_session.isEmpty(); }
    [[nodiscard]] Dialect dialect() const { return m_dialect; }
    [[nodiscard]] const QByteArray &version() const { return m_version; } ///< empty in the plain dialect
    [[nodiscard]] McpMetadata metadata() const { return {m_dialect, m_version, m_capabilities, m_tasks}; }
    [[nodiscard]] const ServerIdentity &server() const { return m_server; } ///< from opening the session
    /// The server's capabilities, in a session.
    [[nodiscard]] const ServerCapabilities &serverCapabilities() const { return m_serverCapabilities; }
    /// Whether the stream for the server's own messages is open.
    [[nodiscard]] bool hasStream() const { return m_listener && m_listener->isStreaming(); }
    /// When the initial dialect was remembered; invalid if it was unknown or has changed.
    [[nodiscard]] const QDateTime &rememberedAt() const { return m_rememberedAt; }
    [[nodiscard]] std::chrono::milliseconds remaining() const; ///< of the whole conversation
    [[nodiscard]] const QString &instructions() const { return m_instructions; }
    /// Whether the server has opened a session, even if it was lost.
    [[nodiscard]] bool hasOpenedSession() const { return m_sessionOpened; }
    /// Whether a text contains the key, which must only be in its header.
    [[nodiscard]] bool containsKey(const QByteArray &text) const;
    /// The variant of the address, with or without a trailing slash, that was found to work; else empty.
    [[nodiscard]] const QUrl &followedTo() const { return m_followedTo; }
    /// The variant in use, even if it was known before.
    [[nodiscard]] const QUrl &address() const { return m_url; }
    [[nodiscard]] const HttpResponse &lastResponse() const { return m_lastResponse; }
    [[nodiscard]] qint64 bytes() const { return m_bytes; }
    /// Without the time waiting for the user.
    [[nodiscard]] qint64 elapsedMs() const;

signals:
    void ready(); ///< ready for requests, from the first one on
    void failed(const rc::Error &error);
    void messageReceived(const QByteArray &message); ///< see RpcCall
    void streamClosed();                             ///< the stream for a session server's own messages

private:
    void switchTo(Dialect next);
    void initialized(const RpcResponse &response);
    void announced(const RpcResponse &response);
    void refusedSession(const RpcResponse &response);
    void listen();
    void settle();
    [[nodiscard]] std::optional<Dialect> nextDialect(const RpcResponse &response, RetryPolicy policy);
    [[nodiscard]] bool mayRetryModern(const RpcResponse &response);
    [[nodiscard]] bool retryOtherSlash(const RpcResponse &response);
    [[nodiscard]] bool retryWithNumericId(const RpcResponse &response);
    [[nodiscard]] QString nextId();
    [[nodiscard]] HeaderList dialectHeaders(const McpRequest &request) const;
    HttpCall *makeFinalCall(const QByteArray &verb, const QByteArray &body, const McpRequest &request, bool hurry);

    const CatalogKind m_kind;
    const QUrl m_endpoint;
    QUrl m_url;
    Credentials m_credentials;
    DialectMemory &m_dialects;
    HttpLimits m_limits;
    HeaderList m_headers;
    QElapsedTimer m_clock;
    int m_requests = 0;
    QString m_runningId;
    QPointer<RpcCall> m_call;
    QPointer<RpcCall> m_listener; ///< in a session whose server may ask questions
    QTimer m_settling;            ///< until that stream has begun
    bool m_streams = false;       ///< the server uses event streams

    QSet<Dialect> m_tried;
    QSet<qint64> m_corrected; ///< error codes after which the modern dialect was tried again
    Dialect m_dialect = Dialect::Modern;
    bool m_remembered = false; ///< began with a remembered dialect
    QDateTime m_rememberedAt;
    QByteArray m_capabilities = "{}";
    bool m_tasks = false;
    bool m_alwaysListens = false;
    bool m_keepsSession = false;
    QByteArray m_version;
    QByteArray m_modernVersion = modernVersion;
    QByteArray m_sessionVersion = sessionVersion;
    QByteArray m_session;
    ServerIdentity m_server;
    ServerCapabilities m_serverCapabilities;
    QString m_instructions;
    QElapsedTimer m_holding; ///< valid while deadlines are suspended
    qint64 m_heldMs = 0;
    bool m_sessionRenewed = false;

    bool m_otherSlashTried = false;
    bool m_numberTried = false;
    bool m_numericIds = false;
    bool m_sessionOpened = false;
    bool m_endpointFound = false; ///< a response showed that the path exists
    QUrl m_followedTo;
    HttpResponse m_lastResponse;
    qint64 m_bytes = 0;
    std::optional<Error> m_firstError;
    HttpResponse m_firstResponse;
};

} // namespace rc
