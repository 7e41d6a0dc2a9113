// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a JSON schema accepts less or more than before.
#pragma once

#include "catalog/difference/tooldifference.h"
#include "core/json/jsontape.h"

namespace rc {

enum class SchemaUse {
    Input, ///< accepting less breaks callers
    Output ///< returning more, or less reliably, breaks readers
};

/// A string unquoted, anything else as JSON; empty for None.
[[nodiscard]] QString valueText(JsonValue value);
/// Equal values in any spelling, or both None.
[[nodiscard]] bool sameValue(JsonValue before, JsonValue after);

/// Appends the changes to `changes`. `where`: the schema's name in the report. A schema that is None accepts anything.
/// Counts a change as breaking if its effect is unknown (a pattern, a condition, a reference to another definition).
/// Fetches nothing and runs no pattern.
void schemaChanges(JsonValue before, JsonValue after, SchemaUse use, const QString &where, QList<ToolChange> &changes);

} // namespace rc
