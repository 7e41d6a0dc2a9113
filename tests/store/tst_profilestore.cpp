// SPDX-License-Identifier: GPL-3.0-or-later
// Profiles and templates on disk: everything written is read again, and existing data is never lost.
#include "store/profiles/profilestore.h"
#include "store/profiles/templatestore.h"
#include "support/savedprofiles.h"
#include "support/testprogram.h"

namespace rc::tst_profilestore {

namespace {

Profile profile()
{
    Profile made;
    made.name = u"payments-prod"_s;
    made.id = u"11111111-5e5f-4c34-9899-1f9c2158009c"_s;
    made.resource = u"https://logs.example.net/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s;
    made.toolServer = u"https://mcp.example.net"_s;
    made.username = u"jörg"_s;
    made.threshold = Threshold::Warning;
    made.debug = true;
    made.keySaved = true;
    made.tokensSaved = {u"/asana/"_s, u"/github/"_s};
    made.caFile = u"/etc/own/ca.pem"_s;
    made.keyHeader = u"X-Deployment-Key"_s;
    made.usernameHeader = u"X-Deployment-User"_s;
    made.emailHeader = u"X-Deployment-Mail"_s;
    made.deadline = 90;
    made.streamDeadline = 300;
    made.color = ProfileColor::Violet;
    made.usernameOnIngest = false;
    return made;
}

const QList<EntryTemplate> two{
    {u"second first"_s,
     Level::Alert,
     u"{marker} \u202e \"quoted\"\nline"_s,
     {{u"n"_s, ExtraField::Type::Number, u"1.0"_s},
      {u"big"_s, ExtraField::Type::Number, u"9007199254740993"_s},
      {u"tiny"_s, ExtraField::Type::Number, u"1e-7"_s},
      {u"host"_s, ExtraField::Type::Text, u"{host}"_s}}},
    {u"a"_s, Level::Debug, {}, {}},
};

} // namespace

class TestProfileStore : public QObject
{
    Q_OBJECT

private slots:
    void missingFileIsAnEmptyList()
    {
        QTemporaryDir folder;
        const auto profiles = ProfileStore(folder.filePath(u"a/profiles.json"_s)).load();
        QVERIFY(profiles.has_value());
        QVERIFY(profiles->isEmpty());
    }

    void profilesRoundTrip()
    {
        QTemporaryDir folder;
        const ProfileStore store(folder.filePath(u"a/b/profiles.json"_s));
        QVERIFY(saveProfiles(store, {profile(), Profile{}}).has_value());
        const auto loaded = store.load();
        QVERIFY(loaded.has_value());
        QCOMPARE(loaded->size(), 2);
        QCOMPARE(loaded->first(), profile());
    }

    void damagedFileIsSetAsideByteForByte_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("not JSON") << QByteArray("profiles: none");
        QTest::newRow("cut short") << QByteArray(R"({"version":1,"profiles":[{"name":"a")");
        QTest::newRow("another shape") << QByteArray(R"(["a"])");
        QTest::newRow("binary") << QByteArray("\0\1\2\xff", 4);
    }

    void damagedFileIsSetAsideByteForByte()
    {
        QFETCH(QByteArray, bytes);
        QTemporaryDir folder;
        const QString path = folder.filePath(u"profiles.json"_s);
        writeBytes(path, bytes);
        const ProfileStore store(path);
        const auto loaded = store.load();
        QVERIFY(!loaded.has_value());
        QCOMPARE(loaded.error().kind, ErrorKind::FileUnusable);
        const QStringList aside = QDir(folder.path()).entryList({u"profiles.json.corrupt-*"_s});
        QCOMPARE(aside.size(), 1);
        QVERIFY(loaded.error().detail.text().contains(aside.first()));
        QCOMPARE(bytesOf(folder.filePath(aside.first())), bytes);
        QVERIFY(store.load().has_value());
    }

