// SPDX-License-Identifier: GPL-3.0-or-later
// The catalogs of a tool server: those of the interface, and further ones of a profile. Arguments mirrored in headers,
// and schemas that mark unmarkable values. A tool keeps its key at any index, and equal names are distinguished.
#include "core/profile/profile.h"
#include "core/tool/catalogkind.h"
#include "core/tool/mirroredheaders.h"
#include "core/tool/toolcatalog.h"
#include "support/testprogram.h"

namespace rc::tst_catalogkind {

namespace {

QList<Tool> toolsNamed(const QStringList &names)
{
    QList<Tool> tools;
    for (const QString &name : names) {
        Tool tool;
        tool.name = name;
        tools.append(tool);
    }
    return tools;
}

} // namespace

class TestCatalogKind : public QObject
{
    Q_OBJECT

private slots:
    void interfaceCatalogsAreFixed()
    {
        QCOMPARE(CatalogKind(), CatalogKind::General);
        QCOMPARE(CatalogKind::General.path(), u"/mcp/"_s);
        QCOMPARE(CatalogKind::CodeHosting.path(), u"/github/"_s);
        QVERIFY(CatalogKind::General != CatalogKind::CodeHosting && !CatalogKind::CodeHosting.isCustom());
        QCOMPARE(interfaceCatalogs().size(), 2);
        QCOMPARE(catalogNameOf(u"general"_s), catalogName(CatalogKind::General));
    }

    void furtherCatalogIsANameAndAPath()
    {
        const auto asana = customCatalog(u" asana "_s, u" asana/ "_s);
        QVERIFY(asana);
        QVERIFY(asana->isCustom());
        QCOMPARE(*asana, CatalogKind(u"asana"_s, u"/asana/"_s));
        QVERIFY(*asana != CatalogKind(u"asana"_s, u"/b/"_s));
        QCOMPARE(catalogAddress(QUrl(u"https://mcp.example.net/x/"_s), *asana),
                 QUrl(u"https://mcp.example.net/x/asana/"_s));
        QVERIFY(catalogName(*asana).text().contains(u"asana"_s));
        QCOMPARE(catalogNameOf(u"asana"_s), catalogName(*asana)); // even if no profile has it
        QVERIFY(catalogNameOf(u"a\u202eb"_s).text().contains(u"U+202E"_s));
        Profile profile;
        profile.customCatalogs = {*asana};
        QCOMPARE(allCatalogs(profile), interfaceCatalogs() << *asana);
        QCOMPARE(catalogFromWord(u"asana", allCatalogs(profile)), std::optional(*asana));
        QVERIFY(!catalogFromWord(u"asana", interfaceCatalogs()));
    }

    void parsesText_data()
    {
        addColumns<QString, QString>("text", "kept");
        QTest::newRow("none") << u" "_s << u""_s;
        QTest::newRow("one") << u"asana=/asana/"_s << u"asana=/asana/"_s;
        QTest::newRow("two, with blanks and no slash first")
            << u" asana = asana/ ,, crm_2=/a/b"_s << u"asana=/asana/, crm_2=/a/b"_s;
        QTest::newRow("percent") << u"a=/%C3%A9/"_s << u"a=/%C3%A9/"_s;
        QTest::newRow("an endpoint without its slash") << u"a=/mcp"_s << u"a=/mcp"_s;
        QTest::newRow("equals in the path") << u"a=/b=c/"_s << u"a=/b=c/"_s;
    }

    void parsesText()
    {
        QFETCH(QString, text);
        const auto catalogs = customCatalogsFrom(text);
        QVERIFY(catalogs);
        QTEST(customCatalogsText(*catalogs), "kept");
        QCOMPARE(customCatalogsFrom(customCatalogsText(*catalogs)).value(), *catalogs);
    }

    void refusesInvalidText_data()
    {
        QTest::addColumn<QString>("text");
        addTextRows("asana  =/a/  Asana=/a/  -a=/a/  a b=/a/  general=/a/  code-hosting=/a/  both=/a/  "
                    "all=/a/  a=  a=/  a=/a/../b/  a=/%2e%2E/b/  a=/./  a=//evil.example/  a=/a?b  a=/a#b  "
                    "a=/a b  a=/a\\b  a=/mcp/  a=/github/  a=/é/  a=/a/,a=/b/  a=/a/,b=/a/  "
                    "a=/a/,b=/b/,c=/c/,d=/d/,e=/e/");
        QTest::newRow("long name") << QString(33, u'a') + u"=/a/"_s;
        QTest::newRow("long path") << u"a=/"_s + QString(256, u'a');
    }

