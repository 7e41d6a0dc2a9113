// SPDX-License-Identifier: GPL-3.0-or-later
// Arguments validated against schemas: faults, remarks, and unchecked parts, which are reported.
#include "catalog/schema/argumentscheck.h"
#include "core/json/exactnumber.h"
#include "support/testprogram.h"

namespace rc::tst_argumentscheck {

namespace {

QStringList faultsOf(const QByteArray &schema, const QByteArray &value)
{
    QStringList lines;
    for (const ArgumentFault &fault : checkValue(schema, value).faults)
        lines.append(faultText(fault));
    return lines;
}

} // namespace

class TestArgumentsCheck : public QObject
{
    Q_OBJECT

private slots:
    void numbersCompareByDigits_data()
    {
        addColumns<QString, QString>("smaller", "larger");
        QTest::newRow("beyond a double's digits") << u"9007199254740993"_s << u"9007199254740994"_s;
        QTest::newRow("a fraction") << u"0.30000000000000000001"_s << u"0.30000000000000000002"_s;
        QTest::newRow("negative") << u"-2"_s << u"-1.5"_s;
        QTest::newRow("around zero") << u"-1e-400"_s << u"0"_s;
        QTest::newRow("exponents") << u"9e99"_s << u"1e100"_s;
        QTest::newRow("a longer one") << u"12"_s << u"12.5"_s;
        QTest::newRow("far beyond a double") << u"1e400"_s << u"1e401"_s;
    }

    void numbersCompareByDigits()
    {
        QFETCH(QString, smaller);
        QFETCH(QString, larger);
        const auto less = ExactNumber::from(smaller);
        const auto more = ExactNumber::from(larger);
        QVERIFY(less && more);
        QVERIFY(*less < *more);
        QVERIFY(*more > *less);
        QVERIFY(!(*less == *more));
        QVERIFY(*less <= *less);
    }

    void multiples_data()
    {
        addColumns<QString, QString>("number", "divisor");
        QTest::addColumn<int>("expected"); // -1: unknown
        QTest::newRow("a tenth, which no double is") << u"0.3"_s << u"0.1"_s << 1;
        QTest::newRow("not") << u"0.35"_s << u"0.1"_s << 0;
        QTest::newRow("whole") << u"9007199254740993"_s << u"3"_s << 1;
        QTest::newRow("zero") << u"0"_s << u"7"_s << 1;
        QTest::newRow("large exponent") << u"1e100"_s << u"8"_s << 1;
        QTest::newRow("by zero") << u"1"_s << u"0"_s << -1;
        QTest::newRow("beyond what is worth it") << u"1e900000000"_s << u"7"_s << -1;
    }

    void multiples()
    {
        QFETCH(QString, number);
        QFETCH(QString, divisor);
        QFETCH(int, expected);
        const auto found = ExactNumber::from(number)->isMultipleOf(*ExactNumber::from(divisor));
        QCOMPARE(found ? int(*found) : -1, expected);
    }

    void fits_data();

    void fits()
    {
        QFETCH(QByteArray, schema);
        QFETCH(QByteArray, value);
        QCOMPARE(faultsOf(schema, value), QStringList());
    }

