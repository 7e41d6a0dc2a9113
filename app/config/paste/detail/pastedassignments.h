// SPDX-License-Identifier: GPL-3.0-or-later
// A name and its value on each line, whichever program or person wrote them.
#pragma once

#include "config/paste/detail/pastedpairs.h"

namespace rc {

/// NAME=value, name: value, name = "value", tables with two columns. Names that no SDK has are skipped.
[[nodiscard]] PastedPairs assignmentPairs(const QString &text);

/// Addresses alone on their lines and lines such as "API key: …", which then are empty in `text`.
[[nodiscard]] PastedPairs extractProse(QString &text);

} // namespace rc
