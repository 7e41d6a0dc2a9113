// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/everything/everythingendpoint.h"

#include "core/version.h"
#include "demo/detail/toolendpoint.h"
#include "support/testpaths.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QUuid>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

const QString instructions =
    u"Each tool shows one thing that a tool can do: a question, a task. Everything is made up."_s;
constexpr auto taskSession = "2025-11-25"; // the session version with tasks
constexpr int invalidRequest = -32600;
constexpr int internalError = -32603;
constexpr int missingCapability = -32021;

QJsonObject content(const QString &words)
{
    return {{u"content"_s, QJsonArray{QJsonObject{{u"type"_s, u"text"_s}, {u"text"_s, words}}}}};
}

QJsonObject form(const QString &message, const QString &field, const QString &type)
{
    const QJsonObject schema{{u"type"_s, u"object"_s},
                             {u"properties"_s, QJsonObject{{field, QJsonObject{{u"type"_s, type}}}}},
                             {u"required"_s, QJsonArray{field}}};
    return {{u"method"_s, u"elicitation/create"_s},
            {u"params"_s, QJsonObject{{u"message"_s, message}, {u"requestedSchema"_s, schema}}}};
}

/// The value typed into a field of an accepted form; null otherwise.
QString typed(const QJsonObject &responses, const QString &key, const QString &field)
{
    const QJsonObject response = responses[key].toObject();
    return response["action"_L1].toString() == "accept"_L1 ? response["content"_L1].toObject()[field].toString()
                                                           : QString();
}

QJsonObject asking(const QString &key, const QJsonObject &request, const QString &state = {})
{
    QJsonObject object{{u"resultType"_s, u"input_required"_s}, {u"inputRequests"_s, QJsonObject{{key, request}}}};
    if (!state.isEmpty())
        object.insert(u"requestState"_s, state);
    return object;
}

/// All tools, as they are listed.
const QJsonArray &definitions()
{
    static const QJsonArray all = [] {
        QFile file(inSourceFolder(u"tests/everything/everything.json"_s));
        return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).array() : QJsonArray();
    }();
    return all;
}

QJsonObject toolNamed(const QString &name)
{
    for (const QJsonValue &tool : definitions()) {
        if (tool["name"_L1].toString() == name)
            return tool.toObject();
    }
    return {};
}

QJsonObject clientCapabilities(const QJsonObject &params)
{
    return params["_meta"_L1].toObject()["io.modelcontextprotocol/clientCapabilities"_L1].toObject();
}

/// Whether a modern request declares that its call may become a task.
bool declaresTasks(const QJsonObject &params)
{
    return clientCapabilities(params)["extensions"_L1].toObject()["io.modelcontextprotocol/tasks"_L1].isObject();
}

/// What the demo service's rules say, and whether the task of a request comes as a header.
std::optional<EverythingResponse> refused(const EverythingRequest &request, const QJsonObject &message)
{
    const HeaderReader reader = [&request](const QByteArray &name) { return request.header(name); };
    if (const auto refused = protocolError(reader, message))
        return EverythingResponse{refused->status, refused->body};
    if (!isModernRequest(reader, message))
        return std::nullopt;
    const QJsonObject params = message["params"_L1].toObject();
    const QString method = message["method"_L1].toString();
    if (!method.startsWith("tasks/"_L1) || decodedHeader(request.header("mcp-name")) == params["taskId"_L1].toString())
        return std::nullopt;
    return EverythingResponse{
        400, rpcErrorText(message["id"_L1], rpcHeaderMismatch, u"Header mismatch: Mcp-Name is not the taskId"_s)};
}

EverythingResponse resultOf(const QJsonValue &id, bool modern, const QJsonObject &object, bool cacheable = false)
{
    const QJsonObject message{
        {u"jsonrpc"_s, u"2.0"_s}, {u"id"_s, id}, {u"result"_s, modern ? modernResult(object, cacheable) : object}};
    return {200, QJsonDocument(message).toJson(QJsonDocument::Compact)};
}

