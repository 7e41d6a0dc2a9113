// SPDX-License-Identifier: GPL-3.0-or-later
// Records are unchanged, never contain the key, and become "unknown" if their process is gone. Two processes write and
// start at the same time, and neither loses a row or gives up.
#include "store/activitycases.h"
#include "support/testprogram.h"

#include <QProcess>

#include <cstdio>

namespace rc::tst_activityfile {

using namespace activitytest;

namespace {

constexpr int perProcess = 2'000;

/// Leaves three records and ends like a crash, or writes many.
int runChild(const QStringList &arguments)
{
    ActivityFile file(arguments.last());
    if (arguments.first() == "crash"_L1) {
        if (!file.write({sent(u"under way"_s, ActivityOutcome::Sending), sent(u"not begun"_s, ActivityOutcome::Planned),
                         sent(u"done"_s)},
                        Redactor()))
            return 1;
        QProcess::execute(u"kill"_s, {u"-KILL"_s, QString::number(QCoreApplication::applicationPid())});
        return 2;
    }
    for (int i = 0; i < perProcess; ++i) {
        if (const auto kept = file.write({sent(u"entry %1"_s.arg(i))}, Redactor()); !kept) {
            std::fputs(qPrintable(kept.error().detail), stderr);
            return 1;
        }
    }
    return 0;
}

void startChild(QProcess &process, const QString &what, const ActivityFolder &folder)
{
    process.start(QCoreApplication::applicationFilePath(), {u"tst_activityfile"_s, u"--child"_s, what, folder.file()});
}

} // namespace

class TestActivityFile : public QObject
{
    Q_OBJECT

private slots:
    void recordsRoundTrip()
    {
        const ActivityFolder folder;
        const ActivityRecord record = full();
        {
            ActivityFile file(folder.file());
            VERIFY_RESULT(file.write({record, sent(u"another"_s)}, Redactor()));
        }
        ActivityFile file(folder.file());
        const auto found = file.record(record.id);
        VERIFY_RESULT(found);
        QVERIFY(found->has_value());
        QCOMPARE(**found, record);
        QVERIFY(file.takeNotices().isEmpty());
        const auto absent = file.record(QUuid::createUuid());
        VERIFY_RESULT(absent);
        QVERIFY(!absent->has_value());
    }

    void fileIsPrivate()
    {
        const ActivityFolder folder;
        ActivityFile file(folder.file());
        VERIFY_RESULT(file.write({sent(u"one"_s)}, Redactor()));
        for (const QString &name : folder.names(u"activity.sqlite*"_s)) {
            const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
            QVERIFY2(!(QFile::permissions(folder.in(name)) & others), qPrintable(name));
        }
    }

    void fileSettingsPersist()
    {
        const ActivityFolder folder;
        {
            ActivityFile file(folder.file());
            VERIFY_RESULT(file.open());
        }
        QCOMPARE(sqlValue(folder.file(), u"PRAGMA journal_mode"_s).toString(), u"wal"_s);
        QCOMPARE(sqlValue(folder.file(), u"PRAGMA application_id"_s).toInt(), activityApplicationId);
        QCOMPARE(sqlValue(folder.file(), u"PRAGMA user_version"_s).toInt(), activityMigrations().size());
        QCOMPARE(sqlValue(folder.file(), u"PRAGMA auto_vacuum"_s).toInt(), 2);
    }

    void keyIsNotInTheFile_data()
    {
        QTest::addColumn<QByteArray>("key");
        QTest::newRow("letters") << QByteArray("CANARY-k9vQ2mT7pLx4");
        QTest::newRow("what JSON escapes") << QByteArray("CANARY\"k9v\\Q2/mT7");
    }

    void keyIsNotInTheFile()
    {
        QFETCH(QByteArray, key);
        const QString text = QString::fromLatin1(key);
        const ActivityFolder folder;
        const Redactor redactor(key);
        ActivityFile file(folder.file());
        ActivityRecord record = full();
        for (QString *member : {&record.profile, &record.resource, &record.message, &record.extra, &record.ts,
                                &record.marker, &record.reply, &record.errorKind, &record.error, &record.report})
            *member = u"before "_s + text + u" between "_s + QString::fromLatin1(key.toBase64()) + u' ' +
                      QString::fromLatin1(key.toPercentEncoding()) + u" after"_s;
        record.outcome = ActivityOutcome::Sending;
        VERIFY_RESULT(file.write({record}, redactor));
        record.outcome = ActivityOutcome::Accepted;
        VERIFY_RESULT(file.write({record}, redactor));

        const auto holdsTheKey = [&] {
            QByteArray all;
            for (const QString &name : folder.names(u"*"_s))
                all += bytesOf(folder.in(name));
            return !all.contains("before") || all.contains("CANARY") || all.contains(key) ||
                   all.contains(key.toBase64()) || all.contains("k9v") || all.contains(key.toPercentEncoding());
        };
        QVERIFY(QFile(folder.file() + u"-wal"_s).size() > 0);
        QVERIFY(!holdsTheKey());
        file.close();
        QVERIFY(!holdsTheKey());
    }

