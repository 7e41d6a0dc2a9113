// SPDX-License-Identifier: GPL-3.0-or-later
// A redirect that only moves a slash is followed once and reported; all others are explained and not followed.
#include "core/words/errorwords.h"
#include "service/send/sendjob.h"
#include "service/tools/toollistjob.h"
#include "support/ended.h"
#include "support/hostileserver.h"
#include "support/sentresult.h"
#include "support/testprogram.h"
#include "tests/support/headerlines.h"

namespace rc::tst_redirects {

namespace {

const QByteArray key = "sk-redirect-0123456789";
const QString resourcePath = u"/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c"_s;

/// Redirects the first request, and sends `then` for later ones.
class RedirectingServer : public HostileServer
{
public:
    RedirectingServer(int status, const QByteArray &location, const Script &then)
        : HostileServer(Script::answer(status, {}, {}, "Location: " + location + "\r\n"))
    {
        connect(this, &HostileServer::requested, this, [this, then] {
            if (connections().size() > 1)
                setScript(then);
        });
    }

    /// "POST /path" of each request.
    [[nodiscard]] QStringList asked() const
    {
        QStringList lines;
        for (const QByteArray &request : connections())
            lines.append(QString::fromLatin1(request.left(request.indexOf(" HTTP/"))));
        return lines;
    }
};

SendResult sent(const HostileServer &server, std::chrono::milliseconds deadline = 5s)
{
    LogEntry entry;
    entry.message = u"only once"_s;
    entry.ts = QDateTime::currentDateTime();
    entry.marker = u"7F3A-19C2-5B0E"_s;
    const ResourceUrl resource = parseResourceUrl(server.url(resourcePath).toString())->resource;
    SendJob job(resource, {Secret(key), {}}, entry, {deadline, smallAnswerCap});
    QSignalSpy ends(&job, &SendJob::ended);
    job.start();
    RC_TRY_REQUIRE(ends.size() == 1);
    return sentResult(ends);
}

ToolListResult listed(const HostileServer &server, DialectMemory &memory)
{
    ToolListJob job(server.url(u""_s), CatalogKind::General, {Secret(key), {u"mara"_s, {}}}, memory,
                    {5s, smallAnswerCap});
    return ended<ToolListResult>(job);
}

Script page(int number, const QByteArray &cursor = {})
{
    const QByteArray tool = "{\"name\":\"t" + QByteArray::number(number) + "\",\"inputSchema\":{\"type\":\"object\"}}";
    const QByteArray next = cursor.isEmpty() ? QByteArray() : ",\"nextCursor\":\"" + cursor + "\"";
    return Script::json("{\"jsonrpc\":\"2.0\",\"id\":\"resource-console-" + QByteArray::number(number) +
                        "\",\"result\":{\"tools\":[" + tool + "]" + next + "}}");
}

} // namespace

class TestRedirects : public QObject
{
    Q_OBJECT

private slots:
    void anEntryFollowsASlashOnce_data()
    {
        QTest::addColumn<int>("status");
        QTest::newRow("307") << 307;
        QTest::newRow("308") << 308;
    }

    void anEntryFollowsASlashOnce()
    {
        QFETCH(int, status);
        const QByteArray without = resourcePath.toLatin1() + "/logs";
        RedirectingServer server(status, without, Script::json(R"({"status":"ok"})"));
        const SendResult result = sent(server);
        QCOMPARE(result.outcome, Outcome::Accepted);
        QCOMPARE(result.followedTo, server.url(QString::fromLatin1(without)));
        const QString path = QString::fromLatin1(without);
        QCOMPARE(server.asked(), QStringList({u"POST "_s + path + u'/', u"POST "_s + path}));
        QCOMPARE(headerLines(server.connections().at(1), "X-API-Key", key), 1);
        QCOMPARE(server.connections().at(1).count("only once"), 1);
    }

    void anEntryGoesNowhereElse_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("location"); // @ is the other server's port
        for (const int status : {301, 302, 303, 307, 308}) {
            QTest::addRow("%d to another port", status) << status << QByteArray("http://127.0.0.1:@/logs");
            QTest::addRow("%d to another path", status) << status << QByteArray("/login");
            QTest::addRow("%d to nowhere", status) << status << QByteArray();
        }
        for (const int status : {301, 302, 303})
            QTest::addRow("%d to another slash", status) << status << resourcePath.toLatin1() + "/logs";
    }

    void anEntryGoesNowhereElse()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, location);
        HostileServer other(Script::json("{}"));
        RedirectingServer server(status, location.replace('@', QByteArray::number(other.port())), Script::json("{}"));
        const SendResult result = sent(server);
        constexpr int seeOther = 303; // may follow after the entry was accepted
        QCOMPARE(result.outcome, status == seeOther ? Outcome::Unknown : Outcome::Refused);
        QCOMPARE(result.error->kind, ErrorKind::Redirected);
        QVERIFY(result.followedTo.isEmpty());
        QCOMPARE(server.speakers(), 1);
        QCOMPARE(other.connections().size(), 0);
    }

    void aSecondRedirectIsExplained()
    {
        // An endless redirect loop, if followed.
        const QByteArray without = resourcePath.toLatin1() + "/logs";
        RedirectingServer server(308, without, Script::answer(308, {}, {}, "Location: " + without + "/\r\n"));
        const SendResult result = sent(server);
        QCOMPARE(server.speakers(), 2);
        QCOMPARE(result.outcome, Outcome::Refused);
        QCOMPARE(result.error->kind, ErrorKind::Redirected);
        QCOMPARE(result.error->detail, server.url(QString::fromLatin1(without) + u'/').toString());
    }

    void aSecondSpellingThatIsSilentEndsAtTheDeadline()
    {
        RedirectingServer server(307, resourcePath.toLatin1() + "/logs", Script::silent());
        const SendResult result = sent(server, 1500ms);
        QCOMPARE(result.error->kind, ErrorKind::TimedOut);
        QCOMPARE(result.outcome, Outcome::Unknown);
        QCOMPARE(server.speakers(), 2);
    }

    void aListFollowsASlashOnceAndStaysThere()
    {
        RedirectingServer server(307, "/mcp", page(1, "next"));
        connect(&server, &HostileServer::requested, &server, [&server] {
            if (server.connections().size() == 3)
                server.setScript(page(2));
        });
        DialectMemory memory;
        const ToolListResult result = listed(server, memory);
        QVERIFY2(!result.error, result.error ? qPrintable(errorLine(*result.error)) : "");
        QCOMPARE(result.catalog.tools.size(), 2);
        QVERIFY(result.catalog.complete);
        QCOMPARE(result.followedTo, server.url(u"/mcp"_s));
        QCOMPARE(server.asked(), QStringList({u"POST /mcp/"_s, u"POST /mcp"_s, u"POST /mcp"_s}));
    }

    void aListIsNotSentToAndFro()
    {
        RedirectingServer server(307, "/mcp", Script::answer(307, {}, {}, "Location: /mcp/\r\n"));
        DialectMemory memory;
        const ToolListResult result = listed(server, memory);
        QVERIFY(result.error.has_value());
        QCOMPARE(result.error->kind, ErrorKind::Redirected);
        QCOMPARE(server.asked(), QStringList({u"POST /mcp/"_s, u"POST /mcp"_s}));
    }
};

RC_TEST(TestRedirects)

} // namespace rc::tst_redirects

#include "tst_redirects.moc"