/// What a tool that goes on as a task does.
EverythingTasks::Plan planOf(const QString &tool, const QJsonObject &arguments)
{
    using namespace std::chrono_literals;
    EverythingTasks::Plan plan;
    plan.length = 300ms;
    if (tool == "slow_compute"_L1) {
        const int seconds = std::clamp(arguments["seconds"_L1].toInt(3), 0, 60);
        plan.length = std::chrono::seconds(seconds);
        plan.end = [seconds](const QJsonObject &) { return content(u"Computed for %1 seconds."_s.arg(seconds)); };
    } else if (tool == "failing_job"_L1) {
        plan.end = [](const QJsonObject &) {
            QJsonObject object = content(u"The job failed, as it always does."_s);
            object.insert(u"isError"_s, true);
            return object;
        };
    } else if (tool == "protocol_error_job"_L1) {
        plan.fails = true;
        plan.end = [](const QJsonObject &) {
            return QJsonObject{{u"code"_s, internalError}, {u"message"_s, u"The job broke down, as it always does"_s}};
        };
    } else {
        const QString file = arguments["filename"_L1].toString(u"report.txt"_s);
        plan.asks = {{u"confirm"_s, form(u"Delete %1?"_s.arg(file), u"confirm"_s, u"boolean"_s)}};
        plan.end = [file](const QJsonObject &answers) {
            const QJsonObject response = answers["confirm"_L1].toObject();
            const bool agreed =
                response["action"_L1] == "accept"_L1 && response["content"_L1].toObject()["confirm"_L1].toBool();
            return content(agreed ? u"Pretended to delete %1."_s.arg(file) : u"%1 stays."_s.arg(file));
        };
    }
    return plan;
}

} // namespace

EverythingResponse EverythingEndpoint::response(const EverythingRequest &request)
{
    if (request.verb != "POST")
        return {405, rpcErrorText({}, invalidRequest, u"Method Not Allowed"_s)};
    const QJsonObject message = QJsonDocument::fromJson(request.body).object();
    if (message["jsonrpc"_L1] != "2.0"_L1 || !message["method"_L1].isString())
        return {400, rpcErrorText(message["id"_L1], invalidRequest, u"Not a JSON-RPC 2.0 request"_s)};
    if (message["id"_L1].isUndefined())
        return {202, {}, {}};
    if (const auto why = refused(request, message))
        return *why;
    const HeaderReader reader = [&request](const QByteArray &name) { return request.header(name); };
    return responseMethod(message["method"_L1].toString(),
                          {message["id"_L1], message["params"_L1].toObject(), isModernRequest(reader, message),
                           request.header("mcp-protocol-version") == taskSession});
}

EverythingResponse EverythingEndpoint::responseMethod(const QString &method, const Call &call)
{
    if (method == "tools/list"_L1)
        return resultOf(call.id, call.modern, {{u"tools"_s, definitions()}}, true);
    if (method == "tools/call"_L1)
        return answerCall(call);
    if (method.startsWith("tasks/"_L1) && (call.modern || call.knowsTasks))
        return answerTask(method, call);
    if (method == "server/discover"_L1 && call.modern) {
        const QJsonObject tasks{{u"io.modelcontextprotocol/tasks"_s, QJsonObject()}};
        return resultOf(call.id, true,
                        {{u"supportedVersions"_s, QJsonArray::fromStringList(demoMcpVersions())},
                         {u"capabilities"_s, QJsonObject{{u"tools"_s, QJsonObject()}, {u"extensions"_s, tasks}}},
                         {u"instructions"_s, instructions}},
                        true);
    }
    if (method == "initialize"_L1 && !call.modern)
        return initialize(call);
    return {call.modern ? 404 : 200, rpcErrorText(call.id, rpcMethodNotFound, u"Method not found: "_s + method)};
}

EverythingResponse EverythingEndpoint::initialize(const Call &call)
{
    const QString version = demoSessionVersion(call.params["protocolVersion"_L1].toString());
    QJsonObject capabilities{{u"tools"_s, QJsonObject()}};
    if (version == QLatin1StringView(taskSession)) {
        const QJsonObject calls{{u"tools"_s, QJsonObject{{u"call"_s, QJsonObject()}}}};
        capabilities.insert(u"tasks"_s, QJsonObject{{u"cancel"_s, QJsonObject()}, {u"requests"_s, calls}});
    }
    EverythingResponse response = resultOf(
        call.id, false,
        {{u"protocolVersion"_s, version},
         {u"capabilities"_s, capabilities},
         {u"serverInfo"_s, QJsonObject{{u"name"_s, u"resource-console-demo"_s}, {u"version"_s, programVersion()}}},
         {u"instructions"_s, instructions}});
    response.session = QUuid::createUuid().toByteArray(QUuid::Id128);
    return response;
}

EverythingResponse EverythingEndpoint::answerCall(const Call &call)
{
    const QString tool = call.params["name"_L1].toString();
    const QJsonObject definition = toolNamed(tool);
    if (definition.isEmpty())
        return {call.modern ? 400 : 200, rpcErrorText(call.id, rpcInvalidParams, u"Unknown tool: "_s + tool)};
    if (definition["execution"_L1].toObject().contains("taskSupport"_L1))
        return callTaskTool(tool, call);
    if (call.modern && tool.startsWith("test_input_required_result_"_L1))
        return askInput(call, tool);
    return resultOf(call.id, call.modern, content(u"Called."_s));
}

