// SPDX-License-Identifier: GPL-3.0-or-later
// Lists tools page by page.
#include "service/tools/toollistjob.h"

#include "core/background.h"
#include "core/words/errorwords.h"
#include "service/tools/detail/mcptalk.h"
#include "service/tools/detail/mcpwords.h"

#include <QCryptographicHash>
#include <QPointer>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QByteArray hashOf(const QString &cursor)
{
    return QCryptographicHash::hash(cursor.toUtf8(), QCryptographicHash::Sha256);
}

} // namespace

struct ToolListJob::Private
{
    Private(ToolListJob *job, const QUrl &toolServer, const CatalogKind &kind, Credentials credentials,
            DialectMemory &dialects, HttpLimits limits)
        : q(job)
        , talk(toolServer, kind, std::move(credentials), dialects, std::move(limits), job)
    {
    }

    ToolListJob *q;
    McpTalk talk;
    bool started = false;
    bool cancelled = false;
    bool ended = false;
    bool wantsInstructions = false;
    QSet<QByteArray> cursors; ///< as hashes, because a cursor may be as long as a response
    QSet<QByteArray> listed;  ///< definitions so far
    ToolListResult result;

    void begin();
    void list(const std::optional<QString> &cursor);
    void answered(const RpcAnswer &answer);
    void pageRead(const Result<ToolPage> &page, bool eventStream);
    [[nodiscard]] bool isRepeated(const ToolPage &page) const;
    void readSaid(const ToolPage &page);
    void turnPage(const ToolPage &page);
    void discover();
    void finishRepeated();
    void finishList();
    void complete();
    void stop(const Error &error);
    void breakOff(const QString &problem);
    void end();
    void report();
};

ToolListJob::ToolListJob(const QUrl &toolServer, const CatalogKind &kind, Credentials credentials,
                         DialectMemory &dialects, HttpLimits limits, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(this, toolServer, kind, std::move(credentials), dialects, std::move(limits)))
{
    d->result.tokenSent = d->talk.sendsToken();
    d->result.bearerSent = d->talk.sendsBearer();
    d->result.catalog.kind = kind;
    d->result.catalog.url = catalogAddress(toolServer, kind);
    connect(&d->talk, &McpTalk::ready, this, [this] { d->begin(); });
    connect(&d->talk, &McpTalk::failed, this, [this](const Error &error) { d->stop(error); });
}

ToolListJob::~ToolListJob() = default;

void ToolListJob::wantInstructions()
{
    d->wantsInstructions = true;
}

void ToolListJob::start()
{
    if (!d->ended && !std::exchange(d->started, true))
        d->talk.start();
}

void ToolListJob::abort()
{
    if (d->ended)
        return;
    d->cancelled = true;
    d->stop({ErrorKind::Cancelled, {}, {}, 0});
}

/// Also after a change of dialect: the earlier results are discarded.
void ToolListJob::Private::begin()
{
    cursors.clear();
    listed.clear();
    result.catalog.tools.clear();
    result.catalog.problems.clear();
    result.catalog.remarks.clear();
    result.catalog.pages = 0;
    result.catalog.cache = {};
    result.catalog.server = talk.server();
    result.catalog.instructions = talk.instructions();
    result.catalog.listChanged.reset();
    if (talk.dialect() == Dialect::Session)
        result.catalog.listChanged = talk.abilities().listChanged;
    list(std::nullopt);
}

void ToolListJob::Private::list(const std::optional<QString> &cursor)
{
    talk.ask({u"tools/list"_s, listParams(talk.manners(), cursor)},
             [this](const RpcAnswer &answer) { answered(answer); });
}

