// SPDX-License-Identifier: GPL-3.0-or-later
// One conversation with a tool server: in the dialect that it speaks, in a session where it wants one.
#pragma once

#include "service/tools/detail/dialectmemory.h"
#include "service/tools/detail/mcpwords.h"
#include "wire/rpc/eventlistener.h"
#include "wire/rpc/rpccall.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QSet>

#include <functional>

namespace rc {

struct McpQuestion
{
    QString method;
    QByteArray params = "{}";
    QString name = {}; ///< of the tool that is called: a header of its own in the modern dialect
    bool notification = false;
    HeaderList headers = {}; ///< of the modern dialect, beside its own
};

/// What may be done with a question that was refused.
enum class AskAgain {
    Freely,     ///< asking twice does no harm
    WhenUntaken ///< only after an answer that proves that it was not taken: see provesUntaken()
};

/// Whether an answer proves that the server did not act upon a request, and only wants it put in another way: a 400
/// with one of the three codes of the modern dialect, in words on the version of the protocol, on what a request has to
/// say of itself, or on a session to a request that named none; or a 404 to a request that named one. Those come from
/// the transport, before any tool is looked at. Everything else may have been said by a tool, and proves nothing.
[[nodiscard]] bool provesUntaken(const RpcAnswer &answer, bool inSession);

/// Whether a later dialect's failure tells more than that this dialect is not spoken here either.
[[nodiscard]] bool saysMore(ErrorKind later);

/// Requests one after another, within one deadline and one cap for all of them. The dialects are tried in their order,
/// beginning with what was remembered: each at most once, the modern one once more for each thing that a server wants
/// said otherwise; a session that was lost is opened once more. A dialect that is pinned is the only one.
/// Larger than other classes: lists, calls, tasks and listeners each need another part of what was agreed upon, which
/// is one state.
class McpTalk : public QObject
{
    Q_OBJECT

public:
    using Answered = std::function<void(const RpcAnswer &)>;

    McpTalk(const QUrl &toolServer, const CatalogKind &kind, Credentials credentials, DialectMemory &dialects,
            HttpLimits limits, QObject *parent);

    /// What the server may ask for meanwhile; before start(). Nothing without it.
    void setCapabilities(const QByteArray &capabilities) { m_capabilities = capabilities; }
    /// A call may become a task, which is then followed here: declared in the modern dialect; before start().
    void setTasks() { m_tasks = true; }
    /// The stream that a session's server speaks in of its own accord is wanted, whatever it may ask for; before
    /// start().
    void setListens() { m_listens = true; }
    /// Leads to ready() or failed().
    void start();
    /// After ready(). `then` gets the answer, unless the time or the cap is used up: that is failed().
    void ask(const McpQuestion &question, const Answered &then);
    /// After an answer without a result: whether it is tried in another dialect or session, which leads to ready() or
    /// failed() again. `midway`: answers to earlier questions must not be lost.
    [[nodiscard]] bool speakOtherwise(const RpcAnswer &answer, bool midway, AskAgain again);
    /// A server of before has answered a modern request as it answers any: from here on it gets what it expects.
    void speakPlainly();
    /// The dialect did well here.
    void remember();
    /// What to report of `error`, and the answer behind it: the first refusal may say more than the last.
    [[nodiscard]] Error telling(const Error &error, HttpAnswer &answer) const;

    /// Tells the server that the running question is not waited for any more, where it would hear of it. Of a session
    /// or a stream only: anybody else sees the connection close.
    void sendCancelled();
    /// The answer to a request of the server's own, of which the raw id is given: {"result":…} or {"error":…}. Not in
    /// the modern dialect, which has no such requests.
    void reply(const QByteArray &id, const QByteArray &outcome);
    /// Tells the server that a task is not wanted any more. What it says to that changes nothing.
    void sendTaskCancelled(const QString &taskId);
    /// The server goes on by itself: from here on there is the time that an event stream has.
    void extend() { m_streams = true; }
    /// The session stays open when this ends: what was begun in it goes on.
    void keepSession() { m_keepsSession = true; }
    /// Deadlines stand still until release(): the server waits for a person here.
    void hold();
    void release();
    /// Ends the running question with HttpFault::Cancelled; false when there is none.
    bool abort();
    /// Drops what is running and deletes the session, which holds something on the server until then. Waited for
    /// briefly: a command line ends right after the result. What the server says to it changes nothing. Not waited for
    /// when `hurry`.
    void close(bool hurry, const std::function<void()> &then);