    void refusesInvalidText()
    {
        QFETCH(QString, text);
        const auto catalogs = customCatalogsFrom(text);
        QVERIFY(!catalogs);
        QCOMPARE(catalogs.error().kind, ErrorKind::BadInput);
        QVERIFY(!catalogs.error().detail.isEmpty());
    }

    void catalogsAreSorted()
    {
        QList<CatalogKind> kinds{
            {u"b"_s, u"/b/"_s}, CatalogKind::CodeHosting, {u"a"_s, u"/a/"_s}, CatalogKind::General};
        std::sort(kinds.begin(), kinds.end());
        QCOMPARE(kinds, (QList<CatalogKind>{
                            CatalogKind::General, CatalogKind::CodeHosting, {u"a"_s, u"/a/"_s}, {u"b"_s, u"/b/"_s}}));
    }

    void headerValuesFollowTheSpecification_data()
    {
        addColumns<QByteArray, QByteArray, QByteArray>("type", "value", "header");
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

    void headerValuesFollowTheSpecification()
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

    void nullOrMissingValueHasNoHeader()
    {
        const auto marked = mirroredArguments(
            R"({"properties":{"a":{"type":["string","null"],"x-mcp-header":"A"},"b":{"type":"integer","x-mcp-header":"B"}}})");
        QVERIFY(marked);
        QCOMPARE(marked->size(), 2);
        QVERIFY(mirroredHeaders(*marked, R"({"a":null})").isEmpty());
    }

    void nestedPropertiesAreFound()
    {
        const auto marked = mirroredArguments(
            R"({"properties":{"where":{"type":"object","properties":{"zone":{"type":"string","x-mcp-header":"Zone"}}}}})");
        QVERIFY(marked);
        QCOMPARE(marked->first().path, (QStringList{u"where"_s, u"zone"_s}));
        QCOMPARE(mirroredHeaders(*marked, R"({"where":{"zone":"b"},"zone":"c"})").first().second, "b");
        QVERIFY(mirroredHeaders(*marked, R"({"where":"b"})").isEmpty());
    }

    void invalidHeaderMarksAreRefused_data();

    void invalidHeaderMarksAreRefused()
    {
        QFETCH(QByteArray, schema);
        QVERIFY(!mirroredArguments(schema));
        Tool tool;
        tool.inputSchema = schema;
        QVERIFY(!headerFault(tool).isEmpty());
    }

    void lookalikeNamesAreNotMarks()
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

    void keysMapBackToTheirIndex()
    {
        const ToolKeys keys(CatalogKind::General, toolsNamed({u"a"_s, u"b"_s, u"a"_s, u"a"_s}));
        QCOMPARE(keys.size(), 4);
        for (qsizetype index = 0; index < keys.size(); ++index)
            QCOMPARE(keys.indexOf(keys.at(index)), index);
        QCOMPARE(keys.at(3).sameName, 2);
        QCOMPARE(keys.at(1), (ToolKey{CatalogKind::General, u"b"_s, 0}));
    }

    void unknownKeysHaveNoIndex()
    {
        const ToolKeys keys(CatalogKind::General, toolsNamed({u"a"_s, u"a"_s}));
        QCOMPARE(keys.indexOf({CatalogKind::CodeHosting, u"a"_s, 0}), -1);
        QCOMPARE(keys.indexOf({CatalogKind::General, u"a"_s, 2}), -1);
        QCOMPARE(keys.indexOf({CatalogKind::General, u"a"_s, -1}), -1);
        QCOMPARE(keys.indexOf({CatalogKind::General, u"c"_s, 0}), -1);
        QCOMPARE(keys.indexOf({}), -1);
    }

    /// They are used in files: an unchanged list must keep them.
    void savedNamesDistinguishDuplicates()
    {
        QCOMPARE(storedToolNames(toolsNamed({u"a"_s, u"b"_s, u"a"_s, u"a"_s})),
                 (QStringList{u"a"_s, u"b"_s, u"a\n#2"_s, u"a\n#3"_s}));
    }
};

void TestCatalogKind::invalidHeaderMarksAreRefused_data()
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

RC_TEST(TestCatalogKind)

} // namespace rc::tst_catalogkind

#include "tst_catalogkind.moc"
