// SPDX-License-Identifier: GPL-3.0-or-later
// key rotate: a new key beside the old one on every rung, then in its place.
#pragma once

#include "cli/frame/arguments.h"

namespace rc {

[[nodiscard]] Result<int> rotateKey(const Arguments &arguments, Terminal &terminal);

/// The options of key that are rotate's alone.
[[nodiscard]] QList<OptionRow> rotateOptions();

} // namespace rc
