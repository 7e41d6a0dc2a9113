// SPDX-License-Identifier: GPL-3.0-or-later
// The key canary: five redirects to eight kinds of target, for send, tools and check. The key reaches no second server
// and appears in no output and no file.
#include "support/hostileserver.h"
#include "support/testprogram.h"
#include "tests/cli/console.h"
#include "tests/support/headerlines.h"
#include "tests/trust/keyencodings.h"

#include <QProcess>

#include <array>
#include <vector>

namespace rc::tst_keycanary {

namespace {

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

const QStringList operations = listOf("send list check");

QByteArray pathOf(const QByteArray &request)
{
    return request.mid(5, request.indexOf(" HTTP/") - 5);
}

/// A redirect that repeats the key everywhere: an echo must not reveal it either.
Script redirect(int status, QByteArray location, const QByteArray &request, const HostileServer &first,
                const HostileServer &second)
{
    const QByteArray path = pathOf(request);
    location.replace("@1", QByteArray::number(first.port())).replace("@2", QByteArray::number(second.port()));
    location.replace("@p", path);
    location.replace("@s", path.endsWith('/') ? path.chopped(1) : path + '/');
    const QByteArray body = "{\"error\":\"" + escapedForJson(canaryKey) + ' ' + canaryKey.toBase64() + ' ' +
                            canaryKey.toPercentEncoding() + "\"}";
    return Script::response(status, "application/json", body,
                            "Location: " + location + "\r\nX-Echo: " + canaryKey + "\r\nConnection: close\r\n");
}

/// A run of the program in its own home, between its own two servers.
class Run
{
public:
    Run(int status, const Target &target, const QString &operation, bool json)
        : m_first([this, status, location = QByteArray(target.location)](const QByteArray &request, int) {
            return redirect(status, location, request, m_first, m_second);
        })
        , m_second(Script::silent())
    {
        m_second.listenEverywhere();
        for (const QString &folder : listOf("TMPDIR XDG_STATE_HOME"))
            m_console.set(folder, m_console.home());
        m_console.set(u"SERVICE_API_KEY"_s, QString::fromLatin1(canaryKey));
        m_console.set(u"QT_LOGGING_RULES"_s, u"*=true"_s);
        const QString base = u"http://127.0.0.1:"_s + QString::number(m_first.port());
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
    [[nodiscard]] const HostileServer &first() const { return m_first; }
    [[nodiscard]] const HostileServer &second() const { return m_second; }
    [[nodiscard]] QByteArray told() { return m_process.readAll() + m_process.readAllStandardError(); }
    [[nodiscard]] int exitCode() const
    {
        return m_process.exitStatus() == QProcess::NormalExit ? m_process.exitCode() : -1;
    }
    [[nodiscard]] QStringList files() const { return filesWithKey(m_console.home(), canaryKey); }

private:
    HostileServer m_first;
    HostileServer m_second;
    Console m_console;
    QProcess m_process;
};

} // namespace

class TestKeyCanary : public QObject
{
    Q_OBJECT

private slots:
    /// A search without matches proves nothing, so it first finds an existing text.
    void canaryIsDetected()
    {
        for (const QByteArray &spelling : encodingsOf(canaryKey))
            QVERIFY2(timesSeen("x" + spelling + "x", canaryKey) > 0, spelling.constData());
        QVERIFY(timesSeen(("user:" + canaryKey).toBase64(), canaryKey) > 0);
        const QTemporaryDir folder;
        writeBytes(folder.filePath(u".hidden"_s), "a\n" + canaryKey.toBase64());
        QCOMPARE(filesWithKey(folder.path(), canaryKey).size(), 1);
    }

    void keyAppearsNowhereElse_data()
    {
        addColumns<int, QString>("target", "operation");
        for (std::size_t target = 0; target < targets.size(); ++target) {
            for (const QString &operation : operations)
                QTest::addRow("%s, %s", targets.at(target).name, qPrintable(operation)) << int(target) << operation;
        }
    }

    /// The five statuses run in parallel.
    void keyAppearsNowhereElse()
    {
        QFETCH(int, target);
        QFETCH(QString, operation);
        std::vector<std::unique_ptr<Run>> runs;
        runs.reserve(statuses.size());
        for (const int status : statuses)
            runs.push_back(std::make_unique<Run>(status, targets.at(size_t(target)), operation, status % 2 == 0));
        for (const auto &run : runs)
            QTRY_VERIFY(run->ended());

        for (const auto &run : runs) {
            const QByteArray told = run->told();
            QCOMPARE(run->second().connections(), QList<QByteArray>());
            QVERIFY2(timesSeen(told, canaryKey) == 0, told.constData());
            QCOMPARE(run->files(), QStringList());
            // The run was valid: the key reached its server, and the redirect was reported as a refusal.
            QVERIFY2(headerLines(run->first().connections().join(), "X-API-Key", canaryKey) > 0, told.constData());
            QVERIFY2(run->exitCode() == 1, told.constData());
            // For each unfollowed redirect: a check has one at ingest and one at each list. A cause already shown above
            // is only referred to.
            const qsizetype explanation = told.count("was not sent") + told.count("Same cause as");
            QVERIFY2(told.contains("was not sent") && explanation >= (operation == u"check"_s ? 3 : 1),
                     told.constData());
        }
    }
};

RC_TEST(TestKeyCanary)

} // namespace rc::tst_keycanary

#include "tst_keycanary.moc"
