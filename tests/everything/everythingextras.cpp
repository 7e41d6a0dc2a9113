// SPDX-License-Identifier: GPL-3.0-or-later
// The names are those by which the official conformance suite looks for them.
#include "tests/everything/everythingextras.h"

#include "tests/everything/everythingrules.h"

#include <QJsonArray>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

const QString staticText = u"test://static-text"_s;
const QString staticBinary = u"test://static-binary"_s;
const QString watched = u"test://watched-resource"_s;
const QString templateHead = u"test://template/"_s;
const QString templateTail = u"/data"_s;

QJsonObject described(const QString &uri, const QString &name, const QString &description, const QString &type)
{
    return {{u"uri"_s, uri}, {u"name"_s, name}, {u"description"_s, description}, {u"mimeType"_s, type}};
}

QJsonArray resources()
{
    return {described(staticText, u"static-text"_s, u"One line of text."_s, u"text/plain"_s),
            described(staticBinary, u"static-binary"_s, u"A picture of one pixel."_s, u"image/png"_s),
            described(watched, u"watched-resource"_s, u"One that a client can subscribe to; it never changes."_s,
                      u"text/plain"_s)};
}

ExtraAnswer readResource(const QString &uri)
{
    QJsonObject content{{u"uri"_s, uri}};
    if (uri == staticText) {
        content.insert(u"mimeType"_s, u"text/plain"_s);
        content.insert(u"text"_s, u"This is the content of the static text resource."_s);
    } else if (uri == staticBinary) {
        content.insert(u"mimeType"_s, u"image/png"_s);
        content.insert(u"blob"_s, onePixelData());
    } else if (uri == watched) {
        content.insert(u"mimeType"_s, u"text/plain"_s);
        content.insert(u"text"_s, u"It never changes."_s);
    } else if (uri.startsWith(templateHead) && uri.endsWith(templateTail) &&
               uri.size() > templateHead.size() + templateTail.size()) {
        const QString id = uri.mid(templateHead.size()).chopped(templateTail.size());
        content.insert(u"mimeType"_s, u"application/json"_s);
        content.insert(u"text"_s, u"{\"id\":\"%1\",\"templateTest\":true,\"data\":\"Data for ID: %1\"}"_s.arg(id));
    } else {
        return {.error = rpcInvalidParams, .message = u"Resource not found"_s, .data = {{u"uri"_s, uri}}};
    }
    return {{{u"contents"_s, QJsonArray{content}}}, true};
}

QJsonObject argument(const QString &name, const QString &description)
{
    return {{u"name"_s, name}, {u"description"_s, description}, {u"required"_s, true}};
}

QJsonObject promptNamed(const QString &name, const QString &description, const QJsonArray &arguments = {})
{
    QJsonObject prompt{{u"name"_s, name}, {u"description"_s, description}};
    if (!arguments.isEmpty())
        prompt.insert(u"arguments"_s, arguments);
    return prompt;
}

QJsonArray prompts(bool modern)
{
    QJsonArray all{promptNamed(u"test_simple_prompt"_s, u"One line."_s),
                   promptNamed(u"test_prompt_with_arguments"_s, u"A line with two arguments."_s,
                               {argument(u"arg1"_s, u"The first."_s), argument(u"arg2"_s, u"The second."_s)}),
                   promptNamed(u"test_prompt_with_embedded_resource"_s, u"A resource, and a line about it."_s,
                               {argument(u"resourceUri"_s, u"Which resource it says it is."_s)}),
                   promptNamed(u"test_prompt_with_image"_s, u"A picture, and a line about it."_s)};
    if (modern)
        all.append(promptNamed(u"test_input_required_result_prompt"_s, u"Asks before it answers."_s));
    return all;
}

QJsonObject said(const QJsonObject &content)
{
    return {{u"role"_s, u"user"_s}, {u"content"_s, content}};
}

QJsonObject words(const QString &text)
{
    return {{u"type"_s, u"text"_s}, {u"text"_s, text}};
}

