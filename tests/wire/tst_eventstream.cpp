// SPDX-License-Identifier: GPL-3.0-or-later
// Fifty event streams, split at every byte, give the same events as unsplit.
#include "support/testprogram.h"
#include "wire/rpc/detail/eventstream.h"

namespace rc::tst_eventstream {

namespace {

using Events = QList<StreamEvent>;

struct Stream
{
    const char *name;
    QByteArray bytes;
    Events events;
};

Events messages(const QList<QByteArray> &data)
{
    Events events;
    for (const QByteArray &text : data)
        events.append({"message", text});
    return events;
}

QList<Stream> lineEndStreams()
{
    return {
        {"LF", "data: a\n\ndata: b\n\n", messages({"a", "b"})},
        {"CRLF", "data: a\r\n\r\ndata: b\r\n\r\n", messages({"a", "b"})},
        {"CR", "data: a\r\rdata: b\r\r", messages({"a", "b"})},
        {"LF, then CRLF", "data: a\n\r\ndata: b\r\n\n", messages({"a", "b"})},
        {"CR, then LF: one line end", "data: a\r\ndata: b\r\n\r\n", messages({"a\nb"})},
        {"CR, CR, LF: two line ends", "data: a\r\r\ndata: b\n\n", messages({"a", "b"})},
        {"LF, CR, LF: two line ends", "data: a\n\r\ndata: b\r\r", messages({"a", "b"})},
        {"LF, CR, CR", "data: a\n\r\rdata: b\n\n", messages({"a", "b"})},
        {"all three within one event", "data: a\rdata: b\ndata: c\r\n\r", messages({"a\nb\nc"})},
        {"CR at the very end", "data: a\n\r", messages({"a"})},
        {"line ends only", "\n\r\n\r\r\n\n", {}},
        {"vertical tab and form feed end no line", "data: a\vdata: b\fc\n\n", messages({"a\vdata: b\fc"})},
        {"next line and line separator end no line", "data: a\xC2\x85\xE2\x80\xA8z\n\n",
         messages({"a\xC2\x85\xE2\x80\xA8z"})},
    };
}

QList<Stream> fieldStreams()
{
    return {
        {"no space behind the colon", "data:a\ndata:b\n\n", messages({"a\nb"})},
        {"two spaces behind the colon", "data:  a\n\n", messages({" a"})},
        {"tab behind the colon", "data:\ta\n\n", messages({"\ta"})},
        {"space before the colon", "data : a\n\n", {}},
        {"space before the field", " data: a\n\n", {}},
        {"colons in the data", "data: a:b::c\n\n", messages({"a:b::c"})},
        {"field without a colon", "data\n\n", messages({""})},
        {"empty data", "data:\n\n", messages({""})},
        {"space as data", "data: \n\n", messages({""})},
        {"empty data twice", "data\ndata:\n\n", messages({"\n"})},
        {"empty data behind data", "data: a\ndata\n\n", messages({"a\n"})},
        {"trailing spaces stay", "data: a  \n\n", messages({"a  "})},
        {"field in capitals", "DATA: a\nData: b\ndata: c\n\n", messages({"c"})},
        {"field that begins like data", "datax: a\ndat: b\ndata: c\n\n", messages({"c"})},
        {"unknown fields", "foo: 1\nfoo\n{\"a\":1}\ndata: a\nbar:\n\n", messages({"a"})},
        {"ids", "id: 1\ndata: a\n\nid\ndata: b\n\n", messages({"a", "b"})},
        {"NUL in an id",
         QByteArray("id: 1\0"
                    "2\ndata: a\n\n",
                    17),
         messages({"a"})},
        {"NUL in the data", QByteArray("data: a\0b\n\n", 11), messages({QByteArray("a\0b", 3)})},
        {"retry", "retry: 5000\ndata: a\nretry: x\n\n", messages({"a"})},
        {"id only", "id: 1\n\ndata: a\n\n", messages({"a"})},
    };
}

QList<Stream> eventStreams()
{
    return {
        {"named event", "event: endpoint\ndata: /x\n\n", {{"endpoint", "/x"}}},
        {"name behind the data", "data: a\nevent: x\n\n", {{"x", "a"}}},
        {"last name counts", "event: x\nevent: y\ndata: a\n\n", {{"y", "a"}}},
        {"empty name", "event:\ndata: a\n\n", messages({"a"})},
        {"name without a colon", "event: x\nevent\ndata: a\n\n", messages({"a"})},
        {"name for one event only", "event: x\ndata: a\n\ndata: b\n\n", {{"x", "a"}, {"message", "b"}}},
        {"name without data", "event: x\n\ndata: a\n\n", messages({"a"})},
        {"comments", ":\n: a\n:data: b\ndata: c\n:\n\n: d\n\n", messages({"c"})},
        {"comment within an event", "data: a\n: ping\ndata: b\n\n", messages({"a\nb"})},
        {"blank lines between", "\n\n\ndata: a\n\n\n\ndata: b\n\n\n", messages({"a", "b"})},
    };
}

QList<Stream> wholeStreams()
{
    const QByteArray mark("\xEF\xBB\xBF");
    const QByteArray big(1500, 'x');
    QByteArray many;
    Events manyEvents;
    for (int i = 0; i < 60; ++i) {
        many += "id: " + QByteArray::number(i) + "\r\ndata: " + QByteArray::number(i) + "\r\n\r\n";
        manyEvents.append({"message", QByteArray::number(i)});
    }
    return {
        {"nothing", "", {}},
        {"byte order mark", mark + "data: a\n\n", messages({"a"})},
        {"byte order mark twice", mark + mark + "data: a\n\ndata: b\n\n", messages({"b"})},
        {"byte order mark in the second line", "\n" + mark + "data: a\n\n", {}},
        {"half a byte order mark",
         "\xEF\xBB"
         "data: a\n\n",
         {}},
        {"byte order mark only", mark, {}},
        {"last blank line missing", "data: a\n\ndata: b\n", messages({"a"})},
        {"last line end missing", "data: a\n\ndata: b", messages({"a"})},
        {"bytes that are no UTF-8", "data: \xFF\xC3\n\n", messages({"\xFF\xC3"})},
        {"many bytes a character", "data: \xF0\x9F\xA6\x8A\xC3\xBC\xE2\x82\xAC\n\n",
         messages({"\xF0\x9F\xA6\x8A\xC3\xBC\xE2\x82\xAC"})},
        {"long line", "data: " + big + "\n\ndata: a\n\n", messages({big, "a"})},
        {"long comment", ":" + big + "\ndata: a\n\n", messages({"a"})},
        {"long field name", big + ": a\ndata: a\n\n", messages({"a"})},
        {"sixty events", many, manyEvents},
        {"JSON-RPC as servers send it",
         "event: message\r\ndata: {\"jsonrpc\":\"2.0\",\r\ndata: \"id\":\"1\",\"result\":{}}\r\n\r\n",
         messages({"{\"jsonrpc\":\"2.0\",\n\"id\":\"1\",\"result\":{}}"})},
    };
}

QList<Stream> streams()
{
    return lineEndStreams() + fieldStreams() + eventStreams() + wholeStreams();
}

Events read(const QList<QByteArray> &chunks)
{
    EventStream stream;
    Events events;
    for (const QByteArray &chunk : chunks)
        events += stream.feed(chunk);
    return events;
}

} // namespace

class TestEventStream : public QObject
{
    Q_OBJECT

private slots:
    void chunkingDoesNotChangeEvents_data()
    {
        addColumns<QByteArray, Events>("bytes", "events");
        const QList<Stream> all = streams();
        for (const Stream &stream : all)
            QTest::newRow(stream.name) << stream.bytes << stream.events;
    }

