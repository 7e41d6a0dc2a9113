// SPDX-License-Identifier: GPL-3.0-or-later
// Every file a command opens, with anything in the file's place: no command blocks or reads endlessly, and none writes
// through a link.
#include "cli/console.h"
#include "support/filebytes.h"
#include "support/testprogram.h"
#include "support/tlscertificates.h"

#include <QFileInfo>

#include <sys/stat.h>
#include <unistd.h>

namespace rc::tst_cli_openedfiles {

namespace {

const QString resource = u"http://127.0.0.1:9/tools/u/mara/resources/3e2a7c54-5b1d-4c89-9f60-8d1e2b7a009c/"_s;
constexpr int endsWithin = 20'000; // milliseconds; a command takes a tenth of a second

void makePipe(const QString &path)
{
    RC_REQUIRE(QDir().mkpath(QFileInfo(path).path()));
    RC_REQUIRE(::mkfifo(QFile::encodeName(path).constData(), 0600) == 0);
}

void makeSparse(const QString &path)
{
    RC_REQUIRE(QDir().mkpath(QFileInfo(path).path()));
    writeBytes(path, {});
    RC_REQUIRE(::truncate(QFile::encodeName(path).constData(), 10LL << 30) == 0);
}

/// The exit code; -1: crashed, -2: timed out.
int run(const Console &console, const QStringList &arguments)
{
    QProcess process;
    console.prepare(process, arguments);
    process.setWorkingDirectory(console.home());
    process.start();
    process.closeWriteChannel();
    if (!process.waitForFinished(endsWithin)) {
        process.kill();
        process.waitForFinished();
        return -2;
    }
    return process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
}

} // namespace

class TestCliOpenedFiles : public QObject
{
    Q_OBJECT

private slots:
    void namedFiles_data()
    {
        QTest::addColumn<QStringList>("arguments"); // %1: the file
        const auto row = [](const char *name, const QStringList &arguments) { QTest::newRow(name) << arguments; };
        row("profiles to import", listOf("profile import %1"));
        row("pasted", listOf("profile add made --paste %1"));
        row("policy", listOf("tools lint --demo --policy %1"));
        row("arguments", listOf("tools call list_alerts --demo --args @%1"));
        row("answers", listOf("tools call list_alerts --demo --answers %1"));
        row("earlier list", listOf("tools diff %1 --demo"));
        row("entries", listOf("send --file %1 --demo"));
        row("environment", listOf("env --file %1 --profile work"));
        row("authorities", listOf("send hello --demo --ca-file %1"));
        row("authorities of a new profile", listOf("profile add made --resource", resource, "--ca-file %1"));
    }

    void namedFiles()
    {
        QFETCH(QStringList, arguments);
        Console console;
        RC_REQUIRE(run(console, listOf("profile add work --resource", resource)) == 0);
        const QDir folder(console.home() + u"/given"_s);
        makePipe(folder.filePath(u"pipe"_s));
        makeSparse(folder.filePath(u"sparse"_s));
        RC_REQUIRE(QFile::link(folder.filePath(u"pipe"_s), folder.filePath(u"link"_s)));
        for (const QString &path :
             {folder.filePath(u"missing"_s), folder.path(), folder.filePath(u"pipe"_s), folder.filePath(u"link"_s),
              folder.filePath(u"sparse"_s), u"/dev/zero"_s, u"/dev/ptmx"_s}) {
            QStringList words = arguments;
            words.replaceInStrings(u"%1"_s, path);
            const int code = run(console, words);
            QVERIFY2(code > 0, qPrintable(path + u": exit "_s + QString::number(code)));
        }
    }

    void ownFiles_data()
    {
        addColumns<QString, QStringList>("file", "arguments");
        const QStringList send = listOf("send hello --demo");
        const QStringList add = listOf("profile add made --resource", resource);
        const auto row = [](const char *file, const QStringList &arguments) {
            QTest::newRow(file) << u"resource-console/"_s + QString::fromLatin1(file) << arguments;
        };
        row("profiles.json", listOf("profile list"));
        row("profiles.json.lock", add);
        row("dialects.json", listOf("tools list --resource", resource, "--mcp-url http://127.0.0.1:9"));
        row("fingerprint-salt", listOf("key status --profile work"));
        row("fingerprint-salt.lock", send);
        row("window.ini", send);
        row("window.ini.lock", send);
        row("activity.sqlite", listOf("activity list"));
        row("activity.sqlite-wal", listOf("activity list"));
        row("activity.sqlite-journal", listOf("activity list"));
        row("activity.sqlite.opening", listOf("activity list"));
        row("sdk.log", listOf("send hello --demo --as-sdk"));
        QTest::newRow("resource-console.toml") << u"resource-console.toml"_s << listOf("tools lint --demo");
        QTest::newRow("exported") << u"exported.json"_s << listOf("activity export exported.json");
    }

