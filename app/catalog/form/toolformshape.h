// SPDX-License-Identifier: GPL-3.0-or-later
// Derives a field's kind, options and branches from its schema.
#pragma once

#include "catalog/form/toolform.h"
#include "catalog/schema/schemareferences.h"

namespace rc {

/// "1 to 10", "at most 200 characters · pattern not checked": translated, safe to display; empty without limits.
[[nodiscard]] QString limitWords(const SchemaView &view, FieldKind kind);
/// The values of an enum: strings unquoted unless other types are among them.
[[nodiscard]] QList<FormField::Option> choiceOptions(const QList<JsonNode> &values);
/// The title of a branch, else its type.
[[nodiscard]] QString branchWords(const SchemaView &branch, qsizetype number);
/// The schema's only type, stated or implied by its keywords; empty if open.
[[nodiscard]] QString impliedType(const SchemaView &view);

/// `view`: the field's schema. An unsupported schema leaves a field of JSON. A field without a parent represents all
/// arguments.
void shapeField(FormField &field, const SchemaView &view, const SchemaReferences &references);

} // namespace rc
