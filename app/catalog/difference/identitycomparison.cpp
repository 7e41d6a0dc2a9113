// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/difference/identitycomparison.h"

namespace rc {

IdentityComparison identityComparison(const ToolCatalog &first, const ToolCatalog &second)
{
    IdentityComparison comparison;
    comparison.kind = first.kind;
    comparison.whole = first.complete && second.complete;
    for (const ToolDifference &difference : catalogDifference(first.tools, second.tools)) {
        if (difference.fate == ToolFate::Removed)
            comparison.onlyFirst.append(difference.name);
        else if (difference.fate == ToolFate::Added)
            comparison.onlySecond.append(difference.name);
        else
            comparison.different.append(difference);
    }
    comparison.alike = first.tools.size() - comparison.onlyFirst.size() - comparison.different.size();
    return comparison;
}

} // namespace rc
