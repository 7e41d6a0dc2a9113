// SPDX-License-Identifier: GPL-3.0-or-later
// profile and key without a keychain: storage, changes, clashes, import and export, and that nothing is lost or leaked.
#include "console.h"
#include "support/testpaths.h"
#include "support/testprogram.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_cli_profileedits {

namespace {

const QString resource = u"https://logs.example.net/tools/u/alice/resources/0e8bf1a3-77a5-4f63-9c7a-3f0f1d2a4b5c/"_s;
const QString elsewhere = u"https://logs.example.org/tools/u/alice/resources/0e8bf1a3-77a5-4f63-9c7a-3f0f1d2a4b5c/"_s;

const QStringList full{u"--mcp-url"_s, u"https://mcp.example.net/mcp/"_s, u"--username"_s, u"alice"_s, u"--threshold"_s,
                       u"warning"_s};

class Profiles : public Console
{
public:
    [[nodiscard]] Ran profile(const QStringList &words, const QByteArray &input = {}) const
    {
        return run(QStringList{u"profile"_s} + words, input);
    }
    [[nodiscard]] bool add(const QString &name, const QStringList &more = {}) const
    {
        return profile(QStringList{u"add"_s, name, u"--resource"_s, resource} + more).exitCode == 0;
    }
    [[nodiscard]] QJsonObject shown(const QString &name) const
    {
        return profile({u"show"_s, name, u"--json"_s}).json();
    }
    [[nodiscard]] QStringList names() const
    {
        QStringList names;
        for (const QJsonValue each : profile({u"list"_s, u"--json"_s}).json().value("profiles"_L1).toArray())
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
    void addedProfilesAreListedAndRemoved();
    void aToolServerAloneIsEnough();
    void aFullDiskLeavesTheProfilesAsTheyWere();
    void onlyProfileIsTakenWithoutAName();
    void keyStatusTellsTheContract();
    void keyIsNeverKeptOnDisk();
    void eachFieldIsKept();
    void editChangesWhatItsOptionsSay();
    void whatCannotBeUsedIsRefused_data();
    void whatCannotBeUsedIsRefused();
    void aCopyStandsBehindItAndHasNoKey();
    void whatIsExportedIsImportedElsewhere();
    void moreThanAPipeHoldsIsRead();
    void aClashIsDecidedByTheOption_data();
    void aClashIsDecidedByTheOption();
    void aSavedKeyIsNotLedToAnotherServer();
    void noPartOfABadDocumentIsTaken_data();
    void noPartOfABadDocumentIsTaken();
    void aKeyInADocumentIsNotTaken();
};

void TestCliProfileEdits::addedProfilesAreListedAndRemoved()
{
    const Profiles console;
    QVERIFY(console.add(u"home"_s, full));
    const Ran listed = console.profile({u"list"_s, u"--json"_s});
    QVERIFY2(listed.exitCode == 0, listed.told());
    const QJsonArray profiles = listed.json().value("profiles"_L1).toArray();
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
    const Ran removed = console.profile({u"remove"_s, u"home"_s, u"--json"_s});
    QVERIFY2(removed.exitCode == 0, removed.told());
    QCOMPARE(removed.json().value("removed"_L1).toString(), u"home"_s);
    QCOMPARE(console.names(), QStringList());
}

void TestCliProfileEdits::aToolServerAloneIsEnough()
{
    const Profiles console;
    const Ran added = console.profile({u"add"_s, u"tools"_s, u"--mcp-url"_s, u"https://mcp.example.net/mcp"_s});
    QVERIFY2(added.exitCode == 0, added.told());
    QVERIFY(console.profile({u"list"_s}).out.contains("https://mcp.example.net/mcp"));
    const Ran exported = console.profile({u"export"_s});
    QVERIFY2(exported.exitCode == 0, exported.told());
    const Profiles other;
    const Ran imported = other.profile({u"import"_s, u"-"_s}, exported.out);
    QVERIFY2(imported.exitCode == 0, imported.told());
    const Ran taken = other.profile({u"show"_s, u"tools"_s, u"--json"_s});
    QCOMPARE(taken.json().value("toolServer"_L1).toString(), u"https://mcp.example.net/mcp"_s);
    QCOMPARE(taken.json().value("resource"_L1).toString(), QString());

    const Ran sent = console.run({u"send"_s, u"x"_s, u"--level"_s, u"info"_s, u"--profile"_s, u"tools"_s});
    QCOMPARE(sent.exitCode, 2);
    QCOMPARE(console.profile({u"add"_s, u"none"_s, u"--username"_s, u"alice"_s}).exitCode, 2);
    QCOMPARE(console.profile({u"edit"_s, u"tools"_s, u"--mcp-url"_s, QString()}).exitCode, 2);
    for (const bool bearer : {true, false}) {
        const Ran edited =
            console.profile({u"edit"_s, u"tools"_s, bearer ? u"--bearer"_s : u"--no-bearer"_s, u"--json"_s});
        QCOMPARE(edited.json().value("bearer"_L1).toBool(), bearer);
    }
    QVERIFY(console.add(u"both"_s, full));
    QCOMPARE(console.profile({u"edit"_s, u"both"_s, u"--resource"_s, QString()}).exitCode, 0);
}

/// No file can grow, like on a full disk, even for root.
void TestCliProfileEdits::aFullDiskLeavesTheProfilesAsTheyWere()
{
    const Profiles console;
    QVERIFY(console.add(u"prod"_s, full));
    const Ran before = console.profile({u"list"_s, u"--json"_s});
    const Ran ran = console.runProgram(u"/bin/sh"_s, {u"-c"_s, u"trap '' XFSZ; ulimit -f 0; exec \"$0\" \"$@\""_s,
                                                      rc::consoleBinary(), u"profile"_s, u"remove"_s, u"prod"_s});
    QVERIFY2(ran.exitCode != 0 && ran.err.contains("profiles.json"), ran.told());
    QCOMPARE(console.profile({u"list"_s, u"--json"_s}).out, before.out);
}

void TestCliProfileEdits::onlyProfileIsTakenWithoutAName()
{
    const Profiles console;
    QVERIFY(console.add(u"home"_s, full));
    const Ran alone = console.run({u"config"_s, u"--format"_s, u"env"_s});
    QVERIFY2(alone.exitCode == 0, alone.told());
    QVERIFY(alone.out.contains(resource.toUtf8()));
    QVERIFY(console.add(u"work"_s, full));
    const Ran two = console.run({u"config"_s, u"--format"_s, u"env"_s});
    QVERIFY2(two.exitCode == 2, two.told());
    QVERIFY2(two.err.contains("home") && two.err.contains("work"), two.told());
}

void TestCliProfileEdits::keyStatusTellsTheContract()
{
    const Profiles console;
    QVERIFY(console.add(u"home"_s, full));
    const Ran ran = console.run({u"key"_s, u"status"_s, u"--profile"_s, u"home"_s, u"--json"_s});
    QVERIFY2(ran.exitCode == 6, ran.told()); // no session bus, so no keychain
    QCOMPARE(membersOf(ran.json()), (QStringList{u"profile"_s, u"state"_s, u"where"_s}));
    QCOMPARE(ran.json().value("profile"_L1).toString(), u"home"_s);
    QCOMPARE(ran.json().value("state"_L1).toString(), u"unavailable"_s);
    QVERIFY(!ran.err.isEmpty());
}

void TestCliProfileEdits::keyIsNeverKeptOnDisk()
{
    const QByteArray key = "test-key-0123456789";
    const Profiles console;
    QVERIFY(console.add(u"home"_s, full));
    const Ran ran = console.run({u"key"_s, u"set"_s}, key + '\n');
    QVERIFY2(ran.exitCode == 6, ran.told());
    QVERIFY2(!(ran.out + ran.err).contains(key), ran.told());
    QVERIFY2(ran.err.contains("not saved"), ran.told());
    int files = 0;
    QDirIterator entries(console.home(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        QFile file(entries.next());
        if (file.open(QIODevice::ReadOnly)) {
            ++files;
            QVERIFY2(!file.readAll().contains(key), qPrintable(file.fileName()));
        }
    }
    QVERIFY(files > 0);
}

void TestCliProfileEdits::eachFieldIsKept()
{
    const Profiles console;
    QVERIFY(
        console.add(u"home"_s, {u"--key-header"_s, u"X-Own-Key"_s, u"--username-header"_s, u"X-Own-Name"_s,
                                u"--email-header"_s, u"X-Own-Mail"_s, u"--timeout"_s, u"90"_s, u"--stream-timeout"_s,
                                u"300"_s, u"--identity-on-ingest"_s, u"off"_s, u"--debug"_s, u"on"_s}));
    const QJsonObject kept = console.shown(u"home"_s);
    QCOMPARE(kept.value("keyHeader"_L1).toString(), u"X-Own-Key"_s);
    QCOMPARE(kept.value("usernameHeader"_L1).toString(), u"X-Own-Name"_s);
    QCOMPARE(kept.value("emailHeader"_L1).toString(), u"X-Own-Mail"_s);
    QCOMPARE(kept.value("timeout"_L1).toInt(), 90);
    QCOMPARE(kept.value("streamTimeout"_L1).toInt(), 300);
    QVERIFY(!kept.value("nameOnEntries"_L1).toBool() && kept.value("debug"_L1).toBool());
    const Ran words = console.profile({u"show"_s, u"home"_s});
    QVERIFY2(words.out.contains("X-Own-Key") && words.out.contains("90 s"), words.told());
}

void TestCliProfileEdits::editChangesWhatItsOptionsSay()
{
    const Profiles console;
    QVERIFY(console.add(u"home"_s, {u"--mcp-url"_s, u"https://mcp.example.net/"_s, u"--username"_s, u"alice"_s}));
    const Ran ran = console.profile({u"edit"_s, u"home"_s, u"--mcp-url"_s, QString(), u"--email"_s, u"a@example.net"_s,
                                     u"--timeout"_s, u"0"_s, u"--json"_s});
    QVERIFY2(ran.exitCode == 0, ran.told());
    QCOMPARE(ran.json(), console.shown(u"home"_s));
    QCOMPARE(ran.json().value("toolServer"_L1).toString(), QString());
    QCOMPARE(ran.json().value("email"_L1).toString(), u"a@example.net"_s);
    QCOMPARE(ran.json().value("username"_L1).toString(), QString());
    QCOMPARE(ran.json().value("resource"_L1).toString(), resource);
}

void TestCliProfileEdits::whatCannotBeUsedIsRefused_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("added under a name there is") << QStringList{u"add"_s, u"home"_s, u"--resource"_s, resource};
    QTest::newRow("nothing to change") << QStringList{u"edit"_s, u"home"_s};
    QTest::newRow("nobody") << QStringList{u"edit"_s, u"nobody"_s, u"--debug"_s, u"on"_s};
    QTest::newRow("a header of HTTP") << QStringList{u"edit"_s, u"home"_s, u"--key-header"_s, u"Host"_s};
    QTest::newRow("a header twice") << QStringList{u"edit"_s, u"home"_s, u"--key-header"_s, u"x-user-username"_s};
    QTest::newRow("no time-out") << QStringList{u"edit"_s, u"home"_s, u"--timeout"_s, u"1.5"_s};
    QTest::newRow("too long a time-out") << QStringList{u"edit"_s, u"home"_s, u"--timeout"_s, u"3601"_s};
    QTest::newRow("no catalog") << QStringList{u"edit"_s, u"home"_s, u"--further-catalogs"_s, u"asana"_s};
    QTest::newRow("no switch") << QStringList{u"edit"_s, u"home"_s, u"--debug"_s, u"maybe"_s};
    QTest::newRow("no Resource URL") << QStringList{u"edit"_s, u"home"_s, u"--resource"_s, u"nowhere"_s};
    QTest::newRow("a copy under a name there is") << QStringList{u"duplicate"_s, u"home"_s, u"work"_s};
    QTest::newRow("a copy under no name") << QStringList{u"duplicate"_s, u"home"_s, u" "_s};
    QTest::newRow("a copy without a name") << QStringList{u"duplicate"_s, u"home"_s};
    QTest::newRow("a copy of nobody") << QStringList{u"duplicate"_s, u"nobody"_s, u"new"_s};
    QTest::newRow("a copy with another field")
        << QStringList{u"duplicate"_s, u"home"_s, u"new"_s, u"--debug"_s, u"on"_s};
    QTest::newRow("renamed to one there is") << QStringList{u"rename"_s, u"home"_s, u"work"_s};
    QTest::newRow("renamed to no name") << QStringList{u"rename"_s, u"home"_s, u" "_s};
    QTest::newRow("renamed without a name") << QStringList{u"rename"_s, u"home"_s};
    QTest::newRow("a field with list") << QStringList{u"list"_s, u"--debug"_s, u"on"_s};
    QTest::newRow("clash without import") << QStringList{u"list"_s, u"--clash"_s, u"skip"_s};
    QTest::newRow("no way") << QStringList{u"import"_s, u"-"_s, u"--clash"_s, u"merge"_s};
    QTest::newRow("no file") << QStringList{u"import"_s, u"/nonexistent.json"_s};
    QTest::newRow("a folder") << QStringList{u"import"_s, u"/"_s};
    QTest::newRow("export of nobody") << QStringList{u"export"_s, u"nobody"_s};
    QTest::newRow("no action") << QStringList{u"forget"_s, u"home"_s};
}

void TestCliProfileEdits::whatCannotBeUsedIsRefused()
{
    QFETCH(QStringList, words);
    const Profiles console;
    QVERIFY(console.add(u"home"_s));
    QVERIFY(console.add(u"work"_s));
    const QByteArray before = console.exported();
    const Ran ran = console.profile(words);
    QVERIFY2(ran.exitCode == 2 && !ran.err.isEmpty() && ran.out.isEmpty(), ran.told());
    QCOMPARE(console.exported(), before);
}

void TestCliProfileEdits::aCopyStandsBehindItAndHasNoKey()
{
    const Profiles console;
    // preserves an unknown member, but not the mark of a saved key
    const QByteArray document = documentOf(u"home"_s, resource, ",\"colour\":\"green\",\"timeout\":90");
    QVERIFY(console.profile({u"import"_s, u"-"_s}, document).exitCode == 0);
    QVERIFY(console.add(u"work"_s));
    const Ran ran = console.profile({u"duplicate"_s, u"home"_s, u"copy"_s});
    QVERIFY2(ran.exitCode == 0 && ran.out.contains("no key yet") && ran.out.contains("--profile copy"), ran.told());
    const Ran odd = console.profile({u"duplicate"_s, u"copy"_s, u"it's mine"_s});
    QVERIFY2(odd.out.contains("--profile 'it'\\''s mine'"), odd.told()); // quoted for a shell
    QCOMPARE(console.profile({u"remove"_s, u"it's mine"_s}).exitCode, 0);
    QCOMPARE(console.names(), (QStringList{u"home"_s, u"copy"_s, u"work"_s}));
    QJsonObject wanted = console.shown(u"home"_s);
    wanted.insert(u"name"_s, u"copy"_s);
    QCOMPARE(console.shown(u"copy"_s), wanted);
    const Ran json = console.profile({u"duplicate"_s, u"home"_s, u"again"_s, u"--json"_s});
    QCOMPARE(json.json(), (QJsonObject{{u"duplicated"_s, u"home"_s}, {u"as"_s, u"again"_s}}));
}

void TestCliProfileEdits::whatIsExportedIsImportedElsewhere()
{
    const Profiles here;
    QVERIFY(here.add(u"a"_s, {u"--key-header"_s, u"X-Own"_s, u"--timeout"_s, u"12"_s, u"--threshold"_s, u"NONE"_s}));
    QVERIFY(here.add(u"it's \"b\" ü"_s, {u"--email"_s, u"b@example.net"_s}));
    const Profiles there;
    const Ran taken = there.profile({u"import"_s, u"-"_s, u"--json"_s}, here.exported());
    QVERIFY2(taken.exitCode == 0, taken.told());
    QCOMPARE(there.exported(), here.exported());
    const QJsonObject first = taken.json().value("profiles"_L1).toArray().first().toObject();
    QCOMPARE(membersOf(first), QStringList({u"as"_s, u"name"_s, u"outcome"_s}));
    QCOMPARE(first.value("outcome"_L1).toString(), u"added"_s);
    // repeating changes nothing
    const Ran again = there.profile({u"import"_s, u"-"_s}, here.exported());
    QVERIFY2(again.exitCode == 0 && again.out.contains("already"), again.told());
    QCOMPARE(there.exported(), here.exported());
    // only the named one, once
    const Ran named = here.profile({u"export"_s, u"a"_s, u"a"_s, u"--json"_s});
    const QJsonArray list = named.json().value("profiles"_L1).toArray();
    QCOMPARE(list.size(), 1);
    QCOMPARE(list.first().toObject().value("name"_L1).toString(), u"a"_s);
    QVERIFY(!list.first().toObject().contains("keySaved"_L1));
}

void TestCliProfileEdits::moreThanAPipeHoldsIsRead()
{
    const Profiles console;
    QByteArrayList rows;
    for (int i = 0; i < 1000; ++i)
        rows.append("{\"name\":\"p" + QByteArray::number(i) + "\",\"resource\":\"" + resource.toUtf8() + "\"}");
    const QByteArray document = "{\"version\":2,\"profiles\":[" + rows.join(',') + "]}";
    const Ran ran = console.profile({u"import"_s, u"-"_s}, document);
    QVERIFY2(ran.exitCode == 0, ran.told());
    QCOMPARE(console.names().size(), 1000);
}

void TestCliProfileEdits::aClashIsDecidedByTheOption_data()
{
    QTest::addColumn<QString>("clash");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<QString>("address");
    QTest::newRow("nothing said") << QString() << 2 << QStringList{u"home"_s} << resource;
    QTest::newRow("refuse") << u"refuse"_s << 2 << QStringList{u"home"_s} << resource;
    QTest::newRow("skip") << u"skip"_s << 0 << QStringList{u"home"_s, u"new"_s} << resource;
    QTest::newRow("rename") << u"rename"_s << 0 << QStringList{u"home"_s, u"home copy"_s, u"new"_s} << resource;
    QTest::newRow("replace") << u"replace"_s << 0 << QStringList{u"home"_s, u"new"_s} << elsewhere;
}

void TestCliProfileEdits::aClashIsDecidedByTheOption()
{
    QFETCH(QString, clash);
    QFETCH(int, exitCode);
    const Profiles console;
    QVERIFY(console.add(u"home"_s));
    const QByteArray document = R"({"version":2,"profiles":[{"name":"home","resource":")" + elsewhere.toUtf8() +
                                R"("},{"name":"new","resource":")" + resource.toUtf8() + R"("}]})";
    QStringList words{u"import"_s, u"-"_s};
    if (!clash.isEmpty())
        words += {u"--clash"_s, clash};
    const Ran ran = console.profile(words, document);
    QVERIFY2(ran.exitCode == exitCode, ran.told());
    QVERIFY2((exitCode == 0) != (ran.err.contains("home") && ran.err.contains("--clash")), ran.told());
    QTEST(console.names(), "names");
    QTEST(console.shown(u"home"_s).value("resource"_L1).toString(), "address");
}

