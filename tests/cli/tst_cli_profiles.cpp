// SPDX-License-Identifier: GPL-3.0-or-later
// profile and key without a keychain: storage, output, and that no key gets on disk.
#include "console.h"
#include "support/testpaths.h"
#include "support/testprogram.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_cli_profiles {

class TestCliProfiles : public QObject
{
    Q_OBJECT

private slots:
    void addedProfilesAreListedAndRemoved();
    void aToolServerAloneIsEnough();
    void sameNameTwiceIsRefused();
    void aFullDiskLeavesTheProfilesAsTheyWere();
    void onlyProfileIsTakenWithoutAName();
    void keyStatusTellsTheContract();
    void keyIsNeverKeptOnDisk();
};

namespace {

const QString resource = u"https://logs.example.net/tools/u/alice/resources/0e8bf1a3-77a5-4f63-9c7a-3f0f1d2a4b5c/"_s;

Ran add(const Console &console, const QString &name)
{
    return console.run({u"profile"_s, u"add"_s, name, u"--resource"_s, resource, u"--mcp-url"_s,
                        u"https://mcp.example.net/mcp/"_s, u"--username"_s, u"alice"_s, u"--threshold"_s,
                        u"warning"_s});
}

} // namespace

void TestCliProfiles::addedProfilesAreListedAndRemoved()
{
    const Console console;
    QCOMPARE(add(console, u"home"_s).exitCode, 0);
    const Ran listed = console.run({u"profile"_s, u"list"_s, u"--json"_s});
    QVERIFY2(listed.exitCode == 0, listed.told());
    const QJsonArray profiles = listed.json().value("profiles"_L1).toArray();
    QCOMPARE(profiles.size(), 1);
    const QJsonObject profile = profiles.at(0).toObject();
    QCOMPARE(membersOf(profile), (QStringList{u"bearer"_s,
                                              u"caFile"_s,
                                              u"catalogTokensSaved"_s,
                                              u"codeHostingTokenSaved"_s,
                                              u"colour"_s,
                                              u"debug"_s,
                                              u"dialect"_s,
                                              u"email"_s,
                                              u"emailHeader"_s,
                                              u"envPrefix"_s,
                                              u"furtherCatalogs"_s,
                                              u"keyHeader"_s,
                                              u"keySaved"_s,
                                              u"name"_s,
                                              u"nameOnEntries"_s,
                                              u"resource"_s,
                                              u"streamTimeout"_s,
                                              u"threshold"_s,
                                              u"timeout"_s,
                                              u"toolServer"_s,
                                              u"username"_s,
                                              u"usernameHeader"_s,
                                              u"uuidHeader"_s,
                                              u"uuidToTools"_s}));
    QCOMPARE(profile.value("name"_L1).toString(), u"home"_s);
    QCOMPARE(profile.value("resource"_L1).toString(), resource);
    QCOMPARE(profile.value("toolServer"_L1).toString(), u"https://mcp.example.net"_s);
    QCOMPARE(profile.value("threshold"_L1).toString(), u"WARNING"_s);
    QCOMPARE(profile.value("keySaved"_L1).toBool(), false);
    const Ran removed = console.run({u"profile"_s, u"remove"_s, u"home"_s, u"--json"_s});
    QVERIFY2(removed.exitCode == 0, removed.told());
    QCOMPARE(removed.json().value("removed"_L1).toString(), u"home"_s);
    QCOMPARE(console.run({u"profile"_s, u"list"_s, u"--json"_s}).json().value("profiles"_L1).toArray().size(), 0);
}

