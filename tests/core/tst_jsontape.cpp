// SPDX-License-Identifier: GPL-3.0-or-later
// Each value of a document is found as it was sent, also by the readers of one value; text and layout.
#include "core/json/jsontape.h"
#include "support/testprogram.h"

namespace rc::tst_jsontape {

class TestJsonTape : public QObject
{
    Q_OBJECT

private slots:
    void cutsMembers_data();
    void cutsMembers();
    void findsMembersWithEscapedKeys();
    void listsMembersAndElements();
    void emptyInputHasNoValues();
    void recordsNothingBelowTheDepth();
    void survivesTruncatedInput();
    void findsInvalidBytesAtEveryPosition_data();
    void findsInvalidBytesAtEveryPosition();
    void findsDuplicateKeysAmongMany();
    void keysAreNotConfusedWithEscapes();
    void onlyAnObjectHasMembers();
    void textIsDecoded();
    void indentingKeepsDigitsAndEscapes_data();
    void indentingKeepsDigitsAndEscapes();
};

void TestJsonTape::cutsMembers_data()
{
    addColumns<QByteArray, QByteArrayList>("object", "parts");
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

void TestJsonTape::cutsMembers()
{
    QFETCH(QByteArray, object);
    QFETCH(QByteArrayList, parts);
    QVERIFY(!jsonFault(object));
    const auto tape = JsonTape::read(object);
    QVERIFY(tape && tape->root().isObject());
    QByteArrayList found;
    for (const JsonValue member : tape->root())
        found << member.rawKey().toByteArray() << member.raw().toByteArray();
    QCOMPARE(found, parts);
}

void TestJsonTape::findsMembersWithEscapedKeys()
{
    const QByteArray object = R"({"x":{"tools":0},"\u0074ools":1})";
    const auto tape = JsonTape::read(object);
    QVERIFY(tape);
    const JsonValue root = tape->root();
    QCOMPARE(root.member("tools").raw(), QByteArrayView("1"));
    QCOMPARE(root.member("tools").key(), u"tools"_s);
    QVERIFY(!root.member("t"));
    QVERIFY(!root.member("x").member("x"));
    QVERIFY(!root.member("tools").member("tools"));
}

void TestJsonTape::listsMembersAndElements()
{
    const auto tape = JsonTape::read(R"({"a":[10,{},"x"],"t":"\u0062","n":1.50})");
    const JsonValue root = tape->root();
    const JsonValue array = root.member("a");
    QCOMPARE(root.size(), 3);
    QCOMPARE(root.members().size(), 3);
    QVERIFY(root.elements().isEmpty());
    QCOMPARE(array.size(), 3);
    QVERIFY(array.members().isEmpty());
    QVERIFY(array.elements().constFirst() == *array.begin());
    QVERIFY(array.elements().constLast() != *array.begin());
    QCOMPARE(array.elements().constLast().size(), 0);
    QCOMPARE(root.textOf("t"), u"b"_s);
    QCOMPARE(root.textOf("n"), QString());
    QCOMPARE(root.member("n").number(), u"1.50"_s);
    QCOMPARE(root.member("t").number(), std::nullopt);
}

void TestJsonTape::emptyInputHasNoValues()
{
    const JsonValue none;
    QVERIFY(!none && none.begin() == none.end());
    QVERIFY(none.raw().isEmpty() && none.key().isEmpty() && !none.text() && !none.boolean());
    QVERIFY(!none.member("a"));
    const JsonTape empty;
    QVERIFY(!empty.root());
    const auto refused = JsonTape::read("[1,]");
    QVERIFY(!refused);
    QCOMPARE(refused.error().kind, ErrorKind::NotJson);
    QCOMPARE(refused.error().detail, jsonFault("[1,]")->detail);
}

void TestJsonTape::recordsNothingBelowTheDepth()
{
    const QByteArray json = R"({"a":{"b":[1,{"c":2}],"d":3},"e":4})";
    const QByteArray inside = R"([1,{"c":2}])";
    const QList<qsizetype> counts{1, 3, 5, 7, 8, 8}; // number of values by depth
    for (int depth = 0; depth < counts.size(); ++depth) {
        const auto tape = JsonTape::readToDepth(depth, json);
        QVERIFY(tape);
        QCOMPARE(tape->count(), counts.at(depth));
        QCOMPARE(tape->root().raw(), QByteArrayView(json));
        QCOMPARE(tape->root().member("e").raw(), QByteArrayView(depth > 0 ? "4" : ""));
        const JsonValue list = tape->root().member("a").member("b");
        QCOMPARE(list.raw(), QByteArrayView(depth > 1 ? inside : QByteArray()));
        QCOMPARE(list.begin() == list.end(), depth < 3);
    }
    // unrecorded values are still validated
    const auto refused = JsonTape::readToDepth(0, R"({"a":[1,]})");
    QVERIFY(!refused);
    QCOMPARE(refused.error().detail, JsonTape::read(R"({"a":[1,]})").error().detail);
}

void TestJsonTape::survivesTruncatedInput()
{
    const QByteArray object = R"({"a\u0062":{"b":["\\\"",1,{}]},"c\n":"\u00fc"})";
    for (qsizetype length = 0; length <= object.size(); ++length) {
        const QByteArray cut = object.left(length);
        const bool whole = length == object.size();
        QCOMPARE(JsonTape::read(cut).has_value(), whole);
        QCOMPARE(jsonMembers(cut).has_value(), whole);
        QVERIFY(!jsonElements('[' + cut));
        QCOMPARE(jsonMember(cut, u"c\n"_s), whole ? std::optional(QByteArray(R"("\u00fc")")) : std::nullopt);
    }
}

