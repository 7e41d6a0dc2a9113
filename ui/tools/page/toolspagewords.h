// SPDX-License-Identifier: GPL-3.0-or-later
// What the Tools page says of whole lists, in words. Pure.
#pragma once

#include "catalog/difference/tooldifference.h"
#include "catalog/review/catalogreview.h"
#include "check/causes/diagnosis.h"
#include "core/error.h"

#include <QStringList>

namespace rc {

/// What the catalog takes of a model's context, with the error of the estimate.
[[nodiscard]] QString costText(const CatalogReview &review);
/// Why no list came: what happened, the service's words, what to do next. Safe to display.
[[nodiscard]] QStringList failureSentences(const Diagnosis &fault, const QString &quote);
/// How many tools are new, changed and removed.
[[nodiscard]] QString differenceCounts(const QList<ToolDifference> &differences);
struct SummedList
{
    const ToolCatalog *catalog;
    const CatalogReview *review; ///< nullptr as long as there is none
};
/// One line on all that came.
[[nodiscard]] QString listsSummary(const QList<SummedList> &lists);

} // namespace rc
