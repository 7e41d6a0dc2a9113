// SPDX-License-Identifier: GPL-3.0-or-later
// The members that the MCP dialects add to a JSON-RPC request, and how a response reveals the server's dialect.
#pragma once

#include "core/tool/mirroredheaders.h"
#include "core/tool/toolcatalog.h"
#include "wire/rpc/rpccall.h"

#include <optional>

namespace rc {

constexpr auto sessionVersion = "2025-11-25";
constexpr auto modernVersion = "2026-07-28";

/// The metadata of requests in the modern dialect; unused in the others.
struct McpMetadata
{
    Dialect dialect = Dialect::Plain;
    QByteArray version = {};        ///< only for Modern
    QByteArray capabilities = "{}"; ///< client capabilities
    bool tasks = false;             ///< a call may become a task: declares the extension of the modern dialect
};

constexpr auto tasksExtension = "io.modelcontextprotocol/tasks";

/// Declared if the user can answer questions: forms and addresses.
constexpr auto elicitationCapabilities = R"({"elicitation":{"form":{},"url":{}}})";

/// The params of a tools/list, and of a request without others: server/discover.
[[nodiscard]] QByteArray listParams(const McpMetadata &metadata, const std::optional<QString> &cursor = {});
[[nodiscard]] QByteArray initializeParams(const QByteArray &version, const QByteArray &capabilities);

struct CallMessage
{
    QString name;
    QByteArray arguments; ///< validated JSON
    // Raw JSON for repeating a call with the user's answers; otherwise empty.
    QByteArray inputResponses = {};
    QByteArray requestState = {};
    bool asTask = false; ///< in a session (2025-11-25): requests a task
};
/// The params of a tools/call, with callProgressToken() for progress notifications.
[[nodiscard]] QByteArray callParams(const McpMetadata &metadata, const CallMessage &call);
/// For tasks/get, tasks/result, tasks/cancel, or tasks/update with `inputResponses`.
[[nodiscard]] QByteArray taskParams(const McpMetadata &metadata, const QString &taskId,
                                    const QByteArray &inputResponses = {});
/// For subscriptions/listen: subscribes to changes of the tool list.
[[nodiscard]] QByteArray listenParams(const McpMetadata &metadata);
/// Of every JSON-RPC request.
[[nodiscard]] HeaderList rpcHeaders();
/// `name`: of the called tool or task; may be empty.
[[nodiscard]] HeaderList modernHeaders(const QByteArray &version, const QString &method, const QString &name);
[[nodiscard]] QString callProgressToken(); ///< one call per conversation
[[nodiscard]] QByteArray cancelledParams(const QString &requestId);
[[nodiscard]] QString requestId(int number); ///< of the n-th request in a conversation

/// Whether a server's text can go into one of our headers.
[[nodiscard]] bool fitsHeader(const QByteArray &text, qsizetype maxSize = 512);

/// Whether an error code requests the modern dialect.
[[nodiscard]] bool requestsModern(const std::optional<RpcFault> &fault);
/// Text such as "Server not initialized" or "No valid session ID provided", in an error or as plain text.
[[nodiscard]] bool mentionsSession(const RpcResponse &response);

/// Whether an older server refuses a modern request with a 400 about the protocol version.
[[nodiscard]] bool mentionsVersion(const RpcResponse &response);
/// Whether a 400 refuses a plain request for missing the modern metadata.
[[nodiscard]] bool isMissingMetadata(const RpcResponse &response);

/// Whether a server may have refused a request for its text id: it responds with another id, could not parse the
/// request, or asks for a number.
[[nodiscard]] bool refusesId(const RpcResponse &response);
/// Whether the error is -32022 without any version supported here.
[[nodiscard]] bool hasNoSharedVersion(const std::optional<RpcFault> &fault);

/// The dialect explicitly requested by a refusal; nullopt if there is none.
[[nodiscard]] std::optional<Dialect> requestedDialect(const RpcResponse &response);

/// The newest sessionless version among `data.supported` of an error; our default if there is no list; nullopt if the
/// server names only versions with sessions.
[[nodiscard]] std::optional<QByteArray> modernVersionFrom(const std::optional<RpcFault> &fault);
/// The newest of these versions with sessions; our default if there is no list or no such version.
[[nodiscard]] QByteArray sessionVersionFrom(const std::optional<RpcFault> &fault);

/// Whether a result has a member that only the modern dialect has: older servers ignore modern metadata and give a
/// plain result.
[[nodiscard]] bool isModernResult(JsonValue result);

/// The server's name and version: `serverInfo` of an `initialize`, `_meta` of a modern result.
[[nodiscard]] ServerIdentity serverIdentityIn(JsonValue result);
/// Server capabilities from an `initialize` or a `server/discover`.
struct ServerCapabilities
{
    bool taskCalls = false;   ///< supports task calls (2025-11-25)
    bool listChanged = false; ///< announces changes of its tool list
};
[[nodiscard]] ServerCapabilities serverCapabilitiesIn(JsonValue result);
/// Ignores negative times.
[[nodiscard]] CacheHints cacheHintsIn(JsonValue result);

constexpr qint64 invalidParams = -32602;
constexpr qint64 headerMismatch = -32020;
constexpr qint64 missingCapability = -32021;
constexpr qint64 unsupportedVersion = -32022;

} // namespace rc
