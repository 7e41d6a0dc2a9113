// SPDX-License-Identifier: GPL-3.0-or-later
// The kept report of a check or a drill as text to read. Pure.
#pragma once

#include <QString>

namespace rc {

/// Of a check: verdict, time and each rung with its words. Anything else: the JSON with line breaks. Passed through
/// displayText().
[[nodiscard]] QString keptReportText(const QString &json);

} // namespace rc
