// SPDX-License-Identifier: GPL-3.0-or-later
// Lists tools page by page.
#include "service/tools/toollistjob.h"

#include "core/background.h"
#include "core/words/errorwords.h"
#include "service/tools/detail/mcptalk.h"
#include "service/tools/detail/mcpwords.h"

#include <QCryptographicHash>
#include <QPointer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QByteArray hashOf(const QString &cursor)
{
    return QCryptographicHash::hash(cursor.toUtf8(), QCryptographicHash::Sha256);
}

} // namespace

ToolListJob::ToolListJob(const QUrl &toolServer, const CatalogKind &kind, Credentials credentials,
                         DialectMemory &dialects, HttpLimits limits, QObject *parent)
    : QObject(parent)
    , m_talk(std::make_unique<McpTalk>(toolServer, kind, std::move(credentials), dialects, std::move(limits), this))
{
    m_result.tokenSent = m_talk->sendsToken();
    m_result.bearerSent = m_talk->sendsBearer();
    m_result.catalog.kind = kind;
    m_result.catalog.url = catalogAddress(toolServer, kind);
    connect(m_talk.get(), &McpTalk::ready, this, &ToolListJob::begin);
    connect(m_talk.get(), &McpTalk::failed, this, &ToolListJob::stop);
}

ToolListJob::~ToolListJob() = default;

void ToolListJob::wantInstructions()
{
    m_wantsInstructions = true;
}

void ToolListJob::start()
{
    if (!m_ended && !std::exchange(m_started, true))
        m_talk->start();
}

void ToolListJob::abort()
{
    if (m_ended)
        return;
    m_cancelled = true;
    stop({ErrorKind::Cancelled});
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
    m_result.catalog.server = m_talk->server();
    m_result.catalog.instructions = m_talk->instructions();
    m_result.catalog.listChanged.reset();
    if (m_talk->dialect() == Dialect::Session)
        m_result.catalog.listChanged = m_talk->abilities().listChanged;
    list(std::nullopt);
}

void ToolListJob::list(const std::optional<QString> &cursor)
{
    m_talk->ask({u"tools/list"_s, listParams(m_talk->manners(), cursor)},
                [this](const RpcAnswer &answer) { answered(answer); });
}

void ToolListJob::answered(const RpcAnswer &answer)
{
    if (!answer.result) {
        if (!m_talk->speakOtherwise(answer, m_result.catalog.pages > 0, AskAgain::Freely))
            stop(answer.error.value_or(Error{ErrorKind::MissingResult, {}, {}, answer.http.status}));
        return;
    }
    if (answer.oddType && m_result.catalog.remarks.isEmpty())
        m_result.catalog.remarks.append(oddTypeWords(answer.http));
    inBackgroundIfLarge(
        this, answer.result->size(), [bytes = *answer.result] { return toolPage(bytes); },
        [this, stream = answer.eventStream](const Result<ToolPage> &page) { pageRead(page, stream); });
}

void ToolListJob::pageRead(const Result<ToolPage> &page, bool eventStream)
{
    if (m_ended) // aborted meanwhile
        return;
    if (!page) {
        stop(page.error());
        return;
    }
    if (m_talk->dialect() == Dialect::Modern && m_result.catalog.pages == 0 && !page->modern && !m_talk->isPinned())
        m_talk->speakPlainly();
    m_result.catalog.dialectSince = m_talk->rememberedAt();
    m_talk->remember();
    readSaid(*page);
    m_result.catalog.dialect = m_talk->dialect();
    m_result.catalog.version = m_talk->version();
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
    if (alive && !m_ended) // A slot may have ended it.
        turnPage(*page);
}

/// A server without pages, or one that ends with an empty cursor, sends the same tools again.
bool ToolListJob::isRepeated(const ToolPage &page) const
{
    return !page.tools.isEmpty() &&
           std::ranges::all_of(page.tools, [this](const Tool &tool) { return m_listed.contains(tool.raw); });
}

/// Merges the server data of a page: pages may omit some, and the shortest cache lifetime counts.
void ToolListJob::readSaid(const ToolPage &page)
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

/// In a session this comes at the start. A server that does not respond to it has still listed its tools.
void ToolListJob::discover()
{
    m_talk->ask({u"server/discover"_s, listParams(m_talk->manners())}, [this](const RpcAnswer &answer) {
        if (m_ended)
            return;
        if (answer.result) {
            m_result.catalog.instructions = instructionsIn(*answer.result);
            const auto tape = JsonTape::read(*answer.result);
            const ServerIdentity server = tape ? serverIdentityIn(tape->root()) : ServerIdentity();
            if (tape)
                m_result.catalog.listChanged = serverAbilitiesIn(tape->root()).listChanged;
            if (!server.isEmpty())
                m_result.catalog.server = server;
        }
        end();
    });
}

/// The server names a next page whose content is already known.
void ToolListJob::endRepeated()
{
    m_result.catalog.remarks.append(tr("The server repeats a page instead of ending the list."));
    m_result.catalog.complete = true;
    end();
}

void ToolListJob::turnPage(const ToolPage &page)
{
    ToolCatalog &catalog = m_result.catalog;
    const bool more = page.nextCursor.has_value();
    if (catalog.tools.size() > maxTools || (more && catalog.tools.size() == maxTools)) {
        catalog.tools.resize(maxTools);
        breakOff(
            tr("The list is incomplete: the server has more than %1 tools, and the rest were skipped.").arg(maxTools));
    } else if (!more) {
        catalog.complete = !page.cursorUnreadable;
        end();
    } else if (page.tools.isEmpty() && m_cursors.contains(hashOf(*page.nextCursor))) {
        endRepeated();
    } else if (catalog.pages >= maxToolPages) {
        breakOff(tr("The list is incomplete: the server has more than %1 pages, and the rest were skipped.")
                     .arg(maxToolPages));
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
        breakOff(error.kind == ErrorKind::Cancelled
                     ? tr("The list is incomplete: fetching was canceled.")
                     : tr("The list is incomplete: page %1 did not arrive. %2", "%2: a sentence on the cause")
                           .arg(m_result.catalog.pages + 1)
                           .arg(errorLine(error)));
        return;
    }
    m_result.answer = m_talk->lastAnswer();
    m_result.error = m_talk->telling(error, m_result.answer);
    end();
}

void ToolListJob::breakOff(const QString &problem)
{
    m_result.catalog.complete = false;
    m_result.catalog.problems.append(problem);
    end();
}

void ToolListJob::end()
{
    if (m_ended)
        return;
    if (m_result.catalog.complete && m_talk->dialect() == Dialect::Modern &&
        std::exchange(m_wantsInstructions, false)) {
        m_result.answer = m_talk->lastAnswer();
        discover();
        return;
    }
    m_ended = true;
    m_result.catalog.at = QDateTime::currentDateTime();
    m_result.catalog.elapsedMs = m_talk->elapsedMs();
    m_result.catalog.bytes = m_talk->bytes();
    m_result.followedTo = m_talk->followedTo();
    m_result.address = m_talk->address();
    m_result.sessionOpened = m_talk->hasOpenedSession();
    if (!m_result.error && m_result.answer.url.isEmpty())
        m_result.answer = m_talk->lastAnswer();
    m_talk->close(m_cancelled, [this] {
        // Queued, so that callers of start() and abort() need not expect the end inside the call.
        QMetaObject::invokeMethod(this, [this, whole = m_result] { emit finished(whole); }, Qt::QueuedConnection);
    });
}

} // namespace rc

#include "moc_toollistjob.cpp"
