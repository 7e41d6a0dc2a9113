// SPDX-License-Identifier: GPL-3.0-or-later
// tools lint and tools diff: what is worth reading in the catalogs, and what changed.
#pragma once

#include "catalog/report/judged.h"
#include "cli/frame/policyfile.h"
#include "service/tools/toollistjob.h"

#include <optional>

namespace rc {

class Terminal;

struct Lint
{
    FindingWeight atLeast = FindingWeight::Note;
    bool all = false; ///< those that were accepted in the window, too
    Policy policy;
};

/// How a judgement is printed.
enum class JudgedLayout {
    Lines,
    Json,
    Sarif,
    Markdown ///< for the page of a CI job
};

/// Prints the findings that weigh enough, and how many were accepted. Returns whether there were any that count: an
/// accepted one does not, shown or not. When it cannot be told what was accepted, that is said and nothing was.
[[nodiscard]] bool printFindings(const QList<ToolListResult> &results, const Lint &lint, JudgedLayout layout,
                                 Terminal &terminal);

/// One finding, as `tools lint` has it.
[[nodiscard]] QByteArray findingJson(const ToolFinding &finding, bool isAccepted = false);
void printFinding(const ToolFinding &finding, bool isAccepted, Terminal &terminal);

/// The critical findings of a tool that nobody accepted, as "rule: sentence".
[[nodiscard]] QStringList criticalFindings(const QList<ToolListResult> &results, const ToolCatalog &catalog,
                                           const QString &tool);

/// Prints the page of documentation of a rule. BadInput, with the words that there are, for a rule there is none of.
[[nodiscard]] Result<void> printRule(const QString &word, Terminal &terminal);

struct Differences
{
    bool changed = false;
    /// The first thing that went wrong; the rest was compared all the same. BadInput, NotJson or NotUnderstood for the
    /// file or for a list that was kept, FileFailed when a list could not be read or kept.
    std::optional<Error> fault;
};

/// Prints what changed since the list in `file`, or, when that is empty, since the list that was kept last; then keeps
/// this one if it is another. An incomplete list is neither compared nor kept: what is missing in it was not removed.
[[nodiscard]] Differences printDifferences(const QList<ToolListResult> &results, const QString &file,
                                           JudgedLayout layout, Terminal &terminal);

/// What is new in what a model is told first, and what is suspicious in it.
[[nodiscard]] QList<ToolChange> instructionsChanges(const QString &before, const ToolCatalog &catalog);

/// Prints changes in one of the layouts. `file`: what they are shown at in SARIF; may be empty.
void printCompared(const QList<ComparedCatalog> &catalogs, JudgedLayout layout, const QString &file,
                   Terminal &terminal);

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
