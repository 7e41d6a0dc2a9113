// SPDX-License-Identifier: GPL-3.0-or-later
// key rotate with a real keyring and the demo service; run inside tests/support/session.sh.
#include "console.h"
#include "support/scriptedserver.h"
#include "support/testprogram.h"

namespace rc::tst_cli_rotate {

namespace {

const QByteArray oldKey = "old-key-0123456789";
const QByteArray newKey = "new-key-0123456789";

} // namespace

class TestCliRotate : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_console.useKeyring();
        ended(0, m_console.run(listOf("profile add cli --resource", m_server.resourceUrl())));
    }

    void init()
    {
        m_server.setResponse(httpResponse(200, "{}"));
        ended(0, m_console.run(listOf("key set"), oldKey + '\n'));
    }

    void keyIsReplacedRestoredAndDeleted()
    {
        const RunResult switched = ended(0, rotate(listOf("--yes --entries")));
        QVERIFY(switched.json()["switched"_L1].toBool() && switched.json()["holds"_L1].toBool());
        QCOMPARE(membersOf(switched.json()),
                 listOf("holds new old oldSeenIn profile result rungs switched verdict where worseAt"));
        QCOMPARE(switched.json()["result"_L1].toString(), u"same-or-better"_s);
        QVERIFY(!(switched.out + switched.err).contains(oldKey) && !(switched.out + switched.err).contains(newKey));
        QCOMPARE(keyInUse(), newKey);
        ended(0, rotate({u"--undo"_s}));
        QCOMPARE(keyInUse(), oldKey);
        ended(2, rotate({u"--undo"_s}));
        ended(0, rotate(listOf("--yes --entries")));
        ended(0, rotate({u"--forget-old"_s}));
        ended(2, rotate({u"--undo"_s}));
        QCOMPARE(keyInUse(), newKey);
    }

    void withoutYesNothingIsReplaced()
    {
        const RunResult ran = ended(0, rotate({u"--entries"_s}));
        QVERIFY(ran.json()["holds"_L1].toBool() && !ran.json()["switched"_L1].toBool());
        QCOMPARE(keyInUse(), oldKey);
        const RunResult table = m_console.run(listOf("key rotate --entries"), newKey + '\n');
        QVERIFY2(table.out.contains("--yes") && table.out.contains("Passed"), table.details());
    }

    void untestedKeyIsNotSaved()
    {
        const qsizetype before = m_server.requests().size();
        const RunResult ran = ended(1, rotate({u"--yes"_s}));
        QVERIFY(!ran.json()["switched"_L1].toBool());
        for (qsizetype at = before; at < m_server.requests().size(); ++at)
            QVERIFY(!m_server.requests().value(at).contains("/logs/")); // no entries unless requested
        QCOMPARE(keyInUse(), oldKey);
    }

    void refusedKeyIsNotSaved()
    {
        m_server.setResponse(httpResponse(403, "{\"error\":\"forbidden\"}"));
        const RunResult ran = ended(4, rotate(listOf("--yes --entries")));
        QVERIFY(!ran.json()["switched"_L1].toBool());
        QCOMPARE(ran.json()["result"_L1].toString(), u"both-fail"_s); // the service refuses every key
        QCOMPARE(keyInUse(), oldKey);
    }

    void badInput_data()
    {
        addColumns<QStringList, QByteArray>("arguments", "input");
        QTest::newRow("the same key") << listOf("--yes") << oldKey + '\n';
        QTest::newRow("no key") << listOf("--yes") << QByteArray();
        QTest::newRow("a key with a space") << listOf("--yes") << QByteArray("a b\n");
    }

    void badInput()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const QByteArray, input);
        ended(2, rotate(arguments, input));
    }

    void showsWhereThePreviousKeyIsUsed()
    {
        const QString file = m_console.write(u".env"_s, "SERVICE_API_KEY='" + oldKey + "'\n");
        const QStringList another = listOf("--profile another");
        ended(0, m_console.run(listOf("profile add another --resource", m_server.resourceUrl())));
        ended(0, m_console.run(listOf("key set", another), oldKey + '\n'));
        ended(0, m_console.run(listOf("activity delete --older-than 0")));
        ended(0, m_console.run(listOf("send used", another)));
        const QStringList here = listOf("--profile cli");
        const RunResult ran = rotate(here + listOf("--entries --file", file));
        QStringList places;
        for (const QJsonValue seen : ran.json()["oldSeenIn"_L1].toArray())
            places.append(seen["place"_L1].toString() + u' ' + seen["name"_L1].toString() + u' ' +
                          QString::number(seen["count"_L1].toInt()));
        QVERIFY2(places == (QStringList{u"environment SERVICE_API_KEY 0"_s, u"profile another 0"_s,
                                        u"activity another 1"_s}), // ignores its own comparison
                 ran.details());
        const RunResult told = m_console.run(listOf("key rotate --entries", here), newKey + '\n');
        QVERIFY2(told.out.contains("Where the old key was last seen (in Activity, by fingerprint):\n") &&
                     told.out.contains("another"),
                 told.details());
        // Activity has both checks, each with its key
        const QJsonArray checks =
            m_console.run(listOf("activity --json --kind check --limit 2")).json()["records"_L1].toArray();
        QCOMPARE(checks.size(), 2);
        QVERIFY(checks.at(0)["key"_L1] != checks.at(1)["key"_L1]);
        const QString old = ran.json()["old"_L1].toString();
        const RunResult found = m_console.run(listOf("activity --json --key", old.toLower()));
        QVERIFY2(found.json()["records"_L1].toArray().size() >= 3, found.details());
        ended(2, rotate(here + listOf("--entries --file /nowhere")));
    }

private:
    [[nodiscard]] RunResult rotate(const QStringList &arguments, const QByteArray &key = newKey + '\n') const
    {
        return m_console.run(listOf("key rotate --json", arguments), key);
    }
    /// The key that a send uses.
    [[nodiscard]] QByteArray keyInUse()
    {
        (void)m_console.run({u"send"_s, u"which key"_s});
        const QByteArray last = m_server.requests().value(m_server.requests().size() - 1);
        return last.contains(oldKey) ? oldKey : last.contains(newKey) ? newKey : QByteArray();
    }

    Console m_console;
    ScriptedServer m_server;
};

RC_TEST(TestCliRotate)

} // namespace rc::tst_cli_rotate

#include "tst_cli_rotate.moc"
