// SPDX-License-Identifier: GPL-3.0-or-later
// Where a key was last seen: every source is searched, findings are reported, and unreadable sources, too. And values
// written into a real .env file: atomically, with its permissions, and with a private copy.
#include "session/profile/environmentwriting.h"
#include "session/profile/keysearch.h"
#include "support/testprogram.h"

#include <QFileInfo>
#include <QTimer>

namespace rc::tst_keysightings {

namespace {

const QByteArray theKey = "canary-old-key";

Profile profileOf(const QString &name, bool keySaved = true)
{
    Profile profile;
    profile.name = name;
    profile.keySaved = keySaved;
    return profile;
}

QString wordsOf(const QList<KeyUsage> &usages)
{
    QStringList words;
    for (const KeyUsage &sighting : usages)
        words.append(wireWord(sighting.kind) + u' ' + sighting.name);
    return words.join(u", "_s);
}

struct Found
{
    QList<KeyUsage> usages;
    QStringList notSeen;
};

Found search(const KeySearchPlan &plan)
{
    KeySearch search(plan, Secret(theKey));
    QSignalSpy ended(&search, &KeySearch::finished);
    search.start();
    RC_TRY_REQUIRE(ended.size() == 1);
    return ended.isEmpty() ? Found{}
                           : Found{ended.first().first().value<QList<KeyUsage>>(), ended.first().at(1).toStringList()};
}

/// A keychain in which the profiles in `having` have the key, and others another one.
auto keychain(const QStringList &having, QStringList *asked = nullptr)
{
    return [having, asked](const Profile &profile, QObject *context, const std::function<void(KeyReading)> &done) {
        if (asked != nullptr)
            asked->append(profile.name);
        QTimer::singleShot(0, context, [having, name = profile.name, done] {
            KeyReading reading;
            reading.state = KeyState::Saved;
            reading.key = Secret(having.contains(name) ? theKey : QByteArray("another-key"));
            done(std::move(reading));
        });
    };
}

constexpr QFile::Permissions everybody = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner | QFile::ReadGroup |
                                         QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther | QFile::WriteOther |
                                         QFile::ExeOther;

} // namespace

class TestKeySightings : public QObject
{
    Q_OBJECT

private slots:
    void everySourceIsSearched()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(u".env"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("PAY_API_KEY=" + theKey + "\nSERVICE_API_KEY=another\nSERVICE_URL=" + theKey + '\n');
        file.close();
        KeySearchPlan plan;
        plan.environments = {EnvironmentSource{file.fileName()}};
        plan.others = {profileOf(u"one"_s), profileOf(u"two"_s), profileOf(u"three"_s)};
        plan.readKey = keychain({u"two"_s});
        QString asked;
        const QDateTime last(QDate(2026, 11, 20), QTime(9, 30));
        plan.uses = [&asked, last](const QString &fingerprint, QObject *context, const auto &done) {
            asked = fingerprint;
            QTimer::singleShot(0, context,
                               [done, last] { done(QList<ActivityKeyUse>{{u"old one"_s, u"https://x"_s, last, 3}}); });
        };
        const Found found = search(plan);
        QCOMPARE(wordsOf(found.usages), u"environment PAY_API_KEY, profile two, activity old one"_s);
        QVERIFY(found.notSeen.isEmpty());
        QVERIFY(asked.size() == 4);
        const QString words = keyUsageText(found.usages.last());
        QVERIFY2(words.contains(u"old one"_s) && words.contains(u"2026"_s) && words.contains(u'3'), qPrintable(words));
    }

    void profilesWithoutASavedKeyAreSkipped()
    {
        KeySearchPlan plan;
        plan.others = {profileOf(u"one"_s, false), profileOf(u"two"_s)};
        QStringList asked;
        plan.readKey = keychain({u"one"_s, u"two"_s}, &asked);
        QCOMPARE(wordsOf(search(plan).usages), u"profile two"_s);
        QCOMPARE(asked, QStringList{u"two"_s});
    }

    void silentKeychainIsQueriedOnce()
    {
        KeySearchPlan plan;
        plan.others = {profileOf(u"one"_s), profileOf(u"two"_s)};
        int asked = 0;
        plan.readKey = [&asked](const Profile &, QObject *context, const std::function<void(KeyReading)> &done) {
            ++asked;
            QTimer::singleShot(0, context, [done] {
                KeyReading reading;
                reading.error = Error{ErrorKind::KeychainNotRunning, {}, {}, 0};
                done(std::move(reading));
            });
        };
        const Found found = search(plan);
        QCOMPARE(asked, 1);
        QCOMPARE(found.notSeen.size(), 1);
    }

