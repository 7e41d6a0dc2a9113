// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/everything/everythingrules.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QString textOfArgument(const QJsonValue &value)
{
    if (value.isBool())
        return value.toBool() ? u"true"_s : u"false"_s;
    if (value.isDouble())
        return QString::number(value.toDouble(), 'g', 17);
    return value.toString();
}

bool sameArgument(const QJsonValue &value, const QString &header)
{
    if (!value.isDouble())
        return textOfArgument(value) == header;
    bool isNumber = false;
    const double number = header.toDouble(&isNumber);
    return isNumber && number == value.toDouble();
}

/// Why the mirrored headers do not fit the arguments; empty when they do.
QString mirrorFault(const EverythingRequest &request, const QJsonObject &schema, const QJsonObject &arguments)
{
    const QJsonObject properties = schema["properties"_L1].toObject();
    for (auto it = properties.begin(); it != properties.end(); ++it) {
        const QString name = it.value().toObject()["x-mcp-header"_L1].toString();
        if (name.isEmpty())
            continue;
        const QString header = u"Mcp-Param-"_s + name;
        const QByteArray sent = request.header(header.toLatin1());
        const QJsonValue value = arguments.value(it.key());
        const bool expected = !value.isUndefined() && !value.isNull();
        if (!expected && sent.isEmpty())
            continue;
        const auto text = decodedHeader(sent);
        if (!text)
            return u"%1 is not Base64"_s.arg(header);
        if (!expected)
            return u"%1 comes without the argument '%2'"_s.arg(header, it.key());
        if (sent.isEmpty() && !textOfArgument(value).isEmpty())
            return u"%1 is missing"_s.arg(header);
        if (!sameArgument(value, *text))
            return u"%1 does not match the argument '%2'"_s.arg(header, it.key());
    }
    return {};
}

/// The member of the parameters that a request of that method has to name in a header; empty: none.
QString namedMember(const QString &method)
{
    if (method == "resources/read"_L1)
        return u"uri"_s;
    if (method == "prompts/get"_L1)
        return u"name"_s;
    if (method == "tasks/get"_L1 || method == "tasks/update"_L1 || method == "tasks/cancel"_L1)
        return u"taskId"_s;
    return {};
}

} // namespace

std::optional<EverythingAnswer> refusedByAllRules(const EverythingRequest &request, const QJsonObject &message,
                                                  const QJsonObject &inputSchema)
{
    if (const auto refused = refusedByRules(request.reader(), message))
        return EverythingAnswer{refused->status, refused->body};
    if (!isModernRequest(request.reader(), message))
        return std::nullopt;
    const QJsonObject params = message["params"_L1].toObject();
    const QString method = message["method"_L1].toString();
    const auto mismatch = [&message](const QString &what) {
        return EverythingAnswer{400, rpcErrorText(message["id"_L1], rpcHeaderMismatch, u"Header mismatch: "_s + what)};
    };
    if (method == "tools/call"_L1) {
        if (const QString fault = mirrorFault(request, inputSchema, params["arguments"_L1].toObject());
            !fault.isEmpty())
            return mismatch(fault);
    }
    if (const QString member = namedMember(method); !member.isEmpty()) {
        const auto name = decodedHeader(request.header("mcp-name"));
        if (!name || *name != params[member].toString())
            return mismatch(u"Mcp-Name is not the %1 in the body"_s.arg(member));
    }
    return std::nullopt;
}

bool declaresTasks(const QJsonObject &params)
{
    const QJsonObject declared =
        params["_meta"_L1].toObject()["io.modelcontextprotocol/clientCapabilities"_L1].toObject();
    return declared["extensions"_L1].toObject()["io.modelcontextprotocol/tasks"_L1].isObject();
}

QByteArray rpcResultText(const QJsonValue &id, const QJsonObject &result)
{
    const QJsonObject message{{u"jsonrpc"_s, u"2.0"_s}, {u"id"_s, id}, {u"result"_s, result}};
    return QJsonDocument(message).toJson(QJsonDocument::Compact);
}

} // namespace rc
