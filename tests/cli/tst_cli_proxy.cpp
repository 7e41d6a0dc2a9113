// SPDX-License-Identifier: GPL-3.0-or-later
// A proxy from the environment on the command line: used, reported, and blamed for its faults.
#include "console.h"
#include "support/fakeproxy.h"
#include "support/testprogram.h"
#include "support/tlsserver.h"

namespace rc::tst_cli_proxy {

namespace {

constexpr int notReached = 3;
const QString resource = u"https://logs.example.test/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s;
const QByteArray denied = "HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n";

} // namespace

class TestCliProxy : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_console = std::make_unique<Console>();
        m_console->set(u"SERVICE_API_KEY"_s, u"test-key-0123456789"_s);
    }

    void entryGoesThroughTheProxyAndShowsIt()
    {
        rc::TestCertificateOptions wish;
        wish.name = u"behind-proxy"_s;
        wish.names = u"DNS:logs.example.test"_s;
        rc::TlsServer server(rc::testCertificates().make(wish));
        FakeProxy proxy(FakeProxy::Behavior::Tunnel);
        proxy.setTarget(server.serverPort());
        goThrough(proxy);
        const QStringList words =
            listOf("send hello --resource", resource, "--ca-file", rc::testCertificates().authorityFile());
        const RunResult plain = ended(0, m_console->run(words));
        QVERIFY2(plain.out.contains(proxy.name().toLatin1()), plain.details());
        const RunResult json = m_console->run(words + listOf("--json"));
        const QJsonObject entry = firstOf(json, "entries");
        QCOMPARE(entry.value("proxy"_L1).toString(), proxy.name());
        QCOMPARE(entry.value("outcome"_L1).toString(), u"accepted"_s);
        QVERIFY(!proxy.received().contains("test-key-0123456789"));
    }

    void proxyRefusalIsNamed()
    {
        FakeProxy proxy(FakeProxy::Behavior::Answer);
        proxy.setResponse(denied);
        goThrough(proxy);
        const RunResult ran = m_console->run(listOf("send hello --resource", resource, "--json"));
        const RunResult tools = m_console->run(listOf("tools --mcp-url https://mcp.example.test"));
        for (const RunResult &one : {ran, tools}) {
            QVERIFY2(one.exitCode == notReached, one.details());
            QVERIFY2(one.err.contains("proxy") && one.err.contains(proxy.name().toLatin1()), one.details());
        }
        QCOMPARE(firstOf(ran, "entries")["outcome"_L1].toString(), u"not-sent"_s);
    }

    void checkShowsTheProxyAsEvidence()
    {
        rc::TestCertificateOptions wish;
        wish.name = u"behind-proxy"_s;
        wish.names = u"DNS:logs.example.test"_s;
        rc::TlsServer server(rc::testCertificates().make(wish));
        FakeProxy proxy(FakeProxy::Behavior::Tunnel);
        proxy.setTarget(server.serverPort());
        goThrough(proxy);
        const RunResult ran = m_console->run(listOf("check --resource", resource, "--levels debug --ca-file",
                                                    rc::testCertificates().authorityFile(), "--json --timeout 5"));
        const QJsonObject entry = stepOf(ran, u"ingest"_s);
        QCOMPARE(entry["state"_L1].toString(), u"passed"_s);
        QVERIFY2(QJsonDocument(entry).toJson().contains(proxy.name().toLatin1()), ran.details());
    }

    void unusableProxyIsReported_data()
    {
        QTest::addColumn<QString>("proxy");
        QTest::newRow("SOCKS 4") << u"socks4://jon:pr0xy-pass@127.0.0.1:9"_s;
        QTest::newRow("TLS") << u"https://jon:pr0xy-pass@127.0.0.1:9"_s;
        QTest::newRow("no address") << u"http://jon:pr0xy-pass@127.0.0.1:port"_s;
    }

    void unusableProxyIsReported()
    {
        QFETCH(QString, proxy);
        m_console->set(u"ALL_PROXY"_s, proxy);
        const RunResult ran = ended(2, m_console->run(listOf("send hello --resource", resource, "--json")));
        QVERIFY2(ran.err.contains("ALL_PROXY") && !ran.err.contains("pr0xy-pass"), ran.details());
        QCOMPARE(firstOf(ran, "entries")["outcome"_L1].toString(), u"not-sent"_s);
        const RunResult checked = m_console->run(listOf("check --resource", resource, "--json"));
        QCOMPARE(stepOf(checked, u"ingest"_s)["cause"_L1].toString(), u"proxy-unusable"_s);
    }

private:
    void goThrough(const FakeProxy &proxy) const
    {
        for (const QString &name : listOf("http_proxy https_proxy"))
            m_console->set(name, QString::fromLatin1(proxy.address()));
    }

    std::unique_ptr<Console> m_console;
};

RC_TEST(TestCliProxy)

} // namespace rc::tst_cli_proxy

#include "tst_cli_proxy.moc"
