// SPDX-License-Identifier: GPL-3.0-or-later
// Lists tools page by page.
#include "service/tools/toollistjob.h"

#include "core/background.h"
#include "core/words/errortext.h"
#include "service/tools/detail/mcpconversation.h"
#include "service/tools/detail/mcpmessages.h"

#include <QCryptographicHash>
#include <QPointer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct ListTr
{
    RC_DECLARE_PHRASES(rc::ToolListJob)
};

QByteArray hashOf(const QString &cursor)
{
    return QCryptographicHash::hash(cursor.toUtf8(), QCryptographicHash::Sha256);
}

} // namespace

ToolListJob::ToolListJob(const QUrl &toolServer, const CatalogKind &kind, Credentials credentials,
                         DialectMemory &dialects, HttpLimits limits, QObject *parent)
    : QObject(parent)
    , m_conversation(std::make_unique<McpConversation>(toolServer, kind, std::move(credentials), dialects,
                                                       std::move(limits), this))
{
    m_result.tokenSent = m_conversation->sendsToken();
    m_result.bearerSent = m_conversation->sendsBearer();
    m_result.catalog.kind = kind;
    m_result.catalog.url = catalogAddress(toolServer, kind);
    connect(m_conversation.get(), &McpConversation::ready, this, &ToolListJob::begin);
    connect(m_conversation.get(), &McpConversation::failed, this, &ToolListJob::stop);
}

ToolListJob::~ToolListJob() = default;

void ToolListJob::enableInstructions()
{
    m_fetchesInstructions = true;
}

void ToolListJob::start()
{
    if (!m_ended && !std::exchange(m_started, true))
        m_conversation->start();
}

void ToolListJob::abort()
{
    if (m_ended)
        return;
    m_cancelled = true;
    stop({ErrorKind::Canceled});
}

/// Also after a change of dialect: the earlier results are discarded.
void ToolListJob::begin()
{
    m_cursors.clear();
    m_listed.clear();
    m_result.catalog.tools.clear();
    m_result.catalog.problems.clear();
    m_result.catalog.remarks.clear();
    m_result.catalog.pages = 0;
    m_result.catalog.cache = {};
    m_result.catalog.server = m_conversation->server();
    m_result.catalog.instructions = m_conversation->instructions();
    m_result.catalog.listChanged.reset();
    if (m_conversation->dialect() == Dialect::Session)
        m_result.catalog.listChanged = m_conversation->serverCapabilities().listChanged;
    list(std::nullopt);
}

void ToolListJob::list(const std::optional<QString> &cursor)
{
    m_conversation->send({u"tools/list"_s, listParams(m_conversation->metadata(), cursor)},
                         [this](const RpcResponse &response) { responseReceived(response); });
}

void ToolListJob::responseReceived(const RpcResponse &response)
{
    if (!response.result) {
        if (!m_conversation->tryOtherDialect(response, m_result.catalog.pages > 0, RetryPolicy::Always))
            stop(*response.error);
        return;
    }
    if (response.unusualType && m_result.catalog.remarks.isEmpty())
        m_result.catalog.remarks.append(unusualTypeNote(response.http));
    runInBackgroundIfLarge(
        this, response.result->size(), [bytes = *response.result] { return toolPage(bytes); },
        [this, stream = response.eventStream](const Result<ToolPage> &page) { pageRead(page, stream); });
}

void ToolListJob::pageRead(const Result<ToolPage> &page, bool eventStream)
{
    if (m_ended) // aborted meanwhile
        return;
    if (!page) {
        stop(page.error());
        return;
    }
    if (m_conversation->dialect() == Dialect::Modern && m_result.catalog.pages == 0 && !page->modern &&
        !m_conversation->isPinned())
        m_conversation->usePlainDialect();
    m_result.catalog.dialectSince = m_conversation->rememberedAt();
    m_conversation->remember();
    mergeServerInfo(*page);
    m_result.catalog.dialect = m_conversation->dialect();
    m_result.catalog.version = m_conversation->version();
    m_result.catalog.eventStream = eventStream;
    ++m_result.catalog.pages;
    if (isRepeated(*page)) {
        endRepeated();
        return;
    }
    for (const Tool &tool : page->tools)
        m_listed.insert(tool.raw);
    m_result.catalog.tools += page->tools;
    m_result.catalog.problems += page->problems;
    const QPointer<ToolListJob> alive(this);
    emit progressed(m_result.catalog.pages, m_result.catalog.tools.size());
    if (alive && !m_ended) // a slot may have ended it
        fetchNextPage(*page);
}

