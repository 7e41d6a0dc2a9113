// SPDX-License-Identifier: GPL-3.0-or-later
// An answer is the same whole answer however its bytes come, and what is none is not taken for one.
#include "support/testprogram.h"
#include "wire/answerreader.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_answerreader {

namespace {

constexpr qint64 cap = 1000;
const QByteArray ok = "HTTP/1.1 200 Fine\r\n";

struct Read
{
    AnswerReader::State state = AnswerReader::State::More;
    int status = 0;
    QByteArray reason;
    HeaderList headers;
    QByteArray body;
    bool isKept = false;
    QString fault;

    bool operator==(const Read &) const = default;
};

Read readIn(const QList<QByteArray> &parts, bool ends)
{
    AnswerReader reader(cap);
    Read read;
    for (const QByteArray &part : parts) {
        read.state = reader.feed(part);
        read.body += reader.takeBody();
    }
    if (ends)
        read.state = reader.end();
    read.body += reader.takeBody();
    read.status = reader.status();
    read.reason = reader.reason();
    read.headers = reader.headers();
    read.isKept = reader.isKept();
    read.fault = reader.fault();
    return read;
}

} // namespace

class TestAnswerReader : public QObject
{
    Q_OBJECT

private slots:
    void reads_data();
    void reads();
    void aPartOfAnAnswerIsNone();
    void lineFeedsAloneAreNoAnswer();
    void theStatusIsSaidBeforeTheBody();
};

void TestAnswerReader::reads_data()
{
    using State = AnswerReader::State;
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("ends");
    QTest::addColumn<State>("state");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("isKept");
    const QByteArray chunked = ok + "Transfer-Encoding: chunked\r\n\r\n";
    const auto row = [](const char *name, const QByteArray &bytes, bool ends, State state, int status,
                        const QByteArray &body,
                        bool isKept) { QTest::newRow(name) << bytes << ends << state << status << body << isKept; };

    row("a length", ok + "Content-Length: 2\r\n\r\n{}", false, State::Done, 200, "{}", true);
    row("a length of zero", ok + "Content-Length: 0\r\n\r\n", false, State::Done, 200, "", true);
    row("chunks", chunked + "1\r\n{\r\n1;a=b\r\n}\r\n0\r\n\r\n", false, State::Done, 200, "{}", true);
    row("chunks and a trailer", chunked + "2\r\n{}\r\n0\r\nX-A: b\r\n\r\n", false, State::Done, 200, "{}", true);
    row("no chunk but the last", chunked + "0\r\n\r\n", false, State::Done, 200, "", true);
    row("until the close", ok + "X-A: b\r\n\r\n{}", true, State::Done, 200, "{}", false);
    row("no headers, until the close", ok + "\r\n{}", true, State::Done, 200, "{}", false);
    row("no body", "HTTP/1.1 204 Fine\r\nX-A: b\r\n\r\n", false, State::Done, 204, "", true);
    row("closes", ok + "Connection: close\r\nContent-Length: 2\r\n\r\n{}", false, State::Done, 200, "{}", false);
    row("of 1.0", "HTTP/1.0 200 Fine\r\nContent-Length: 2\r\n\r\n{}", false, State::Done, 200, "{}", false);
    row("of 1.0, kept", "HTTP/1.0 200 Fine\r\nConnection: keep-alive\r\nContent-Length: 2\r\n\r\n{}", false,
        State::Done, 200, "{}", true);
    row("go on first", "HTTP/1.1 100 Continue\r\n\r\n" + ok + "Content-Length: 2\r\n\r\n{}", false, State::Done, 200,
        "{}", true);
    row("hints first", "HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\n" + ok + "Content-Length: 2\r\n\r\n{}", false,
        State::Done, 200, "{}", true);
    row("as much as may be", ok + "Content-Length: 1000\r\n\r\n" + QByteArray(cap, 'x'), false, State::Done, 200,
        QByteArray(cap, 'x'), true);

    row("more behind it", ok + "Content-Length: 2\r\n\r\n{}HTTP/1.1 200", false, State::Done, 200, "{}", false);
    row("go on for ever", QByteArray("HTTP/1.1 100 Continue\r\n\r\n").repeated(20), false, State::Garbled, 0, "",
        false);
    row("another protocol", "HTTP/1.1 101 Other\r\nUpgrade: x\r\n\r\n", false, State::Garbled, 0, "", false);
    row("cut in the status", "HTTP/1.1 20", true, State::Cut, 0, "", false);
    row("cut in the headers", ok + "Content-Le", true, State::Cut, 0, "", false);
    row("cut in the body", ok + "Content-Length: 9\r\n\r\n{}", true, State::Cut, 200, "{}", false);
    row("cut in a chunk", chunked + "9\r\n{}", true, State::Cut, 200, "{}", false);
    row("cut between chunks", chunked + "2\r\n{}\r\n", true, State::Cut, 200, "{}", false);
    row("nothing", "", true, State::Cut, 0, "", false);
    row("too large", ok + "Content-Length: 1001\r\n\r\n" + QByteArray(1001, 'x'), false, State::TooLarge, 200,
        QByteArray(cap, 'x'), false);
    row("too large in chunks", chunked + "3e9\r\n" + QByteArray(1001, 'x'), false, State::TooLarge, 200,
        QByteArray(cap, 'x'), false);

    row("rubbish", "rubbish\r\n\r\n", false, State::Garbled, 0, "", false);
    row("a bad chunk size", chunked + "2\r\n{}\r\nzz\r\n", false, State::Garbled, 200, "{}", false);
    row("two lengths", ok + "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}", false, State::Garbled, 0, "", false);
    row("no number for a length", ok + "Content-Length: two\r\n\r\n{}", false, State::Garbled, 0, "", false);
    row("a length below zero", ok + "Content-Length: -2\r\n\r\n{}", false, State::Garbled, 0, "", false);
    row("a space in a name", ok + "Content Length: 2\r\n\r\n{}", false, State::Garbled, 0, "", false);
    row("a head without end", ok + "X-A: " + QByteArray(largestAnswerHead, 'a'), false, State::Garbled, 0, "", false);
}

