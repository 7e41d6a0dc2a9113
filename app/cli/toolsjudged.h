// SPDX-License-Identifier: GPL-3.0-or-later
// tools lint and tools diff: what is worth reading in the catalogs, and what changed.
#pragma once

#include "insight/toolfindings.h"
#include "service/toollistjob.h"

namespace rc {

class Terminal;

/// Prints the findings that weigh at least `atLeast`. Returns whether there were any.
[[nodiscard]] bool printFindings(const QList<ToolListResult> &results, FindingWeight atLeast, bool json,
                                 Terminal &terminal);

/// Prints what changed since the list in `file`, or, when that is empty, since the list that was kept last; then keeps
/// this one if it is another. Returns whether anything changed. An incomplete list is neither compared nor kept: what
/// is missing in it was not removed. BadInput when `file` cannot be opened, NotJson or NotUnderstood for what is in it,
/// FileFailed when a list cannot be kept or read.
[[nodiscard]] Result<bool> printDifferences(const QList<ToolListResult> &results, const QString &file, bool json,
                                            Terminal &terminal);

} // namespace rc
