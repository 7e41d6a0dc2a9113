// SPDX-License-Identifier: GPL-3.0-or-later
// tools lint and tools diff: what is worth reading in the catalogs, and what changed.
#pragma once

#include "catalog/review/toolfindings.h"
#include "service/tools/toollistjob.h"

#include <optional>

namespace rc {

class Terminal;

struct Lint
{
    FindingWeight atLeast = FindingWeight::Note;
    bool all = false; ///< those that were accepted in the window, too
};

/// Prints the findings that weigh enough, and how many were accepted. Returns whether there were any that count: an
/// accepted one does not, shown or not. When it cannot be told what was accepted, that is said and nothing was.
[[nodiscard]] bool printFindings(const QList<ToolListResult> &results, const Lint &lint, bool json, Terminal &terminal);

struct Differences
{
    bool changed = false;
    /// The first thing that went wrong; the rest was compared all the same. BadInput, NotJson or NotUnderstood for the
    /// file or for a list that was kept, FileFailed when a list could not be read or kept.
    std::optional<Error> fault;
};

/// Prints what changed since the list in `file`, or, when that is empty, since the list that was kept last; then keeps
/// this one if it is another. An incomplete list is neither compared nor kept: what is missing in it was not removed.
[[nodiscard]] Differences printDifferences(const QList<ToolListResult> &results, const QString &file, bool json,
                                           Terminal &terminal);

} // namespace rc
