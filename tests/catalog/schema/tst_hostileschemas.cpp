// SPDX-License-Identifier: GPL-3.0-or-later
// Schemas and values designed to exhaust time or memory: every reader stops early, and a check lists the skipped parts.
#include "catalog/form/toolform.h"
#include "catalog/review/catalogexport.h"
#include "catalog/review/toolfindings.h"
#include "catalog/schema/schemakeywords.h"
#include "catalog/schema/schematable.h"
#include "support/stallmonitor.h"
#include "support/testprogram.h"

#include <QElapsedTimer>

namespace rc::tst_hostileschemas {

namespace {

QByteArray deep(const QByteArray &open, const QByteArray &close, int depth)
{
    return open.repeated(depth) + (open.endsWith(':') || open.endsWith(',') ? "{}" : "") + close.repeated(depth);
}

/// "p0":{},"p1":{}, and so on.
QByteArray numbered(const QByteArray &open, const QByteArray &close, int count)
{
    QByteArray all;
    for (int i = 0; i < count; ++i)
        all += (i > 0 ? "," : "") + open + QByteArray::number(i) + close;
    return all;
}

/// The process's peak memory, in bytes.
qint64 mostMemory()
{
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith("VmHWM:"))
            return line.mid(6).trimmed().split(' ').first().toLongLong() * 1024;
    }
    return 0;
}

} // namespace

class TestHostileSchemas : public QObject
{
    Q_OBJECT

private slots:
    void checkTerminates_data();
    void checkTerminates();
    void untriedPatternsAreNotViolated();

private:
    static void otherReadersEnd(const QByteArray &schema);
};

