// SPDX-License-Identifier: GPL-3.0-or-later
// Reads what can still be read of a damaged activity file.
#pragma once

#include "store/activity/activityfile.h"

namespace rc {

struct ActivityRecovery
{
    qint64 recovered = 0;   ///< added to the file in use
    qint64 alreadyKept = 0; ///< that were there
    bool whole = true;      ///< no part was found unreadable; what was overwritten altogether cannot be noticed
};

/// Adds the records of `damaged`, a file that was moved aside, to `into`. Works on a copy: `damaged` stays as it is.
[[nodiscard]] Result<ActivityRecovery> recoverActivity(const QString &damaged, ActivityFile &into);

} // namespace rc
