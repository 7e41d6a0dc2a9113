// SPDX-License-Identifier: GPL-3.0-or-later
// The options of activity that choose records, and those that name a filter's values.
#pragma once

#include "cli/frame/arguments.h"
#include "core/result.h"
#include "store/activity/activityquery.h"

namespace rc {

constexpr int mostDaysKept = 36'500;

/// Of --search, --kind, --outcome, --level, --profile, --key and --days. BadInput for a value that nobody knows.
[[nodiscard]] Result<ActivityFilter> activityFilterOf(const Arguments &arguments);
/// They, for the help.
[[nodiscard]] QList<OptionRow> activityFilterOptions();

/// A whole number within these bounds, or BadInput with the option's name.
[[nodiscard]] Result<int> numberFrom(const QString &text, const QString &option, int least, int most);

} // namespace rc
