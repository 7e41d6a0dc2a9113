// SPDX-License-Identifier: GPL-3.0-or-later
// A schema's type and limits in words.
#pragma once

#include "catalog/schema/schemareferences.h"

#include <QStringList>

namespace rc {

/// "string", "string[]", "number | null", "create | update", "enum (12)"; empty if nothing is stated. Follows a few
/// local references.
[[nodiscard]] QString schemaType(const JsonNode &schema, const SchemaReferences &references);

/// Default, values, limits; unknown keywords as JSON. Each is shortened to `longest` characters.
[[nodiscard]] QStringList schemaLimits(const JsonNode &schema, qsizetype longest);

/// A string unquoted, anything else as JSON.
[[nodiscard]] QString valueWords(const JsonNode &value);

} // namespace rc
