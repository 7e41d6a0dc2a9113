// SPDX-License-Identifier: GPL-3.0-or-later
// JSON by RFC 8259, with bytes returned as sent.
#include "core/json/strictjson.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_strictjson {

class TestStrictJson : public QObject
{
    Q_OBJECT

private slots:
    void takes_data();
    void takes();
    void refuses_data();
    void refuses();
    void saysWhere();
    void valuesAreTheBytesThatWereSent();
    void membersKeepTheirOrder();
    void aKeyIsNotTakenForTheWayAnotherIsWritten();
    void onlyAnObjectHasMembers();
    void textIsDecoded_data();
    void textIsDecoded();
    void indentingKeepsDigitsAndEscapes_data();
    void indentingKeepsDigitsAndEscapes();
};

namespace {

using Rows = QList<QPair<const char *, QByteArray>>;

void addRows(const Rows &rows)
{
    QTest::addColumn<QByteArray>("json");
    for (const auto &[name, json] : rows)
        QTest::newRow(name) << json;
}

} // namespace

void TestStrictJson::takes_data()
{
    addRows({
        {"an empty object", "{}"},
        {"an empty array", "[]"},
        {"white space inside", " { \t\r\n } "},
        {"a scalar text", "\"a\""},
        {"an empty text", "\"\""},
        {"true", "true"},
        {"false", "false"},
        {"null", "null"},
        {"zero", "0"},
        {"minus zero", "-0"},
        {"an integer beyond doubles", "9007199254740993"},
        {"a very long integer", QByteArray(400, '9')},
        {"a fraction", "1.0"},
        {"an exponent", "1e5"},
        {"a signed exponent", "1E-7"},
        {"a plus in the exponent", "1.5e+300"},
        {"an exponent beyond doubles", "1e999"},
        {"all short escapes", R"("\"\\\/\b\f\n\r\t")"},
        {"a unicode escape", R"("\u00fc")"},
        {"an escaped NUL", R"("\u0000")"},
        {"a surrogate pair", R"("\ud83d\ude00")"},
        {"a surrogate pair in capitals", R"("\uD83D\uDE00")"},
        {"two bytes of UTF-8", "\"\xC3\xBC\""},
        {"three bytes of UTF-8", "\"\xE2\x82\xAC\""},
        {"four bytes of UTF-8", "\"\xF0\x9F\x98\x80\""},
        {"DEL", "\"\x7F\""},
        {"a noncharacter", "\"\xEF\xBF\xBF\""},
        {"nested", R"({"a":[1,{"b":[true,null]}]})"},
        {"an empty key", R"({"":1})"},
        {"keys that differ in case", R"({"a":1,"A":2})"},
        {"the same key at two depths", R"({"a":{"a":1}})"},
        {"512 levels", QByteArray(512, '[') + QByteArray(512, ']')},
    });
}

void TestStrictJson::takes()
{
    QFETCH(QByteArray, json);
    const std::optional<Error> fault = jsonFault(json);
    QVERIFY2(!fault, fault ? qPrintable(fault->detail) : "");
}

