// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/tools/lockcomparison.h"

namespace rc {

/// Names may clash between catalogs.
QList<LockedCatalog> lockedTogether(const QList<ToolCatalog> &catalogs)
{
    return lockedCatalogs(catalogs, toolFindings(catalogs) + instructionsFindings(catalogs));
}

Result<LockComparison> lockComparison(const QString &name, const QByteArray &lock, const QList<ToolCatalog> &catalogs)
{
    RC_TRY(read, toolLockFrom(lock));
    LockComparison comparison{name, {}, {}};
    QList<ToolCatalog> whole;
    for (const ToolCatalog &catalog : catalogs) {
        if (catalog.complete)
            whole.append(catalog);
        else
            comparison.incomplete.append(catalog.kind);
    }
    const QList<LockedCatalog> present = lockedTogether(whole);
    for (qsizetype i = 0; i < whole.size(); ++i)
        comparison.catalogs.append({whole.at(i).kind, driftFrom(*read, present.at(i))});
    return comparison;
}

} // namespace rc
