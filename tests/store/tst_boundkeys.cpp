// SPDX-License-Identifier: GPL-3.0-or-later
// A saved key is only returned for the servers it was given for: with a real gnome-keyring and in memory, through
// renames, copies, rotations and removals. In its own session (tests/support/session.sh).
#include "store/keys/boundkeys.h"
#include "store/keys/keyrotation.h"
#include "store/keys/keystore.h"
#include "store/keys/profilesecrets.h"
#include "support/testprogram.h"
#include "tests/store/keyrings.h"

namespace rc::tst_boundkeys {

namespace {

const QByteArray canary = "canary-key";

Profile sample(const QString &name = u"prod"_s)
{
    Profile profile;
    profile.name = name;
    profile.resource = u"https://logs.example.net/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s;
    profile.toolServer = u"https://mcp.example.net"_s;
    return profile;
}

Profile elsewhere(Profile profile = sample())
{
    profile.resource.replace(u"logs.example.net"_s, u"logs.evil.example"_s);
    return profile;
}

/// The storage of a key: the tests apply to both.
enum class Kept {
    Saved,
    SessionOnly
};

} // namespace

class TestBoundKeys : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void keyIsReadOnlyForItsServers_data() { both(); }
    void keyIsReadOnlyForItsServers();
    void anotherServerCanBeAllowed_data() { both(); }
    void anotherServerCanBeAllowed();
    void renamedProfileKeepsTheBinding_data() { both(); }
    void renamedProfileKeepsTheBinding();
    void newKeyIsBoundToItsServers_data() { both(); }
    void newKeyIsBoundToItsServers();
    void unboundKeyIsWithheld();
    void orphanedKeyIsWithheld();
    void replacedKeyIsWithheld();
    void bindingIsDeletedWithItsKey();
    void sessionKeyDoesNotUnlockTheSavedKey();
    void authoritiesAreComparedByContent();

private:
    static void both();
    [[nodiscard]] KeyReading read(const Profile &wanted, const QString &account = u"prod"_s);
    void keep(Kept where, const QByteArray &key = canary, const Profile &profile = sample());

    std::unique_ptr<KeyStore> m_keys;
};

void TestBoundKeys::both()
{
    QTest::addColumn<Kept>("where");
    QTest::newRow("in the keychain") << Kept::Saved;
    QTest::newRow("for this run") << Kept::SessionOnly;
}

void TestBoundKeys::init()
{
    m_keys = std::make_unique<KeyStore>();
}

void TestBoundKeys::cleanup()
{
    for (const QString &account : {u"prod"_s, u"renamed"_s, secretAccount(u"prod"_s, u"/github/"_s)}) {
        const auto error =
            answerOf<std::optional<Error>>([&](const auto &done) { m_keys->forget(account, this, done); });
        QVERIFY(!error);
    }
}

KeyReading TestBoundKeys::read(const Profile &wanted, const QString &account)
{
    return answerOf<KeyReading>(
        [&](const auto &done) { readBoundKey(*m_keys, account, false, keyBindingOf(wanted), this, done); });
}

void TestBoundKeys::keep(Kept where, const QByteArray &key, const Profile &profile)
{
    if (where == Kept::SessionOnly) {
        holdBoundKey(*m_keys, profile.name, Secret(QByteArray(key)), keyBindingOf(profile));
        return;
    }
    const KeyReading saved = answerOf<KeyReading>([&](const auto &done) {
        saveBoundKey(*m_keys, profile.name, Secret(QByteArray(key)), keyBindingOf(profile), this, done);
    });
    QCOMPARE(saved.state, KeyState::Saved);
}

void TestBoundKeys::keyIsReadOnlyForItsServers()
{
    QFETCH(Kept, where);
    keep(where);
    QCOMPARE(read(sample()).key.reveal(), canary);
    const KeyReading reading = read(elsewhere());
    QVERIFY(reading.key.isEmpty());
    QCOMPARE(reading.state, KeyState::Withheld);
    QCOMPARE(reading.error->kind, ErrorKind::KeyBoundElsewhere);
    QCOMPARE(read(sample()).key.reveal(), canary); // a request for other servers does not change it
}

void TestBoundKeys::anotherServerCanBeAllowed()
{
    QFETCH(Kept, where);
    keep(where);
    const auto error = answerOf<std::optional<Error>>(
        [&](const auto &done) { bindKey(*m_keys, u"prod"_s, keyBindingOf(elsewhere()), this, done); });
    QVERIFY(!error);
    QCOMPARE(read(elsewhere()).key.reveal(), canary);
    // The previous server is not mentioned any more.
    QCOMPARE(read(sample()).state, KeyState::Withheld);
}

void TestBoundKeys::renamedProfileKeepsTheBinding()
{
    QFETCH(Kept, where);
    keep(where);
    std::optional<Error> fault;
    bool done = false;
    copyKey(*m_keys, u"prod"_s, u"renamed"_s, false, this, [&](KeyState, const std::optional<Error> &error) {
        fault = error;
        done = true;
    });
    QTRY_VERIFY(done);
    QVERIFY(!fault);
    QCOMPARE(read(sample(), u"renamed"_s).key.reveal(), canary);
    QCOMPARE(read(elsewhere(), u"renamed"_s).state, KeyState::Withheld);
}

