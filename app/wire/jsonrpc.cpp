// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/jsonrpc.h"

#include "core/jsontext.h"
#include "wire/strictjson.h"

#include <QCoreApplication>

namespace rc {

namespace {

std::optional<RpcFault> faultFrom(const QByteArray &error)
{
    if (!jsonMembers(error))
        return std::nullopt;
    RpcFault fault;
    fault.code = jsonMember(error, QStringLiteral("code")).value_or("0").toLongLong();
    fault.message = jsonText(jsonMember(error, QStringLiteral("message")).value_or("\"\"")).value_or(QString());
    fault.data = jsonMember(error, QStringLiteral("data")).value_or(QByteArray());
    return fault;
}

} // namespace

QByteArray rpcRequest(const QString &id, const QString &method, const QByteArray &params)
{
    return R"({"jsonrpc":"2.0","id":)" + jsonString(id) + R"(,"method":)" + jsonString(method) + R"(,"params":)" +
           params + '}';
}

QByteArray rpcNotification(const QString &method)
{
    return R"({"jsonrpc":"2.0","method":)" + jsonString(method) + '}';
}

Result<RpcEnvelope> rpcAnswer(const QByteArray &json, const QString &id)
{
    if (const std::optional<Error> fault = jsonFault(json))
        return tl::unexpected(*fault);
    if (!jsonMembers(json))
        return failure(ErrorKind::NotUnderstood,
                       QCoreApplication::translate("rc::JsonRpc", "The answer is JSON, but no JSON-RPC object."));
    const auto result = jsonMember(json, QStringLiteral("result"));
    const auto error = jsonMember(json, QStringLiteral("error"));
    const bool hasError = error && *error != "null";
    const auto version = jsonMember(json, QStringLiteral("jsonrpc"));
    if (!version || jsonText(*version) != QStringLiteral("2.0"))
        return failure(ErrorKind::NotUnderstood,
                       QCoreApplication::translate("rc::JsonRpc", "The answer does not say that it is JSON-RPC 2.0."));
    if (result.has_value() == hasError)
        return failure(ErrorKind::MissingResult);
    if (hasError) {
        std::optional<RpcFault> fault = faultFrom(*error);
        if (!fault)
            return failure(ErrorKind::NotUnderstood,
                           QCoreApplication::translate("rc::JsonRpc", "The error in the answer is no object."));
        return RpcEnvelope{std::nullopt, std::move(fault)};
    }
    const auto answered = jsonMember(json, QStringLiteral("id"));
    if (!answered || jsonText(*answered) != id)
        return failure(ErrorKind::WrongId);
    return RpcEnvelope{result, std::nullopt};
}

bool isServerMessage(const QByteArray &json)
{
    return !jsonFault(json) && jsonMember(json, QStringLiteral("method")).has_value();
}

} // namespace rc
