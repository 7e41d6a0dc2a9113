// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with the extra values of an entry, row by row.
#pragma once

#include "core/entry/logentry.h"

#include <QStringList>

namespace rc {

/// One translated sentence per row; empty where the row can go out. Same length as `rows`.
[[nodiscard]] QStringList extraFaults(const QList<ExtraField> &rows);

} // namespace rc
