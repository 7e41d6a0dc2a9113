// SPDX-License-Identifier: GPL-3.0-or-later
// What the Tools page says of whole lists, in words. Pure.
#pragma once

#include "check/diagnosis.h"
#include "core/error.h"
#include "insight/catalogreview.h"

#include <QStringList>

#include <array>

namespace rc {

/// What the catalog takes of a model's context, with the error of the estimate.
[[nodiscard]] QString costText(const CatalogReview &review);
/// Why no list came: what happened, the service's words, what to do next. Safe to display.
[[nodiscard]] QStringList failureSentences(const Diagnosis &fault, const QString &quote);
/// One line on all that came; nullptr where nothing did, or no review has yet.
[[nodiscard]] QString listsSummary(const std::array<const ToolCatalog *, 2> &catalogs,
                                   const std::array<const CatalogReview *, 2> &reviews);

} // namespace rc