void TestAnswerReader::reads()
{
    QFETCH(QByteArray, bytes);
    QFETCH(bool, ends);
    QFETCH(AnswerReader::State, state);
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    QFETCH(bool, isKept);

    const Read whole = readIn({bytes}, ends);
    QCOMPARE(whole.state, state);
    QCOMPARE(whole.status, status);
    QCOMPARE(whole.body, body);
    QCOMPARE(whole.isKept, isKept);
    if (whole.state == AnswerReader::State::Done) {
        QCOMPARE(whole.reason, "Fine");
        QVERIFY(whole.fault.isEmpty());
    }
    // The bytes of a socket come as they come.
    if (bytes.size() > largestAnswerHead)
        return;
    for (qsizetype at = 1; at < bytes.size(); ++at) {
        const Read split = readIn({bytes.first(at), bytes.sliced(at)}, ends);
        QVERIFY2(split.state == whole.state && split.body == whole.body && split.status == whole.status,
                 qPrintable(QString::number(at)));
    }
    QList<QByteArray> single;
    for (const char byte : std::as_const(bytes))
        single.append(QByteArray(1, byte));
    const Read dripped = readIn(single, ends);
    QCOMPARE(dripped.state, whole.state);
    QCOMPARE(dripped.body, whole.body);
    QCOMPARE(dripped.headers, whole.headers);
}

void TestAnswerReader::aPartOfAnAnswerIsNone()
{
    const QByteArray bytes = ok + "Content-Length: 2\r\n\r\n{}";
    for (qsizetype length = 0; length < bytes.size(); ++length) {
        const Read read = readIn({bytes.first(length)}, false);
        QCOMPARE(read.state, AnswerReader::State::More);
        QVERIFY(!read.isKept);
    }
}

void TestAnswerReader::lineFeedsAloneAreNoAnswer()
{
    const QByteArray bytes = "HTTP/1.1 200 Fine\nContent-Length: 2\n\n{}";
    QCOMPARE(readIn({bytes}, true).state, AnswerReader::State::Garbled);
    QCOMPARE(readIn({bytes.first(4), bytes.sliced(4)}, true).state, AnswerReader::State::Cut);
}

void TestAnswerReader::theStatusIsSaidBeforeTheBody()
{
    AnswerReader reader(cap);
    QCOMPARE(reader.feed(ok + "X-A: b\r\nX-a: c\r\nContent-Length: 2\r\n\r\n"), AnswerReader::State::More);
    QCOMPARE(reader.status(), 200);
    const HeaderList wanted{{"X-A", "b"}, {"X-a", "c"}, {"Content-Length", "2"}};
    QCOMPARE(reader.headers(), wanted);
}

RC_TEST(TestAnswerReader)

} // namespace rc::tst_answerreader

#include "tst_answerreader.moc"
