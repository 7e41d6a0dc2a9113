// SPDX-License-Identifier: GPL-3.0-or-later
// A parsed resource as rows for a reader.
#pragma once

#include "core/url/resourceurl.h"

#include <QList>

#include <utility>

namespace rc {

/// Translated name and value, safe to display.
[[nodiscard]] QList<std::pair<QString, QString>> resourceRows(const PastedResource &pasted);

} // namespace rc
