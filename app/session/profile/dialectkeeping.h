// SPDX-License-Identifier: GPL-3.0-or-later
// Stores the dialects of tool servers for the next run.
#pragma once

#include "service/tools/toollistjob.h"

namespace rc {

/// `path`: usually keptDialectsFile(). Loaded on first use, written on changes. A failed write is ignored, as it only
/// costs a request or two next time.
void keepDialects(DialectMemory &memory, const QString &path);

} // namespace rc
