// SPDX-License-Identifier: GPL-3.0-or-later
// profile and key without a keychain: storage, changes, clashes, import and export, and that nothing is lost or leaked.
#include "console.h"
#include "support/filebytes.h"
#include "support/testprogram.h"
#include "tests/trust/keyencodings.h"

#include <QDirIterator>

namespace rc::tst_cli_profileedits {

namespace {

const QString resource = u"https://logs.example.net/tools/u/alice/resources/0e8bf1a3-77a5-4f63-9c7a-3f0f1d2a4b5c/"_s;
const QString elsewhere = u"https://logs.example.org/tools/u/alice/resources/0e8bf1a3-77a5-4f63-9c7a-3f0f1d2a4b5c/"_s;

const QStringList full = listOf("--mcp-url https://mcp.example.net/mcp/ --username alice --threshold warning");

class Profiles : public Console
{
public:
    [[nodiscard]] RunResult profile(const QStringList &words, const QByteArray &input = {}) const
    {
        return run(listOf("profile", words), input);
    }
    [[nodiscard]] bool add(const QString &name, const QStringList &more = {}) const
    {
        return profile(listOf("add", name, "--resource", resource, more)).exitCode == 0;
    }
    [[nodiscard]] QJsonObject shown(const QString &name) const
    {
        return profile(listOf("show", name, "--json")).json();
    }
    [[nodiscard]] QStringList names() const
    {
        QStringList names;
        for (const QJsonValue each : profile(listOf("list --json")).json()["profiles"_L1].toArray())
            names.append(each.toObject().value("name"_L1).toString());
        return names;
    }
    [[nodiscard]] QByteArray exported() const { return profile({u"export"_s}).out; }
};

/// A document with one profile with this name at `address`; `more`: members, each with a leading comma.
QByteArray documentOf(const QString &name, const QString &address, const QByteArray &more = {})
{
    return "{\"version\":2,\"profiles\":[{\"name\":\"" + name.toUtf8() + "\",\"resource\":\"" + address.toUtf8() + '"' +
           more + "}]}";
}

} // namespace

class TestCliProfileEdits : public QObject
{
    Q_OBJECT

private slots:
    void addedProfilesAreListedAndRemoved()
    {
        const Profiles console;
        QVERIFY(console.add(u"home"_s, full));
        const RunResult listed = ended(0, console.profile(listOf("list --json")));
        const QJsonArray profiles = listed.json()["profiles"_L1].toArray();
        QCOMPARE(profiles.size(), 1);
        const QJsonObject profile = profiles.at(0).toObject();
        QCOMPARE(
            membersOf(profile).join(u' '),
            u"bearer caFile catalogTokensSaved codeHostingTokenSaved colour debug dialect email emailHeader envPrefix "
            u"furtherCatalogs "
            u"keyHeader keySaved "
            "name nameOnEntries resource streamTimeout threshold timeout toolServer username usernameHeader uuidHeader uuidToTools"_s);
        QCOMPARE(profile.value("name"_L1).toString(), u"home"_s);
        QCOMPARE(profile.value("resource"_L1).toString(), resource);
        QCOMPARE(profile.value("toolServer"_L1).toString(), u"https://mcp.example.net"_s);
        QCOMPARE(profile.value("threshold"_L1).toString(), u"WARNING"_s);
        QCOMPARE(profile.value("keySaved"_L1).toBool(), false);
        const RunResult removed = ended(0, console.profile(listOf("remove home --json")));
        QCOMPARE(removed.json()["removed"_L1].toString(), u"home"_s);
        QCOMPARE(console.names(), QStringList());
    }

