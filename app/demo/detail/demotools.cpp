// SPDX-License-Identifier: GPL-3.0-or-later
#include "demo/detail/demotools.h"

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

const QString demoMark = u"This is the demo service: these data are made up."_s;

QJsonObject textBlock(const QString &text)
{
    return {{u"type"_s, u"text"_s}, {u"text"_s, text}};
}

QJsonObject annotated(QJsonObject block, const QStringList &audience, double priority)
{
    block.insert(u"annotations"_s,
                 QJsonObject{{u"audience"_s, QJsonArray::fromStringList(audience)}, {u"priority"_s, priority}});
    return block;
}

QJsonObject resultOf(const QJsonArray &blocks)
{
    return {{u"content"_s, blocks}, {u"isError"_s, false}};
}

QJsonObject errorOf(const QString &text)
{
    return {{u"content"_s, QJsonArray{textBlock(text)}}, {u"isError"_s, true}};
}

/// As the specification requires, includes text for clients without structured content.
QJsonObject structured(const QJsonObject &content, const QJsonArray &more)
{
    QJsonArray blocks{textBlock(QString::fromUtf8(QJsonDocument(content).toJson(QJsonDocument::Compact)))};
    for (const auto &block : more)
        blocks.append(block);
    QJsonObject result = resultOf(blocks);
    result.insert(u"structuredContent"_s, content);
    return result;
}

QJsonObject madeUp(const QJsonObject &content)
{
    return structured(content, {annotated(textBlock(demoMark), {u"user"_s}, 0.2)});
}

