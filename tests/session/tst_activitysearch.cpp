// SPDX-License-Identifier: GPL-3.0-or-later
// The filter words of the Activity page: matches, unknown values, and how the drop-downs write them.
#include "session/activity/activitysearch.h"
#include "support/testprogram.h"

#include <QTimeZone>

namespace rc::tst_activitysearch {

namespace {

const QDateTime now(QDate(2026, 11, 21), QTime(14, 2, 11), QTimeZone(3600));

QDateTime at(int day, int hour, int minute = 0)
{
    return {QDate(2026, 11, day), QTime(hour, minute), QTimeZone(3600)};
}

} // namespace

class TestActivitySearch : public QObject
{
    Q_OBJECT

private slots:
    void queriesBecomeFilters_data()
    {
        addColumns<QString, ActivityFilter>("query", "expected");
        const auto row = [](const char *name, const QString &query, const std::function<void(ActivityFilter &)> &fill) {
            ActivityFilter filter;
            fill(filter);
            QTest::newRow(name) << query << filter;
        };
        row("nothing", u"  "_s, [](ActivityFilter &) {});
        row("words alone", u" failover  replica "_s, [](ActivityFilter &f) { f.text = u"failover replica"_s; });
        row("words and a filter", u"failover outcome:unknown"_s, [](ActivityFilter &f) {
            f.text = u"failover"_s;
            f.outcomes = {ActivityOutcome::Unknown};
        });
        row("words around a filter", u"fail level:error over"_s, [](ActivityFilter &f) {
            f.text = u"fail over"_s;
            f.levels = {Level::Error};
        });
        row("keys, in any letter case", u"key:91c4,0AFE"_s, [](ActivityFilter &f) { f.keys = {u"91C4"_s, u"0AFE"_s}; });
        row("all of the words", u"level:alert outcome:not-sent kind:send profile:payments"_s, [](ActivityFilter &f) {
            f.levels = {Level::Alert};
            f.outcomes = {ActivityOutcome::NotSent};
            f.kinds = {ActivityKind::Send};
            f.profiles = {u"payments"_s};
        });
        row("several values", u"level:error,alert"_s,
            [](ActivityFilter &f) { f.levels = {Level::Error, Level::Alert}; });
        row("a word twice", u"kind:check kind:list"_s,
            [](ActivityFilter &f) { f.kinds = {ActivityKind::Check, ActivityKind::List}; });
        row("a value twice", u"kind:check kind:check"_s, [](ActivityFilter &f) { f.kinds = {ActivityKind::Check}; });
        row("any letter case", u"Level:ERROR"_s, [](ActivityFilter &f) { f.levels = {Level::Error}; });
        row("a word that is still being typed", u"failover level:"_s,
            [](ActivityFilter &f) { f.text = u"failover"_s; });
        row("a quoted profile", u"profile:\"nightly backup\""_s,
            [](ActivityFilter &f) { f.profiles = {u"nightly backup"_s}; });
        row("a profile keeps its letter case", u"profile:Payments"_s,
            [](ActivityFilter &f) { f.profiles = {u"Payments"_s}; });
        row("a colon in the text", u"http://example.net at 14:02"_s,
            [](ActivityFilter &f) { f.text = u"http://example.net at 14:02"_s; });
        row("quoted text", u"\"disk full\""_s, [](ActivityFilter &f) { f.text = u"disk full"_s; });
        row("a quote that never ends", u"profile:\"a b level:error"_s,
            [](ActivityFilter &f) { f.profiles = {u"a b level:error"_s}; });
    }

    void queriesBecomeFilters()
    {
        QFETCH(QString, query);
        QFETCH(ActivityFilter, expected);
        const ActivitySearch search = parseActivitySearch(query, now);
        QCOMPARE(search.faults, QStringList());
        QVERIFY(search.filter == expected);
    }