/// Found by tst_keywalk: the profile has a new server that the old key is not allowed for, and the user enters a new
/// key. That key was sent to the old server when the profile named it again.
void TestBoundKeys::newKeyIsBoundToItsServers()
{
    QFETCH(Kept, where);
    keep(where);
    const auto switched = answerOf<Result<SwitchedKey>>([&](const auto &done) {
        switchKey(*m_keys, u"prod"_s, Secret("fresh-key"), keyBindingOf(elsewhere()), this, done);
    });
    QVERIFY(switched.has_value());
    QCOMPARE(read(sample()).state, KeyState::Withheld);
    QCOMPARE(read(elsewhere()).key.reveal(), QByteArray("fresh-key"));
    const auto back =
        answerOf<Result<SwitchedKey>>([&](const auto &done) { undoSwitch(*m_keys, u"prod"_s, this, done); });
    QVERIFY(back.has_value());
    QCOMPARE(read(elsewhere()).state, KeyState::Withheld);
    QCOMPARE(read(sample()).key.reveal(), canary);
}

/// A key from an earlier version, or from another program.
void TestBoundKeys::unboundKeyIsWithheld()
{
    (void)answerOf<KeyReading>(
        [&](const auto &done) { m_keys->save(u"prod"_s, Secret(QByteArray(canary)), this, done); });
    const KeyReading reading = read(sample());
    QCOMPARE(reading.state, KeyState::Withheld);
    QCOMPARE(reading.error->kind, ErrorKind::KeyUnbound);
    QVERIFY(reading.key.isEmpty());
    const auto error = answerOf<std::optional<Error>>(
        [&](const auto &done) { bindKey(*m_keys, u"prod"_s, keyBindingOf(sample()), this, done); });
    QVERIFY(!error);
    QCOMPARE(read(sample()).key.reveal(), canary);
}

/// A profile is removed without its key; another one with that name gets another server.
void TestBoundKeys::orphanedKeyIsWithheld()
{
    keep(Kept::Saved);
    m_keys = std::make_unique<KeyStore>();
    Profile imported = elsewhere();
    imported.toolServer.clear();
    const KeyReading reading = read(imported);
    QCOMPARE(reading.state, KeyState::Withheld);
    QVERIFY(reading.key.isEmpty());
}

/// The binding belongs to the key the user gave, not to another one stored under the same name.
void TestBoundKeys::replacedKeyIsWithheld()
{
    keep(Kept::Saved);
    (void)answerOf<KeyReading>([&](const auto &done) { m_keys->save(u"prod"_s, Secret("another"), this, done); });
    const KeyReading reading = read(sample());
    QCOMPARE(reading.state, KeyState::Withheld);
    QCOMPARE(reading.error->kind, ErrorKind::KeyUnbound);
}

void TestBoundKeys::bindingIsDeletedWithItsKey()
{
    keep(Kept::Saved);
    const auto error = answerOf<std::optional<Error>>([&](const auto &done) { m_keys->forget(u"prod"_s, this, done); });
    QVERIFY(!error);
    const KeyReading binding =
        answerOf<KeyReading>([&](const auto &done) { m_keys->read(bindingAccount(u"prod"_s), false, this, done); });
    QCOMPARE(binding.state, KeyState::Absent);
}

/// Each has its own binding: that of the key in memory does not apply to the one in the keychain.
void TestBoundKeys::sessionKeyDoesNotUnlockTheSavedKey()
{
    keep(Kept::Saved);
    keep(Kept::SessionOnly, "held-key", elsewhere());
    QCOMPARE(read(elsewhere()).key.reveal(), QByteArray("held-key"));
    QCOMPARE(read(sample()).state, KeyState::Withheld);
    m_keys->drop(u"prod"_s);
    QCOMPARE(read(sample()).key.reveal(), canary);
    QCOMPARE(read(elsewhere()).state, KeyState::Withheld);
}

void TestBoundKeys::authoritiesAreComparedByContent()
{
    const QTemporaryDir folder;
    const auto write = [&folder](const QString &name, const QByteArray &bytes) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    };
    write(u"one.pem"_s, "an authority");
    write(u"copy.pem"_s, "an authority");
    Profile profile = sample();
    profile.caFile = folder.filePath(u"one.pem"_s);
    keep(Kept::Saved, canary, profile);
    QCOMPARE(read(profile).state, KeyState::Saved);
    Profile copied = profile;
    copied.caFile = folder.filePath(u"copy.pem"_s);
    QCOMPARE(read(copied).state, KeyState::Saved);
    write(u"one.pem"_s, "another authority");
    QCOMPARE(read(profile).state, KeyState::Withheld);
    copied.caFile = folder.filePath(u"none.pem"_s);
    QCOMPARE(read(copied).state, KeyState::Withheld);
}

RC_TEST(TestBoundKeys)

} // namespace rc::tst_boundkeys

#include "tst_boundkeys.moc"
