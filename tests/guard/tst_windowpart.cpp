// SPDX-License-Identifier: GPL-3.0-or-later
// What is loaded when it is needed: without the window and the keychain the command line works until it needs one of
// them, and then it says what is missing.
#include "support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPluginLoader>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_windowpart {

namespace {

struct Ended
{
    int code = -1;
    QByteArray output;
    QByteArray errors;
};

/// In a home beside the program.
Ended run(const QString &program, const QStringList &arguments)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    const QString home = QFileInfo(program).absolutePath();
    environment.insert(u"XDG_CONFIG_HOME"_s, home + u"/config"_s);
    environment.insert(u"XDG_DATA_HOME"_s, home + u"/data"_s);
    process.setProcessEnvironment(environment);
    process.start(program, arguments);
    if (!process.waitForFinished() || process.exitStatus() != QProcess::NormalExit)
        return {-1, {}, process.errorString().toUtf8()};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace

class TestWindowPart : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void theCommandLineNeedsNoWindow();
    void aMissingWindowIsSaid();
    void aGivenKeyNeedsNoKeychain();
    void aMissingKeychainIsSaid();
    void nothingNeedsItFromItsStart_data();
    void nothingNeedsItFromItsStart();
    void thePartsAreBesideTheProgram_data();
    void thePartsAreBesideTheProgram();

private:
    QTemporaryDir m_folder;
    QString m_program;
};

void TestWindowPart::initTestCase()
{
    m_program = m_folder.filePath(u"resource-console"_s);
    QVERIFY(QFile::copy(QStringLiteral(PROGRAM), m_program)); // alone
}

void TestWindowPart::theCommandLineNeedsNoWindow()
{
    const Ended version = run(m_program, {u"--version"_s});
    QCOMPARE(version.errors, QByteArray());
    QCOMPARE(version.code, 0);
    QVERIFY2(version.output.startsWith("Resource Console "), version.output.constData());
}

void TestWindowPart::aMissingWindowIsSaid()
{
    const Ended window = run(m_program, {u"--demo"_s});
    QCOMPARE(window.code, 1);
    QVERIFY2(window.errors.contains("resource-console-window"), window.errors.constData());
}

/// Its libraries are a third of what starting the command line takes.
void TestWindowPart::aGivenKeyNeedsNoKeychain()
{
    const Ended given = run(m_program, {u"tools"_s, u"--names"_s, u"--demo"_s});
    QCOMPARE(given.errors, QByteArray());
    QCOMPARE(given.code, 0);
    QVERIFY(!given.output.isEmpty());
}

void TestWindowPart::aMissingKeychainIsSaid()
{
    const QString resource = u"http://127.0.0.1:9/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-000000000001/"_s;
    QCOMPARE(run(m_program, {u"profile"_s, u"add"_s, u"work"_s, u"--resource"_s, resource}).code, 0);
    const Ended kept = run(m_program, {u"key"_s, u"status"_s, u"--json"_s});
    QCOMPARE(kept.code, 6);
    QVERIFY2(kept.errors.contains("resource-console-keychain"), kept.errors.constData());
}

void TestWindowPart::nothingNeedsItFromItsStart_data()
{
    QTest::addColumn<QString>("part");
    QTest::addColumn<QByteArray>("library");
    QTest::newRow("the program, the keychain") << QStringLiteral(PROGRAM) << QByteArray("libqt6keychain");
    QTest::newRow("the program, D-Bus") << QStringLiteral(PROGRAM) << QByteArray("libQt6DBus");
    QTest::newRow("the window, the keychain") << QStringLiteral(WINDOW_PART) << QByteArray("libqt6keychain");
    QTest::newRow("the window, charts") << QStringLiteral(WINDOW_PART) << QByteArray("libQt6Charts");
}

void TestWindowPart::nothingNeedsItFromItsStart()
{
    QFETCH(const QString, part);
    QFETCH(const QByteArray, library);
    QFile file(part);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(!file.readAll().contains(library));
}

void TestWindowPart::thePartsAreBesideTheProgram_data()
{
    QTest::addColumn<QString>("part");
    QTest::addColumn<QString>("interface");
    QTest::newRow("charts") << QStringLiteral(CHARTS_PART) << u"org.resource_console.ChartFactory/2"_s;
    QTest::newRow("keychain") << QStringLiteral(KEYCHAIN_PART) << u"org.resource_console.Keychain/1"_s;
}

void TestWindowPart::thePartsAreBesideTheProgram()
{
    QFETCH(const QString, part);
    QFETCH(const QString, interface);
    QCOMPARE(QFileInfo(part).dir(), QFileInfo(QStringLiteral(PROGRAM)).dir());
    QPluginLoader loader(part);
    QVERIFY2(loader.load(), qPrintable(loader.errorString()));
    QCOMPARE(loader.metaData().value(u"IID"_s).toString(), interface);
}

RC_PLAIN_TEST(TestWindowPart)

} // namespace rc::tst_windowpart

#include "tst_windowpart.moc"
