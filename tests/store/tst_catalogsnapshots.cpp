// SPDX-License-Identifier: GPL-3.0-or-later
// Stored lists in real files: one per different list, newest first, complete, private.
#include "core/datetimes.h"
#include "store/catalogs/catalogsnapshots.h"
#include "support/filebytes.h"
#include "support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace rc::tst_catalogsnapshots {

namespace {

const QUrl general(u"https://logs.example.net/mcp/"_s);
const QUrl hosting(u"https://logs.example.net/github/"_s);
const QDateTime noon = utcTime(QDate(2026, 11, 21), QTime(12, 0, 0, 1));

} // namespace

class TestCatalogSnapshots : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsThereAtFirst()
    {
        const QTemporaryDir home;
        const CatalogSnapshots snapshots(home.filePath(u"catalogs"_s));
        QVERIFY(!snapshots.last(general).isValid());
        QVERIFY(snapshots.of(general).isEmpty());
        QVERIFY(!QDir(home.filePath(u"catalogs"_s)).exists());
    }

    void oneFileForEachThatDiffers()
    {
        const QTemporaryDir home;
        CatalogSnapshots snapshots(home.filePath(u"catalogs"_s));
        QCOMPARE(snapshots.keep(general, "0123456789abcdef-and-more", noon, "{\"tools\":[]}"), true);
        QCOMPARE(snapshots.keep(general, "0123456789abcdef-and-more", noon.addSecs(60), "{\"tools\": []}"), false);
        QCOMPARE(snapshots.keep(general, "fedcba9876543210", noon.addSecs(120), "second"), true);
        const QList<Snapshot> all = snapshots.of(general);
        QCOMPARE(all.size(), 2);
        QCOMPARE(all.at(0).at, noon.addSecs(120));
        QCOMPARE(all.at(1).at, noon);
        QCOMPARE(all.at(1).hash, QByteArray("0123456789abcdef"));
        QCOMPARE(snapshots.last(general).path, all.at(0).path);
        QCOMPARE(*snapshots.read(all.at(0)), QByteArray("second"));
        QCOMPARE(*snapshots.read(all.at(1)), QByteArray("{\"tools\":[]}"));
        QCOMPARE(QFile::permissions(all.at(0).path) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
        QCOMPARE(QFile::permissions(home.filePath(u"catalogs"_s)) & (QFile::ReadGroup | QFile::ReadOther),
                 QFile::Permissions());
    }

    void whatWasBeforeIsKeptAgain()
    {
        const QTemporaryDir home;
        CatalogSnapshots snapshots(home.path());
        QVERIFY(snapshots.keep(general, "aaaaaaaaaaaaaaaa", noon, "a"));
        QVERIFY(snapshots.keep(general, "bbbbbbbbbbbbbbbb", noon.addSecs(1), "b"));
        QCOMPARE(snapshots.keep(general, "aaaaaaaaaaaaaaaa", noon.addSecs(2), "a"), true);
        QCOMPARE(snapshots.of(general).size(), 3);
    }

    void endpointsAreApart()
    {
        const QTemporaryDir home;
        CatalogSnapshots snapshots(home.path());
        QVERIFY(snapshots.keep(general, "aaaaaaaaaaaaaaaa", noon, "a"));
        QVERIFY(!snapshots.last(hosting).isValid());
        QCOMPARE(snapshots.keep(hosting, "aaaaaaaaaaaaaaaa", noon, "a"), true);
    }

    void strangersAreLeftAlone()
    {
        const QTemporaryDir home;
        CatalogSnapshots snapshots(home.path());
        QVERIFY(snapshots.keep(general, "aaaaaaaaaaaaaaaa", noon, "a"));
        const QString folder = QFileInfo(snapshots.last(general).path).absolutePath();
        for (const QString &name :
             {u"notes.json"_s, u"20261121T120000001Z-short.json"_s, u"20269921T120000001Z-0123456789abcdef.json"_s})
            writeBytes(folder + u'/' + name, {});
        QCOMPARE(snapshots.of(general).size(), 1);
        QCOMPARE(QDir(folder).entryList(QDir::Files).size(), 4);
    }

    void faultsAreSaid()
    {
        const QTemporaryDir home;
        QFile file(home.filePath(u"catalogs"_s)); // in the folder's place
        QVERIFY(file.open(QIODevice::WriteOnly));
        CatalogSnapshots snapshots(file.fileName());
        const auto kept = snapshots.keep(general, "aaaaaaaaaaaaaaaa", noon, "a");
        QVERIFY(!kept);
        QCOMPARE(kept.error().kind, ErrorKind::FileFailed);
        QVERIFY(kept.error().detail.contains(file.fileName()));
        const auto read = snapshots.read({home.filePath(u"gone.json"_s), noon, "a"});
        QVERIFY(!read);
        QVERIFY(read.error().detail.contains(u"gone.json"_s));
    }
};

RC_TEST(TestCatalogSnapshots)

} // namespace rc::tst_catalogsnapshots

#include "tst_catalogsnapshots.moc"
