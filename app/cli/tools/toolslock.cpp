// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/lock/toollock.h"
#include "cli/frame/arguments.h"
#include "cli/frame/terminal.h"
#include "cli/tools/toolsjudged.h"
#include "core/files/regularfile.h"
#include "core/words/displaytext.h"
#include "store/files/textfile.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

Result<QByteArray> lockBytes(const QString &path)
{
    auto bytes = readRegularFile(path, FileOwner::Person, maxToolLock);
    if (!bytes)
        return failure(badInput(path + u": "_s + bytes.error().words)); // 1 would mean drift
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
    QList<ToolFinding> findings = policy.weighed(toolFindings(catalogs) + instructionsFindings(catalogs));
    findings.removeIf(
        [&policy, today = QDate::currentDate()](const ToolFinding &one) { return policy.accepts(one, today); });
    return lockedCatalogs(catalogs, findings);
}

const LockedCatalog *catalogOf(const QList<LockedCatalog> &catalogs, const QString &name)
{
    const auto found = std::find_if(catalogs.cbegin(), catalogs.cend(),
                                    [&name](const LockedCatalog &one) { return one.name == name; });
    return found == catalogs.cend() ? nullptr : &*found;
}

/// As printed, so that both ways to create a lock give the same file.
QByteArray lockFile(const QList<LockedCatalog> &catalogs)
{
    return withVisibleStrings(toolLockDocument({catalogs})) + '\n';
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

Differences printDrift(const QList<ToolListResult> &results, const QString &path, bool update, const Policy &policy,
                       JudgedLayout layout, Terminal &terminal)
{
    Differences found;
    const auto bytes = lockBytes(path);
    const auto lock = bytes ? toolLockFrom(*bytes) : Result<ToolLock>(failure(bytes.error()));
    if (!lock) {
        found.fault = lock.error();
        found.fault->detail = displayText(path) + u": "_s + found.fault->detail;
        return found;
    }
    QList<LockedCatalog> next = lock->catalogs;
    const QList<LockedCatalog> present = lockedLists(results, policy);
    QList<ComparedCatalog> compared;
    bool isWhole = true;
    for (const ToolListResult &result : results) {
        const LockedCatalog *now = catalogOf(present, result.catalog.kind.word());
        isWhole = isWhole && (now != nullptr || result.error);
        if (!now)
            continue;
        const CatalogDrift drift = driftFrom(*lock, *now);
        compared.append({result.catalog.kind, result.catalog.url, path, drift.changes, drift.tools});
        found.changed = found.changed || !drift.isEmpty();
        next.removeIf([now](const LockedCatalog &one) { return one.name == now->name; });
        next.append(*now);
    }
    printCompared(compared, layout, path, terminal);
    if (!update)
        return found;
    if (!isWhole) {
        found.fault = Error{ErrorKind::NotUnderstood,
                            Cli::tr("%1 was not updated because a list is incomplete.").arg(displayText(path)),
                            {},
                            0};
        return found;
    }
    if (const auto written = writeTextFile(path, lockFile(next)); !written)
        found.fault = written.error();
    else
        terminal.note(found.changed ? Cli::tr("%1 was updated.").arg(displayText(path))
                                    : Cli::tr("%1 was already up to date.").arg(displayText(path)));
    found.changed = found.changed && found.fault;
    return found;
}

} // namespace rc
