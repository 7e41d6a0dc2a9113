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
    void aSelectionGoesAndComesBack()
    {
        const Place place;
        ActivityFile file(place.file());
        const ActivityRecord record = full();
        const ActivityRecord other = sent(u"other"_s);
        KEPT(file.write({record, other}, Redactor()));
        const auto removal = file.remove(only(record));
        KEPT(removal);
        QCOMPARE(removal->rows, 1);
        QCOMPARE(allOf(file), QList{other});
        KEPT(file.undo(*removal));
        QCOMPARE(file.count({}).value_or(-1), 2);
        QCOMPARE(*file.record(record.id).value(), record);
    }

    void manyRowsGoAndComeBack()
    {
        const Place place;
        ActivityFile file(place.file());
        QList<ActivityRecord> records;
        for (int i = 0; i < 4'100; ++i)
            records.append(sent(u"entry"_s));
        KEPT(file.write(records, Redactor()));
        const auto removal = file.remove({});
        KEPT(removal);
        QCOMPARE(removal->rows, 4'100);
        QCOMPARE(file.count({}).value_or(-1), 0);
        KEPT(file.undo(*removal));
        QCOMPARE(file.count({}).value_or(-1), 4'100);
    }

    void whatWasFoundByTextGoes()
    {
        const Place place;
        ActivityFile file(place.file());
        KEPT(file.write({sent(u"deploy one"_s), sent(u"backup"_s), sent(u"deploy two"_s)}, Redactor()));
        ActivityFilter deploys;
        deploys.text = u"deploy"_s;
        const auto removal = file.remove(deploys);
        KEPT(removal);
        QCOMPARE(removal->rows, 2);
        QCOMPARE(messagesOf(allOf(file)), QStringList{u"backup"_s});
    }

    void whatIsUnderWayStays()
    {
        const Place place;
        ActivityFile file(place.file());
        KEPT(file.write({sent(u"done"_s), sent(u"under way"_s, ActivityOutcome::Sending)}, Redactor()));
        const auto removal = file.remove({});
        KEPT(removal);
        QCOMPARE(removal->rows, 1);
        QCOMPARE(messagesOf(allOf(file)), QStringList{u"under way"_s});
    }

    void anotherProcessDoesNotSeeOrTakeWhatCanComeBack()
    {
        const Place place;
        ActivityFile file(place.file());
        KEPT(file.write({sent(u"one"_s)}, Redactor()));
        const auto removal = file.remove({});
        KEPT(removal);
        {
            ActivityFile other(place.file());
            QCOMPARE(other.count({}).value_or(-1), 0);
            KEPT(other.tidy(std::chrono::seconds(10)));
        }
        KEPT(file.undo(*removal));
        QCOMPARE(file.count({}).value_or(-1), 1);
    }

    void theDeletedTextIsGoneAndTheFileSmaller()
    {
        const Place place;
        qint64 before = 0;
        {
            ActivityFile file(place.file());
            QList<ActivityRecord> records;
            for (int i = 0; i < 1'500; ++i)
                records.append(sent(u"quokka %1 "_s.arg(i).repeated(20)));
            KEPT(file.write(records, Redactor()));
            file.close();
            before = file.bytes();
            KEPT(file.remove({}));
            file.close();
            KEPT(file.tidy(std::chrono::seconds(60))); // more than the short time at the end allowed
        }
        QVERIFY(before > 500'000);
        QVERIFY(bytesOf(place.file()).size() < before / 2);
        QCOMPARE(bytesOf(place.file()).count("quokka"), 0);
    }

    void keepingForDaysTakesOnlyWhatIsOlder()
    {
        const Place place;
        {
            ActivityFile file(place.file());
            KEPT(file.write({daysAgo(31, u"old"_s), daysAgo(29, u"new"_s)}, Redactor()));
            KEPT(file.setRetentionDays(30));
        }
        ActivityFile file(place.file());
        QCOMPARE(file.retentionDays().value_or(-1), 30);
        QCOMPARE(messagesOf(allOf(file)), QStringList{u"new"_s});
    }

    void everythingIsKeptUnlessAsked()
    {
        const Place place;
        {
            ActivityFile file(place.file());
            KEPT(file.write({daysAgo(4'000, u"old"_s)}, Redactor()));
            QCOMPARE(file.retentionDays().value_or(-1), 0);
        }
        ActivityFile file(place.file());
        QCOMPARE(messagesOf(allOf(file)), QStringList{u"old"_s});
    }
};

RC_TEST(TestActivityRemoval)

} // namespace rc::tst_activityremoval

#include "tst_activityremoval.moc"