    void aNewerFileIsNeverOverwritten_data()
    {
        QTest::addColumn<QByteArray>("version");
        QTest::newRow("99") << QByteArray("99");
        QTest::newRow("a fraction") << QByteArray("3.5");
        QTest::newRow("beyond an int") << QByteArray("20260101000000");
    }

    void aNewerFileIsNeverOverwritten()
    {
        QFETCH(QByteArray, version);
        QTemporaryDir folder;
        const QString path = folder.filePath(u"profiles.json"_s);
        const QByteArray newer = R"({"version":)" + version + R"(,"profiles":[{"name":"from the future"}]})";
        writeBytes(path, newer);
        const ProfileStore store(path);
        QVERIFY(!store.load().has_value());
        QVERIFY(!saveProfiles(store, {profile()}).has_value());
        QCOMPARE(bytesOf(path), newer);
    }

    void unwritableFolderIsReported()
    {
        QTemporaryDir folder;
        // A file in the folder's place: not even root can write below it.
        writeBytes(folder.filePath(u"blocked"_s), "x");
        const auto saved = saveProfiles(ProfileStore(folder.filePath(u"blocked/profiles.json"_s)), {profile()});
        QVERIFY(!saved.has_value());
        QCOMPARE(saved.error().kind, ErrorKind::FileFailed);
    }

