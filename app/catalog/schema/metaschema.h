// SPDX-License-Identifier: GPL-3.0-or-later
// The rules for schemas themselves, by draft.
#pragma once

#include "catalog/schema/argumentscheck.h"
#include "core/json/jsontape.h"

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
[[nodiscard]] constexpr bool ignoresBesideReference(SchemaDraft draft)
{
    return draft <= SchemaDraft::Draft7;
}

/// Validates a schema against its draft's metaschema. Paths are within `schema`; invalid patterns are reported as
/// warnings.
[[nodiscard]] ArgumentsReport checkSchema(JsonValue schema, SchemaDraft draft);

} // namespace rc
