// SPDX-License-Identifier: GPL-3.0-or-later
// A short word that makes an entry findable: 7F3A-19C2-5B0E.
#pragma once

#include <QString>

namespace rc {

/// A new marker: 48 random bits of the system's generator as three groups of four hex digits. Not
/// recorded: among ten thousand, a repeat has a chance of about one in five million.
[[nodiscard]] QString newMarker();

} // namespace rc
