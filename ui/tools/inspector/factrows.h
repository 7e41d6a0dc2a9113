// SPDX-License-Identifier: GPL-3.0-or-later
// The other parts of a definition: annotations, stated or assumed, icons, execution, _meta and the rest.
#pragma once

#include "catalog/schema/schematable.h"
#include "core/tool/tool.h"

namespace rc {

/// Rows of annotation, value and meaning; `where`: see ToolFinding. Icons are text: nothing is fetched.
[[nodiscard]] QList<SchemaRow> factRows(const Tool &tool);

} // namespace rc
