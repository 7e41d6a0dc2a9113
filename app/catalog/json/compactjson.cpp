// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/json/compactjson.h"

#include "core/json/jsontext.h"

namespace rc {

namespace {

void append(QByteArray &json, const JsonNode &node)
{
    bool first = true;
    const auto separate = [&json, &first] {
        if (!first)
            json += ',';
        first = false;
    };
    switch (node.kind) {
    case JsonKind::None:
    case JsonKind::Null:
        json += "null";
        return;
    case JsonKind::Bool:
    case JsonKind::Number:
        json += node.text.toLatin1();
        return;
    case JsonKind::Text:
        appendJsonString(json, node.text);
        return;
    case JsonKind::Array:
        json += '[';
        for (const JsonNode &element : node.elements) {
            separate();
            append(json, element);
        }
        json += ']';
        return;
    case JsonKind::Object:
        json += '{';
        for (const auto &[name, value] : node.members) {
            separate();
            appendJsonString(json, name);
            json += ':';
            append(json, value);
        }
        json += '}';
        return;
    }
}

} // namespace

QByteArray compactJson(const JsonNode &node)
{
    QByteArray json;
    append(json, node);
    return json;
}

} // namespace rc
