// SPDX-License-Identifier: GPL-3.0-or-later
// Filters match exactly, the search finds words, and pages neither skip nor repeat records, in every order and with
// batches as one record.
#include "core/datetimes.h"
#include "store/activitycases.h"
#include "support/testprogram.h"

namespace rc::tst_activityquery {

using namespace activitytest;

namespace {

QDateTime minute(int n)
{
    return utcTime(QDate(2026, 11, 21), QTime(12, n));
}

ActivityRecord at(int n, ActivityRecord record)
{
    record.at = minute(n);
    return record;
}

/// Five different records, newest last.
QList<ActivityRecord> five()
{
    ActivityRecord list = at(1, sent(u"general"_s, ActivityOutcome::Passed));
    list.kind = ActivityKind::List;
    list.level.reset();
    ActivityRecord check = at(2, sent(u"Entries are accepted."_s, ActivityOutcome::Failed));
    check.kind = ActivityKind::Check;
    check.level.reset();
    check.profile = u"search"_s;
    check.extra = uR"({"steps":[{"id":"tls","state":"passed"}]})"_s;
    ActivityRecord alert = at(3, sent(u"Database down: 100% of requests fail"_s, ActivityOutcome::Refused));
    alert.level = Level::Alert;
    alert.reply = u"{\"error\":\"forbidden\"}"_s;
    ActivityRecord local = at(4, sent(u"deploy finished"_s, ActivityOutcome::Local));
    local.level = Level::Debug;
    local.extra = u"{\"host\":\"db-3.example.net\"}"_s;
    ActivityRecord info = at(5, sent(u"Größe überschritten"_s));
    info.marker = u"7F3A-19C2-5B0E"_s;
    info.profile = u"search"_s;
    return {list, check, alert, local, info};
}

ActivityRecord atSecond(int second, const QString &message, ActivityOutcome outcome = ActivityOutcome::Accepted,
                        const QUuid &batch = {})
{
    ActivityRecord record = sent(message, outcome);
    record.at = utcFromMSecs(1'760'000'000'000 + second * 1000LL);
    record.batch = batch;
    record.elapsedMs = 100;
    if (outcome == ActivityOutcome::NotSent)
        record.elapsedMs = 0;
    return record;
}

/// Every record of a filter, in pages of `limit`.
QStringList pagedThrough(ActivityFile &file, const ActivityFilter &filter, const ActivityOrder &order, int limit)
{
    QStringList messages;
    std::optional<ActivityCursor> after;
    for (int i = 0; i < 1000; ++i) {
        const auto page = file.page(filter, after, limit, ActivityDetail::Row, order);
        if (!page)
            return {page.error().detail};
        messages += messagesOf(page->records);
        if (!page->next)
            return messages;
        after = page->next;
    }
    return {u"no end"_s};
}

} // namespace

class TestActivityQuery : public QObject
{
    Q_OBJECT

private slots:
    void filtersMatch_data();

    void filtersMatch()
    {
        QFETCH(ActivityFilter, filter);
        QFETCH(QList<int>, found);
        const ActivityFolder folder;
        ActivityFile file(folder.file());
        ActivityRecord gone = five().at(3);
        VERIFY_RESULT(file.write(five() + QList{gone}, Redactor()));
        ActivityFilter selection;
        selection.ids = {gone.id};
        VERIFY_RESULT(file.remove(selection)); // a deleted one is neither shown nor counted
        QList<int> minutes;
        for (const ActivityRecord &record : allOf(file, filter))
            minutes.append(record.at.time().minute());
        QCOMPARE(minutes, found);
        QCOMPARE(file.count(filter).value_or(-1), found.size());
    }

    void pagesNeitherSkipNorRepeat_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("all") << QString();
        QTest::newRow("a search with few hits") << u"seventh"_s;
        QTest::newRow("a search with many hits") << u"entry"_s;
    }

    void pagesNeitherSkipNorRepeat();

