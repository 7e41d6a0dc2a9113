// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/activity/detail/activityschema.h"

#include <QMap>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace rc {

const QList<ActivityMigration> &activityMigrations()
{
    // `trash`: deleted, but restorable until its process ends. `owner`: the process that will complete it. The
    // full-text index stores no text of its own; triggers keep it in sync.
    static const QList<ActivityMigration> migrations{
        {
            u"CREATE TABLE activity ("
            "  row INTEGER PRIMARY KEY AUTOINCREMENT,"
            "  id BLOB NOT NULL UNIQUE,"
            "  kind TEXT NOT NULL,"
            "  outcome TEXT NOT NULL,"
            "  at INTEGER NOT NULL,"
            "  profile TEXT NOT NULL,"
            "  resource TEXT NOT NULL,"
            "  level INTEGER NOT NULL,"
            "  message TEXT NOT NULL,"
            "  extra TEXT NOT NULL,"
            "  ts TEXT NOT NULL,"
            "  marker TEXT NOT NULL,"
            "  status INTEGER NOT NULL,"
            "  elapsed INTEGER NOT NULL,"
            "  timings TEXT NOT NULL,"
            "  error_kind TEXT NOT NULL,"
            "  error TEXT NOT NULL,"
            "  batch BLOB,"
            "  owner TEXT,"
            "  trash TEXT,"
            "  reply TEXT NOT NULL,"
            "  report TEXT NOT NULL)"_s,
            u"CREATE INDEX activity_at ON activity(at) WHERE trash IS NULL"_s,
            u"CREATE INDEX activity_outcome ON activity(outcome, at) WHERE trash IS NULL"_s,
            u"CREATE INDEX activity_level ON activity(level, at) WHERE trash IS NULL"_s,
            u"CREATE INDEX activity_kind ON activity(kind, at) WHERE trash IS NULL"_s,
            u"CREATE INDEX activity_profile ON activity(profile, at) WHERE trash IS NULL"_s,
            u"CREATE INDEX activity_batch ON activity(batch) WHERE batch IS NOT NULL"_s,
            u"CREATE INDEX activity_owner ON activity(owner) WHERE owner IS NOT NULL"_s,
            u"CREATE INDEX activity_trash ON activity(trash) WHERE trash IS NOT NULL"_s,
            u"CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID"_s,
            u"CREATE VIRTUAL TABLE activity_text USING fts5(message, extra, marker, reply, content='activity',"
            " content_rowid='row')"_s,
            u"CREATE TRIGGER activity_added AFTER INSERT ON activity BEGIN"
            "  INSERT INTO activity_text(rowid, message, extra, marker, reply)"
            "  VALUES (new.row, new.message, new.extra, new.marker, new.reply);"
            " END"_s,
            u"CREATE TRIGGER activity_removed AFTER DELETE ON activity BEGIN"
            "  INSERT INTO activity_text(activity_text, rowid, message, extra, marker, reply)"
            "  VALUES ('delete', old.row, old.message, old.extra, old.marker, old.reply);"
            " END"_s,
            u"CREATE TRIGGER activity_changed AFTER UPDATE OF message, extra, marker, reply ON activity"
            " WHEN old.message IS NOT new.message OR old.extra IS NOT new.extra OR old.marker IS NOT new.marker"
            "   OR old.reply IS NOT new.reply"
            " BEGIN"
            "  INSERT INTO activity_text(activity_text, rowid, message, extra, marker, reply)"
            "  VALUES ('delete', old.row, old.message, old.extra, old.marker, old.reply);"
            "  INSERT INTO activity_text(rowid, message, extra, marker, reply)"
            "  VALUES (new.row, new.message, new.extra, new.marker, new.reply);"
            " END"_s,
        },
        {
            u"ALTER TABLE activity ADD COLUMN key TEXT NOT NULL DEFAULT ''"_s,
            u"CREATE INDEX activity_key ON activity(key, at) WHERE trash IS NULL"_s,
        },
        {
            u"ALTER TABLE activity ADD COLUMN profile_id TEXT NOT NULL DEFAULT ''"_s,
        },
    };
    return migrations;
}

Result<ActivityVersion> activityVersion(ActivityConnection &connection)
{
    RC_TRY(id, connection.value(u"PRAGMA application_id"_s));
    RC_TRY(version, connection.value(u"PRAGMA user_version"_s));
    RC_TRY(tables, connection.value(u"SELECT count(*) FROM sqlite_master WHERE name NOT LIKE "
                                    "'sqlite_stat%'"_s));
    return ActivityVersion{id->toInt(), version->toInt(), tables->toInt() == 0};
}

namespace {

/// Whether a table has more than columns with types. SQLite creates the tables of the text index itself, and their
/// columns depend on its version.
bool hasExpressions(const QString &sql)
{
    static const QRegularExpression keywords(u"\\b(AS|CHECK|COLLATE|DEFAULT|GENERATED|REFERENCES)\\b"_s,
                                             QRegularExpression::CaseInsensitiveOption);
    return keywords.match(sql).hasMatch();
}

/// The SQL of each part, by kind and name.
Result<QMap<QString, QString>> partsOf(ActivityConnection &connection)
{
    RC_TRY(query, connection.run(u"SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_master"_s));
    QMap<QString, QString> parts;
    while (query->next()) {
        const QString name = query->value(1).toString();
        const bool isOfIndex = name.startsWith("activity_text_"_L1);
        const QString sql = query->value(3).toString();
        parts.insert(query->value(0).toString() + u' ' + name,
                     isOfIndex && !hasExpressions(sql) ? QString()
                                                       : query->value(2).toString() + u' ' + sql.simplified());
    }
    RC_CHECK(connection.ended(*query));
    return parts;
}

} // namespace

Result<QStringList> foreignParts(ActivityConnection &connection, const QList<ActivityMigration> &migrations,
                                 int version)
{
    ActivityConnection reference;
    RC_CHECK(reference.open(u":memory:"_s, ActivityConnection::Mode::ReadWrite));
    for (const ActivityMigration &migration : migrations.first(version)) {
        for (const QString &statement : migration)
            RC_CHECK(reference.run(statement));
    }
    RC_TRY(expected, partsOf(reference));
    RC_TRY(present, partsOf(connection));
    QStringList foreign;
    for (auto part = present->cbegin(); part != present->cend(); ++part) {
        if (!expected->contains(part.key()) || expected->value(part.key()) != part.value())
            foreign.append(part.key());
    }
    return foreign;
}

Result<void> migrateActivity(ActivityConnection &connection, const QList<ActivityMigration> &migrations)
{
    for (qsizetype step = 0; step < migrations.size(); ++step) {
        const auto done = connection.transaction([&]() -> Result<void> {
            RC_TRY(present, activityVersion(connection));
            if (present->version > step)
                return {};
            for (const QString &statement : migrations.at(step)) {
                RC_CHECK(connection.run(statement));
            }
            // within the same transaction: the header is an ordinary page
            RC_CHECK(connection.run(u"PRAGMA application_id = %1"_s.arg(activityApplicationId)));
            RC_CHECK(connection.run(u"PRAGMA user_version = %1"_s.arg(step + 1)));
            return {};
        });
        if (!done)
            return done;
    }
    return {};
}

} // namespace rc
