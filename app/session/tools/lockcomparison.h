// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the fetched tools with a tool lock for the window, like `tools diff`. Pure.
#pragma once

#include "catalog/lock/toollock.h"
#include "core/tool/toolcatalog.h"

namespace rc {

/// The catalogs and their findings as a lock has them, reviewed together.
[[nodiscard]] QList<LockedCatalog> lockedTogether(const QList<ToolCatalog> &catalogs);

struct LockComparison
{
    struct Catalog
    {
        CatalogKind kind;
        CatalogDrift drift;
    };

    QString lock; ///< its file name; outside text
    QList<Catalog> catalogs;
    QList<CatalogKind> incomplete; ///< not compared, since missing tools were not necessarily removed
};

/// NotJson or NotUnderstood for an unreadable lock. Takes as long as the findings of all catalogs.
[[nodiscard]] Result<LockComparison> lockComparison(const QString &name, const QByteArray &lock,
                                                    const QList<ToolCatalog> &catalogs);

} // namespace rc
