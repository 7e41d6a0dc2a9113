// SPDX-License-Identifier: GPL-3.0-or-later
// Each change of the profiles is atomic: others' changes are preserved, and conflicts are refused with a message.
#include "store/files/filelock.h"
#include "store/profiles/profilejson.h"
#include "store/profiles/profilestore.h"
#include "store/profiles/profiletransfer.h"
#include "support/savedprofiles.h"
#include "support/testprogram.h"

namespace rc::tst_profileedits {

namespace {

Profile named(const QString &name)
{
    Profile profile;
    profile.name = name;
    return profile;
}

QStringList namesOf(const QList<Profile> &profiles)
{
    QStringList names;
    for (const Profile &profile : profiles)
        names.append(profile.name);
    return names;
}

/// A store with the profiles a, b and c.
class ProfilesFolder
{
public:
    ProfilesFolder() { m_filled = saveProfiles(store, {named(u"a"_s), named(u"b"_s), named(u"c"_s)}).has_value(); }
    [[nodiscard]] bool isFilled() const { return m_filled; }
    [[nodiscard]] QString path() const { return m_folder.filePath(u"profiles.json"_s); }
    [[nodiscard]] QByteArray bytes() const { return bytesOf(path()); }
    void write(const QByteArray &bytes) const { writeBytes(path(), bytes); }

private:
    QTemporaryDir m_folder;
    bool m_filled = false;

public:
    const ProfileStore store{m_folder.filePath(u"profiles.json"_s)};
};

} // namespace

class TestProfileEdits : public QObject
{
    Q_OBJECT

private slots:
    void idsAreUnique()
    {
        const ProfilesFolder folder;
        const ProfileStore &store = folder.store;
        const auto idOf = [&store](const QString &name) {
            const QList<Profile> all = store.peek();
            const qsizetype index = indexOfProfile(all, name);
            return index < 0 ? QString() : all.at(index).id;
        };
        folder.write(R"({"version":3,"profiles":[{"name":"old"}]})");
        QCOMPARE(idOf(u"old"_s), u"old"_s); // as its history was stored before
        QVERIFY(folder.store.upgrade());
        QVERIFY(folder.bytes().contains("\"id\""));
        QVERIFY(folder.store.change(folder.store.peek().constFirst(), named(u"renamed"_s)));
        QCOMPARE(idOf(u"renamed"_s), u"old"_s);
        QVERIFY(folder.store.add(named(u"old"_s)));
        const QString first = idOf(u"old"_s);
        QVERIFY(!first.isEmpty() && first != u"old"_s);

        QVERIFY(folder.store.duplicate(u"old"_s, u"copy"_s));
        QVERIFY(idOf(u"copy"_s) != first);
        Profile sameId = named(u"another"_s);
        sameId.id = first;
        QVERIFY(folder.store.add(sameId));
        QVERIFY(idOf(u"another"_s) != first);
        const QByteArray before = folder.bytes();

        // a copy by an earlier version, and a name that is another profile's id
        folder.write(R"({"version":3,"profiles":[{"name":"x","id":"1"},{"name":"y","id":"1"},{"name":"1"}]})");
        QVERIFY(folder.store.upgrade());
        QCOMPARE(idOf(u"x"_s), u"1"_s);
        QVERIFY(idOf(u"y"_s) != u"1"_s && idOf(u"1"_s) != u"1"_s && idOf(u"y"_s) != idOf(u"1"_s));
        folder.write(before);

        const auto removed = folder.store.remove(u"old"_s);
        QVERIFY(removed);
        QVERIFY(folder.store.restore(*removed));
        QCOMPARE(idOf(u"old"_s), first);
        QVERIFY(folder.store.remove(u"old"_s));
        QVERIFY(folder.store.add(named(u"old"_s)));
        QVERIFY(idOf(u"old"_s) != first);
    }

