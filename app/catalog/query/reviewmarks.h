// SPDX-License-Identifier: GPL-3.0-or-later
// Review data of each tool for the filter and the list.
#pragma once

#include "catalog/query/toolquery.h"
#include "catalog/review/catalogreview.h"

namespace rc {

/// One for each tool of the catalog, in order.
[[nodiscard]] QList<ToolMarks> queryMarks(const CatalogReview &review);

} // namespace rc