    void pagesStayConsistentDuringWrites()
    {
        const ActivityFolder folder;
        ActivityFile file(folder.file());
        VERIFY_RESULT(file.write(five(), Redactor()));
        const auto first = file.page({}, {}, 2);
        VERIFY_RESULT(first);
        VERIFY_RESULT(file.write({at(30, sent(u"new"_s))}, Redactor()));
        const auto second = file.page({}, first->next, 2);
        VERIFY_RESULT(second);
        QCOMPARE(second->records.value(0).at, minute(3));
        const auto third = file.page({}, second->next, 2);
        VERIFY_RESULT(third);
        QCOMPARE(third->records.size(), 1);
        QVERIFY(!third->next);
    }

    void rowsOmitLongTexts()
    {
        const ActivityFolder folder;
        ActivityFile file(folder.file());
        for (const ActivityKind kind : activityKinds()) {
            ActivityRecord record = full();
            record.id = QUuid::createUuid();
            record.kind = kind;
            VERIFY_RESULT(file.write({record}, Redactor()));
            ActivityFilter filter;
            filter.ids = {record.id};
            const auto page = file.page(filter, {}, 10);
            VERIFY_RESULT(page);
            record.reply.clear();
            record.key.clear();
            if (kind != ActivityKind::Send && kind != ActivityKind::Drill) // those are short
                record.report.clear();
            QCOMPARE(page->records, QList{record});
        }
    }

    void profilesAreListedOnce()
    {
        const ActivityFolder folder;
        ActivityFile file(folder.file());
        ActivityRecord nobody = sent(u"typed by hand"_s);
        nobody.profile.clear();
        VERIFY_RESULT(file.write(five() + QList{nobody}, Redactor()));
        QCOMPARE(file.profiles().value_or(QStringList()), (QStringList{u"payments"_s, u"search"_s}));
    }

    void textIndexIsUpToDate()
    {
        const ActivityFolder folder;
        ActivityFile file(folder.file());
        QList<ActivityRecord> records = five();
        VERIFY_RESULT(file.write(records, Redactor()));
        records[2].message = u"other words"_s;
        records[1].status = 200;
        VERIFY_RESULT(file.write(records, Redactor()));
        ActivityFilter old;
        old.text = u"database"_s;
        QCOMPARE(allOf(file, old).size(), 0);
        file.close();
        // fails if index and table differ
        rc::ActivityConnection connection;
        VERIFY_RESULT(connection.open(folder.file(), ActivityConnection::Mode::ReadWrite));
        VERIFY_RESULT(
            connection.run(u"INSERT INTO activity_text(activity_text, rank) VALUES ('integrity-check', 1)"_s));
    }

    void batchIsOneRow()
    {
        const ActivityFolder folder;
        ActivityFile file(folder.file());
        const QUuid burst = QUuid::createUuid();
        const QUuid single = QUuid::createUuid();
        QList<ActivityRecord> records{atSecond(0, u"before"_s)};
        for (int i = 1; i <= 5; ++i)
            records.append(atSecond(i, u"burst %1"_s.arg(i), ActivityOutcome::Accepted, burst));
        for (int i = 6; i <= 100; ++i) {
            records.append(atSecond(i, u"burst %1"_s.arg(i), ActivityOutcome::NotSent, burst));
            records.last().errorKind = u"cancelled"_s;
        }
        records.append(atSecond(50, u"in between"_s));
        records.append(atSecond(200, u"alone"_s, ActivityOutcome::Accepted, single));
        VERIFY_RESULT(file.write(records, Redactor()));
        const auto page = file.page({}, {}, 50, ActivityDetail::Row, {.grouped = true});
        VERIFY_RESULT(page);
        QCOMPARE(messagesOf(page->records), (QStringList{u"alone"_s, u"in between"_s, u"burst 1"_s, u"before"_s}));
        QCOMPARE(page->batches.size(), 1); // a single record is not a batch
        const ActivityBatch batch = page->batches.value(burst);
        QCOMPARE(batch.count, 100);
        QCOMPARE(batch.of(ActivityOutcome::Accepted), 5);
        QCOMPARE(batch.of(ActivityOutcome::NotSent), 95);
        QCOMPARE(batch.canceled, 95);
        QCOMPARE(pagedThrough(file, {}, {.grouped = true}, 1), messagesOf(page->records));
        ActivityFilter members;
        members.batch = burst;
        const auto inside = file.page(members, {}, 3, ActivityDetail::Row, {.descending = false, .grouped = true});
        VERIFY_RESULT(inside);
        QCOMPARE(messagesOf(inside->records), (QStringList{u"burst 1"_s, u"burst 2"_s, u"burst 3"_s}));
    }

