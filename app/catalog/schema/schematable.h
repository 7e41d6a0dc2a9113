// SPDX-License-Identifier: GPL-3.0-or-later
// A JSON schema as rows to read: names, types, limits in words, what is nested indented.
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace rc {

/// All texts are safe to show. Nothing in them is from a place that was fetched.
struct SchemaRow
{
    enum class Kind {
        Property,
        Part,   ///< an element, a branch, names by pattern: `name` says which
        Cycle,  ///< it refers to a row above, and is not followed again
        Note,   ///< a sentence on the whole
        More,   ///< rows that are left out; `name` says how many
        Heading ///< `name` is over the rows that follow; never of schemaRows()
    };

    Kind kind = Kind::Property;
    int depth = 0;
    QString name;
    bool required = false;
    QString type;        ///< "string", "string[]", "create | update", "enum (12)"; empty when not stated
    QString description; ///< shortened
    QStringList limits;  ///< one each: "default: 30", "at least 1", "one of: a, b, c"
    QString where;       ///< its place, as in ToolFinding::where
    QString definition;  ///< where its definition is, when that is elsewhere

    bool operator==(const SchemaRow &) const = default;
};

/// As many rows at most; the last one then says how many more there are.
constexpr qsizetype fewSchemaRows = 200;

/// `where`: what the schema is called in the definition, "inputSchema". Local references are followed, cycles shown as
/// such. Takes time in proportion to `most`, whatever the schema does. Never fails: what is no schema is a row that
/// says so.
[[nodiscard]] QList<SchemaRow> schemaRows(const QByteArray &schema, const QString &where,
                                          qsizetype most = fewSchemaRows);

/// All that a row's place says, uncut up to a million characters: for reading in a window of its own.
[[nodiscard]] QString wholeSchemaText(const QByteArray &schema, const SchemaRow &row, const QString &where);

/// The row that a finding's or a change's place is in; -1 without one.
[[nodiscard]] qsizetype rowOfPlace(const QList<SchemaRow> &rows, const QString &place);

} // namespace rc
