// SPDX-License-Identifier: GPL-3.0-or-later
// What kind of text was pasted, by what its first lines look like.
#pragma once

#include "config/paste/pasteanything.h"

namespace rc {

/// `text` has LF as its only line end.
[[nodiscard]] PastedKind pastedKind(const QString &text);

} // namespace rc
