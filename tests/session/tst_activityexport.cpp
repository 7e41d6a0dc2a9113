// SPDX-License-Identifier: GPL-3.0-or-later
// Exported files have exactly the records, as JSON Lines and as CSV.
#include "core/entry/csv.h"
#include "session/activity/activityexport.h"
#include "store/activitycases.h"
#include "support/testprogram.h"

#include <QBuffer>

namespace rc::tst_activityexport {

using namespace activitytest;

namespace {

QByteArray exported(ActivityFile &file, ActivityFormat format, const ActivityFilter &filter = {})
{
    QBuffer out;
    out.open(QIODevice::WriteOnly);
    const auto written = exportActivity(file, filter, out, format);
    return written ? out.data() : QByteArray();
}

} // namespace

class TestActivityExport : public QObject
{
    Q_OBJECT

private slots:
    void aLineHasEveryMember()
    {
        const ActivityRecord record = full();
        const QByteArray line = activityJson(record);
        QVERIFY(!line.contains('\n'));
        const QJsonObject object = QJsonDocument::fromJson(line).object();
        QCOMPARE(object.size(), 20);
        QCOMPARE(object.value("id"_L1).toString(), record.id.toString(QUuid::WithoutBraces));
        QCOMPARE(object.value("kind"_L1).toString(), u"drill"_s);
        QCOMPARE(object.value("outcome"_L1).toString(), u"refused"_s);
        QCOMPARE(QDateTime::fromString(object.value("at"_L1).toString(), Qt::ISODateWithMs), record.at);
        QCOMPARE(object.value("message"_L1).toString(), record.message);
        QCOMPARE(object.value("status"_L1).toInt(), record.status);
        QCOMPARE(object.value("elapsedMs"_L1).toInt(), record.elapsedMs);
        QCOMPARE(object.value("batch"_L1).toString(), record.batch.toString(QUuid::WithoutBraces));
        QCOMPARE(object.value("key"_L1).toString(), record.key);
        QCOMPARE(object.value("reply"_L1).toString(), record.reply);
    }

    void jsonIsEmbeddedOnlyWhereItStaysAsItIs_data()
    {
        QTest::addColumn<QString>("extra");
        QTest::addColumn<bool>("isEmbedded");
        QTest::newRow("an object with its digits") << u"{\"n\":1.0,\"big\":9007199254740993}"_s << true;
        QTest::newRow("no JSON") << u"{\"a\":"_s << false;
        QTest::newRow("spaces around it") << u" {\"a\": 1} "_s << false;
        QTest::newRow("over two lines") << u"{\"a\":\n1}"_s << false;
    }

    void jsonIsEmbeddedOnlyWhereItStaysAsItIs()
    {
        QFETCH(QString, extra);
        QFETCH(bool, isEmbedded);
        ActivityRecord record = full();
        record.extra = extra;
        const QByteArray line = activityJson(record);
        QCOMPARE(line.contains("\"extra\":" + extra.toUtf8() + ','), isEmbedded);
        if (!isEmbedded)
            QCOMPARE(QJsonDocument::fromJson(line).object().value("extra"_L1).toString(), extra);
    }

    void aRowHasTheCellsOfItsHeader()
    {
        const ActivityRecord record = full();
        QByteArray bytes = activityCsvHeader() + activityCsv(record);
        QBuffer in(&bytes);
        QVERIFY(in.open(QIODevice::ReadOnly));
        CsvReader reader(in);
        const auto header = reader.next();
        const auto row = reader.next();
        QVERIFY(header && row && row->fault.isEmpty());
        QCOMPARE(header->cells.size(), 20);
        QCOMPARE(row->cells.size(), 20);
        QCOMPARE(row->cells.at(header->cells.indexOf(QByteArray("message"))), record.message.toUtf8());
        QCOMPARE(row->cells.at(header->cells.indexOf(QByteArray("marker"))), record.marker.toUtf8());
    }

    void everyPageIsWritten()
    {
        const Place place;
        ActivityFile file(place.file());
        QList<ActivityRecord> records;
        for (int i = 0; i < 1'234; ++i)
            records.append(sent(u"line %1"_s.arg(i)));
        KEPT(file.write(records, Redactor()));
        QCOMPARE(exported(file, ActivityFormat::JsonLines).count('\n'), 1'234);
        QCOMPARE(exported(file, ActivityFormat::Csv).count("\r\n"), 1'235);
    }
};

RC_TEST(TestActivityExport)

} // namespace rc::tst_activityexport

#include "tst_activityexport.moc"
