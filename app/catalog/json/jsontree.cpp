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

enum class Form {
    Compact,         ///< members in order, numbers with their digits
    CanonicalValue,  ///< the order of elements matters
    CanonicalSchema, ///< except in `required` and `type`
};

QByteArray written(const JsonNode &node, Form form, bool isSet = false)
{
    QList<QByteArray> parts;
    switch (node.kind) {
    case JsonKind::None:
    case JsonKind::Null:
        return "null";
    case JsonKind::Bool:
        return node.text.toLatin1();
    case JsonKind::Number:
        return form == Form::Compact ? node.text.toLatin1() : canonicalNumber(node.text);
    case JsonKind::Text:
        return jsonString(node.text);
    case JsonKind::Array:
        for (const JsonNode &element : node.elements)
            parts.append(written(element, form));
        return joined(parts, '[', ']', isSet);
    case JsonKind::Object:
        break;
    }
    for (const auto &[name, value] : node.members)
        parts.append(jsonString(name) + ':' +
                     written(value, form, form == Form::CanonicalSchema && isSetOfTexts(name, value)));
    return joined(parts, '{', '}', form != Form::Compact);
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
    return written(node, Form::Compact);
}

QByteArray canonicalJson(const JsonNode &node)
{
    return written(node, Form::CanonicalSchema);
}

QByteArray canonicalValue(const JsonNode &node)
{
    return written(node, Form::CanonicalValue);
}

} // namespace rc
