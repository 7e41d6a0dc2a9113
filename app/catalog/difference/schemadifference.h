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

/// Whether the change lets fewer values through, or more.
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

/// How a part of the schema called `where` is called.
[[nodiscard]] QString partOf(const QString &where, const QString &name);
/// A text as it is, anything else as JSON; empty for nothing.
[[nodiscard]] QString shownNode(const JsonNode *node);
/// Two spellings of one value, or nothing twice.
[[nodiscard]] bool sameNode(const JsonNode *before, const JsonNode *after);
/// No schema, and `true`, take anything.
[[nodiscard]] const JsonNode &schemaOf(const JsonNode *node);
/// A text, or those in an array.
[[nodiscard]] QSet<QString> textsIn(const JsonNode *node);

/// Appends the changes to `changes`. `where`: how the schema is called there. Where it cannot be told whether less is
/// taken (a pattern, a condition, a reference to another definition), a change counts as breaking. Nothing is fetched
/// and no pattern is run.
void schemaChanges(const JsonNode &before, const JsonNode &after, SchemaUse use, const QString &where,
                   QList<ToolChange> &changes);

} // namespace rc