    void ownFiles()
    {
        QFETCH(QString, file);
        QFETCH(QStringList, arguments);
        for (const bool isLink : {false, true}) {
            Console console;
            const QString path = console.home() + u'/' + file;
            makePipe(isLink ? console.home() + u"/pipe"_s : path);
            if (isLink) {
                RC_REQUIRE(QDir().mkpath(QFileInfo(path).path()));
                RC_REQUIRE(QFile::link(console.home() + u"/pipe"_s, path));
            }
            QVERIFY(run(console, arguments) >= 0);
            QVERIFY(!QFileInfo(path).isFile()); // foreign files are not replaced
            if (isLink)
                QVERIFY(QFileInfo(path).isSymLink());
        }
        // A file without end is read to a limit only.
        Console endless;
        makeSparse(endless.home() + u'/' + file);
        QVERIFY(run(endless, arguments) >= 0);
        // A foreign file behind a link is neither read nor written, and keeps its permissions.
        Console console;
        const QString path = console.home() + u'/' + file;
        const QString other = console.home() + u"/other"_s;
        const QFile::Permissions everybody = QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther;
        writeBytes(other, "theirs");
        RC_REQUIRE(QFile::setPermissions(other, everybody));
        RC_REQUIRE(QDir().mkpath(QFileInfo(path).path()));
        RC_REQUIRE(QFile::link(other, path));
        QVERIFY(run(console, arguments) >= 0);
        if (file.startsWith(u"resource-console/"_s)) {
            QCOMPARE(bytesOf(other), "theirs"_ba);
            QCOMPARE(QFileInfo(other).permissions() & (everybody | QFile::WriteOther), everybody);
        }
    }

    void logFileMustBeARegularFile()
    {
        const Console console;
        const QString pipe = console.home() + u"/pipe"_s;
        const QString link = console.home() + u"/link"_s;
        makePipe(pipe);
        RC_REQUIRE(QFile::link(pipe, link));
        for (const QString &path : {console.home(), pipe, link, u"/dev/zero"_s, u"/dev/ptmx"_s})
            QVERIFY(run(console, listOf("send hi --demo --as-sdk --log-file", path)) > 0);
        const QString sparse = console.home() + u"/sparse"_s;
        makeSparse(sparse);
        QCOMPARE(run(console, listOf("send hi --demo --as-sdk --log-file", sparse)), 0);
    }

    void policyBehindABrokenLinkIsReported()
    {
        const Console console;
        RC_REQUIRE(QFile::link(console.home() + u"/nowhere"_s, console.home() + u"/resource-console.toml"_s));
        QCOMPARE(run(console, {u"tools"_s, u"lint"_s, u"--demo"_s}), 2);
    }

    void processSubstitutionIsRead()
    {
        const Console console;
        QProcess shell;
        console.prepare(shell, {});
        shell.start(u"bash"_s,
                    {u"-c"_s, u"exec \"$0\" profile add made --paste <(echo \"SERVICE_RESOURCE=%1\")"_s.arg(resource),
                     consoleBinary()});
        QVERIFY(shell.waitForFinished(endsWithin));
        QVERIFY2(shell.exitCode() == 0, shell.readAllStandardError().constData());
    }

    void authoritiesFileIsSavedWithItsFullPath()
    {
        const Console console;
        QVERIFY(QFile::copy(testCertificates().authorityFile(), console.home() + u"/ca.pem"_s));
        const QStringList add = listOf("profile add made --resource", resource, "--ca-file");
        QCOMPARE(run(console, add + listOf("ca.pem")), 0);
        const QByteArray saved = console.run(listOf("profile list --json")).out;
        QVERIFY2(saved.contains('"' + QFile::encodeName(console.home()) + "/ca.pem\""), saved.constData());
    }
};

RC_TEST(TestCliOpenedFiles)

} // namespace rc::tst_cli_openedfiles

#include "tst_cli_openedfiles.moc"