    void chunkingDoesNotChangeEvents()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(Events, events);
        QCOMPARE(read({bytes}), events);
        for (qsizetype at = 0; at <= bytes.size(); ++at) {
            if (read({bytes.left(at), bytes.mid(at)}) != events)
                QFAIL(qPrintable(u"cut at byte %1, the events are others"_s.arg(at)));
            if (read({bytes.left(at), QByteArray(), bytes.mid(at, 1), bytes.mid(at + 1)}) != events)
                QFAIL(qPrintable(u"cut around byte %1, the events are others"_s.arg(at)));
        }
        QList<QByteArray> single;
        for (const char byte : std::as_const(bytes))
            single.append(QByteArray(1, byte));
        QCOMPARE(read(single), events);
    }

    void stopsAfterTooManyEvents()
    {
        constexpr qsizetype maxEvents = 10'000;
        EventStream parser;
        const QByteArray event("data: a\n\n");
        QCOMPARE(parser.feed(event.repeated(maxEvents)).size(), maxEvents);
        QVERIFY(!parser.overflowed());
        QVERIFY(parser.feed(event).isEmpty());
        QVERIFY(parser.overflowed());
        QVERIFY(parser.feed(event).isEmpty());
    }
};

RC_TEST(TestEventStream)

} // namespace rc::tst_eventstream

#include "tst_eventstream.moc"
