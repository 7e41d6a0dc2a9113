// SPDX-License-Identifier: GPL-3.0-or-later
// A short random ID for finding an entry: 7F3A-19C2-5B0E.
#pragma once

#include <QString>

namespace rc {

/// A new marker: 48 random bits as three groups of four hex digits. Markers are not remembered: ten thousand of them
/// collide with a chance of about one in five million.
[[nodiscard]] QString newMarker();

} // namespace rc
