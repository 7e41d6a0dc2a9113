// SPDX-License-Identifier: GPL-3.0-or-later
// The names of its tools, and what they answer, are those by which the official conformance suite looks for them.
#include "tests/everything/everythingendpoint.h"

#include "core/version.h"
#include "demo/detail/mcprules.h"
#include "support/testpaths.h"
#include "tests/everything/everythingextras.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QMessageAuthenticationCode>
#include <QRandomGenerator>
#include <QUuid>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

const QString instructions =
    u"Each tool shows one thing that a tool can do: text, pictures, sound, resources, errors, progress, a question. "
    "Everything is made up."_s;
constexpr auto taskSession = "2025-11-25"; // the version of sessions that has tasks
constexpr std::chrono::milliseconds slowness{1'500};

QJsonObject text(const QString &words)
{
    return {{u"type"_s, u"text"_s}, {u"text"_s, words}};
}

QJsonObject onePixel()
{
    return {{u"type"_s, u"image"_s}, {u"data"_s, onePixelData()}, {u"mimeType"_s, u"image/png"_s}};
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

QByteArray progressEvent(const QJsonValue &token, int progress)
{
    const QJsonObject params{{u"progressToken"_s, token}, {u"progress"_s, progress}, {u"total"_s, 100}};
    const QJsonObject note{{u"jsonrpc"_s, u"2.0"_s}, {u"method"_s, u"notifications/progress"_s}, {u"params"_s, params}};
    return "event: message\ndata: " + QJsonDocument(note).toJson(QJsonDocument::Compact) + "\n\n";
}

QByteArray eventOf(const QJsonObject &message)
{
    return "event: message\ndata: " + QJsonDocument(message).toJson(QJsonDocument::Compact) + "\n\n";
}

QByteArray logEvent(const QString &words)
{
    const QJsonObject params{{u"level"_s, u"info"_s}, {u"data"_s, words}};
    return eventOf({{u"jsonrpc"_s, u"2.0"_s}, {u"method"_s, u"notifications/message"_s}, {u"params"_s, params}});
}

void asStream(EverythingAnswer &answer)
{
    answer.body = "event: message\ndata: " + answer.body + "\n\n";
    answer.type = "text/event-stream";
    answer.headers = {{"Cache-Control", "no-cache"}, {"X-Accel-Buffering", "no"}};
}

QJsonObject optionsOf(const QStringList &values, const QStringList &titles)
{
    QJsonArray options;
    for (qsizetype i = 0; i < values.size(); ++i)
        options.append(QJsonObject{{u"const"_s, values.at(i)}, {u"title"_s, titles.at(i)}});
    return {{u"options"_s, options}};
}

/// The request with which a tool of that name asks in the stream of its call; empty of another.
QJsonObject requestInStream(const QString &tool, const QJsonObject &arguments)
{
    const auto of = [](const QString &type) { return QJsonObject{{u"type"_s, type}}; };
    QJsonObject properties;
    QJsonArray required;
    QString message = u"Please have a look at these fields."_s;
    if (tool == "test_sampling"_L1) {
        const QJsonObject asked{{u"role"_s, u"user"_s}, {u"content"_s, text(arguments["prompt"_L1].toString())}};
        return {{u"method"_s, u"sampling/createMessage"_s},
                {u"params"_s, QJsonObject{{u"messages"_s, QJsonArray{asked}}, {u"maxTokens"_s, 100}}}};
    }
    if (tool == "test_elicitation"_L1) {
        message = arguments["message"_L1].toString();
        properties = {
            {u"username"_s, QJsonObject{{u"type"_s, u"string"_s}, {u"description"_s, u"User's response"_s}}},
            {u"email"_s, QJsonObject{{u"type"_s, u"string"_s}, {u"description"_s, u"User's email address"_s}}}};
        required = {u"username"_s, u"email"_s};
    } else if (tool == "test_elicitation_sep1034_defaults"_L1) {
        const auto with = [](QJsonObject schema, const QJsonValue &value) {
            schema.insert(u"default"_s, value);
            return schema;
        };
        QJsonObject status = of(u"string"_s);
        status.insert(u"enum"_s, QJsonArray{u"active"_s, u"inactive"_s, u"pending"_s});
        properties = {{u"name"_s, with(of(u"string"_s), u"John Doe"_s)},
                      {u"age"_s, with(of(u"integer"_s), 30)},
                      {u"score"_s, with(of(u"number"_s), 95.5)},
                      {u"status"_s, with(status, u"active"_s)},
                      {u"verified"_s, with(of(u"boolean"_s), true)}};
    } else if (tool == "test_elicitation_sep1330_enums"_L1) {
        const QJsonArray plain{u"option1"_s, u"option2"_s, u"option3"_s};
        const QJsonArray titled = optionsOf({u"value1"_s, u"value2"_s, u"value3"_s},
                                            {u"First Option"_s, u"Second Option"_s, u"Third Option"_s})["options"_L1]
                                      .toArray();
        const QJsonArray choices = optionsOf({u"value1"_s, u"value2"_s, u"value3"_s},
                                             {u"First Choice"_s, u"Second Choice"_s, u"Third Choice"_s})["options"_L1]
                                       .toArray();
        properties = {
            {u"untitledSingle"_s, QJsonObject{{u"type"_s, u"string"_s}, {u"enum"_s, plain}}},
            {u"titledSingle"_s, QJsonObject{{u"type"_s, u"string"_s}, {u"oneOf"_s, titled}}},
            {u"legacyEnum"_s,
             QJsonObject{{u"type"_s, u"string"_s},
                         {u"enum"_s, QJsonArray{u"opt1"_s, u"opt2"_s, u"opt3"_s}},
                         {u"enumNames"_s, QJsonArray{u"Option One"_s, u"Option Two"_s, u"Option Three"_s}}}},
            {u"untitledMulti"_s, QJsonObject{{u"type"_s, u"array"_s},
                                             {u"items"_s, QJsonObject{{u"type"_s, u"string"_s}, {u"enum"_s, plain}}}}},
            {u"titledMulti"_s, QJsonObject{{u"type"_s, u"array"_s}, {u"items"_s, QJsonObject{{u"anyOf"_s, choices}}}}}};
    } else {
        return {};
    }
    QJsonObject schema{{u"type"_s, u"object"_s}, {u"properties"_s, properties}};
    if (!required.isEmpty())
        schema.insert(u"required"_s, required);
    return {{u"method"_s, u"elicitation/create"_s},
            {u"params"_s, QJsonObject{{u"message"_s, message}, {u"requestedSchema"_s, schema}}}};
}

/// Answers that are the same each time.
QJsonObject fixedResult(const QString &tool)
{
    if (tool == "test_simple_text"_L1)
        return content({text(u"This is a simple text response for testing."_s)});
    if (tool == "test_image_content"_L1)
        return content({onePixel()});
    if (tool == "test_audio_content"_L1)
        return content(
            {QJsonObject{{u"type"_s, u"audio"_s}, {u"data"_s, noSoundData()}, {u"mimeType"_s, u"audio/wav"_s}}});
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

EverythingAnswer EverythingEndpoint::answer(const EverythingRequest &request)
{
    if (request.verb != "POST") {
        EverythingAnswer refused{405, rpcErrorText({}, rpcInvalidRequest, u"Method Not Allowed"_s)};
        refused.headers = {{"Allow", "POST"}};
        return refused;
    }
    if (request.body.size() > maxDemoBodyBytes)
        return {413, rpcErrorText({}, rpcInvalidRequest, u"Request body is too large"_s)};
    QJsonParseError fault;
    const QJsonDocument document = QJsonDocument::fromJson(request.body, &fault);
    if (fault.error != QJsonParseError::NoError)
        return {400, rpcErrorText({}, rpcParseError, u"Parse error: "_s + fault.errorString())};
    const QJsonObject message = document.object();
    const QJsonObject params = message["params"_L1].toObject();
    const QString session = QString::fromLatin1(request.header("mcp-session-id"));
    if (!session.isEmpty() && !isSealed(session))
        return {404, rpcErrorText(message["id"_L1], rpcInvalidRequest, u"Session not found"_s)};
    if (message["jsonrpc"_L1] == "2.0"_L1 && !message.contains("method"_L1) && message["id"_L1].isString()) {
        // an answer to a request of ours, if there was one
        if (const auto waiting = m_replies->find(message["id"_L1].toString()); waiting != m_replies->end())
            *waiting = message;
        return {202, {}, {}};
    }
    if (message["jsonrpc"_L1] != "2.0"_L1 || !message["method"_L1].isString())
        return {400, rpcErrorText(message["id"_L1], rpcInvalidRequest, u"Not a JSON-RPC 2.0 request"_s)};
    if (message["id"_L1].isUndefined())
        return {202, {}, {}};
    const QJsonObject tool = toolNamed(params["name"_L1].toString());
    if (const auto refused = refusedByAllRules(request, message, tool["inputSchema"_L1].toObject()))
        return *refused;
    return answerMethod(message["method"_L1].toString(),
                        {message["id"_L1], params, isModernRequest(request.reader(), message),
                         request.header("mcp-protocol-version") == taskSession, session});
}

EverythingAnswer EverythingEndpoint::result(const Call &call, const QJsonObject &object, bool cacheable)
{
    return {200, rpcResultText(call.id, call.modern ? modernResult(object, cacheable) : object)};
}

EverythingAnswer EverythingEndpoint::answerMethod(const QString &method, const Call &call)
{
    if (method == "tools/list"_L1)
        return result(call, {{u"tools"_s, definitions()}}, true);
    if (method == "tools/call"_L1)
        return answerCall(call);
    if (method == "tasks/get"_L1 || method == "tasks/cancel"_L1 || (method == "tasks/update"_L1 && call.modern) ||
        (method == "tasks/result"_L1 && !call.modern)) {
        if (call.modern || call.knowsTasks)
            return answerTask(method, call);
    }
    if (method == "server/discover"_L1 && call.modern) {
        QJsonObject capabilities = extraCapabilities(true);
        capabilities.insert(u"extensions"_s, QJsonObject{{u"io.modelcontextprotocol/tasks"_s, QJsonObject()}});
        return result(call,
                      {{u"supportedVersions"_s, QJsonArray::fromStringList(demoMcpVersions())},
                       {u"capabilities"_s, capabilities},
                       {u"instructions"_s, instructions}},
                      true);
    }
    if (method == "ping"_L1 && !call.modern)
        return result(call, {});
    if (method == "initialize"_L1 && !call.modern)
        return initialize(call);
    if (const auto extra = everythingExtra(method, call.params, call.modern)) {
        if (extra->error != 0)
            return {call.modern ? 400 : 200, rpcErrorText(call.id, extra->error, extra->message, extra->data)};
        return result(call, extra->result, extra->cacheable);
    }
    return {call.modern ? 404 : 200, rpcErrorText(call.id, rpcMethodNotFound, u"Method not found: "_s + method)};
}

/// What the client can be asked for goes into the session's ID: nothing of a session is kept here.
EverythingAnswer EverythingEndpoint::initialize(const Call &call) const
{
    const QJsonObject server{{u"name"_s, u"resource-console-demo"_s}, {u"version"_s, programVersion()}};
    const QString version = demoSessionVersion(call.params["protocolVersion"_L1].toString());
    QJsonObject capabilities = extraCapabilities(false);
    if (version == QLatin1StringView(taskSession)) {
        const QJsonObject calls{{u"tools"_s, QJsonObject{{u"call"_s, QJsonObject()}}}};
        capabilities.insert(u"tasks"_s, QJsonObject{{u"cancel"_s, QJsonObject()}, {u"requests"_s, calls}});
    }
    EverythingAnswer answer = result(call, {{u"protocolVersion"_s, version},
                                            {u"capabilities"_s, capabilities},
                                            {u"serverInfo"_s, server},
                                            {u"instructions"_s, instructions}});
    const QJsonObject has = call.params["capabilities"_L1].toObject();
    const QString asks =
        (has.contains("elicitation"_L1) ? u"e"_s : QString()) + (has.contains("sampling"_L1) ? u"s"_s : QString());
    const QString id = u"demo-%1-%2"_s.arg(asks, QUuid::createUuid().toString(QUuid::Id128));
    answer.headers.append(qMakePair(QByteArray("Mcp-Session-Id"), sealed(id).toLatin1()));
    return answer;
}

EverythingAnswer EverythingEndpoint::answerCall(const Call &call)
{
    const QString tool = call.params["name"_L1].toString();
    if (toolNamed(tool).isEmpty())
        return {call.modern ? 400 : 200, rpcErrorText(call.id, rpcInvalidParams, u"Unknown tool: "_s + tool)};
    if (const auto taken = answerTaskTool(tool, call))
        return *taken;
    if (const auto asked = askInStream(tool, call))
        return *asked;
    if (const QJsonObject fixed = fixedResult(tool); !fixed.isEmpty())
        return result(call, fixed);
    if (tool == "test_tool_with_logging"_L1) {
        EverythingAnswer answer = result(call, content({text(u"Three messages were logged."_s)}));
        if (!call.modern) { // a later revision has no such messages
            answer.slowly = {logEvent(u"Tool execution started"_s), logEvent(u"Tool processing data"_s),
                             logEvent(u"Tool execution completed"_s)};
            asStream(answer);
        }
        return answer;
    }
    if (tool == "greet"_L1)
        return result(
            call, content({text(u"Hello, %1!"_s.arg(call.params["arguments"_L1].toObject()["name"_L1].toString()))}));
    if (tool == "test_tool_with_progress"_L1) {
        EverythingAnswer answer = result(call, content({text(u"Done in three steps."_s)}));
        const QJsonValue token = call.params["_meta"_L1].toObject()["progressToken"_L1];
        if (!token.isUndefined()) {
            answer.slowly = {progressEvent(token, 0), progressEvent(token, 50), progressEvent(token, 100)};
            asStream(answer);
        }
        return answer;
    }
    if (tool == "test_slow"_L1) {
        EverythingAnswer answer = result(call, content({text(u"That took a while."_s)}));
        answer.held = slowness;
        return answer;
    }
    if (tool == "test_streaming_elicitation"_L1 && call.modern) {
        EverythingAnswer answer = askInput(call, u"test_input_required_result_elicitation"_s);
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

namespace {

/// What a tool that goes on as a task does. `arguments` of its call, and what was asked before the task began.
EverythingTasks::Plan planOf(const QString &tool, const QJsonObject &arguments, const QString &name)
{
    using namespace std::chrono_literals;
    const auto says = [](const QString &words) {
        return [words](const QJsonObject &) { return content({text(words)}); };
    };
    EverythingTasks::Plan plan;
    if (tool == "slow_compute"_L1) {
        const int seconds = std::clamp(arguments["seconds"_L1].toInt(3), 0, 60);
        plan.length = std::chrono::seconds(seconds);
        plan.end = says(u"Computed for %1 seconds."_s.arg(seconds));
    } else if (tool == "failing_job"_L1) {
        plan.length = 1s;
        plan.end = [](const QJsonObject &) {
            QJsonObject object = content({text(u"The job failed, as it always does."_s)});
            object.insert(u"isError"_s, true);
            return object;
        };
    } else if (tool == "protocol_error_job"_L1) {
        plan.length = 300ms;
        plan.fails = true;
        plan.end = [](const QJsonObject &) {
            return QJsonObject{{u"code"_s, rpcInternalError},
                               {u"message"_s, u"The job broke down, as it always does"_s}};
        };
    } else if (tool == "confirm_delete"_L1) {
        plan.length = 300ms;
        const QString file = arguments["filename"_L1].toString(u"report.txt"_s);
        plan.asks = {{u"confirm"_s, form(u"Delete %1?"_s.arg(file), u"confirm"_s, u"boolean"_s)}};
        plan.end = [file](const QJsonObject &answers) {
            const QJsonObject answer = answers["confirm"_L1].toObject();
            const bool agreed =
                answer["action"_L1] == "accept"_L1 && answer["content"_L1].toObject()["confirm"_L1].toBool();
            return content({text(agreed ? u"Pretended to delete %1."_s.arg(file) : u"%1 stays."_s.arg(file))});
        };
    } else if (tool == "multi_input"_L1) {
        plan.length = 300ms;
        plan.asks = {{u"first"_s, form(u"What is your name?"_s, u"name"_s, u"string"_s)},
                     {u"second"_s, form(u"How old are you?"_s, u"age"_s, u"integer"_s)}};
        plan.end = [](const QJsonObject &answers) {
            return content({text(u"Both came: %1."_s.arg(typed(answers, u"first"_s, u"name"_s)))});
        };
    } else if (tool == "test_tool_with_task"_L1) {
        plan.length = 500ms;
        plan.end = says(u"Hello, %1, from a task."_s.arg(name));
    }
    return plan;
}

} // namespace

std::optional<EverythingAnswer> EverythingEndpoint::answerTaskTool(const QString &tool, const Call &call)
{
    const QJsonObject definition = toolNamed(tool);
    const QString support = definition["execution"_L1].toObject()["taskSupport"_L1].toString();
    const bool wanted = call.knowsTasks && call.params["task"_L1].isObject();
    if (support.isEmpty()) {
        if (wanted && !call.modern)
            return EverythingAnswer{200,
                                    rpcErrorText(call.id, rpcMethodNotFound, u"This tool is never called as a task"_s)};
        return std::nullopt;
    }
    const QJsonObject arguments = call.params["arguments"_L1].toObject();
    QString name;
    if (tool == "test_tool_with_task"_L1 && call.modern && declaresTasks(call.params)) {
        name = typed(call.responses(), u"user_name"_s, u"name"_s);
        if (name.isEmpty())
            return result(call, asking({{u"user_name"_s, form(u"What is your name?"_s, u"name"_s, u"string"_s)}},
                                       sealed(u"task"_s)));
    }
    EverythingTasks::Plan plan = planOf(tool, arguments, name);
    const bool must = support == "required"_L1 || !plan.asks.isEmpty();
    if (call.modern && declaresTasks(call.params)) {
        if (plan.length.count() == 0 && plan.asks.isEmpty())
            return result(call, plan.end({}));
        QJsonObject task = m_tasks.create(std::move(plan), EverythingTasks::Form::Extension);
        task.insert(u"resultType"_s, u"task"_s);
        return result(call, task);
    }
    if (call.modern && must)
        return missingTasks(call);
    if (wanted && !call.modern) {
        plan.asks = {}; // it asks in the dialect of 2026-07-28 alone
        return result(call, {{u"task"_s, m_tasks.create(std::move(plan), EverythingTasks::Form::Session)}});
    }
    if (must && call.knowsTasks)
        return EverythingAnswer{200, rpcErrorText(call.id, rpcMethodNotFound, u"This tool is only called as a task"_s)};
    EverythingAnswer answer =
        plan.fails ? EverythingAnswer{200, rpcErrorText(call.id, rpcInternalError, u"The job broke down"_s)}
                   : result(call, plan.end({}));
    answer.held = plan.length;
    return answer;
}

std::optional<EverythingAnswer> EverythingEndpoint::askInStream(const QString &tool, const Call &call)
{
    QJsonObject asked = requestInStream(tool, call.params["arguments"_L1].toObject());
    if (asked.isEmpty())
        return std::nullopt;
    const bool samples = tool == "test_sampling"_L1;
    const QString may = call.session.section(u'-', 1, 1);
    if (call.modern || !may.contains(samples ? u's' : u'e')) {
        QJsonObject refused = content({text(call.modern ? u"This tool asks in a session alone."_s
                                                        : u"The client did not say that it can be asked."_s)});
        refused.insert(u"isError"_s, true);
        return result(call, refused);
    }
    constexpr qsizetype mostWaiting = 100;
    if (m_replies->size() >= mostWaiting)
        m_replies->clear(); // of clients that have left
    const QString id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    m_replies->insert(id, {});
    asked.insert(u"jsonrpc"_s, u"2.0"_s);
    asked.insert(u"id"_s, id);
    EverythingAnswer answer;
    asStream(answer);
    answer.slowly = {eventOf(asked)};
    answer.later = [replies = m_replies, id, samples, tool, call]() -> std::optional<QByteArray> {
        const QJsonObject reply = replies->value(id);
        if (reply.isEmpty())
            return std::nullopt;
        replies->remove(id);
        const QJsonObject given = reply["result"_L1].toObject();
        const QString fields =
            QString::fromUtf8(QJsonDocument(given["content"_L1].toObject()).toJson(QJsonDocument::Compact));
        const QString action = given["action"_L1].toString(u"none"_s);
        QString words = u"Elicitation completed: action=%1, content=%2"_s.arg(action, fields);
        if (samples)
            words = u"LLM response: "_s + given["content"_L1].toObject()["text"_L1].toString();
        else if (tool == "test_elicitation"_L1)
            words = u"User response: action: %1, content: %2"_s.arg(action, fields);
        return "event: message\ndata: " + result(call, content({text(words)})).body + "\n\n";
    };
    return answer;
}

EverythingAnswer EverythingEndpoint::missingTasks(const Call &call)
{
    const QJsonObject extension{{u"io.modelcontextprotocol/tasks"_s, QJsonObject()}};
    return {400, rpcErrorText(call.id, rpcMissingCapability, u"Missing required client capability"_s,
                              {{u"requiredCapabilities"_s, QJsonObject{{u"extensions"_s, extension}}}})};
}

EverythingAnswer EverythingEndpoint::answerTask(const QString &method, const Call &call)
{
    if (call.modern && !declaresTasks(call.params))
        return missingTasks(call);
    const QString id = call.params["taskId"_L1].toString();
    const EverythingTasks::Form form = call.modern ? EverythingTasks::Form::Extension : EverythingTasks::Form::Session;
    const auto refused = [&call](const QString &why) {
        return EverythingAnswer{call.modern ? 400 : 200, rpcErrorText(call.id, rpcInvalidParams, why)};
    };
    const auto state = m_tasks.state(id, form);
    if (!state)
        return refused(u"Task not found"_s);
    if (method == "tasks/get"_L1)
        return result(call, *state);
    if (method == "tasks/update"_L1) {
        static_cast<void>(m_tasks.update(id, call.responses()));
        return result(call, {});
    }
    if (method == "tasks/cancel"_L1) {
        if (!call.modern && m_tasks.isOver(id))
            return refused(u"Cannot cancel task: already in terminal status"_s);
        static_cast<void>(m_tasks.cancel(id));
        return result(call, call.modern ? QJsonObject() : *m_tasks.state(id, form));
    }
    const auto end = m_tasks.end(id);
    EverythingAnswer answer;
    if (end->isError) {
        answer = {200, rpcErrorText(call.id, end->object["code"_L1].toInt(), end->object["message"_L1].toString())};
    } else {
        QJsonObject object = end->object;
        object.insert(u"_meta"_s,
                      QJsonObject{{u"io.modelcontextprotocol/related-task"_s, QJsonObject{{u"taskId"_s, id}}}});
        answer = result(call, object);
    }
    answer.held = end->in;
    return answer;
}

EverythingAnswer EverythingEndpoint::askInput(const Call &call, const QString &tool) const
{
    const QString which = tool.sliced(u"test_input_required_result_"_s.size());
    const QString state = call.params["requestState"_L1].toString();
    if (!state.isEmpty() && !isSealed(state))
        return {400, rpcErrorText(call.id, rpcInvalidParams, u"requestState was changed on its way"_s)};
    const QJsonObject has =
        call.params["_meta"_L1].toObject()["io.modelcontextprotocol/clientCapabilities"_L1].toObject();
    const bool asks = has.contains("elicitation"_L1);
    const auto missing = [&call] {
        return EverythingAnswer{
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
    if (which == "sampling"_L1 || which == "list_roots"_L1 || which == "multiple_inputs"_L1)
        return askForOthers(call, which, has);
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

/// What no person answers: a model's words, and the client's folders.
EverythingAnswer EverythingEndpoint::askForOthers(const Call &call, const QString &which, const QJsonObject &has) const
{
    QJsonObject requests;
    if (which != "list_roots"_L1) {
        const QString prompt = which == "sampling"_L1 ? u"What is the capital of France?"_s : u"Generate a greeting"_s;
        const QJsonObject words{{u"role"_s, u"user"_s}, {u"content"_s, text(prompt)}};
        const QJsonObject params{{u"messages"_s, QJsonArray{words}},
                                 {u"maxTokens"_s, which == "sampling"_L1 ? 100 : 50}};
        requests.insert(which == "sampling"_L1 ? u"capital_question"_s : u"greeting"_s,
                        QJsonObject{{u"method"_s, u"sampling/createMessage"_s}, {u"params"_s, params}});
    }
    if (which != "sampling"_L1)
        requests.insert(u"client_roots"_s, QJsonObject{{u"method"_s, u"roots/list"_s}, {u"params"_s, QJsonObject()}});
    if (which == "multiple_inputs"_L1)
        requests.insert(u"user_name"_s, form(u"What is your name?"_s, u"name"_s, u"string"_s));
    QJsonObject missing;
    for (const auto &request : std::as_const(requests)) {
        const QString needs = request.toObject()["method"_L1].toString().section(u'/', 0, 0);
        if (!has.contains(needs))
            missing.insert(needs, QJsonObject());
    }
    if (!missing.isEmpty())
        return {400, rpcErrorText(call.id, rpcMissingCapability, u"Missing required client capability"_s,
                                  {{u"requiredCapabilities"_s, missing}})};
    const QJsonObject responses = call.responses();
    const QStringList keys = requests.keys();
    const bool all =
        std::all_of(keys.cbegin(), keys.cend(), [&responses](const QString &key) { return responses.contains(key); });
    const bool needsState = which == "multiple_inputs"_L1;
    if (!all || (needsState && call.params["requestState"_L1].toString().isEmpty()))
        return result(call, asking(requests, needsState ? sealed(which) : QString()));
    const QString said = responses["capital_question"_L1].toObject()["content"_L1].toObject()["text"_L1].toString();
    return result(call, content({text(said.isEmpty() ? u"Everything came."_s : u"The model says: "_s + said)}));
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