ExtraAnswer promptOf(const QJsonObject &params, bool modern)
{
    const QString name = params["name"_L1].toString();
    const QJsonObject arguments = params["arguments"_L1].toObject();
    QJsonArray messages;
    if (name == "test_simple_prompt"_L1) {
        messages.append(said(words(u"This is a simple prompt for testing."_s)));
    } else if (name == "test_prompt_with_arguments"_L1) {
        messages.append(said(words(u"Prompt with arguments: arg1='%1', arg2='%2'"_s.arg(
            arguments["arg1"_L1].toString(), arguments["arg2"_L1].toString()))));
    } else if (name == "test_prompt_with_embedded_resource"_L1) {
        const QJsonObject resource{{u"uri"_s, arguments["resourceUri"_L1].toString()},
                                   {u"mimeType"_s, u"text/plain"_s},
                                   {u"text"_s, u"Embedded resource content for testing."_s}};
        messages.append(said({{u"type"_s, u"resource"_s}, {u"resource"_s, resource}}));
        messages.append(said(words(u"Please process the embedded resource above."_s)));
    } else if (name == "test_prompt_with_image"_L1) {
        messages.append(said({{u"type"_s, u"image"_s}, {u"data"_s, onePixelData()}, {u"mimeType"_s, u"image/png"_s}}));
        messages.append(said(words(u"Please analyze the image above."_s)));
    } else if (name == "test_input_required_result_prompt"_L1 && modern) {
        const QJsonObject answer = params["inputResponses"_L1].toObject()["user_context"_L1].toObject();
        const QString context = answer["content"_L1].toObject()["context"_L1].toString();
        if (context.isEmpty()) {
            const QJsonObject schema{
                {u"type"_s, u"object"_s},
                {u"properties"_s, QJsonObject{{u"context"_s, QJsonObject{{u"type"_s, u"string"_s}}}}},
                {u"required"_s, QJsonArray{u"context"_s}}};
            const QJsonObject asked{{u"message"_s, u"What context should the prompt use?"_s},
                                    {u"requestedSchema"_s, schema}};
            const QJsonObject request{{u"method"_s, u"elicitation/create"_s}, {u"params"_s, asked}};
            return {{{u"resultType"_s, u"input_required"_s},
                     {u"inputRequests"_s, QJsonObject{{u"user_context"_s, request}}}}};
        }
        messages.append(said(words(u"The context is: "_s + context)));
    } else {
        return {.error = rpcInvalidParams, .message = u"Unknown prompt: "_s + name};
    }
    return {{{u"messages"_s, messages}}};
}

ExtraAnswer completion(const QJsonObject &params)
{
    const QString begun = params["argument"_L1].toObject()["value"_L1].toString();
    QJsonArray values;
    for (const QString &one : {u"paris"_s, u"park"_s, u"party"_s, u"test"_s}) {
        if (one.startsWith(begun, Qt::CaseInsensitive))
            values.append(one);
    }
    const QJsonObject found{{u"values"_s, values}, {u"total"_s, values.size()}, {u"hasMore"_s, false}};
    return {{{u"completion"_s, found}}};
}

} // namespace

QString onePixelData()
{
    return u"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=="_s;
}

QString noSoundData()
{
    return u"UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YQAAAAA="_s;
}

QJsonObject extraCapabilities(bool modern)
{
    QJsonObject all{{u"tools"_s, QJsonObject()}, {u"prompts"_s, QJsonObject()}, {u"completions"_s, QJsonObject()}};
    all.insert(u"resources"_s, modern ? QJsonObject() : QJsonObject{{u"subscribe"_s, true}});
    if (!modern)
        all.insert(u"logging"_s, QJsonObject());
    return all;
}

std::optional<ExtraAnswer> everythingExtra(const QString &method, const QJsonObject &params, bool modern)
{
    if (method == "resources/list"_L1)
        return ExtraAnswer{{{u"resources"_s, resources()}}, true};
    if (method == "resources/templates/list"_L1) {
        const QJsonObject one{{u"uriTemplate"_s, templateHead + u"{id}"_s + templateTail},
                              {u"name"_s, u"template"_s},
                              {u"description"_s, u"Some JSON for any ID."_s},
                              {u"mimeType"_s, u"application/json"_s}};
        return ExtraAnswer{{{u"resourceTemplates"_s, QJsonArray{one}}}, true};
    }
    if (method == "resources/read"_L1)
        return readResource(params["uri"_L1].toString());
    if (method == "prompts/list"_L1)
        return ExtraAnswer{{{u"prompts"_s, prompts(modern)}}, true};
    if (method == "prompts/get"_L1)
        return promptOf(params, modern);
    if (method == "completion/complete"_L1)
        return completion(params);
    if (modern)
        return std::nullopt;
    if (method == "resources/subscribe"_L1 || method == "resources/unsubscribe"_L1)
        return ExtraAnswer{};
    if (method == "logging/setLevel"_L1) {
        static const QStringList levels{u"debug"_s, u"info"_s,     u"notice"_s, u"warning"_s,
                                        u"error"_s, u"critical"_s, u"alert"_s,  u"emergency"_s};
        if (levels.contains(params["level"_L1].toString()))
            return ExtraAnswer{};
        return ExtraAnswer{.error = rpcInvalidParams, .message = u"Unknown level"_s};
    }
    return std::nullopt;
}

} // namespace rc
