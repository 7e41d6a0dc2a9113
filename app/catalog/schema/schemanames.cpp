// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/schema/schemanames.h"

#include "core/json/jsontape.h"

#include <algorithm>
#include <array>

namespace rc {

namespace {

constexpr std::array<QByteArrayView, 4> holdNamedSchemas{"$defs", "definitions", "patternProperties",
                                                         "dependentSchemas"};
constexpr std::array<QByteArrayView, 15> holdSchemas{"items",
                                                     "prefixItems",
                                                     "additionalProperties",
                                                     "anyOf",
                                                     "oneOf",
                                                     "allOf",
                                                     "not",
                                                     "if",
                                                     "then",
                                                     "else",
                                                     "contains",
                                                     "propertyNames",
                                                     "unevaluatedProperties",
                                                     "unevaluatedItems",
                                                     "additionalItems"};

template<typename Keys>
bool isAmong(const Keys &keys, JsonValue member)
{
    return std::ranges::any_of(keys, [member](QByteArrayView key) { return member.hasKey(key); });
}

/// A scalar, or the scalars in a list.
void addValues(QStringList &values, JsonValue value)
{
    const auto add = [&values](JsonValue one) {
        if (!one.isArray() && !one.isObject())
            values.append(one.text().value_or(QString::fromUtf8(one.raw())));
    };
    add(value);
    if (value.isArray())
        std::ranges::for_each(value, add);
}

void readSchema(SchemaNames &names, JsonValue schema);

void readKeyword(SchemaNames &names, JsonValue keyword)
{
    if (keyword.hasKey("properties") && keyword.isObject()) {
        for (const JsonValue property : keyword) {
            names.parameters.append(property.key());
            readSchema(names, property);
        }
    } else if (isAmong(holdNamedSchemas, keyword) && keyword.isObject()) {
        for (const JsonValue schema : keyword)
            readSchema(names, schema);
    } else if (keyword.hasKey("required") && keyword.isArray()) {
        for (const JsonValue name : keyword) {
            if (name.isText())
                names.required.append(*name.text());
        }
    } else if (keyword.hasKey("enum") || keyword.hasKey("const")) {
        addValues(names.values, keyword);
    } else if (isAmong(holdSchemas, keyword) && keyword.isArray()) {
        for (const JsonValue schema : keyword)
            readSchema(names, schema);
    } else if (isAmong(holdSchemas, keyword)) {
        readSchema(names, keyword);
    }
}

void readSchema(SchemaNames &names, JsonValue schema)
{
    if (!schema.isObject())
        return; // true and false are valid schemas
    for (const JsonValue keyword : schema)
        readKeyword(names, keyword);
}

} // namespace

SchemaNames schemaNames(const QByteArray &schema)
{
    SchemaNames names;
    if (const auto tape = JsonTape::read(schema))
        readSchema(names, tape->root());
    return names;
}

} // namespace rc
