// SPDX-License-Identifier: GPL-3.0-or-later
// key rotate: compares a new key with the old one in every step, then replaces it.
#pragma once

#include "cli/frame/arguments.h"

namespace rc {

[[nodiscard]] Result<int> rotateKey(const Arguments &arguments, Terminal &terminal);

/// The options of key rotate only.
[[nodiscard]] QList<OptionRow> rotateOptions();

} // namespace rc
