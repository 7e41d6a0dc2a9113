// SPDX-License-Identifier: GPL-3.0-or-later
// The tools that came beside a tool lock: what `tools diff` finds, for the window. Pure.
#pragma once

#include "catalog/lock/toollock.h"
#include "core/tool/toolcatalog.h"

namespace rc {

struct LockComparison
{
    struct Catalog
    {
        CatalogKind kind;
        CatalogDrift drift;
    };

    QString lock; ///< its name; outside text
    QList<Catalog> catalogs;
    QList<CatalogKind> incomplete; ///< not compared: what is missing there was not removed
};

/// NotJson or NotUnderstood for a lock that cannot be read. Takes as long as the findings of all catalogs.
[[nodiscard]] Result<LockComparison> lockComparison(const QString &name, const QByteArray &lock,
                                                    const QList<ToolCatalog> &catalogs);

} // namespace rc
