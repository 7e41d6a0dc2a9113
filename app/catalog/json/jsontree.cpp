// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/json/jsontree.h"

#include "core/json/exactnumber.h"
#include "core/json/jsontext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

JsonNode nodeOf(JsonValue value)
{
    JsonNode node{value.kind(), {}, {}, {}};
    if (value.isText())
        node.text = *value.text();
    else if (node.kind == JsonKind::Number || node.kind == JsonKind::Bool)
        node.text = QString::fromLatin1(value.raw());
    for (const JsonValue one : value) {
        if (value.isObject())
            node.members.append({one.key(), nodeOf(one)});
        else
            node.elements.append(nodeOf(one));
    }
    return node;
}

bool isSetOfTexts(QStringView name, const JsonNode &node)
{
    return (name == "required"_L1 || name == "type"_L1) && node.isArray() &&
           std::ranges::all_of(node.elements, &JsonNode::isText);
}

QByteArray joined(QList<QByteArray> parts, char open, char close, bool sorted)
{
    if (sorted)
        std::ranges::sort(parts);
    return open + parts.join(',') + close;
}

enum class ListOrder {
    OfValues, ///< order matters
    OfSchemas
};

QByteArray canonical(const JsonNode &node, ListOrder lists, bool isSet = false)
{
    QList<QByteArray> parts;
    switch (node.kind) {
    case JsonKind::None:
    case JsonKind::Null:
        return "null";
    case JsonKind::Bool:
        return node.text.toLatin1();
    case JsonKind::Number:
        return canonicalNumber(node.text);
    case JsonKind::Text:
        return jsonString(node.text);
    case JsonKind::Array:
        for (const JsonNode &element : node.elements)
            parts.append(canonical(element, lists));
        return joined(parts, '[', ']', isSet);
    case JsonKind::Object:
        break;
    }
    for (const auto &[name, value] : node.members)
        parts.append(jsonString(name) + ':' +
                     canonical(value, lists, lists == ListOrder::OfSchemas && isSetOfTexts(name, value)));
    return joined(parts, '{', '}', true);
}

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

bool JsonNode::isTruth(bool value) const
{
    return kind == JsonKind::Bool && text == (value ? "true"_L1 : "false"_L1);
}

const JsonNode *JsonNode::member(QStringView name) const
{
    const auto found = std::ranges::find_if(members, [name](const auto &member) { return member.first == name; });
    return found == members.cend() ? nullptr : &found->second;
}

QString JsonNode::textOf(QStringView name) const
{
    const JsonNode *value = member(name);
    return value && value->isText() ? value->text : QString();
}

JsonNode jsonTree(const QByteArray &json)
{
    const auto tape = JsonTape::read(json);
    return tape ? jsonTree(*tape) : JsonNode();
}

JsonNode jsonTree(const JsonTape &tape)
{
    return nodeOf(tape.root());
}

QByteArray compactJson(const JsonNode &node)
{
    QByteArray json;
    append(json, node);
    return json;
}

QByteArray canonicalJson(const JsonNode &node)
{
    return canonical(node, ListOrder::OfSchemas);
}

QByteArray canonicalValue(const JsonNode &node)
{
    return canonical(node, ListOrder::OfValues);
}

} // namespace rc
