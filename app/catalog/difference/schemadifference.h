// SPDX-License-Identifier: GPL-3.0-or-later
// Whether what a JSON schema takes became less or more; the comparison is carried out in two files.
#pragma once

#include "catalog/difference/tooldifference.h"
#include "catalog/json/jsontree.h"

#include <QSet>

namespace rc {

enum class SchemaUse {
    Input, ///< accepting less breaks callers
    Output ///< returning more, or less reliably, breaks readers
};

/// Whether a change allows fewer or more values.
enum class Taking {
    Less,
    More
};

class SchemaComparison
{
public:
    SchemaComparison(SchemaUse use, QList<ToolChange> &changes)
        : m_use(use)
        , m_changes(changes)
    {
    }

    void compare(const JsonNode &before, const JsonNode &after, const QString &where);

private:
    void add(const QString &where, Taking taking, const QString &what, const QString &before = {},
             const QString &after = {});
    void addHarmless(const QString &where, const QString &what, const JsonNode *before, const JsonNode *after,
                     ChangeWeight weight = ChangeWeight::Harmless);
    void texts(const JsonNode &before, const JsonNode &after, const QString &where);
    void types(const JsonNode &before, const JsonNode &after, const QString &where);
    void choices(const JsonNode &before, const JsonNode &after, const QString &where);
    void limits(const JsonNode &before, const JsonNode &after, const QString &where);
    void properties(const JsonNode &before, const JsonNode &after, const QString &where);
    void openness(const JsonNode &before, const JsonNode &after, const QString &where);
    void items(const JsonNode &before, const JsonNode &after, const QString &where);
    void branches(const JsonNode &before, const JsonNode &after, const QString &where);
    void definitions(const JsonNode &before, const JsonNode &after, const QString &where);
    void others(const JsonNode &before, const JsonNode &after, const QString &where);

    SchemaUse m_use;
    QList<ToolChange> &m_changes;
};

/// The path of a part of the schema at `where`.
[[nodiscard]] QString partOf(const QString &where, const QString &name);
/// A string unquoted, anything else as JSON; empty for null.
[[nodiscard]] QString shownNode(const JsonNode *node);
/// Equal values in any spelling, or both null.
[[nodiscard]] bool sameNode(const JsonNode *before, const JsonNode *after);
/// A missing schema accepts anything, like `true`.
[[nodiscard]] const JsonNode &schemaOf(const JsonNode *node);
/// A string, or the strings in an array.
[[nodiscard]] QSet<QString> textsIn(const JsonNode *node);

/// Appends the changes to `changes`. `where`: the schema's name in the report. Counts a change as breaking if its
/// effect is unknown (a pattern, a condition, a reference to another definition). Fetches nothing and runs no pattern.
void schemaChanges(const JsonNode &before, const JsonNode &after, SchemaUse use, const QString &where,
                   QList<ToolChange> &changes);

} // namespace rc
