// SPDX-License-Identifier: GPL-3.0-or-later
// The names of its tools, and what they answer, are those by which the official conformance suite looks for them.
#include "demo/detail/everythingendpoint.h"

#include "core/version.h"
#include "demo/detail/democatalog.h"
#include "demo/detail/mcprules.h"

#include <QHttpServerRequest>
#include <QJsonArray>
#include <QJsonDocument>
#include <QMessageAuthenticationCode>
#include <QRandomGenerator>

#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

const QString endpointPath = u"/everything/"_s;
const QString instructions =
    u"Each tool shows one thing that a tool can do: text, pictures, sound, resources, errors, progress, a question. "
    "Everything is made up."_s;
constexpr std::chrono::milliseconds slowness{1'500};

/// One pixel.
constexpr auto picture =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==";
/// No sample at all.
constexpr auto sound = "UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YQAAAAA=";

QJsonObject text(const QString &words)
{
    return {{u"type"_s, u"text"_s}, {u"text"_s, words}};
}

QJsonObject onePixel()
{
    return {{u"type"_s, u"image"_s}, {u"data"_s, QString::fromLatin1(picture)}, {u"mimeType"_s, u"image/png"_s}};
}

QJsonObject resource(const QString &uri, const QString &type, const QString &words)
{
    return {{u"type"_s, u"resource"_s},
            {u"resource"_s, QJsonObject{{u"uri"_s, uri}, {u"mimeType"_s, type}, {u"text"_s, words}}}};
}

QJsonObject content(const QJsonArray &blocks)
{
    return {{u"content"_s, blocks}};
}

QJsonObject form(const QString &message, const QString &field, const QString &type)
{
    const QJsonObject schema{{u"type"_s, u"object"_s},
                             {u"properties"_s, QJsonObject{{field, QJsonObject{{u"type"_s, type}}}}},
                             {u"required"_s, QJsonArray{field}}};
    return {{u"method"_s, u"elicitation/create"_s},
            {u"params"_s, QJsonObject{{u"message"_s, message}, {u"requestedSchema"_s, schema}}}};
}

/// What was typed into the field of a form that was accepted; nothing when it was not, or is of another kind.
QString typed(const QJsonObject &responses, const QString &key, const QString &field)
{
    const QJsonObject answer = responses[key].toObject();
    return answer["action"_L1].toString() == "accept"_L1 ? answer["content"_L1].toObject()[field].toString()
                                                         : QString();
}

QJsonObject asking(const QJsonObject &requests, const QString &state = {})
{
    QJsonObject object{{u"resultType"_s, u"input_required"_s}};
    if (!requests.isEmpty())
        object.insert(u"inputRequests"_s, requests);
    if (!state.isEmpty())
        object.insert(u"requestState"_s, state);
    return object;
}

QJsonObject toolNamed(const QString &name)
{
    static const QList<QByteArray> definitions = demoTools(u"everything"_s);
    for (const QByteArray &definition : definitions) {
        const QJsonObject tool = QJsonDocument::fromJson(definition).object();
        if (tool["name"_L1].toString() == name)
            return tool;
    }
    return {};
}

QByteArray progressEvent(const QJsonValue &token, int progress)
{
    const QJsonObject params{{u"progressToken"_s, token}, {u"progress"_s, progress}, {u"total"_s, 100}};
    const QJsonObject note{{u"jsonrpc"_s, u"2.0"_s}, {u"method"_s, u"notifications/progress"_s}, {u"params"_s, params}};
    return "event: message\ndata: " + QJsonDocument(note).toJson(QJsonDocument::Compact) + "\n\n";
}

/// Answers that are the same each time.
QJsonObject fixedResult(const QString &tool)
{
    if (tool == "test_simple_text"_L1)
        return content({text(u"This is a simple text response for testing."_s)});
    if (tool == "test_image_content"_L1)
        return content({onePixel()});
    if (tool == "test_audio_content"_L1)
        return content({QJsonObject{
            {u"type"_s, u"audio"_s}, {u"data"_s, QString::fromLatin1(sound)}, {u"mimeType"_s, u"audio/wav"_s}}});
    if (tool == "test_embedded_resource"_L1)
        return content(
            {resource(u"test://embedded-resource"_s, u"text/plain"_s, u"This is an embedded resource content."_s)});
    if (tool == "test_multiple_content_types"_L1)
        return content({text(u"Multiple content types test:"_s), onePixel(),
                        resource(u"test://mixed-content-resource"_s, u"application/json"_s,
                                 u"{\"test\":\"data\",\"value\":123}"_s)});
    if (tool == "test_error_handling"_L1) {
        QJsonObject object = content({text(u"This tool intentionally returns an error for testing"_s)});
        object.insert(u"isError"_s, true);
        return object;
    }
    return {};
}

} // namespace

EverythingEndpoint::EverythingEndpoint()
{
    std::array<quint32, 8> random{};
    QRandomGenerator::system()->fillRange(random.data(), random.size());
    m_seal = QByteArray(reinterpret_cast<const char *>(random.data()), qsizetype(sizeof(random)));
}

