// SPDX-License-Identifier: GPL-3.0-or-later
// Lists tools page by page, and finds the dialect on the way. Each dialect is tried at most once.
#include "service/toollistjob.h"

#include "core/errorwords.h"
#include "service/mcpwords.h"
#include "wire/elsewhere.h"
#include "wire/strictjson.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QElapsedTimer>
#include <QPointer>
#include <QSet>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr std::chrono::milliseconds goodbyeLimit{2'000};

QByteArray hashOf(const QString &cursor)
{
    return QCryptographicHash::hash(cursor.toUtf8(), QCryptographicHash::Sha256);
}

/// Whether a later dialect's failure tells more than that this dialect is not spoken here either.
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

} // namespace

struct ToolListJob::Private
{
    using Answered = void (Private::*)(const RpcAnswer &);

    Private(ToolListJob *job, QUrl endpoint, Credentials who, DialectMemory &memory, HttpLimits within)
        : q(job)
        , url(std::move(endpoint))
        , credentials(std::move(who))
        , dialects(memory)
        , limits(within)
    {
    }

    ToolListJob *q;
    QUrl url;
    Credentials credentials;
    DialectMemory &dialects;
    HttpLimits limits;

    bool started = false;
    bool cancelled = false;
    bool ended = false;
    QElapsedTimer clock;
    HeaderList baseHeaders;
    int requests = 0;
    QPointer<RpcCall> call;

    QSet<Dialect> tried;
    Dialect dialect = Dialect::Plain;
    QByteArray version;
    QByteArray session;
    bool sessionRenewed = false;
    QSet<QByteArray> cursors; ///< their hashes: a cursor may be as long as an answer

    ToolListResult result;
    std::optional<Error> firstError;
    HttpAnswer firstAnswer;

    [[nodiscard]] std::chrono::milliseconds remaining() const
    {
        // A server that answers in event streams has their time for the whole list.
        const auto total =
            result.catalog.eventStream ? std::max(limits.deadline, limits.streamDeadline) : limits.deadline;
        return total - std::chrono::milliseconds(clock.elapsed());
    }

    void begin();
    void speak(Dialect next);
    void initialize();
    void initialized(const RpcAnswer &answer);
    void announced(const RpcAnswer &answer);
    void list(const std::optional<QString> &cursor);
    void listed(const RpcAnswer &answer);
    void pageRead(const Result<ToolPage> &page, bool eventStream);
    void turnPage(const ToolPage &page);
    void ask(const QString &method, const QByteArray &params, bool notification, Answered then);
    [[nodiscard]] HeaderList dialectHeaders(const QString &method) const;
    void refused(const RpcAnswer &answer);
    void stop(const Error &error);
    void breakOff(const QString &problem);
    void end();
    void sayGoodbye();
    void report();
};

ToolListJob::ToolListJob(QUrl toolServer, CatalogKind kind, Credentials credentials, DialectMemory &dialects,
                         HttpLimits limits, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(this, catalogAddress(toolServer, kind), std::move(credentials), dialects, limits))
{
    d->result.catalog.kind = kind;
    d->result.catalog.url = d->url;
}

ToolListJob::~ToolListJob() = default;

void ToolListJob::start()
{
    if (!d->started && !d->ended)
        d->begin();
}

void ToolListJob::abort()
{
    if (d->ended)
        return;
    d->cancelled = true;
    d->stop({ErrorKind::Cancelled, {}, {}, 0});
}

void ToolListJob::Private::begin()
{
    started = true;
    clock.start();
    const Result<HeaderList> headers = toolHeaders(credentials);
    if (!headers) {
        stop(headers.error());
        return;
    }
    baseHeaders = *headers;
    version = modernVersion;
    speak(dialects.dialectOf(url));
}

void ToolListJob::Private::speak(Dialect next)
{
    dialect = next;
    tried.insert(next);
    session.clear();
    cursors.clear();
    result.catalog.tools.clear();
    result.catalog.problems.clear();
    result.catalog.pages = 0;
    if (dialect == Dialect::Session)
        initialize();
    else
        list(std::nullopt);
}

void ToolListJob::Private::initialize()
{
    version.clear(); // Not agreed upon yet: the header comes with the requests after this one.
    ask(u"initialize"_s, initializeParams(), false, &Private::initialized);
}

