// SPDX-License-Identifier: GPL-3.0-or-later
// A definition names files and servers: neither the tool's page in the window nor the command line opens any. Checked
// by a real process's system calls (strace).
#include "cli/console.h"
#include "support/filebytes.h"
#include "support/scriptedserver.h"
#include "support/testpaths.h"
#include "support/testprogram.h"
#include "tests/catalog/definitions.h"
#include "tests/trust/tracedcalls.h"
#include "ui/theme/theme.h"
#include "ui/tools/inspector/toolinspector.h"

#include <QApplication>
#include <QSet>
#include <QTcpServer>
#include <QTemporaryDir>

#include <fcntl.h>
#include <unistd.h>

namespace rc::tst_nothingopened {

namespace {

const QString beginning = u"/nonexistent/showing-begins"_s;
const QString ending = u"/nonexistent/showing-ends"_s;

/// A tool with `file` and `server` wherever a definition can contain one.
QByteArray definition(const QByteArray &file, const QByteArray &server)
{
    return bytesOf(inSourceFolder(u"tests/trust/greedy.json"_s))
        .trimmed()
        .replace("FILE", file)
        .replace("SERVER", server);
}

void mark(const QString &path)
{
    const int file = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC); // it does not exist
    if (file >= 0)
        ::close(file);
}

void showAll(rc::ToolDetail &detail, const rc::Tool &tool)
{
    detail.showTool(tool);
    for (int tab = rc::ToolDetail::OverviewTab; tab <= rc::ToolDetail::JsonTab; ++tab) {
        detail.showTab(rc::ToolDetail::Tab(tab));
        QCoreApplication::processEvents();
        (void)detail.grab();
    }
}

/// The child: tracing starts after fonts, styles and icons are loaded.
int showIn(QApplication &, const QByteArray &file, const QByteArray &server)
{
    rc::Theme theme(rc::ThemeChoice::Light);
    rc::ToolDetail detail(theme);
    detail.resize(640, 900);
    detail.show();
    const rc::Tool harmless = rc::toolOf(definition("file", "server"));
    const rc::Tool greedy = rc::toolOf(definition(file, server));
    if (greedy.name.isEmpty())
        return 1;
    showAll(detail, harmless);
    mark(beginning);
    showAll(detail, greedy);
    mark(ending);
    return 0;
}

} // namespace

class TestNothingOpened : public QObject
{
    Q_OBJECT

private slots:
    void theDetailOpensNothing();
    void theCommandLineOpensNothing_data();
    void theCommandLineOpensNothing();
};

void TestNothingOpened::theDetailOpensNothing()
{
    const QTemporaryDir home;
    QTcpServer canary;
    QVERIFY(canary.listen(QHostAddress::LocalHost));
    const QString secret = home.filePath(u"secret.svg"_s);
    writeBytes(secret, "<svg xmlns=\"http://www.w3.org/2000/svg\"/>");
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
    environment.insert(u"ASAN_OPTIONS"_s, u"detect_leaks=0"_s); // a traced process cannot check for leaks
    process.setProcessEnvironment(environment);
    const QString trace = home.filePath(u"trace"_s);
    process.start(u"strace"_s,
                  straceWords(trace, {QCoreApplication::applicationFilePath(), u"tst_nothingopened"_s, u"--show"_s,
                                      u"file://"_s + secret, u"http://127.0.0.1:%1"_s.arg(canary.serverPort())}));
    QVERIFY2(process.waitForFinished(60'000), "strace is missing, or the window hangs");
    QCOMPARE(process.exitCode(), 0);
    QStringList calls = callsIn(trace);
    const auto at = [&calls](const QString &path) {
        for (qsizetype i = 0; i < calls.size(); ++i) {
            if (calls.at(i).contains(path))
                return i;
        }
        return qsizetype(-1);
    };
    const qsizetype from = at(beginning);
    const qsizetype to = at(ending);
    QVERIFY(from > 0 && to > from);
    QCOMPARE(calls.mid(from + 1, to - from - 1), QStringList());
    QVERIFY(calls.filter(u"secret.svg"_s).isEmpty());
    QVERIFY(!canary.hasPendingConnections());
}

void TestNothingOpened::theCommandLineOpensNothing_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("list") << QStringList{};
    QTest::newRow("json") << listOf("--json");
    QTest::newRow("show") << listOf("show greedy");
    QTest::newRow("lint") << listOf("lint");
    QTest::newRow("diff") << listOf("diff");
}

void TestNothingOpened::theCommandLineOpensNothing()
{
    QFETCH(QStringList, words);
    QTcpServer canary;
    QVERIFY(canary.listen(QHostAddress::LocalHost));
    ScriptedServer server;
    const QTemporaryDir traces;
    const auto opened = [&](const QString &name, const QByteArray &tool) {
        server.setResponse(httpResponse(
            200, QByteArray(R"({"jsonrpc":"2.0","id":"@ID@","result":{"tools":[TOOL]}})").replace("TOOL", tool)));
        Console console;
        console.set(u"ASAN_OPTIONS"_s, u"detect_leaks=0"_s);
        const QString trace = traces.filePath(name);
        const RunResult ran = console.runProgram(
            u"strace"_s,
            straceWords(trace, listOf(rc::consoleBinary(), "tools", words,
                                      "--catalog general --username mara --key-stdin --mcp-url", server.base())),
            "k-12345678\n");
        return ran.exitCode < 0 ? QSet<QString>() : comparableCalls(trace, console.home());
    };
    const QSet<QString> harmless = opened(u"harmless"_s, definition("file", "server"));
    const QSet<QString> hostile =
        opened(u"hostile"_s, definition("file:///etc/hostname",
                                        QByteArray("http://127.0.0.1:") + QByteArray::number(canary.serverPort())));
    QVERIFY(harmless.size() > 5);
    const QSet<QString> more = hostile - harmless;
    QVERIFY2(more.isEmpty(), qPrintable(QStringList(more.cbegin(), more.cend()).join(u'\n')));
    QVERIFY(!canary.hasPendingConnections());
}

namespace {

int runTest(int argc, char *argv[])
{
    QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == "--show"_L1)
        return showIn(application, arguments.value(2).toUtf8(), arguments.value(3).toUtf8());
    TestNothingOpened test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace

RC_TEST_PROGRAM(runTest)

} // namespace rc::tst_nothingopened

#include "tst_nothingopened.moc"
