// SPDX-License-Identifier: GPL-3.0-or-later
// What a form says of its fields: the limits of a value, the names of choices.
#pragma once

#include "catalog/form/toolform.h"
#include "catalog/schema/schemaview.h"

namespace rc {

/// "1 to 10", "at most 200 characters · pattern not checked": translated, safe to show; empty without limits.
[[nodiscard]] QString limitWords(const SchemaView &view, FieldKind kind);
/// The values of an enum: texts as they are, unless something else is among them.
[[nodiscard]] QList<FormField::Option> choiceOptions(const QList<JsonNode> &values);
/// The title of a branch, else what it is.
[[nodiscard]] QString branchWords(const SchemaView &branch, qsizetype number);
/// The schema's only type, or the one its words imply; empty when it leaves that open.
[[nodiscard]] QString impliedType(const SchemaView &view);

} // namespace rc