QString loggerOf(const ReceivedEntry &entry)
{
    return entry.whole["logger"_L1].toString(u"sdk"_s);
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
QString misfit(const QJsonObject &schema, const QJsonObject &arguments)
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

/// Newest first, like the results of search_entries.
QList<QJsonObject> entriesMadeUp()
{
    const QJsonObject entry{{u"id"_s, u"e-2041"_s},
                            {u"level"_s, u"error"_s},
                            {u"message"_s, u"Payment service: connection pool exhausted"_s},
                            {u"ts"_s, u"2026-11-21T13:58:04.112+00:00"_s},
                            {u"extra"_s, QJsonObject{{u"pool"_s, 32}, {u"waiting"_s, 118}}}};
    const QJsonObject second{{u"id"_s, u"e-2038"_s},
                             {u"level"_s, u"warning"_s},
                             {u"message"_s, u"Payment service: slow answer (2,140 ms)"_s},
                             {u"ts"_s, u"2026-11-21T13:57:41.870+00:00"_s},
                             {u"extra"_s, QJsonObject()}};
    return {entry, second};
}

DemoToolRun searchEntries(const QJsonObject &arguments, DemoMemory &, const QString &)
{
    QJsonArray found;
    if (!arguments["query"_L1].toString().contains("nothing"_L1)) {
        for (const QJsonObject &entry : entriesMadeUp())
            found.append(entry);
    }
    return {madeUp({{u"entries"_s, found}}), {}};
}

DemoToolRun getEntry(const QJsonObject &arguments, DemoMemory &, const QString &)
{
    const QString id = arguments["entry_id"_L1].toString();
    QJsonObject wanted;
    QJsonArray newer;
    QJsonArray older;
    for (const QJsonObject &entry : entriesMadeUp()) {
        if (entry["id"_L1].toString() == id)
            wanted = entry;
        else
            (wanted.isEmpty() ? newer : older).append(entry);
    }
    if (wanted.isEmpty())
        return {errorOf(u"There is no entry “%1”. search_entries lists their ids."_s.arg(id)), {}};
    return {madeUp({{u"entry"_s, wanted}, {u"newer"_s, newer}, {u"older"_s, older}}), {}};
}

DemoToolRun resourceHealth(const QJsonObject &, DemoMemory &, const QString &)
{
    return {madeUp({{u"state"_s, u"degraded"_s},
                    {u"since"_s, u"2026-11-21T13:57:30+00:00"_s},
                    {u"checks"_s, QJsonArray{QJsonObject{{u"name"_s, u"http"_s}, {u"state"_s, u"degraded"_s}},
                                             QJsonObject{{u"name"_s, u"disk"_s}, {u"state"_s, u"healthy"_s}}}}}),
            {}};
}

DemoToolRun countEntries(const QJsonObject &, DemoMemory &, const QString &)
{
    QFile file(u":/demo/count-entries.png"_s);
    if (!file.open(QIODevice::ReadOnly))
        return {errorOf(u"The demo service has lost its picture."_s), {}};
    const QJsonObject image{{u"type"_s, u"image"_s},
                            {u"data"_s, QString::fromLatin1(file.readAll().toBase64())},
                            {u"mimeType"_s, u"image/png"_s}};
    return {resultOf({annotated(textBlock(u"144 entries in 12 buckets; the most in the sixth: 44."_s),
                                {u"user"_s, u"assistant"_s}, 0.9),
                      annotated(image, {u"user"_s}, 0.5), textBlock(demoMark)}),
            {}};
}

DemoToolRun listAlerts(const QJsonObject &, DemoMemory &memory, const QString &)
{
    QStringList lines;
    for (const QString &id : {u"a-17"_s, u"a-18"_s})
        lines.append(id + (memory.acknowledged.contains(id) ? u": acknowledged"_s : u": open"_s));
    return {resultOf({textBlock(lines.join(u'\n')), textBlock(demoMark)}), {}};
}

DemoToolRun acknowledgeAlert(const QJsonObject &arguments, DemoMemory &memory, const QString &)
{
    const QString id = arguments["alert_id"_L1].toString();
    if (id != "a-17"_L1 && id != "a-18"_L1)
        return {errorOf(u"There is no alert named \"%1\". The demo service has a-17 and a-18."_s.arg(id)), {}};
    if (!memory.acknowledged.contains(id))
        memory.acknowledged.append(id);
    return {resultOf({textBlock(u"%1 is acknowledged, in the demo service's own memory."_s.arg(id))}), {}};
}

DemoToolRun runHealthCheck(const QJsonObject &arguments, DemoMemory &, const QString &)
{
    constexpr int steps = 8;
    DemoToolRun run;
    for (int step = 1; step <= steps; ++step)
        run.progress.append({{u"progress"_s, step},
                             {u"total"_s, steps},
                             {u"message"_s, step < steps ? u"asking the host"_s : u"reading its answer"_s}});
    run.result =
        resultOf({textBlock(u"The check \"%1\" passed after 1.9 s."_s.arg(arguments["check_name"_L1].toString())),
                  textBlock(u"This is the demo service: no host was asked."_s)});
    return run;
}

DemoToolRun account(const QJsonObject &, DemoMemory &, const QString &)
{
    return {resultOf({textBlock(u"{\"login\":\"demo\",\"name\":\"Demo account\"}"_s), textBlock(demoMark)}), {}};
}

/// An entry in the real tool's format: `extra` becomes `metadata`.
QJsonObject logOf(const ReceivedEntry &entry, const DemoLog &log)
{
    return {{u"level"_s, entry.level},
            {u"message"_s, entry.message},
            {u"logger"_s, loggerOf(entry)},
            {u"timestamp"_s, entry.ts},
            {u"received_at"_s, entry.at.toUTC().addSecs(log.clockAhead.count()).toString(Qt::ISODateWithMs)},
            {u"metadata"_s, entry.whole["extra"_L1].toObject()}};
}

/// The only tool that returns real entries. A real one refuses without reporting a tool error.
DemoToolRun resourceLogs(const QJsonObject &arguments, DemoMemory &memory, const QString &resource)
{
    const QString asked = arguments["resource_uuid"_L1].toString();
    if (resource.isEmpty() || asked.compare(resource, Qt::CaseInsensitive) != 0)
        return {structured({{u"ok"_s, false}, {u"error"_s, u"resource_not_found"_s}}, {}), {}};
    constexpr int most = 200;
    const int limit = std::clamp(arguments["limit"_L1].toInt(50), 1, most);
    const QString level = arguments["level"_L1].toString();
    const QString contains = arguments["contains"_L1].toString();
    const DemoLog &log = memory.log;
    const QDateTime shownUntil = QDateTime::currentDateTime().addMSecs(-log.lag.count());
    const int from = arguments["cursor"_L1].toString().toInt();
    const int size = log.pageSize > 0 ? std::min(limit, log.pageSize) : limit;
    QJsonArray logs;
    int place = 0;
    for (auto entry = memory.received.crbegin(); entry != memory.received.crend() && place <= from + size; ++entry) {
        if (!entry->isStored || entry->at > shownUntil)
            continue;
        const bool fits = entry->message.contains(contains, Qt::CaseInsensitive) ||
                          loggerOf(*entry).contains(contains, Qt::CaseInsensitive);
        if (!fits || (!level.isEmpty() && entry->level.compare(level, Qt::CaseInsensitive) != 0))
            continue;
        for (int copy = 0; copy < log.copies; ++copy, ++place) {
            if (place >= from && logs.size() < size)
                logs.append(logOf(*entry, log));
        }
    }
    QJsonObject content{{u"ok"_s, true}, {u"resource_uuid"_s, resource}, {u"logs"_s, logs}};
    if (place > from + size)
        content.insert(u"next_cursor"_s, QString::number(from + size));
    return {structured(content, {}), {}};
}

DemoToolRun ping(const QJsonObject &, DemoMemory &, const QString &)
{
    return {structured({{u"ok"_s, true}}, {}), {}};
}

using Run = DemoToolRun (*)(const QJsonObject &, DemoMemory &, const QString &);

const QHash<QString, Run> &runs()
{
    static const QHash<QString, Run> table{{u"search_entries"_s, searchEntries},
                                           {u"get_entry"_s, getEntry},
                                           {u"get_resource_health"_s, resourceHealth},
                                           {u"count_entries"_s, countEntries},
                                           {u"list_alerts"_s, listAlerts},
                                           {u"acknowledge_alert"_s, acknowledgeAlert},
                                           {u"run_health_check"_s, runHealthCheck},
                                           {u"get_account"_s, account},
                                           {u"resource_logs"_s, resourceLogs},
                                           {u"ping"_s, ping}};
    return table;
}

} // namespace

