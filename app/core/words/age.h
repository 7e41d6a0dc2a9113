// SPDX-License-Identifier: GPL-3.0-or-later
// Words for when something happened, and how long ago.
#pragma once

#include <QDateTime>
#include <QString>

namespace rc {

/// A verdict older than this is shown as stale.
constexpr qint64 staleAfterSeconds = 3600;

/// "just now", "20 seconds ago", "3 minutes ago", "2 hours ago", "4 days ago".
[[nodiscard]] QString ageText(qint64 seconds);

/// "20:37:16" for a time of today, else date and time in the locale's short form, in local time.
[[nodiscard]] QString momentText(const QDateTime &at);

} // namespace rc