void TestCliProfiles::aToolServerAloneIsEnough()
{
    const Console console;
    const Ran added =
        console.run({u"profile"_s, u"add"_s, u"tools"_s, u"--mcp-url"_s, u"https://mcp.example.net/mcp"_s});
    QVERIFY2(added.exitCode == 0, added.told());
    QVERIFY(console.run({u"profile"_s, u"list"_s}).out.contains("https://mcp.example.net/mcp"));
    const Ran exported = console.run({u"profile"_s, u"export"_s});
    QVERIFY2(exported.exitCode == 0, exported.told());
    const Console other;
    const Ran imported = other.run({u"profile"_s, u"import"_s, u"-"_s}, exported.out);
    QVERIFY2(imported.exitCode == 0, imported.told());
    const Ran taken = other.run({u"profile"_s, u"show"_s, u"tools"_s, u"--json"_s});
    QCOMPARE(taken.json().value("toolServer"_L1).toString(), u"https://mcp.example.net/mcp"_s);
    QCOMPARE(taken.json().value("resource"_L1).toString(), QString());

    const Ran sent = console.run({u"send"_s, u"x"_s, u"--level"_s, u"info"_s, u"--profile"_s, u"tools"_s});
    QCOMPARE(sent.exitCode, 2);
    QCOMPARE(console.run({u"profile"_s, u"add"_s, u"none"_s, u"--username"_s, u"alice"_s}).exitCode, 2);
    QCOMPARE(console.run({u"profile"_s, u"edit"_s, u"tools"_s, u"--mcp-url"_s, QString()}).exitCode, 2);
    for (const bool bearer : {true, false}) {
        const Ran edited =
            console.run({u"profile"_s, u"edit"_s, u"tools"_s, bearer ? u"--bearer"_s : u"--no-bearer"_s, u"--json"_s});
        QCOMPARE(edited.json().value("bearer"_L1).toBool(), bearer);
    }
    QCOMPARE(add(console, u"both"_s).exitCode, 0);
    QCOMPARE(console.run({u"profile"_s, u"edit"_s, u"both"_s, u"--resource"_s, QString()}).exitCode, 0);
}

void TestCliProfiles::sameNameTwiceIsRefused()
{
    const Console console;
    QCOMPARE(add(console, u"home"_s).exitCode, 0);
    const Ran again = add(console, u"home"_s);
    QVERIFY2(again.exitCode == 2, again.told());
    QVERIFY(again.err.contains("home"));
}

/// No file can grow, like on a full disk, even for root.
void TestCliProfiles::aFullDiskLeavesTheProfilesAsTheyWere()
{
    const Console console;
    QCOMPARE(add(console, u"prod"_s).exitCode, 0);
    const Ran before = console.run({u"profile"_s, u"list"_s, u"--json"_s});
    const Ran ran = console.runProgram(u"/bin/sh"_s, {u"-c"_s, u"trap '' XFSZ; ulimit -f 0; exec \"$0\" \"$@\""_s,
                                                      rc::consoleBinary(), u"profile"_s, u"remove"_s, u"prod"_s});
    QVERIFY2(ran.exitCode != 0 && ran.err.contains("profiles.json"), ran.told());
    QCOMPARE(console.run({u"profile"_s, u"list"_s, u"--json"_s}).out, before.out);
}

void TestCliProfiles::onlyProfileIsTakenWithoutAName()
{
    const Console console;
    QCOMPARE(add(console, u"home"_s).exitCode, 0);
    const Ran alone = console.run({u"config"_s, u"--format"_s, u"env"_s});
    QVERIFY2(alone.exitCode == 0, alone.told());
    QVERIFY(alone.out.contains(resource.toUtf8()));
    QCOMPARE(add(console, u"work"_s).exitCode, 0);
    const Ran two = console.run({u"config"_s, u"--format"_s, u"env"_s});
    QVERIFY2(two.exitCode == 2, two.told());
    QVERIFY2(two.err.contains("home") && two.err.contains("work"), two.told());
}

void TestCliProfiles::keyStatusTellsTheContract()
{
    const Console console;
    QCOMPARE(add(console, u"home"_s).exitCode, 0);
    const Ran ran = console.run({u"key"_s, u"status"_s, u"--profile"_s, u"home"_s, u"--json"_s});
    QVERIFY2(ran.exitCode == 6, ran.told()); // no session bus, so no keychain
    QCOMPARE(membersOf(ran.json()), (QStringList{u"profile"_s, u"state"_s, u"where"_s}));
    QCOMPARE(ran.json().value("profile"_L1).toString(), u"home"_s);
    QCOMPARE(ran.json().value("state"_L1).toString(), u"unavailable"_s);
    QVERIFY(!ran.err.isEmpty());
}

void TestCliProfiles::keyIsNeverKeptOnDisk()
{
    const QByteArray key = "test-key-0123456789";
    const Console console;
    QCOMPARE(add(console, u"home"_s).exitCode, 0);
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

RC_TEST(TestCliProfiles)

} // namespace rc::tst_cli_profiles

#include "tst_cli_profiles.moc"
