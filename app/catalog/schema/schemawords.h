// SPDX-License-Identifier: GPL-3.0-or-later
// A schema's type and limits in words.
#pragma once

#include "catalog/schema/schemareferences.h"

#include <QStringList>

namespace rc {

/// "string", "string[]", "number | null", "create | update", "enum (12)"; empty when nothing is stated. Local
/// references are followed a few steps.
[[nodiscard]] QString schemaType(const JsonNode &schema, const SchemaReferences &references);

/// Default, values, limits; what is not known to this file as JSON. Each shortened to `longest` characters.
[[nodiscard]] QStringList schemaLimits(const JsonNode &schema, qsizetype longest);

/// A text as it is, anything else as JSON.
[[nodiscard]] QString valueWords(const JsonNode &value);

} // namespace rc
