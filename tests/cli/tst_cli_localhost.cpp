// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever /etc/hosts says about localhost, the key is sent to this machine. The program under test gets another file
// in a mount namespace.
#include "cli/scriptedservice.h"
#include "console.h"
#include "support/testpaths.h"
#include "support/testprogram.h"

#include <QFile>
#include <QTcpServer>
#include <QUrl>

namespace rc::tst_cli_localhost {

namespace {

const QByteArray key = "test-key-0123456789";

/// The command for a new mount namespace: as root, or as a user if the system allows it.
QStringList namespaceOfItsOwn()
{
    for (const QStringList &words :
         {QStringList{u"unshare"_s, u"--mount"_s}, QStringList{u"unshare"_s, u"--map-root-user"_s, u"--mount"_s}}) {
        QProcess attempt;
        attempt.start(words.first(),
                      words.mid(1) + QStringList{u"sh"_s, u"-c"_s, u"mount --bind /etc/hosts /etc/hosts"_s});
        if (attempt.waitForFinished() && attempt.exitStatus() == QProcess::NormalExit && attempt.exitCode() == 0)
            return words;
    }
    return {};
}

} // namespace

class TestCliLocalhost : public QObject
{
    Q_OBJECT

private slots:
    void theKeyStaysHere_data();
    void theKeyStaysHere();
};

void TestCliLocalhost::theKeyStaysHere_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("option");
    QTest::newRow("one entry") << QStringList{u"send"_s, u"hello"_s} << u"--resource"_s;
    QTest::newRow("a burst") << QStringList{u"send"_s, u"hello"_s, u"--count"_s, u"3"_s} << u"--resource"_s;
    QTest::newRow("a check") << QStringList{u"check"_s} << u"--resource"_s;
    QTest::newRow("a list of tools") << QStringList{u"tools"_s} << u"--mcp-url"_s;
}

void TestCliLocalhost::theKeyStaysHere()
{
    QFETCH(QStringList, words);
    QFETCH(QString, option);
    const QStringList before = namespaceOfItsOwn();
    if (before.isEmpty())
        return; // containers and accounts without that right: tst_proxy still tests the rule
    ScriptedService server;
    server.setAnswer(serviceAnswer(200, "application/json", R"({"status":"ok"})"));
    const QString address = option == "--resource"_L1 ? server.resourceUrl() : server.toolServerUrl();
    const QUrl url(address);
    QTcpServer stranger;
    QVERIFY2(stranger.listen(QHostAddress(u"127.0.0.9"_s), quint16(url.port())), qPrintable(stranger.errorString()));

    Console console;
    const QString hosts = console.home() + u"/hosts"_s;
    QFile file(hosts);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("127.0.0.9 localhost\n") > 0);
    file.close();
    QUrl named(url);
    named.setHost(u"localhost"_s);
    words += {option, named.toString(), u"--username"_s, u"mara"_s, u"--key-stdin"_s, u"--timeout"_s, u"20"_s};
    const QString script =
        u"mount --bind '%1' /etc/hosts && getent hosts localhost >&2 && exec \"$0\" \"$@\""_s.arg(hosts);
    const Ran ran = console.runProgram(
        before.first(), before.mid(1) + QStringList{u"sh"_s, u"-c"_s, script, rc::consoleBinary()} + words, key + '\n');
    QVERIFY2(ran.err.startsWith("127.0.0.9"), ran.told()); // the file is used there
    QVERIFY2(!stranger.hasPendingConnections(), ran.told());
    QVERIFY2(!server.requests().isEmpty(), ran.told());
    for (const QByteArray &request : server.requests()) {
        QVERIFY2(request.contains(key), request);
        QVERIFY2(request.toLower().contains("host: localhost:" + QByteArray::number(url.port())), request);
    }
}

RC_TEST(TestCliLocalhost)

} // namespace rc::tst_cli_localhost

#include "tst_cli_localhost.moc"
