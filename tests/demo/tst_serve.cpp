// SPDX-License-Identifier: GPL-3.0-or-later
// The command serve in its own process: output, signals, exit codes.
#include "demo/demoscenario.h"
#include "demo/rawhttp.h"
#include "support/testprogram.h"

#include <QProcess>
#include <QTcpServer>

#include <csignal>

namespace rc::tst_serve {

namespace {

// Ends the process of a failed test.
class ServeProcess : public QProcess
{
public:
    ~ServeProcess() override
    {
        kill();
        waitForFinished();
    }
};

} // namespace

class TestServe : public QObject
{
    Q_OBJECT

private slots:
    void readyLineHasAddressesAndKey()
    {
        ServeProcess process;
        start(process);
        QVERIFY(text(u"resourceUrl"_s).startsWith(text(u"mcpUrl"_s) + u"/tools/u/demo/resources/"_s));
        QCOMPARE(text(u"username"_s), u"demo"_s);
        QVERIFY(text(u"apiKey"_s).startsWith("demo_"_L1));
        QCOMPARE(m_ready["pid"_L1].toInteger(), process.processId());
        QVERIFY(m_ready["furtherCatalogs"_L1].isArray());
        QCOMPARE(m_ready.size(), 6);
    }

    void eachRequestIsOneLineWithoutTheKey()
    {
        ServeProcess process;
        start(process);
        const QByteArray key = text(u"apiKey"_s).toLatin1();
        QCOMPARE(post(R"({"logs":[{"level":"info","message":"my key is )" + key + R"("}]})"), 200);
        QTRY_VERIFY(process.canReadLine());
        const QByteArray line = process.readLine();
        QVERIFY2(!line.contains(key), line.constData());
        const QJsonObject told = QJsonDocument::fromJson(line).object();
        QCOMPARE(told["endpoint"_L1].toString(), u"ingest"_s);
        QCOMPARE(told["status"_L1].toInt(), 200);
        QCOMPARE(told["entries"_L1][0]["level"_L1].toString(), u"info"_s);
        QVERIFY(QDateTime::fromString(told["time"_L1].toString(), Qt::ISODateWithMs).isValid());
        QCOMPARE(told["wouldNotify"_L1], QJsonValue(QJsonArray()));
        QCOMPARE(told.size(), 5);

        QCOMPARE(post("{"), 400);
        QTRY_VERIFY(process.canReadLine());
        QCOMPARE(QJsonDocument::fromJson(process.readLine())["status"_L1].toInt(), 400);
    }

    void quietPrintsNoRequests()
    {
        ServeProcess process;
        start(process, {u"--quiet"_s, u"--json"_s});
        QCOMPARE(post(R"({"logs":[{}]})"), 200);
        process.terminate();
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.readAll(), QByteArray());
    }

    void aScenarioIsPlayed()
    {
        ServeProcess process;
        start(process,
              {u"--scenario"_s, u"wrong-key"_s, u"--scenario=code-hosting-down"_s, u"--scenario=code-hosting-token"_s});
        QCOMPARE(post("{}"), 403);
        const QList<QByteArray> headers{"X-API-Key: " + text(u"apiKey"_s).toLatin1(), "Authorization: Bearer x"};
        const QString codeHosting = text(u"mcpUrl"_s) + u"/github/"_s;
        QCOMPARE(exchange(codeHosting, "POST", headers, "{}").body, QByteArray(R"({"detail":"Invalid API key"})"));
        QCOMPARE(exchange(codeHosting, "POST", headers.first(1), "{}").body, QByteArray("Unauthorized"));
    }

    void printsWhomARealServiceWouldNotify()
    {
        ServeProcess process;
        start(process, {u"--scenario"_s, u"slow-notifier"_s, u"--scenario"_s, u"shared"_s});
        const QByteArray entries = R"({"logs":[{"level":"alert"},{"level":"error"}]})";
        QTcpSocket socket; // does not wait for the response
        const QUrl address(text(u"resourceUrl"_s) + u"logs/"_s);
        socket.connectToHost(address.host(), quint16(address.port()));
        socket.write("POST " + address.path().toLatin1() + " HTTP/1.1\r\nHost: " + address.authority().toLatin1() +
                     "\r\nX-API-Key: " + text(u"apiKey"_s).toLatin1() +
                     "\r\nX-User-Username: demo\r\nContent-Length: " + QByteArray::number(entries.size()) + "\r\n\r\n" +
                     entries);
        QTRY_VERIFY(process.canReadLine());
        const QJsonObject told = QJsonDocument::fromJson(process.readLine()).object();
        QCOMPARE(told["entries"_L1].toArray().size(), 2);
        QCOMPARE(told["wouldNotify"_L1], QJsonValue(QJsonArray{u"mara"_s, u"demo"_s, u"jon"_s}));
    }

    void signalStopsIt_data()
    {
        addColumns<int, int>("signal", "code");
        QTest::newRow("Ctrl+C") << SIGINT << 130;
        QTest::newRow("asked to terminate") << SIGTERM << 0;
    }

    void signalStopsIt()
    {
        QFETCH(int, signal);
        QFETCH(int, code);
        ServeProcess process;
        start(process);
        ::kill(static_cast<pid_t>(process.processId()), signal);
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), code);
        QCOMPARE(process.readAllStandardError(), QByteArray());
    }

    void portInUseExitsWithThree()
    {
        QTcpServer taken;
        QVERIFY(taken.listen(QHostAddress::LocalHost));
        const QString port = QString::number(taken.serverPort());
        QProcess process;
        run(process, {u"--port"_s, port});
        QCOMPARE(process.exitCode(), 3);
        QVERIFY(process.readAllStandardError().contains(port.toLatin1()));
        QCOMPARE(process.readAllStandardOutput(), QByteArray());
    }

    void helpAndManualHaveEveryScenario()
    {
        QProcess process;
        run(process, {u"--help"_s});
        QCOMPARE(process.exitCode(), 0);
        const QByteArray help = process.readAllStandardOutput();
        const QByteArray manual = bytesOf(inSourceFolder(u"resources/resource-console.1"_s));
        for (const QString &name : demoScenarioNames()) {
            QVERIFY2(help.contains("\n  " + name.toLatin1() + ' '), qPrintable(name));
            QVERIFY2(manual.contains("\n.TP\n.B " + name.toLatin1().replace('-', "\\-") + '\n'), qPrintable(name));
        }
    }

private:
    /// Starts it and reads the ready line into m_ready.
    void start(QProcess &process, const QStringList &arguments = {})
    {
        process.start(consoleBinary(), QStringList{u"serve"_s} + arguments);
        QTRY_VERIFY(process.canReadLine());
        m_ready = QJsonDocument::fromJson(process.readLine()).object();
    }

    void run(QProcess &process, const QStringList &arguments)
    {
        process.start(consoleBinary(), QStringList{u"serve"_s} + arguments);
        QVERIFY(process.waitForFinished(20'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    }

    [[nodiscard]] QString text(const QString &member) const { return m_ready[member].toString(); }
    [[nodiscard]] int post(const QByteArray &body) const
    {
        return exchange(text(u"resourceUrl"_s) + u"logs/"_s, "POST", {"X-API-Key: " + text(u"apiKey"_s).toLatin1()},
                        body)
            .status;
    }

    QJsonObject m_ready;
};

RC_TEST(TestServe)

} // namespace rc::tst_serve

#include "tst_serve.moc"
