// SPDX-License-Identifier: GPL-3.0-or-later
// Where a catalog came from, in full.
#pragma once

#include "core/tool/toolcatalog.h"

namespace rc {

/// Address, dialect, pages, completeness, framing, size, time and what the server says of keeping the list, a line
/// each; translated, safe to display.
[[nodiscard]] QString originText(const ToolCatalog &catalog);

} // namespace rc
