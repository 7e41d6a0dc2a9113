// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/lock/toollock.h"
#include "cli/frame/arguments.h"
#include "cli/frame/terminal.h"
#include "cli/tools/toolsreport.h"
#include "core/files/regularfile.h"
#include "core/words/displaytext.h"
#include "core/words/enumtable.h"

using namespace Qt::StringLiterals;

namespace rc {

namespace {

Result<QByteArray> lockBytes(const QString &path)
{
    auto bytes = readRegularFile(path, FileOwner::User, maxToolLockBytes);
    if (!bytes)
        return failure(path + u": "_s + bytes.error().words); // 1 would mean drift
    return std::move(*bytes);
}

/// Names may clash between catalogs, so all lists are reviewed together.
QList<LockedCatalog> lockedLists(const QList<ToolListResult> &results, const Policy &policy = {})
{
    QList<ToolCatalog> catalogs;
    for (const ToolListResult &result : results) {
        if (!result.error && result.catalog.complete)
            catalogs.append(result.catalog);
    }
    QList<ToolFinding> findings = policy.withSeverities(toolFindings(catalogs) + instructionsFindings(catalogs));
    findings.removeIf(
        [&policy, today = QDate::currentDate()](const ToolFinding &finding) { return policy.accepts(finding, today); });
    return lockedCatalogs(catalogs, findings);
}

} // namespace

bool isToolLockFile(const QString &path)
{
    const auto bytes = lockBytes(path);
    return bytes && isToolLock(*bytes);
}

void printLock(const QList<ToolListResult> &results, Terminal &terminal)
{
    terminal.document(toolLockDocument({lockedLists(results)}));
}

Differences printDrift(const QList<ToolListResult> &results, const QString &path, const Policy &policy,
                       ReportLayout layout, Terminal &terminal)
{
    Differences found;
    const auto bytes = lockBytes(path);
    const auto lock = bytes ? toolLockFrom(*bytes) : Result<ToolLock>(failure(bytes.error()));
    if (!lock) {
        found.fault = Error{ErrorKind::BadInput, displayText(path) + u": "_s + lock.error().detail, {}, 0};
        return found;
    }
    const QList<LockedCatalog> present = lockedLists(results, policy);
    QList<CatalogChanges> compared;
    for (const ToolListResult &result : results) {
        const LockedCatalog *now = findRow(present, &LockedCatalog::name, result.catalog.kind.word());
        if (!now)
            continue;
        const CatalogDrift drift = driftFrom(*lock, *now);
        compared.append({result.catalog.kind, result.catalog.url, path, drift.changes, drift.tools});
        found.changed = found.changed || !drift.isEmpty();
    }
    printCompared(compared, layout, path, terminal);
    return found;
}

} // namespace rc