    void importedProfilesGetNewIds()
    {
        const ProfilesFolder folder;
        const QByteArray document =
            R"({"version":3,"profiles":[{"name":"x","id":"a","toolServer":"https://mcp.example.net"}]})";
        const auto read = profilesFromDocument(document);
        QVERIFY(read && read->ignored.isEmpty());
        QVERIFY(importInto(folder.store, read->profiles, ConflictPolicy::Refuse));
        const QString id = folder.store.load()->constLast().id;
        QVERIFY(!id.isEmpty() && id != u"a"_s && id != u"x"_s);
        const auto again = importInto(folder.store, read->profiles, ConflictPolicy::Refuse);
        QVERIFY(again && again->constFirst().outcome == ImportOutcome::Same);
    }

    void namesAreUnique()
    {
        const ProfilesFolder folder;
        const QByteArray before = folder.bytes();
        for (const auto &refused :
             {folder.store.add(named(u"b"_s)), folder.store.duplicate(u"a"_s, u"c"_s),
              folder.store.change(named(u"a"_s), named(u"b"_s)), folder.store.add(named(u" "_s))}) {
            QVERIFY(!refused);
            QCOMPARE(refused.error().kind, ErrorKind::BadInput);
        }
        QCOMPARE(folder.bytes(), before);
    }

    void changesOfDifferentFieldsAreMerged()
    {
        const ProfilesFolder folder;
        const Profile seen = named(u"b"_s);
        Profile one = seen;
        one.username = u"mara"_s;
        Profile other = seen;
        other.threshold = Threshold::Alert;
        other.name = u"beta"_s;
        QVERIFY(folder.store.change(seen, one));
        const auto list = folder.store.change(seen, other);
        QVERIFY(list);
        QCOMPARE(namesOf(*list), QStringList({u"a"_s, u"beta"_s, u"c"_s}));
        QCOMPARE(list->at(1).username, u"mara"_s);
        QCOMPARE(list->at(1).threshold, Threshold::Alert);
    }

    void conflictingChangesAreRefused()
    {
        const ProfilesFolder folder;
        const Profile seen = named(u"b"_s);
        Profile one = seen;
        one.username = u"mara"_s;
        one.deadline = 20;
        Profile other = seen;
        other.username = u"jon"_s;
        other.deadline = 20; // the same in both
        QVERIFY(folder.store.change(seen, one));
        const QByteArray before = folder.bytes();
        const auto refused = folder.store.change(seen, other);
        QVERIFY(!refused);
        QVERIFY2(refused.error().detail.text().contains(u": username."_s), qPrintable(refused.error().detail));
        QCOMPARE(folder.bytes(), before);
    }

    void removedProfileCannotBeChanged()
    {
        const ProfilesFolder folder;
        QVERIFY(folder.store.remove(u"b"_s));
        for (const auto &refused : {folder.store.change(named(u"b"_s), named(u"x"_s)), folder.store.move(u"b"_s, 0),
                                    folder.store.duplicate(u"b"_s, u"x"_s)}) {
            QVERIFY(!refused);
            QVERIFY(refused.error().detail.text().contains(u"“b”"_s));
        }
        QVERIFY(!folder.store.remove(u"b"_s));
        QVERIFY(folder.store.markSecret(u"b"_s, {}, true)); // only a hint
    }

    void duplicateComesNextAndHasNoKey()
    {
        const ProfilesFolder folder;
        Profile full = named(u"b"_s);
        full.username = u"mara"_s;
        full.keySaved = true;
        full.tokensSaved = {u"/asana/"_s, u"/github/"_s};
        QVERIFY(folder.store.change(named(u"b"_s), full));
        const auto list = folder.store.duplicate(u"b"_s, u"b copy"_s);
        QVERIFY(list);
        QCOMPARE(namesOf(*list), QStringList({u"a"_s, u"b"_s, u"b copy"_s, u"c"_s}));
        QCOMPARE(list->at(2).username, u"mara"_s);
        QVERIFY(list->at(1).keySaved);
        QVERIFY(!list->at(2).keySaved);
        QCOMPARE(list->at(1).tokensSaved, full.tokensSaved);
        QCOMPARE(list->at(2).tokensSaved, QStringList());
    }

