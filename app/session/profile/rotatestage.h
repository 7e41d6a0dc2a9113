// SPDX-License-Identifier: GPL-3.0-or-later
// The steps in which a key is rotated, as the window and the command line number them.
#pragma once

#include <QString>

namespace rc {

enum class RotateStage {
    Paste,
    Compare,
    Switch,
    Uses, ///< where the previous key is still used
    Delete,
    Done
};
constexpr int rotateStageCount = int(RotateStage::Done);

[[nodiscard]] QString rotateStageTitle(RotateStage stage); ///< translated; of Done that of the last one

} // namespace rc
