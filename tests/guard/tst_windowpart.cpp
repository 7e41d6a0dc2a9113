// SPDX-License-Identifier: GPL-3.0-or-later
// The window is a module: without it the command line works, and the window says what is missing.
#include "support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPluginLoader>
#include <QProcess>
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

Ended run(const QString &program, const QStringList &arguments)
{
    QProcess process;
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
    void theWindowNeedsNoCharts();
    void theChartsAreBesideIt();

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

/// The library of charts is a third of a window's start, so it is loaded with the first chart.
void TestWindowPart::theWindowNeedsNoCharts()
{
    QFile window(QStringLiteral(WINDOW_PART));
    QVERIFY(window.open(QIODevice::ReadOnly));
    QVERIFY(!window.readAll().contains("libQt6Charts"));
}

void TestWindowPart::theChartsAreBesideIt()
{
    QCOMPARE(QFileInfo(QStringLiteral(CHARTS_PART)).dir(), QFileInfo(QStringLiteral(WINDOW_PART)).dir());
    QPluginLoader loader(QStringLiteral(CHARTS_PART));
    QVERIFY2(loader.load(), qPrintable(loader.errorString()));
    QCOMPARE(loader.metaData().value(u"IID"_s).toString(), u"org.resource_console.ChartFactory/2"_s);
}

RC_PLAIN_TEST(TestWindowPart)

} // namespace rc::tst_windowpart

#include "tst_windowpart.moc"
