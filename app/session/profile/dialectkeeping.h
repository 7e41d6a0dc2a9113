// SPDX-License-Identifier: GPL-3.0-or-later
// What a run sees of the dialects of tool servers is there for the next one.
#pragma once

#include "service/tools/toollistjob.h"

namespace rc {

/// `path`: usually keptDialectsFile(). Read when it is wanted, written when something changes. A file that cannot be
/// written costs a request or two the next time, and is no reason to complain.
void keepDialects(DialectMemory &memory, const QString &path);

} // namespace rc
