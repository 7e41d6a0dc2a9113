// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of the activity file, and the steps from one version of them to the next.
#pragma once

#include "store/activity/detail/activityconnection.h"

#include <QList>
#include <QStringList>

namespace rc {

/// "RCac", in the file's header: this program's, and what for.
constexpr int activityApplicationId = 0x52436163;
/// A version beyond this one is not a newer program's but damage.
constexpr int activityVersionLimit = 1000;

/// The statements that lead from the version before (of the first: from an empty file) to the next one.
using ActivityMigration = QStringList;
[[nodiscard]] const QList<ActivityMigration> &activityMigrations();

struct ActivityVersion
{
    int applicationId = 0;
    int version = 0;
    bool empty = false; ///< no tables at all
};
[[nodiscard]] Result<ActivityVersion> activityVersion(ActivityConnection &connection);

/// The parts of the file that the first `version` migrations do not make, or not like that, by kind and name: triggers,
/// views, tables of others. To be asked before anything else is: a part of others may run in any statement.
[[nodiscard]] Result<QStringList> foreignParts(ActivityConnection &connection,
                                               const QList<ActivityMigration> &migrations, int version);

/// Brings the tables to the version of `migrations`, each step in one transaction of its own. Another process may have
/// done it meanwhile: it looks again inside each transaction.
[[nodiscard]] Result<void> migrateActivity(ActivityConnection &connection, const QList<ActivityMigration> &migrations);

} // namespace rc