void ToolListJob::Private::answered(const RpcAnswer &answer)
{
    if (!answer.result) {
        if (!talk.speakOtherwise(answer, result.catalog.pages > 0, AskAgain::Freely))
            stop(answer.error.value_or(Error{ErrorKind::MissingResult, {}, {}, answer.http.status}));
        return;
    }
    if (answer.oddType && result.catalog.remarks.isEmpty())
        result.catalog.remarks.append(oddTypeWords(answer.http));
    inBackgroundIfLarge(
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
    if (talk.dialect() == Dialect::Modern && result.catalog.pages == 0 && !page->modern && !talk.isPinned())
        talk.speakPlainly();
    result.catalog.dialectSince = talk.rememberedAt();
    talk.remember();
    readSaid(*page);
    result.catalog.dialect = talk.dialect();
    result.catalog.version = talk.version();
    result.catalog.eventStream = eventStream;
    ++result.catalog.pages;
    if (isRepeated(*page)) {
        result.answer = talk.lastAnswer();
        finishRepeated();
        return;
    }
    for (const Tool &tool : page->tools)
        listed.insert(tool.raw);
    result.catalog.tools += page->tools;
    result.catalog.problems += page->problems;
    const QPointer<ToolListJob> alive(q);
    emit q->progressed(result.catalog.pages, result.catalog.tools.size());
    if (alive && !ended) // A slot may have ended it.
        turnPage(*page);
}

/// A server without pages, or one that ends with an empty cursor, sends the same tools again.
bool ToolListJob::Private::isRepeated(const ToolPage &page) const
{
    return !page.tools.isEmpty() &&
           std::ranges::all_of(page.tools, [this](const Tool &tool) { return listed.contains(tool.raw); });
}

/// Merges the server data of a page: pages may omit some, and the shortest cache lifetime counts.
void ToolListJob::Private::readSaid(const ToolPage &page)
{
    ToolCatalog &catalog = result.catalog;
    if (!page.server.isEmpty())
        catalog.server = page.server;
    if (catalog.pages == 0) {
        catalog.cache = page.cache;
        return;
    }
    if (page.cache.ttlMs)
        catalog.cache.ttlMs = std::min(catalog.cache.ttlMs.value_or(*page.cache.ttlMs), *page.cache.ttlMs);
    if (page.cache.scope != "public"_L1 && !page.cache.scope.isEmpty())
        catalog.cache.scope = page.cache.scope;
}

/// In a session this comes at the start. A server that does not respond to it has still listed its tools.
void ToolListJob::Private::discover()
{
    talk.ask({u"server/discover"_s, bareParams(talk.manners())}, [this](const RpcAnswer &answer) {
        if (ended)
            return;
        if (answer.result) {
            result.catalog.instructions = instructionsIn(*answer.result);
            const auto tape = JsonTape::read(*answer.result);
            const ServerIdentity server = tape ? serverIdentityIn(tape->root()) : ServerIdentity();
            if (tape)
                result.catalog.listChanged = serverAbilitiesIn(tape->root()).listChanged;
            if (!server.isEmpty())
                result.catalog.server = server;
        }
        complete();
    });
}

/// The server names a next page whose content is already known.
void ToolListJob::Private::finishRepeated()
{
    result.catalog.remarks.append(ToolListJob::tr("The server repeats a page instead of ending the list."));
    finishList();
}

void ToolListJob::Private::finishList()
{
    if (wantsInstructions && talk.dialect() == Dialect::Modern)
        discover();
    else
        complete();
}

void ToolListJob::Private::complete()
{
    result.catalog.complete = true;
    end();
}

void ToolListJob::Private::turnPage(const ToolPage &page)
{
    ToolCatalog &catalog = result.catalog;
    const bool more = page.nextCursor.has_value();
    if (catalog.tools.size() > maxTools || (more && catalog.tools.size() == maxTools)) {
        catalog.tools.resize(maxTools);
        breakOff(
            ToolListJob::tr("The list is incomplete: the server has more than %1 tools, and the rest were skipped.")
                .arg(maxTools));
    } else if (!more) {
        result.answer = talk.lastAnswer();
        if (page.cursorUnreadable)
            end();
        else
            finishList();
    } else if (page.tools.isEmpty() && cursors.contains(hashOf(*page.nextCursor))) {
        result.answer = talk.lastAnswer();
        finishRepeated();
    } else if (catalog.pages >= maxToolPages) {
        breakOff(
            ToolListJob::tr("The list is incomplete: the server has more than %1 pages, and the rest were skipped.")
                .arg(maxToolPages));
    } else {
        cursors.insert(hashOf(*page.nextCursor));
        list(page.nextCursor);
    }
}

/// Ends with an error, or, after the first page, with the tools so far.
void ToolListJob::Private::stop(const Error &error)
{
    if (wantsInstructions && result.catalog.pages > 0 && !result.answer.url.isEmpty() && !cancelled) {
        complete(); // only the instructions are missing
        return;
    }
    if (result.catalog.pages > 0) {
        breakOff(
            error.kind == ErrorKind::Cancelled
                ? ToolListJob::tr("The list is incomplete: fetching was canceled.")
                : ToolListJob::tr("The list is incomplete: page %1 did not arrive. %2", "%2: a sentence on the cause")
                      .arg(result.catalog.pages + 1)
                      .arg(errorLine(error)));
        return;
    }
    result.answer = talk.lastAnswer();
    result.error = talk.telling(error, result.answer);
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
    result.catalog.elapsedMs = talk.elapsedMs();
    result.catalog.bytes = talk.bytes();
    result.followedTo = talk.followedTo();
    result.address = talk.address();
    result.sessionOpened = talk.hasOpenedSession();
    if (!result.error && result.answer.url.isEmpty())
        result.answer = talk.lastAnswer();
    talk.close(cancelled, [this] { report(); });
}

void ToolListJob::Private::report()
{
    // Queued, so that callers of start() and abort() need not expect the end inside the call.
    QMetaObject::invokeMethod(q, [job = q, whole = result] { emit job->finished(whole); }, Qt::QueuedConnection);
}

} // namespace rc

#include "moc_toollistjob.cpp"