    void aToolServerAloneIsEnough()
    {
        const Profiles console;
        ended(0, console.profile(listOf("add tools --mcp-url https://mcp.example.net/mcp")));
        QVERIFY(console.profile({u"list"_s}).out.contains("https://mcp.example.net/mcp"));
        const RunResult exported = ended(0, console.profile({u"export"_s}));
        const Profiles other;
        ended(0, other.profile(listOf("import -"), exported.out));
        const RunResult taken = other.profile(listOf("show tools --json"));
        QCOMPARE(taken.json()["toolServer"_L1].toString(), u"https://mcp.example.net/mcp"_s);
        QCOMPARE(taken.json()["resource"_L1].toString(), QString());

        ended(2, console.run(listOf("send x --level info --profile tools")));
        ended(2, console.profile(listOf("add none --username alice")));
        ended(2, console.profile(listOf("edit tools --mcp-url", QString())));
        for (const bool bearer : {true, false}) {
            const RunResult edited =
                console.profile(listOf("edit tools", bearer ? u"--bearer"_s : u"--no-bearer"_s, "--json"));
            QCOMPARE(edited.json()["bearer"_L1].toBool(), bearer);
        }
        QVERIFY(console.add(u"both"_s, full));
        ended(0, console.profile(listOf("edit both --resource", QString())));
    }

    void fullDiskLeavesProfilesUnchanged()
    {
        const Profiles console;
        QVERIFY(console.add(u"prod"_s, full));
        const RunResult before = console.profile(listOf("list --json"));
        const RunResult ran = console.runOnFullDisk(listOf("profile remove prod"));
        QVERIFY2(ran.exitCode != 0 && ran.err.contains("profiles.json"), ran.details());
        QCOMPARE(console.profile(listOf("list --json")).out, before.out);
    }

    void onlyProfileIsTheDefault()
    {
        const Profiles console;
        QVERIFY(console.add(u"home"_s, full));
        const RunResult alone = ended(0, console.run(listOf("config --format env")));
        QVERIFY(alone.out.contains(resource.toUtf8()));
        QVERIFY(console.add(u"work"_s, full));
        const RunResult two = ended(2, console.run(listOf("config --format env")));
        QVERIFY2(two.err.contains("home") && two.err.contains("work"), two.details());
    }

    void keyStatusJsonFollowsTheContract()
    {
        const Profiles console;
        QVERIFY(console.add(u"home"_s, full));
        const RunResult ran =
            ended(6, console.run(listOf("key status --profile home --json"))); // no session bus, so no keychain
        QCOMPARE(membersOf(ran.json()), listOf("profile state where"));
        QCOMPARE(ran.json()["profile"_L1].toString(), u"home"_s);
        QCOMPARE(ran.json()["state"_L1].toString(), u"unavailable"_s);
        QVERIFY(!ran.err.isEmpty());
    }

    void keyIsNeverWrittenToDisk()
    {
        const QByteArray key = "test-key-0123456789";
        const Profiles console;
        QVERIFY(console.add(u"home"_s, full));
        const RunResult ran = ended(6, console.run(listOf("key set"), key + '\n'));
        QVERIFY2(!(ran.out + ran.err).contains(key), ran.details());
        QVERIFY2(ran.err.contains("Nothing was saved"), ran.details());
        QCOMPARE(filesWithKey(console.home(), key), QStringList());
    }

    void everyFieldIsSaved()
    {
        const Profiles console;
        QVERIFY(console.add(u"home"_s,
                            listOf("--key-header X-Own-Key --username-header X-Own-Name --email-header X-Own-Mail "
                                   "--timeout 90 --stream-timeout 300 --identity-on-ingest off --debug on")));
        const QJsonObject kept = console.shown(u"home"_s);
        QCOMPARE(kept.value("keyHeader"_L1).toString(), u"X-Own-Key"_s);
        QCOMPARE(kept.value("usernameHeader"_L1).toString(), u"X-Own-Name"_s);
        QCOMPARE(kept.value("emailHeader"_L1).toString(), u"X-Own-Mail"_s);
        QCOMPARE(kept.value("timeout"_L1).toInt(), 90);
        QCOMPARE(kept.value("streamTimeout"_L1).toInt(), 300);
        QVERIFY(!kept.value("nameOnEntries"_L1).toBool() && kept.value("debug"_L1).toBool());
        const RunResult words = console.profile(listOf("show home"));
        QVERIFY2(words.out.contains("X-Own-Key") && words.out.contains("90 s"), words.details());
    }