    void longResponseIsCutAfterMasking()
    {
        const ActivityFolder folder;
        const Redactor redactor("CANARY-k9vQ2mT7pLx4");
        ActivityFile file(folder.file());
        ActivityRecord record = sent(u"one"_s);
        record.reply = QString(activityReplyCap - 5, u'x') + u"CANARY-k9vQ2mT7pLx4 and more"_s;
        VERIFY_RESULT(file.write({record}, redactor));
        const QString kept = allOf(file).value(0).reply;
        QCOMPARE(kept.size(), activityReplyCap);
        QVERIFY(kept.endsWith(u"xx\u2022\u2022\u2022 a"_s));
    }

    void recordsOfRunningProcessesAreUnchanged()
    {
        const ActivityFolder folder;
        ActivityFile one(folder.file());
        VERIFY_RESULT(one.write({sent(u"mine"_s, ActivityOutcome::Sending)}, Redactor()));
        ActivityFile other(folder.file());
        QCOMPARE(allOf(other).value(0).outcome, ActivityOutcome::Sending);
        one.close();
        QCOMPARE(allOf(other).value(0).outcome, ActivityOutcome::Unknown);
    }

    void recordsOfCrashedProcessesBecomeUnknown()
    {
        const ActivityFolder folder;
        QProcess child;
        startChild(child, u"crash"_s, folder);
        QVERIFY(child.waitForFinished());
        QCOMPARE(child.exitStatus(), QProcess::CrashExit);
        ActivityFile file(folder.file());
        QHash<QString, ActivityOutcome> outcomes;
        for (const ActivityRecord &record : allOf(file))
            outcomes.insert(record.message, record.outcome);
        QCOMPARE(outcomes.value(u"under way"_s), ActivityOutcome::Unknown);
        QCOMPARE(outcomes.value(u"not begun"_s), ActivityOutcome::NotSent);
        QCOMPARE(outcomes.value(u"done"_s), ActivityOutcome::Accepted);
        QCOMPARE(QDir(folder.in(u"activity.sqlite.owners"_s)).entryList(QDir::Files).size(), 0); // its mark was removed
    }

    void overdueRecordIsUnknownUntilCompleted()
    {
        const ActivityFolder folder;
        ActivityRecord record = sent(u"one"_s, ActivityOutcome::Sending);
        {
            ActivityFile file(folder.file());
            VERIFY_RESULT(file.write({record}, Redactor()));
        }
        ActivityFile file(folder.file());
        QCOMPARE(allOf(file).value(0).outcome, ActivityOutcome::Unknown);
        record.outcome = ActivityOutcome::Refused;
        VERIFY_RESULT(file.write({record}, Redactor()));
        QCOMPARE(allOf(file), QList{record});
    }

    void batchEntryGetsTheTimeOfItsRequest()
    {
        const ActivityFolder folder;
        ActivityFile file(folder.file());
        ActivityRecord record = sent(u"one"_s, ActivityOutcome::Planned);
        record.batch = QUuid::createUuid();
        VERIFY_RESULT(file.write({record}, Redactor()));
        record.outcome = ActivityOutcome::Accepted;
        record.at = record.at.addSecs(7);
        VERIFY_RESULT(file.write({record}, Redactor()));
        QCOMPARE(allOf(file), QList{record});
    }

    void oldFileIsBackedUpBeforeMigration()
    {
        const ActivityFolder folder;
        const ActivityRecord record = full();
        {
            ActivityFile file(folder.file());
            VERIFY_RESULT(file.write({record}, Redactor()));
        }
        const QList<ActivityMigration> longer =
            activityMigrations() + QList<ActivityMigration>{{u"ALTER TABLE activity ADD COLUMN colour TEXT"_s}};
        ActivityFile file(folder.file(), longer);
        QCOMPARE(allOf(file), QList{record});
        const QString copy = file.takeNotices().copiedTo;
        QVERIFY(!copy.isEmpty());
        QCOMPARE(sqlValue(folder.file(), u"PRAGMA user_version"_s).toInt(), longer.size());
        QCOMPARE(sqlValue(copy, u"PRAGMA user_version"_s).toInt(), activityMigrations().size());
        QCOMPARE(sqlValue(copy, u"SELECT message FROM activity"_s).toString(), record.message);
        QVERIFY(!sqlValue(copy, u"SELECT count(colour) FROM activity"_s).isValid());
    }

