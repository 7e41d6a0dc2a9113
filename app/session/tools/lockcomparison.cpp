// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/tools/lockcomparison.h"

namespace rc {

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
    // names may clash between catalogs, so review all lists together
    const QList<LockedCatalog> present = lockedCatalogs(whole, toolFindings(whole) + instructionsFindings(whole));
    for (qsizetype i = 0; i < whole.size(); ++i)
        comparison.catalogs.append({whole.at(i).kind, driftFrom(*read, present.at(i))});
    return comparison;
}

} // namespace rc
