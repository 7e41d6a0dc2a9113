// SPDX-License-Identifier: GPL-3.0-or-later
// An accepted envelope is JSON-RPC 2.0, answers the request, and has exactly one of result and error.
#include "core/json/jsontape.h"
#include "require.h"
#include "wire/rpc/detail/jsonrpc.h"

using rc::fuzz::require;

namespace {

void holdsForEnvelope(const rc::RpcEnvelope &envelope, const QByteArray &json, const QString &id)
{
    require(envelope.result.has_value() != envelope.fault.has_value(), "one of result and error");
    require(!rc::jsonFault(json), "an envelope is strict JSON");
    const auto text = [&json](const char *key) {
        return rc::jsonText(rc::jsonMember(json, QLatin1String(key)).value_or(QByteArray()));
    };
    require(text("jsonrpc") == QStringLiteral("2.0"), "it says 2.0");
    const bool isSame =
        text("id") == id || rc::jsonMember(json, QLatin1String("id")).value_or(QByteArray()) == rc::rpcId(id);
    require(envelope.fault.has_value() || isSame, "a result answers what was asked");
    require(!envelope.result || !rc::jsonFault(*envelope.result), "a result is JSON");
    require(!envelope.fault || envelope.fault->data.isEmpty() || !rc::jsonFault(envelope.fault->data),
            "an error's data is JSON");
}

void holdsForRequest(const QString &id)
{
    const QByteArray request = rc::rpcRequest(id, id, "{}");
    require(!rc::jsonFault(request), "a request is strict JSON");
    const auto tape = rc::JsonTape::read(request);
    require(tape && rc::isServerMessage(tape->root()), "a request has a method");
    require(!rc::rpcResponse(request, id), "a request is no answer");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    const QString id = QStringLiteral("1");
    const QByteArray bytes = rc::fuzz::bytesOf(data, size);
    if (const auto envelope = rc::rpcResponse(bytes, id))
        holdsForEnvelope(*envelope, bytes, id);
    else
        require(envelope.error().kind != rc::ErrorKind::WrongId || !rc::jsonFault(bytes), "kinds are told apart");
    // Only some inputs are checked, because more runs find more than a complete check of each.
    if (size < 24)
        holdsForRequest(QString::fromUtf8(bytes));
    return 0;
}
