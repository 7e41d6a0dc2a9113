// SPDX-License-Identifier: GPL-3.0-or-later
// The findings and changes of catalogs as rows, the most severe first, below the tool that they belong to. Pure.
#pragma once

#include "catalog/review/catalogreview.h"

namespace rc {

struct FindingRow
{
    enum class Kind {
        Tool,
        Change, ///< changes of the tool above since an earlier list
        Finding,
    };

    Kind kind = Kind::Tool;
    CatalogKind catalog;
    QString name;                         ///< of the tool; outside text
    ToolFinding finding = {};             ///< of a row of that kind
    std::optional<ToolDifference> change; ///< of the row's tool; nullopt if unchanged
    bool needsReview = false;             ///< whether that change needs a review
    int count = 0;                        ///< of a tool: the number of findings below

    bool operator==(const FindingRow &) const = default;
};

enum class FindingFilter {
    All,
    Critical,
    Warnings,
    Notes,
    Changes,
    Accepted
};
constexpr int findingFilterCount = int(FindingFilter::Accepted) + 1;

/// Repeats a tool's row if rows of another tool separate its findings.
[[nodiscard]] QList<FindingRow> findingRows(const QList<CatalogReview> &reviews, FindingFilter filter);

/// The number of findings or changes; All counts the findings.
[[nodiscard]] qsizetype findingCount(const QList<CatalogReview> &reviews, FindingFilter filter);

} // namespace rc
