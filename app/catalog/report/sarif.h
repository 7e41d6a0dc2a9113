// SPDX-License-Identifier: GPL-3.0-or-later
// Findings and changes as SARIF 2.1.0, which code hosts show beside the code.
#pragma once

#include "catalog/report/judged.h"

namespace rc {

/// One run with a result for each finding; an accepted one is there with a suppression. `file`: the file of the
/// repository that results are shown at, since a tool is in none; without one they are shown at the catalog's address.
[[nodiscard]] QByteArray findingsSarif(const QList<JudgedCatalog> &catalogs, const QString &file = {});

/// The same with a result for each change.
[[nodiscard]] QByteArray changesSarif(const QList<ComparedCatalog> &catalogs, const QString &file = {});

} // namespace rc