void TestHostileSchemas::checkTerminates_data()
{
    addColumns<QByteArray, QByteArray>("schema", "value");
    QTest::newRow("a reference to itself") << QByteArray(R"({"$ref":"#"})") << QByteArray("1");
    QTest::newRow("two that refer to each other")
        << QByteArray(R"({"$ref":"#/a","a":{"$ref":"#/b"},"b":{"$ref":"#/a"}})") << QByteArray("1");
    QTest::newRow("a union of itself") << QByteArray(R"({"anyOf":[{"$ref":"#"},{"$ref":"#"}]})") << QByteArray("1");
    QTest::newRow("an array") << QByteArray("[]") << QByteArray("{}");
    QTest::newRow("not JSON") << QByteArray("{") << QByteArray("{}");
    QTest::newRow("properties 200 deep") << deep(R"({"properties":{"a":)", "}}", 200) << deep("{\"a\":", "}", 200);
    QTest::newRow("required 30 deep") << deep(R"({"required":["a"],"properties":{"a":)", "}}", 15) << QByteArray("{}");
    QTest::newRow("two thousand references to one")
        << R"({"properties":{)" + numbered("\"p", R"(":{"$ref":"#/properties/p0"})", 2000) + "}}" << QByteArray("{}");
    QTest::newRow("two thousand references to the whole")
        << R"({"properties":{)" + numbered("\"p", R"(":{"$ref":"#"})", 2000) + "}}" << QByteArray("{}");
    QTest::newRow("a description of 1 MiB")
        << R"({"properties":{"x":{"description":")" + QByteArray(1024 * 1024, 'x') + R"("}}})" << QByteArray("{}");
    QTest::newRow("fifty thousand values")
        << R"({"properties":{"x":{"enum":[0)" + QByteArray(",1").repeated(50'000) + "]}}}" << QByteArray(R"({"x":2})");
    QByteArray branches = R"({"type":"null"})";
    for (int i = 0; i < 12; ++i)
        branches = R"({"anyOf":[)" + branches + ',' + branches + "]}";
    QTest::newRow("unions of unions") << R"({"properties":{"x":)" + branches + "}}" << QByteArray(R"({"x":1})");
    QTest::newRow("two hundred to the power of twelve")
        << R"({"$ref":"#/$defs/d","$defs":{"d":{"required":[)" + numbered("\"p", "\"", 200) + R"(],"properties":{)" +
               numbered("\"p", R"(":{"$ref":"#/$defs/d"})", 200) + "}}}}"
        << QByteArray("{}");
    QTest::newRow("branches of branches")
        << QByteArray(R"({"anyOf":[{"$ref":"#/a"},{"$ref":"#/a"}],"a":{"anyOf":[{"$ref":"#/b"},{"$ref":"#/b"}]},)"
                      R"("b":{"oneOf":[{"$ref":"#/c"},{"$ref":"#/c"}]},"c":{"allOf":[{"$ref":"#/d"},{"$ref":"#/d"}]},)"
                      R"("d":{"not":{"$ref":"#"}}})")
        << QByteArray("1");
    QTest::newRow("ten thousand properties")
        << R"({"properties":{)" + numbered("\"p", R"(":{"type":"string"})", 10'000) + "}}"
        << '{' + numbered("\"p", "\":1", 10'000) + '}';
    QByteArray doubling = R"({"$ref":"#/$defs/d0","$defs":{)";
    for (int i = 0; i < 60; ++i) {
        const QByteArray next = QByteArray::number(i + 1);
        doubling += "\"d" + QByteArray::number(i) + R"(":{"properties":{"x":{"$ref":"#/$defs/d)" + next +
                    R"("}},"allOf":[{"$ref":"#/$defs/d)" + next + R"("},{"anyOf":[{"$ref":"#/$defs/d)" + next +
                    R"("}]}]},)";
    }
    QTest::newRow("doubling with each step") << doubling + R"("d60":{"type":"string"}}})" << QByteArray("{}");
    QTest::newRow("each way of two again and again")
        << QByteArray(R"({"allOf":[{"$ref":"#/a"},{"$ref":"#/a"}],"a":{"allOf":[{"properties":{"x":{"$ref":"#"}}},)"
                      R"({"properties":{"x":{"$ref":"#"}}}]}})")
        << deep("{\"x\":", "}", 100);
    QTest::newRow("two parts that call each other in turn")
        << QByteArray(R"({"$id":"https://a.example/","$dynamicAnchor":"n","anyOf":[{"$ref":"b"},{"$ref":"b"}],)"
                      R"("$defs":{"b":{"$id":"b","$dynamicAnchor":"n","oneOf":[{"$dynamicRef":"#n"},{"$ref":"/"}]}}})")
        << QByteArray("{}");
    QTest::newRow("as deep as JSON may be") << QByteArray(R"({"items":{"$ref":"#"}})") << deep("[", "]", 500);
    QTest::newRow("a schema as deep as JSON may be") << deep(R"({"items":)", "}", 500) << deep("[", "]", 500);
    QTest::newRow("many patterns, many names")
        << R"({"patternProperties":{)" + numbered(R"("^(a+)+)", R"($":{})", 2000) + "}}"
        << '{' + numbered(R"("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa)", R"(!":1)", 2000) + '}';
    QTest::newRow("a long list of types, asked often")
        << R"({"$defs":{"t":{"type":["string")" + QByteArray(R"(,"string")").repeated(100'000) + R"(]}},"allOf":[{})" +
               QByteArray(R"(,{"$ref":"#/$defs/t"})").repeated(15'000) + "]}"
        << QByteArray("{}");
    QTest::newRow("a large choice, asked often")
        << R"({"items":{"enum":[")" + QByteArray(1'000'000, 'a') + R"("]}})"
        << R"([")" + QByteArray(1'000'000, 'b') + '"' + QByteArray(",1").repeated(50'000) + ']';
    QTest::newRow("ten megabytes of values") << QByteArray(R"({"items":{"type":"number"},"uniqueItems":true})")
                                             << "[1" + QByteArray(",1").repeated(5'000'000) + ']';
    QTest::newRow("ten megabytes of schema")
        << R"({"allOf":[{})" + QByteArray(",{}").repeated(3'500'000) + "]}" << QByteArray("1");
    QTest::newRow("ten megabytes of text") << QByteArray(R"({"pattern":"(x+x+)+y","format":"uri","enum":["a"]})")
                                           << '"' + QByteArray(10'000'000, 'x') + '"';
    QTest::newRow("ten megabytes of definitions")
        << R"({"$ref":"#/$defs/d9","$defs":{)" +
               numbered(R"("d)", R"(":{"$id":"a/","$anchor":"b","type":"null"})", 200'000) + "}}"
        << QByteArray("1");
    QTest::newRow("a rest that is asked for again and again")
        << deep(R"({"unevaluatedProperties":false,"allOf":[{},)", "]}", 90)
        << '{' + numbered(R"("p)", R"(":1)", 20'000) + '}';
}

void TestHostileSchemas::checkTerminates()
{
    QFETCH(QByteArray, schema);
    QFETCH(QByteArray, value);
    const qint64 before = mostMemory();
    QElapsedTimer clock;
    clock.start();
    const ArgumentsReport report = checkValue(schema, value);
    qInfo("%lld ms, %lld MB", clock.elapsed(), (mostMemory() - before) / 1'000'000);
    QVERIFY(report.faults.size() <= 100);
    constexpr qsizetype largestOfATool = 1'100'000;
    if (schema.size() < largestOfATool)
        otherReadersEnd(schema);
    QVERIFY2(isInstrumented || mostMemory() - before < 500'000'000, qPrintable(QString::number(mostMemory() - before)));
}

void TestHostileSchemas::otherReadersEnd(const QByteArray &schema)
{
    const QList<SchemaRow> rows = schemaRows(schema, u"inputSchema"_s);
    QVERIFY(!rows.isEmpty() && rows.size() <= maxSchemaRows + 2);
    for (const SchemaRow &row : rows)
        QVERIFY(row.description.size() < 1000 && row.limits.join(QString()).size() < 10'000);
    ToolForm form(schema);
    QVERIFY(form.fields() <= maxFormFields + maxFormMembers * maxFormDepth);
    static_cast<void>(form.check());
    QVERIFY(form.fill(R"({"a":{"a":{"a":1.0}},"p1":"x"})"));
    static_cast<void>(form.check());
    static_cast<void>(schemaNames(schema));
    ToolCatalog catalog;
    catalog.tools.resize(1);
    catalog.tools.first().inputSchema = schema;
    catalog.tools.first().raw = R"({"name":"t","inputSchema":)" + schema + '}';
    QVERIFY(toolFindings({catalog}).size() < 500);
    QVERIFY(toolsMarkdown({{catalog, 1}}).size() < 200'000);
    QVERIFY(!toolsCsv({{catalog, 1}}).isEmpty());
}

/// The pattern for the long text uses up the steps of the pattern for the name.
void TestHostileSchemas::untriedPatternsAreNotViolated()
{
    const QByteArray schema =
        R"({"properties":{"body":{"pattern":"^a"}},"patternProperties":{"^x-":{}},"additionalProperties":false})";
    const QByteArray value = R"({"body":")" + QByteArray(2'000'000, 'a') + R"(","x-a":1})";
    QCOMPARE(checkValue(schema, value).faults.size(), 0);
    QCOMPARE(checkValue(schema, R"({"body":"a","x-a":1})").faults.size(), 0);
    QCOMPARE(checkValue(schema, R"({"body":"a","y":1})").faults.size(), 1);
}

RC_TEST(TestHostileSchemas)

} // namespace rc::tst_hostileschemas

#include "tst_hostileschemas.moc"
