// SPDX-License-Identifier: GPL-3.0-or-later
// Whether what a JSON schema takes became less or more.
#pragma once

#include "catalog/difference/tooldifference.h"
#include "catalog/json/jsontree.h"

namespace rc {

enum class SchemaUse {
    Input, ///< taking less breaks callers
    Output ///< giving more, or less surely, breaks readers
};

/// Appends the changes to `changes`. `where`: how the schema is called there. Where it cannot be told whether less is
/// taken (a pattern, a condition, a reference to another definition), a change counts as breaking. Nothing is fetched
/// and no pattern is run.
void schemaChanges(const JsonNode &before, const JsonNode &after, SchemaUse use, const QString &where,
                   QList<ToolChange> &changes);

} // namespace rc
