// SPDX-License-Identifier: GPL-3.0-or-later
// Takes the key out of a text before the text goes to others.
#pragma once

#include "core/secret.h"

#include <QString>

namespace rc {

/// `text` with "•••" wherever the key stands: as it is, with any of its characters percent-encoded (once or again),
/// escaped as in JSON or as an HTML entity, and in base64 or base64url, also inside a longer run such as a Basic
/// header. An empty key changes nothing.
[[nodiscard]] QString redacted(QString text, const Secret &key);

} // namespace rc
