// SPDX-License-Identifier: GPL-3.0-or-later
// Fetches the whole tool list of one endpoint, in whichever dialect it speaks.
#pragma once

#include "core/json/jsontape.h"
#include "core/key/credentials.h"
#include "core/result.h"
#include "core/tool/toolcatalog.h"
#include "service/tools/detail/dialectmemory.h"
#include "wire/rpc/rpccall.h"

#include <QObject>

#include <memory>

namespace rc {

constexpr int maxToolPages = 100;
constexpr qsizetype maxTools = 10'000;
constexpr qsizetype maxToolBytes = 2 * 1024 * 1024; ///< one definition; a larger one is set aside and named

struct ToolListResult
{
    ToolCatalog catalog;        ///< what came, also when incomplete
    std::optional<Error> error; ///< set when no list came at all
    HttpAnswer answer;          ///< the last one: the evidence
    QUrl followedTo;            ///< the same address with or without its slash, where that one answers; else empty
    bool generalCame = false;   ///< the general list of the same server came before this one
    bool sessionOpened = false; ///< the server opened a session
    bool bearerSent = false;    ///< the requests carried the key as a bearer token
    bool tokenSent = false;     ///< the requests carried the code-hosting token
};

/// Reads one page of a tools/list result: the tools, the malformed ones as problems, and the next cursor.
struct ToolPage
{
    QList<Tool> tools;
    QStringList problems;
    std::optional<QString> nextCursor; ///< the empty string is a cursor; absence ends
    bool cursorUnreadable = false;     ///< there is a next page and no way to ask for it
    bool modern = false;               ///< it says something that only the modern dialect says
    ServerIdentity server = {};
    CacheHints cache = {};
};
/// `result`: as RpcAnswer has it.
[[nodiscard]] Result<ToolPage> toolPage(const QByteArray &result);
[[nodiscard]] Result<ToolPage> toolPage(JsonValue result);

/// Starts once, ends in exactly one finished(); destroying it aborts silently. A session that was opened is deleted.
class ToolListJob : public QObject
{
    Q_OBJECT

public:
    ToolListJob(const QUrl &toolServer, const CatalogKind &kind, Credentials credentials, DialectMemory &dialects,
                HttpLimits limits = {defaultDeadline, toolListAnswerCap}, QObject *parent = nullptr);
    ~ToolListJob() override;

    /// Asks a server of the modern dialect for its instructions as well, which is one request more; others say them as
    /// their session begins. Before start().
    void wantInstructions();
    void start();
    void abort();

signals:
    void progressed(int pages, qsizetype tools);
    void finished(const rc::ToolListResult &result);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace rc
