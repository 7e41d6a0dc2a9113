// SPDX-License-Identifier: GPL-3.0-or-later
// Real processes write one profiles file: killing them at any time never leaves it torn, and concurrent writers lose no
// changes. A hundred kills, or RC_SOAK_ROUNDS.
#include "store/profiles/profilestore.h"
#include "support/savedprofiles.h"
#include "support/testprogram.h"

#include <QProcess>
#include <QRandomGenerator>
#include <QSet>

#include <cstdio>

namespace rc::tst_profilewriters {

namespace {

constexpr int usualRounds = 100;
constexpr int editsOfEach = 60;
const QString shared = u"shared"_s;

Profile named(const QString &name)
{
    Profile profile;
    profile.name = name;
    profile.resource = u"https://logs.example.net/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s;
    return profile;
}

/// Whether an edit is eventually written. It is refused without writing if the other process holds the lock longer than
/// a user would wait, which happens on slow machines with a writer that never pauses.
template<typename Edit>
bool isWritten(const Edit &edit)
{
    constexpr int mostTries = 20;
    for (int i = 0; i < mostTries; ++i) {
        const auto written = edit();
        if (written)
            return true;
        std::fprintf(stderr, "refused: %s\n", qPrintable(written.error().detail));
        if (written.error().kind != ErrorKind::FileFailed)
            return false;
    }
    return false;
}

/// A writer: adds a profile, moves it to the top, counts in its own member of the shared one. Prints each edit after
/// its confirmation. `edits`: 0 means until killed.
int writeOn(const QStringList &arguments)
{
    const ProfileStore store(arguments.at(0));
    const QString &who = arguments.at(1);
    const int edits = arguments.at(2).toInt();
    Profile seen = named(shared);
    for (int i = 1; edits == 0 || i <= edits; ++i) {
        const QString name = u"%1-%2"_s.arg(who).arg(i);
        Profile counted = seen;
        (who == "one"_L1 ? counted.username : counted.email) = QString::number(i);
        if (!isWritten([&] { return store.add(named(name)); }) || !isWritten([&] { return store.move(name, 0); }) ||
            !isWritten([&] { return store.change(seen, counted); }))
            return 1;
        seen = counted;
        std::fprintf(stdout, "%s\n", qPrintable(name));
        std::fflush(stdout);
    }
    return 0;
}

QSet<QString> namesIn(const QByteArray &bytes)
{
    QSet<QString> names;
    for (const QJsonValue each : QJsonDocument::fromJson(bytes).object().value("profiles"_L1).toArray())
        names.insert(each.toObject().value("name"_L1).toString());
    return names;
}

class Writer : public QProcess
{
public:
    Writer(const QString &path, const QString &who, int edits)
    {
        setProcessChannelMode(QProcess::ForwardedErrorChannel);
        start(QCoreApplication::applicationFilePath(),
              {u"tst_profilewriters"_s, u"--child"_s, path, who, QString::number(edits)});
    }
    /// The next confirmed name; empty at the end.
    QString told()
    {
        while (!canReadLine()) {
            if (!waitForReadyRead(-1))
                return {};
        }
        return QString::fromUtf8(readLine()).trimmed();
    }
};

} // namespace

class TestProfileWriters : public QObject
{
    Q_OBJECT

private slots:
    void fileIsCompleteIfKilledAtAnyTime()
    {
        bool asked = false;
        const int rounds = qEnvironmentVariableIntValue("RC_SOAK_ROUNDS", &asked);
        QTemporaryDir folder;
        const QString path = folder.filePath(u"profiles.json"_s);
        const ProfileStore store(path);
        for (int round = 0; round < (asked ? rounds : usualRounds); ++round) {
            QVERIFY(saveProfiles(store, {named(shared)})); // no stale lock of the previous process
            QRandomGenerator random(quint32(round) + 1);
            Writer writer(path, u"one"_s, 0);
            QStringList told;
            for (int wanted = random.bounded(1, 3); wanted > 0; --wanted) {
                told.append(writer.told());
                QVERIFY2(!told.last().isEmpty(), "the writer ended");
            }
            // somewhere in the following edits
            for (int spins = random.bounded(0, 400); spins > 0; --spins)
                QVERIFY(!bytesOf(path).isEmpty());
            writer.kill();
            QVERIFY(writer.waitForFinished(-1));
            while (writer.canReadLine())
                told.append(writer.told());

            const QByteArray bytes = bytesOf(path);
            const QSet<QString> names = namesIn(bytes);
            for (const QString &name : told)
                QVERIFY2(names.contains(name), qPrintable(name));
            QVERIFY(names.contains(shared));
            QCOMPARE(QJsonDocument::fromJson(bytes).object().value("version"_L1).toInt(), 3);
            QVERIFY(store.load());
        }
        QVERIFY(QDir(folder.path()).entryList({u"profiles.json.corrupt-*"_s}).isEmpty());
    }

    void concurrentWritersLoseNothing()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"profiles.json"_s);
        const ProfileStore store(path);
        QVERIFY(saveProfiles(store, {named(shared)}));
        Writer one(path, u"one"_s, editsOfEach);
        Writer two(path, u"two"_s, editsOfEach);
        for (Writer *writer : {&one, &two}) {
            QVERIFY(writer->waitForFinished(-1));
            QCOMPARE(writer->exitStatus(), QProcess::NormalExit);
            QCOMPARE(writer->exitCode(), 0);
        }
        const auto list = store.load();
        QVERIFY(list);
        QCOMPARE(list->size(), 2 * editsOfEach + 1);
        const qsizetype index = indexOfProfile(*list, shared);
        QVERIFY(index >= 0);
        QCOMPARE(list->at(index).username, QString::number(editsOfEach));
        QCOMPARE(list->at(index).email, QString::number(editsOfEach));
        for (int i = 1; i <= editsOfEach; ++i) {
            QVERIFY(indexOfProfile(*list, u"one-%1"_s.arg(i)) >= 0);
            QVERIFY(indexOfProfile(*list, u"two-%1"_s.arg(i)) >= 0);
        }
    }
};

RC_TEST_WITH_CHILD(TestProfileWriters, writeOn)

} // namespace rc::tst_profilewriters

#include "tst_profilewriters.moc"