    void faults_data()
    {
        addColumns<QByteArray, QByteArray, QString>("schema", "value", "fault");
        const auto row = [](const char *name, const char *schema, const char *value, const QString &fault) {
            QTest::newRow(name) << QByteArray(schema) << QByteArray(value) << fault;
        };
        row("type", R"({"type":"string"})", "1", u"Must be text, but is a number."_s);
        row("types", R"({"type":["string","null"]})", "[]", u"Must be text or null, but is a list."_s);
        row("not whole", R"({"type":"integer"})", "1.5", u"Must be a whole number, but is 1.5."_s);
        row("required", R"({"required":["a"]})", "{}", u"a: Required"_s);
        row("enum", R"({"enum":["a",1]})", R"("b")", u"Must be one of: \"a\", 1."_s);
        row("enum tells text and number apart", R"({"enum":["1"]})", "1", u"Must be one of: \"1\"."_s);
        row("const", R"({"const":true})", "false", u"Must be true."_s);
        row("minimum by digits", R"({"minimum":9007199254740993})", "9007199254740992",
            u"Must be at least 9007199254740993."_s);
        row("maximum", R"({"maximum":0.1})", "0.10000000000000000001", u"Must be at most 0.1."_s);
        row("exclusive", R"({"exclusiveMinimum":0})", "0.0", u"Must be greater than 0."_s);
        row("exclusive of draft 4", R"({"maximum":5,"exclusiveMaximum":true})", "5", u"Must be less than 5."_s);
        row("multiple", R"({"multipleOf":0.1})", "0.25", u"Must be a multiple of 0.1."_s);
        row("empty", R"({"minLength":1})", R"("")", u"Must not be empty."_s);
        row("too long", R"({"maxLength":1})", R"("😀b")", u"Too long: 2 characters, at most 1 allowed."_s);
        row("too few", R"({"minItems":2})", "[1]", u"Too few: 1, at least 2 required."_s);
        row("twice", R"({"uniqueItems":true})", "[1,2,1.0]", u"[2]: Same as element 0, but elements must be unique."_s);
        row("element", R"({"items":{"type":"string"}})", R"(["a",2])", u"[1]: Must be text, but is a number."_s);
        row("unknown name", R"({"properties":{"a":{}},"additionalProperties":false})", R"({"b":1})",
            u"b: The schema does not allow this name here."_s);
        row("other names have a type", R"({"additionalProperties":{"type":"string"}})", R"({"b":1})",
            u"b: Must be text, but is a number."_s);
        row("deep within", R"({"properties":{"a":{"properties":{"b":{"items":{"type":"null"}}}}}})",
            R"({"a":{"b":[1]}})", u"a.b[0]: Must be null, but is a number."_s);
        row("through a reference", R"({"properties":{"a":{"$ref":"#/$defs/n"}},"$defs":{"n":{"type":"number"}}})",
            R"({"a":"1"})", u"a: Must be a number, but is text."_s);
        row("all of", R"({"allOf":[{},{"type":"null"}]})", "1", u"Must be null, but is a number."_s);
        row("none of", R"({"anyOf":[{"type":"string"},{"properties":{"a":{"type":"string"}}}]})", R"({"a":1})",
            u"Matches none of the 2 allowed forms. The closest: a: Must be text, but is a number."_s);
        row("more than one", R"({"oneOf":[{"type":"number"},{"type":"integer"}]})", "1",
            u"Matches 2 of the allowed forms, but must match exactly one."_s);
        row("ruled out", R"({"not":{"type":"number"}})", "1", u"Matches a form that the schema forbids (“not”)."_s);
        row("false", R"({"properties":{"a":false}})", R"({"a":1})", u"a: The schema allows no value here."_s);
        row("pattern", R"({"pattern":"^a%1$"})", R"("b")", u"Must match the pattern “^a%1$”."_s);
        row("hidden text of the schema is shown", R"({"const":"a\u202eb"})", "1", u"Must be \"a⟨U+202E⟩b\"."_s);
        row("placeholders in a name stay", R"({"required":["%1%2"]})", "{}", u"%1%2: Required"_s);
    }

    void faults()
    {
        QFETCH(QByteArray, schema);
        QFETCH(QByteArray, value);
        QFETCH(QString, fault);
        QCOMPARE(faultsOf(schema, value), QStringList{fault});
    }

    void reportsUncheckedKeywords_data()
    {
        addColumns<QByteArray, QString>("schema", "line");
        const auto row = [](const char *name, const char *schema, const QString &line) {
            QTest::newRow(name) << QByteArray(schema) << line;
        };
        row("a pattern that takes for ever", R"({"properties":{"a":{"pattern":"^(a+)+$"}}})",
            u"a: Not checked: pattern: ^(a+)+$."_s);
        row("a pattern of another dialect", R"({"properties":{"a":{"pattern":"\\Aa"}}})",
            u"a: Not checked: pattern: \\Aa."_s);
        row("another draft", R"({"$schema":"http://json-schema.org/draft-04/schema#"})",
            u"The schema names another dialect, “draft-04”. It is checked as JSON Schema 2020-12."_s);
        row("another dialect", R"({"$schema":"https://example.net/schema"})",
            u"The schema names another dialect, “https://example.net/schema”. It is checked as JSON Schema 2020-12."_s);
        row("an unknown vocabulary", R"({"$vocabulary":{"https://example.com/v":true,"https://example.com/w":false}})",
            u"Not checked: $vocabulary: https://example.com/v."_s);
        row("a remote reference", R"({"$ref":"https://example.com/schema"})",
            u"Not checked: the schema refers to https://example.com/schema, which is missing and not fetched."_s);
        row("what a part in another document may have looked at",
            R"({"allOf":[{"$ref":"#missing"}],"unevaluatedProperties":false})",
            u"Not checked: the schema refers to #missing, which is missing and not fetched."_s);
        row("a format nobody knows", R"({"properties":{"a":{"format":"semver"}}})",
            u"a: Not checked: format: semver."_s);
        row("a type there is not", R"({"type":"any"})", u"Not checked: type: \"any\"."_s);
    }