    void everyTokenIsMarkedAsSaved()
    {
        const ProfilesFolder folder;
        QVERIFY(folder.store.markSecret(u"b"_s, u"/github/"_s, true));
        QVERIFY(folder.store.markSecret(u"b"_s, u"/asana/"_s, true));
        QVERIFY(folder.store.markSecret(u"b"_s, u"/asana/"_s, true));
        QCOMPARE(folder.store.load()->at(1).tokensSaved, (QStringList{u"/asana/"_s, u"/github/"_s}));
        QCOMPARE(folder.store.load()->at(0).tokensSaved, QStringList());
        QVERIFY(folder.store.markSecret(u"b"_s, u"/github/"_s, false));
        QCOMPARE(folder.store.load()->at(1).tokensSaved, QStringList{u"/asana/"_s});
        QVERIFY(!folder.store.load()->at(1).keySaved);
        // the member of earlier versions
        QCOMPARE(profileFrom({{u"codeHostingTokenSaved"_s, true}}).tokensSaved, QStringList{u"/github/"_s});
    }

    void savedMarksAreNotImported()
    {
        const auto read = profilesFromDocument(
            R"({"version":3,"profiles":[{"name":"a","resource":)"
            R"("https://logs.example.net/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/",)"
            R"("keySaved":true,"codeHostingTokenSaved":true,"catalogTokensSaved":["/x/"]}]})");
        QVERIFY(read);
        QVERIFY(!read->profiles.constFirst().keySaved && read->profiles.constFirst().tokensSaved.isEmpty());
        QCOMPARE(read->ignored, QStringList());
        const QByteArray written = profilesDocument(read->profiles);
        QVERIFY(!written.contains("Saved"));
    }

    void placeholderIsNotAUsername()
    {
        const auto read = profilesFromDocument(
            R"({"version":3,"profiles":[{"name":"a","username":"${USER_NAME}","email":"<your email>",)"
            "\"resource\":\"https://logs.example.net/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"
            "\"}]}");
        QVERIFY(read);
        QCOMPARE(read->profiles.constFirst().username, QString());
        QCOMPARE(read->profiles.constFirst().email, QString());
        QCOMPARE(read->placeholders, (QStringList{u"a: username"_s, u"a: email"_s}));
    }

    void profilesCanBeMoved_data()
    {
        addColumns<QString, int, QString>("name", "folder", "order");
        QTest::newRow("to the top") << u"c"_s << 0 << u"cab"_s;
        QTest::newRow("down by one") << u"a"_s << 1 << u"bac"_s;
        QTest::newRow("to the end") << u"a"_s << 2 << u"bca"_s;
        QTest::newRow("beyond the end") << u"a"_s << 99 << u"bca"_s;
        QTest::newRow("before the top") << u"b"_s << -1 << u"bac"_s;
        QTest::newRow("where it is") << u"b"_s << 1 << u"abc"_s;
    }

    void profilesCanBeMoved()
    {
        QFETCH(QString, name);
        QFETCH(int, folder);
        const ProfilesFolder where;
        const auto list = where.store.move(name, folder);
        QVERIFY(list);
        QTEST(namesOf(*list).join(QString()), "order");
    }

    void removedProfileIsFullyRestored()
    {
        const ProfilesFolder folder;
        folder.write(
            R"({"version":2,"profiles":[{"name":"a"},{"name":"b","note":"mine","keySaved":true},{"name":"c"}]})");
        auto removed = folder.store.remove(u"b"_s);
        QVERIFY(removed);
        QCOMPARE(namesOf(removed->remaining), QStringList({u"a"_s, u"c"_s}));
        QVERIFY(!folder.bytes().contains("mine"));
        removed->profile.keySaved = false;    // the key was deleted, too
        QVERIFY(folder.store.remove(u"a"_s)); // others change it meanwhile
        const auto list = folder.store.restore(*removed);
        QVERIFY(list);
        QCOMPARE(namesOf(*list), QStringList({u"c"_s, u"b"_s}));
        QVERIFY(!list->at(1).keySaved);
        QVERIFY(folder.bytes().contains("mine"));
        QVERIFY(!folder.store.restore(*removed));
    }

