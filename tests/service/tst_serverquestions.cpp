// SPDX-License-Identifier: GPL-3.0-or-later
// A server's questions during a call: in the stream of the call, or by ending the call with a question.
#include "core/json/jsontape.h"
#include "core/json/jsontext.h"
#include "support/ended.h"
#include "toolcalls.h"

namespace rc::tst_serverquestions {

namespace {

const QByteArray hello = R"({"resultType":"complete","content":[{"type":"text","text":"hello"}]})";
const QByteArray nameForm =
    R"({"message":"Who?","requestedSchema":{"type":"object","properties":{"name":{"type":"string","default":"Jo"},)"
    R"("password":{"type":"string","default":"hunter2"}}}})";

QByteArray asking(const QByteArray &inputs, const QByteArray &state = {})
{
    return R"j({"resultType":"input_required")j" + (inputs.isEmpty() ? QByteArray() : ",\"inputRequests\":" + inputs) +
           (state.isEmpty() ? QByteArray() : ",\"requestState\":" + state) + '}';
}

QByteArray elicit(const QByteArray &params, const QByteArray &key = "who")
{
    return '{' + jsonString(QString::fromLatin1(key)) + R"(:{"method":"elicitation/create","params":)" + params + "}}";
}

} // namespace

class TestServerQuestions : public QObject
{
    Q_OBJECT

private slots:
    void callIsRepeatedWithTheAnswer();
    void stateIsReturnedByteForByte();

    void callWithoutQuestionsIsRepeatedImmediately()
    {
        ScriptedServer server([](const ReceivedRequest &r) {
            return rpcReply(r, r.body.contains("requestState") ? hello : asking({}, "\"s\""));
        });
        const CallLog called = callWith(server, {.isRepeatable = true});
        QCOMPARE(called.result.outcome, CallOutcome::Answered);
        QCOMPARE(server.seen().size(), 2);
        QVERIFY(!server.seen().last().body.contains("inputResponses"));
    }

    void declineAndCancelAreSent();

    void unattendedCallIsRepeatedOnce()
    {
        ScriptedServer server([](const ReceivedRequest &r) { return rpcReply(r, asking(elicit(nameForm), "\"s\"")); });
        const CallLog called = callWith(server, {.answers = true, .isUnattended = true});
        QCOMPARE(called.result.error->kind, ErrorKind::AnswerRequired);
        QCOMPARE(server.seen().size(), 2);
    }

    void onlyRepeatableCallsAreRepeated_data()
    {
        addColumns<ToolAnnotations, int>("stated", "calls");
        ToolAnnotations stated;
        QTest::newRow("nothing") << stated << 1;
        stated.idempotent = true;
        QTest::newRow("idempotent") << stated << 1;
        stated.readOnly = true;
        QTest::newRow("read-only and idempotent") << stated << 2;
        stated.idempotent = false;
        QTest::newRow("read-only") << stated << 1;
    }

    void onlyRepeatableCallsAreRepeated()
    {
        QFETCH(ToolAnnotations, stated);
        QFETCH(int, calls);
        ScriptedServer server([](const ReceivedRequest &r) { return rpcReply(r, asking({}, "\"s\"")); });
        const ToolCallResult result = callWith(server, {.answers = true, .isRepeatable = isRepeatable(stated)}).result;
        QCOMPARE(result.outcome, CallOutcome::Unknown);
        QCOMPARE(result.error->kind, ErrorKind::AnswerRequired);
        QCOMPARE(server.seen().size(), calls);
    }

    void unannouncedQuestionsAreNotAnswered();

    void otherRequestsAreNotAnswered()
    {
        ScriptedServer server([](const ReceivedRequest &r) {
            return rpcReply(r, asking(R"({"a":{"method":"sampling/createMessage","params":{}}})"));
        });
        const CallLog called = callWith(server, {.answers = true});
        QVERIFY(called.questions.isEmpty());
        QCOMPARE(called.result.exchanges.constFirst().question.method, u"sampling/createMessage"_s);
        QCOMPARE(server.seen().size(), 1);
    }

