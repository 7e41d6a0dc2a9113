// SPDX-License-Identifier: GPL-3.0-or-later
// Derives a field's kind, options and branches from its schema.
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

/// `view`: of the field's schema. What cannot be a form stays a field of JSON. A field without a parent is the whole of
/// the arguments.
void shapeField(FormField &field, const SchemaView &view, const SchemaReferences &references);

} // namespace rc
