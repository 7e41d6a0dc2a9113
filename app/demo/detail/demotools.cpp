// SPDX-License-Identifier: GPL-3.0-or-later
#include "demo/detail/demotools.h"

#include "core/json/jsontape.h"

#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

// Must be outside of the namespace for the macro. Unreferenced resources of a static library are dropped.
static void initialiseCatalogs()
{
    Q_INIT_RESOURCE(democatalogs);
}

namespace rc {

namespace {

QByteArray resource(const QString &name)
{
    initialiseCatalogs();
    QFile file(u":/demo/"_s + name + u".json"_s);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QJsonObject textBlock(const QString &text)
{
    return {{u"type"_s, u"text"_s}, {u"text"_s, text}};
}

QJsonObject textResult(const QString &text, bool isError = false)
{
    return {{u"content"_s, QJsonArray{textBlock(text)}}, {u"isError"_s, isError}};
}

/// Includes text for clients without structured content, as the specification requires.
QJsonObject structured(const QJsonObject &content, const QJsonArray &more = {})
{
    QJsonObject result = textResult(QString::fromUtf8(QJsonDocument(content).toJson(QJsonDocument::Compact)));
    QJsonArray blocks = result["content"_L1].toArray();
    for (const auto &block : more)
        blocks.append(block);
    result["content"_L1] = blocks;
    result["structuredContent"_L1] = content;
    return result;
}

/// The fixed result of the tool, or of get_entry with this ID; nullopt if it has none.
std::optional<QJsonObject> fixedResult(const QString &tool, const QJsonObject &arguments)
{
    static const QJsonObject results = QJsonDocument::fromJson(resource(u"results"_s)).object();
    const QString id = arguments["entry_id"_L1].toString();
    const QJsonValue found = results[id.isEmpty() ? tool : tool + u' ' + id];
    if (!found.isObject())
        return {};
    if (const QJsonValue content = found["structuredContent"_L1]; content.isObject())
        return structured(content.toObject(), found["content"_L1].toArray());
    return QJsonObject{{u"content"_s, found["content"_L1]}, {u"isError"_s, false}};
}

QString loggerOf(const ReceivedEntry &entry)
{
    return entry.json["logger"_L1].toString(u"sdk"_s);
}

bool hasType(const QJsonValue &value, const QString &type)
{
    if (type == "string"_L1)
        return value.isString();
    if (type == "integer"_L1)
        return value.isDouble() && std::floor(value.toDouble()) == value.toDouble();
    if (type == "number"_L1)
        return value.isDouble();
    if (type == "boolean"_L1)
        return value.isBool();
    if (type == "array"_L1)
        return value.isArray();
    return type != "object"_L1 || value.isObject();
}

/// Why the arguments are invalid; empty if they are valid. Checking top-level names and types suffices for a demo.
QString argumentError(const QJsonObject &schema, const QJsonObject &arguments)
{
    const QJsonObject properties = schema["properties"_L1].toObject();
    const QJsonArray required = schema["required"_L1].toArray();
    for (const auto &name : required) {
        if (!arguments.contains(name.toString()))
            return u"'%1' is a required property"_s.arg(name.toString());
    }
    for (auto it = arguments.begin(); it != arguments.end(); ++it) {
        const QJsonObject property = properties[it.key()].toObject();
        if (property.isEmpty())
            return u"Additional properties are not allowed ('%1' was unexpected)"_s.arg(it.key());
        if (!hasType(it.value(), property["type"_L1].toString()))
            return u"'%1' is not of type '%2'"_s.arg(it.key(), property["type"_L1].toString());
        const QJsonArray choices = property["enum"_L1].toArray();
        if (!choices.isEmpty() && !choices.contains(it.value()))
            return u"'%1' is not one of the values that are allowed"_s.arg(it.key());
    }
    return {};
}

DemoToolRun getEntry(const QJsonObject &arguments, DemoMemory &, const QString &)
{
    return {textResult(
        u"There is no entry “%1”. search_entries lists their ids."_s.arg(arguments["entry_id"_L1].toString()), true)};
}

DemoToolRun listAlerts(const QJsonObject &, DemoMemory &memory, const QString &)
{
    QStringList lines;
    for (const QString &id : {u"a-17"_s, u"a-18"_s})
        lines.append(id + (memory.acknowledged.contains(id) ? u": acknowledged"_s : u": open"_s));
    return {textResult(lines.join(u'\n'))};
}

DemoToolRun acknowledgeAlert(const QJsonObject &arguments, DemoMemory &memory, const QString &)
{
    const QString id = arguments["alert_id"_L1].toString();
    if (id != "a-17"_L1 && id != "a-18"_L1)
        return {textResult(u"There is no alert named \"%1\". The demo service has a-17 and a-18."_s.arg(id), true)};
    if (!memory.acknowledged.contains(id))
        memory.acknowledged.append(id);
    return {textResult(u"%1 is acknowledged, in the demo service's own memory."_s.arg(id))};
}

DemoToolRun runHealthCheck(const QJsonObject &arguments, DemoMemory &, const QString &)
{
    constexpr int steps = 8;
    DemoToolRun run{
        textResult(u"The check \"%1\" passed after 1.9 s. This is the demo service: no host was asked."_s.arg(
            arguments["check_name"_L1].toString()))};
    for (int step = 1; step <= steps; ++step)
        run.progress.append({{u"progress"_s, step},
                             {u"total"_s, steps},
                             {u"message"_s, step < steps ? u"asking the host"_s : u"reading its answer"_s}});
    return run;
}

/// An entry in the real tool's format: `extra` becomes `metadata`.
QJsonObject logOf(const ReceivedEntry &entry, const DemoLog &log)
{
    return {{u"level"_s, entry.level},
            {u"message"_s, entry.message},
            {u"logger"_s, loggerOf(entry)},
            {u"timestamp"_s, entry.ts},
            {u"received_at"_s, entry.at.toUTC().addSecs(log.clockAhead.count()).toString(Qt::ISODateWithMs)},
            {u"metadata"_s, entry.json["extra"_L1].toObject()}};
}

/// The only tool that returns received entries. Like the real tool, it refuses without a tool error.
DemoToolRun resourceLogs(const QJsonObject &arguments, DemoMemory &memory, const QString &resource)
{
    const QString requested = arguments["resource_uuid"_L1].toString();
    if (resource.isEmpty() || requested.compare(resource, Qt::CaseInsensitive) != 0)
        return {structured({{u"ok"_s, false}, {u"error"_s, u"resource_not_found"_s}})};
    constexpr int maxLimit = 200;
    const int limit = std::clamp(arguments["limit"_L1].toInt(50), 1, maxLimit);
    const QString level = arguments["level"_L1].toString();
    const QString contains = arguments["contains"_L1].toString();
    const DemoLog &log = memory.log;
    const QDateTime shownUntil = QDateTime::currentDateTime().addMSecs(-log.lag.count());
    const int from = arguments["cursor"_L1].toString().toInt();
    const int size = log.pageSize > 0 ? std::min(limit, log.pageSize) : limit;
    QJsonArray logs;
    int index = 0;
    for (auto entry = memory.received.crbegin(); entry != memory.received.crend() && index <= from + size; ++entry) {
        if (!entry->isStored || entry->at > shownUntil)
            continue;
        const bool fits = entry->message.contains(contains, Qt::CaseInsensitive) ||
                          loggerOf(*entry).contains(contains, Qt::CaseInsensitive);
        if (!fits || (!level.isEmpty() && entry->level.compare(level, Qt::CaseInsensitive) != 0))
            continue;
        for (int copy = 0; copy < log.copies; ++copy, ++index) {
            if (index >= from && logs.size() < size)
                logs.append(logOf(*entry, log));
        }
    }
    QJsonObject content{{u"ok"_s, true}, {u"resource_uuid"_s, resource}, {u"logs"_s, logs}};
    if (index > from + size)
        content.insert(u"next_cursor"_s, QString::number(from + size));
    return {structured(content)};
}

using ToolFunction = DemoToolRun (*)(const QJsonObject &, DemoMemory &, const QString &);

const QHash<QString, ToolFunction> &toolFunctions()
{
    static const QHash<QString, ToolFunction> table{{u"get_entry"_s, getEntry},
                                                    {u"list_alerts"_s, listAlerts},
                                                    {u"acknowledge_alert"_s, acknowledgeAlert},
                                                    {u"run_health_check"_s, runHealthCheck},
                                                    {u"resource_logs"_s, resourceLogs}};
    return table;
}

} // namespace

DemoToolRun runDemoTool(const QJsonObject &tool, const QJsonObject &arguments, DemoMemory &memory,
                        const QString &resource)
{
    const QString name = tool["name"_L1].toString();
    if (const QString why = argumentError(tool["inputSchema"_L1].toObject(), arguments); !why.isEmpty())
        return {textResult(u"Input validation error: "_s + why, true)};
    if (const auto result = fixedResult(name, arguments))
        return {*result};
    if (const ToolFunction run = toolFunctions().value(name))
        return run(arguments, memory, resource);
    return {textResult(u"The demo service shows this tool and does not run it."_s, true)};
}

QList<QByteArray> demoTools(const QString &catalog)
{
    QList<QByteArray> tools = jsonElements(resource(catalog)).value_or(QList<QByteArray>());
    for (QByteArray &tool : tools)
        tool = jsonCompact(tool);
    return tools;
}

} // namespace rc
