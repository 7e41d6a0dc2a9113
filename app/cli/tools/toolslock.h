// SPDX-License-Identifier: GPL-3.0-or-later
// tools lock, and tools diff with a lock: what a repository was reviewed with.
#pragma once

#include "cli/tools/toolsjudged.h"

namespace rc {

/// Whether the file says that it is a tool lock. No for a file that cannot be read.
[[nodiscard]] bool isToolLockFile(const QString &path);

/// Prints a lock of the lists that came whole.
void printLock(const QList<ToolListResult> &results, Terminal &terminal);

/// Prints what drifted from the lock in `path`, list by list; catalogs that it has and that were not asked for are left
/// alone. With `update` the file is then replaced, unless a list is incomplete, and the drift counts no more. What
/// `policy` accepts or turns off is no suspicion.
[[nodiscard]] Differences printDrift(const QList<ToolListResult> &results, const QString &path, bool update,
                                     const Policy &policy, JudgedLayout layout, Terminal &terminal);

} // namespace rc