    void editChangesOnlyTheGivenFields()
    {
        const Profiles console;
        QVERIFY(console.add(u"home"_s, listOf("--mcp-url https://mcp.example.net/ --username alice")));
        const RunResult ran = ended(
            0, console.profile(listOf("edit home --mcp-url", QString(), "--email a@example.net --timeout 0 --json")));
        QCOMPARE(ran.json(), console.shown(u"home"_s));
        QCOMPARE(ran.json()["toolServer"_L1].toString(), QString());
        QCOMPARE(ran.json()["email"_L1].toString(), u"a@example.net"_s);
        QCOMPARE(ran.json()["username"_L1].toString(), QString());
        QCOMPARE(ran.json()["resource"_L1].toString(), resource);
    }

    void invalidValuesAreRefused_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::newRow("added under a name there is") << listOf("add home --resource", resource);
        QTest::newRow("nothing to change") << listOf("edit home");
        QTest::newRow("nobody") << listOf("edit nobody --debug on");
        QTest::newRow("a header of HTTP") << listOf("edit home --key-header Host");
        QTest::newRow("a header twice") << listOf("edit home --key-header x-user-username");
        QTest::newRow("no time-out") << listOf("edit home --timeout 1.5");
        QTest::newRow("too long a time-out") << listOf("edit home --timeout 3601");
        QTest::newRow("no catalog") << listOf("edit home --further-catalogs asana");
        QTest::newRow("no switch") << listOf("edit home --debug maybe");
        QTest::newRow("no Resource URL") << listOf("edit home --resource nowhere");
        QTest::newRow("a copy under a name there is") << listOf("duplicate home work");
        QTest::newRow("a copy under no name") << listOf("duplicate home", u" "_s);
        QTest::newRow("a copy without a name") << listOf("duplicate home");
        QTest::newRow("a copy of nobody") << listOf("duplicate nobody new");
        QTest::newRow("a copy with another field") << listOf("duplicate home new --debug on");
        QTest::newRow("renamed to one there is") << listOf("rename home work");
        QTest::newRow("renamed to no name") << listOf("rename home", u" "_s);
        QTest::newRow("renamed without a name") << listOf("rename home");
        QTest::newRow("a field with list") << listOf("list --debug on");
        QTest::newRow("clash without import") << listOf("list --clash skip");
        QTest::newRow("no way") << listOf("import - --clash merge");
        QTest::newRow("no file") << listOf("import /nonexistent.json");
        QTest::newRow("a folder") << listOf("import /");
        QTest::newRow("export of nobody") << listOf("export nobody");
        QTest::newRow("no action") << listOf("forget home");
    }

    void invalidValuesAreRefused()
    {
        QFETCH(QStringList, words);
        const Profiles console;
        QVERIFY(console.add(u"home"_s));
        QVERIFY(console.add(u"work"_s));
        const QByteArray before = console.exported();
        const RunResult ran = ended(2, console.profile(words));
        QVERIFY2(!ran.err.isEmpty() && ran.out.isEmpty(), ran.details());
        QCOMPARE(console.exported(), before);
    }

    void duplicateComesNextAndHasNoKey()
    {
        const Profiles console;
        // preserves an unknown member, but not the mark of a saved key
        const QByteArray document = documentOf(u"home"_s, resource, ",\"colour\":\"green\",\"timeout\":90");
        QVERIFY(console.profile(listOf("import -"), document).exitCode == 0);
        QVERIFY(console.add(u"work"_s));
        const RunResult ran = ended(0, console.profile(listOf("duplicate home copy")));
        QVERIFY2(ran.out.contains("key set --profile copy"), ran.details());
        const RunResult odd = console.profile(listOf("duplicate copy", u"it's mine"_s));
        QVERIFY2(odd.out.contains("--profile 'it'\\''s mine'"), odd.details()); // quoted for a shell
        ended(0, console.profile({u"remove"_s, u"it's mine"_s}));
        QCOMPARE(console.names(), listOf("home copy work"));
        QJsonObject expected = console.shown(u"home"_s);
        expected.insert(u"name"_s, u"copy"_s);
        QCOMPARE(console.shown(u"copy"_s), expected);
        const RunResult json = console.profile(listOf("duplicate home again --json"));
        QCOMPARE(json.json(), (QJsonObject{{u"duplicated"_s, u"home"_s}, {u"as"_s, u"again"_s}}));
    }

