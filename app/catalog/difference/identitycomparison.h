// SPDX-License-Identifier: GPL-3.0-or-later
// What two people, or two keys, see of the same endpoint. Pure.
#pragma once

#include "catalog/difference/tooldifference.h"
#include "core/tool/toolcatalog.h"

namespace rc {

struct IdentityComparison
{
    CatalogKind kind;
    QStringList onlyFirst; ///< names, in the order of the list; outside text
    QStringList onlySecond;
    QList<ToolDifference> different; ///< both see them, not alike; from the first one's to the second one's
    qsizetype alike = 0;
    bool whole = true; ///< false: a list is incomplete, so what one lacks may be there all the same

    [[nodiscard]] bool isSame() const { return onlyFirst.isEmpty() && onlySecond.isEmpty() && different.isEmpty(); }
};

[[nodiscard]] IdentityComparison identityComparison(const ToolCatalog &first, const ToolCatalog &second);

} // namespace rc
