// SPDX-License-Identifier: GPL-3.0-or-later
// What goes out to a file comes back equal, and what cannot be read is named by its line.
#include "session/activity/recordtext.h"
#include "session/activity/transfer.h"
#include "store/activitycases.h"
#include "support/testprogram.h"

#include <QBuffer>

namespace rc::tst_transfer {

using namespace activitytest;

class TestTransfer : public QObject
{
    Q_OBJECT

private slots:
    void aRoundTripIsEqual_data();
    void aRoundTripIsEqual();
    void manyRecordsComeBackOnce_data() { formats(); }
    void manyRecordsComeBackOnce();
    void aFilterHolds();
    void whatIsUnderWayComesBackAsUnknown();
    void noCellIsAFormula();
    void faultsAreNamedByLine_data();
    void faultsAreNamedByLine();
    void anotherFileIsRefusedWhole();
    void aSpreadsheetsMarkAndOrderDoNotMatter();

private:
    static void formats();
};

namespace {

QByteArray exported(ActivityFile &file, ActivityFormat format, const ActivityFilter &filter = {})
{
    QBuffer out;
    out.open(QIODevice::WriteOnly);
    const auto written = exportActivity(file, filter, out, format);
    return written ? out.data() : QByteArray();
}

Result<ActivityImport> imported(ActivityFile &file, ActivityFormat format, QByteArray bytes)
{
    QBuffer in(&bytes);
    in.open(QIODevice::ReadOnly);
    return importActivity(file, in, format);
}

} // namespace

void TestTransfer::formats()
{
    QTest::addColumn<ActivityFormat>("format");
    QTest::newRow("JSON Lines") << ActivityFormat::JsonLines;
    QTest::newRow("CSV") << ActivityFormat::Csv;
}

void TestTransfer::aRoundTripIsEqual_data()
{
    QTest::addColumn<ActivityRecord>("record");
    const auto row = [](const char *name, const std::function<void(ActivityRecord &)> &set) {
        ActivityRecord record = full();
        set(record);
        QTest::newRow(name) << record;
    };
    row("everything", [](auto &) {});
    row("next to nothing", [](auto &r) { r = sent({}); });
    row("no level", [](auto &r) { r.level.reset(); });
    row("a line break at the end", [](auto &r) { r.message += u"\r\n"_s; });
    row("quotes and commas", [](auto &r) { r.message = u"\",\"\"\n,"_s; });
    row("a formula", [](auto &r) { r.message = u"=HYPERLINK(\"x\")"_s; });
    row("an apostrophe", [](auto &r) { r.message = u"'=1"_s; });
    row("two apostrophes", [](auto &r) { r.message = u"''"_s; });
    row("a minus", [](auto &r) { r.reply = u"-1"_s; });
    row("controls", [](auto &r) { r.reply = u"\t\x01\x7f\u2028"_s + QChar(0); });
    row("extra that is no JSON", [](auto &r) { r.extra = u"{\"a\":"_s; });
    row("extra that is JSON with spaces", [](auto &r) { r.extra = u" {\"a\": 1} "_s; });
    row("extra over two lines", [](auto &r) { r.extra = u"{\"a\":\n1}"_s; });
    row("a report in a string", [](auto &r) { r.report = u"\"text\""_s; });
    row("a long reply", [](auto &r) { r.reply = QString(activityReplyCap, u'x'); });
}

void TestTransfer::aRoundTripIsEqual()
{
    QFETCH(ActivityRecord, record);
    for (const ActivityFormat format : {ActivityFormat::JsonLines, ActivityFormat::Csv}) {
        const Place place;
        ActivityFile from(place.in(u"from.sqlite"_s));
        KEPT(from.write({record}, Redactor()));
        ActivityFile to(place.in(u"to.sqlite"_s));
        const auto done = imported(to, format, exported(from, format));
        KEPT(done);
        QCOMPARE(done->added, 1);
        QCOMPARE(allOf(to), QList{record});
    }
}

void TestTransfer::manyRecordsComeBackOnce()
{
    QFETCH(ActivityFormat, format);
    const Place place;
    ActivityFile from(place.in(u"from.sqlite"_s));
    QList<ActivityRecord> records;
    for (int i = 0; i < 1'234; ++i)
        records.append(sent(u"line %1\n, \"%1\""_s.arg(i)));
    KEPT(from.write(records, Redactor()));
    ActivityFile to(place.in(u"to.sqlite"_s));
    const QByteArray bytes = exported(from, format);
    const auto first = imported(to, format, bytes);
    KEPT(first);
    QCOMPARE(first->added, 1'234);
    const auto second = imported(to, format, bytes);
    KEPT(second);
    QCOMPARE(second->added, 0);
    QCOMPARE(second->alreadyKept, 1'234);
    QCOMPARE(to.count({}).value_or(-1), 1'234);
}

void TestTransfer::aFilterHolds()
{
    const Place place;
    ActivityFile file(place.file());
    KEPT(file.write({sent(u"deploy"_s), sent(u"backup"_s)}, Redactor()));
    ActivityFilter filter;
    filter.text = u"deploy"_s;
    const QByteArray bytes = exported(file, ActivityFormat::JsonLines, filter);
    QVERIFY(bytes.contains("deploy"));
    QVERIFY(!bytes.contains("backup"));
}

void TestTransfer::whatIsUnderWayComesBackAsUnknown()
{
    const Place place;
    ActivityFile from(place.in(u"from.sqlite"_s));
    KEPT(from.write({sent(u"one"_s, ActivityOutcome::Sending)}, Redactor()));
    ActivityFile to(place.in(u"to.sqlite"_s));
    KEPT(imported(to, ActivityFormat::JsonLines, exported(from, ActivityFormat::JsonLines)));
    QCOMPARE(allOf(to).value(0).outcome, ActivityOutcome::Unknown);
}

void TestTransfer::noCellIsAFormula()
{
    ActivityRecord record = full();
    record.message = u"=cmd|' /C calc'!A0"_s;
    record.reply = u"@SUM(A1)"_s;
    const QByteArray line = activityCsv(record);
    QVERIFY(line.contains(",'=cmd"));
    QVERIFY(line.contains(",'@SUM"));
}

void TestTransfer::faultsAreNamedByLine_data()
{
    QTest::addColumn<ActivityFormat>("format");
    QTest::addColumn<QByteArray>("broken"); // stands in line 3 between two good ones, CSV after its header
    const ActivityFormat json = ActivityFormat::JsonLines;
    const ActivityFormat csv = ActivityFormat::Csv;
    const QByteArray good = activityJson(full());
    const QByteArray row = activityCsv(full());
    const auto with = [](QByteArray line, const QByteArray &old, const QByteArray &now) {
        return line.replace(old, now);
    };
    QTest::newRow("no JSON") << json << QByteArray("deploy finished\n");
    QTest::newRow("an array") << json << QByteArray("[1,2]\n");
    QTest::newRow("cut short") << json << good.left(good.size() / 2) + '\n';
    QTest::newRow("a member is missing") << json << with(good, "\"marker\"", "\"maker\"") + '\n';
    QTest::newRow("an unknown kind") << json << with(good, "\"drill\"", "\"poem\"") + '\n';
    QTest::newRow("an unknown outcome") << json << with(good, "\"refused\"", "\"fine\"") + '\n';
    QTest::newRow("no time") << json << with(good, "\"at\":\"20", "\"at\":\"xx") + '\n';
    QTest::newRow("no id") << json << with(good, "\"id\":\"", "\"id\":\"x") + '\n';
    QTest::newRow("a number in words") << json << with(good, "\"status\":403", "\"status\":\"many\"") + '\n';
    QTest::newRow("a number too large") << json << with(good, "\"status\":403", "\"status\":40300") + '\n';
    QTest::newRow("no fingerprint") << json << with(good, "\"key\":\"91C4", "\"key\":\"a whole key") + '\n';
    QTest::newRow("a list for a text") << json << with(good, "\"profile\":\"payments\"", "\"profile\":[]") + '\n';
    QTest::newRow("too few cells") << csv << QByteArray("a,b,c\r\n");
    QTest::newRow("text behind a quote") << csv << with(row, "forbidden\"\"}\"", "forbidden\"\"}\"x");
    QTest::newRow("an unknown kind in a row") << csv << with(row, ",drill,", ",poem,");
    QTest::newRow("no level in a row") << csv << with(row, ",alert,", ",loud,");
}

void TestTransfer::faultsAreNamedByLine()
{
    QFETCH(ActivityFormat, format);
    QFETCH(QByteArray, broken);
    const bool csv = format == ActivityFormat::Csv;
    const auto line = [csv](const QString &message) {
        return csv ? activityCsv(sent(message)) : activityJson(sent(message)) + '\n';
    };
    const QByteArray bytes = (csv ? activityCsvHeader() : QByteArray("\n")) + line(u"one"_s) + broken + line(u"two"_s);
    const Place place;
    ActivityFile file(place.file());
    const auto done = imported(file, format, bytes);
    KEPT(done);
    QCOMPARE(done->added, 2);
    QCOMPARE(done->refused, 1);
    QCOMPARE(done->faults.value(0).line, 3);
    QVERIFY(!done->faults.value(0).why.isEmpty());
}

void TestTransfer::anotherFileIsRefusedWhole()
{
    const Place place;
    ActivityFile file(place.file());
    const auto done = imported(file, ActivityFormat::Csv, "name,age\r\nmara,7\r\n");
    QVERIFY(!done);
    QCOMPARE(done.error().kind, ErrorKind::BadInput);
}

void TestTransfer::aSpreadsheetsMarkAndOrderDoNotMatter()
{
    const Place place;
    ActivityFile file(place.file());
    const ActivityRecord record = full();
    const QByteArray bytes = "\xEF\xBB\xBF" + activityCsvHeader().replace("\r\n", ",notes\r\n") +
                             activityCsv(record).replace("\r\n", ",\"of\nmine\"\r\n");
    const auto done = imported(file, ActivityFormat::Csv, bytes);
    KEPT(done);
    QCOMPARE(allOf(file), QList{record});
}

RC_TEST(TestTransfer)

} // namespace rc::tst_transfer

#include "tst_transfer.moc"