    void exportCanBeImportedElsewhere()
    {
        const Profiles here;
        QVERIFY(here.add(u"a"_s, listOf("--key-header X-Own --timeout 12 --threshold NONE")));
        QVERIFY(here.add(u"it's \"b\" ü"_s, listOf("--email b@example.net")));
        const Profiles there;
        const RunResult taken = ended(0, there.profile(listOf("import - --json"), here.exported()));
        QCOMPARE(there.exported(), here.exported());
        const QJsonObject first = firstOf(taken, "profiles");
        QCOMPARE(membersOf(first), QStringList(listOf("as name outcome")));
        QCOMPARE(first.value("outcome"_L1).toString(), u"added"_s);
        // repeating changes nothing
        const RunResult again = ended(0, there.profile(listOf("import -"), here.exported()));
        QVERIFY2(again.out.contains("already"), again.details());
        QCOMPARE(there.exported(), here.exported());
        // only the named one, once
        const RunResult named = here.profile(listOf("export a a --json"));
        const QJsonArray list = named.json()["profiles"_L1].toArray();
        QCOMPARE(list.size(), 1);
        QCOMPARE(list.first()["name"_L1].toString(), u"a"_s);
        QVERIFY(!list.first().toObject().contains("keySaved"_L1));
    }

    void largeInputFromAPipeIsRead()
    {
        const Profiles console;
        QByteArrayList rows;
        for (int i = 0; i < 1000; ++i)
            rows.append("{\"name\":\"p" + QByteArray::number(i) + "\",\"resource\":\"" + resource.toUtf8() + "\"}");
        const QByteArray document = "{\"version\":2,\"profiles\":[" + rows.join(',') + "]}";
        ended(0, console.profile(listOf("import -"), document));
        QCOMPARE(console.names().size(), 1000);
    }

    void optionResolvesNameConflicts_data()
    {
        addColumns<QString, int, QStringList, QString>("clash", "exitCode", "names", "address");
        QTest::newRow("nothing said") << QString() << 2 << listOf("home") << resource;
        QTest::newRow("refuse") << u"refuse"_s << 2 << listOf("home") << resource;
        QTest::newRow("skip") << u"skip"_s << 0 << listOf("home new") << resource;
        QTest::newRow("rename") << u"rename"_s << 0 << listOf("home", u"home copy"_s, "new") << resource;
        QTest::newRow("replace") << u"replace"_s << 0 << listOf("home new") << elsewhere;
    }

    void optionResolvesNameConflicts();
    void savedKeyIsNotRedirected()
    {
        const Profiles console;
        QVERIFY(console.add(u"home"_s));
        // marked as if a key were saved: there is no keychain here
        QDirIterator found(console.home(), {u"profiles.json"_s}, QDir::Files, QDirIterator::Subdirectories);
        const QString path = found.next();
        QByteArray json = bytesOf(path);
        QVERIFY(json.contains("\"keySaved\": false"));
        writeBytes(path, json.replace("\"keySaved\": false", "\"keySaved\": true"));

        const RunResult ran =
            ended(2, console.profile(listOf("import - --clash replace"), documentOf(u"home"_s, elsewhere)));
        QVERIFY2(ran.err.contains("home") && ran.err.contains("different server"), ran.details());
        QCOMPARE(console.shown(u"home"_s).value("resource"_L1).toString(), resource);
        ended(0,
              console.profile(listOf("import - --clash replace"), documentOf(u"home"_s, resource, R"(,"debug":true)")));
        QVERIFY(console.shown(u"home"_s).value("keySaved"_L1).toBool());
        // the user may, with a notice
        const RunResult edited = ended(0, console.profile(listOf("edit home --resource", elsewhere)));
        QVERIFY2(edited.err.contains("logs.example.org"), edited.details());
    }

