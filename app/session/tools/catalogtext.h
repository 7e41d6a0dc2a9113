// SPDX-License-Identifier: GPL-3.0-or-later
// The wording of fetched lists and their tools. All texts are translated and safe to display.
#pragma once

#include "catalog/difference/tooldifference.h"
#include "check/causes/diagnosis.h"
#include "core/tool/toolcatalog.h"

namespace rc {

class CatalogReviewer;
struct CatalogReview;

/// Address, dialect, pages, completeness, framing, size, time and cache hints, one per line.
[[nodiscard]] QString listOrigin(const ToolCatalog &catalog);
/// The catalog's share of a model's context, with the error of the estimate.
[[nodiscard]] QString costText(const CatalogReview &review);
/// Why a list failed: what happened, a quote of the response, the next step.
[[nodiscard]] QStringList failureSentences(const Diagnosis &fault, const QString &quote);
/// "2 new, 1 changed"; empty without differences.
[[nodiscard]] QString differenceCounts(const QList<ToolDifference> &differences);
/// One line: how many tools each list has, and how many of them need a review.
[[nodiscard]] QString listsSummary(const CatalogReviewer &reviewer, const QList<CatalogKind> &kinds);
/// Why a new or changed tool must be reviewed before it is called; empty if it need not be.
[[nodiscard]] QString unreviewedWarning(const CatalogReviewer &reviewer, const CatalogKind &kind, const QString &name);
/// The text of a critical finding that is not accepted; empty if there is none.
[[nodiscard]] QString criticalFindingWarning(const CatalogReviewer &reviewer, const CatalogKind &kind,
                                             const QString &name);

} // namespace rc
