// SPDX-License-Identifier: GPL-3.0-or-later
// Which entries of a text are one server: their keys and names are never mixed with another's.
#pragma once

#include "config/paste/detail/pastedpairs.h"
#include "config/paste/pasteanything.h"

namespace rc {

/// What `pairs` say of a profile, or of each of several servers.
[[nodiscard]] PasteReading readingOf(PastedPairs pairs, PastedKind kind);

} // namespace rc
