// SPDX-License-Identifier: GPL-3.0-or-later
// The key canary: five redirects to eight kinds of target, for send, tools and check. The key reaches no second server
// and appears in no output and no file.
#include "support/testprogram.h"
#include "tests/cli/console.h"
#include "tests/support/headerlines.h"
#include "tests/trust/keyspellings.h"

#include <QProcess>
#include <QTcpServer>
#include <QTcpSocket>

#include <array>
#include <functional>
#include <vector>

namespace rc::tst_keycanary {

namespace {

/// Keeps all bytes of all connections, and responds to each request if there is a response.
class Listener : public QObject
{
public:
    explicit Listener(const QHostAddress &address)
    {
        connect(&m_server, &QTcpServer::newConnection, this, &Listener::accept);
        m_server.listen(address);
    }

    void setAnswer(std::function<QByteArray(const QByteArray &)> answer) { m_answer = std::move(answer); }
    [[nodiscard]] QByteArray port() const { return QByteArray::number(m_server.serverPort()); }
    [[nodiscard]] int connections() const { return m_connections; }
    [[nodiscard]] const QByteArray &seen() const { return m_seen; }

private:
    void accept()
    {
        QTcpSocket *socket = m_server.nextPendingConnection();
        ++m_connections;
        connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QTcpSocket::readyRead, this, [this, socket, request = QByteArray()]() mutable {
            const QByteArray bytes = socket->readAll();
            m_seen += bytes;
            request += bytes;
            if (!m_answer || !request.contains("\r\n\r\n") || !request.trimmed().endsWith('}'))
                return;
            socket->write(m_answer(request));
            socket->disconnectFromHost();
        });
    }

    QTcpServer m_server;
    std::function<QByteArray(const QByteArray &)> m_answer;
    int m_connections = 0;
    QByteArray m_seen;
};

struct Target
{
    const char *name;
    const char *location; ///< @1 and @2: the servers' ports; @p: the requested path; @s: the same with another slash
};

constexpr std::array targets{
    Target{"other host", "http://127.0.0.2:@2@p"},
    Target{"other port", "http://127.0.0.1:@2@p"},
    Target{"other scheme", "https://127.0.0.1:@2@p"},
    Target{"other path", "/elsewhere"},
    Target{"only a slash", "@s"},
    Target{"no scheme", "//127.0.0.2:@2@p"},
    Target{"user info", "http://127.0.0.1:@1@127.0.0.2:@2@p"},
    Target{"garbage", "http://127.0.0.1:@1\\@127.0.0.2:@2/\x01"},
};

constexpr std::array statuses{301, 302, 303, 307, 308};

const QStringList operations{u"send"_s, u"list"_s, u"check"_s};

QByteArray pathOf(const QByteArray &request)
{
    return request.mid(5, request.indexOf(" HTTP/") - 5);
}

/// A redirect that repeats the key everywhere: an echo must not reveal it either.
QByteArray redirect(int status, QByteArray location, const QByteArray &request, const Listener &first,
                    const Listener &second)
{
    const QByteArray path = pathOf(request);
    location.replace("@1", first.port()).replace("@2", second.port()).replace("@p", path);
    location.replace("@s", path.endsWith('/') ? path.chopped(1) : path + '/');
    const QByteArray body = "{\"error\":\"" + escapedForJson(canaryKey) + ' ' + canaryKey.toBase64() + ' ' +
                            canaryKey.toPercentEncoding() + "\"}";
    return "HTTP/1.1 " + QByteArray::number(status) +
           " Moved\r\nContent-Type: application/json\r\nLocation: " + location + "\r\nX-Echo: " + canaryKey +
           "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\nConnection: close\r\n\r\n" + body;
}

/// A run of the program in its own home, between its own two servers.
class Run
{
public:
    Run(int status, const Target &target, const QString &operation, bool json)
        : m_first(QHostAddress(QHostAddress::LocalHost))
        , m_second(QHostAddress(QHostAddress::AnyIPv4))
    {
        m_first.setAnswer([this, status, location = QByteArray(target.location)](const QByteArray &request) {
            return redirect(status, location, request, m_first, m_second);
        });
        for (const QString &folder : {u"TMPDIR"_s, u"XDG_STATE_HOME"_s})
            m_console.set(folder, m_console.home());
        m_console.set(u"SERVICE_API_KEY"_s, QString::fromLatin1(canaryKey));
        m_console.set(u"QT_LOGGING_RULES"_s, u"*=true"_s);
        const QString base = u"http://127.0.0.1:"_s + QString::fromLatin1(m_first.port());
        const QString resource = base + u"/tools/u/alice/resources/0e8bf1a3-77a5-4f63-9c7a-3f0f1d2a4b5c/"_s;
        QStringList words;
        if (operation == u"send"_s)
            words = {u"send"_s, u"hello"_s, u"--resource"_s, resource};
        else if (operation == u"list"_s)
            words = {u"tools"_s, u"--mcp-url"_s, base};
        else
            words = {u"check"_s, u"--resource"_s, resource, u"--mcp-url"_s, base};
        words += {u"--username"_s, u"alice"_s, u"--timeout"_s, u"20"_s};
        if (json)
            words.append(u"--json"_s);
        m_console.prepare(m_process, words);
        m_process.start();
        m_process.closeWriteChannel();
    }

