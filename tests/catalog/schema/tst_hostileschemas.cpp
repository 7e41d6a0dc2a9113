// SPDX-License-Identifier: GPL-3.0-or-later
// Schemas and values designed to exhaust time or memory: each check ends soon and reports what it skipped.
#include "catalog/schema/argumentscheck.h"
#include "support/testprogram.h"
#include "support/watch.h"

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
    void end_data();
    void end();
    void whatWasNotTriedIsNotRefused();
};

void TestHostileSchemas::end_data()
{
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<QByteArray>("value");
    QTest::newRow("a reference to itself") << QByteArray(R"({"$ref":"#"})") << QByteArray("1");
    QTest::newRow("two that refer to each other")
        << QByteArray(R"({"$ref":"#/a","a":{"$ref":"#/b"},"b":{"$ref":"#/a"}})") << QByteArray("1");
    QTest::newRow("branches of branches")
        << QByteArray(R"({"anyOf":[{"$ref":"#/a"},{"$ref":"#/a"}],"a":{"anyOf":[{"$ref":"#/b"},{"$ref":"#/b"}]},)"
                      R"("b":{"oneOf":[{"$ref":"#/c"},{"$ref":"#/c"}]},"c":{"allOf":[{"$ref":"#/d"},{"$ref":"#/d"}]},)"
                      R"("d":{"not":{"$ref":"#"}}})")
        << QByteArray("1");
    QByteArray many = R"({"properties":{)";
    QByteArray given = "{";
    for (int i = 0; i < 10'000; ++i) {
        const QByteArray name = "\"p" + QByteArray::number(i) + '"';
        many += (i ? "," : "") + name + R"(:{"type":"string"})";
        given += (i ? "," : "") + name + ":1";
    }
    QTest::newRow("ten thousand properties") << many + "}}" << given + '}';
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

void TestHostileSchemas::end()
{
    QFETCH(QByteArray, schema);
    QFETCH(QByteArray, value);
    const qint64 before = mostMemory();
    QElapsedTimer clock;
    clock.start();
    const ArgumentsReport report = checkValue(schema, value);
    qInfo("%lld ms, %lld MB", clock.elapsed(), (mostMemory() - before) / 1'000'000);
    QVERIFY(report.faults.size() <= 100);
    QVERIFY2(unmeasured || mostMemory() - before < 500'000'000, qPrintable(QString::number(mostMemory() - before)));
}

/// The pattern for the long text uses up the steps of the pattern for the name.
void TestHostileSchemas::whatWasNotTriedIsNotRefused()
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
