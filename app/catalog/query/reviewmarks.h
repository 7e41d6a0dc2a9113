// SPDX-License-Identifier: GPL-3.0-or-later
// What a review says of each tool, as the filter and the list ask for it.
#pragma once

#include "catalog/query/toolquery.h"
#include "catalog/review/catalogreview.h"

namespace rc {

/// One for each tool of the catalog, in its order.
[[nodiscard]] QList<ToolMarks> queryMarks(const CatalogReview &review);

} // namespace rc
