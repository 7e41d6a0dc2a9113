// SPDX-License-Identifier: GPL-3.0-or-later
// Lists tools page by page, from the first request to the end.
#include "core/errorwords.h"
#include "service/mcpwords.h"
#include "service/toollistjobprivate.h"
#include "wire/elsewhere.h"

#include <QCryptographicHash>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QByteArray hashOf(const QString &cursor)
{
    return QCryptographicHash::hash(cursor.toUtf8(), QCryptographicHash::Sha256);
}

} // namespace

ToolListJob::ToolListJob(const QUrl &toolServer, CatalogKind kind, Credentials credentials, DialectMemory &dialects,
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

void ToolListJob::Private::report()
{
    // Always later: who starts or aborts a job need not expect the end inside that call.
    QMetaObject::invokeMethod(q, [job = q, whole = result] { emit job->finished(whole); }, Qt::QueuedConnection);
}

} // namespace rc
