// SPDX-License-Identifier: GPL-3.0-or-later
// send: sent and local entries, and the state after an interrupt.
#include "cli/scriptedservice.h"
#include "console.h"
#include "core/entry/outcome.h"
#include "support/testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>
#include <QTest>

#include <csignal>

using namespace Qt::StringLiterals;

namespace rc::tst_cli_send {

class TestCliSend : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void demoAccepts();
    void entriesTellTheContract();
    void extraKeepsItsDigits();
    void aByteOrderMarkIsAMessage();
    void eachLevelIsThreeThatNotifyNobody();
    void alertOnlyWhenAsked();
    void countSendsThatManyWithMarkersOfTheirOwn();
    void asSdkKeepsLocalWhatIsBelow_data();
    void asSdkKeepsLocalWhatIsBelow();
    void interruptLeavesTheRestUnsent();
    void serviceWordsAreQuoted();

private:
    [[nodiscard]] QStringList sendTo(const QStringList &more) const;
    [[nodiscard]] static QJsonArray entriesOf(const Ran &ran) { return ran.json().value("entries"_L1).toArray(); }

    std::unique_ptr<Console> m_console;
    std::unique_ptr<ScriptedService> m_server;
};

void TestCliSend::init()
{
    m_console = std::make_unique<Console>();
    m_console->set(u"SERVICE_API_KEY"_s, u"test-key-0123456789"_s);
    m_server = std::make_unique<ScriptedService>();
    m_server->setAnswer(serviceAnswer(200, "application/json", R"({"status":"ok"})"));
}

QStringList TestCliSend::sendTo(const QStringList &more) const
{
    return QStringList{u"send"_s, u"hello"_s, u"--resource"_s, m_server->resourceUrl()} + more;
}

void TestCliSend::demoAccepts()
{
    const Ran ran = Console().run({u"send"_s, u"hello"_s, u"--demo"_s, u"--level"_s, u"warning"_s});
    QVERIFY2(ran.exitCode == 0, ran.told());
    QVERIFY2(ran.out.toLower().contains(outcomeName(Outcome::Accepted).toLower().toUtf8()), ran.told());
    QVERIFY2(ran.out.contains("(200, "), ran.told());
    QVERIFY2(ran.out.contains("marker "), ran.told());
}

void TestCliSend::entriesTellTheContract()
{
    const Ran ran = m_console->run(sendTo({u"--json"_s}));
    QVERIFY2(ran.exitCode == 0, ran.told());
    QCOMPARE(membersOf(ran.json()), (QStringList{u"entries"_s, u"tally"_s}));
    QCOMPARE(entriesOf(ran).size(), 1);
    const QJsonObject entry = entriesOf(ran).at(0).toObject();
    QCOMPARE(membersOf(entry), (QStringList{u"cause"_s, u"elapsedMs"_s, u"error"_s, u"hint"_s, u"level"_s, u"marker"_s,
                                            u"message"_s, u"outcome"_s, u"reply"_s, u"status"_s, u"ts"_s}));
    QCOMPARE(entry.value("level"_L1).toString(), u"info"_s);
    QCOMPARE(entry.value("message"_L1).toString(), u"hello"_s);
    QCOMPARE(entry.value("outcome"_L1).toString(), u"accepted"_s);
    QCOMPARE(entry.value("status"_L1).toInt(), 200);
    QCOMPARE(entry.value("reply"_L1).toString(), u"{\"status\":\"ok\"}"_s);
    const QByteArray request = m_server->requests().value(0);
    QVERIFY(request.contains(entry.value("marker"_L1).toString().toUtf8()));
    QVERIFY(request.contains(entry.value("ts"_L1).toString().toUtf8()));
}

void TestCliSend::extraKeepsItsDigits()
{
    const Ran ran = m_console->run(sendTo({u"--extra"_s, u"a:=1.0"_s, u"--extra"_s, u"b:=9007199254740993"_s,
                                           u"--extra"_s, u"c=x=y"_s, u"--extra=d:=1e-7"_s}));
    QVERIFY2(ran.exitCode == 0, ran.told());
    const QByteArray request = m_server->requests().value(0);
    QVERIFY2(request.contains(R"("a":1.0,"b":9007199254740993,"c":"x=y","d":1e-7,)"), request);
}

void TestCliSend::aByteOrderMarkIsAMessage()
{
    const QString mark(QChar(0xFEFF));
    const QStringList rest = sendTo({}).mid(2);
    for (const QString &message : {mark, mark + u"x"_s}) {
        const Ran ran = m_console->run(QStringList{u"send"_s, message} + rest);
        QVERIFY2(ran.exitCode == 0, ran.told());
        QVERIFY(m_server->requests().last().contains("\"message\":\"" + message.toUtf8() + '"'));
    }
}