/// A server without pages, or one that ends with an empty cursor, sends the same tools again.
bool ToolListJob::isRepeated(const ToolPage &page) const
{
    return !page.tools.isEmpty() &&
           std::ranges::all_of(page.tools, [this](const Tool &tool) { return m_listed.contains(tool.raw); });
}

/// Merges the server data of a page: pages may omit some, and the shortest cache lifetime counts.
void ToolListJob::mergeServerInfo(const ToolPage &page)
{
    ToolCatalog &catalog = m_result.catalog;
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

/// In a session, the instructions come at the start. A server that does not support this has still listed its tools.
void ToolListJob::discover()
{
    m_conversation->send({u"server/discover"_s, listParams(m_conversation->metadata())},
                         [this](const RpcResponse &response) { discovered(response); });
}

void ToolListJob::discovered(const RpcResponse &response)
{
    if (m_ended)
        return;
    if (const auto tape = JsonTape::read(response.result.value_or(QByteArray()))) {
        m_result.catalog.instructions = tape->root().textOf("instructions");
        m_result.catalog.listChanged = serverCapabilitiesIn(tape->root()).listChanged;
        if (const ServerIdentity server = serverIdentityIn(tape->root()); !server.isEmpty())
            m_result.catalog.server = server;
    }
    end();
}

/// The server returned a next page with known content.
void ToolListJob::endRepeated()
{
    m_result.catalog.remarks.append(tr("The server repeats a page instead of ending the list."));
    m_result.catalog.complete = true;
    end();
}

void ToolListJob::fetchNextPage(const ToolPage &page)
{
    ToolCatalog &catalog = m_result.catalog;
    const bool hasMore = page.nextCursor.has_value();
    if (catalog.tools.size() > maxTools || (hasMore && catalog.tools.size() == maxTools)) {
        catalog.tools.resize(maxTools);
        endOverLimit();
    } else if (!hasMore) {
        catalog.complete = !page.cursorUnreadable;
        end();
    } else if (page.tools.isEmpty() && m_cursors.contains(hashOf(*page.nextCursor))) {
        endRepeated();
    } else if (catalog.pages >= maxToolPages) {
        endOverLimit();
    } else {
        m_cursors.insert(hashOf(*page.nextCursor));
        list(page.nextCursor);
    }
}

/// Ends with an error, or, after the first page, with the tools so far.
void ToolListJob::stop(const Error &error)
{
    if (m_result.catalog.complete && !m_cancelled) {
        end(); // only the instructions are missing
        return;
    }
    if (m_result.catalog.pages > 0) {
        endIncomplete(ListTr::tr("The list is incomplete: page %1 did not arrive. %2", "%2: a sentence on the cause")
                          .arg(m_result.catalog.pages + 1)
                          .arg(errorLine(error)));
        return;
    }
    m_result.response = m_conversation->lastResponse();
    m_result.error = m_conversation->mostInformative(error, m_result.response);
    end();
}

void ToolListJob::endOverLimit()
{
    endIncomplete(
        ListTr::tr("The list is incomplete: the limit is %1 tools and %2 pages.").arg(maxTools).arg(maxToolPages));
}

void ToolListJob::endIncomplete(const Phrase &problem)
{
    m_result.catalog.complete = false;
    m_result.catalog.problems.append(problem);
    end();
}

void ToolListJob::end()
{
    if (m_ended)
        return;
    if (m_result.catalog.complete && m_conversation->dialect() == Dialect::Modern &&
        std::exchange(m_fetchesInstructions, false)) {
        m_result.response = m_conversation->lastResponse();
        discover();
        return;
    }
    m_ended = true;
    m_result.catalog.at = QDateTime::currentDateTime();
    m_result.catalog.elapsedMs = m_conversation->elapsedMs();
    m_result.catalog.bytes = m_conversation->bytes();
    m_result.followedTo = m_conversation->followedTo();
    m_result.address = m_conversation->address();
    m_result.sessionOpened = m_conversation->hasOpenedSession();
    if (!m_result.error && m_result.response.url.isEmpty())
        m_result.response = m_conversation->lastResponse();
    m_conversation->close(m_cancelled, [this] {
        // Queued, so that callers of start() and abort() need not expect the end inside the call.
        QMetaObject::invokeMethod(this, [this, result = m_result] { emit finished(result); }, Qt::QueuedConnection);
    });
}

} // namespace rc

#include "moc_toollistjob.cpp"
