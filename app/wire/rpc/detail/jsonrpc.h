// SPDX-License-Identifier: GPL-3.0-or-later
// JSON-RPC 2.0: the request's bytes and the envelope of an answer.
#pragma once

#include "core/json/jsontape.h"
#include "core/result.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace rc {

/// `{"jsonrpc":"2.0","id":"<id>","method":"<method>","params":<params>}`, members in this order (interface, endpoint
/// 2). An `id` of nothing but digits goes out as a number.
[[nodiscard]] QByteArray rpcRequest(const QString &id, const QString &method, const QByteArray &params = "{}");
/// The same without an id: no answer is expected. Without `params` there are none.
[[nodiscard]] QByteArray rpcNotification(const QString &method, const QByteArray &params = {});

/// `id` as JSON: a number when it has nothing but digits, else text.
[[nodiscard]] QByteArray rpcId(const QString &id);

struct RpcFault
{
    qint64 code = 0;
    QString message;
    QByteArray data; ///< raw JSON, may be empty

    bool operator==(const RpcFault &) const = default;
};

struct RpcEnvelope
{
    std::optional<QByteArray> result; ///< raw JSON
    std::optional<RpcFault> fault;    ///< exactly one of the two
};

/// How deep a message is looked into: to the members of its error. A result stays bytes, however many.
constexpr int rpcDepth = 2;

/// Reads an answer to the request `id`. Kinds: NotJson, WrongId, MissingResult, NotUnderstood. An error object is taken
/// whatever its id is: real servers answer with null, with "server-error" or without one.
[[nodiscard]] Result<RpcEnvelope> rpcAnswer(const QByteArray &json, const QString &id);

/// The same for a message that was read already, to rpcDepth at least.
[[nodiscard]] Result<RpcEnvelope> rpcAnswer(JsonValue message, const QString &id);

/// Whether a message is a notification or a request of the server's own (has a method): skipped in an event stream.
[[nodiscard]] bool isServerMessage(JsonValue message);

} // namespace rc