    void timesAreParsed_data()
    {
        addColumns<QString, QDateTime>("value", "expected");
        QTest::newRow("minutes") << u"90m"_s << now.addSecs(-90 * 60);
        QTest::newRow("hours") << u"24h"_s << now.addSecs(-24 * 3600);
        QTest::newRow("days") << u"7d"_s << now.addDays(-7);
        QTest::newRow("weeks") << u"2W"_s << now.addDays(-14);
        QTest::newRow("today") << u"today"_s << at(21, 0);
        QTest::newRow("yesterday") << u"yesterday"_s << at(20, 0);
        QTest::newRow("a day") << u"2026-11-03"_s << at(3, 0);
        QTest::newRow("a minute") << u"2026-11-03T14:30"_s << at(3, 14, 30);
        QTest::newRow("with an offset") << u"2026-11-03T14:30:00Z"_s << at(3, 15, 30);
    }

    void timesAreParsed()
    {
        QFETCH(QString, value);
        QFETCH(QDateTime, expected);
        const ActivitySearch since = parseActivitySearch(u"since:"_s + value, now);
        QCOMPARE(since.faults, QStringList());
        QCOMPARE(since.filter.from, expected);
        QVERIFY(!since.filter.before.isValid());
        const ActivitySearch before = parseActivitySearch(u"before:"_s + value, now);
        QCOMPARE(before.filter.before, expected);
        QVERIFY(!before.filter.from.isValid());
    }

    void unknownTermsAreReportedAndIgnored_data()
    {
        addColumns<QString, QString>("query", "named");
        QTest::newRow("a level") << u"level:eror"_s << u"“eror”"_s;
        QTest::newRow("a level says which there are") << u"level:eror"_s << u"debug, info, warning, error, alert"_s;
        QTest::newRow("an outcome") << u"outcome:ok"_s << u"accepted"_s;
        QTest::newRow("a kind") << u"kind:burst"_s << u"drill"_s;
        QTest::newRow("a time") << u"since:noon"_s << u"24h"_s;
        QTest::newRow("no number") << u"since:xd"_s << u"“xd”"_s;
        QTest::newRow("a time beyond all years") << u"since:999999999999w"_s << u"since"_s;
        QTest::newRow("no such day") << u"before:2026-13-01"_s << u"before"_s;
        QTest::newRow("a key itself") << u"key:canary-k9vQ"_s << u"91C4"_s;
        QTest::newRow("hidden text") << u"level:\u202eeror"_s << u"⟨U+202E⟩"_s;
    }

    void unknownTermsAreReportedAndIgnored()
    {
        QFETCH(QString, query);
        QFETCH(QString, named);
        const ActivitySearch search = parseActivitySearch(query, now);
        QCOMPARE(search.faults.size(), 1);
        QVERIFY2(search.faults.first().contains(named), qPrintable(search.faults.first()));
        QVERIFY(search.filter == ActivityFilter());
    }

    void menusWriteTheirTerm_data()
    {
        addColumns<QString, QStringList, QString>("query", "values", "expected");
        QTest::newRow("into nothing") << QString() << QStringList{u"error"_s} << u"level:error"_s;
        QTest::newRow("behind the text") << u"failover"_s << QStringList{u"error"_s} << u"failover level:error"_s;
        QTest::newRow("in its place") << u"level:info failover"_s << QStringList{u"error"_s, u"alert"_s}
                                      << u"level:error,alert failover"_s;
        QTest::newRow("two become one") << u"level:info level:debug"_s << QStringList{u"error"_s} << u"level:error"_s;
        QTest::newRow("taken out") << u"failover level:info kind:send"_s << QStringList() << u"failover kind:send"_s;
    }

    void menusWriteTheirTerm()
    {
        QFETCH(QString, query);
        QFETCH(QStringList, values);
        QFETCH(QString, expected);
        const QString written = withSearchValues(query, SearchWord::Level, values);
        QCOMPARE(written, expected);
        QCOMPARE(searchValues(written, SearchWord::Level), values);
    }

    void profileWithSpacesAndCommasRoundTrips()
    {
        const QStringList profiles{u"nightly backup"_s, u"a,b"_s, u"plain"_s};
        const QString query = withSearchValues(u"disk"_s, SearchWord::Profile, profiles);
        QCOMPARE(searchValues(query, SearchWord::Profile), profiles);
        QCOMPARE(parseActivitySearch(query, now).filter.profiles, profiles);
    }
};

RC_PLAIN_TEST(TestActivitySearch)

} // namespace rc::tst_activitysearch

#include "tst_activitysearch.moc"
