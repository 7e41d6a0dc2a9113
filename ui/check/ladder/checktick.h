// SPDX-License-Identifier: GPL-3.0-or-later
// A past check as a mark in a strip: told apart by its shape, and by its colour.
#pragma once

#include "check/evidence/rung.h"
#include "store/activity/activityrecord.h"
#include "ui/theme/theme.h"

class QPainter;
class QRect;

namespace rc {

/// A full bar passed, an exclamation mark warned, half a bar failed. `old`: without colour, for what may no longer
/// hold.
void paintTick(QPainter &painter, const QRect &area, ActivityOutcome outcome, const Theme &theme, bool old = false);

/// As a check is recorded.
[[nodiscard]] RungState checkStateOf(ActivityOutcome outcome);

} // namespace rc