    void questionsInASessionStream()
    {
        QByteArray replied;
        ToolServer server([&](const ReceivedRequest &r) {
            if (r.body.contains("\"id\":\"q-1\",\"result\"")) {
                replied = r.body;
                return httpResponse(202, "");
            }
            return sessionResponse(
                r, openStream(
                       {R"({"jsonrpc":"2.0","id":"q-1","method":"elicitation/create","params":)" + nameForm + '}'}));
        });
        server.keepConnections();
        server.remember(Dialect::Session);
        HttpLimits limits{{2000ms}};
        limits.streamDeadline = 2000ms;
        ToolCallJob job(QUrl(server.base()), {CatalogKind::General, u"ask"_s, "{}", {}, true}, {Secret("k-1"), {}},
                        server.memory, limits);
        QSignalSpy asked(&job, &ToolCallJob::asked);
        QSignalSpy ended(&job, &ToolCallJob::finished);
        job.start();
        QVERIFY(asked.wait(5000));
        QVERIFY(!ended.wait(2'300)); // the deadline is suspended for the user
        job.answer({AnswerAction::Accept, R"({"name":"Mo"})"});
        QTRY_VERIFY(!replied.isEmpty());
        QCOMPARE(replied, R"({"jsonrpc":"2.0","id":"q-1","result":{"action":"accept","content":{"name":"Mo"}}})");
        QVERIFY(ended.wait(5000)); // and continues
        QCOMPARE(ended.first().first().value<ToolCallResult>().error->kind, ErrorKind::TimedOut);
        const auto initialize = std::find_if(server.seen().cbegin(), server.seen().cend(),
                                             [](const ReceivedRequest &seen) { return seen.asks("initialize"); });
        QVERIFY(initialize->body.contains(R"("capabilities":{"elicitation":{"form":{},"url":{}}})"));
    }

    void pingIsAnsweredAndRepeatedIdsAreNot()
    {
        int pings = 0;
        int errors = 0;
        ToolServer server([&](const ReceivedRequest &r) {
            pings += r.body.contains(R"("id":1,"result":{})") ? 1 : 0;
            errors += r.body.contains(R"("id":2,"error")") ? 1 : 0;
            const QByteArray ping = R"({"jsonrpc":"2.0","id":1,"method":"ping"})";
            return sessionResponse(r, openStream({ping, ping, R"({"jsonrpc":"2.0","id":2,"method":"roots/list"})"}));
        });
        server.keepConnections();
        server.remember(Dialect::Session);
        ToolCallJob job(QUrl(server.base()), {CatalogKind::General, u"ask"_s, "{}", {}, true}, {Secret("k-1"), {}},
                        server.memory);
        QSignalSpy ended(&job, &ToolCallJob::finished);
        job.start();
        QTRY_COMPARE(errors, 1); // after the pings
        QTRY_COMPARE(pings, 1);
        job.abort();
        QVERIFY(ended.wait(5000));
        QCOMPARE(ended.first().first().value<ToolCallResult>().exchanges.constFirst().question.method, u"roots/list"_s);
        QCOMPARE(pings, 1);
    }

    void answersNeverContainTheKey()
    {
        ScriptedServer server([](const ReceivedRequest &r) {
            return rpcReply(r, r.body.contains("inputResponses") ? hello : asking(elicit(nameForm)));
        });
        const CallLog called =
            callWith(server, {.answers = true, .key = "key-4711", .answer = [](const ServerQuestion &) {
                                  return ServerAnswer{AnswerAction::Accept, R"({"name":"key-4711"})"};
                              }});
        QVERIFY(!server.seen().last().body.contains("key-4711"));
        QVERIFY(server.seen().last().body.contains(R"j("action":"cancel")j"));
        QVERIFY(called.result.exchanges.first().containedKey);
        QVERIFY(!exchangesJson(called.result.exchanges).contains("key-4711"));
    }

    void secretsHaveNoDefaultAndAreNotRecorded()
    {
        const auto tape = JsonTape::read(nameForm);
        ServerQuestion question = serverQuestion(u"elicitation/create"_s, tape->root());
        QCOMPARE(question.secretFields, QStringList{u"password"_s});
        QVERIFY(!question.asksForKey);
        QCOMPARE(withDefaults(question), R"({"name":"Jo"})");
        const QByteArray record =
            exchangesJson({{question, ServerAnswer{AnswerAction::Accept, R"({"name":"Jo","password":"s3cret"})"}}});
        QVERIFY(!jsonFault(record));
        QVERIFY(record.contains("\"name\""));
        QVERIFY(!record.contains("Jo") && !record.contains("s3cret"));

        for (const QByteArray &name : {QByteArray("apiKey"), QByteArray("API_KEY"), QByteArray("x-api-key")}) {
            const auto form =
                JsonTape::read(R"j({"requestedSchema":{"properties":{")j" + name + R"(":{"type":"string"}}}})");
            question = serverQuestion(u"elicitation/create"_s, form->root());
            QVERIFY2(question.asksForKey, name.constData());
            QCOMPARE(question.secretFields.size(), 1);
        }
        const auto harmless = JsonTape::read(
            R"({"message":"x","requestedSchema":{"properties":{"keyboard":{"type":"string"},"tokens":{"type":"integer"},)"
            R"("shipping":{"type":"string"},"author":{"type":"string"}}}})");
        QVERIFY(serverQuestion(u"elicitation/create"_s, harmless->root()).secretFields.isEmpty());
    }

    void addresses_data()
    {
        addColumns<QString, bool>("url", "fits");
        QTest::newRow("https") << u"https://login.example.net/connect?x=1"_s << true;
        QTest::newRow("http") << u"http://127.0.0.1:8000/x"_s << true;
        QTest::newRow("a user") << u"https://bank.example@evil.example/"_s << false;
        QTest::newRow("a script") << u"javascript:alert(1)"_s << false;
        QTest::newRow("a file") << u"file:///etc/passwd"_s << false;
        QTest::newRow("data") << u"data:text/html,x"_s << false;
        QTest::newRow("hidden") << u"https://a.example/\u202egnp.exe"_s << false;
        QTest::newRow("backslash") << u"https://good.example\\@evil.example/"_s << false;
        QTest::newRow("none") << QString() << false;
        QTest::newRow("endless") << u"https://a.example/"_s + QString(9000, u'a') << false;
    }

    void addresses()
    {
        QFETCH(QString, url);
        QFETCH(bool, fits);
        const QByteArray params = R"({"mode":"url","message":"Go","url":)" + jsonString(url) + '}';
        ScriptedServer server([&](const ReceivedRequest &r) {
            return rpcReply(r, r.body.contains("inputResponses") ? hello : asking(elicit(params)));
        });
        const CallLog called = callWith(server, {.answers = true, .answer = [](const ServerQuestion &) {
                                                     return ServerAnswer{AnswerAction::Accept, {}};
                                                 }});
        QCOMPARE(called.result.outcome, CallOutcome::Answered);
        QCOMPARE(called.questions.size(), fits ? 1 : 0);
        QVERIFY(
            server.seen().last().body.contains(fits ? R"("who":{"action":"accept"})" : R"("who":{"action":"cancel"})"));
        QCOMPARE(called.result.exchanges.first().question.fault.isEmpty(), fits);
    }

    void headersAreCorrectedFromTheToolList()
    {
        const QByteArray schema = R"({"properties":{"a":{"type":"string","x-mcp-header":"A"}}})";
        for (const int round : {0, 1, 2}) {
            const bool learns = round != 1;
            const bool known = round == 2;
            int calls = 0;
            ScriptedServer server([&](const ReceivedRequest &r) {
                if (r.asks("tools/list"))
                    return rpcReply(r, R"({"resultType":"complete","tools":[{"name":"ask","inputSchema":)" + schema +
                                           "}]}");
                ++calls;
                return learns && r.headers.value("mcp-param-a") == "x"
                           ? rpcReply(r, hello)
                           : httpResponse(400, rpcError(-32020, "Mcp-Param-A is missing"));
            });
            DialectMemory memory;
            ToolCall call{CatalogKind::General, u"ask"_s, R"({"a":"x"})"};
            if (known)
                call.inputSchema = schema;
            ToolCallJob job(QUrl(server.base()), call, {Secret("k-1"), {}}, memory);
            QCOMPARE(ended<ToolCallResult>(job).outcome, learns ? CallOutcome::Answered : CallOutcome::Refused);
            QCOMPARE(calls, known ? 1 : 2);
        }
    }

    void cancelDuringAQuestion()
    {
        ToolServer server([](const ReceivedRequest &r) { return rpcReply(r, asking(elicit(nameForm))); });
        ToolCallJob job(QUrl(server.base()), {CatalogKind::General, u"ask"_s, "{}", {}, true}, {Secret("k-1"), {}},
                        server.memory);
        QSignalSpy asked(&job, &ToolCallJob::asked);
        QSignalSpy ended(&job, &ToolCallJob::finished);
        job.start();
        QVERIFY(asked.wait(5000));
        job.abort();
        job.answer({AnswerAction::Accept, "{}"}); // too late
        QVERIFY(ended.wait(5000));
        const ToolCallResult result = ended.first().first().value<ToolCallResult>();
        QCOMPARE(result.outcome, CallOutcome::Unknown); // it was sent, and may have had effects before the question
        QCOMPARE(result.error->kind, ErrorKind::Canceled);
        QCOMPARE(server.seen().size(), 1);
    }
};

void TestServerQuestions::callIsRepeatedWithTheAnswer()
{
    ScriptedServer server([](const ReceivedRequest &r) {
        return rpcReply(r, r.body.contains("inputResponses") ? hello : asking(elicit(nameForm)));
    });
    const CallLog called = callWith(server, {.answers = true});
    QCOMPARE(called.result.outcome, CallOutcome::Answered);
    QCOMPARE(called.questions.size(), 1);
    QCOMPARE(called.questions.first().message, u"Who?"_s);
    QCOMPARE(server.seen().size(), 2);
    QVERIFY(server.seen().first().body.contains(
        R"(/clientCapabilities":{"elicitation":{"form":{},"url":{}},"extensions":)"));
    QVERIFY(server.seen().last().body.contains(
        R"j("inputResponses":{"who":{"action":"accept","content":{"name":"Jo"}}},"_meta")j"));
    QVERIFY(!server.seen().last().body.contains("requestState"));
    QVERIFY(idOf(server.seen().first()) != idOf(server.seen().last()));
    QCOMPARE(called.result.exchanges.size(), 1);
    QCOMPARE(called.result.exchanges.first().answer->action, AnswerAction::Accept);
}

void TestServerQuestions::stateIsReturnedByteForByte()
{
    for (const QByteArray &state :
         {QByteArray(R"j("{\"a\": 1.0,\u00e9\/}")j"), '"' + QByteArray(1024 * 1024, 'x') + '"'}) {
        ScriptedServer server([&](const ReceivedRequest &r) {
            return rpcReply(r, r.body.contains("inputResponses") ? hello : asking(elicit(nameForm), state));
        });
        const CallLog called = callWith(server, {.answers = true});
        QCOMPARE(called.result.outcome, CallOutcome::Answered);
        QVERIFY(server.seen().last().body.contains("\"requestState\":" + state + ",\"_meta\""));
    }
}

void TestServerQuestions::declineAndCancelAreSent()
{
    for (const AnswerAction action : {AnswerAction::Decline, AnswerAction::Cancel}) {
        ScriptedServer server([](const ReceivedRequest &r) {
            return rpcReply(r, r.body.contains("inputResponses") ? hello : asking(elicit(nameForm)));
        });
        const CallLog called = callWith(server, {.answers = true, .answer = [action](const ServerQuestion &) {
                                                     return ServerAnswer{action, R"({"name":"x"})"};
                                                 }});
        QCOMPARE(called.result.outcome, CallOutcome::Answered);
        QVERIFY(server.seen().last().body.contains(R"j({"who":{"action":")j" + QByteArray(wireWord(action).data()) +
                                                   "\"}}"));
    }
}

void TestServerQuestions::unannouncedQuestionsAreNotAnswered()
{
    ScriptedServer server([](const ReceivedRequest &r) { return rpcReply(r, asking(elicit(nameForm))); });
    const CallLog called = callWith(server);
    QVERIFY(server.seen().first().body.contains(
        R"(clientCapabilities":{"extensions":{"io.modelcontextprotocol/tasks":{}}})"));
    QCOMPARE(server.seen().size(), 1);
    QVERIFY(called.questions.isEmpty());
    QCOMPARE(called.result.error->kind, ErrorKind::AnswerRequired);
    QCOMPARE(called.result.exchanges.size(), 1);
    QVERIFY(!called.result.exchanges.first().answer);
}

RC_TEST(TestServerQuestions)

} // namespace rc::tst_serverquestions

#include "tst_serverquestions.moc"
