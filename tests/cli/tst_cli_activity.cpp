// SPDX-License-Identifier: GPL-3.0-or-later
// Commands are recorded, and recording failures never stop them.
#include "console.h"
#include "core/entry/outcome.h"
#include "service/arrival/arrivaltext.h"
#include "session/activity/records.h"
#include "store/activity/activityfile.h"
#include "support/filebytes.h"
#include "support/scriptedserver.h"
#include "support/testprogram.h"

#include <csignal>

namespace rc::tst_cli_activity {

class TestCliActivity : public QObject
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

    void sendIsRecordedWithItsOutcome()
    {
        m_server->setResponse(httpResponse(403, R"({"error":"forbidden","by":"test-key-0123456789"})"));
        const RunResult ran = ended(4, send(listOf("--level error --extra n:=1.0 --json")));
        const QJsonArray recorded = records();
        QCOMPARE(recorded.size(), 1);
        const QJsonObject record = recorded.first().toObject();
        const QJsonObject sent = firstOf(ran, "entries");
        QCOMPARE(record.value("kind"_L1).toString(), u"send"_s);
        QCOMPARE(record.value("outcome"_L1).toString(), u"refused"_s);
        QCOMPARE(record.value("level"_L1).toString(), u"error"_s);
        QCOMPARE(record.value("message"_L1).toString(), u"disk nearly full"_s);
        QCOMPARE(record.value("status"_L1).toInt(), 403);
        QCOMPARE(record.value("errorKind"_L1).toString(), u"credentials-refused"_s);
        for (const QString &member : listOf("marker ts elapsedMs reply"))
            QCOMPARE(record.value(member), sent.value(member));
        QVERIFY(!sent.value("hint"_L1).toString().isEmpty()); // the record has a check's explanation of the response
        QVERIFY(record.value("error"_L1).toString().contains(sent.value("hint"_L1).toString()));
        QVERIFY(m_console->run(listOf("activity --json")).out.contains("\"extra\":{\"n\":1.0}"));
        QVERIFY(record.value("timings"_L1).toString() != "-1 -1 -1 -1 -1"_L1);
    }

    void sentEntriesAreRecordedDespiteACrash()
    {
        ScriptedServer server([](const ReceivedRequest &) { return QByteArray("silent"); });
        RunningConsole sending(*m_console,
                               listOf("send hello --resource", server.resourceUrl(), "--count 3 --interval 5"));
        QTRY_COMPARE(server.requests().size(), 1);
        const QJsonArray recorded = records(listOf("--outcome sending"));
        QCOMPARE(recorded.size(), 1);
        QVERIFY(server.requests().first().contains(recorded.first()["marker"_L1].toString().toLatin1()));
        (void)sending.endBy(SIGKILL);
        QCOMPARE(records(listOf("--outcome unknown")).size(), 1);
        QCOMPARE(records(listOf("--outcome not-sent")).size(), 2);
    }

    void theSearchFindsWords()
    {
        ended(0, send(listOf("--extra host=db-3")));
        QCOMPARE(records(listOf("--search NEARLY")).size(), 1);
        QCOMPARE(records(listOf("--search db-3")).size(), 1);
        QCOMPARE(records(listOf("--search nowhere")).size(), 0);
        QCOMPARE(records(listOf("--level error,alert")).size(), 0);
        QCOMPARE(records(listOf("--days 1")).size(), 1);
        QCOMPARE(records(listOf("--profile prod")).size(), 0);
    }

    void listShowsOutcomes()
    {
        ended(0, send(listOf("--count 3 --interval 0")));
        const RunResult ran = ended(0, m_console->run(listOf("activity --limit 2")));
        QCOMPARE(ran.out.count(outcomeName(Outcome::Accepted).toUtf8() + " (200"), 2);
        QCOMPARE(ran.out.count("disk nearly full"), 2);
        QVERIFY2(ran.out.contains("Showing 2 of 3"), ran.details());
        ActivityRecord drill = drillRecord({}, {});
        complete(drill, DrillReport{.acknowledgedMs = 42'000, .endedMs = 42'000});
        {
            ActivityFile file(m_console->home() + u"/resource-console/activity.sqlite"_s);
            QVERIFY(file.write({drill}, Redactor()));
        }
        const RunResult drills = ended(0, m_console->run(listOf("activity --kind drill")));
        QVERIFY2(drills.out.contains(formatDuration(42'000).text().toUtf8()), drills.details());
        const RunResult none = ended(0, Console().run({u"activity"_s}));
        QVERIFY2(!none.out.isEmpty(), none.details());
    }

    void exportMatchesTheList()
    {
        ended(0, send(listOf("--extra n:=9007199254740993")));
        ended(0, m_console->run(listOf("check --demo")));
        const QString name = m_console->home() + u"/out.jsonl"_s;
        const RunResult exported = ended(0, m_console->run(listOf("activity export", name, "--json")));
        QVERIFY2(exported.json()["exported"_L1].toInt() == 2, exported.details());
        const QByteArray out = bytesOf(name);
        QJsonArray lines;
        for (const QByteArray &line : out.trimmed().split('\n'))
            lines.append(QJsonDocument::fromJson(line).object());
        QCOMPARE(lines, records());
        QVERIFY(out.contains("9007199254740993"));
    }

    void oldRecordsAreDeleted()
    {
        ended(0, send());
        ended(0, m_console->run(listOf("activity delete --older-than 1")));
        QCOMPARE(records().size(), 1);
        ended(0, m_console->run(listOf("activity delete --older-than 0")));
        QCOMPARE(records().size(), 0);
        const QByteArray bytes = bytesOf(m_console->home() + u"/resource-console/activity.sqlite"_s);
        QVERIFY(!bytes.isEmpty() && !bytes.contains("nearly"));
    }

    void retentionIsSetForAllRecords()
    {
        const RunResult days = m_console->run(listOf("activity keep 30 --json"));
        QCOMPARE(days.json()["keepDays"_L1].toInt(), 30);
        const RunResult ever = m_console->run(listOf("activity keep forever --json"));
        QVERIFY2(ever.json().value("keepDays"_L1).isNull() && ever.exitCode == 0, ever.details());
    }

    void uncreatableFolderStopsNothing()
    {
        m_console->set(u"XDG_DATA_HOME"_s, u"/dev/null/nowhere"_s);
        const RunResult ran = ended(0, send(listOf("--count 3 --interval 0")));
        QCOMPARE(m_server->requests().size(), 3);
        QCOMPARE(ran.err.count("not recorded"), 1);
        QVERIFY2(ran.err.contains("/dev/null/nowhere/resource-console"), ran.details());
        ended(1, m_console->run({u"activity"_s}));
    }

private:
    [[nodiscard]] RunResult send(const QStringList &more = {}) const
    {
        return m_console->run(listOf("send", u"disk nearly full"_s, "--resource", m_server->resourceUrl(), more));
    }

    [[nodiscard]] QJsonArray records(const QStringList &more = {}) const
    {
        return m_console->run(listOf("activity --json", more)).json()["records"_L1].toArray();
    }

    std::unique_ptr<Console> m_console;
    std::unique_ptr<ScriptedServer> m_server;
};

RC_TEST(TestCliActivity)

} // namespace rc::tst_cli_activity

#include "tst_cli_activity.moc"
