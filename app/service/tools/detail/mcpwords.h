// SPDX-License-Identifier: GPL-3.0-or-later
// What the MCP dialects add to a JSON-RPC request, and what an answer says about the dialect its server speaks.
#pragma once

#include "core/tool/mirroredheaders.h"
#include "core/tool/toolcatalog.h"
#include "wire/rpc/rpccall.h"

#include <optional>

namespace rc {

constexpr auto sessionVersion = "2025-11-25";
constexpr auto modernVersion = "2026-07-28";

/// How the modern dialect has every request say of itself; in the others it says nothing.
struct Manners
{
    Dialect dialect = Dialect::Plain;
    QByteArray version = {};        ///< for Modern only
    QByteArray capabilities = "{}"; ///< what of ours the server may ask for
    bool tasks = false;             ///< a call may become a task: the extension of the modern dialect is declared
};

constexpr auto tasksExtension = "io.modelcontextprotocol/tasks";

/// What is declared where a person answers what the server asks: forms and addresses.
constexpr auto asksAPerson = R"({"elicitation":{"form":{},"url":{}}})";

/// The params of a tools/list.
[[nodiscard]] QByteArray listParams(const Manners &manners, const std::optional<QString> &cursor);
/// Of a request that says nothing but that: server/discover.
[[nodiscard]] QByteArray bareParams(const Manners &manners);
[[nodiscard]] QByteArray initializeParams(const QByteArray &version, const QByteArray &capabilities);

struct CallMessage
{
    QString name;
    QByteArray arguments; ///< JSON that was checked
    // Raw JSON of a call that is asked again with what the server wanted of a person; empty otherwise.
    QByteArray inputResponses = {};
    QByteArray requestState = {};
    bool asTask = false; ///< of a session (2025-11-25): the server is to go on by itself
};
/// The params of a tools/call, with callProgressToken() for notifications on its progress.
[[nodiscard]] QByteArray callParams(const Manners &manners, const CallMessage &call);
/// Of a tasks/get, tasks/result, tasks/cancel or tasks/update; that one has `inputResponses`.
[[nodiscard]] QByteArray taskParams(const Manners &manners, const QString &taskId,
                                    const QByteArray &inputResponses = {});
/// Of a subscriptions/listen: what is to be told of is that the list of tools has changed.
[[nodiscard]] QByteArray listenParams(const Manners &manners);
[[nodiscard]] QString callProgressToken(); ///< there is one call a conversation
[[nodiscard]] QByteArray cancelledParams(const QString &requestId);
[[nodiscard]] QString requestId(int number); ///< of the n-th request of a conversation

/// Whether text from a server may go into a header of ours.
[[nodiscard]] bool fitsHeader(const QByteArray &text);

/// Whether an error has one of the codes with which a server asks for the modern dialect.
[[nodiscard]] bool asksForModern(const std::optional<RpcFault> &fault);
/// "Server not initialized", "No valid session ID provided" and their relatives, as an error or as plain words.
[[nodiscard]] bool speaksOfSession(const RpcAnswer &answer);

/// A 400 to a modern request in words on the version of the protocol, as servers of before answer it.
[[nodiscard]] bool speaksOfVersion(const RpcAnswer &answer);
/// A 400 to a request that says nothing of itself, for want of what the modern dialect says.
[[nodiscard]] bool missesMeta(const RpcAnswer &answer);

/// Whether a server may have refused a request because its id is text: it answers under another id, says that it could
/// not read the request, or asks for a number.
[[nodiscard]] bool refusesId(const RpcAnswer &answer);
/// -32022 with a list of versions of which we speak none.
[[nodiscard]] bool namesNoVersionOfOurs(const std::optional<RpcFault> &fault);

/// The dialect that a refused request asks for in so many words; nothing when it does not.
[[nodiscard]] std::optional<Dialect> dialectAskedFor(const RpcAnswer &answer);

/// The newest sessionless version among `data.supported` of an error; the one we know best without such a list;
/// nothing when the server names only versions that have sessions.
[[nodiscard]] std::optional<QByteArray> modernVersionFrom(const std::optional<RpcFault> &fault);
/// The newest version with sessions among them; the one we know best without such a list or such a version.
[[nodiscard]] QByteArray sessionVersionFrom(const std::optional<RpcFault> &fault);

/// Whether a result has a member that only the modern dialect gives to results: servers of before ignore what a modern
/// request says of itself, and answer it as a plain one.
[[nodiscard]] bool isModernResult(JsonValue result);

/// Who the server says it is: `serverInfo` of an `initialize`, `_meta` of a modern result.
[[nodiscard]] ServerIdentity serverIdentityIn(JsonValue result);
[[nodiscard]] QString instructionsIn(const QByteArray &result);
/// What a server says it can do, in the result of an `initialize` or a `server/discover`.
struct ServerAbilities
{
    bool taskCalls = false;   ///< a call may be made as a task (2025-11-25)
    bool listChanged = false; ///< it tells when its list of tools has changed
};
[[nodiscard]] ServerAbilities serverAbilitiesIn(JsonValue result);
/// Negative times count as none.
[[nodiscard]] CacheHints cacheHintsIn(JsonValue result);

constexpr qint64 invalidParams = -32602;
constexpr qint64 headerMismatch = -32020;
constexpr qint64 missingCapability = -32021;
constexpr qint64 unsupportedVersion = -32022;

} // namespace rc