void TestCliSend::eachLevelIsThreeThatNotifyNobody()
{
    const Ran ran = m_console->run(sendTo({u"--each-level"_s, u"--json"_s, u"--quiet"_s}));
    QVERIFY2(ran.exitCode == 0, ran.told());
    QStringList levels;
    for (const auto &entry : entriesOf(ran))
        levels.append(entry.toObject().value("level"_L1).toString());
    QCOMPARE(levels, (QStringList{u"debug"_s, u"info"_s, u"warning"_s}));
    QCOMPARE(m_server->requests().size(), 3);
}

void TestCliSend::alertOnlyWhenAsked()
{
    const Ran one = m_console->run(sendTo({u"--level"_s, u"alert"_s, u"--json"_s}));
    QVERIFY2(one.exitCode == 0, one.told());
    const Ran four = m_console->run(sendTo({u"--each-level"_s, u"--include-alert"_s, u"--json"_s}));
    QVERIFY2(four.exitCode == 0, four.told());
    QCOMPARE(entriesOf(four).size(), 4);
    QCOMPARE(entriesOf(four).at(3).toObject().value("level"_L1).toString(), u"alert"_s);
    const Ran five =
        m_console->run(sendTo({u"--each-level"_s, u"--include-error"_s, u"--include-alert"_s, u"--json"_s}));
    QVERIFY2(five.exitCode == 0, five.told());
    QCOMPARE(entriesOf(five).size(), 5);
    QCOMPARE(entriesOf(five).at(3).toObject().value("level"_L1).toString(), u"error"_s);
}

void TestCliSend::countSendsThatManyWithMarkersOfTheirOwn()
{
    const Ran ran = m_console->run(sendTo({u"--count"_s, u"3"_s, u"--interval"_s, u"0"_s, u"--json"_s}));
    QVERIFY2(ran.exitCode == 0, ran.told());
    QSet<QString> markers;
    for (const auto &entry : entriesOf(ran))
        markers.insert(entry.toObject().value("marker"_L1).toString());
    QCOMPARE(markers.size(), 3);
    QCOMPARE(m_server->requests().size(), 3);
}

void TestCliSend::asSdkKeepsLocalWhatIsBelow_data()
{
    QTest::addColumn<QString>("threshold");
    QTest::addColumn<QString>("outcomes");
    QTest::newRow("default INFO") << QString() << u"local accepted accepted"_s;
    QTest::newRow("WARNING") << u"WARNING"_s << u"local local accepted"_s;
    QTest::newRow("NONE") << u"none"_s << u"local local local"_s;
}

void TestCliSend::asSdkKeepsLocalWhatIsBelow()
{
    QFETCH(QString, threshold);
    QFETCH(QString, outcomes);
    if (!threshold.isEmpty())
        m_console->set(u"SERVICE_CLOUD_LEVEL"_s, threshold);
    const Ran ran = m_console->run(sendTo({u"--each-level"_s, u"--as-sdk"_s, u"--json"_s}));
    QVERIFY2(ran.exitCode == 0, ran.told());
    QStringList seen;
    for (const auto &entry : entriesOf(ran))
        seen.append(entry.toObject().value("outcome"_L1).toString());
    QCOMPARE(seen.join(u' '), outcomes);
    QCOMPARE(m_server->requests().size(), outcomes.count(u"accepted"_s));
}

void TestCliSend::interruptLeavesTheRestUnsent()
{
    QProcess process;
    m_console->prepare(process, sendTo({u"--count"_s, u"3"_s, u"--interval"_s, u"600"_s}));
    process.start();
    QByteArray out;
    const auto hasLine = [&] {
        out += process.readAllStandardOutput();
        return out.contains('\n');
    };
    QTRY_VERIFY_WITH_TIMEOUT(hasLine(), 30'000);
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QTRY_COMPARE_WITH_TIMEOUT(process.state(), QProcess::NotRunning, 30'000);
    out += process.readAllStandardOutput();
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 130);
    QCOMPARE(m_server->requests().size(), 1);
    QCOMPARE(out.count("Accepted"), 1);
    QVERIFY2(out.count("Not sent") == 2, out);
}

void TestCliSend::serviceWordsAreQuoted()
{
    m_server->setAnswer(serviceAnswer(404, "application/json", R"({"error":"invalid_resource"})"));
    const Ran ran = m_console->run(sendTo({}));
    QVERIFY2(ran.exitCode == 1, ran.told());
    QVERIFY2(ran.out.toLower().contains("refused"), ran.told());
    QVERIFY2(ran.err.contains("invalid_resource"), ran.told());
}

RC_TEST(TestCliSend)

} // namespace rc::tst_cli_send

#include "tst_cli_send.moc"
