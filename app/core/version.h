// SPDX-License-Identifier: GPL-3.0-or-later
// The program's name, version and id.
#pragma once

#include <QString>

namespace rc {

[[nodiscard]] QString programName();    ///< "Resource Console"
[[nodiscard]] QString programVersion(); ///< "1.0.0", from CMakeLists.txt
/// The id of the desktop file, the icon and the AppStream component.
[[nodiscard]] QString programId();

} // namespace rc
