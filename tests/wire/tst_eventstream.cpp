// SPDX-License-Identifier: GPL-3.0-or-later
// Event streams give the same events however they are split.
#include "support/testprogram.h"
#include "wire/rpc/detail/eventstream.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_eventstream {

using Events = QList<StreamEvent>;

class TestEventStream : public QObject
{
    Q_OBJECT

private slots:
    void reads_data();
    void reads();
    void stopsAfterTooManyEvents();
};

void TestEventStream::reads_data()
{
    QTest::addColumn<QByteArray>("stream");
    QTest::addColumn<Events>("events");

    const Events one{{"message", "a"}};
    QTest::newRow("nothing") << QByteArray() << Events{};
    QTest::newRow("line feeds") << QByteArray("data: a\n\n") << one;
    QTest::newRow("carriage returns") << QByteArray("data: a\r\r") << one;
    QTest::newRow("both together") << QByteArray("data: a\r\n\r\n") << one;
    QTest::newRow("mixed line ends") << QByteArray("data: a\r\n\ndata: b\r\rdata: c\n\r\n")
                                     << Events{{"message", "a"}, {"message", "b"}, {"message", "c"}};
    QTest::newRow("a byte order mark") << QByteArray("\xEF\xBB\xBF"
                                                     "data: a\n\n")
                                       << one;
    QTest::newRow("a byte order mark later is part of a field name") << QByteArray("data: a\n\xEF\xBB\xBF"
                                                                                   "data: b\n\n")
                                                                     << one;
    QTest::newRow("only the first of two byte order marks goes") << QByteArray("\xEF\xBB\xBF\xEF\xBB\xBF"
                                                                               "data: a\n\n")
                                                                 << Events{};
    QTest::newRow("comments") << QByteArray(": ping\n\n:\ndata: a\n: more\n\n") << one;
    QTest::newRow("a named event") << QByteArray("event: endpoint\ndata: a\n\n") << Events{{"endpoint", "a"}};
    QTest::newRow("a name is for one event only")
        << QByteArray("event: x\ndata: a\n\ndata: b\n\n") << Events{{"x", "a"}, {"message", "b"}};
    QTest::newRow("a name without data does not stay") << QByteArray("event: x\n\ndata: a\n\n") << one;
    QTest::newRow("several data lines") << QByteArray("data: a\ndata: b\ndata:\n\n") << Events{{"message", "a\nb\n"}};
    QTest::newRow("no space after the colon") << QByteArray("data:a\n\n") << one;
    QTest::newRow("one space goes, the second stays") << QByteArray("data:  a\n\n") << Events{{"message", " a"}};
    QTest::newRow("a colon in the value") << QByteArray("data: a:b\n\n") << Events{{"message", "a:b"}};
    QTest::newRow("a field without a colon") << QByteArray("data\n\n") << Events{{"message", ""}};
    QTest::newRow("other fields are left out") << QByteArray("id: 1\nretry: 5\nDATA: x\ndata: a\n\n") << one;
    QTest::newRow("an event that does not end is none") << QByteArray("data: a\n\ndata: b\n") << one;
    QTest::newRow("bytes beyond ASCII") << QByteArray("data: \xC3\xBC\n\n") << Events{{"message", "\xC3\xBC"}};
}

void TestEventStream::reads()
{
    QFETCH(QByteArray, stream);
    QFETCH(Events, events);

    QCOMPARE(EventStream().feed(stream), events);
    for (qsizetype cut = 0; cut <= stream.size(); ++cut) {
        EventStream parser;
        Events both = parser.feed(stream.left(cut));
        both += parser.feed(stream.mid(cut));
        QVERIFY2(both == events, qPrintable(u"cut at byte %1"_s.arg(cut)));
    }
    EventStream parser;
    Events single;
    for (const char c : stream)
        single += parser.feed(QByteArray(1, c));
    QCOMPARE(single, events);
}

void TestEventStream::stopsAfterTooManyEvents()
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

RC_TEST(TestEventStream)

} // namespace rc::tst_eventstream

#include "tst_eventstream.moc"
