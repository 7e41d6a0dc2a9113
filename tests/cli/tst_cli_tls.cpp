// SPDX-License-Identifier: GPL-3.0-or-later
// The command line over TLS: works with the user's own authority; without trust nothing is sent, and the reason is in
// text, JSON and the exit code.
#include "console.h"
#include "support/testprogram.h"
#include "support/tlsserver.h"
#include "wire/tls/tlsauthorities.h"

#include <QFileInfo>

namespace rc::tst_cli_tls {

namespace {

const QByteArray key = "tls-canary-51c7";

QByteArray faultOf(const QString &caFile)
{
    return authoritiesFrom(readAuthorities(caFile)).error().detail.text().toUtf8();
}

} // namespace

class TestCliTls : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_console = std::make_unique<Console>(); }

    void checkPassesWithACustomAuthority()
    {
        TlsServer server(testCertificates().good());
        server.setResponses(goodResponse);
        const RunResult ran =
            ended(0, m_console->run(
                         with(listOf("check --json --levels info"), server, testCertificates().authorityFile()), key));
        const QJsonObject tls = stepOf(ran, u"tls"_s);
        QCOMPARE(tls.value("state"_L1).toString(), u"passed"_s);
        QVERIFY(tls.value("summary"_L1).toString().startsWith(u"TLS 1.3, certificate valid for 365 day"_s));
        const QJsonObject evidence = tls.value("evidence"_L1).toObject();
        QCOMPARE(evidence.value("tls-version"_L1).toString(), u"1.3"_s);
        QVERIFY(evidence.value("cipher"_L1).toString().startsWith(u"TLS_"_s));
        QCOMPARE(evidence.value("subject"_L1).toString(), u"CN=good, O=Test service"_s);
        QCOMPARE(evidence.value("names"_L1).toString(), u"127.0.0.1, localhost"_s);
        QCOMPARE(evidence.value("issuer"_L1).toString(), u"CN=Test authority, O=Resource Console tests"_s);
        QVERIFY(evidence.value("expiry"_L1).toString().startsWith(u"365 day"_s));
        for (const QString &id : listOf("ingest level-info tools-general tools-code-hosting"))
            QCOMPARE(stepOf(ran, id).value("state"_L1).toString(), u"passed"_s);
        QVERIFY(server.received().contains(key));
    }

    void authoritiesFromTheEnvironmentAreTrusted_data()
    {
        addColumns<QString, QString, bool>("variable", "value", "trusted");
        const QString file = testCertificates().authorityFile();
        QTest::newRow("a file") << u"SSL_CERT_FILE"_s << file << true;
        QTest::newRow("a folder") << u"SSL_CERT_DIR"_s << QFileInfo(file).path() << true;
        QTest::newRow("two folders") << u"SSL_CERT_DIR"_s << u"/nonexistent:"_s + QFileInfo(file).path() << true;
        QTest::newRow("no such file") << u"SSL_CERT_FILE"_s << u"/nonexistent"_s << false;
        QTest::newRow("no certificate") << u"SSL_CERT_FILE"_s << u"/dev/null"_s << false;
        QTest::newRow("no such folder") << u"SSL_CERT_DIR"_s << u"/nonexistent"_s << false;
    }

    void authoritiesFromTheEnvironmentAreTrusted()
    {
        QFETCH(QString, variable);
        QFETCH(QString, value);
        QFETCH(bool, trusted);
        TlsServer server(testCertificates().good());
        server.setResponses(goodResponse);
        m_console->set(variable, value);
        const RunResult ran = m_console->run(with(listOf("check --json --levels info"), server), key);
        const QJsonObject tls = stepOf(ran, u"tls"_s);
        QCOMPARE(tls.value("state"_L1).toString(), trusted ? u"passed"_s : u"failed"_s);
        QVERIFY2(tls.value("summary"_L1).toString().contains(variable), ran.details().constData());
        QCOMPARE(stepOf(ran, u"level-info"_s).value("state"_L1).toString(), trusted ? u"passed"_s : u"skipped"_s);
        QCOMPARE(server.received().contains(key), trusted);
    }

    void environmentAuthoritiesDoNotCountForASavedKey()
    {
        TlsServer server(testCertificates().good());
        server.setResponses(goodResponse);
        m_console->useKeyring();
        ended(0, m_console->run(listOf("profile add tls --resource", resource(server))));
        ended(0, m_console->run(listOf("key set --profile tls"), key));
        m_console->set(u"SSL_CERT_FILE"_s, testCertificates().authorityFile());
        const RunResult ran = m_console->run(listOf("check --profile tls --json"));
        QCOMPARE(stepOf(ran, u"tls"_s).value("state"_L1).toString(), u"failed"_s);
        QVERIFY2(stepOf(ran, u"tls"_s).value("summary"_L1).toString().contains(u"SSL_CERT_FILE"_s), ran.details());
        QCOMPARE(server.received(), QByteArray());
        ended(0, m_console->run(listOf("profile remove tls")));
    }

    void checkExplainsATlsFailure()
    {
        TlsServer server(testCertificates().good());
        const RunResult json = ended(3, m_console->run(with(listOf("check --json"), server), key));
        const QJsonObject tls = stepOf(json, u"tls"_s);
        QCOMPARE(tls.value("state"_L1).toString(), u"failed"_s);
        QVERIFY2(tls.value("summary"_L1).toString().contains(u"issued by CN=Test authority"_s),
                 json.details().constData());
        QVERIFY2(tls.value("hint"_L1).toString().contains(u"for 127.0.0.1, localhost; issued by"_s),
                 json.details().constData());
        QVERIFY2(tls.value("hint"_L1).toString().contains(u"--ca-file"_s), json.details().constData());
        QCOMPARE(stepOf(json, u"ingest"_s).value("state"_L1).toString(), u"skipped"_s);
        for (const QString &id : listOf("tools-general tools-code-hosting")) {
            QCOMPARE(stepOf(json, id).value("state"_L1).toString(), u"failed"_s);
            QVERIFY(stepOf(json, id).value("summary"_L1).toString().contains(u"issued by CN=Test authority"_s));
        }
        const RunResult text = ended(3, m_console->run(with({u"check"_s}, server), key));
        QVERIFY2(text.out.contains("The certificate: CN=good, O=Test service"), text.details().constData());
        QCOMPARE(server.received(), QByteArray());
    }

    void sendAndToolsExplainATlsFailure()
    {
        TlsServer server(testCertificates().good());
        for (const QStringList &words : {listOf("send hello"), listOf("tools")}) {
            const RunResult ran = ended(3, m_console->run(with(words, server), key));
            QVERIFY2(ran.err.contains("issued by CN=Test authority"), ran.details());
        }
        QVERIFY(!server.received().contains(key));
    }

    void invalidFileIsRefusedBeforeConnecting()
    {
        const QString file = u"/nonexistent/ca.pem"_s;
        TlsServer server(testCertificates().good());
        for (const QStringList &words : {listOf("check"), listOf("send hello"), listOf("tools")}) {
            const RunResult ran = ended(2, m_console->run(with(words, server, file), key));
            QVERIFY2(ran.err.contains(faultOf(file)), ran.details().constData());
            QCOMPARE(ran.out, QByteArray());
        }
        QCOMPARE(server.connections(), 0);
    }

    void profileSavesItsAuthoritiesFile()
    {
        TlsServer server(testCertificates().good());
        server.setResponses(goodResponse);
        const RunResult added =
            ended(0, m_console->run(listOf("profile add own --resource", resource(server), "--ca-file",
                                           testCertificates().authorityFile(), "--json")));
        QCOMPARE(added.json()["caFile"_L1].toString(),
                 QFileInfo(testCertificates().authorityFile()).absoluteFilePath());
        ended(0, m_console->run(listOf("send hello --profile own --key-stdin"), key));
        // An option overrides the profile; an empty one means only the system's authorities.
        ended(3, m_console->run(listOf("send hello --profile own --key-stdin --ca-file", QString()), key));
        QCOMPARE(server.requests(), 1);
    }

private:
    [[nodiscard]] QStringList with(const QStringList &words, const TlsServer &server, const QString &caFile = {}) const
    {
        QStringList arguments = words;
        arguments << u"--resource"_s << resource(server) << u"--mcp-url"_s << server.origin() << u"--username"_s
                  << u"mara"_s << u"--key-stdin"_s;
        if (!caFile.isEmpty())
            arguments << u"--ca-file"_s << caFile;
        return arguments;
    }

    [[nodiscard]] static QString resource(const TlsServer &server)
    {
        return server.origin() + u"/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s;
    }

    std::unique_ptr<Console> m_console;
};

RC_TEST(TestCliTls)

} // namespace rc::tst_cli_tls

#include "tst_cli_tls.moc"
