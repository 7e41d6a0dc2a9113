// SPDX-License-Identifier: GPL-3.0-or-later
// Arguments mirrored in headers, and schemas that mark unmarkable values.
#include "core/tool/mirroredheaders.h"
#include "support/testprogram.h"

namespace rc::tst_mirroredheaders {

class TestMirroredHeaders : public QObject
{
    Q_OBJECT

private slots:
    void valuesAreWrittenAsTheSpecificationHasIt_data()
    {
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QByteArray>("header");
        const auto row = [](const char *name, const QByteArray &type, const QByteArray &value,
                            const QByteArray &header) { QTest::newRow(name) << type << value << header; };
        row("plain", "string", R"j("us-west1")j", "us-west1");
        row("empty", "string", R"j("")j", "");
        row("spaces inside", "string", R"j("us west 1")j", "us west 1");
        row("not ASCII", "string", "\"Hello, \xE4\xB8\x96\xE7\x95\x8C\"", "=?base64?SGVsbG8sIOS4lueVjA==?=");
        row("padded", "string", R"j(" padded ")j", "=?base64?IHBhZGRlZCA=?=");
        row("a line break", "string", R"j("line1\nline2")j", "=?base64?bGluZTEKbGluZTI=?=");
        row("what looks encoded", "string", R"j("=?base64?literal?=")j", "=?base64?PT9iYXNlNjQ/bGl0ZXJhbD89?=");
        row("an integer", "integer", "-42", "-42");
        row("a truth", "boolean", "false", "false");
    }

    void valuesAreWrittenAsTheSpecificationHasIt()
    {
        QFETCH(QByteArray, type);
        QFETCH(QByteArray, value);
        QFETCH(QByteArray, header);
        const auto marked =
            mirroredArguments(R"j({"properties":{"a":{"type":")j" + type + R"(","x-mcp-header":"Region"}}})");
        QVERIFY(marked);
        const auto headers = mirroredHeaders(*marked, "{\"a\":" + value + '}');
        QCOMPARE(headers.size(), 1);
        QCOMPARE(headers.first().first, "Mcp-Param-Region");
        QCOMPARE(headers.first().second, header);
        QVERIFY(!headers.first().second.isNull()); // otherwise the header would not be sent
    }

    void whatIsNullOrMissingHasNoHeader()
    {
        const auto marked = mirroredArguments(
            R"({"properties":{"a":{"type":["string","null"],"x-mcp-header":"A"},"b":{"type":"integer","x-mcp-header":"B"}}})");
        QVERIFY(marked);
        QCOMPARE(marked->size(), 2);
        QVERIFY(mirroredHeaders(*marked, R"({"a":null})").isEmpty());
    }

    void aPathOfPropertiesIsFollowed()
    {
        const auto marked = mirroredArguments(
            R"({"properties":{"where":{"type":"object","properties":{"zone":{"type":"string","x-mcp-header":"Zone"}}}}})");
        QVERIFY(marked);
        QCOMPARE(marked->first().path, (QStringList{u"where"_s, u"zone"_s}));
        QCOMPARE(mirroredHeaders(*marked, R"({"where":{"zone":"b"},"zone":"c"})").first().second, "b");
        QVERIFY(mirroredHeaders(*marked, R"({"where":"b"})").isEmpty());
    }

    void refused_data();

    void refused()
    {
        QFETCH(QByteArray, schema);
        QVERIFY(!mirroredArguments(schema));
        Tool tool;
        tool.inputSchema = schema;
        QVERIFY(!headerFault(tool).isEmpty());
    }

    void namesThatAreNoMarks()
    {
        // A parameter with that name, an example with such a member, a definition named like it.
        for (const QByteArray &schema :
             {QByteArray(R"({"properties":{"x-mcp-header":{"type":"string"}}})"),
              QByteArray(R"({"properties":{"a":{"type":"object","default":{"x-mcp-header":"A"}}}})"),
              QByteArray(R"({"$defs":{"x-mcp-header":{"type":"string"}}})")}) {
            const auto marked = mirroredArguments(schema);
            QVERIFY2(marked, schema.constData());
            QVERIFY(marked->isEmpty());
        }
    }
};

void TestMirroredHeaders::refused_data()
{
    QTest::addColumn<QByteArray>("schema");
    const auto property = [](const char *name, const QByteArray &members) {
        QTest::newRow(name) << R"({"properties":{"a":{)" + members + "}}}";
    };
    property("an empty name", R"j("type":"string","x-mcp-header":"")j");
    property("a blank", R"j("type":"string","x-mcp-header":"My Region")j");
    property("a colon", R"j("type":"string","x-mcp-header":"Region:x")j");
    property("not ASCII", "\"type\":\"string\",\"x-mcp-header\":\"R\xC3\xA9gion\"");
    property("a line break", R"j("type":"string","x-mcp-header":"a\r\nX-Evil: 1")j");
    property("no text", R"("type":"string","x-mcp-header":7)");
    property("a number", R"j("type":"number","x-mcp-header":"A")j");
    property("an object", R"j("type":"object","x-mcp-header":"A")j");
    property("a list", R"j("type":"array","x-mcp-header":"A")j");
    property("null", R"j("type":"null","x-mcp-header":"A")j");
    property("no type", R"j("x-mcp-header":"A")j");
    property("in items", R"("type":"array","items":{"type":"string","x-mcp-header":"A"})");
    property("behind oneOf", R"("oneOf":[{"type":"string","x-mcp-header":"A"}])");
    QTest::newRow("twice") << QByteArray(
        R"({"properties":{"a":{"type":"string","x-mcp-header":"R"},"b":{"type":"string","x-mcp-header":"r"}}})");
    QTest::newRow("behind $defs") << QByteArray(
        R"({"properties":{"a":{"$ref":"#/$defs/x"}},"$defs":{"x":{"type":"string","x-mcp-header":"A"}}})");
    QTest::newRow("behind allOf") << QByteArray(
        R"({"allOf":[{"properties":{"a":{"type":"string","x-mcp-header":"A"}}}]})");
    QTest::newRow("the whole") << QByteArray(R"({"type":"object","x-mcp-header":"A"})");
}

RC_TEST(TestMirroredHeaders)

} // namespace rc::tst_mirroredheaders

#include "tst_mirroredheaders.moc"
