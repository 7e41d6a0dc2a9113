// SPDX-License-Identifier: GPL-3.0-or-later
// The keywords of JSON Schema by draft, and the parts of a schema that every reader visits.
#pragma once

#include "catalog/schema/argumentscheck.h"
#include "core/json/jsontape.h"

#include <QStringList>

#include <optional>

namespace rc {

enum class SchemaDraft {
    Draft4,
    Draft6,
    Draft7,
    Draft2019,
    Draft2020
};

/// By the address in `$schema`. nullopt unless it is draft 4 or later.
[[nodiscard]] std::optional<SchemaDraft> schemaDraft(QStringView address);
/// "draft-07", "2020-12".
[[nodiscard]] QString draftName(SchemaDraft draft);
/// Up to draft-07 everything next to a `$ref` is ignored, except definitions.
[[nodiscard]] constexpr bool ignoresReferenceSiblings(SchemaDraft draft)
{
    return draft <= SchemaDraft::Draft7;
}

/// Validates a schema against its draft's metaschema. Paths are within `schema`; invalid patterns are reported as
/// warnings.
[[nodiscard]] ArgumentsReport checkSchema(JsonValue schema, SchemaDraft draft);

/// The content of a JSON Schema keyword.
enum class SchemaKeyword {
    Other,   ///< not a known schema
    Schema,  ///< a schema, or a list of them: `items`, `allOf`
    Named,   ///< an object of schemas: `properties`, `$defs`
    Literal, ///< any value, even one that resembles a schema: `const`, `enum`
};

[[nodiscard]] SchemaKeyword schemaKeyword(const QByteArray &keyword); ///< in UTF-8

/// An object or a list in a schema: a schema of its own, or the content of an unknown keyword.
struct SubSchema
{
    JsonValue value;
    SchemaKeyword holds = SchemaKeyword::Other;
    JsonValue keyword = {}; ///< the member that is or has the part; None for an element of a list
    qsizetype element = -1; ///< its index in a list

    /// Its JSON pointer, for the pointer of its schema.
    [[nodiscard]] QString pointer(const QString &schema) const;
};

/// The parts of a schema or list, in document order. Literals have none.
[[nodiscard]] QList<SubSchema> schemaParts(JsonValue node);

/// The names and values in a schema that users may search for.
struct SchemaNames
{
    QStringList parameters; ///< at every depth, in schema order
    QStringList required;   ///< at every depth
    QStringList values;     ///< from every enum and const; numbers and booleans as sent
};

/// Empty for bytes that jsonFault() refuses. References need not be followed, since their targets are in the same
/// schema.
[[nodiscard]] SchemaNames schemaNames(const QByteArray &schema);

} // namespace rc
