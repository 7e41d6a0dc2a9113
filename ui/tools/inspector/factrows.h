// SPDX-License-Identifier: GPL-3.0-or-later
// What a definition says beside its texts and schemas: annotations, stated or not, icons, execution, _meta and the
// rest.
#pragma once

#include "catalog/schema/schematable.h"
#include "core/tool/tool.h"

namespace rc {

/// Rows of annotation, value and meaning; `where` as in ToolFinding. Icons are text: nothing is fetched.
[[nodiscard]] QList<SchemaRow> factRows(const Tool &tool);

} // namespace rc
