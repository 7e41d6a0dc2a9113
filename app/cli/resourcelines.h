// SPDX-License-Identifier: GPL-3.0-or-later
// A parsed resource as rows for a reader and as JSON for a program.
#pragma once

#include "core/resourceurl.h"

#include <QByteArray>
#include <QList>

#include <utility>

namespace rc {

/// Translated name and value, safe to display.
[[nodiscard]] QList<std::pair<QString, QString>> resourceRows(const PastedResource &pasted);

/// The document of `parse`: owner uuid baseUrl productPath resourceUrl logsUrl trimmed.
[[nodiscard]] QByteArray resourceJson(const PastedResource &pasted);

} // namespace rc
