// SPDX-License-Identifier: GPL-3.0-or-later
// Tests what a later call can reuse from an earlier one: only of the same profile and endpoint, without secrets, and
// only with a tool's result.
#include "session/activity/records.h"
#include "session/tools/earliercalls.h"
#include "store/activity/activitylog.h"
#include "support/testprogram.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_earliercalls {

namespace {

const QUrl server(u"https://mcp.example.net"_s);

ActivityRecord recordOf(const QString &profile, const QUrl &toolServer, const QByteArray &reply,
                        const CatalogKind &kind = CatalogKind::General)
{
    ActivityRecord record =
        callRecord(profile, toolServer, {kind, u"search_entries"_s, R"({"text":"disk","pin":"1"})"});
    record.outcome = ActivityOutcome::Passed;
    record.reply = QString::fromUtf8(reply);
    return record;
}

QByteArray replyWith(const QByteArray &id)
{
    return QByteArray(R"({"jsonrpc":"2.0","id":1,"result":{"content":[],"structuredContent":{"entry_id":"ID"}}})")
        .replace("ID", id);
}

ToolCallResult answered(const QString &tool, const QByteArray &arguments, const QByteArray &structured)
{
    ToolCallResult result;
    result.call = {CatalogKind::General, tool, arguments};
    result.outcome = CallOutcome::Answered;
    result.result.structured = structured;
    result.at = QDateTime::currentDateTime();
    return result;
}

/// The values offered to a text field with that name.
QStringList offeredTo(const QByteArray &field, const EarlierCalls &calls,
                      const CatalogKind &kind = CatalogKind::General)
{
    const ToolForm form("{\"properties\":{\"" + field + "\":{\"type\":\"string\"}}}");
    QStringList texts;
    for (const EarlierValue &value : calls.values(kind).offeredTo(*form.root().children.front(), u"show"_s))
        texts.append(value.text);
    return texts;
}

} // namespace

class TestEarlierCalls : public QObject
{
    Q_OBJECT

private slots:
    void areReadOutOfARecord_data();
    void areReadOutOfARecord();
    void areOfThisProfileAndEndpointAlone();
    void secretsAreNotHeld();
    void theSessionsOwnComeFirst();
    void nothingOfWhatNoToolAnswered();
};

void TestEarlierCalls::areReadOutOfARecord_data()
{
    QTest::addColumn<QByteArray>("reply");
    QTest::addColumn<int>("answers"); ///< negative: not usable
    QTest::newRow("structured") << replyWith("a") << 1;
    QTest::newRow("text that is JSON")
        << QByteArray(R"({"result":{"content":[{"type":"text","text":"{\"entry_id\":\"a\"}"}]}})") << 1;
    QTest::newRow("text that is none") << QByteArray(R"({"result":{"content":[{"type":"text","text":"entry a"}]}})")
                                       << 0;
    QTest::newRow("event stream") << "event: message\r\ndata: " + replyWith("a") + "\r\n\r\n" << 1;
    QTest::newRow("cut off") << replyWith("a").chopped(5) << -1;
    QTest::newRow("error") << QByteArray(R"({"error":{"code":1,"message":"no"}})") << -1;
    QTest::newRow("error of the tool") << QByteArray(R"({"result":{"content":[],"isError":true}})") << -1;
    QTest::newRow("nothing") << QByteArray() << -1;
}

void TestEarlierCalls::areReadOutOfARecord()
{
    QFETCH(QByteArray, reply);
    QFETCH(int, answers);
    const std::optional<EarlierCall> call = earlierCall(recordOf(u"payments"_s, server, reply));
    QCOMPARE(call.has_value(), answers >= 0);
    if (call)
        QCOMPARE(int(call->answers.size()), answers);
}

void TestEarlierCalls::areOfThisProfileAndEndpointAlone()
{
    const QTemporaryDir folder;
    ActivityLog log(folder.filePath(u"activity.sqlite"_s));
    log.keep({recordOf(u"payments"_s, server, replyWith("own")), recordOf(u"other"_s, server, replyWith("profile")),
              recordOf(u"payments"_s, QUrl(u"https://elsewhere.example.net"_s), replyWith("origin")),
              recordOf(u"payments"_s, server, replyWith("catalog"), CatalogKind::CodeHosting)},
             nullptr);
    log.waitUntilKept();
    EarlierCalls calls(u"payments"_s, server);
    QSignalSpy changed(&calls, &EarlierCalls::changed);
    calls.load(log);
    QVERIFY(changed.wait());
    QCOMPARE(offeredTo("entry_id", calls), QStringList{u"own"_s});
    QCOMPARE(offeredTo("entry_id", calls, CatalogKind::CodeHosting), QStringList{u"catalog"_s});
    QCOMPARE(calls.callsOf(CatalogKind::General, u"search_entries"_s).size(), 1);
    QVERIFY(calls.isOf(u"payments"_s, server) && !calls.isOf(u"other"_s, server));
}

void TestEarlierCalls::secretsAreNotHeld()
{
    EarlierCalls calls(u"payments"_s, server);
    calls.add(
        answered(u"login"_s, R"({"user":"mara","password":"hunter2"})", R"({"session_token":"s3","user":"mara"})"));
    QCOMPARE(calls.callsOf(CatalogKind::General, u"login"_s).constFirst().arguments, QByteArray(R"({"user":"mara"})"));
    QCOMPARE(offeredTo("session_token", calls), QStringList());
    QCOMPARE(offeredTo("user", calls), QStringList{u"mara"_s});
}

void TestEarlierCalls::theSessionsOwnComeFirst()
{
    const QTemporaryDir folder;
    ActivityLog log(folder.filePath(u"activity.sqlite"_s));
    log.keep({recordOf(u"payments"_s, server, replyWith("recorded"))}, nullptr);
    log.waitUntilKept();
    EarlierCalls calls(u"payments"_s, server);
    QSignalSpy changed(&calls, &EarlierCalls::changed);
    calls.load(log);
    calls.add(answered(u"search_entries"_s, R"({"text":"cpu"})", R"({"entry_id":"now"})"));
    QTRY_COMPARE(changed.size(), 2);
    QCOMPARE(offeredTo("entry_id", calls), QStringList({u"now"_s, u"recorded"_s}));
    calls.add(answered(u"search_entries"_s, R"({"text":"cpu"})", "{}")); // equal arguments count once
    QCOMPARE(calls.callsOf(CatalogKind::General, u"search_entries"_s).size(), 2);
}

void TestEarlierCalls::nothingOfWhatNoToolAnswered()
{
    ToolCallResult result = answered(u"a"_s, "{}", R"({"entry_id":"x"})");
    for (const CallOutcome outcome :
         {CallOutcome::ToolError, CallOutcome::Refused, CallOutcome::Unknown, CallOutcome::NotSent}) {
        result.outcome = outcome;
        QVERIFY(!earlierCall(result));
    }
    result.outcome = CallOutcome::Answered;
    QVERIFY(earlierCall(result));
}

RC_TEST(TestEarlierCalls)

} // namespace rc::tst_earliercalls

#include "tst_earliercalls.moc"
