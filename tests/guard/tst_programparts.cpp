// SPDX-License-Identifier: GPL-3.0-or-later
// Modules are loaded on demand: the command line works without the window and the keychain until it needs one of them,
// and the window works without the command line. If a module is missing, the program names it.
#include "support/testprogram.h"

#include <QFileInfo>
#include <QPluginLoader>
#include <QProcess>
#include <QProcessEnvironment>

#ifdef Q_OS_LINUX
#include <dlfcn.h>
#endif

namespace rc::tst_programparts {

namespace {

struct Ended
{
    int code = -1;
    QByteArray output;
    QByteArray errors;
};

/// Runs `program` with a home folder beside it.
Ended run(const QString &program, const QStringList &arguments)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    const QString home = QFileInfo(program).absolutePath();
    environment.insert(u"XDG_CONFIG_HOME"_s, home + u"/config"_s);
    environment.insert(u"XDG_DATA_HOME"_s, home + u"/data"_s);
    environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
    process.setProcessEnvironment(environment);
    process.start(program, arguments);
    if (!process.waitForFinished() || process.exitStatus() != QProcess::NormalExit)
        return {-1, {}, process.errorString().toUtf8()};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace

class TestProgramParts : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_program = copyWith(u"commands"_s, {inBuildFolder(u"resource-console-commands.so"_s)}); }

    void theCommandLineNeedsNoWindow()
    {
        const Ended version = run(m_program, {u"--version"_s});
        QCOMPARE(version.errors, QByteArray());
        QCOMPARE(version.code, 0);
        QVERIFY2(version.output.startsWith("Resource Console "), version.output.constData());
    }

    void missingWindowIsReported()
    {
        for (const QStringList &arguments : {QStringList(), QStringList{u"--demo"_s}}) {
            const Ended window = run(m_program, arguments);
            QCOMPARE(window.code, 1);
            QVERIFY2(window.errors.contains("resource-console-window"), window.errors.constData());
        }
    }

    void missingCommandLineIsReported()
    {
        const Ended version = run(copyWith(u"alone"_s, {}), {u"--version"_s});
        QCOMPARE(version.code, 1);
        QCOMPARE(version.output, QByteArray());
        QVERIFY2(version.errors.contains("resource-console-commands"), version.errors.constData());
    }

    /// Loading the keychain's libraries takes a third of the start of the command line.
    void aGivenKeyNeedsNoKeychain()
    {
        const Ended given = run(m_program, {u"tools"_s, u"--names"_s, u"--demo"_s});
        QCOMPARE(given.errors, QByteArray());
        QCOMPARE(given.code, 0);
        QVERIFY(!given.output.isEmpty());
    }

    void missingKeychainIsReported()
    {
        const QString resource = u"http://127.0.0.1:9/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-000000000001/"_s;
        QCOMPARE(run(m_program, {u"profile"_s, u"add"_s, u"work"_s, u"--resource"_s, resource}).code, 0);
        const Ended kept = run(m_program, {u"key"_s, u"status"_s, u"--json"_s});
        QCOMPARE(kept.code, 6);
        QVERIFY2(kept.errors.contains("resource-console-keychain"), kept.errors.constData());
    }

    void optionalLibrariesAreNotLinked_data()
    {
        addColumns<QString, QByteArray>("part", "library");
        QTest::newRow("the program, the network")
            << inBuildFolder(u"resource-console"_s) << QByteArray("libQt6Network");
        QTest::newRow("the commands, the keychain")
            << inBuildFolder(u"resource-console-commands.so"_s) << QByteArray("libqt6keychain");
        QTest::newRow("the commands, D-Bus")
            << inBuildFolder(u"resource-console-commands.so"_s) << QByteArray("libQt6DBus");
        QTest::newRow("the commands, windows")
            << inBuildFolder(u"resource-console-commands.so"_s) << QByteArray("libQt6Gui");
        QTest::newRow("the window, the keychain")
            << inBuildFolder(u"resource-console-window.so"_s) << QByteArray("libqt6keychain");
    }

    void optionalLibrariesAreNotLinked()
    {
        QFETCH(const QString, part);
        QFETCH(const QByteArray, library);
        QVERIFY(!bytesOf(part).contains(library));
    }

    void keychainModuleIsNextToTheProgram()
    {
        const QString part = inBuildFolder(u"resource-console-keychain.so"_s);
        QCOMPARE(QFileInfo(part).dir(), QFileInfo(inBuildFolder(u"resource-console"_s)).dir());
        QPluginLoader loader(part);
        QVERIFY2(loader.load(), qPrintable(loader.errorString()));
        QCOMPARE(loader.metaData().value(u"IID"_s).toString(), u"org.resource_console.Keychain/1"_s);
    }

#ifdef __linux__ // moc does not define Q_OS_LINUX

    /// The guard works because Qt, which a module links, finds the module's function before that of Kerberos.
    void everyPartBlocksSignOns()
    {
        for (const QString &part : {u"resource-console-commands.so"_s, u"resource-console-window.so"_s}) {
            void *library = ::dlopen(QFile::encodeName(inBuildFolder(part)).constData(), RTLD_LAZY | RTLD_LOCAL);
            QVERIFY2(library, ::dlerror());
            Dl_info found{};
            QVERIFY(::dladdr(::dlsym(library, "gss_import_name"), &found) != 0);
            QCOMPARE(QFileInfo(QFile::decodeName(found.dli_fname)).fileName(), part);
        }
    }

#endif

private:
    /// A copy of the program with only the modules in `parts` beside it.
    [[nodiscard]] QString copyWith(const QString &folder, const QStringList &parts) const
    {
        const QDir place(m_folder.filePath(folder));
        RC_REQUIRE(QDir().mkpath(place.path()));
        for (const QString &file : QStringList{inBuildFolder(u"resource-console"_s)} + parts)
            RC_REQUIRE(QFile::copy(file, place.filePath(QFileInfo(file).fileName())));
        return place.filePath(QFileInfo(inBuildFolder(u"resource-console"_s)).fileName());
    }

    QTemporaryDir m_folder;
    QString m_program;
};

RC_PLAIN_TEST(TestProgramParts)

} // namespace rc::tst_programparts

#include "tst_programparts.moc"
