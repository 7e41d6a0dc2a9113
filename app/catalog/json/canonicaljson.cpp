// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/json/canonicaljson.h"

#include "core/json/exactnumber.h"
#include "core/json/jsontext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

bool isSetOfTexts(QStringView name, JsonValue value)
{
    return (name == "required"_L1 || name == "type"_L1) && value.isArray() &&
           std::all_of(value.begin(), value.end(), [](JsonValue element) { return element.isText(); });
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

QByteArray written(JsonValue value, Form form, bool isSet = false)
{
    QList<QByteArray> parts;
    switch (value.kind()) {
    case JsonKind::None:
        return "null";
    case JsonKind::Null:
    case JsonKind::Bool:
        return value.raw().toByteArray();
    case JsonKind::Number:
        return form == Form::Compact ? value.raw().toByteArray() : canonicalNumber(*value.number());
    case JsonKind::Text:
        return jsonString(*value.text());
    case JsonKind::Array:
        for (const JsonValue element : value)
            parts.append(written(element, form));
        return joined(parts, '[', ']', isSet);
    case JsonKind::Object:
        break;
    }
    for (const JsonValue member : value) {
        const QString name = member.key();
        parts.append(jsonString(name) + ':' +
                     written(member, form, form == Form::CanonicalSchema && isSetOfTexts(name, member)));
    }
    return joined(parts, '{', '}', form != Form::Compact);
}

} // namespace

QByteArray compactJson(JsonValue value)
{
    return written(value, Form::Compact);
}

QString textOrJson(JsonValue value)
{
    return value.isText() ? *value.text() : QString::fromUtf8(compactJson(value));
}

QByteArray canonicalJson(JsonValue value)
{
    return written(value, Form::CanonicalSchema);
}

QByteArray canonicalJson(const QByteArray &json)
{
    const auto tape = JsonTape::read(json);
    return canonicalJson(tape ? tape->root() : JsonValue());
}

QByteArray canonicalValue(JsonValue value)
{
    return written(value, Form::CanonicalValue);
}

} // namespace rc