void TestJsonTape::findsInvalidBytesAtEveryPosition_data()
{
    addColumns<QByteArray, bool>("bad", "fits");
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

void TestJsonTape::findsInvalidBytesAtEveryPosition()
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

void TestJsonTape::findsDuplicateKeysAmongMany()
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

void TestJsonTape::keysAreNotConfusedWithEscapes()
{
    // the first is "a" escaped, the second has the text of that escape
    const QByteArray json = R"({"\u0061":1,"\\u0061":2.0})"_ba;
    QCOMPARE(jsonMember(json, u"a"_s), "1"_ba);
    QCOMPARE(jsonMember(json, u"\\u0061"_s), "2.0"_ba);
    QVERIFY(!jsonMember(json, u"\\\\u0061"_s));
    const QList<QPair<QString, QByteArray>> inOrder{{u"a"_s, "1"}, {u"\\u0061"_s, "2.0"}};
    QCOMPARE(jsonMembers(json).value(), inOrder);
}

void TestJsonTape::onlyAnObjectHasMembers()
{
    for (const QByteArray &value : {"[]"_ba, "1"_ba, "\"{}\""_ba, "null"_ba})
        QVERIFY(!jsonMembers(value) && !jsonMember(value, u"a"_s));
    QCOMPARE(jsonElements(" [ 1 , [2e0] ] ").value(), (QList<QByteArray>{"1", "[2e0]"}));
    QVERIFY(!jsonElements("{}") && !jsonElements("\"[]\""));
    QVERIFY(!jsonBool("\"true\"") && !jsonBool("1"));
    QCOMPARE(jsonBool(" true "), true);
    QCOMPARE(jsonBool("false"), false);
}

void TestJsonTape::textIsDecoded()
{
    QCOMPARE(jsonText(R"( "\"\\\/\n\t\u00fc\ud83d\ude00" )"), u"\"\\/\n\t\u00fc\U0001F600"_s);
    QCOMPARE(jsonText("\"\xC3\xBC\""), u"\u00fc"_s);
    QCOMPARE(jsonText("\"\""), u""_s);
    QVERIFY(!jsonText("1") && !jsonText("null") && !jsonText("[\"a\"]"));
}

void TestJsonTape::indentingKeepsDigitsAndEscapes_data()
{
    addColumns<QByteArray, QByteArray>("json", "indented");
    QTest::newRow("empty") << QByteArray("{ }") << QByteArray("{}");
    QTest::newRow("empty inside") << QByteArray(R"({"a":{},"b":[ ]})") << QByteArray("{\n  \"a\": {},\n  \"b\": []\n}");
    QTest::newRow("nested") << QByteArray(R"({"a":[1.0,2e0]})")
                            << QByteArray("{\n  \"a\": [\n    1.0,\n    2e0\n  ]\n}");
    QTest::newRow("brackets in a text") << QByteArray(R"(["{[,:]} \" \\"])")
                                        << QByteArray("[\n  \"{[,:]} \\\" \\\\\"\n]");
    QTest::newRow("a bracket at a text's end") << QByteArray(R"(["a[",1])") << QByteArray("[\n  \"a[\",\n  1\n]");
    QTest::newRow("a scalar") << QByteArray(R"("\u00fc")") << QByteArray(R"("\u00fc")");
}

void TestJsonTape::indentingKeepsDigitsAndEscapes()
{
    QFETCH(QByteArray, json);
    QFETCH(QByteArray, indented);
    QCOMPARE(jsonIndented(json), indented);
    QCOMPARE(jsonCompact(indented), jsonCompact(json));
    QCOMPARE(jsonCompact(R"( {"b" : [1.0, "x, ] } y"], "a": { } })"), R"({"b":[1.0,"x, ] } y"],"a":{}})");
}

RC_TEST(TestJsonTape)

} // namespace rc::tst_jsontape

#include "tst_jsontape.moc"