    void invalidDocumentIsNotImportedInPart_data();
    void invalidDocumentIsNotImportedInPart()
    {
        QFETCH(QByteArray, document);
        const Profiles console;
        const RunResult ran = console.profile(listOf("import -"), document);
        QVERIFY2(ran.exitCode != 0 && !ran.err.isEmpty() && ran.out.isEmpty(), ran.details());
        QCOMPARE(console.names(), QStringList());
    }

    void keysInADocumentAreNotImported()
    {
        const Profiles console;
        const RunResult ran =
            ended(0, console.profile(listOf("import -"),
                                     documentOf(u"home"_s, resource, R"(,"apiKey":"hush-hush","keySaved":true)")));
        QVERIFY2(ran.err.contains("home: apiKey"), ran.details());
        QVERIFY(!(ran.out + ran.err).contains("hush"));
        QVERIFY(!console.shown(u"home"_s).value("keySaved"_L1).toBool());
        QVERIFY(!console.exported().contains("hush"));
    }
};

void TestCliProfileEdits::optionResolvesNameConflicts()
{
    QFETCH(QString, clash);
    QFETCH(int, exitCode);
    const Profiles console;
    QVERIFY(console.add(u"home"_s));
    const QByteArray document = R"({"version":2,"profiles":[{"name":"home","resource":")" + elsewhere.toUtf8() +
                                R"("},{"name":"new","resource":")" + resource.toUtf8() + R"("}]})";
    QStringList words = listOf("import -");
    if (!clash.isEmpty())
        words += {u"--clash"_s, clash};
    const RunResult ran = ended(exitCode, console.profile(words, document));
    QVERIFY2((exitCode == 0) != (ran.err.contains("home") && ran.err.contains("--clash")), ran.details());
    QTEST(console.names(), "names");
    QTEST(console.shown(u"home"_s).value("resource"_L1).toString(), "address");
}

void TestCliProfileEdits::invalidDocumentIsNotImportedInPart_data()
{
    QTest::addColumn<QByteArray>("document");
    const QByteArray good = R"({"name":"good","resource":")" + resource.toUtf8() + R"("})";
    const auto with = [&good](const QByteArray &bad) {
        return R"({"version":2,"profiles":[)" + good + ',' + bad + "]}";
    };
    const QByteArray start = R"({"name":"bad","resource":")" + resource.toUtf8() + '"';
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("profiles");
    QTest::newRow("two documents") << with(good.chopped(1) + R"(,"name":"x"})");
    QTest::newRow("another document") << QByteArray(R"({"profiles":[]})");
    QTest::newRow("a newer version") << QByteArray(R"({"version":4,"profiles":[]})");
    QTest::newRow("too long") << QByteArray(4 * 1024 * 1024 + 1, ' ');
    QTest::newRow("no name") << with(R"({"resource":")" + resource.toUtf8() + R"("})");
    QTest::newRow("no Resource URL") << with(R"({"name":"bad"})");
    QTest::newRow("an escape in its name") << with(R"({"name":"\u001b[m","resource":")" + resource.toUtf8() + R"("})");
    QTest::newRow("twice") << with(good);
    QTest::newRow("a list in place of one") << with("[]");
    QTest::newRow("a number for a name") << with(R"({"name":1})");
    QTest::newRow("a header of HTTP") << with(start + R"(,"keyHeader":"Host"})");
    QTest::newRow("a header with a line break") << with(start + R"(,"keyHeader":"X\r\nY"})");
    QTest::newRow("no threshold") << with(start + R"(,"threshold":"LOUD"})");
    QTest::newRow("no colour") << with(start + R"(,"colour":"plaid"})");
    QTest::newRow("half a second") << with(start + R"(,"timeout":0.5})");
    QTest::newRow("too long a time-out") << with(start + R"(,"timeout":999999})");
    QTest::newRow("a relative CA file") << with(start + R"(,"caFile":"ca.pem"})");
    QTest::newRow("no tool server") << with(start + R"(,"toolServer":"nowhere"})");
}

RC_TEST(TestCliProfileEdits)

} // namespace rc::tst_cli_profileedits

#include "tst_cli_profileedits.moc"