    void filterCountsItsMatches()
    {
        const ActivityFolder folder;
        ActivityFile file(folder.file());
        const QUuid burst = QUuid::createUuid();
        VERIFY_RESULT(file.write({atSecond(1, u"1"_s, ActivityOutcome::Accepted, burst),
                                  atSecond(2, u"2"_s, ActivityOutcome::Refused, burst),
                                  atSecond(3, u"3"_s, ActivityOutcome::Refused, burst),
                                  atSecond(4, u"4"_s, ActivityOutcome::Refused)},
                                 Redactor()));
        ActivityFilter refused;
        refused.outcomes = {ActivityOutcome::Refused};
        const auto page = file.page(refused, {}, 10, ActivityDetail::Row, {.grouped = true});
        VERIFY_RESULT(page);
        QCOMPARE(messagesOf(page->records), (QStringList{u"4"_s, u"2"_s}));
        QCOMPARE(page->batches.value(burst).count, 2);
        QCOMPARE(page->batches.value(burst).of(ActivityOutcome::Accepted), 0);
    }

    void deletedRecordsDoNotRepresentABatch()
    {
        const ActivityFolder folder;
        ActivityFile file(folder.file());
        const QUuid burst = QUuid::createUuid();
        QList<ActivityRecord> records;
        for (int i = 0; i < 6; ++i)
            records.append(atSecond(i, QString::number(i),
                                    i % 2 == 0 ? ActivityOutcome::Accepted : ActivityOutcome::Refused, burst));
        VERIFY_RESULT(file.write(records, Redactor()));
        ActivityFilter first;
        first.ids = {records.at(0).id, records.at(1).id};
        VERIFY_RESULT(file.remove(first));
        ActivityFilter refused;
        refused.outcomes = {ActivityOutcome::Refused};
        for (const bool descending : {true, false}) {
            const ActivityOrder order{.descending = descending, .grouped = true};
            QCOMPARE(pagedThrough(file, {}, order, 1), QStringList{u"2"_s});
            QCOMPARE(pagedThrough(file, refused, order, 1), QStringList{u"3"_s});
        }
    }

    void searchResultsAreNotGrouped()
    {
        const ActivityFolder folder;
        ActivityFile file(folder.file());
        const QUuid burst = QUuid::createUuid();
        VERIFY_RESULT(file.write({atSecond(1, u"deploy 1"_s, ActivityOutcome::Accepted, burst),
                                  atSecond(2, u"deploy 2"_s, ActivityOutcome::Accepted, burst)},
                                 Redactor()));
        ActivityFilter filter;
        filter.text = u"deploy"_s;
        const auto page = file.page(filter, {}, 10, ActivityDetail::Row, {.grouped = true});
        VERIFY_RESULT(page);
        QCOMPARE(page->records.size(), 2);
        QVERIFY(page->batches.isEmpty());
        const auto byTook =
            file.page({}, {}, 10, ActivityDetail::Row, {.by = ActivityOrder::By::Duration, .grouped = true});
        VERIFY_RESULT(byTook);
        QCOMPARE(byTook->records.size(), 2);
    }