    void fileAndFolderArePrivate()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"new/profiles.json"_s);
        QVERIFY(saveProfiles(ProfileStore(path), {profile()}).has_value());
        const auto ofOthers = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther |
                              QFile::WriteOther | QFile::ExeOther;
        for (const QString &each : {path, folder.filePath(u"new"_s)})
            QCOMPARE(QFile::permissions(each) & ofOthers, QFile::Permissions());
    }

    void savingKeepsADamagedFile()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"profiles.json"_s);
        writeBytes(path, "{ nearly");
        QVERIFY(saveProfiles(ProfileStore(path), {profile()}).has_value());
        const QStringList aside = QDir(folder.path()).entryList({u"profiles.json.corrupt-*"_s});
        QCOMPARE(aside.size(), 1);
        QCOMPARE(bytesOf(folder.filePath(aside.first())), QByteArray("{ nearly"));
    }

    void olderFormatIsReadAndBackedUpOnce()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"profiles.json"_s);
        const QByteArray before = R"({"version":1,"profiles":[{"name":"a","emailHeader":"X-Mail","note":"mine"}]})";
        writeBytes(path, before);
        const ProfileStore store(path);
        const auto profiles = store.load();
        QVERIFY(profiles.has_value());
        Profile expected;
        expected.name = u"a"_s;
        expected.id = u"a"_s;
        expected.emailHeader = u"X-Mail"_s;
        QCOMPARE(*profiles, QList<Profile>{expected});
        QVERIFY(QDir(folder.path()).entryList({u"profiles.json.v*"_s}).isEmpty()); // reading changes nothing

        QVERIFY(saveProfiles(store, *profiles).has_value());
        QVERIFY(saveProfiles(store, *profiles).has_value());
        const QStringList copies = QDir(folder.path()).entryList({u"profiles.json.v1-*"_s});
        QCOMPARE(copies.size(), 1);
        const QString copy = folder.filePath(copies.first());
        QCOMPARE(bytesOf(copy), before);
        QVERIFY(!(QFile::permissions(copy) & (QFile::ReadGroup | QFile::ReadOther)));
        QVERIFY(bytesOf(path).contains("mine"));
        QCOMPARE(*store.load(), *profiles);
    }

    void formatIsNotUpgradedWithoutABackup()
    {
        QTemporaryDir folder;
        const QString longName = QString(245, u'p'); // the copy's name exceeds any file system's limit
        const QString path = folder.filePath(longName);
        const QByteArray before = R"({"version":1,"profiles":[{"name":"a"}]})";
        writeBytes(path, before);
        QVERIFY(!saveProfiles(ProfileStore(path), {profile()}).has_value());
        QCOMPARE(bytesOf(path), before);
    }

    void invalidTimeoutOrColorIsIgnored()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"profiles.json"_s);
        writeBytes(path,
                   R"({"version":2,"profiles":[{"name":"a","timeout":-3,"streamTimeout":1e99,"colour":"plaid"}]})");
        const auto profiles = ProfileStore(path).load();
        QVERIFY(profiles.has_value());
        QCOMPARE(profiles->first().deadline, 0);
        QCOMPARE(profiles->first().streamDeadline, 0);
        QCOMPARE(profiles->first().color, ProfileColor::None);
    }

    void olderProfilesSendTheirUsername()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"profiles.json"_s);
        const QByteArray before = R"({"version":2,"profiles":[
        {"name":"with","username":"mara","identityOnIngest":false,"own":1},
        {"name":"was on","username":"mara","identityOnIngest":true},
        {"name":"nobody","identityOnIngest":false}]})";
        writeBytes(path, before);
        const ProfileStore store(path);
        const QList<Profile> seen = store.peek();
        QVERIFY(seen.size() == 3 && seen.first().usernameOnIngest); // even if the file cannot be written
        QCOMPARE(*store.upgrade(), QStringList{u"with"_s});
        const QList<Profile> read = *store.load();
        QVERIFY(std::all_of(read.begin(), read.end(), [](const Profile &each) { return each.usernameOnIngest; }));
        QVERIFY(bytesOf(path).contains("\"own\"")); // others' members are preserved
        const QStringList kept = QDir(folder.path()).entryList({u"profiles.json.v2-*"_s});
        QCOMPARE(kept.size(), 1);
        // once; switched off, it stays off
        QCOMPARE(*store.upgrade(), QStringList());
        Profile off = read.first();
        off.usernameOnIngest = false;
        QVERIFY(store.change(read.first(), off));
        QCOMPARE(*store.upgrade(), QStringList());
        QVERIFY(!store.load()->first().usernameOnIngest);
    }

    void failedUpgradeIsReportedEveryTime()
    {
        QTemporaryDir folder;
        const QString longName = QString(245, u'p'); // the copy's name exceeds any file system's limit
        const QString path = folder.filePath(longName);
        const QByteArray before = R"({"version":2,"profiles":[{"name":"with","username":"mara"}]})";
        writeBytes(path, before);
        for (int run = 0; run < 2; ++run)
            QCOMPARE(*ProfileStore(path).upgrade(), QStringList{u"with"_s});
        QCOMPARE(bytesOf(path), before);
    }

    void currentFileIsNotRewritten()
    {
        QTemporaryDir folder;
        const ProfileStore store(folder.filePath(u"profiles.json"_s));
        QCOMPARE(*store.upgrade(), QStringList());
        QVERIFY(!QFile::exists(store.path()));
        QVERIFY(saveProfiles(store, {profile()}));
        QFile::setPermissions(store.path(), QFile::ReadOwner);
        QVERIFY(QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::ExeOwner));
        QCOMPARE(*store.upgrade(), QStringList());
        QVERIFY(QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    }

    void templatesRoundTripInOrder()
    {
        QTemporaryDir folder;
        const TemplateStore store(folder.filePath(u"a/templates.json"_s));
        QVERIFY(store.save(two).has_value());
        QCOMPARE(store.load().value(), two);
        QVERIFY(store.save({two.last(), two.first()}).has_value());
        QCOMPARE(store.load().value(), QList<EntryTemplate>({two.last(), two.first()}));
    }

    void invalidTemplatesAreIgnored()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"templates.json"_s);
        writeBytes(path, R"({"version":1,"templates":[7,{"name":"","level":"info"},{"name":"x","level":"loud"},)"
                         R"({"name":"good","level":"error","message":"m","extra":3}]})");
        QCOMPARE(TemplateStore(path).load().value(), QList<EntryTemplate>({{u"good"_s, Level::Error, u"m"_s, {}}}));
    }
};

RC_TEST(TestProfileStore)

} // namespace rc::tst_profilestore

#include "tst_profilestore.moc"
