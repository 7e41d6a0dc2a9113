// SPDX-License-Identifier: GPL-3.0-or-later
// The TLS step: distinguishes a wrong clock from an invalid certificate, and reports an unusable CA file.
#include "check/ladder/checkrun.h"
#include "support/hostileserver.h"
#include "support/testprogram.h"
#include "support/tlsserver.h"

#include <QLocale>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_checktls {

namespace {

CheckPlan planFor(const TlsServer &server, const QString &toolServer)
{
    CheckPlan plan;
    plan.resource = server.origin() + u"/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s;
    plan.toolServer = toolServer;
    plan.identity.username = u"mara"_s;
    plan.key = [](const std::function<void(KeyReading)> &done) {
        KeyReading reading;
        reading.state = KeyState::ThisRun;
        reading.key = Secret("k-1234");
        done(std::move(reading));
    };
    plan.limits.deadline = std::chrono::seconds(10);
    return plan;
}

Script plainAnswerOf(const QDateTime &clock)
{
    const QString date = QLocale::c().toString(clock.toUTC(), u"ddd, dd MMM yyyy HH:mm:ss 'GMT'"_s);
    return Script::answer(404, "text/plain", "none here", "Date: " + date.toLatin1() + "\r\n");
}

const RungResult &rung(const CheckReport &report, const RungId &id)
{
    return report.rungs.at(placeOf(id, report.rungs));
}

} // namespace

class TestCheckTls : public QObject
{
    Q_OBJECT

private slots:
    void anotherServersClockTellsWhoIsWrong_data();
    void anotherServersClockTellsWhoIsWrong();
    void authoritiesThatCannotBeUsedFailWhatNeedsTls();
};

void TestCheckTls::anotherServersClockTellsWhoIsWrong_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("until");
    QTest::addColumn<int>("there");
    QTest::addColumn<QString>("cause");
    QTest::newRow("our clock is ahead") << -400 << -30 << -100 << u"clock-off"_s;
    QTest::newRow("our clock is behind") << 30 << 400 << 100 << u"clock-off"_s;
    QTest::newRow("our clock is right, it has expired") << -60 << -30 << 0 << u"certificate-expired"_s;
    QTest::newRow("our clock is right, it is too early") << 30 << 60 << 0 << u"certificate-not-yet-valid"_s;
    QTest::newRow("both are wrong") << -400 << -300 << -30 << u"certificate-expired"_s;
}

void TestCheckTls::anotherServersClockTellsWhoIsWrong()
{
    QFETCH(int, from);
    QFETCH(int, until);
    QFETCH(int, there);
    QFETCH(QString, cause);
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const TestCertificateWish wish{
        .name = u"clock%1to%2"_s.arg(from).arg(until), .from = now.addDays(from), .until = now.addDays(until)};
    TlsServer server(testCertificates().make(wish));
    server.hold();
    HostileServer tools(plainAnswerOf(now.addDays(there)));
    CheckPlan plan = planFor(server, u"http://127.0.0.1:%1"_s.arg(tools.port()));
    plan.authorities = trustedAuthorities(readAuthorities(testCertificates().authorityFile()));
    DialectMemory dialects;
    CheckRun run(plan, dialects);
    // The tools respond first, then the handshake continues.
    connect(&run, &CheckRun::rungChanged, &server, [&server](const RungResult &changed) {
        if (changed.id == RungId::ToolsGeneral && changed.state == RungState::Failed)
            server.release();
    });
    QSignalSpy finished(&run, &CheckRun::finished);
    run.start();
    QVERIFY(finished.wait(15'000));
    const RungResult tls = rung(finished.first().first().value<CheckReport>(), RungId::Tls);
    QCOMPARE(tls.state, RungState::Failed);
    QCOMPARE(tls.cause, cause);
    QVERIFY2(tls.summary.contains(now.toString(u"yyyy-MM-dd"_s)), qPrintable(tls.summary));
    if (cause == "clock-off"_L1)
        QVERIFY2(tls.summary.contains(now.addDays(there).toString(u"yyyy-MM-dd"_s)), qPrintable(tls.summary));
    QCOMPARE(server.received(), QByteArray());
}

void TestCheckTls::authoritiesThatCannotBeUsedFailWhatNeedsTls()
{
    TlsServer server(testCertificates().good());
    CheckPlan plan = planFor(server, server.origin());
    plan.authorities = trustedAuthorities(readAuthorities(testCertificates().keyFile()));
    DialectMemory dialects;
    CheckRun run(plan, dialects);
    QSignalSpy finished(&run, &CheckRun::finished);
    run.start();
    QVERIFY(finished.wait(15'000));
    const auto report = finished.first().first().value<CheckReport>();
    for (const RungId id : {RungId::Tls, RungId::ToolsGeneral, RungId::ToolsCodeHosting}) {
        QCOMPARE(rung(report, id).state, RungState::Failed);
        QVERIFY2(rung(report, id).summary.contains(plan.authorities.error().detail),
                 qPrintable(rung(report, id).summary));
    }
    QCOMPARE(rung(report, RungId::Ingest).state, RungState::Skipped);
    QCOMPARE(server.connections(), 1); // of the port step
    QCOMPARE(server.received(), QByteArray());
}

RC_TEST(TestCheckTls)

} // namespace rc::tst_checktls

#include "tst_checktls.moc"
