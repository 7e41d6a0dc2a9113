// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a timestamp typed by the user.
#pragma once

#include "core/result.h"

#include <QDateTime>

#include <optional>

namespace rc {

/// Seconds east of UTC from "+01:00", "-0330", "+5" or "Z"; up to 14 hours either way.
[[nodiscard]] std::optional<int> utcOffsetFromText(const QString &text);

/// ISO 8601 with an offset: 2026-11-21T14:02:11.204+01:00. Accepts a space instead of the T, and missing seconds or
/// milliseconds. Otherwise BadInput with a sentence that names the missing part.
[[nodiscard]] Result<QDateTime> timeFromText(const QString &text);

} // namespace rc
