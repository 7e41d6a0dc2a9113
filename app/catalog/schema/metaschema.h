// SPDX-License-Identifier: GPL-3.0-or-later
// What JSON Schema says of schemas themselves, draft by draft.
#pragma once

#include "catalog/json/jsontree.h"
#include "catalog/schema/argumentscheck.h"

#include <optional>

namespace rc {

enum class SchemaDraft {
    Draft4,
    Draft6,
    Draft7,
    Draft2019,
    Draft2020
};

/// Of the address in a `$schema`. Nothing for one that names no draft from 4 on.
[[nodiscard]] std::optional<SchemaDraft> schemaDraft(QStringView address);
/// "draft-07", "2020-12".
[[nodiscard]] QString draftName(SchemaDraft draft);
/// Up to draft-07 everything beside a `$ref` is ignored, but for definitions.
[[nodiscard]] constexpr bool ignoresBesideReference(SchemaDraft draft)
{
    return draft <= SchemaDraft::Draft7;
}

/// Holds a schema against the metaschema of its draft. The places are those within `schema`; patterns that are no
/// regular expression are among the warnings.
[[nodiscard]] ArgumentsReport checkSchema(const JsonNode &schema, SchemaDraft draft);

} // namespace rc