QString EverythingEndpoint::path()
{
    return endpointPath;
}

bool EverythingEndpoint::owns(const QString &asked)
{
    return asked == endpointPath || asked == QStringView(endpointPath).chopped(1);
}

DemoAnswer EverythingEndpoint::answer(const QHttpServerRequest &request) const
{
    if (request.method() != QHttpServerRequest::Method::Post) {
        DemoAnswer refused{405, rpcErrorText({}, rpcInvalidRequest, u"Method Not Allowed"_s)};
        refused.headers = {{"Allow", "POST"}};
        return refused;
    }
    if (request.body().size() > maxDemoBodyBytes)
        return {413, rpcErrorText({}, rpcInvalidRequest, u"Request body is too large"_s)};
    QJsonParseError fault;
    const QJsonDocument document = QJsonDocument::fromJson(request.body(), &fault);
    if (fault.error != QJsonParseError::NoError)
        return {400, rpcErrorText({}, rpcParseError, u"Parse error: "_s + fault.errorString())};
    const QJsonObject message = document.object();
    const QJsonObject params = message["params"_L1].toObject();
    if (message["jsonrpc"_L1] != "2.0"_L1 || !message["method"_L1].isString())
        return {400, rpcErrorText(message["id"_L1], rpcInvalidRequest, u"Not a JSON-RPC 2.0 request"_s)};
    if (message["id"_L1].isUndefined())
        return {202, {}, {}};
    const QJsonObject tool = toolNamed(params["name"_L1].toString());
    if (const auto refused = refusedByRules(request, message, tool["inputSchema"_L1].toObject()))
        return *refused;
    return answerMethod(message["method"_L1].toString(), {message["id"_L1], params, isModernRequest(request, message)});
}

DemoAnswer EverythingEndpoint::result(const Call &call, const QJsonObject &object, bool cacheable)
{
    return {200, rpcResultText(call.id, call.modern ? modernResult(object, cacheable) : object)};
}

DemoAnswer EverythingEndpoint::answerMethod(const QString &method, const Call &call) const
{
    if (method == "tools/list"_L1) {
        QJsonArray tools;
        for (const QByteArray &definition : demoTools(u"everything"_s))
            tools.append(QJsonDocument::fromJson(definition).object());
        return result(call, {{u"tools"_s, tools}}, true);
    }
    if (method == "tools/call"_L1)
        return answerCall(call);
    if (method == "server/discover"_L1 && call.modern)
        return {200, rpcResultText(call.id, discovery(instructions))};
    if (method == "ping"_L1 && !call.modern)
        return result(call, {});
    if (method == "initialize"_L1 && !call.modern) {
        const QJsonObject server{{u"name"_s, u"resource-console-demo"_s}, {u"version"_s, programVersion()}};
        return result(call, {{u"protocolVersion"_s, demoSessionVersion(call.params["protocolVersion"_L1].toString())},
                             {u"capabilities"_s, QJsonObject{{u"tools"_s, QJsonObject()}}},
                             {u"serverInfo"_s, server},
                             {u"instructions"_s, instructions}});
    }
    return {call.modern ? 404 : 200, rpcErrorText(call.id, rpcMethodNotFound, u"Method not found: "_s + method)};
}

DemoAnswer EverythingEndpoint::answerCall(const Call &call) const
{
    const QString tool = call.params["name"_L1].toString();
    if (toolNamed(tool).isEmpty())
        return {call.modern ? 400 : 200, rpcErrorText(call.id, rpcInvalidParams, u"Unknown tool: "_s + tool)};
    if (const QJsonObject fixed = fixedResult(tool); !fixed.isEmpty())
        return result(call, fixed);
    if (tool == "test_tool_with_progress"_L1) {
        DemoAnswer answer = result(call, content({text(u"Done in three steps."_s)}));
        const QJsonValue token = call.params["_meta"_L1].toObject()["progressToken"_L1];
        if (!token.isUndefined()) {
            answer.slowly = {progressEvent(token, 0), progressEvent(token, 50), progressEvent(token, 100)};
            answer.body = "event: message\ndata: " + answer.body + "\n\n";
            answer.type = "text/event-stream";
            answer.headers = {{"Cache-Control", "no-cache"}, {"X-Accel-Buffering", "no"}};
        }
        return answer;
    }
    if (tool == "test_slow"_L1) {
        DemoAnswer answer = result(call, content({text(u"That took a while."_s)}));
        answer.held = slowness;
        return answer;
    }
    if (tool == "test_streaming_elicitation"_L1 && call.modern) {
        DemoAnswer answer = askInput(call, u"test_input_required_result_elicitation"_s);
        if (answer.status == 200) {
            answer.body = "event: message\ndata: " + answer.body + "\n\n";
            answer.type = "text/event-stream";
        }
        return answer;
    }
    if (tool.startsWith("test_input_required_result_"_L1)) {
        if (call.modern)
            return askInput(call, tool);
        QJsonObject object = content({text(u"This tool asks, which it does in the dialect of 2026-07-28 alone."_s)});
        object.insert(u"isError"_s, true);
        return result(call, object);
    }
    if (tool == "test_missing_capability"_L1) {
        const QJsonObject has =
            call.params["_meta"_L1].toObject()["io.modelcontextprotocol/clientCapabilities"_L1].toObject();
        if (!has.contains("sampling"_L1))
            return {400, rpcErrorText(call.id, rpcMissingCapability, u"Missing required client capability: sampling"_s,
                                      {{u"requiredCapabilities"_s, QJsonObject{{u"sampling"_s, QJsonObject()}}}})};
        return result(call, content({text(u"The client says that it can sample."_s)}));
    }
    const QByteArray arguments = QJsonDocument(call.params["arguments"_L1].toObject()).toJson(QJsonDocument::Compact);
    return result(call, content({text(u"Called with "_s + QString::fromUtf8(arguments))}));
}

