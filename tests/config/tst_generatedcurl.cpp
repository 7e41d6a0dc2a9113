// SPDX-License-Identifier: GPL-3.0-or-later
// The generated curl command runs unchanged: the demo service receives its entry, and curl gets the same bytes from a
// real shell, and the key only as a variable on standard input.
#include "config/configtext.h"
#include "config/entrycurl.h"
#include "config/formats/configsource.h"
#include "demo/demoservice.h"
#include "interpreter.h"
#include "support/testprogram.h"

#include <QProcess>
#include <QTcpServer>
#include <QTcpSocket>
#include <QtTest>

namespace rc::tst_generatedcurl {

namespace {

constexpr int patience = 60000;

struct CurlRun
{
    int code = -1;
    QByteArray output;
    QByteArray faults;
};

/// `key` is in the text; empty: a variable.
Result<QString> textFor(const Profile &profile, const QString &key = {})
{
    RC_TRY(address, parseResourceUrl(profile.resource));
    return ingestCurl({profile, address->resource, {KeyReference::Variable, keyVariable(profile), profile.name, key}});
}

} // namespace

class TestGeneratedCurl : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_demo = std::make_unique<rc::DemoService>();
        QVERIFY(m_demo->start());
    }
    void cleanup() { m_demo.reset(); }

    void customPrefixAndInlineKeyWork()
    {
        rc::Profile profile = sample(u"demo"_s);
        profile.envPrefix = u"ACME_2_"_s;
        const CurlRun ran = run(profile, m_demo->key());
        QVERIFY2(ran.code == 0, ran.faults.constData());
        const auto text = textFor(profile, QString::fromLatin1(m_demo->key().reveal()));
        QVERIFY(text);
        const CurlRun again = runText(text->toUtf8(), profile, {});
        QVERIFY2(again.code == 0, again.faults.constData());
        QVERIFY2(again.output.contains("\"status\":\"ok\""), again.output.constData());
        QCOMPARE(m_demo->received().size(), 2);
        const rc::ReceivedEntry &entry = m_demo->received().first();
        QCOMPARE(entry.level, u"info"_s);
        QCOMPARE(entry.message, u"[TEST] hello"_s);
        const QDateTime ts = QDateTime::fromString(entry.ts, Qt::ISODateWithMs);
        QVERIFY2(ts.isValid() && qAbs(ts.secsTo(QDateTime::currentDateTimeUtc())) < 3600, qPrintable(entry.ts));
    }

    void wrongKeyFails()
    {
        const CurlRun ran = run(sample(u"demo"_s), rc::Secret("wr0ng"_ba));
        QVERIFY(ran.code != 0);
        QVERIFY2((ran.output + ran.faults).contains("forbidden"), ran.faults.constData());
        QVERIFY(m_demo->received().isEmpty());
    }

    void usernameIsSentAsLatin1()
    {
        rc::Profile profile = sample(QString::fromUtf8("Jürgen's \"ß\" $(touch broken)\\"));
        profile.usernameOnIngest = true;
        rc::DemoSetting setting;
        setting.owner = profile.username;
        setting.key = rc::DemoSetting::Key::Resource; // accepts the name of anyone with access
        m_demo->play(setting);
        const CurlRun ran = run(profile, m_demo->key());
        QVERIFY2(ran.code == 0, ran.faults.constData());
        QCOMPARE(m_demo->received().size(), 1);
        const HeardHeader heard = hear(profile);
        QCOMPARE(heard.name, profile.username.toLatin1());
        QCOMPARE(heard.key, "k3y"_ba);
    }

    void keyIsNotSentAfterARedirect()
    {
        QTcpServer elsewhere;
        QVERIFY(elsewhere.listen(QHostAddress::LocalHost));
        bool followed = false;
        connect(&elsewhere, &QTcpServer::newConnection, this, [&] {
            followed = true;
            elsewhere.nextPendingConnection()->abort();
        });
        for (const char *status : {"302 Found", "307 Temporary Redirect"}) {
            const QByteArray response = QByteArray("HTTP/1.1 ") + status +
                                        "\r\nLocation: http://127.0.0.1:" + QByteArray::number(elsewhere.serverPort()) +
                                        "/\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";
            QVERIFY(!hear(sample(u"demo"_s), response).key.isEmpty());
            QVERIFY2(!followed, status);
        }
    }

    void shellPassesTheSameBytesToCurl_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("plain") << QByteArray("{\"logs\":[{\"level\":\"info\",\"message\":\"hello\"}]}");
        QTest::newRow("quotes") << QByteArray("{\"message\":\"it's \\\"here\\\" $HOME `id` \\\\\"}");
        QTest::newRow("an at sign first") << QByteArray("@/etc/passwd");
        QTest::newRow("line breaks") << QByteArray("{\n \"a\": 1\r\n}");
        QTest::newRow("any letters") << QByteArray("{\"message\":\"\xc3\xbc\xf0\x9f\x94\xa5\"}");
    }

    void shellPassesTheSameBytesToCurl()
    {
        QFETCH(QByteArray, body);
        const QTemporaryDir folder;
        const QString script =
            u"curl() { printf '%s\\0' \"$@\"; cat; }\n"_s +
            entryCurl(u"https://logs.example.net/tools/u/o'hara/resources/x/logs/"_s, body, u"SERVICE_"_s);
        QVERIFY(!script.contains(u"k3y"_s));
        const rctest::ScriptOutput printed = rctest::run(u"sh"_s, script, folder);
        QVERIFY2(printed.succeeded, qPrintable(printed.fault));
        const QList<QByteArray> words = printed.output.split('\0');
        QCOMPARE(words.last(), QByteArray("X-API-Key: k3y\n"));
        QVERIFY(words.contains("https://logs.example.net/tools/u/o'hara/resources/x/logs/"));
        QCOMPARE(words.at(words.indexOf("--data-binary") + 1), body);
    }

    /// Also on standard input, because any user of the machine can read arguments.
    void tokenIsPassedOnStandardInput()
    {
        const QTemporaryDir folder;
        const QString script =
            u"curl() { printf '%s\\0' \"$@\"; cat; }\nSERVICE_CODE_HOSTING_TOKEN=t0ken\n"_s +
            callCurl(u"https://mcp.example.net/github/"_s, {}, "{}", u"SERVICE_"_s, {}, u"CODE_HOSTING_TOKEN"_s);
        const rctest::ScriptOutput printed = rctest::run(u"sh"_s, script, folder);
        QVERIFY2(printed.succeeded, qPrintable(printed.fault));
        const QList<QByteArray> words = printed.output.split('\0');
        QCOMPARE(words.last(), QByteArray("X-API-Key: k3y\nAuthorization: Bearer t0ken\n"));
        QVERIFY(std::none_of(words.cbegin(), words.cend() - 1,
                             [](const QByteArray &word) { return word.contains("t0ken"); }));
    }

    void callHasItsHeadersAndUsername()
    {
        const QTemporaryDir folder;
        const QByteArray body = "{\"method\":\"tools/call\",\"params\":{\"name\":\"it's\"}}";
        const QList<QPair<QByteArray, QByteArray>> headers{{"Content-Type", "application/json"},
                                                           {"Mcp-Name", "it's $(id)"}};
        const QString script = u"curl() { printf '%s\\0' \"$@\"; cat; }\nSERVICE_USERNAME=mara\n"_s +
                               callCurl(u"https://mcp.example.net/mcp/"_s, headers, body, u"SERVICE_"_s);
        const rctest::ScriptOutput printed = rctest::run(u"sh"_s, script, folder);
        QVERIFY2(printed.succeeded, qPrintable(printed.fault));
        const QList<QByteArray> words = printed.output.split('\0');
        QCOMPARE(words.last(), QByteArray("X-API-Key: k3y\n"));
        QVERIFY(words.contains("Mcp-Name: it's $(id)"));
        QVERIFY(words.contains("X-User-Username: mara"));
        QCOMPARE(words.at(words.indexOf("--data-binary") + 1), body);
        Identity bearer;
        bearer.bearer = true;
        QVERIFY(callCurl(u"https://mcp.example.net/mcp/"_s, headers, body, u"SERVICE_"_s, bearer)
                    .startsWith(u"printf 'Authorization: Bearer %s\\n' \"$SERVICE_API_KEY\""_s));
        // A known name is used.
        const QString named = callCurl(u"https://mcp.example.net/mcp/"_s,
                                       {{"X-User-Email", "m@example.net"}, {"A", "b"}}, body, u"SERVICE_"_s);
        QVERIFY(!named.contains(u"X-User-Username"_s));
    }

    void profileHeaderNamesAreUsed_data()
    {
        QTest::addColumn<QByteArray>("keyHeader");
        QTest::newRow("plain") << QByteArray("X-Own-Key");
        QTest::newRow("everything a shell reads") << QByteArray("!#$%&'*+-.^_`|~s");
        QTest::newRow("like an option") << QByteArray("-n%s");
    }

    void profileHeaderNamesAreUsed()
    {
        QFETCH(QByteArray, keyHeader);
        const QTemporaryDir folder;
        Identity identity;
        identity.username = u"o'hara"_s;
        identity.keyHeader = keyHeader;
        identity.usernameHeader = "X-$Own'Name";
        identity.usernameOnIngest = false;
        const auto words = [&](const QString &text) {
            const QString script = u"curl() { printf '%s\\0' \"$@\"; cat; }\nSERVICE_USERNAME=mara\n"_s + text;
            return rctest::run(u"sh"_s, script, folder).output.split('\0');
        };
        const auto entry = [&] {
            return words(entryCurl(u"https://x.example.net/logs/"_s, "{}", u"SERVICE_"_s, identity));
        };
        QCOMPARE(entry().last(), keyHeader + ": k3y\n");
        QVERIFY(!entry().contains("X-$Own'Name: o'hara"));
        identity.usernameOnIngest = true;
        QVERIFY(entry().contains("X-$Own'Name: o'hara"));
        const auto call = words(callCurl(u"https://x.example.net/mcp/"_s, {}, "{}", u"SERVICE_"_s, identity));
        QCOMPARE(call.last(), keyHeader + ": k3y\n");
        QVERIFY(call.contains("X-$Own'Name: mara"));
    }

    void invalidPrefixIsNotInTheScript_data()
    {
        addColumns<QString, QString>("prefix", "variable");
        QTest::newRow("a name") << u"ACME_"_s << u"$ACME_API_KEY"_s;
        QTest::newRow("a command") << u"$(id)"_s << u"$SERVICE_API_KEY"_s;
        QTest::newRow("a quote") << u"A\";id;\""_s << u"$SERVICE_API_KEY"_s;
        QTest::newRow("a line break at its end") << u"A\n"_s << u"$SERVICE_API_KEY"_s;
        QTest::newRow("nothing") << QString() << u"$SERVICE_API_KEY"_s;
    }

    void invalidPrefixIsNotInTheScript()
    {
        QFETCH(QString, prefix);
        QFETCH(QString, variable);
        const QString text = entryCurl(u"https://x.example.net/"_s, "{}", prefix);
        QVERIFY(text.startsWith(u"printf 'X-API-Key: %s\\n' \""_s + variable + u"\" |"_s));
    }

