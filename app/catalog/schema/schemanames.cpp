// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/schema/schemanames.h"

#include "catalog/schema/schemaindex.h"
#include "core/json/jsontape.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

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
    const QString word = keyword.key();
    switch (schemaKeyword(word)) {
    case SchemaKeyword::Named:
        if (!keyword.isObject())
            break;
        for (const JsonValue schema : keyword) {
            if (word == "properties"_L1)
                names.parameters.append(schema.key());
            readSchema(names, schema);
        }
        break;
    case SchemaKeyword::Schema:
        if (!keyword.isArray())
            readSchema(names, keyword);
        else
            std::ranges::for_each(keyword, [&names](JsonValue schema) { readSchema(names, schema); });
        break;
    case SchemaKeyword::Literal:
        if (word == "enum"_L1 || word == "const"_L1)
            addValues(names.values, keyword);
        break;
    case SchemaKeyword::Other:
        if (word != "required"_L1 || !keyword.isArray())
            break;
        for (const JsonValue name : keyword) {
            if (name.isText())
                names.required.append(*name.text());
        }
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
