// SPDX-License-Identifier: GPL-3.0-or-later
// Faults of an entry's extra values, by row.
#pragma once

#include "core/entry/logentry.h"

#include <QStringList>

namespace rc {

/// One translated sentence per row, empty for a valid one. Same length as `rows`.
[[nodiscard]] QStringList extraFaults(const QList<ExtraField> &rows);

} // namespace rc
