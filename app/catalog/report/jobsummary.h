// SPDX-License-Identifier: GPL-3.0-or-later
// Findings and changes in Markdown, for the page that a CI system shows of a job.
#pragma once

#include "catalog/report/judged.h"

namespace rc {

/// How many findings each catalog has by severity, then a table of the heaviest. Outside text stays text.
[[nodiscard]] QString findingsSummary(const QList<JudgedCatalog> &catalogs);
[[nodiscard]] QString changesSummary(const QList<ComparedCatalog> &catalogs);

} // namespace rc
