// SPDX-License-Identifier: GPL-3.0-or-later
// Records have the fingerprint of their key and show where it was used; older files have none.
#include "core/datetimes.h"
#include "core/key/secret.h"
#include "store/activitycases.h"
#include "support/testprogram.h"

namespace rc::tst_activitykeys {

using namespace activitytest;

namespace {

Redactor redactorOf(const QByteArray &key)
{
    return Redactor(key);
}

QString fingerprintOf(const QByteArray &key)
{
    return keyFingerprint(Secret(key));
}

const QDateTime noon = utcTime(QDate(2026, 11, 21), QTime(12, 0));

ActivityRecord sentAt(const QString &profile, int minutes)
{
    ActivityRecord record = sent(u"entry"_s);
    record.profile = profile;
    record.at = noon.addSecs(60 * minutes);
    return record;
}

/// A closed file as written by the first version.
void writeFirstVersion(const QString &path, const QList<ActivityRecord> &records)
{
    {
        ActivityFile file(path, activityMigrations().first(1));
        VERIFY_RESULT(file.open());
    }
    ActivityConnection connection;
    VERIFY_RESULT(connection.open(path, ActivityConnection::Mode::ReadWrite));
    for (const ActivityRecord &record : records) {
        VERIFY_RESULT(
            connection.run(u"INSERT INTO activity (id, kind, outcome, at, profile, resource, level, message, extra, ts,"
                           " marker, status, elapsed, timings, error_kind, error, reply, report) VALUES (?, 'send',"
                           " 'accepted', ?, ?, '', 20, ?, '{}', '', '', 200, 1, '', '', '', '', '')"_s,
                           {record.id.toRfc4122(), record.at.toMSecsSinceEpoch(), record.profile, record.message}));
    }
}

} // namespace

class TestActivityKeys : public QObject
{
    Q_OBJECT

private slots:
    void recordHasItsKey()
    {
        const ActivityFolder folder;
        ActivityFile file(folder.file());
        VERIFY_RESULT(file.write({sent(u"one"_s)}, redactorOf("canary-key-1")));
        VERIFY_RESULT(file.write({sent(u"two"_s)}, Redactor()));
        QStringList keys;
        for (const ActivityRecord &record : allOf(file))
            keys.append(record.message + u'=' + record.key);
        keys.sort();
        QCOMPARE(keys, (QStringList{u"one="_s + fingerprintOf("canary-key-1"), u"two="_s}));
    }

    void checkGetsItsKeyAtItsEnd()
    {
        const ActivityFolder folder;
        ActivityFile file(folder.file());
        ActivityRecord check = sent(u"checked"_s, ActivityOutcome::Sending);
        check.kind = ActivityKind::Check;
        VERIFY_RESULT(file.write({check}, Redactor()));
        check.outcome = ActivityOutcome::Passed;
        VERIFY_RESULT(file.write({check}, redactorOf("canary-key-1")));
        QCOMPARE(allOf(file).value(0).key, fingerprintOf("canary-key-1"));
    }

    void recordKeepsItsFirstKey()
    {
        const ActivityFolder folder;
        ActivityFile file(folder.file());
        ActivityRecord record = sent(u"one"_s, ActivityOutcome::Sending);
        VERIFY_RESULT(file.write({record}, redactorOf("canary-key-1")));
        record.outcome = ActivityOutcome::Accepted;
        VERIFY_RESULT(file.write({record}, redactorOf("canary-key-2")));
        QCOMPARE(allOf(file).value(0).key, fingerprintOf("canary-key-1"));
    }

