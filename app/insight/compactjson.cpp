// SPDX-License-Identifier: GPL-3.0-or-later
#include "insight/compactjson.h"

#include "core/jsontext.h"

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
    case JsonNode::Kind::Null:
        json += "null";
        return;
    case JsonNode::Kind::Truth:
    case JsonNode::Kind::Number:
        json += node.text.toLatin1();
        return;
    case JsonNode::Kind::Text:
        appendJsonString(json, node.text);
        return;
    case JsonNode::Kind::Array:
        json += '[';
        for (const JsonNode &element : node.elements) {
            separate();
            append(json, element);
        }
        json += ']';
        return;
    case JsonNode::Kind::Object:
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
