// SPDX-License-Identifier: GPL-3.0-or-later
// The origin of a catalog in full.
#pragma once

#include "core/tool/toolcatalog.h"

namespace rc {

/// Address, dialect, pages, completeness, framing, size, time and cache hints, one per line; translated, safe to
/// display.
[[nodiscard]] QString originText(const ToolCatalog &catalog);

} // namespace rc
