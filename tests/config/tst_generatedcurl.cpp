// SPDX-License-Identifier: GPL-3.0-or-later
// The generated curl command runs unchanged: the demo service receives its entry.
#include "config/configtext.h"
#include "config/formats/configsource.h"
#include "demo/demoservice.h"
#include "support/testprogram.h"

#include <QProcess>
#include <QTcpServer>
#include <QTcpSocket>
#include <QtTest>

namespace rc::tst_generatedcurl {

namespace {

constexpr int patience = 60000;

struct Ran
{
    int code = -1;
    QByteArray output;
    QByteArray faults;
};

/// `key` is in the text; empty: a variable.
Result<QString> textFor(const Profile &profile, const QString &key = {})
{
    RC_TRY(address, parseResourceUrl(profile.resource));
    return ingestCurl({profile, address->resource, {KeyWay::Variable, keyVariable(profile), profile.name, key}});
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

    void anotherPrefixAndAKeyInTheTextWork()
    {
        rc::Profile profile = sample(u"demo"_s);
        profile.envPrefix = u"ACME_2_"_s;
        const Ran ran = run(profile, m_demo->key());
        QVERIFY2(ran.code == 0, ran.faults.constData());
        const auto text = textFor(profile, QString::fromLatin1(m_demo->key().reveal()));
        QVERIFY(text);
        const Ran again = runText(text->toUtf8(), profile, {});
        QVERIFY2(again.code == 0, again.faults.constData());
        QVERIFY2(again.output.contains("\"status\":\"ok\""), again.output.constData());
        QCOMPARE(m_demo->received().size(), 2);
        const rc::ReceivedEntry &entry = m_demo->received().first();
        QCOMPARE(entry.level, u"info"_s);
        QCOMPARE(entry.message, u"[TEST] hello"_s);
        const QDateTime ts = QDateTime::fromString(entry.ts, Qt::ISODateWithMs);
        QVERIFY2(ts.isValid() && qAbs(ts.secsTo(QDateTime::currentDateTimeUtc())) < 3600, qPrintable(entry.ts));
    }

    void aWrongKeyEndsWithAFailure()
    {
        const Ran ran = run(sample(u"demo"_s), rc::Secret("wr0ng"_ba));
        QVERIFY(ran.code != 0);
        QVERIFY2((ran.output + ran.faults).contains("forbidden"), ran.faults.constData());
        QVERIFY(m_demo->received().isEmpty());
    }

    void aNameThatGoesWithEntriesIsSentAsLatin1()
    {
        rc::Profile profile = sample(QString::fromUtf8("Jürgen's \"ß\" $(touch broken)\\"));
        profile.identityOnIngest = true;
        rc::DemoSetting setting;
        setting.owner = profile.username;
        setting.key = rc::DemoSetting::Key::Resource; // accepts the name of anyone with access
        m_demo->play(setting);
        const Ran ran = run(profile, m_demo->key());
        QVERIFY2(ran.code == 0, ran.faults.constData());
        QCOMPARE(m_demo->received().size(), 1);
        const HeardHeader heard = hear(profile);
        QCOMPARE(heard.name, profile.username.toLatin1());
        QCOMPARE(heard.key, "k3y"_ba);
    }

    void theKeyFollowsNoRedirect()
    {
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
            QVERIFY(!hear(sample(u"demo"_s), answer).key.isEmpty());
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
    HeardHeader hear(rc::Profile profile,
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
        (void)run(profile, rc::Secret("k3y"_ba));
        return {valueOf(heard, "x-own'user: "), valueOf(heard, "x-own.key%s: ")};
    }

    static QByteArray valueOf(const QByteArray &request, const QByteArray &name)
    {
        const qsizetype at = request.toLower().indexOf("\r\n" + name);
        const qsizetype from = at + 2 + name.size();
        return at < 0 ? "not heard"_ba : request.mid(from, request.indexOf('\r', from) - from);
    }

    Ran run(const rc::Profile &profile, const rc::Secret &key)
    {
        const auto text = textFor(profile);
        return text ? runText(text->toUtf8(), profile, key.reveal()) : Ran{-1, {}, text.error().detail.toUtf8()};
    }

    /// Keeps the event loop running for the service.
    Ran runText(const QByteArray &text, const rc::Profile &profile, const QByteArray &key)
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
