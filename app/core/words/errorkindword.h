// SPDX-License-Identifier: GPL-3.0-or-later
// A stable, untranslated code for each kind of error, for files.
#pragma once

#include "core/error.h"

#include <QLatin1StringView>

namespace rc {

[[nodiscard]] QLatin1StringView wireWord(ErrorKind kind); ///< bad-input no-key name-not-found …

} // namespace rc
