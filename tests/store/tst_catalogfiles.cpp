// SPDX-License-Identifier: GPL-3.0-or-later
// Files about tool servers: stored lists, one per different list, newest first; accepted and reviewed items, by
// endpoint and never silently lost; and dialects, remembered for a while.
#include "core/datetimes.h"
#include "store/catalogs/acceptedfindings.h"
#include "store/catalogs/catalogsnapshots.h"
#include "store/catalogs/dialectcache.h"
#include "support/testprogram.h"

namespace rc::tst_catalogfiles {

namespace {

const QUrl general(u"https://logs.example.net/mcp/"_s);
const QUrl hosting(u"https://logs.example.net/github/"_s);
const QDateTime noon = utcTime(QDate(2026, 11, 21), QTime(12, 0, 0, 1));

const AcceptedFinding hidden{u"merge"_s, u"hidden-text"_s, u"description"_s, "abc"};
const AcceptedFinding other{u"merge"_s, u"oversized"_s, QString(), "abc"};

} // namespace

class TestCatalogFiles : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsSavedAtFirst()
    {
        const QTemporaryDir home;
        const CatalogSnapshots snapshots(home.filePath(u"catalogs"_s));
        QVERIFY(!snapshots.last(general).isValid());
        QVERIFY(snapshots.of(general).isEmpty());
        QVERIFY(!QDir(home.filePath(u"catalogs"_s)).exists());
    }

