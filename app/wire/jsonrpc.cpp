// SPDX-License-Identifier: GPL-3.0-or-later
#include "wire/jsonrpc.h"

#include "core/jsonslices.h"
#include "core/jsontext.h"
#include "core/strictjson.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

using Members = QList<QPair<QString, QByteArray>>;

/// Answers are up to 32 MiB: cut into members once, not once for each that is asked for.
std::optional<QByteArray> memberOf(const Members &members, QLatin1StringView key)
{
    for (const auto &[name, value] : members) {
        if (name == key)
            return value;
    }
    return std::nullopt;
}

std::optional<RpcFault> faultFrom(const QByteArray &error)
{
    const auto members = jsonMembers(error);
    if (!members)
        return std::nullopt;
    RpcFault fault;
    fault.code = memberOf(*members, "code"_L1).value_or("0").toLongLong();
    fault.message = jsonText(memberOf(*members, "message"_L1).value_or("\"\"")).value_or(QString());
    fault.data = memberOf(*members, "data"_L1).value_or(QByteArray());
    return fault;
}

} // namespace

QByteArray rpcRequest(const QString &id, const QString &method, const QByteArray &params)
{
    return R"({"jsonrpc":"2.0","id":)" + jsonString(id) + R"(,"method":)" + jsonString(method) + R"(,"params":)" +
           params + '}';
}

QByteArray rpcNotification(const QString &method, const QByteArray &params)
{
    return R"({"jsonrpc":"2.0","method":)" + jsonString(method) +
           (params.isEmpty() ? QByteArray() : ",\"params\":" + params) + '}';
}

Result<RpcEnvelope> rpcAnswer(const QByteArray &json, const QString &id)
{
    if (const std::optional<Error> fault = jsonFault(json))
        return tl::unexpected(*fault);
    return rpcAnswerOf(json, id);
}

Result<RpcEnvelope> rpcAnswerOf(const QByteArray &json, const QString &id)
{
    const auto members = jsonMembers(json);
    if (!members)
        return failure(ErrorKind::NotUnderstood,
                       QCoreApplication::translate("rc::JsonRpc", "The answer is JSON, but no JSON-RPC object."));
    const auto result = memberOf(*members, "result"_L1);
    const auto error = memberOf(*members, "error"_L1);
    const bool hasError = error && *error != "null";
    const auto version = memberOf(*members, "jsonrpc"_L1);
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
    const auto answered = memberOf(*members, "id"_L1);
    if (!answered || jsonText(*answered) != id)
        return failure(ErrorKind::WrongId);
    return RpcEnvelope{result, std::nullopt};
}

bool isServerMessage(const QByteArray &json)
{
    return jsonMemberSlice(json, "method").has_value();
}

} // namespace rc
