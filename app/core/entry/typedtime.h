// SPDX-License-Identifier: GPL-3.0-or-later
// A time stamp as a person types it.
#pragma once

#include "core/result.h"

#include <QDateTime>

#include <optional>

namespace rc {

/// Seconds east of UTC from "+01:00", "-0330", "+5" or "Z"; up to 14 hours either way.
[[nodiscard]] std::optional<int> utcOffsetFromText(const QString &text);

/// ISO 8601 with an offset: 2026-11-21T14:02:11.204+01:00. The T may be a space, seconds and milliseconds may be left
/// out. BadInput with a sentence that says what is missing.
[[nodiscard]] Result<QDateTime> timeFromText(const QString &text);

} // namespace rc