    void readErrorsAreReported()
    {
        KeySearchPlan plan;
        plan.environments = {EnvironmentSource{u"/nowhere/at-all"_s}};
        plan.uses = [](const QString &, QObject *context, const auto &done) {
            QTimer::singleShot(0, context,
                               [done] { done(failure(Error{ErrorKind::FileFailed, u"the disk is gone"_s, {}, 0})); });
        };
        const Found found = search(plan);
        QVERIFY(found.usages.isEmpty());
        QCOMPARE(found.notSeen.size(), 2);
        QVERIFY2(found.notSeen.first().contains(u"/nowhere/at-all"_s), qPrintable(found.notSeen.first()));
        QVERIFY2(found.notSeen.last().contains(u"the disk is gone"_s), qPrintable(found.notSeen.last()));
    }

    void foreignTextIsShownPlain()
    {
        const QString words = keyUsageText({KeyUsage::Kind::Activity, u"a\u202eb"_s, {}, QDateTime(), 1});
        QVERIFY2(!words.contains(QChar(0x202e)), qPrintable(words));
    }

    void mayBeDestroyedWhileBusy()
    {
        KeySearchPlan plan;
        plan.others = {profileOf(u"one"_s)};
        plan.readKey = keychain({u"one"_s});
        {
            KeySearch search(plan, Secret(theKey));
            search.start();
        }
        bool turned = false;
        QTimer::singleShot(0, this, [&turned] { turned = true; });
        QTRY_VERIFY(turned);
    }

    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void previousFileIsBackedUp()
    {
        const QByteArray before = "# mine\nX='old'\nOTHER=1\n";
        write(before);
        const auto written = writeEnvironment(path(), {{u"X"_s, u"new"_s}, {u"Y"_s, u"more"_s}});
        QVERIFY(written);
        QCOMPARE(*written, copy());
        QCOMPARE(bytesOf(path()), "# mine\nX=new\nOTHER=1\nY=more\n"_ba);
        QCOMPARE(bytesOf(copy()), before);
        QCOMPARE(QFile::permissions(copy()) & everybody, QFile::Permissions(QFile::ReadOwner | QFile::WriteOwner));
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden).size(), 2); // and no other files
    }

    void permissionsAreKept()
    {
        write("X=old\n");
        const auto shared = QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup;
        QVERIFY(QFile::setPermissions(path(), shared));
        QVERIFY(writeEnvironment(path(), {{u"X"_s, u"new"_s}}));
        QCOMPARE(QFile::permissions(path()) & everybody, QFile::Permissions(shared));
        QCOMPARE(QFile::permissions(copy()) & everybody, QFile::Permissions(QFile::ReadOwner | QFile::WriteOwner));
    }

    void symlinkStaysASymlink()
    {
        write("X=old\n");
        const QString link = m_folder->filePath(u"link"_s);
        QVERIFY(QFile::link(path(), link));
        QVERIFY(writeEnvironment(link, {{u"X"_s, u"new"_s}}));
        QVERIFY(QFileInfo(link).isSymLink());
        QCOMPARE(bytesOf(path()), "X=new\n"_ba);
    }

    void onlyTheKeyIsReplaced()
    {
        write("SERVICE_USERNAME=nora\n");
        QVERIFY(writeEnvironment(path(), u"SERVICE_API_KEY"_s, Secret("k3y"_ba)));
        QCOMPARE(bytesOf(path()), "SERVICE_USERNAME=nora\nSERVICE_API_KEY=k3y\n"_ba);
    }

    void writeErrorsChangeNothing()
    {
        write("X=old\n");
        QVERIFY(!writeEnvironment(path(), {{u"X"_s, u"a\nb"_s}}));
        QVERIFY(!writeEnvironment(m_folder->path(), {{u"X"_s, u"new"_s}}));
        QVERIFY(!writeEnvironment(path() + u"x"_s, {{u"X"_s, u"new"_s}}));
        // without a copy nothing is written
        QVERIFY(QDir().mkdir(copy()));
        QVERIFY(!writeEnvironment(path(), {{u"X"_s, u"new"_s}}));
        QCOMPARE(bytesOf(path()), "X=old\n"_ba);
    }

private:
    void write(const QByteArray &bytes) const { writeBytes(path(), bytes); }
    [[nodiscard]] QString path() const { return m_folder->filePath(u".env"_s); }
    [[nodiscard]] QString copy() const { return m_folder->filePath(u".env.bak"_s); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

RC_TEST(TestKeySightings)

} // namespace rc::tst_keysightings

#include "tst_keysightings.moc"