    [[nodiscard]] bool ended() const { return m_process.state() == QProcess::NotRunning; }
    [[nodiscard]] const Listener &first() const { return m_first; }
    [[nodiscard]] const Listener &second() const { return m_second; }
    [[nodiscard]] QByteArray output() { return m_output += m_process.readAll(); }
    [[nodiscard]] QByteArray errors() { return m_errors += m_process.readAllStandardError(); }
    [[nodiscard]] int exitCode() const
    {
        return m_process.exitStatus() == QProcess::NormalExit ? m_process.exitCode() : -1;
    }
    [[nodiscard]] QStringList files() const { return filesWithKey(m_console.home(), canaryKey); }

private:
    Listener m_first;
    Listener m_second;
    Console m_console;
    QProcess m_process;
    QByteArray m_output;
    QByteArray m_errors;
};

} // namespace

struct Total
{
    int runs = 0;
    qsizetype atFirst = 0;
    int connectionsToSecond = 0;
    qsizetype atSecond = 0;
    qsizetype inOutput = 0;
    qsizetype inFiles = 0;
};

class TestKeyCanary : public QObject
{
    Q_OBJECT

private slots:
    /// A search without matches proves nothing, so it first finds an existing text.
    void theCanaryIsSeenWhereItIs()
    {
        for (const QByteArray &spelling : spellingsOf(canaryKey))
            QVERIFY2(timesSeen("x" + spelling + "x", canaryKey) > 0, spelling.constData());
        QVERIFY(timesSeen(("user:" + canaryKey).toBase64(), canaryKey) > 0);
        const QTemporaryDir folder;
        writeBytes(folder.filePath(u".hidden"_s), "a\n" + canaryKey.toBase64());
        QCOMPARE(filesWithKey(folder.path(), canaryKey).size(), 1);
    }

    void theKeyStaysOnItsWay_data()
    {
        QTest::addColumn<int>("target");
        QTest::addColumn<QString>("operation");
        for (std::size_t target = 0; target < targets.size(); ++target) {
            for (const QString &operation : operations)
                QTest::addRow("%s, %s", targets.at(target).name, qPrintable(operation)) << int(target) << operation;
        }
    }

    /// The five statuses run in parallel.
    void theKeyStaysOnItsWay()
    {
        QFETCH(int, target);
        QFETCH(QString, operation);
        std::vector<std::unique_ptr<Run>> runs;
        runs.reserve(statuses.size());
        for (const int status : statuses)
            runs.push_back(std::make_unique<Run>(status, targets.at(size_t(target)), operation, status % 2 == 0));
        for (const auto &run : runs)
            QTRY_VERIFY(run->ended());

        QString line;
        for (std::size_t i = 0; i < runs.size(); ++i) {
            Run &run = *runs.at(i);
            const QByteArray told = run.output() + run.errors();
            const qsizetype second = timesSeen(run.second().seen(), canaryKey);
            const qsizetype output = timesSeen(told, canaryKey);
            const QStringList files = run.files();
            ++m_total.runs;
            m_total.atFirst += run.first().seen().contains(canaryKey) ? 1 : 0;
            m_total.connectionsToSecond += run.second().connections();
            m_total.atSecond += second;
            m_total.inOutput += output;
            m_total.inFiles += files.size();
            line += u"  %1: %2/%3/%4"_s.arg(statuses.at(i)).arg(second).arg(output).arg(files.size());
            QVERIFY2(second == 0 && run.second().connections() == 0, run.second().seen().constData());
            QVERIFY2(output == 0, told.constData());
            QVERIFY2(files.isEmpty(), qPrintable(files.join(u' ')));
            // The run was valid: the key reached its server, and the redirect was reported as a refusal.
            QVERIFY2(rc::headerLines(run.first().seen(), "X-API-Key", canaryKey) > 0, told.constData());
            QVERIFY2(run.exitCode() == 1, told.constData());
            // For each unfollowed redirect: a check has one at ingest and one at each list. A cause already shown above
            // is only referred to.
            const qsizetype explained = told.count("was not sent") + told.count("Same cause as");
            QVERIFY2(told.contains("was not sent") && explained >= (operation == u"check"_s ? 3 : 1), told.constData());
        }
        qInfo("%-14s %-6s second/output/files%s", targets.at(size_t(target)).name, qPrintable(operation),
              qPrintable(line));
    }

    void cleanupTestCase()
    {
        qInfo("%d runs: the key was sent to the first server in %lld, seen %lld times by the second server (%d "
              "connections), %lld times in output and in %lld files",
              m_total.runs, static_cast<long long>(m_total.atFirst), static_cast<long long>(m_total.atSecond),
              m_total.connectionsToSecond, static_cast<long long>(m_total.inOutput),
              static_cast<long long>(m_total.inFiles));
        QCOMPARE(m_total.runs, 120);
    }

private:
    Total m_total;
};

RC_TEST(TestKeyCanary)

} // namespace rc::tst_keycanary

#include "tst_keycanary.moc"
