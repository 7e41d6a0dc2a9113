// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of the Tools page about whole lists. Pure.
#pragma once

#include "catalog/difference/tooldifference.h"
#include "catalog/review/catalogreview.h"
#include "check/causes/diagnosis.h"
#include "core/error.h"

#include <QStringList>

namespace rc {

/// The catalog's share of a model's context, with the error of the estimate.
[[nodiscard]] QString costText(const CatalogReview &review);
/// Why a list failed: what happened, the service's words, the next step. Safe to display.
[[nodiscard]] QStringList failureSentences(const Diagnosis &fault, const QString &quote);
/// The numbers of new, changed and removed tools.
[[nodiscard]] QString differenceCounts(const QList<ToolDifference> &differences);
struct SummedList
{
    const ToolCatalog *catalog;
    const CatalogReview *review; ///< nullptr until available
};
/// One line about all lists.
[[nodiscard]] QString listsSummary(const QList<SummedList> &lists);

} // namespace rc