private:
    [[nodiscard]] rc::Profile sample(const QString &username) const
    {
        rc::Profile profile;
        profile.name = u"demo"_s;
        profile.resource = m_demo->resourceUrl();
        profile.toolServer = m_demo->toolServerUrl();
        profile.username = username;
        return profile;
    }

    struct HeardHeader
    {
        QByteArray name;
        QByteArray key;
    };

    /// The headers that a bare server receives with the profile's header names.
    HeardHeader hear(rc::Profile profile,
                     const QByteArray &response = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}")
    {
        QTcpServer server;
        if (!server.listen(QHostAddress::LocalHost))
            return {};
        QByteArray heard;
        connect(&server, &QTcpServer::newConnection, this, [&] {
            QTcpSocket *socket = server.nextPendingConnection();
            connect(socket, &QTcpSocket::readyRead, socket, [&heard, &response, socket] {
                heard += socket->readAll();
                if (heard.contains("}]}"))
                    socket->write(response);
            });
        });
        profile.keyHeader = u"X-Own.Key%s"_s;
        profile.usernameHeader = u"X-Own'User"_s;
        profile.resource =
            u"http://127.0.0.1:%1/u/demo/resources/1b4e28ba-2fa1-41d2-883f-0016d3cca427/"_s.arg(server.serverPort());
        (void)run(profile, rc::Secret("k3y"_ba));
        return {valueOf(heard, "x-own'user: "), valueOf(heard, "x-own.key%s: ")};
    }

    static QByteArray valueOf(const QByteArray &request, const QByteArray &name)
    {
        const qsizetype at = request.toLower().indexOf("\r\n" + name);
        const qsizetype from = at + 2 + name.size();
        return at < 0 ? "not heard"_ba : request.mid(from, request.indexOf('\r', from) - from);
    }

    CurlRun run(const rc::Profile &profile, const rc::Secret &key)
    {
        const auto text = textFor(profile);
        return text ? runText(text->toUtf8(), profile, key.reveal())
                    : CurlRun{-1, {}, text.error().detail.text().toUtf8()};
    }

    /// Keeps the event loop running for the service.
    CurlRun runText(const QByteArray &text, const rc::Profile &profile, const QByteArray &key)
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"entry"_s);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) < 0)
            return {-1, {}, file.errorString().toUtf8()};
        file.close();
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const QString &name :
             {u"http_proxy"_s, u"https_proxy"_s, u"all_proxy"_s, u"HTTP_PROXY"_s, u"HTTPS_PROXY"_s, u"ALL_PROXY"_s})
            environment.remove(name);
        environment.insert(u"HOME"_s, folder.path()); // no .curlrc
        if (!key.isEmpty())
            environment.insert(rc::keyVariable(profile), QString::fromLatin1(key));
        QProcess process;
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(folder.path());
        QSignalSpy finished(&process, &QProcess::finished);
        process.start(u"sh"_s, {path});
        if (finished.isEmpty() && !finished.wait(patience))
            return {-1, {}, process.errorString().toUtf8()};
        if (QFile::exists(folder.filePath(u"broken"_s)))
            return {-1, {}, "the text ran a command of the user name"};
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }

    std::unique_ptr<rc::DemoService> m_demo;
};

RC_TEST(TestGeneratedCurl)

} // namespace rc::tst_generatedcurl

#include "tst_generatedcurl.moc"
