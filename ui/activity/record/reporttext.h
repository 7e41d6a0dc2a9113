// SPDX-License-Identifier: GPL-3.0-or-later
// The stored report of a check or a drill as text. Pure.
#pragma once

#include <QString>

namespace rc {

/// For a check: verdict, time and each step with its text. Anything else: indented JSON. Safe to display.
[[nodiscard]] QString keptReportText(const QString &json);

} // namespace rc