    void sortedPagesAreComplete_data()
    {
        addColumns<int, bool, QStringList>("by", "descending", "messages");
        using By = ActivityOrder::By;
        QTest::newRow("newest") << int(By::When) << true << QStringList{u"d"_s, u"c"_s, u"B"_s, u"a"_s};
        QTest::newRow("oldest") << int(By::When) << false << QStringList{u"a"_s, u"B"_s, u"c"_s, u"d"_s};
        QTest::newRow("longest") << int(By::Duration) << true << QStringList{u"B"_s, u"d"_s, u"a"_s, u"c"_s};
        QTest::newRow("shortest") << int(By::Duration) << false << QStringList{u"c"_s, u"a"_s, u"d"_s, u"B"_s};
        QTest::newRow("worst") << int(By::Outcome) << true << QStringList{u"c"_s, u"d"_s, u"a"_s, u"B"_s};
        QTest::newRow("loudest") << int(By::Type) << true << QStringList{u"a"_s, u"B"_s, u"c"_s, u"d"_s};
        QTest::newRow("by message") << int(By::Message) << false << QStringList{u"a"_s, u"B"_s, u"c"_s, u"d"_s};
    }

    void sortedPagesAreComplete();

    void batchIsDeletedAsAWhole()
    {
        const ActivityFolder folder;
        ActivityFile file(folder.file());
        const QUuid burst = QUuid::createUuid();
        const ActivityRecord other = atSecond(5, u"other"_s);
        VERIFY_RESULT(file.write({atSecond(1, u"1"_s, ActivityOutcome::Accepted, burst),
                                  atSecond(2, u"2"_s, ActivityOutcome::Refused, burst), atSecond(3, u"stays"_s), other},
                                 Redactor()));
        ActivityFilter chosen;
        chosen.batches = {burst};
        chosen.ids = {other.id};
        const auto removal = file.remove(chosen);
        VERIFY_RESULT(removal);
        QCOMPARE(removal->rows, 3);
        QCOMPARE(messagesOf(allOf(file)), QStringList{u"stays"_s});
    }
};

void TestActivityQuery::filtersMatch_data()
{
    QTest::addColumn<ActivityFilter>("filter");
    QTest::addColumn<QList<int>>("found"); // the minutes, newest first
    const auto row = [](const char *name, const std::function<void(ActivityFilter &)> &set, const QList<int> &found) {
        ActivityFilter filter;
        set(filter);
        QTest::newRow(name) << filter << found;
    };
    row("nothing", [](auto &) {}, {5, 4, 3, 2, 1});
    row("one kind", [](auto &f) { f.kinds = {ActivityKind::Check}; }, {2});
    row("two kinds", [](auto &f) { f.kinds = {ActivityKind::Check, ActivityKind::List}; }, {2, 1});
    row("one outcome", [](auto &f) { f.outcomes = {ActivityOutcome::Local}; }, {4});
    row("two outcomes", [](auto &f) { f.outcomes = {ActivityOutcome::Local, ActivityOutcome::Refused}; }, {4, 3});
    row("a level", [](auto &f) { f.levels = {Level::Alert}; }, {3});
    row("two levels", [](auto &f) { f.levels = {Level::Alert, Level::Info}; }, {5, 3});
    row("a profile", [](auto &f) { f.profiles = {u"search"_s}; }, {5, 2});
    row("a profile and a kind",
        [](auto &f) {
            f.profiles = {u"search"_s};
            f.kinds = {ActivityKind::Send};
        },
        {5});
    row("from a time on", [](auto &f) { f.from = minute(4); }, {5, 4});
    row("before a time", [](auto &f) { f.before = minute(3); }, {2, 1});
    row("a word", [](auto &f) { f.text = u"deploy"_s; }, {4});
    row("in any letter case", [](auto &f) { f.text = u"DEPLOY"_s; }, {4});
    row("the beginning of a word", [](auto &f) { f.text = u"depl"_s; }, {4});
    row("two words in any order", [](auto &f) { f.text = u"down database"_s; }, {3});
    row("two words, one absent", [](auto &f) { f.text = u"database deploy"_s; }, {});
    row("without its dots", [](auto &f) { f.text = u"uberschritten grosse"_s; }, {});
    row("umlauts as plain letters", [](auto &f) { f.text = u"uberschritten"_s; }, {5});
    row("the reply", [](auto &f) { f.text = u"forbidden"_s; }, {3});
    row("the extra", [](auto &f) { f.text = u"db-3.example.net"_s; }, {4});
    row("not the steps of a check, which are not shown", [](auto &f) { f.text = u"tls"_s; }, {});
    row("the marker", [](auto &f) { f.text = u"7F3A-19C2-5B0E"_s; }, {5});
    row("the marker's beginning", [](auto &f) { f.text = u"7f3a-19"_s; }, {5});
    row("the search's own signs", [](auto &f) { f.text = u"\"deploy\" OR * NEAR("_s; }, {});
    row("a quote in it", [](auto &f) { f.text = u"dep\"loy"_s; }, {});
    row("punctuation alone", [](auto &f) { f.text = u"%"_s; }, {3});
    row("punctuation that is nowhere", [](auto &f) { f.text = u"__"_s; }, {});
    row("a word and a level",
        [](auto &f) {
            f.text = u"d"_s;
            f.levels = {Level::Debug};
        },
        {4});
    row("text and time",
        [](auto &f) {
            f.text = u"d"_s;
            f.before = minute(4);
        },
        {3});
}

