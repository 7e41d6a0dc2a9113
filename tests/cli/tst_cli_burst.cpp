// SPDX-License-Identifier: GPL-3.0-or-later
// send with one entry or many: from a file, at intervals, in one request, as an SDK; and consistent counts.
#include "console.h"
#include "support/filebytes.h"
#include "support/scriptedserver.h"
#include "support/testprogram.h"

#include <csignal>

namespace rc::tst_cli_burst {

class TestCliBurst : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_console = std::make_unique<Console>();
        m_console->set(u"SERVICE_API_KEY"_s, u"test-key-0123456789"_s);
        m_server = std::make_unique<ScriptedServer>();
        m_server->setResponse(httpResponse(200, R"({"status":"ok"})"));
    }

    void entriesJsonFollowsTheContract()
    {
        const RunResult ran = ended(0, m_console->run(to(listOf("hello --json"))));
        QCOMPARE(membersOf(ran.json()), listOf("entries tally"));
        QCOMPARE(entriesOf(ran).size(), 1);
        const QJsonObject entry = entriesOf(ran).at(0).toObject();
        QCOMPARE(membersOf(entry), listOf("cause elapsedMs error hint level marker message outcome reply status ts"));
        QCOMPARE(entry.value("level"_L1).toString(), u"info"_s);
        QCOMPARE(entry.value("message"_L1).toString(), u"hello"_s);
        QCOMPARE(entry.value("outcome"_L1).toString(), u"accepted"_s);
        QCOMPARE(entry.value("status"_L1).toInt(), 200);
        QCOMPARE(entry.value("reply"_L1).toString(), u"{\"status\":\"ok\"}"_s);
        const QByteArray request = m_server->requests().value(0);
        QVERIFY(request.contains(entry.value("marker"_L1).toString().toUtf8()));
        QVERIFY(request.contains(entry.value("ts"_L1).toString().toUtf8()));
    }

    void byteOrderMarkIsSentAsMessage()
    {
        const QString mark(QChar(0xFEFF));
        const QStringList rest = to({}).mid(1);
        for (const QString &message : {mark, mark + u"x"_s}) {
            ended(0, m_console->run(listOf("send", message, rest)));
            QVERIFY(m_server->requests().last().contains("\"message\":\"" + message.toUtf8() + '"'));
        }
    }

    void files_data()
    {
        addColumns<QString, QByteArray>("name", "bytes");
        QTest::newRow("JSON Lines")
            << u"a.jsonl"_s
            << QByteArray("{\"message\":\"one\",\"level\":\"warn\",\"n\":1.0}\n{\"message\":\"two\"}\n");
        QTest::newRow("CSV") << u"a.csv"_s << QByteArray("level,message,n\nwarning,one,1.0\n,two,\n");
        QTest::newRow("a log") << u"a.log"_s << QByteArray("WARN: one\ntwo\n");
    }

    void files()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        const QString path = m_console->write(name, bytes);
        const RunResult single = ended(0, m_console->run(to(listOf("--file", path, "--json"))));
        QCOMPARE(m_server->requests().size(), 2);
        QCOMPARE(tally(single, "accepted"_L1), 2);
        ended(0, m_console->run(to(listOf("--file", path, "--json --one-request"))));
        QCOMPARE(m_server->requests().size(), 3);
        QVERIFY(m_server->requests().at(2).contains(R"({"logs":[{"level":"warning","message":"one")"));
        QVERIFY(m_server->requests().at(2).contains(R"(,{"level":"info","message":"two")"));
        QCOMPARE(recordedOutcomes(), (QHash<QString, int>{{u"accepted"_s, 4}})); // one row each
    }

    void columnsAreMapped()
    {
        const QString path = m_console->write(u"a.csv"_s, "when,what,a=b,secret\n2026-01-02T03:04:05Z,disk full,1,x\n");
        ended(2, m_console->run(to({u"--file"_s, path}))); // the message column is never guessed
        const QStringList words =
            listOf("--file", path, "--map when=timestamp --map what=message --map secret=ignored --map a=b=extra");
        const RunResult shown = ended(0, m_console->run(to(words)));
        const QString out = QString::fromUtf8(shown.out);
        QVERIFY2(out.contains(u"when → timestamp, what → message, a=b → extra, secret → ignored"_s), shown.details());
        QVERIFY(out.indexOf(u"→"_s) < out.indexOf(u"marker"_s)); // before sending
        QVERIFY(
            m_server->requests().value(0).contains(R"("message":"disk full","ts":"2026-01-02T03:04:05.000+00:00")"));
        QVERIFY(!m_server->requests().value(0).contains("secret"));
        const QJsonArray mapping = m_console->run(to(words + listOf("--json"))).json()["mapping"_L1].toArray();
        QCOMPARE(mapping.size(), 4);
        QCOMPARE(mapping.at(0).toObject(), (QJsonObject{{u"column"_s, u"when"_s}, {u"target"_s, u"timestamp"_s}}));
        const RunResult absent = ended(2, m_console->run(to(listOf("--file", path, "--map nobody=message"))));
        QVERIFY2(absent.err.contains("nobody"), absent.details());
        ended(2, m_console->run(to(listOf("--file", m_console->write(u"a.log"_s, "x\n"), "--map x=extra"))));
        QCOMPARE(m_server->requests().size(), 2);
    }

    void standardInputIsReadLikeAFile()
    {
        ended(0, m_console->run(to(listOf("--file - --json")), R"({"message":"one","x":1e-7})"));
        QVERIFY(m_server->requests().value(0).contains(R"("x":1e-7)"));
    }

    void invalidFileSendsNothing()
    {
        const QString path =
            m_console->write(u"a.jsonl"_s, "{\"message\":\"one\"}\n{}\n\n{\"message\":\"x\",\"level\":\"odd\"}\n");
        const RunResult ran = ended(2, m_console->run(to({u"--file"_s, path})));
        QVERIFY2(ran.err.contains("a.jsonl:2: "), ran.details());
        QVERIFY2(ran.err.contains("a.jsonl:4: "), ran.details());
        QVERIFY2(ran.err.contains("--skip-faults"), ran.details());
        const RunResult table = ended(
            2,
            m_console->run(to({u"--file"_s, m_console->write(u"a.txt"_s, "NAME   READY\nweb-1  1/1\napi-2  0/1\n")})));
        QVERIFY2(!table.err.contains("--skip-faults"), table.details()); // would send nothing either
        QVERIFY(m_server->requests().isEmpty());
    }

    void invalidEntriesCanBeSkipped()
    {
        const QString path = m_console->write(u"a.jsonl"_s, "{\"message\":\"one\"}\n{}\n");
        ended(0, m_console->run(to(listOf("--file", path, "--skip-faults"))));
        QCOMPARE(m_server->requests().size(), 1);
    }

    void severityWordsNeedConfirmation()
    {
        const QStringList words =
            listOf("--file", m_console->write(u"a.log"_s, "FATAL: one\nCRITICAL: two\nINFO: three\n"), "--one-request");
        const RunResult ran = ended(2, m_console->run(to(words)));
        QVERIFY2(ran.err.contains("--severe-as") && ran.err.contains("critical (1), fatal (1)"), ran.details());
        const RunResult loud = ended(2, m_console->run(to(words + listOf("--severe-as error"))));
        QVERIFY2(loud.err.contains("--include-error"), loud.details());
        QVERIFY(m_server->requests().isEmpty());
        ended(0, m_console->run(to(words + listOf("--severe-as warning"))));
        QCOMPARE(m_server->requests().value(0).count("\"level\":\"warning\""), 2);
        ended(0, m_console->run(to(words + listOf("--severe-as error --include-error"))));
        QCOMPARE(m_server->requests().value(1).count("\"level\":\"error\""), 2);
    }

    void manyEntriesAreCounted()
    {
        const RunResult ran =
            ended(0, m_console->run(to(listOf("m --count 150 --interval 0 --connections 4 --per-request 7"))));
        QCOMPARE(ran.out, QByteArray("150 entries in all: 150 accepted by the service, 0 refused, 0 may have been "
                                     "delivered, 0 not sent.\n"));
        QCOMPARE(m_server->requests().size(), 22);
        QCOMPARE(recordedOutcomes(), (QHash<QString, int>{{u"accepted"_s, 150}}));
    }

    void refusalStopsOnRequest()
    {
        m_server->setResponse(httpResponse(429, "{}"));
        const QStringList burst = listOf("m --count 9 --interval 0.001 --json");
        const RunResult on = ended(1, m_console->run(to(burst)));
        QCOMPARE(tally(on, "refused"_L1), 9);
        QCOMPARE(m_server->requests().size(), 9);
        const RunResult stopped = ended(1, m_console->run(to(burst + listOf("--stop-at-refusal"))));
        QCOMPARE(tally(stopped, "refused"_L1), 1);
        QCOMPARE(tally(stopped, "notSent"_L1), 8);
        QVERIFY2(stopped.err.count("429") == 1, stopped.details());
        QCOMPARE(recordedOutcomes(), (QHash<QString, int>{{u"refused"_s, 10}, {u"not-sent"_s, 8}}));
    }

    void asSdkWritesEveryEntryToTheFile()
    {
        m_console->set(u"SERVICE_CLOUD_LEVEL"_s, u"WARNING"_s);
        const QString log = m_console->home() + u"/logs/mine.log"_s;
        const RunResult ran = ended(0, m_console->run(to(listOf("m --each-level --as-sdk --log-file", log, "--json"))));
        QCOMPARE(tally(ran, "local"_L1), 2);
        QCOMPARE(tally(ran, "accepted"_L1), 1);
        QCOMPARE(ran.json()["logFile"_L1].toString(), log);
        QCOMPARE(m_server->requests().size(), 1);
        const QByteArray written = bytesOf(log);
        QCOMPARE(written.count('\n'), 3);
        // the file has exactly the sent entries
        const QByteArray third = written.split('\n').at(2);
        QVERIFY2(m_server->requests().first().contains(third), written);
        QCOMPARE(recordedOutcomes(), (QHash<QString, int>{{u"accepted"_s, 1}, {u"local"_s, 2}}));
        const RunResult usual = ended(0, m_console->run(to(listOf("m --level debug --as-sdk"))));
        QVERIFY2(usual.out.contains("sdk.log"), usual.details());
    }

    void interruptAccountsForEveryEntry()
    {
        RunningConsole sending(*m_console, to(listOf("m --count 500 --interval 0.02 --json")));
        QTRY_VERIFY(m_server->requests().size() >= 5);
        const RunResult ran = ended(130, sending.endBy(SIGINT));
        const int sent = tally(ran, "accepted"_L1) + tally(ran, "unknown"_L1);
        QVERIFY2(sent >= 5 && sent < 500, ran.out);
        QCOMPARE(sent + tally(ran, "notSent"_L1), 500);
        QCOMPARE(ran.json()["entries"_L1].toArray().size(), 500);
        QVERIFY(m_server->requests().size() <= sent);
        const QHash<QString, int> rows = recordedOutcomes();
        QCOMPARE(rows.value(u"accepted"_s), tally(ran, "accepted"_L1));
        QCOMPARE(rows.value(u"not-sent"_s), tally(ran, "notSent"_L1));
    }

private:
    [[nodiscard]] QStringList to(const QStringList &more) const
    {
        return listOf("send --resource", m_server->resourceUrl(), more);
    }
    /// The number of each outcome in Activity.
    [[nodiscard]] QHash<QString, int> recordedOutcomes() const
    {
        QHash<QString, int> outcomes;
        const RunResult ran = m_console->run(listOf("activity --json --limit 1000"));
        for (const auto &record : ran.json()["records"_L1].toArray())
            ++outcomes[record.toObject().value("outcome"_L1).toString()];
        return outcomes;
    }
    [[nodiscard]] static QJsonArray entriesOf(const RunResult &ran) { return ran.json()["entries"_L1].toArray(); }
    static int tally(const RunResult &ran, QLatin1StringView name)
    {
        return ran.json()["tally"_L1].toObject().value(name).toInt(-1);
    }

    std::unique_ptr<Console> m_console;
    std::unique_ptr<ScriptedServer> m_server;
};

RC_TEST(TestCliBurst)

} // namespace rc::tst_cli_burst

#include "tst_cli_burst.moc"
