// SPDX-License-Identifier: GPL-3.0-or-later
// Every file a command opens, with anything in the file's place: no command blocks or reads endlessly, and none writes
// through a link.
#include "cli/console.h"
#include "support/testprogram.h"
#include "support/tlscertificates.h"

#include <QFileInfo>

#include <sys/stat.h>
#include <unistd.h>

namespace rc::tst_cli_openedfiles {

namespace {

const QString resource = u"http://127.0.0.1:9/tools/u/mara/resources/3e2a7c54-5b1d-4c89-9f60-8d1e2b7a009c/"_s;
constexpr int endsWithin = 20'000; // milliseconds; a command takes a tenth of a second

void write(const QString &path, const QByteArray &bytes)
{
    RC_REQUIRE(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    RC_REQUIRE(file.open(QIODevice::WriteOnly));
    RC_REQUIRE(file.write(bytes) == bytes.size());
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
}

void makePipe(const QString &path)
{
    RC_REQUIRE(QDir().mkpath(QFileInfo(path).path()));
    RC_REQUIRE(::mkfifo(QFile::encodeName(path).constData(), 0600) == 0);
}

void makeSparse(const QString &path)
{
    write(path, {});
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
        row("profiles to import", {u"profile"_s, u"import"_s, u"%1"_s});
        row("pasted", {u"profile"_s, u"add"_s, u"made"_s, u"--paste"_s, u"%1"_s});
        row("policy", {u"tools"_s, u"lint"_s, u"--demo"_s, u"--policy"_s, u"%1"_s});
        row("arguments", {u"tools"_s, u"call"_s, u"list_alerts"_s, u"--demo"_s, u"--args"_s, u"@%1"_s});
        row("answers", {u"tools"_s, u"call"_s, u"list_alerts"_s, u"--demo"_s, u"--answers"_s, u"%1"_s});
        row("earlier list", {u"tools"_s, u"diff"_s, u"%1"_s, u"--demo"_s});
        row("entries", {u"send"_s, u"--file"_s, u"%1"_s, u"--demo"_s});
        row("environment", {u"env"_s, u"--file"_s, u"%1"_s, u"--profile"_s, u"work"_s});
        row("authorities", {u"send"_s, u"hello"_s, u"--demo"_s, u"--ca-file"_s, u"%1"_s});
        row("authorities of a new profile",
            {u"profile"_s, u"add"_s, u"made"_s, u"--resource"_s, resource, u"--ca-file"_s, u"%1"_s});
    }

    void namedFiles()
    {
        QFETCH(QStringList, arguments);
        Console console;
        RC_REQUIRE(run(console, {u"profile"_s, u"add"_s, u"work"_s, u"--resource"_s, resource}) == 0);
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
        QTest::addColumn<QString>("file");
        QTest::addColumn<QStringList>("arguments");
        const QStringList send{u"send"_s, u"hello"_s, u"--demo"_s};
        const QStringList add{u"profile"_s, u"add"_s, u"made"_s, u"--resource"_s, resource};
        const auto row = [](const char *file, const QStringList &arguments) {
            QTest::newRow(file) << u"resource-console/"_s + QString::fromLatin1(file) << arguments;
        };
        row("profiles.json", {u"profile"_s, u"list"_s});
        row("profiles.json.lock", add);
        row("dialects.json",
            {u"tools"_s, u"list"_s, u"--resource"_s, resource, u"--mcp-url"_s, u"http://127.0.0.1:9"_s});
        row("fingerprint-salt", {u"key"_s, u"status"_s, u"--profile"_s, u"work"_s});
        row("fingerprint-salt.lock", send);
        row("window.ini", send);
        row("window.ini.lock", send);
        row("activity.sqlite", {u"activity"_s, u"list"_s});
        row("activity.sqlite-wal", {u"activity"_s, u"list"_s});
        row("activity.sqlite-journal", {u"activity"_s, u"list"_s});
        row("activity.sqlite.opening", {u"activity"_s, u"list"_s});
        row("sdk.log", {u"send"_s, u"hello"_s, u"--demo"_s, u"--as-sdk"_s});
        QTest::newRow("resource-console.toml")
            << u"resource-console.toml"_s << QStringList{u"tools"_s, u"lint"_s, u"--demo"_s};
        QTest::newRow("exported") << u"exported.json"_s << QStringList{u"activity"_s, u"export"_s, u"exported.json"_s};
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
        write(other, "theirs");
        RC_REQUIRE(QFile::setPermissions(other, everybody));
        RC_REQUIRE(QDir().mkpath(QFileInfo(path).path()));
        RC_REQUIRE(QFile::link(other, path));
        QVERIFY(run(console, arguments) >= 0);
        if (file.startsWith(u"resource-console/"_s)) {
            QCOMPARE(contentOf(other), "theirs"_ba);
            QCOMPARE(QFileInfo(other).permissions() & (everybody | QFile::WriteOther), everybody);
        }
    }

    void aLogFileIsNoPipeAndNoDevice()
    {
        const Console console;
        const QString pipe = console.home() + u"/pipe"_s;
        const QString link = console.home() + u"/link"_s;
        makePipe(pipe);
        RC_REQUIRE(QFile::link(pipe, link));
        for (const QString &path : {console.home(), pipe, link, u"/dev/zero"_s, u"/dev/ptmx"_s})
            QVERIFY(run(console, {u"send"_s, u"hi"_s, u"--demo"_s, u"--as-sdk"_s, u"--log-file"_s, path}) > 0);
        const QString sparse = console.home() + u"/sparse"_s;
        makeSparse(sparse);
        QCOMPARE(run(console, {u"send"_s, u"hi"_s, u"--demo"_s, u"--as-sdk"_s, u"--log-file"_s, sparse}), 0);
    }

    void aPolicyBehindABrokenLinkIsMissed()
    {
        const Console console;
        RC_REQUIRE(QFile::link(console.home() + u"/nowhere"_s, console.home() + u"/resource-console.toml"_s));
        QCOMPARE(run(console, {u"tools"_s, u"lint"_s, u"--demo"_s}), 2);
    }

    void whatAShellOpenedIsRead()
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

    void aRelativeAuthoritiesFileIsSavedWhole()
    {
        const Console console;
        QVERIFY(QFile::copy(testCertificates().authorityFile(), console.home() + u"/ca.pem"_s));
        const QStringList add{u"profile"_s, u"add"_s, u"made"_s, u"--resource"_s, resource, u"--ca-file"_s};
        QCOMPARE(run(console, add + QStringList{u"ca.pem"_s}), 0);
        const QByteArray saved = console.run({u"profile"_s, u"list"_s, u"--json"_s}).out;
        QVERIFY2(saved.contains('"' + QFile::encodeName(console.home()) + "/ca.pem\""), saved.constData());
    }
};

RC_TEST(TestCliOpenedFiles)

} // namespace rc::tst_cli_openedfiles

#include "tst_cli_openedfiles.moc"
