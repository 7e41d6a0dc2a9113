// SPDX-License-Identifier: GPL-3.0-or-later
// A disk that is full, broken or read-only at any of the first hundred writes: work continues, the failure is reported,
// and earlier records remain.
#include "store/activitycases.h"
#include "store/diskfaults.h"
#include "support/testprogram.h"

#include <cerrno>

namespace rc::tst_diskfaults {

using namespace activitytest;

namespace {

constexpr int earlierRows = 50;
constexpr int newRows = 20;
constexpr int failingWrites = 100;

} // namespace

class TestDiskFaults : public QObject
{
    Q_OBJECT

private slots:
    void recordedDataSurvivesDiskErrors_data()
    {
        addColumns<int, diskfaults::Lasting>("error", "lasting");
        using diskfaults::Lasting;
        QTest::newRow("full for once") << ENOSPC << Lasting::Once;
        QTest::newRow("full from then on") << ENOSPC << Lasting::Permanently;
        QTest::newRow("broken for once") << EIO << Lasting::Once;
        QTest::newRow("broken from then on") << EIO << Lasting::Permanently;
        QTest::newRow("read-only from then on") << EROFS << Lasting::Permanently;
    }

    void recordedDataSurvivesDiskErrors()
    {
        QFETCH(int, error);
        QFETCH(diskfaults::Lasting, lasting);
        const QByteArray earlier = earlierFile();
        QVERIFY(!earlier.isEmpty());
        int refusals = 0;
        for (int number = 1; number <= failingWrites; ++number) {
            const ActivityFolder folder;
            writeBytes(folder.file(), earlier);
            QStringList kept;
            int refused = 0;
            diskfaults::failWrite(number, error, lasting);
            {
                ActivityFile file(folder.file());
                for (int i = 0; i < newRows; ++i) {
                    const ActivityRecord record = sent(u"new %1"_s.arg(i));
                    const auto written = file.write({record}, Redactor());
                    if (written) {
                        kept.append(record.message);
                    } else {
                        ++refused;
                        QCOMPARE(written.error().kind, ErrorKind::FileFailed);
                        QVERIFY2(written.error().detail.text().contains(folder.file()),
                                 qPrintable(written.error().detail));
                    }
                }
            }
            QVERIFY2(diskfaults::writes() >= number, "the fault was never met");
            diskfaults::restore();
            if (lasting == diskfaults::Lasting::Permanently)
                QVERIFY2(refused > 0, qPrintable(u"write %1 failed and nobody was told"_s.arg(number)));
            refusals += refused;

            const QString where = u"write %1"_s.arg(number);
            QVERIFY2(folder.names(u"*corrupt*"_s).isEmpty(), qPrintable(where));
            QCOMPARE(sqlValue(folder.file(), u"PRAGMA integrity_check"_s).toString(), u"ok"_s);
            ActivityFile file(folder.file());
            const QStringList messages = messagesOf(allOf(file));
            for (int i = 0; i < earlierRows; ++i)
                QVERIFY2(messages.contains(u"earlier %1"_s.arg(i)), qPrintable(where));
            for (const QString &message : kept)
                QVERIFY2(messages.contains(message), qPrintable(where + u": "_s + message));
        }
        QVERIFY(refusals >= failingWrites / 2);
    }

    void readOnlyHomeIsReported()
    {
        const QByteArray earlier = earlierFile();
        for (const bool absent : {false, true}) {
            const ActivityFolder folder;
            if (!absent)
                writeBytes(folder.file(), earlier);
            diskfaults::makeReadOnly();
            {
                ActivityFile file(folder.file());
                const auto written = file.write({sent(u"new"_s)}, Redactor());
                QVERIFY(!written);
                QVERIFY2(written.error().detail.text().contains(folder.file()), qPrintable(written.error().detail));
            }
            diskfaults::restore();
            QVERIFY(folder.names(u"*corrupt*"_s).isEmpty());
            if (!absent)
                QCOMPARE(bytesOf(folder.file()), earlier);
            ActivityFile file(folder.file());
            QCOMPARE(file.count({}).value_or(-1), absent ? 0 : earlierRows);
        }
    }

    void writingResumesAfterAFullDisk()
    {
        const ActivityFolder folder;
        ActivityFile file(folder.file());
        VERIFY_RESULT(file.write({sent(u"one"_s)}, Redactor()));
        diskfaults::failWrite(1, ENOSPC, diskfaults::Lasting::Permanently);
        const auto full = file.write({sent(u"two"_s)}, Redactor());
        QVERIFY(!full);
        QVERIFY2(full.error().detail.text().contains(u"full"_s), qPrintable(full.error().detail));
        diskfaults::restore();
        VERIFY_RESULT(file.write({sent(u"three"_s)}, Redactor()));
        QCOMPARE(messagesOf(allOf(file)).size(), 2);
    }

private:
    /// A properly closed file with earlier records.
    static QByteArray earlierFile()
    {
        const ActivityFolder folder;
        {
            ActivityFile file(folder.file());
            QList<ActivityRecord> records;
            for (int i = 0; i < earlierRows; ++i)
                records.append(sent(u"earlier %1"_s.arg(i)));
            (void)file.write(records, Redactor());
        }
        return bytesOf(folder.file());
    }
};

RC_TEST(TestDiskFaults)

} // namespace rc::tst_diskfaults

#include "tst_diskfaults.moc"
