// SPDX-License-Identifier: GPL-3.0-or-later
// What was found and what changed in catalogs, as every report of it takes it.
#pragma once

#include "catalog/difference/tooldifference.h"
#include "catalog/review/toolfindings.h"

#include <QUrl>

namespace rc {

struct JudgedCatalog
{
    CatalogKind kind;
    QUrl url;
    QList<ToolFinding> own;
    QList<ToolFinding> accepted; ///< they count no more
};

struct ComparedCatalog
{
    CatalogKind kind;
    QUrl url;
    QString since; ///< the file, or when the earlier list came; empty when there was nothing to compare with
    QList<ToolChange> changes; ///< of the list itself
    QList<ToolDifference> tools;

    [[nodiscard]] bool isSame() const { return changes.isEmpty() && tools.isEmpty(); }
};

} // namespace rc