void TestStrictJson::refuses_data()
{
    addRows({
        {"nothing", ""},
        {"only white space", " \n"},
        {"a byte order mark", "\xEF\xBB\xBF{}"},
        {"half an object", "{"},
        {"half an array", "["},
        {"a wrong bracket", "[}"},
        {"a stray bracket", "]"},
        {"more after the end", "{} x"},
        {"two values", "{}{}"},
        {"NUL after the end", QByteArray("{}\0", 3)},
        {"only NUL", QByteArray("\0", 1)},
        {"NUL as a value", QByteArray("[\0]", 3)},
        {"a trailing comma in an array", "[1,]"},
        {"a trailing comma in an object", R"({"a":1,})"},
        {"a leading comma", "[,1]"},
        {"two commas", "[1,,2]"},
        {"no comma", "[1 2]"},
        {"no colon", R"({"a" 1})"},
        {"two colons", R"({"a"::1})"},
        {"no value", R"({"a":})"},
        {"no key", "{:1}"},
        {"a bare key", "{a:1}"},
        {"a number as key", "{1:1}"},
        {"null as key", "{null:1}"},
        {"single quotes", "{'a':1}"},
        {"a comment", "{/* */}"},
        {"a line comment", "[] // x"},
        {"a leading zero", "01"},
        {"a negative leading zero", "-01"},
        {"a leading plus", "+1"},
        {"only a minus", "-"},
        {"two minuses", "--1"},
        {"no digit before the point", ".5"},
        {"no digit after the point", "1."},
        {"a point before the exponent", "1.e5"},
        {"an empty exponent", "1e"},
        {"a sign for an exponent", "1e+"},
        {"two points", "1.2.3"},
        {"hexadecimal", "0x10"},
        {"an underscore", "1_000"},
        {"infinity", "Infinity"},
        {"minus infinity", "-Infinity"},
        {"NaN", "NaN"},
        {"full-width digits", "\xEF\xBC\x91"},
        {"capital TRUE", "TRUE"},
        {"half a word", "tru"},
        {"too much of a word", "truex"},
        {"undefined", "undefined"},
        {"a text that does not end", "\"a"},
        {"an escape that does not end", "\"\\"},
        {"an escaped closing quote", "\"\\\""},
        {"an unknown escape", R"("\x41")"},
        {"an escaped quote of the other kind", R"("\'")"},
        {"three digits of unicode", R"("\u00f")"},
        {"no hexadecimal", R"("\u00fg")"},
        {"a capital U", R"("\U00fc")"},
        {"a raw line feed", "\"a\nb\""},
        {"a raw tab", "\"\t\""},
        {"a raw NUL", QByteArray("\"\0\"", 3)},
        {"a raw escape character", "\"\x1B\""},
        {"half a surrogate pair, high", R"("\ud83d")"},
        {"half a surrogate pair, low", R"("\ude00")"},
        {"two high surrogates", R"("\ud83d\ud83d")"},
        {"a pair the wrong way round", R"("\ude00\ud83d")"},
        {"a high surrogate before a text", R"("\ud83dx")"},
        {"a high surrogate before a short escape", R"("\ud83d\n")"},
        {"a lone continuation byte", "\"\x80\""},
        {"two bytes cut short", "\"\xC3\""},
        {"three bytes cut short", "\"\xE2\x82\""},
        {"four bytes cut short", "\"\xF0\x9F\x98\""},
        {"an overlong slash", "\"\xC0\xAF\""},
        {"an overlong three bytes", "\"\xE0\x80\xAF\""},
        {"an overlong four bytes", "\"\xF0\x80\x80\xAF\""},
        {"an encoded surrogate", "\"\xED\xA0\x80\""},
        {"beyond U+10FFFF", "\"\xF4\x90\x80\x80\""},
        {"five bytes", "\"\xF8\x88\x80\x80\x80\""},
        {"the byte FF", "\"\xFF\""},
        {"Latin-1", "\"\xFC\""},
        {"UTF-16", QByteArray("\xFF\xFE{\0}\0", 6)},
        {"a duplicate key", R"({"a":1,"a":2})"},
        {"a duplicate key, escaped", R"({"a":1,"\u0061":2})"},
        {"a duplicate key further in", R"([{"b":{"result":1,"x":0,"result":2}}])"},
        {"a duplicate empty key", R"({"":1,"":2})"},
        {"a form feed between", "[\f1]"},
        {"a no-break space between", "[\xC2\xA0"
                                     "1]"},
        {"513 levels", QByteArray(513, '[') + QByteArray(513, ']')},
        {"100,000 levels", QByteArray(100'000, '[')},
        {"100,000 levels of objects", QByteArray(R"({"a":)").repeated(100'000)},
        {"a web page", "<!doctype html><html></html>"},
        {"an event stream", "data: {}\n\n"},
    });
}

void TestStrictJson::refuses()
{
    QFETCH(QByteArray, json);
    const std::optional<Error> fault = jsonFault(json);
    QVERIFY(fault);
    QCOMPARE(fault->kind, ErrorKind::NotJson);
    QVERIFY(!fault->detail.isEmpty());
}

void TestStrictJson::saysWhere()
{
    QVERIFY(jsonFault(R"({"a":tru})")->detail.contains(u"5"_s));
    QVERIFY(jsonFault("[1,2]x")->detail.contains(u"5"_s));
}

void TestStrictJson::valuesAreTheBytesThatWereSent()
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

void TestStrictJson::membersKeepTheirOrder()
{
    const auto members = jsonMembers(R"({"z":1,"\u0061":{"x":2},"":null})");
    QVERIFY(members);
    const QList<QPair<QString, QByteArray>> expected{{u"z"_s, "1"}, {u"a"_s, R"({"x":2})"}, {u""_s, "null"}};
    QCOMPARE(*members, expected);
}

void TestStrictJson::aKeyIsNotTakenForTheWayAnotherIsWritten()
{
    // the first is "a" escaped, the second has the text of that escape
    const QByteArray json = R"({"\u0061":1,"\\u0061":2})"_ba;
    QCOMPARE(jsonMember(json, u"a"_s), "1"_ba);
    QCOMPARE(jsonMember(json, u"\\u0061"_s), "2"_ba);
    QVERIFY(!jsonMember(json, u"\\\\u0061"_s));
}

void TestStrictJson::onlyAnObjectHasMembers()
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

void TestStrictJson::textIsDecoded_data()
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

void TestStrictJson::textIsDecoded()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, text);
    QCOMPARE(jsonText(json), text);
    QVERIFY(!jsonText("1"));
    QVERIFY(!jsonText("null"));
    QVERIFY(!jsonText("[\"a\"]"));
}

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

void TestStrictJson::indentingKeepsDigitsAndEscapes()
{
    QFETCH(QByteArray, json);
    QFETCH(QByteArray, indented);
    QCOMPARE(jsonIndented(json), indented);
}

RC_TEST(TestStrictJson)

} // namespace rc::tst_strictjson

#include "tst_strictjson.moc"
