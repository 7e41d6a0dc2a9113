// SPDX-License-Identifier: GPL-3.0-or-later
// tools lint and tools diff: findings and changes in the catalogs.
#pragma once

#include "catalog/report/catalogreport.h"
#include "cli/frame/policyfile.h"
#include "service/tools/toollistjob.h"

#include <optional>

namespace rc {

class Terminal;

struct Lint
{
    FindingSeverity atLeast = FindingSeverity::Info;
    bool all = false; ///< includes those accepted in the window
    Policy policy;
};

/// The output format of findings and changes.
enum class ReportLayout {
    Lines,
    Json,
    Sarif,
    Markdown ///< for a CI job page
};

/// Prints the findings with sufficient severity, and the number of accepted ones. Returns whether any count; accepted
/// ones never do. If the accepted findings are unreadable, reports that and treats none as accepted.
[[nodiscard]] bool printFindings(const QList<ToolListResult> &results, const Lint &lint, ReportLayout layout,
                                 Terminal &terminal);

/// One finding in the format of `tools lint`.
[[nodiscard]] QByteArray findingJson(const ToolFinding &finding, bool isAccepted = false);
void printFinding(const ToolFinding &finding, bool isAccepted, Terminal &terminal);

/// A tool's critical findings that are not accepted, as "rule: sentence".
[[nodiscard]] QStringList criticalFindings(const QList<ToolListResult> &results, const ToolCatalog &catalog,
                                           const QString &tool);

/// Prints a rule's documentation. BadInput with the known rules for an unknown one.
[[nodiscard]] Result<void> printRule(const QString &word, Terminal &terminal);

struct Differences
{
    bool changed = false;
    /// The first error; the remaining lists were still compared. BadInput, NotJson or NotUnderstood for the file or a
    /// stored list, FileFailed if a list could not be read or stored.
    std::optional<Error> fault;
};

/// Prints the changes since the list in `file`, or, if empty, since the last stored list; then stores this one if it
/// differs. Incomplete lists are neither compared nor stored, since a missing tool was not necessarily removed.
[[nodiscard]] Differences printDifferences(const QList<ToolListResult> &results, const QString &file,
                                           ReportLayout layout, Terminal &terminal);

/// Changes and suspicious parts in the instructions.
[[nodiscard]] QList<ToolChange> instructionsChanges(const QString &before, const ToolCatalog &catalog);

/// Prints changes in the chosen format. `file`: their location in SARIF; may be empty.
void printCompared(const QList<CatalogChanges> &catalogs, ReportLayout layout, const QString &file, Terminal &terminal);

/// Whether the file claims to be a tool lock. False if it is unreadable.
[[nodiscard]] bool isToolLockFile(const QString &path);

void printLock(const QList<ToolListResult> &results, Terminal &terminal);

/// Prints the drift from the lock in `path`, list by list; ignores catalogs in the lock that were not requested.
/// Findings that `policy` accepts or turns off are not suspicious.
[[nodiscard]] Differences printDrift(const QList<ToolListResult> &results, const QString &path, const Policy &policy,
                                     ReportLayout layout, Terminal &terminal);

} // namespace rc
