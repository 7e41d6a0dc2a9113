// SPDX-License-Identifier: GPL-3.0-or-later
// Checks in short: a past one as a mark in a strip, told apart by its shape and its color, and many states in a few
// words.
#pragma once

#include "check/evidence/rung.h"
#include "store/activity/activityrecord.h"
#include "ui/theme/theme.h"

class QPainter;
class QRect;

namespace rc {

/// A full bar for passed, an exclamation mark for warned, half a bar for failed. `old`: without color, if it may be
/// outdated.
void paintTick(QPainter &painter, const QRect &area, ActivityOutcome outcome, const Theme &theme, bool old = false);

/// From the recorded outcome.
[[nodiscard]] RungState checkStateOf(ActivityOutcome outcome);

/// "1 failed, 2 warnings, 6 passed, 2 not tested"; omits zero counts.
[[nodiscard]] QString countsText(const QList<RungState> &states);

} // namespace rc
