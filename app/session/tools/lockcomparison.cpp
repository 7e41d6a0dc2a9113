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
    RC_TRY(parsed, toolLockFrom(lock));
    LockComparison comparison{name, {}, {}};
    QList<ToolCatalog> complete;
    for (const ToolCatalog &catalog : catalogs) {
        if (catalog.complete)
            complete.append(catalog);
        else
            comparison.incomplete.append(catalog.kind);
    }
    const QList<LockedCatalog> present = lockedTogether(complete);
    for (qsizetype i = 0; i < complete.size(); ++i)
        comparison.catalogs.append({complete.at(i).kind, driftFrom(*parsed, present.at(i))});
    return comparison;
}

} // namespace rc
