// SPDX-License-Identifier: GPL-3.0-or-later
// Generated programs and commands run unchanged: the demo service receives their entry.
#include "config/configtext.h"
#include "config/formats/configsource.h"
#include "core/entry/ingestbody.h"
#include "demo/demoservice.h"
#include "support/testprogram.h"

#include <QProcess>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QtTest>

using namespace Qt::StringLiterals;

namespace rc::tst_generatedprograms {

namespace {

constexpr int patience = 60000;

struct Ran
{
    int code = -1;
    QByteArray output;
    QByteArray faults;
};

LogEntry sampleEntry()
{
    LogEntry entry;
    entry.level = Level::Info;
    entry.message = u"[TEST] hello"_s;
    entry.ts = QDateTime::currentDateTimeUtc();
    return entry;
}

/// For sh a curl command, for python3 and node a program. `key` is in the text; empty: a variable.
Result<QString> textFor(const QString &program, const Profile &profile, const QString &key = {},
                        const LogEntry &entry = sampleEntry())
{
    RC_TRY(address, parseResourceUrl(profile.resource));
    const ConfigSource source{profile, address->resource, {KeyWay::Variable, keyVariable(profile), profile.name, key}};
    const QByteArray body = ingestBody({entry});
    return program == u"sh"_s        ? ingestCurl(source)
           : program == u"python3"_s ? pythonProgram(source, body)
                                     : nodeProgram(source, body);
}

} // namespace

class TestGeneratedPrograms : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_demo = std::make_unique<rc::DemoService>();
        QVERIFY(m_demo->start());
    }
    void cleanup() { m_demo.reset(); }

    void anotherPrefixAndAKeyInTheTextWork_data()
    {
        QTest::addColumn<QString>("program");
        QTest::newRow("curl") << u"sh"_s;
        QTest::newRow("Python") << u"python3"_s;
        QTest::newRow("Node") << u"node"_s;
    }

    void anotherPrefixAndAKeyInTheTextWork()
    {
        QFETCH(QString, program);
        rc::Profile profile = sample(u"demo"_s);
        profile.envPrefix = u"ACME_2_"_s;
        const Ran ran = run(program, profile, m_demo->key());
        QVERIFY2(ran.code == 0, ran.faults.constData());
        const auto text = textFor(program, profile, QString::fromLatin1(m_demo->key().reveal()));
        QVERIFY(text);
        const Ran again = runText(program, text->toUtf8(), profile, {});
        QVERIFY2(again.code == 0, again.faults.constData());
        QVERIFY2(again.output.contains("\"status\":\"ok\""), again.output.constData());
        QCOMPARE(m_demo->received().size(), 2);
        const rc::ReceivedEntry &entry = m_demo->received().first();
        QCOMPARE(entry.level, u"info"_s);
        QCOMPARE(entry.message, u"[TEST] hello"_s);
        const QDateTime ts = QDateTime::fromString(entry.ts, Qt::ISODateWithMs);
        QVERIFY2(ts.isValid() && qAbs(ts.secsTo(QDateTime::currentDateTimeUtc())) < 3600, qPrintable(entry.ts));
    }

    void aGivenBodyArrivesAsItIs_data()
    {
        QTest::addColumn<QString>("program");
        QTest::newRow("Python") << u"python3"_s;
        QTest::newRow("Node") << u"node"_s;
    }

    void aGivenBodyArrivesAsItIs()
    {
        QFETCH(QString, program);
        const rc::Profile profile = sample(u"demo"_s);
        LogEntry entry;
        entry.level = Level::Warning;
        entry.message = QString::fromUtf8("it's \"50 %\" \\ ${full} \U0001F525\n");
        entry.ts = QDateTime::fromString(u"2026-01-02T03:04:05.678Z"_s, Qt::ISODateWithMs);
        const auto text = textFor(program, profile, {}, entry);
        QVERIFY(text);
        const Ran ran = runText(program, text->toUtf8(), profile, m_demo->key().reveal());
        QVERIFY2(ran.code == 0, ran.faults.constData());
        QCOMPARE(m_demo->received().size(), 1);
        QCOMPARE(m_demo->received().first().level, u"warning"_s);
        QCOMPARE(m_demo->received().first().message, entry.message);
        QCOMPARE(QDateTime::fromString(m_demo->received().first().ts, Qt::ISODateWithMs), entry.ts);
    }

    void aWrongKeyEndsWithAFailure_data() { anotherPrefixAndAKeyInTheTextWork_data(); }
    void aWrongKeyEndsWithAFailure()
    {
        QFETCH(QString, program);
        const Ran ran = run(program, sample(u"demo"_s), rc::Secret("wr0ng"_ba));
        QVERIFY(ran.code != 0);
        QVERIFY2((ran.output + ran.faults).contains("forbidden"), ran.faults.constData());
        QVERIFY(m_demo->received().isEmpty());
    }

    void aNameThatGoesWithEntriesIsSentAsLatin1_data() { anotherPrefixAndAKeyInTheTextWork_data(); }
    void aNameThatGoesWithEntriesIsSentAsLatin1()
    {
        QFETCH(QString, program);
        rc::Profile profile = sample(QString::fromUtf8("Jürgen's \"ß\" $(touch broken)\\"));
        profile.identityOnIngest = true;
        rc::DemoSetting setting;
        setting.owner = profile.username;
        setting.key = rc::DemoSetting::Key::Resource; // accepts the name of anyone with access
        m_demo->play(setting);
        const Ran ran = run(program, profile, m_demo->key());
        QVERIFY2(ran.code == 0, ran.faults.constData());
        QCOMPARE(m_demo->received().size(), 1);
        const HeardHeader heard = hear(program, profile);
        QCOMPARE(heard.name, profile.username.toLatin1());
        QCOMPARE(heard.key, "k3y"_ba);
    }

    void theKeyFollowsNoRedirect_data() { anotherPrefixAndAKeyInTheTextWork_data(); }
    void theKeyFollowsNoRedirect()
    {
        QFETCH(QString, program);
        QTcpServer elsewhere;
        QVERIFY(elsewhere.listen(QHostAddress::LocalHost));
        bool followed = false;
        connect(&elsewhere, &QTcpServer::newConnection, this, [&] {
            followed = true;
            elsewhere.nextPendingConnection()->abort();
        });
        for (const char *status : {"302 Found", "307 Temporary Redirect"}) {
            const QByteArray answer = QByteArray("HTTP/1.1 ") + status +
                                      "\r\nLocation: http://127.0.0.1:" + QByteArray::number(elsewhere.serverPort()) +
                                      "/\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";
            QVERIFY(!hear(program, sample(u"demo"_s), answer).key.isEmpty());
            QVERIFY2(!followed, status);
        }
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
    HeardHeader hear(const QString &program, rc::Profile profile,
                     const QByteArray &answer = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}")
    {
        QTcpServer server;
        if (!server.listen(QHostAddress::LocalHost))
            return {};
        QByteArray heard;
        connect(&server, &QTcpServer::newConnection, this, [&] {
            QTcpSocket *socket = server.nextPendingConnection();
            connect(socket, &QTcpSocket::readyRead, socket, [&heard, &answer, socket] {
                heard += socket->readAll();
                if (heard.contains("}]}"))
                    socket->write(answer);
            });
        });
        profile.keyHeader = u"X-Own.Key%s"_s;
        profile.usernameHeader = u"X-Own'User"_s;
        profile.resource =
            u"http://127.0.0.1:%1/u/demo/resources/1b4e28ba-2fa1-41d2-883f-0016d3cca427/"_s.arg(server.serverPort());
        (void)run(program, profile, rc::Secret("k3y"_ba));
        return {valueOf(heard, "x-own'user: "), valueOf(heard, "x-own.key%s: ")};
    }

    static QByteArray valueOf(const QByteArray &request, const QByteArray &name)
    {
        const qsizetype at = request.toLower().indexOf("\r\n" + name);
        const qsizetype from = at + 2 + name.size();
        return at < 0 ? "not heard"_ba : request.mid(from, request.indexOf('\r', from) - from);
    }

    Ran run(const QString &program, const rc::Profile &profile, const rc::Secret &key)
    {
        const auto text = textFor(program, profile);
        return text ? runText(program, text->toUtf8(), profile, key.reveal())
                    : Ran{-1, {}, text.error().detail.toUtf8()};
    }

    /// Keeps the event loop running for the service.
    Ran runText(const QString &program, const QByteArray &text, const rc::Profile &profile, const QByteArray &key)
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(program == u"node"_s ? u"entry.mjs"_s : u"entry"_s);
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
        process.start(program, {path});
        if (finished.isEmpty() && !finished.wait(patience))
            return {-1, {}, process.errorString().toUtf8()};
        if (QFile::exists(folder.filePath(u"broken"_s)))
            return {-1, {}, "the text ran a command of the user name"};
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }

    std::unique_ptr<rc::DemoService> m_demo;
};

RC_TEST(TestGeneratedPrograms)

} // namespace rc::tst_generatedprograms

#include "tst_generatedprograms.moc"