void TestCliProfileEdits::aSavedKeyIsNotLedToAnotherServer()
{
    const Profiles console;
    QVERIFY(console.add(u"home"_s));
    // marked as if a key were saved: there is no keychain here
    QDirIterator found(console.home(), {u"profiles.json"_s}, QDir::Files, QDirIterator::Subdirectories);
    const QString path = found.next();
    QFile file(path);
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(path));
    QByteArray json = file.readAll();
    file.close();
    QVERIFY(json.contains("\"keySaved\": false"));
    json.replace("\"keySaved\": false", "\"keySaved\": true");
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(json), json.size());
    file.close();

    const Ran ran =
        console.profile({u"import"_s, u"-"_s, u"--clash"_s, u"replace"_s}, documentOf(u"home"_s, elsewhere));
    QVERIFY2(ran.exitCode == 2 && ran.err.contains("home") && ran.err.contains("different server"), ran.told());
    QCOMPARE(console.shown(u"home"_s).value("resource"_L1).toString(), resource);
    const Ran same = console.profile({u"import"_s, u"-"_s, u"--clash"_s, u"replace"_s},
                                     documentOf(u"home"_s, resource, R"(,"debug":true)"));
    QVERIFY2(same.exitCode == 0, same.told());
    QVERIFY(console.shown(u"home"_s).value("keySaved"_L1).toBool());
    // the user may, with a notice
    const Ran edited = console.profile({u"edit"_s, u"home"_s, u"--resource"_s, elsewhere});
    QVERIFY2(edited.exitCode == 0 && edited.err.contains("logs.example.org"), edited.told());
}

void TestCliProfileEdits::noPartOfABadDocumentIsTaken_data()
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

void TestCliProfileEdits::noPartOfABadDocumentIsTaken()
{
    QFETCH(QByteArray, document);
    const Profiles console;
    const Ran ran = console.profile({u"import"_s, u"-"_s}, document);
    QVERIFY2(ran.exitCode != 0 && !ran.err.isEmpty() && ran.out.isEmpty(), ran.told());
    QCOMPARE(console.names(), QStringList());
}

void TestCliProfileEdits::aKeyInADocumentIsNotTaken()
{
    const Profiles console;
    const Ran ran = console.profile({u"import"_s, u"-"_s},
                                    documentOf(u"home"_s, resource, R"(,"apiKey":"hush-hush","keySaved":true)"));
    QVERIFY2(ran.exitCode == 0 && ran.err.contains("home: apiKey"), ran.told());
    QVERIFY(!(ran.out + ran.err).contains("hush"));
    QVERIFY(!console.shown(u"home"_s).value("keySaved"_L1).toBool());
    QVERIFY(!console.exported().contains("hush"));
}

RC_TEST(TestCliProfileEdits)

} // namespace rc::tst_cli_profileedits

#include "tst_cli_profileedits.moc"
