// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of the activity file, and the migrations between their versions.
#pragma once

#include "store/activity/detail/activityconnection.h"

#include <QList>
#include <QStringList>

namespace rc {

/// "RCac", the application ID in the file's header.
constexpr int activityApplicationId = 0x52436163;
/// A higher version is damage rather than a newer program.
constexpr int activityVersionLimit = 1000;

/// The statements that lead from the previous version (at first: from an empty file) to the next.
using ActivityMigration = QStringList;
[[nodiscard]] const QList<ActivityMigration> &activityMigrations();

struct ActivityVersion
{
    int applicationId = 0;
    int version = 0;
    bool empty = false; ///< has no tables
};
[[nodiscard]] Result<ActivityVersion> activityVersion(ActivityConnection &connection);

/// The parts of the file that the first `version` migrations do not create, or create differently, by kind and name:
/// triggers, views, foreign tables. Check before any other query, because such parts may run in any statement.
[[nodiscard]] Result<QStringList> foreignParts(ActivityConnection &connection,
                                               const QList<ActivityMigration> &migrations, int version);

/// Migrates the tables to the version of `migrations`, each step in its own transaction. Each transaction checks again,
/// because another process may have done it.
[[nodiscard]] Result<void> migrateActivity(ActivityConnection &connection, const QList<ActivityMigration> &migrations);

} // namespace rc