void TestActivityQuery::pagesNeitherSkipNorRepeat()
{
    QFETCH(QString, text);
    const ActivityFolder folder;
    ActivityFile file(folder.file());
    QList<ActivityRecord> records;
    for (int i = 0; i < 5'500; ++i) // many have the same time
        records.append(at(i * 7 % 60, sent(u"entry %1 %2"_s.arg(i).arg(i % 7 == 0 ? u"seventh"_s : u""_s))));
    VERIFY_RESULT(file.write(records, Redactor()));
    ActivityFilter filter;
    filter.text = text;
    QSet<QUuid> seen;
    QDateTime last = minute(59).addDays(1);
    qint64 rows = 0;
    std::optional<ActivityCursor> after;
    do {
        const auto page = file.page(filter, after, 700);
        VERIFY_RESULT(page);
        for (const ActivityRecord &record : page->records) {
            QVERIFY(record.at <= last);
            last = record.at;
            seen.insert(record.id);
            ++rows;
        }
        after = page->next;
    } while (after);
    QCOMPARE(rows, seen.size());
    QCOMPARE(rows, text == "seventh"_L1 ? 786 : 5'500);
}

void TestActivityQuery::sortedPagesAreComplete()
{
    QFETCH(int, by);
    QFETCH(bool, descending);
    QFETCH(QStringList, messages);
    const ActivityFolder folder;
    ActivityFile file(folder.file());
    QList<ActivityRecord> records{atSecond(1, u"a"_s, ActivityOutcome::NotSent), atSecond(2, u"B"_s),
                                  atSecond(3, u"c"_s, ActivityOutcome::Refused),
                                  atSecond(4, u"d"_s, ActivityOutcome::Unknown)};
    const QList<int> took{40, 3'000, 20, 900};
    const QList<Level> levels{Level::Alert, Level::Error, Level::Warning, Level::Info};
    for (qsizetype i = 0; i < records.size(); ++i) {
        records[i].elapsedMs = took.at(i);
        records[i].level = levels.at(i);
    }
    VERIFY_RESULT(file.write(records, Redactor()));
    const ActivityOrder order{ActivityOrder::By(by), descending, true};
    for (const int limit : {1, 3, 100})
        QCOMPARE(pagedThrough(file, {}, order, limit), messages);
}

RC_TEST(TestActivityQuery)

} // namespace rc::tst_activityquery

#include "tst_activityquery.moc"
