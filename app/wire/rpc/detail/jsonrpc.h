// SPDX-License-Identifier: GPL-3.0-or-later
// JSON-RPC 2.0: request bytes and response envelopes.
#pragma once

#include "core/json/jsontape.h"
#include "core/result.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace rc {

/// `{"jsonrpc":"2.0","id":"<id>","method":"<method>","params":<params>}`, in this member order (interface, endpoint 2).
/// An `id` of digits only is sent as a number.
[[nodiscard]] QByteArray rpcRequest(const QString &id, const QString &method, const QByteArray &params = "{}");
/// Same without an id: no response is expected. Empty `params` are omitted.
[[nodiscard]] QByteArray rpcNotification(const QString &method, const QByteArray &params = {});

/// `id` as JSON: a number if it is digits only, else a string.
[[nodiscard]] QByteArray rpcId(const QString &id);

struct RpcFault
{
    qint64 code = 0; ///< 0: none
    QString message;
    QByteArray data; ///< raw JSON, may be empty

    bool operator==(const RpcFault &) const = default;
};

struct RpcEnvelope
{
    std::optional<QByteArray> result; ///< raw JSON
    std::optional<RpcFault> fault;    ///< exactly one of the two
};

/// How deep a message is parsed: to the members of its error, also in a list. A result stays raw bytes.
constexpr int rpcDepth = 3;

/// Parses a response to the request `id`. Kinds: NotJson, WrongId, MissingResult, NotUnderstood. Accepts an error
/// object with any id: real servers send null, "server-error" or none.
[[nodiscard]] Result<RpcEnvelope> rpcResponse(const QByteArray &json, const QString &id);

/// Same for a message already parsed, at least to rpcDepth.
[[nodiscard]] Result<RpcEnvelope> rpcResponse(JsonValue message, const QString &id);

/// Whether a message is a notification or request from the server (has a method): skipped in an event stream.
[[nodiscard]] bool isServerMessage(JsonValue message);

} // namespace rc
