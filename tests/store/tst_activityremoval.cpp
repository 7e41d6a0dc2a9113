// SPDX-License-Identifier: GPL-3.0-or-later
// Deletions can be undone until the end and then leave the file; expired records are deleted automatically.
#include "core/datetimes.h"
#include "store/activitycases.h"
#include "support/testprogram.h"

namespace rc::tst_activityremoval {

using namespace activitytest;

namespace {

ActivityFilter only(const ActivityRecord &record)
{
    ActivityFilter filter;
    filter.ids = {record.id};
    return filter;
}

ActivityRecord daysAgo(int days, const QString &message)
{
    ActivityRecord record = sent(message);
    record.at = utcFromMSecs(QDateTime::currentMSecsSinceEpoch()).addDays(-days);
    return record;
}

} // namespace

class TestActivityRemoval : public QObject
{
    Q_OBJECT

private slots:
    void deletedSelectionCanBeRestored()
    {
        const ActivityFolder folder;
        ActivityFile file(folder.file());
        const ActivityRecord record = full();
        const ActivityRecord other = sent(u"other"_s);
        VERIFY_RESULT(file.write({record, other}, Redactor()));
        const auto removal = file.remove(only(record));
        VERIFY_RESULT(removal);
        QCOMPARE(removal->rows, 1);
        QCOMPARE(allOf(file), QList{other});
        VERIFY_RESULT(file.undo(*removal));
        QCOMPARE(file.count({}).value_or(-1), 2);
        QCOMPARE(*file.record(record.id).value(), record);
    }

    void manyDeletedRowsCanBeRestored()
    {
        const ActivityFolder folder;
        ActivityFile file(folder.file());
        QList<ActivityRecord> records;
        for (int i = 0; i < 4'100; ++i)
            records.append(sent(u"entry"_s));
        VERIFY_RESULT(file.write(records, Redactor()));
        const auto removal = file.remove({});
        VERIFY_RESULT(removal);
        QCOMPARE(removal->rows, 4'100);
        QCOMPARE(file.count({}).value_or(-1), 0);
        VERIFY_RESULT(file.undo(*removal));
        QCOMPARE(file.count({}).value_or(-1), 4'100);
    }

    void searchResultsCanBeDeleted()
    {
        const ActivityFolder folder;
        ActivityFile file(folder.file());
        VERIFY_RESULT(file.write({sent(u"deploy one"_s), sent(u"backup"_s), sent(u"deploy two"_s)}, Redactor()));
        ActivityFilter deploys;
        deploys.text = u"deploy"_s;
        const auto removal = file.remove(deploys);
        VERIFY_RESULT(removal);
        QCOMPARE(removal->rows, 2);
        QCOMPARE(messagesOf(allOf(file)), QStringList{u"backup"_s});
    }

    void recordsInProgressAreNotDeleted()
    {
        const ActivityFolder folder;
        ActivityFile file(folder.file());
        VERIFY_RESULT(file.write({sent(u"done"_s), sent(u"under way"_s, ActivityOutcome::Sending)}, Redactor()));
        const auto removal = file.remove({});
        VERIFY_RESULT(removal);
        QCOMPARE(removal->rows, 1);
        QCOMPARE(messagesOf(allOf(file)), QStringList{u"under way"_s});
    }

    void otherProcessIgnoresRestorableRecords()
    {
        const ActivityFolder folder;
        ActivityFile file(folder.file());
        VERIFY_RESULT(file.write({sent(u"one"_s)}, Redactor()));
        const auto removal = file.remove({});
        VERIFY_RESULT(removal);
        {
            ActivityFile other(folder.file());
            QCOMPARE(other.count({}).value_or(-1), 0);
            VERIFY_RESULT(other.tidy(std::chrono::seconds(10)));
        }
        VERIFY_RESULT(file.undo(*removal));
        QCOMPARE(file.count({}).value_or(-1), 1);
    }

    void deletedTextIsErasedAndTheFileShrinks()
    {
        const ActivityFolder folder;
        qint64 before = 0;
        {
            ActivityFile file(folder.file());
            QList<ActivityRecord> records;
            for (int i = 0; i < 1'500; ++i)
                records.append(sent(u"quokka %1 "_s.arg(i).repeated(20)));
            VERIFY_RESULT(file.write(records, Redactor()));
            file.close();
            before = file.bytes();
            VERIFY_RESULT(file.remove({}));
            file.close();
            VERIFY_RESULT(file.tidy(std::chrono::seconds(60))); // more than the short time at the end allowed
        }
        QVERIFY(before > 500'000);
        QVERIFY(bytesOf(folder.file()).size() < before / 2);
        QCOMPARE(bytesOf(folder.file()).count("quokka"), 0);
    }

    void retentionDeletesOnlyOlderRecords()
    {
        const ActivityFolder folder;
        {
            ActivityFile file(folder.file());
            VERIFY_RESULT(file.write({daysAgo(31, u"old"_s), daysAgo(29, u"new"_s)}, Redactor()));
            VERIFY_RESULT(file.setRetentionDays(30));
        }
        ActivityFile file(folder.file());
        QCOMPARE(file.retentionDays().value_or(-1), 30);
        QCOMPARE(messagesOf(allOf(file)), QStringList{u"new"_s});
    }

    void nothingIsDeletedByDefault()
    {
        const ActivityFolder folder;
        {
            ActivityFile file(folder.file());
            VERIFY_RESULT(file.write({daysAgo(4'000, u"old"_s)}, Redactor()));
            QCOMPARE(file.retentionDays().value_or(-1), 0);
        }
        ActivityFile file(folder.file());
        QCOMPARE(messagesOf(allOf(file)), QStringList{u"old"_s});
    }
};

RC_TEST(TestActivityRemoval)

} // namespace rc::tst_activityremoval

#include "tst_activityremoval.moc"
