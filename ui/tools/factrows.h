// SPDX-License-Identifier: GPL-3.0-or-later
// What a definition says beside its texts and schemas: annotations, stated or not, icons, execution, _meta and the
// rest.
#pragma once

#include "core/tool.h"
#include "insight/schematable.h"

namespace rc {

/// Rows of annotation, value and meaning; `where` as in ToolFinding. Icons are text: nothing is fetched.
[[nodiscard]] QList<SchemaRow> factRows(const Tool &tool);

} // namespace rc