    void recordsAreFoundByKey()
    {
        const ActivityFolder folder;
        ActivityFile file(folder.file());
        VERIFY_RESULT(file.write({sent(u"one"_s), sent(u"two"_s)}, redactorOf("canary-key-1")));
        VERIFY_RESULT(file.write({sent(u"three"_s)}, redactorOf("canary-key-2")));
        VERIFY_RESULT(file.write({sent(u"four"_s)}, Redactor()));
        ActivityFilter filter;
        filter.keys = {fingerprintOf("canary-key-1")};
        QCOMPARE(file.count(filter).value_or(-1), 2);
        filter.keys.append(fingerprintOf("canary-key-2"));
        QCOMPARE(file.count(filter).value_or(-1), 3);
        filter.keys = {u"0000"_s};
        QCOMPARE(file.count(filter).value_or(-1), 0);
    }

    void keyUsesAreListedByProfileNewestFirst()
    {
        const ActivityFolder folder;
        ActivityFile file(folder.file());
        ActivityRecord loose = sentAt({}, 3);
        loose.resource = u"https://a.example.net/"_s;
        ActivityRecord other = sentAt({}, 2);
        other.resource = u"https://b.example.net/"_s;
        const QList<ActivityRecord> records{sentAt(u"payments"_s, 0),
                                            sentAt(u"payments"_s, 5),
                                            sentAt(u"payments"_s, 1),
                                            sentAt(u"checkout"_s, 4),
                                            loose,
                                            other};
        VERIFY_RESULT(file.write(records, redactorOf("canary-key-1")));
        VERIFY_RESULT(file.write({sentAt(u"elsewhere"_s, 9)}, redactorOf("canary-key-2")));
        const auto uses = file.keyUses(fingerprintOf("canary-key-1"), noon.addSecs(3600));
        VERIFY_RESULT(uses);
        const QString address = records.first().resource;
        QCOMPARE(*uses, (QList<ActivityKeyUse>{{u"payments"_s, address, noon.addSecs(300), 3},
                                               {u"checkout"_s, address, noon.addSecs(240), 1},
                                               {{}, loose.resource, noon.addSecs(180), 1},
                                               {{}, other.resource, noon.addSecs(120), 1}}));
        const auto earlier = file.keyUses(fingerprintOf("canary-key-1"), noon.addSecs(120));
        VERIFY_RESULT(earlier);
        QCOMPARE(*earlier, (QList<ActivityKeyUse>{{u"payments"_s, address, noon.addSecs(60), 2}}));
        QVERIFY(file.keyUses(u"0000"_s, noon.addSecs(3600)).value_or(QList<ActivityKeyUse>{{}}).isEmpty());
    }

    void deletedRecordsAreNotKeyUses()
    {
        const ActivityFolder folder;
        ActivityFile file(folder.file());
        const ActivityRecord record = sentAt(u"payments"_s, 0);
        VERIFY_RESULT(file.write({record}, redactorOf("canary-key-1")));
        ActivityFilter filter;
        filter.ids = {record.id};
        VERIFY_RESULT(file.remove(filter));
        QVERIFY(
            file.keyUses(fingerprintOf("canary-key-1"), noon.addDays(1)).value_or(QList<ActivityKeyUse>{{}}).isEmpty());
    }

    void fileOfVersionOneIsMigrated()
    {
        const ActivityFolder folder;
        const QList<ActivityRecord> records{sentAt(u"payments"_s, 0), sentAt(u"payments"_s, 1)};
        writeFirstVersion(folder.file(), records);
        ActivityFile file(folder.file());
        VERIFY_RESULT(file.write({sentAt(u"payments"_s, 2)}, redactorOf("canary-key-1")));
        QStringList keys;
        for (const ActivityRecord &record : allOf(file))
            keys.append(record.key);
        QCOMPARE(keys, (QStringList{fingerprintOf("canary-key-1"), {}, {}}));
        const QString copy = file.takeNotices().copiedTo;
        QVERIFY(copy.endsWith(u"Z"_s) && QFile::exists(copy));
        QCOMPARE(sqlValue(copy, u"PRAGMA user_version"_s).toInt(), 1);
        QCOMPARE(sqlValue(copy, u"SELECT count(*) FROM activity"_s).toInt(), 2);
    }
};

RC_TEST(TestActivityKeys)

} // namespace rc::tst_activitykeys

#include "tst_activitykeys.moc"
