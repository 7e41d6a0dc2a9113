// SPDX-License-Identifier: GPL-3.0-or-later
// What CatalogReviewer does in its thread: files in, a review out.
#pragma once

#include "session/tools/catalogreviewer.h"

namespace rc {

using FailureReport = std::function<void(const QString &sentence)>;

/// Keeps a complete list that is another than the last one, and what counts as looked at from then on when the endpoint
/// is new.
void keepList(const ReviewPlaces &places, const ToolCatalog &catalog, const FailureReport &report);

/// `findings`: toolFindings(catalogs).
[[nodiscard]] CatalogReview reviewOfKept(const ReviewPlaces &places, const QList<ToolCatalog> &catalogs,
                                         const CatalogKind &kind, const QList<ToolFinding> &findings,
                                         const FailureReport &report);

[[nodiscard]] Result<CatalogComparison> comparisonWith(const QString &path, const ToolCatalog &catalog);

} // namespace rc
