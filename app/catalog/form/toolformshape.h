// SPDX-License-Identifier: GPL-3.0-or-later
// What a schema makes of a field: its kind, its options, its branches.
#pragma once

#include "catalog/form/toolform.h"

namespace rc {

/// `view`: of the field's schema. What cannot be a form stays a field of JSON. A field without a parent is the whole of
/// the arguments.
void shapeField(FormField &field, const SchemaView &view, const SchemaReferences &references);

} // namespace rc