    void failedMigrationChangesNothing()
    {
        const ActivityFolder folder;
        const ActivityRecord record = full();
        {
            ActivityFile file(folder.file());
            VERIFY_RESULT(file.write({record}, Redactor()));
        }
        const QList<ActivityMigration> broken =
            activityMigrations() +
            QList<ActivityMigration>{{u"ALTER TABLE activity ADD COLUMN colour TEXT"_s, u"NO SQL"_s}};
        {
            ActivityFile file(folder.file(), broken);
            QVERIFY(!file.open());
        }
        QVERIFY(folder.names(u"*corrupt*"_s).isEmpty());
        QVERIFY(!sqlValue(folder.file(), u"SELECT count(colour) FROM activity"_s).isValid());
        ActivityFile file(folder.file());
        QCOMPARE(allOf(file), QList{record});
    }

    void newerFileIsNotChanged()
    {
        const ActivityFolder folder;
        {
            ActivityFile file(folder.file());
            VERIFY_RESULT(file.write({sent(u"one"_s)}, Redactor()));
        }
        QVERIFY(sqlValue(folder.file(), u"PRAGMA user_version = 42"_s).isNull());
        const QByteArray before = bytesOf(folder.file());
        ActivityFile file(folder.file());
        const auto written = file.write({sent(u"two"_s)}, Redactor());
        QVERIFY(!written);
        QVERIFY2(written.error().detail.text().contains(u"newer version"_s), qPrintable(written.error().detail));
        file.close();
        QCOMPARE(bytesOf(folder.file()), before);
        QVERIFY(folder.names(u"*corrupt*"_s).isEmpty());
    }

    void twoProcessesWriteFourThousandRecords()
    {
        const ActivityFolder folder;
        QProcess one;
        QProcess two;
        for (QProcess *process : {&one, &two})
            startChild(*process, u"write"_s, folder);
        for (QProcess *process : {&one, &two}) {
            QVERIFY(process->waitForFinished(100'000));
            QVERIFY2(process->exitCode() == 0, process->readAllStandardError());
        }
        ActivityFile file(folder.file());
        QCOMPARE(file.count({}).value_or(-1), 2 * perProcess);
        QVERIFY(file.takeNotices().isEmpty());
        ActivityFilter last;
        last.text = u"1999"_s;
        QCOMPARE(file.count(last).value_or(-1), 2);
        file.close();
        QCOMPARE(sqlValue(folder.file(), u"PRAGMA integrity_check"_s).toString(), u"ok"_s);
    }

    void simultaneousStartsCreateOneFile_data()
    {
        QTest::addColumn<QByteArray>("damaged");
        QTest::newRow("nothing is there") << QByteArray();
        QTest::newRow("damage is set aside once") << QByteArray(9'000, 'x');
    }

    void simultaneousStartsCreateOneFile()
    {
        QFETCH(QByteArray, damaged);
        const ActivityFolder folder;
        if (!damaged.isEmpty())
            writeBytes(folder.file(), damaged);
        QList<QThread *> threads;
        std::atomic<int> kept = 0;
        for (int i = 0; i < 6; ++i) {
            threads.append(QThread::create([&] {
                ActivityFile file(folder.file());
                kept += file.write({sent(u"one"_s)}, Redactor()) ? 1 : 0;
            }));
            threads.last()->start();
        }
        for (QThread *thread : threads)
            thread->wait();
        qDeleteAll(threads);
        QCOMPARE(kept.load(), 6);
        const QStringList aside = folder.names(u"*corrupt*Z"_s);
        QCOMPARE(aside.size(), damaged.isEmpty() ? 0 : 1);
        if (!damaged.isEmpty())
            QCOMPARE(bytesOf(folder.in(aside.first())), damaged);
        ActivityFile file(folder.file());
        QCOMPARE(file.count({}).value_or(-1), 6);
    }
};

RC_TEST_WITH_CHILD(TestActivityFile, runChild)

} // namespace rc::tst_activityfile

#include "tst_activityfile.moc"