    void unknownMembersSurviveEveryChange()
    {
        const ProfilesFolder folder;
        folder.write(R"({"version":2,"mine":1,"profiles":[{"name":"a","note":"kept"}]})");
        QVERIFY(folder.store.change(named(u"a"_s), named(u"alpha"_s)));
        QVERIFY(folder.store.markSecret(u"alpha"_s, {}, true));
        QVERIFY(folder.store.duplicate(u"alpha"_s, u"beta"_s));
        QVERIFY(folder.store.move(u"alpha"_s, 1));
        const QJsonObject root = QJsonDocument::fromJson(folder.bytes()).object();
        QCOMPARE(root.value("mine"_L1).toInt(), 1);
        for (const QJsonValue each : root.value("profiles"_L1).toArray())
            QCOMPARE(each.toObject().value("note"_L1).toString(), u"kept"_s);
    }

    void lockTimeoutIsReportedAndChangesNothing()
    {
        const ProfilesFolder folder;
        const QByteArray before = folder.bytes();
        {
            FileLock held(folder.path() + u".lock"_s);
            QVERIFY(held.acquire(std::chrono::seconds(1)));
            const auto refused = folder.store.add(named(u"d"_s));
            QVERIFY(!refused);
            QCOMPARE(refused.error().kind, ErrorKind::FileFailed);
            QVERIFY2(refused.error().detail.text().contains(u"locked the file"_s), qPrintable(refused.error().detail));
            QCOMPARE(folder.bytes(), before);
            QVERIFY(folder.store.load()); // reading needs no lock
        }
        QVERIFY(folder.store.add(named(u"d"_s)));
    }

    void freeNamesAreValid_data()
    {
        addColumns<QString, QString>("base", "expected");
        QTest::newRow("short") << u"b"_s << u"b copy 3"_s;
        QTest::newRow("64 characters") << QString(64, u'x') << QString(48, u'x') + u" copy"_s;
        QTest::newRow("cut within a character")
            << QString(47, u'x') + u"\U0001F525yy"_s << QString(47, u'x') + u" copy"_s;
    }

    void freeNamesAreValid()
    {
        QFETCH(QString, base);
        const QStringList taken{u"b"_s, u"b copy"_s, u"b copy 2"_s};
        const QString name = freeProfileName(base, [&](const QString &each) { return taken.contains(each); });
        QTEST(name, "expected");
        QVERIFY(profileNameFault(name).isEmpty());
    }

    void importedProfilesApproveNoTool()
    {
        const QString resource = u"https://logs.example.net/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s;
        Profile profile = named(u"payments"_s);
        profile.resource = resource;
        profile.toolServer = u"https://mcp.example.net"_s;
        profile.verifiesArrival = true;
        profile.logTool = {profile.toolServer, u"general"_s, u"resource_logs"_s, "{}"};
        const ProfilesFolder folder;
        QVERIFY(folder.store.add(profile));
        const auto saved = folder.store.load();
        QVERIFY(saved);
        profile.id = saved->constLast().id;
        QCOMPARE(saved->constLast(), profile); // the user's choice stays
        QVERIFY(logToolPlanOf(saved->constLast()).isSet());
        Profile moved = profile;
        moved.toolServer = u"https://other.example.net"_s;
        QVERIFY(!logToolPlanOf(moved).isSet());

        QVERIFY(!profilesDocument({profile}).contains("resource_logs"));
        const QJsonObject object{{u"name"_s, u"payments"_s},
                                 {u"resource"_s, resource},
                                 {u"toolServer"_s, profile.toolServer},
                                 {u"provesArrival"_s, true},
                                 {u"logTool"_s, QJsonObject{{u"server"_s, profile.toolServer},
                                                            {u"catalog"_s, u"general"_s},
                                                            {u"tool"_s, u"delete_everything"_s},
                                                            {u"arguments"_s, u"{}"_s}}}};
        const QJsonObject document{{u"version"_s, 3}, {u"profiles"_s, QJsonArray{object}}};
        const auto read = profilesFromDocument(QJsonDocument(document).toJson());
        QVERIFY(read);
        QVERIFY(!read->profiles.constFirst().logTool.isSet());
        QVERIFY(!read->profiles.constFirst().verifiesArrival);
    }
};

RC_TEST(TestProfileEdits)

} // namespace rc::tst_profileedits

#include "tst_profileedits.moc"