void ToolListJob::Private::initialized(const RpcAnswer &answer)
{
    if (!answer.result) {
        refused(answer);
        return;
    }
    const QByteArray named = answer.http.header("Mcp-Session-Id");
    const auto member = jsonMember(*answer.result, u"protocolVersion"_s);
    const QByteArray agreed = member ? jsonText(*member).value_or(QString()).toUtf8() : QByteArray(sessionVersion);
    if ((!named.isEmpty() && !fitsHeader(named)) || !fitsHeader(agreed)) {
        stop({ErrorKind::NotUnderstood,
              ToolListJob::tr("The server opened a session with a name or version that no header can carry."),
              {},
              answer.http.status});
        return;
    }
    session = named;
    version = agreed;
    ask(u"notifications/initialized"_s, "{}", true, &Private::announced);
}

void ToolListJob::Private::announced(const RpcAnswer &answer)
{
    // A server that answers oddly here may list all the same: the list will tell.
    if (answer.error && answer.http.fault != HttpFault::None)
        stop(*answer.error);
    else
        list(std::nullopt);
}

void ToolListJob::Private::list(const std::optional<QString> &cursor)
{
    ask(u"tools/list"_s, listParams(dialect, version, cursor), false, &Private::listed);
}

void ToolListJob::Private::ask(const QString &method, const QByteArray &params, bool notification, Answered then)
{
    HttpLimits left = limits;
    left.deadline = remaining();
    left.streamDeadline = limits.streamDeadline - std::chrono::milliseconds(clock.elapsed());
    left.answerCap = limits.answerCap - result.catalog.bytes;
    if (left.deadline.count() <= 0) {
        stop({ErrorKind::TimedOut, {}, {}, 0});
        return;
    }
    if (left.answerCap <= 0) {
        stop({ErrorKind::AnswerTooLarge, {}, {}, 0});
        return;
    }
    RpcRequest request;
    request.url = url;
    request.headers = baseHeaders + dialectHeaders(method);
    request.id = notification ? QString() : u"resource-console-%1"_s.arg(++requests);
    request.method = method;
    request.params = params;
    request.limits = left;
    request.followSlash = result.followedTo.isEmpty();
    call = new RpcCall(request, q);
    connect(call, &RpcCall::finished, q, [this, then](const RpcAnswer &answer) {
        call->deleteLater();
        call.clear();
        result.answer = answer.http;
        result.catalog.bytes += answer.http.body.size();
        if (answer.http.followed)
            result.followedTo = url = answer.http.url;
        (this->*then)(answer);
    });
    call->start();
}

HeaderList ToolListJob::Private::dialectHeaders(const QString &method) const
{
    HeaderList headers;
    if (dialect == Dialect::Plain)
        return headers;
    if (!version.isEmpty())
        headers.append({"MCP-Protocol-Version", version});
    if (dialect == Dialect::Modern)
        headers.append({"Mcp-Method", method.toLatin1()});
    else if (!session.isEmpty())
        headers.append({"Mcp-Session-Id", session});
    return headers;
}

void ToolListJob::Private::listed(const RpcAnswer &answer)
{
    if (!answer.result) {
        refused(answer);
        return;
    }
    elsewhere(
        q, answer.result->size(), [bytes = *answer.result] { return toolPage(bytes); },
        [this, stream = answer.eventStream](const Result<ToolPage> &page) { pageRead(page, stream); });
}

void ToolListJob::Private::pageRead(const Result<ToolPage> &page, bool eventStream)
{
    if (ended) // aborted meanwhile
        return;
    if (!page) {
        stop(page.error());
        return;
    }
    dialects.remember(result.catalog.url, dialect);
    result.catalog.dialect = dialect;
    result.catalog.eventStream = eventStream;
    ++result.catalog.pages;
    result.catalog.tools += page->tools;
    result.catalog.problems += page->problems;
    const QPointer<ToolListJob> alive(q);
    emit q->progressed(result.catalog.pages, result.catalog.tools.size());
    if (alive && !ended) // Whoever heard of the progress may have had enough.
        turnPage(*page);
}

