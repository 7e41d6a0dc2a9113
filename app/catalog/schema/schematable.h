// SPDX-License-Identifier: GPL-3.0-or-later
// A JSON schema as rows to read: names, types, limits in words, nesting as indentation.
#pragma once

#include "catalog/schema/schemareferences.h"
#include "core/tool/tool.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace rc {

/// All texts are safe to display. Nothing comes from a fetched document.
struct SchemaRow
{
    enum class Kind {
        Property,
        Part,   ///< an element, a branch, a name pattern: see `name`
        Cycle,  ///< refers to a row above and is not expanded again
        Note,   ///< a sentence about the whole schema
        More,   ///< number of omitted rows, in `name`
        Heading ///< a heading for the next rows; never from schemaRows()
    };

    Kind kind = Kind::Property;
    int depth = 0;
    QString name;
    bool required = false;
    QString type;        ///< "string", "string[]", "create | update", "enum (12)"; empty if not stated
    QString description; ///< shortened
    QStringList limits;  ///< one each: "default: 30", "at least 1", "one of: a, b, c"
    QString where;       ///< its path, as in ToolFinding::where
    QString definition;  ///< path of its definition, if elsewhere

    bool operator==(const SchemaRow &) const = default;
};

/// The row limit; the last row then has the number of omitted ones.
constexpr qsizetype maxSchemaRows = 200;

/// `where`: the schema's name in the definition, "inputSchema". Follows local references and marks cycles. Runs in time
/// proportional to `maxRows`. Never fails: an invalid schema becomes a row that says so.
[[nodiscard]] QList<SchemaRow> schemaRows(const QByteArray &schema, const QString &where,
                                          qsizetype maxRows = maxSchemaRows);

/// The limits of values of one type, as in a row's `limits`; safe to display.
[[nodiscard]] QStringList valueLimits(const SchemaView &schema, JsonKind kind);

/// The full text of a row's path, up to a million characters, for a separate window.
[[nodiscard]] QString fullSchemaText(const QByteArray &schema, const SchemaRow &row, const QString &where);

/// The other parts of a definition (annotations, stated or assumed, icons, execution, _meta and the rest) as rows of
/// annotation, value and meaning; `where`: see ToolFinding. Icons are text: nothing is fetched.
[[nodiscard]] QList<SchemaRow> definitionFacts(const Tool &tool);

/// The row that contains the path of a finding or change; -1 if there is none.
[[nodiscard]] qsizetype rowAtPath(const QList<SchemaRow> &rows, const QString &path);

} // namespace rc
