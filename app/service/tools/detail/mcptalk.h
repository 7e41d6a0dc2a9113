// SPDX-License-Identifier: GPL-3.0-or-later
// One conversation with a tool server: in the dialect that it speaks, in a session where it wants one.
#pragma once

#include "service/tools/detail/dialectmemory.h"
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
};

/// What may be done with a question that was refused.
enum class AskAgain {
    Freely,     ///< asking twice does no harm
    WhenUntaken ///< only after an answer that proves that it was not taken: see provesUntaken()
};

/// Whether an answer proves that the server did not act upon a request, and only wants it put in another way: a 400
/// with one of the three codes of the modern dialect, or in words on a session to a request that named none, or a 404
/// to a request that named one. Those come from the transport, before any tool is looked at. Everything else may have
/// been said by a tool, and proves nothing.
[[nodiscard]] bool provesUntaken(const RpcAnswer &answer, bool inSession);

/// Whether a later dialect's failure tells more than that this dialect is not spoken here either.
[[nodiscard]] bool saysMore(ErrorKind later);

/// Requests one after another, within one deadline and one cap for all of them. Each dialect is tried at most once, and
/// a session that was lost opened once more.
class McpTalk : public QObject
{
    Q_OBJECT

public:
    using Answered = std::function<void(const RpcAnswer &)>;

    McpTalk(const QUrl &toolServer, const CatalogKind &kind, Credentials credentials, DialectMemory &dialects,
            HttpLimits limits, QObject *parent);

    /// Leads to ready() or failed().
    void start();
    /// After ready(). `then` gets the answer, unless the time or the cap is used up: that is failed().
    void ask(const McpQuestion &question, const Answered &then);
    /// After an answer without a result: whether it is tried in another dialect or session, which leads to ready() or
    /// failed() again. `midway`: answers to earlier questions must not be lost.
    [[nodiscard]] bool speakOtherwise(const RpcAnswer &answer, bool midway, AskAgain again);
    /// The dialect did well here.
    void remember();
    /// What to report of `error`, and the answer behind it: the first refusal may say more than the last.
    [[nodiscard]] Error telling(const Error &error, HttpAnswer &answer) const;

    /// Tells the server that the running question is not waited for any more, where it would hear of it. Of a session
    /// or a stream only: anybody else sees the connection close.
    void sendCancelled();
    /// Ends the running question with HttpFault::Cancelled; false when there is none.
    bool abort();
    /// Drops what is running and deletes the session, which holds something on the server until then. Waited for
    /// briefly: a command line ends right after the result. What the server says to it changes nothing. Not waited for
    /// when `hurry`.
    void close(bool hurry, const std::function<void()> &then);

    /// Whether the requests carry the code-hosting token.
    [[nodiscard]] bool sendsToken() const { return m_credentials.sendsToken(m_kind); }
    [[nodiscard]] bool inSession() const { return !m_session.isEmpty(); }
    [[nodiscard]] Dialect dialect() const { return m_dialect; }
    [[nodiscard]] const QByteArray &version() const { return m_version; }
    [[nodiscard]] const QUrl &followedTo() const { return m_followedTo; } ///< empty without a redirect
    [[nodiscard]] const HttpAnswer &lastAnswer() const { return m_last; }
    [[nodiscard]] qint64 bytes() const { return m_bytes; }
    [[nodiscard]] qint64 elapsedMs() const { return m_clock.isValid() ? m_clock.elapsed() : 0; }

signals:
    void ready(); ///< to be asked, from the beginning
    void failed(const rc::Error &error);
    void heard(const QByteArray &message); ///< see RpcCall

private:
    void speak(Dialect next);
    void initialized(const RpcAnswer &answer);
    void announced(const RpcAnswer &answer);
    void refusedSession(const RpcAnswer &answer);
    [[nodiscard]] HeaderList dialectHeaders(const McpQuestion &question) const;
    [[nodiscard]] std::chrono::milliseconds remaining() const;
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
    bool m_streams = false; ///< the server answers in event streams

    QSet<Dialect> m_tried;
    Dialect m_dialect = Dialect::Plain;
    QByteArray m_version;
    QByteArray m_session;
    bool m_sessionRenewed = false;

    QUrl m_followedTo;
    HttpAnswer m_last;
    qint64 m_bytes = 0;
    std::optional<Error> m_firstError;
    HttpAnswer m_firstAnswer;
};

} // namespace rc