    void oneFilePerDifferentList()
    {
        const QTemporaryDir home;
        CatalogSnapshots snapshots(home.filePath(u"catalogs"_s));
        QCOMPARE(snapshots.save(general, "0123456789abcdef-and-more", noon, "{\"tools\":[]}"), true);
        QCOMPARE(snapshots.save(general, "0123456789abcdef-and-more", noon.addSecs(60), "{\"tools\": []}"), false);
        QCOMPARE(snapshots.save(general, "fedcba9876543210", noon.addSecs(120), "second"), true);
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

    void earlierListIsSavedAgain()
    {
        const QTemporaryDir home;
        CatalogSnapshots snapshots(home.path());
        QVERIFY(snapshots.save(general, "aaaaaaaaaaaaaaaa", noon, "a"));
        QVERIFY(snapshots.save(general, "bbbbbbbbbbbbbbbb", noon.addSecs(1), "b"));
        QCOMPARE(snapshots.save(general, "aaaaaaaaaaaaaaaa", noon.addSecs(2), "a"), true);
        QCOMPARE(snapshots.of(general).size(), 3);
    }

    void endpointsAreSeparate()
    {
        const QTemporaryDir home;
        CatalogSnapshots snapshots(home.path());
        QVERIFY(snapshots.save(general, "aaaaaaaaaaaaaaaa", noon, "a"));
        QVERIFY(!snapshots.last(hosting).isValid());
        QCOMPARE(snapshots.save(hosting, "aaaaaaaaaaaaaaaa", noon, "a"), true);
    }

    void foreignFilesAreIgnored()
    {
        const QTemporaryDir home;
        CatalogSnapshots snapshots(home.path());
        QVERIFY(snapshots.save(general, "aaaaaaaaaaaaaaaa", noon, "a"));
        const QString folder = QFileInfo(snapshots.last(general).path).absolutePath();
        for (const QString &name :
             {u"notes.json"_s, u"20261121T120000001Z-short.json"_s, u"20269921T120000001Z-0123456789abcdef.json"_s})
            writeBytes(folder + u'/' + name, {});
        QCOMPARE(snapshots.of(general).size(), 1);
        QCOMPARE(QDir(folder).entryList(QDir::Files).size(), 4);
    }

    void errorsAreReported()
    {
        const QTemporaryDir home;
        QFile file(home.filePath(u"catalogs"_s)); // in the folder's place
        QVERIFY(file.open(QIODevice::WriteOnly));
        CatalogSnapshots snapshots(file.fileName());
        const auto kept = snapshots.save(general, "aaaaaaaaaaaaaaaa", noon, "a");
        QVERIFY(!kept);
        QCOMPARE(kept.error().kind, ErrorKind::FileFailed);
        QVERIFY(kept.error().detail.text().contains(file.fileName()));
        const auto read = snapshots.read({home.filePath(u"gone.json"_s), noon, "a"});
        QVERIFY(!read);
        QVERIFY(read.error().detail.text().contains(u"gone.json"_s));
    }

    void dialectsAreSavedAndDeleted()
    {
        const QString path = m_folder.filePath(u"a/dialects.json"_s);
        QVERIFY(loadDialects(path).isEmpty());
        const KnownDialect one{u"https://t.example/mcp/"_s, Dialect::Session, "2025-11-25", daysAgo(1), {true, true}};
        const KnownDialect other{u"https://u.example/mcp/"_s, Dialect::Plain, {}, daysAgo(2)};
        QVERIFY(saveDialect(path, one.endpoint, one));
        QVERIFY(saveDialect(path, other.endpoint, other));
        QCOMPARE(loadDialects(path), (QList<KnownDialect>{one, other})); // the newest first
        QVERIFY(saveDialect(path, one.endpoint, std::nullopt));
        QCOMPARE(loadDialects(path), QList<KnownDialect>{other});
    }

    void oldAndInvalidDialectsAreIgnored()
    {
        const QString path = m_folder.filePath(u"b.json"_s);
        for (const int days : {maxDialectAgeDays + 2, -2}) {
            const QString endpoint = u"https://%1.example/"_s.arg(days);
            QVERIFY(saveDialect(path, endpoint, KnownDialect{endpoint, Dialect::Modern, "2026-07-28", daysAgo(days)}));
        }
        QVERIFY(loadDialects(path).isEmpty());
    }

    void savedDialectsAreLimited()
    {
        const QString path = m_folder.filePath(u"c.json"_s);
        for (qsizetype i = 0; i < maxCachedDialects + 3; ++i) {
            const QString endpoint = u"https://%1.example/"_s.arg(i);
            QVERIFY(saveDialect(path, endpoint, KnownDialect{endpoint, Dialect::Plain, {}, daysAgo(1).addMSecs(i)}));
        }
        QCOMPARE(loadDialects(path).size(), maxCachedDialects);
    }

    void damagedFileCountsAsEmpty()
    {
        const QString path = m_folder.filePath(u"d.json"_s);
        writeBytes(path, "{");
        QVERIFY(loadDialects(path).isEmpty());
    }

    void acceptedFindingsAreSavedAndRemoved()
    {
        const QTemporaryDir home;
        const QString path = home.filePath(u"accepted.json"_s);
        QVERIFY(AcceptedFindings(path).accept(general, {hidden, other}));
        QVERIFY(AcceptedFindings(path).accept(general, {hidden})); // twice counts once
        QCOMPARE(*AcceptedFindings(path).of(general), (QSet<AcceptedFinding>{hidden, other}));
        QVERIFY(AcceptedFindings(path).withdraw(general, {hidden}));
        QCOMPARE(*AcceptedFindings(path).of(general), QSet<AcceptedFinding>{other});
        QCOMPARE(QFile::permissions(path) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    }

    void acceptedFindingsAreSavedPerEndpoint()
    {
        const QTemporaryDir home;
        AcceptedFindings findings(home.filePath(u"accepted.json"_s));
        QVERIFY(findings.accept(general, {hidden}));
        QVERIFY(findings.accept(hosting, {hidden}));
        QVERIFY(findings.withdraw(hosting, {hidden}));
        QCOMPARE(findings.of(general)->size(), 1);
        QVERIFY(findings.of(hosting)->isEmpty());
    }

    void reviewedToolsAreSavedPerEndpoint()
    {
        const QTemporaryDir home;
        const QString folder = home.filePath(u"looked-at"_s);
        QVERIFY(ReviewedToolsFile(folder).add(general, {{u"a"_s, "1"}, {u"b"_s, "2"}}));
        QVERIFY(ReviewedToolsFile(folder).add(general, {{u"b"_s, "3"}}));
        const auto seen = ReviewedToolsFile(folder).of(general);
        QVERIFY(seen && *seen);
        QCOMPARE(**seen, (QHash<QString, QByteArray>{{u"a"_s, "1"}, {u"b"_s, "3"}}));
        QVERIFY(!*ReviewedToolsFile(folder).of(hosting));
    }

    void nothingReviewedDiffersFromAnEmptyList()
    {
        const QTemporaryDir home;
        const QString folder = home.filePath(u"looked-at"_s);
        QVERIFY(!*ReviewedToolsFile(folder).of(general));
        QVERIFY(!QDir(folder).exists());
        QVERIFY(ReviewedToolsFile(folder).add(general, {}));
        QVERIFY(ReviewedToolsFile(folder).of(general)->has_value()); // an empty list was seen
    }

private:
    static QDateTime daysAgo(int days)
    {
        // With the file's precision.
        const QDateTime now = QDateTime::currentDateTimeUtc();
        return now.addDays(-days);
    }

    QTemporaryDir m_folder;
};

RC_TEST(TestCatalogFiles)

} // namespace rc::tst_catalogfiles

#include "tst_catalogfiles.moc"
