// SPDX-License-Identifier: GPL-3.0-or-later
// Holds what reads large answers quickly: cutting JSON into views, and judging texts and keys many bytes at a time.
#include "core/jsonslices.h"
#include "core/strictjson.h"
#include "support/testprogram.h"

#include <QTest>

namespace rc::tst_jsonslices {

class TestJsonSlices : public QObject
{
    Q_OBJECT

private slots:
    void cutsMembers_data();
    void cutsMembers();
    void cutsElements();
    void findsAMemberHoweverItsKeyIsWritten();
    void survivesWhatIsCutOff();
    void seesABadByteAtEachPlaceOfAText_data();
    void seesABadByteAtEachPlaceOfAText();
    void findsATwinAmongManyKeys();
};

void TestJsonSlices::cutsMembers_data()
{
    QTest::addColumn<QByteArray>("object");
    QTest::addColumn<QByteArrayList>("parts");
    QTest::newRow("none") << QByteArray(" { } ") << QByteArrayList();
    QTest::newRow("scalars") << QByteArray(R"({"a":1,"b":true,"c":null})")
                             << QByteArrayList{"\"a\"", "1", "\"b\"", "true", "\"c\"", "null"};
    QTest::newRow("white space") << QByteArray(" {\n\"a\" :\t1.0 , \"b\":[ 1 ] } ")
                                 << QByteArrayList{"\"a\"", "1.0", "\"b\"", "[ 1 ]"};
    QTest::newRow("brackets in texts") << QByteArray(R"({"a}":"]{,\"","b":{"c":"}"}})")
                                       << QByteArrayList{R"("a}")", R"("]{,\"")", R"("b")", R"({"c":"}"})"};
    QTest::newRow("backslash before a closing quote")
        << QByteArray(R"({"a":"\\","b":"\\\"","c":"\\\\"})")
        << QByteArrayList{R"("a")", R"("\\")", R"("b")", R"("\\\"")", R"("c")", R"("\\\\")"};
}

void TestJsonSlices::cutsMembers()
{
    QFETCH(QByteArray, object);
    QFETCH(QByteArrayList, parts);
    QVERIFY(!jsonFault(object));
    const auto members = jsonMemberSlices(object);
    QVERIFY(members);
    QByteArrayList found;
    for (const auto &[key, value] : *members)
        found << key.toByteArray() << value.toByteArray();
    QCOMPARE(found, parts);
}

void TestJsonSlices::cutsElements()
{
    const QByteArray array = R"( [1 , "a,]" ,[[2],{"b":[3]}], {} ] )";
    const auto elements = jsonElementSlices(array);
    QVERIFY(elements);
    QByteArrayList found;
    for (const QByteArrayView element : *elements)
        found.append(element.toByteArray());
    QCOMPARE(found, (QByteArrayList{"1", R"("a,]")", R"([[2],{"b":[3]}])", "{}"}));
    QVERIFY(!jsonElementSlices("{}"));
    QVERIFY(!jsonMemberSlices("[]"));
}

void TestJsonSlices::findsAMemberHoweverItsKeyIsWritten()
{
    const QByteArray object = R"({"x":{"tools":0},"\u0074ools":1})";
    QCOMPARE(jsonMemberSlice(object, "tools"), QByteArrayView("1"));
    QVERIFY(!jsonMemberSlice(object, "t"));
    QVERIFY(!jsonMemberSlice("7", "t"));
}

void TestJsonSlices::survivesWhatIsCutOff()
{
    const QByteArray object = R"({"a\u0062":{"b":["\\\"",1,{}]},"c\n":"\u00fc"})";
    for (qsizetype length = 0; length <= object.size(); ++length) {
        const QByteArray cut = object.left(length);
        QVERIFY(jsonMembers(cut).value_or(QList<QPair<QString, QByteArray>>()).size() <= 2);
        QVERIFY(jsonElements('[' + cut).value_or(QList<QByteArray>()).size() <= 2);
        (void)jsonMember(cut, QStringLiteral("c"));
    }
}

void TestJsonSlices::seesABadByteAtEachPlaceOfAText_data()
{
    QTest::addColumn<QByteArray>("bad");
    QTest::addColumn<bool>("fits");
    QTest::newRow("control") << QByteArray("\x1F") << false;
    QTest::newRow("line feed") << QByteArray("\n") << false;
    QTest::newRow("NUL") << QByteArray("\0", 1) << false;
    QTest::newRow("quote") << QByteArray("\"") << false;
    QTest::newRow("unknown escape") << QByteArray("\\x") << false;
    QTest::newRow("half a character") << QByteArray("\xC3") << false;
    QTest::newRow("stray continuation") << QByteArray("\x80") << false;
    QTest::newRow("last control plus one") << QByteArray(" ") << true;
    QTest::newRow("neighbours of quote and backslash") << QByteArray("!#[]") << true;
    QTest::newRow("DEL") << QByteArray("\x7F") << true;
    QTest::newRow("escape") << QByteArray("\\n") << true;
    QTest::newRow("whole character") << QByteArray("\xC3\xBC") << true;
}

void TestJsonSlices::seesABadByteAtEachPlaceOfAText()
{
    QFETCH(QByteArray, bad);
    QFETCH(bool, fits);
    for (int before = 0; before < 20; ++before) {
        for (int after = 0; after < 20; ++after) {
            const QByteArray json = "[\"" + QByteArray(before, 'a') + bad + QByteArray(after, 'z') + "\"]";
            QCOMPARE(!jsonFault(json), fits);
        }
    }
}

void TestJsonSlices::findsATwinAmongManyKeys()
{
    for (int count = 1; count < 40; ++count) {
        QByteArray members;
        for (int i = 0; i < count; ++i)
            members += "\"k" + QByteArray::number(i) + "\":0,";
        QVERIFY(!jsonFault('{' + members + "\"other\":0}"));
        for (int i = 0; i < count; ++i) {
            QVERIFY(jsonFault('{' + members + "\"k" + QByteArray::number(i) + "\":0}"));
            QVERIFY(jsonFault('{' + members + R"("\u006b)" + QByteArray::number(i) + "\":0}"));
            QVERIFY(jsonFault(R"({"\u006b)" + QByteArray::number(i) + "\":0," + members + "\"other\":0}"));
        }
    }
}

RC_TEST(TestJsonSlices)

} // namespace rc::tst_jsonslices

#include "tst_jsonslices.moc"