    void reportsUncheckedKeywords()
    {
        QFETCH(QByteArray, schema);
        QFETCH(QString, line);
        const ArgumentsReport report = checkValue(schema, R"({"a":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!"})");
        QCOMPARE(report.faults, QList<ArgumentFault>());
        QCOMPARE(report.unchecked, QStringList{line});
    }

    void formatMismatchesAreWarnings_data()
    {
        addColumns<QByteArray, QByteArray>("schema", "value");
        QTest::addColumn<QString>("place"); // "none": no remark
        const auto row = [](const char *name, const char *schema, const char *value, const QString &place) {
            QTest::newRow(name) << QByteArray(schema) << QByteArray(value) << place;
        };
        const QString none = u"none"_s;
        row("no such day", R"({"format":"date"})", R"("2023-02-29")", {});
        row("no time", R"({"format":"date-time"})", R"("2026-11-21")", {});
        row("no address", R"({"properties":{"to":{"format":"email"}}})", R"({"to":"nobody"})", u"/to"_s);
        row("a number has no format", R"({"format":"email"})", "1", none);
        row("the branch that fits", R"({"anyOf":[{"type":"null"},{"format":"ipv4"}]})", R"("a")", {});
        row("a branch that does not fit", R"({"anyOf":[{"format":"ipv4","maxLength":0},{"type":"string"}]})", R"("a")",
            none);
    }

    void formatMismatchesAreWarnings()
    {
        QFETCH(QByteArray, schema);
        QFETCH(QByteArray, value);
        QFETCH(QString, place);
        const ArgumentsReport report = checkValue(schema, value);
        QCOMPARE(report.faults, QList<ArgumentFault>());
        QCOMPARE(report.warnings.isEmpty() ? u"none"_s : report.warnings.first().pointer, place);
        QCOMPARE(report.remarks().size(), report.warnings.size());
    }

    void argumentsMustBeAnObject_data()
    {
        addColumns<QByteArray, bool>("arguments", "good");
        QTest::newRow("an object") << QByteArray("{}") << true;
        QTest::newRow("a list") << QByteArray("[]") << false;
        QTest::newRow("not JSON") << QByteArray("{a:1}") << false;
        QTest::newRow("a member twice") << QByteArray(R"({"a":1,"a":2})") << false;
        QTest::newRow("nothing") << QByteArray() << false;
    }

    void argumentsMustBeAnObject()
    {
        QFETCH(QByteArray, arguments);
        QFETCH(bool, good);
        QCOMPARE(checkArguments("{}", arguments).faults.isEmpty(), good);
        QCOMPARE(checkArguments({}, arguments).faults.isEmpty(), good);
    }

    void pathsAreReadable_data()
    {
        addColumns<QString, QString>("place", "shown");
        QTest::newRow("the whole") << QString() << QString();
        QTest::newRow("within") << u"/a/0/b"_s << u"a[0].b"_s;
        QTest::newRow("escaped") << childPointer(u"/x"_s, u"a/b~c"_s) << u"x.a/b~c"_s;
        QTest::newRow("hidden text") << u"/a\u202Eb"_s << u"a⟨U+202E⟩b"_s;
    }

    void pathsAreReadable()
    {
        QFETCH(QString, place);
        QFETCH(QString, shown);
        QCOMPARE(shownPath(place), shown);
    }
};

void TestArgumentsCheck::fits_data()
{
    addColumns<QByteArray, QByteArray>("schema", "value");
    const auto row = [](const char *name, const char *schema, const char *value) {
        QTest::newRow(name) << QByteArray(schema) << QByteArray(value);
    };
    row("draft 4 limit", R"({"minimum":1,"exclusiveMinimum":true})", "2");
    row("a date", R"({"format":"date"})", R"("2024-02-29")");
    row("a time with an offset", R"({"format":"date-time"})", R"("2026-11-21T14:02:11.204+01:00")");
    row("a time without an offset", R"({"format":"date-time"})", R"("2026-11-21T14:02:11")");
    row("an if that is not checked", R"({"if":{"$ref":"https://example.com/s"},"then":false})", "{}");
    row("wrong types in the schema are no demands",
        R"({"type":"object","required":"a","properties":[],"minimum":"x","enum":{},"items":7})", "{}");
}

RC_TEST(TestArgumentsCheck)

} // namespace rc::tst_argumentscheck

#include "tst_argumentscheck.moc"