void ToolListJob::Private::turnPage(const ToolPage &page)
{
    ToolCatalog &catalog = result.catalog;
    const bool more = page.nextCursor.has_value();
    if (catalog.tools.size() > maxTools || (more && catalog.tools.size() == maxTools)) {
        catalog.tools.resize(maxTools);
        breakOff(ToolListJob::tr("The list is incomplete: the server has more than %1 tools, and the rest was left.")
                     .arg(maxTools));
    } else if (!more) {
        catalog.complete = !page.cursorUnreadable;
        end();
    } else if (cursors.contains(hashOf(*page.nextCursor))) {
        breakOff(ToolListJob::tr("The list is incomplete: the server named the same next page twice."));
    } else if (catalog.pages >= maxToolPages) {
        breakOff(ToolListJob::tr("The list is incomplete: the server has more than %1 pages, and the rest was left.")
                     .arg(maxToolPages));
    } else {
        cursors.insert(hashOf(*page.nextCursor));
        list(page.nextCursor);
    }
}

void ToolListJob::Private::refused(const RpcAnswer &answer)
{
    const Error error = answer.error.value_or(Error{ErrorKind::MissingResult, {}, {}, answer.http.status});
    if (!session.isEmpty() && answer.http.status == 404 && !sessionRenewed) {
        sessionRenewed = true;
        speak(Dialect::Session);
        return;
    }
    // A session that is lost again says more than the refusal that led to it.
    if (!session.isEmpty() && answer.http.status == 404)
        firstError.reset();
    if (result.catalog.pages > 0) {
        stop(error);
        return;
    }
    std::optional<Dialect> next = dialectAskedFor(answer);
    if (next == Dialect::Modern)
        version = modernVersionFrom(answer.fault).value_or(modernVersion);
    // What was remembered may no longer be true; the plain request is where everything starts.
    const bool answered = answer.http.fault == HttpFault::None && !saysMore(error.kind);
    if ((!next || tried.contains(*next)) && answered)
        next = Dialect::Plain;
    if (next && !tried.contains(*next)) {
        if (!firstError) {
            firstError = error;
            firstAnswer = answer.http;
        }
        speak(*next);
        return;
    }
    stop(error);
}

/// Ends with an error, or, when pages came before it, with what came.
void ToolListJob::Private::stop(const Error &error)
{
    if (result.catalog.pages > 0) {
        breakOff(
            error.kind == ErrorKind::Cancelled
                ? ToolListJob::tr("The list is incomplete: it was cancelled.")
                : ToolListJob::tr("The list is incomplete: page %1 did not come. %2", "%2: a sentence on the cause")
                      .arg(result.catalog.pages + 1)
                      .arg(errorLine(error)));
        return;
    }
    result.error = error;
    if (firstError && !saysMore(error.kind)) {
        result.error = firstError;
        result.answer = firstAnswer;
    }
    end();
}

void ToolListJob::Private::breakOff(const QString &problem)
{
    result.catalog.complete = false;
    result.catalog.problems.append(problem);
    end();
}

void ToolListJob::Private::end()
{
    if (ended)
        return;
    ended = true;
    result.catalog.at = QDateTime::currentDateTime();
    result.catalog.elapsedMs = clock.isValid() ? clock.elapsed() : 0;
    if (call) {
        call->disconnect(q);
        call->deleteLater();
    }
    if (session.isEmpty() || remaining().count() <= 0)
        report();
    else
        sayGoodbye();
}

/// Deletes the session, which holds something on the server until then. Waited for briefly: a command line ends right
/// after the result. Not waited for when cancelled. What the server says to it changes nothing.
void ToolListJob::Private::sayGoodbye()
{
    const std::chrono::milliseconds limit = std::min(goodbyeLimit, remaining());
    const HttpRequest request{
        "DELETE", url, baseHeaders + dialectHeaders({}), {}, {limit, smallAnswerCap, limits.authorities}};
    auto *goodbye = new HttpCall(request, cancelled && q->parent() ? q->parent() : q);
    connect(goodbye, &HttpCall::finished, goodbye, &QObject::deleteLater);
    if (cancelled)
        report();
    else
        connect(goodbye, &HttpCall::finished, q, [this] { report(); });
    goodbye->start();
}

void ToolListJob::Private::report()
{
    // Always later: who starts or aborts a job need not expect the end inside that call.
    QMetaObject::invokeMethod(q, [job = q, whole = result] { emit job->finished(whole); }, Qt::QueuedConnection);
}

} // namespace rc
