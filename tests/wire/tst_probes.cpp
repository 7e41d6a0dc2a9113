// SPDX-License-Identifier: GPL-3.0-or-later
// The probes distinguish name, port and TLS handshake failures, and send nothing.
#include "support/ended.h"
#include "support/hostileserver.h"
#include "support/testprogram.h"
#include "wire/probe/probes.h"

using namespace std::chrono_literals;

namespace rc::tst_probes {

namespace {

ProbeReport reportOf(Probe::Kind kind, const QString &host, quint16 port, std::chrono::milliseconds deadline = 5s)
{
    Probe probe(kind, host, port, deadline);
    return ended<ProbeReport>(probe);
}

} // namespace

class TestProbes : public QObject
{
    Q_OBJECT

private slots:
    void unknownNameDoesNotResolve()
    {
        const ProbeReport report = reportOf(Probe::Kind::Name, u"no-such-host.invalid"_s, 0, 9s);
        QVERIFY(report.error);
        QCOMPARE(report.error->kind, ErrorKind::NameNotFound);
        QCOMPARE(report.error->detail, u"no-such-host.invalid"_s);
        QVERIFY(report.addresses.isEmpty());
    }

    void openPortAccepts()
    {
        HostileServer server(Script::silent());
        const ProbeReport report = reportOf(Probe::Kind::Port, u"127.0.0.1"_s, server.port());
        QVERIFY(!report.error);
        QCOMPARE(report.addresses, QStringList{u"127.0.0.1"_s});
        QVERIFY(report.elapsedUs > 0);
        QTRY_COMPARE(server.connections().size(), 1);
        QCOMPARE(server.connections().value(0), QByteArray());
    }

    void abortFinishesOnce()
    {
        HostileServer server(Script::silent());
        Probe probe(Probe::Kind::Tls, u"127.0.0.1"_s, server.port(), 5s);
        QSignalSpy finished(&probe, &Probe::finished);
        probe.start();
        QTRY_COMPARE(server.connections().size(), 1);
        probe.abort();
        probe.abort();
        QCOMPARE(finished.size(), 1);
        QCOMPARE(finished.at(0).at(0).value<ProbeReport>().error->kind, ErrorKind::Canceled);
    }

    void destructionEmitsNothing()
    {
        HostileServer server(Script::silent());
        auto probe = std::make_unique<Probe>(Probe::Kind::Tls, u"127.0.0.1"_s, server.port(), 5s);
        QSignalSpy finished(probe.get(), &Probe::finished);
        QSignalSpy gone(&server, &HostileServer::disconnected);
        probe->start();
        QTRY_COMPARE(server.connections().size(), 1);
        probe.reset();
        QTRY_COMPARE(gone.size(), 1);
        QCOMPARE(finished.size(), 0);
    }

    void loopbackUsesNoProxy()
    {
        qputenv("http_proxy", "http://proxy.invalid:3128");
        qputenv("https_proxy", "http://proxy.invalid:3128");
        QCOMPARE(proxyFor(u"127.0.0.1"_s, 80, false), QString());
        QCOMPARE(proxyFor(u"localhost"_s, 443, true), QString());
        qunsetenv("http_proxy");
        qunsetenv("https_proxy");
    }
};

RC_TEST(TestProbes)

} // namespace rc::tst_probes

#include "tst_probes.moc"
