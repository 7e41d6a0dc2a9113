// SPDX-License-Identifier: GPL-3.0-or-later
// JSON by RFC 8259, with bytes returned as sent.
#include "core/json/jsontape.h"
#include "support/testprogram.h"

namespace rc::tst_strictjson {

class TestStrictJson : public QObject
{
    Q_OBJECT

private slots:
    void saysWhere()
    {
        QVERIFY(jsonFault(R"({"a":tru})")->detail.contains(u"5"_s));
        QVERIFY(jsonFault("[1,2]x")->detail.contains(u"5"_s));
    }

    void valuesAreTheBytesThatWereSent()
    {
        const QByteArray json = R"( {"a" : 1.0 ,"\u0062": "\u00fc" , "c":[ 1 , 2e0 ], "d":9007199254740993} )";
        QVERIFY(!jsonFault(json));
        QCOMPARE(jsonMember(json, u"a"_s), QByteArray("1.0"));
        QCOMPARE(jsonMember(json, u"b"_s), QByteArray(R"("\u00fc")"));
        QCOMPARE(jsonMember(json, u"c"_s), QByteArray("[ 1 , 2e0 ]"));
        QCOMPARE(jsonMember(json, u"d"_s), QByteArray("9007199254740993"));
        QVERIFY(!jsonMember(json, u"e"_s));
        QCOMPARE(jsonElements("[ 1 , 2e0 ]").value(), (QList<QByteArray>{"1", "2e0"}));
        QCOMPARE(jsonElements(" [ ] ").value(), QList<QByteArray>());
    }

    void membersKeepTheirOrder()
    {
        const auto members = jsonMembers(R"({"z":1,"\u0061":{"x":2},"":null})");
        QVERIFY(members);
        const QList<QPair<QString, QByteArray>> expected{{u"z"_s, "1"}, {u"a"_s, R"({"x":2})"}, {u""_s, "null"}};
        QCOMPARE(*members, expected);
    }

    void aKeyIsNotTakenForTheWayAnotherIsWritten()
    {
        // the first is "a" escaped, the second has the text of that escape
        const QByteArray json = R"({"\u0061":1,"\\u0061":2})"_ba;
        QCOMPARE(jsonMember(json, u"a"_s), "1"_ba);
        QCOMPARE(jsonMember(json, u"\\u0061"_s), "2"_ba);
        QVERIFY(!jsonMember(json, u"\\\\u0061"_s));
    }

    void onlyAnObjectHasMembers()
    {
        for (const QByteArray &value : {QByteArray("[]"), QByteArray("1"), QByteArray("\"{}\""), QByteArray("null")}) {
            QVERIFY(!jsonMembers(value));
            QVERIFY(!jsonMember(value, u"a"_s));
        }
        QVERIFY(!jsonElements("{}"));
        QVERIFY(!jsonElements("\"[]\""));
        QVERIFY(!jsonBool("\"true\""));
        QVERIFY(!jsonBool("1"));
        QCOMPARE(jsonBool(" true "), true);
        QCOMPARE(jsonBool("false"), false);
    }

    void textIsDecoded_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("text");
        QTest::newRow("plain") << QByteArray("\"abc\"") << u"abc"_s;
        QTest::newRow("empty") << QByteArray("\"\"") << u""_s;
        QTest::newRow("escapes") << QByteArray(R"("\"\\\/\n\t")") << u"\"\\/\n\t"_s;
        QTest::newRow("unicode") << QByteArray(R"("\u00fc\ud83d\ude00")") << u"\u00fc\U0001F600"_s;
        QTest::newRow("UTF-8") << QByteArray("\"\xC3\xBC\"") << u"\u00fc"_s;
        QTest::newRow("white space around") << QByteArray(" \"a\" ") << u"a"_s;
    }

    void textIsDecoded()
    {
        QFETCH(QByteArray, json);
        QFETCH(QString, text);
        QCOMPARE(jsonText(json), text);
        QVERIFY(!jsonText("1"));
        QVERIFY(!jsonText("null"));
        QVERIFY(!jsonText("[\"a\"]"));
    }

    void indentingKeepsDigitsAndEscapes_data();

    void indentingKeepsDigitsAndEscapes()
    {
        QFETCH(QByteArray, json);
        QFETCH(QByteArray, indented);
        QCOMPARE(jsonIndented(json), indented);
    }
};

void TestStrictJson::indentingKeepsDigitsAndEscapes_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("indented");
    QTest::newRow("empty") << QByteArray("{ }") << QByteArray("{}");
    QTest::newRow("empty inside") << QByteArray(R"({"a":{},"b":[ ]})") << QByteArray("{\n  \"a\": {},\n  \"b\": []\n}");
    QTest::newRow("nested") << QByteArray(R"({"a":[1.0,2e0]})")
                            << QByteArray("{\n  \"a\": [\n    1.0,\n    2e0\n  ]\n}");
    QTest::newRow("brackets in a text") << QByteArray(R"(["{[,:]} \" \\"])")
                                        << QByteArray("[\n  \"{[,:]} \\\" \\\\\"\n]");
    QTest::newRow("a bracket at a text's end") << QByteArray(R"(["a[",1])") << QByteArray("[\n  \"a[\",\n  1\n]");
    QTest::newRow("a scalar") << QByteArray(R"("\u00fc")") << QByteArray(R"("\u00fc")");
}

RC_TEST(TestStrictJson)

} // namespace rc::tst_strictjson

#include "tst_strictjson.moc"