DemoAnswer EverythingEndpoint::askInput(const Call &call, const QString &tool) const
{
    const QString which = tool.sliced(u"test_input_required_result_"_s.size());
    const QString state = call.params["requestState"_L1].toString();
    if (!state.isEmpty() && !isSealed(state))
        return {400, rpcErrorText(call.id, rpcInvalidParams, u"requestState was changed on its way"_s)};
    const QJsonObject has =
        call.params["_meta"_L1].toObject()["io.modelcontextprotocol/clientCapabilities"_L1].toObject();
    const bool asks = has.contains("elicitation"_L1);
    const auto missing = [&call] {
        return DemoAnswer{
            400, rpcErrorText(call.id, rpcMissingCapability, u"Missing required client capability: elicitation"_s,
                              {{u"requiredCapabilities"_s, QJsonObject{{u"elicitation"_s, QJsonObject()}}}})};
    };
    if (which == "capabilities"_L1) {
        if (asks)
            return result(call, asking({{u"user_name"_s, form(u"What is your name?"_s, u"name"_s, u"string"_s)}},
                                       sealed(u"capabilities"_s)));
        if (has.contains("sampling"_L1)) {
            const QJsonObject words{{u"role"_s, u"user"_s}, {u"content"_s, text(u"What is your name?"_s)}};
            const QJsonObject params{{u"messages"_s, QJsonArray{words}}, {u"maxTokens"_s, 20}};
            return result(call, asking({{u"user_name"_s, QJsonObject{{u"method"_s, u"sampling/createMessage"_s},
                                                                     {u"params"_s, params}}}},
                                       sealed(u"capabilities"_s)));
        }
        return result(call, content({text(u"There is nobody to ask: the client declares nothing."_s)}));
    }
    if (!asks)
        return missing();
    if (which == "elicitation"_L1) {
        const QString name = typed(call.responses(), u"user_name"_s, u"name"_s);
        if (!name.isEmpty())
            return result(call, content({text(u"Hello, %1!"_s.arg(name))}));
        const QString action = call.responses()["user_name"_L1].toObject()["action"_L1].toString();
        if (action == "decline"_L1 || action == "cancel"_L1)
            return result(call, content({text(u"Hello, whoever you are."_s)}));
        return result(call, asking({{u"user_name"_s, form(u"What is your name?"_s, u"name"_s, u"string"_s)}}));
    }
    if (which == "multi_round"_L1) {
        if (const QString colour = typed(call.responses(), u"step2"_s, u"color"_s);
            !colour.isEmpty() && state.startsWith("round-2"_L1))
            return result(call, content({text(u"Both steps done: %1."_s.arg(colour))}));
        if (!typed(call.responses(), u"step1"_s, u"name"_s).isEmpty() && state.startsWith("round-1"_L1))
            return result(
                call, asking({{u"step2"_s, form(u"Step 2: What is your favorite color?"_s, u"color"_s, u"string"_s)}},
                             sealed(u"round-2"_s)));
        return result(call, asking({{u"step1"_s, form(u"Step 1: What is your name?"_s, u"name"_s, u"string"_s)}},
                                   sealed(u"round-1"_s)));
    }
    // request_state and tampered_state
    if (!state.isEmpty() && !call.responses().isEmpty())
        return result(call, content({text(u"state-ok"_s)}));
    return result(call,
                  asking({{u"confirm"_s, form(u"Please confirm"_s, u"ok"_s, u"boolean"_s)}}, sealed(u"confirm"_s)));
}

QString EverythingEndpoint::sealed(const QString &state) const
{
    const QByteArray code =
        QMessageAuthenticationCode::hash(state.toUtf8(), m_seal, QCryptographicHash::Sha256).toHex();
    return state + u'.' + QString::fromLatin1(code);
}

bool EverythingEndpoint::isSealed(const QString &state) const
{
    return sealed(state.section(u'.', 0, -2)) == state;
}

} // namespace rc