    /// Whether the requests carry the code-hosting token.
    [[nodiscard]] bool sendsToken() const { return m_credentials.sendsToken(m_kind); }
    /// Whether they carry the key as a bearer token.
    [[nodiscard]] bool sendsBearer() const { return m_credentials.identity.bearer; }
    [[nodiscard]] bool isPinned() const { return m_credentials.identity.dialect.has_value(); }
    [[nodiscard]] bool inSession() const { return !m_session.isEmpty(); }
    [[nodiscard]] Dialect dialect() const { return m_dialect; }
    [[nodiscard]] const QByteArray &version() const { return m_version; } ///< empty in the plain dialect
    [[nodiscard]] Manners manners() const { return {m_dialect, m_version, m_capabilities, m_tasks}; }
    [[nodiscard]] const ServerIdentity &server() const { return m_server; } ///< as a session was opened
    /// Of a session: what the server can do.
    [[nodiscard]] const ServerAbilities &abilities() const { return m_abilities; }
    /// Whether the server speaks in a stream of its own accord, in its session.
    [[nodiscard]] bool hasStream() const { return m_listener && m_listener->isOpen(); }
    /// Since when the dialect it began with was remembered; invalid where nothing was, or it turned out to be another.
    [[nodiscard]] const QDateTime &rememberedAt() const { return m_rememberedAt; }
    [[nodiscard]] std::chrono::milliseconds remaining() const; ///< of the whole conversation
    [[nodiscard]] const QString &instructions() const { return m_instructions; }
    /// Whether the server has opened a session, lost or not.
    [[nodiscard]] bool hasOpenedSession() const { return m_sessionOpened; }
    /// Whether a text holds the key, which goes into a header and nowhere else.
    [[nodiscard]] bool holdsKey(const QByteArray &text) const;
    /// The other form of the address, with or without a trailing slash, where that is found to answer; else empty.
    [[nodiscard]] const QUrl &followedTo() const { return m_followedTo; }
    [[nodiscard]] const HttpAnswer &lastAnswer() const { return m_last; }
    [[nodiscard]] qint64 bytes() const { return m_bytes; }
    /// Without the time in which a person was waited for.
    [[nodiscard]] qint64 elapsedMs() const;

signals:
    void ready(); ///< to be asked, from the beginning
    void failed(const rc::Error &error);
    void heard(const QByteArray &message); ///< see RpcCall
    void streamClosed();                   ///< the stream that a session's server speaks in of its own accord

private:
    void speak(Dialect next);
    void initialized(const RpcAnswer &answer);
    void announced(const RpcAnswer &answer);
    void refusedSession(const RpcAnswer &answer);
    void listen();
    [[nodiscard]] std::optional<Dialect> nextDialect(const RpcAnswer &answer, AskAgain again);
    [[nodiscard]] bool mayCorrect(const RpcAnswer &answer);
    [[nodiscard]] bool askOtherSlash(const RpcAnswer &answer);
    [[nodiscard]] bool askWithNumber(const RpcAnswer &answer);
    [[nodiscard]] QString nextId();
    [[nodiscard]] HeaderList dialectHeaders(const McpQuestion &question) const;
    HttpCall *lastWord(const QByteArray &verb, const QByteArray &body, const McpQuestion &question, bool hurry);

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
    QPointer<EventListener> m_listener; ///< of a session whose server may ask
    bool m_streams = false;             ///< the server answers in event streams

    QSet<Dialect> m_tried;
    QSet<qint64> m_corrected; ///< codes with which the modern dialect was asked for once more
    Dialect m_dialect = Dialect::Modern;
    bool m_remembered = false; ///< it began with what an earlier conversation had found
    QDateTime m_rememberedAt;
    QByteArray m_capabilities = "{}";
    bool m_tasks = false;
    bool m_listens = false;
    bool m_keepsSession = false;
    QByteArray m_version;
    QByteArray m_modernVersion = modernVersion;
    QByteArray m_sessionVersion = sessionVersion;
    QByteArray m_session;
    ServerIdentity m_server;
    ServerAbilities m_abilities;
    QString m_instructions;
    QElapsedTimer m_holding; ///< valid while deadlines stand still
    qint64 m_heldMs = 0;
    bool m_sessionRenewed = false;

    bool m_otherSlashAsked = false;
    bool m_numberTried = false;
    bool m_numericIds = false;
    bool m_sessionOpened = false;
    bool m_endpointFound = false; ///< something answered that knows this path
    QUrl m_followedTo;
    HttpAnswer m_last;
    qint64 m_bytes = 0;
    std::optional<Error> m_firstError;
    HttpAnswer m_firstAnswer;
};

} // namespace rc