EverythingResponse EverythingEndpoint::callTaskTool(const QString &tool, const Call &call)
{
    EverythingTasks::Plan plan = planOf(tool, call.params["arguments"_L1].toObject());
    if (call.modern && declaresTasks(call.params)) {
        QJsonObject task = m_tasks.create(std::move(plan), EverythingTasks::Form::Extension);
        task.insert(u"resultType"_s, u"task"_s);
        return resultOf(call.id, true, task);
    }
    if (!call.modern && call.knowsTasks && call.params["task"_L1].isObject()) {
        plan.asks = {}; // asks only in the dialect of 2026-07-28
        return resultOf(call.id, false, {{u"task"_s, m_tasks.create(std::move(plan), EverythingTasks::Form::Session)}});
    }
    EverythingResponse response =
        plan.fails ? EverythingResponse{200, rpcErrorText(call.id, internalError, u"The job broke down"_s)}
                   : resultOf(call.id, call.modern, plan.end({}));
    response.held = plan.length;
    return response;
}

EverythingResponse EverythingEndpoint::answerTask(const QString &method, const Call &call)
{
    const QString id = call.params["taskId"_L1].toString();
    const EverythingTasks::Form form = call.modern ? EverythingTasks::Form::Extension : EverythingTasks::Form::Session;
    const auto state = m_tasks.state(id, form);
    if (!state)
        return {call.modern ? 400 : 200, rpcErrorText(call.id, rpcInvalidParams, u"Task not found"_s)};
    if (method == "tasks/get"_L1)
        return resultOf(call.id, call.modern, *state);
    if (method == "tasks/update"_L1) {
        m_tasks.update(id, call.responses());
        return resultOf(call.id, call.modern, {});
    }
    if (method == "tasks/cancel"_L1) {
        m_tasks.cancel(id);
        return resultOf(call.id, call.modern, call.modern ? QJsonObject() : *m_tasks.state(id, form));
    }
    const EverythingTasks::End end = m_tasks.end(id);
    QJsonObject object = end.object;
    object.insert(u"_meta"_s, QJsonObject{{u"io.modelcontextprotocol/related-task"_s, QJsonObject{{u"taskId"_s, id}}}});
    EverythingResponse response =
        end.isError
            ? EverythingResponse{200, rpcErrorText(call.id, object["code"_L1].toInt(), object["message"_L1].toString())}
            : resultOf(call.id, call.modern, object);
    response.held = end.in;
    return response;
}

EverythingResponse EverythingEndpoint::askInput(const Call &call, const QString &tool)
{
    const auto say = [&call](const QString &words) { return resultOf(call.id, true, content(words)); };
    const auto ask = [&call](const QString &key, const QJsonObject &request, const QString &state = {}) {
        return resultOf(call.id, true, asking(key, request, state));
    };
    if (!clientCapabilities(call.params).contains("elicitation"_L1))
        return {400, rpcErrorText(call.id, missingCapability, u"Missing required client capability: elicitation"_s,
                                  {{u"requiredCapabilities"_s, QJsonObject{{u"elicitation"_s, QJsonObject()}}}})};
    const QJsonObject responses = call.responses();
    const QString state = call.params["requestState"_L1].toString();
    if (tool.endsWith("_elicitation"_L1)) {
        const QString name = typed(responses, u"user_name"_s, u"name"_s);
        const QString action = responses["user_name"_L1].toObject()["action"_L1].toString();
        if (!name.isEmpty())
            return say(u"Hello, %1!"_s.arg(name));
        return action == "decline"_L1 || action == "cancel"_L1
                   ? say(u"Hello, whoever you are."_s)
                   : ask(u"user_name"_s, form(u"What is your name?"_s, u"name"_s, u"string"_s));
    }
    if (tool.endsWith("_multi_round"_L1)) {
        const QString color = typed(responses, u"step2"_s, u"color"_s);
        if (!color.isEmpty() && state == "round-2"_L1)
            return say(u"Both steps done: %1."_s.arg(color));
        return !typed(responses, u"step1"_s, u"name"_s).isEmpty() && state == "round-1"_L1
                   ? ask(u"step2"_s, form(u"Step 2: What is your favorite color?"_s, u"color"_s, u"string"_s),
                         u"round-2"_s)
                   : ask(u"step1"_s, form(u"Step 1: What is your name?"_s, u"name"_s, u"string"_s), u"round-1"_s);
    }
    return state == "confirm"_L1 && !responses.isEmpty()
               ? say(u"state-ok"_s)
               : ask(u"confirm"_s, form(u"Please confirm"_s, u"ok"_s, u"boolean"_s), u"confirm"_s);
}

} // namespace rc
