// SPDX-License-Identifier: GPL-3.0-or-later
// Fetches the complete tool list of an endpoint, in its dialect.
#pragma once

#include "core/json/jsontape.h"
#include "core/key/credentials.h"
#include "core/result.h"
#include "core/tool/toolcatalog.h"
#include "service/tools/detail/dialectmemory.h"
#include "wire/rpc/rpccall.h"

#include <QObject>
#include <QSet>

#include <memory>

namespace rc {

constexpr int maxToolPages = 100;
constexpr qsizetype maxTools = 10'000;
constexpr qsizetype maxToolBytes = 2 * 1024 * 1024; ///< per definition; a larger one is skipped and reported

struct ToolListResult
{
    ToolCatalog catalog;        ///< the list, even if incomplete
    std::optional<Error> error; ///< set if there is no list at all
    HttpResponse response;      ///< the last response: the evidence
    QUrl followedTo;            ///< the address variant that works, with or without trailing slash; else empty
    QUrl address;               ///< the variant that was requested last; may be empty
    bool generalListed = false; ///< the same server's general list was fetched before
    bool sessionOpened = false;
    bool bearerSent = false; ///< the requests included the key as a bearer token
    bool tokenSent = false;  ///< the requests included a token
};

/// A page of a tools/list result: the tools, problems of invalid ones, and the next cursor.
struct ToolPage
{
    QList<Tool> tools;
    QList<Phrase> problems;
    std::optional<QString> nextCursor; ///< an empty string is a cursor; nullopt ends the list
    bool cursorUnreadable = false;     ///< there is a next page, but its cursor is unusable
    bool modern = false;               ///< has a member that only the modern dialect has
    ServerIdentity server = {};
    CacheHints cache = {};
};
/// `result`: from RpcResponse.
[[nodiscard]] Result<ToolPage> toolPage(const QByteArray &result);
[[nodiscard]] Result<ToolPage> toolPage(JsonValue result);

class McpConversation;

/// Starts once and emits finished() exactly once; destruction aborts silently. Deletes an opened session.
class ToolListJob : public QObject
{
    Q_OBJECT

public:
    ToolListJob(const QUrl &toolServer, const CatalogKind &kind, Credentials credentials, DialectMemory &dialects,
                HttpLimits limits = toolListLimits({}, {}), QObject *parent = nullptr);
    ~ToolListJob() override;

    /// Also fetches the instructions of a server with the modern dialect, which takes another request; other servers
    /// send them at the start of a session. Before start().
    void enableInstructions();
    void start();
    void abort();

signals:
    void progressed(int pages, qsizetype tools);
    void finished(const rc::ToolListResult &result);

private:
    void begin();
    void list(const std::optional<QString> &cursor);
    void responseReceived(const RpcResponse &response);
    void pageRead(const Result<ToolPage> &page, bool eventStream);
    [[nodiscard]] bool isRepeated(const ToolPage &page) const;
    void mergeServerInfo(const ToolPage &page);
    void fetchNextPage(const ToolPage &page);
    void discover();
    void discovered(const RpcResponse &response);
    void endRepeated();
    void stop(const Error &error);
    void endOverLimit();
    void endIncomplete(const Phrase &problem);
    void end();

    std::unique_ptr<McpConversation> m_conversation;
    bool m_started = false;
    bool m_cancelled = false;
    bool m_ended = false;
    bool m_fetchesInstructions = false;
    QSet<QByteArray> m_cursors; ///< as hashes, because a cursor may be as long as a response
    QSet<QByteArray> m_listed;  ///< definitions so far
    ToolListResult m_result;
};

} // namespace rc
