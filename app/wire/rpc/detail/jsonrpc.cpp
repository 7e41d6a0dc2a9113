// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/rpc/detail/jsonrpc.h"

#include "core/json/jsontext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct JsonRpcTr
{
    RC_DECLARE_PHRASES(rc::JsonRpc)
};

std::optional<RpcFault> faultFrom(JsonValue error)
{
    if (!error.isObject())
        return std::nullopt;
    return RpcFault{error.member("code").raw().toByteArray().toLongLong(), error.textOf("message"),
                    error.member("data").raw().toByteArray()};
}

bool isNumericId(const QString &id)
{
    const bool isPadded = id.size() > 1 && id.startsWith(u'0'); // not a JSON number
    return !id.isEmpty() && !isPadded && std::ranges::all_of(id, [](QChar c) { return c >= u'0' && c <= u'9'; });
}

} // namespace

QByteArray rpcId(const QString &id)
{
    return isNumericId(id) ? id.toLatin1() : jsonString(id);
}

QByteArray rpcRequest(const QString &id, const QString &method, const QByteArray &params)
{
    return R"({"jsonrpc":"2.0","id":)" + rpcId(id) + R"(,"method":)" + jsonString(method) + R"(,"params":)" + params +
           '}';
}

QByteArray rpcNotification(const QString &method, const QByteArray &params)
{
    return R"({"jsonrpc":"2.0","method":)" + jsonString(method) +
           (params.isEmpty() ? QByteArray() : ",\"params\":" + params) + '}';
}

Result<RpcEnvelope> rpcResponse(const QByteArray &json, const QString &id)
{
    RC_TRY(tape, JsonTape::readToDepth(rpcDepth, json));
    return rpcResponse(tape->root(), id);
}

Result<RpcEnvelope> rpcResponse(JsonValue message, const QString &id)
{
    // Protocol 2025-03-26 allows a list of messages, and clients read it.
    if (message.isArray() && message.begin() != message.end() && std::next(message.begin()) == message.end())
        message = *message.begin();
    if (!message.isObject())
        return failure(ErrorKind::NotUnderstood, JsonRpcTr::tr("The response is JSON, but not a JSON-RPC object."));
    if (message.member("jsonrpc").text() != u"2.0"_s)
        return failure(ErrorKind::NotUnderstood, JsonRpcTr::tr("The response does not declare JSON-RPC 2.0."));
    const JsonValue result = message.member("result");
    const JsonValue error = message.member("error");
    const bool hasError = error && error.kind() != JsonKind::Null;
    const bool hasResult = result && !(hasError && result.kind() == JsonKind::Null);
    if (hasResult == hasError)
        return failure(ErrorKind::MissingResult);
    if (hasError) {
        std::optional<RpcFault> fault = faultFrom(error);
        if (!fault)
            return failure(ErrorKind::NotUnderstood, JsonRpcTr::tr("The response is JSON, but not a JSON-RPC object."),
                           error.text().value_or(QString()));
        return RpcEnvelope{std::nullopt, std::move(fault)};
    }
    const JsonValue answered = message.member("id");
    const bool isOurs = isNumericId(id) ? answered.kind() == JsonKind::Number && answered.raw() == id.toLatin1()
                                        : answered.text() == id;
    if (!isOurs)
        return failure(ErrorKind::WrongId);
    return RpcEnvelope{result.raw().toByteArray(), std::nullopt};
}

bool isServerMessage(JsonValue message)
{
    return bool(message.member("method"));
}

} // namespace rc