DemoToolRun runDemoTool(const QJsonObject &tool, const QJsonObject &arguments, DemoMemory &memory,
                        const QString &resource)
{
    const QString why = misfit(tool["inputSchema"_L1].toObject(), arguments);
    if (!why.isEmpty())
        return {errorOf(u"Input validation error: "_s + why), {}};
    if (const Run run = runs().value(tool["name"_L1].toString()))
        return run(arguments, memory, resource);
    QStringList names = runs().keys();
    names.sort();
    return {errorOf(u"The demo service shows this tool and does not run it. It runs: %1."_s.arg(names.join(u", "_s))),
            {}};
}

QList<QByteArray> compactElements(const QByteArray &array)
{
    QList<QByteArray> elements;
    QByteArray element;
    int depth = 0;
    bool inText = false;
    bool escaped = false;
    for (const char c : array) {
        if (inText) {
            element += c;
            inText = escaped || c != '"';
            escaped = !escaped && c == '\\';
            continue;
        }
        if (c == ' ' || c == '\n' || c == '\r' || c == '\t')
            continue;
        if (c == '{' || c == '[')
            ++depth;
        if (c == '}' || c == ']')
            --depth;
        // Depth 1 is the array itself: drop its bracket and the commas between its elements.
        const bool atTop = (depth == 1 && (c == '[' || c == ',')) || depth == 0;
        if (!atTop) {
            inText = c == '"';
            element += c;
        } else if (!element.isEmpty()) {
            elements.append(element);
            element.clear();
        }
    }
    return elements;
}

QList<QByteArray> demoTools(const QString &catalog)
{
    initialiseCatalogs();
    QFile file(u":/demo/"_s + catalog + u".json"_s);
    return file.open(QIODevice::ReadOnly) ? compactElements(file.readAll()) : QList<QByteArray>();
}

} // namespace rc
