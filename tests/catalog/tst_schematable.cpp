// SPDX-License-Identifier: GPL-3.0-or-later
// Tests a schema as rows: nesting, references, cycles, limits in words, and invalid input.
#include "catalog/schema/schematable.h"
#include "support/testprogram.h"

namespace rc::tst_schematable {

namespace {

/// One line per row, two spaces per level: "owner* : string : Who it is : at least 1".
QStringList told(const QByteArray &schema, qsizetype most = maxSchemaRows)
{
    QStringList lines;
    for (const SchemaRow &row : schemaRows(schema, u"inputSchema"_s, most)) {
        QStringList parts{QString(row.depth * 2, u' ') + row.name + (row.required ? u"*"_s : QString())};
        parts.append(row.type);
        parts.append(row.description);
        parts.append(row.limits.join(u" · "_s));
        while (parts.size() > 1 && parts.last().isEmpty())
            parts.removeLast();
        lines.append(parts.join(u" : "_s));
    }
    return lines;
}

} // namespace

class TestSchemaTable : public QObject
{
    Q_OBJECT

private slots:
    void describesSchemas_data();
    void describesSchemas();
    void findsTheRowOfAPath();
    void omittedRowsAreCountedAndExpandable();
    void longEnumsCanBeShownInFull();
    void hiddenCharactersAreMarked();
};

void TestSchemaTable::describesSchemas_data()
{
    addColumns<QByteArray, QStringList>("schema", "rows");
    const auto row = [](const char *name, const char *schema, const QStringList &rows) {
        QTest::newRow(name) << QByteArray(schema) << rows;
    };
    row("plain",
        R"({"type":"object","properties":{"b":{"type":"string","description":"second"},"a":{}},"required":["a"]})",
        {u"b : string : second"_s, u"a*"_s});
    row("few values", R"({"properties":{"x":{"enum":["create","update"]}}})", {u"x : create | update"_s});
    row("many values", R"({"properties":{"x":{"enum":["a","b","c","d",5]}}})",
        {u"x : enum (5) :  : one of: a, b, c, d, 5"_s});
    row("list", R"({"properties":{"x":{"type":"array","items":{"type":"string"},"uniqueItems":true,"minItems":1}}})",
        {u"x : string[] :  : unique elements · elements: at least 1"_s});
    row("limits in words",
        R"({"properties":{"x":{"type":"integer","minimum":1,"maximum":100,"default":30,"multipleOf":5,"exclusiveMinimum":0}}})",
        {u"x : integer :  : default: 30 · at least 1 · at most 100 · a multiple of 5 · more than 0"_s});
    row("text limits",
        R"({"properties":{"x":{"type":"string","minLength":1,"maxLength":9,"pattern":"^(a+)+$","format":"uri"}}})",
        {u"x : string :  : length at least 1 · length at most 9 · pattern: ^(a+)+$ · format: uri"_s});
    row("constant", R"({"properties":{"x":{"const":"only"}}})", {u"x : only"_s});
    row("nullable by type", R"({"properties":{"x":{"type":["string","null"]}}})", {u"x : string | null"_s});
    row("nullable by union", R"({"properties":{"x":{"anyOf":[{"type":"number"},{"type":"null"}]}}})",
        {u"x : number | null"_s});
    row("nullable by keyword", R"({"properties":{"x":{"type":"string","nullable":true}}})",
        {u"x : string :  : may be null"_s});
    row("nested object",
        R"({"properties":{"o":{"type":"object","properties":{"in":{"type":"boolean"}},"required":["in"],"additionalProperties":false}}})",
        {u"o : object :  : No additional parameters allowed"_s, u"  in* : boolean"_s});
    row("list of objects",
        R"({"properties":{"l":{"type":"array","items":{"type":"object","properties":{"a":{"type":"string"}}}}}})",
        {u"l : object[]"_s, u"  each element : object"_s, u"    a : string"_s});
    row("tuple", R"({"properties":{"l":{"type":"array","prefixItems":[{"type":"string"},{"type":"number"}]}}})",
        {u"l : array"_s, u"  element 1 : string"_s, u"  element 2 : number"_s});
    row("branches with structure",
        R"({"properties":{"x":{"oneOf":[{"type":"object","properties":{"a":{"type":"string"}}},{"type":"string","minLength":2}]}}})",
        {u"x : object | string"_s, u"  one of: 1 : object"_s, u"    a : string"_s,
         u"  one of: 2 : string :  : length at least 2"_s});
    row("all of", R"({"properties":{"x":{"allOf":[{"type":"object","properties":{"a":{}}},{"required":["a"]}]}}})",
        {u"x"_s, u"  all of: 1 : object"_s, u"    a"_s, u"  all of: 2"_s});
    row("names by pattern and any other",
        R"({"properties":{"x":{"patternProperties":{"^S_":{"type":"string"}},"additionalProperties":{"type":"number"}}}})",
        {u"x"_s, u"  names like ^S_ : string"_s, u"  any other name : number"_s});
    row("reference followed",
        R"({"properties":{"x":{"$ref":"#/$defs/p"}},"$defs":{"p":{"type":"object","description":"A person","properties":{"n":{"type":"string"}}}}})",
        {u"x : object : A person"_s, u"  n : string"_s});
    row("cycle",
        R"({"properties":{"t":{"$ref":"#/$defs/t"}},"$defs":{"t":{"type":"object","properties":{"next":{"$ref":"#/$defs/t"}}}}})",
        {u"t : object"_s, u"  next : ↻ see t above"_s});
    row("cycle to the whole", R"({"type":"object","properties":{"me":{"$ref":"#"}}})",
        {u"me : ↻ see the root above"_s});
    row("only to itself",
        R"({"properties":{"x":{"$ref":"#/$defs/a"}},"$defs":{"a":{"$ref":"#/$defs/b"},"b":{"$ref":"#/$defs/a"}}})",
        {u"x : … :  : refers only to itself"_s});
    row("remote", R"({"properties":{"x":{"$ref":"https://evil.example/s"}}})",
        {u"x : unknown :  : defined elsewhere and never fetched: https://evil.example/s"_s});
    row("dangling", R"({"properties":{"x":{"$ref":"#/$defs/none"}}})",
        {u"x : unknown :  : unresolved reference: #/$defs/none"_s});
    row("unknown keyword", R"({"properties":{"x":{"type":"string","x-order":3}}})", {u"x : string :  : x-order: 3"_s});
    row("condition", R"({"properties":{},"if":{"required":["a"]},"then":{"required":["b"]}})", {u"if"_s, u"then"_s});
    row("properties of a wrong type", R"({"properties":[1,2]})", {u" :  : “properties” is not an object."_s});
    row("a parameter that is no schema", R"({"properties":{"x":7}})", {u"x : no schema"_s});
    row("wrong types everywhere",
        R"({"properties":{"x":{"type":7,"enum":"a","minimum":"low","required":true,"items":4,"anyOf":{},"description":[1]}}})",
        {u"x : 7 :  : enum: a · minimum: low"_s, u"  each element : no schema"_s, u"  any of: 1"_s});
    row("no object", R"(["a"])", {u" :  : This is not a schema."_s});
    row("takes anything", "true", {u" :  : Accepts any value."_s});
    row("no JSON", "not json", {u" :  : This is not a schema."_s});
    row("no schema", "", {});
    row("not an object as a whole", R"({"type":"string","maxLength":3})",
        {u" :  : Overall type: string"_s, u" :  : length at most 3"_s});
    row("no other names at all", R"({"type":"object","properties":{"x":{}},"additionalProperties":false})",
        {u"x"_s, u" :  : No additional parameters allowed"_s});
}

void TestSchemaTable::describesSchemas()
{
    QFETCH(QByteArray, schema);
    QFETCH(QStringList, rows);
    QCOMPARE(told(schema), rows);
}

void TestSchemaTable::findsTheRowOfAPath()
{
    const QList<SchemaRow> rows = schemaRows(
        R"({"properties":{"a":{},"ab":{"properties":{"in":{}}},"r":{"$ref":"#/$defs/d"}},"$defs":{"d":{"properties":{"deep":{}}}}})",
        u"inputSchema"_s);
    const auto nameAt = [&rows](const QString &place) {
        const qsizetype row = rowAtPath(rows, place);
        return row < 0 ? QString() : rows.at(row).name;
    };
    QCOMPARE(nameAt(u"inputSchema.properties.a"_s), u"a"_s);
    QCOMPARE(nameAt(u"inputSchema.properties.ab.description"_s), u"ab"_s);
    QCOMPARE(nameAt(u"inputSchema.properties.ab.properties.in.enum[3]"_s), u"in"_s);
    QCOMPARE(nameAt(u"inputSchema.$defs.d.properties.deep.description"_s), u"deep"_s);
    QCOMPARE(nameAt(u"inputSchema.$defs.d.description"_s), u"r"_s);
    QCOMPARE(nameAt(u"inputSchema.other"_s), QString());
}

void TestSchemaTable::omittedRowsAreCountedAndExpandable()
{
    QByteArray members;
    for (int i = 0; i < 10'000; ++i)
        members += (i > 0 ? ",\"p" : "\"p") + QByteArray::number(i) + R"(":{"type":"string"})";
    const QByteArray schema = R"({"properties":{)" + members + "}}";
    const QStringList few = told(schema);
    QCOMPARE(few.size(), maxSchemaRows + 1);
    QCOMPARE(few.last(), u"… 9800 more"_s);
    const QStringList all = told(schema, 20'000);
    QCOMPARE(all.size(), 10'000);
    QCOMPARE(all.last(), u"p9999 : string"_s);
}

void TestSchemaTable::longEnumsCanBeShownInFull()
{
    QStringList values;
    for (int i = 0; i < 500; ++i)
        values.append(u"\"value%1\""_s.arg(i));
    const QByteArray schema = R"({"properties":{"x":{"enum":[)" + values.join(u',').toUtf8() + "]}}}";
    const QList<SchemaRow> rows = schemaRows(schema, u"inputSchema"_s);
    QCOMPARE(rows.first().type, u"enum (500)"_s);
    QVERIFY(rows.first().limits.first().size() < 300);
    const QString whole = fullSchemaText(schema, rows.first(), u"inputSchema"_s);
    QVERIFY(whole.contains(u"value0,"_s));
    QVERIFY(whole.endsWith(u"value499"_s));
}

void TestSchemaTable::hiddenCharactersAreMarked()
{
    const QList<SchemaRow> rows = schemaRows(
        "{\"properties\":{\"a\xE2\x80\xAE\":{\"type\":\"s\xE2\x80\x8B\",\"description\":\"d\xEF\xBB\xBF\",\"default\":"
        "\"e\xF3\xA0\x81\x81\",\"enum\":[\"f\xE2\x81\xA6\",1,2,3,4],\"x-\xC2\xAD\":1}}}",
        u"inputSchema"_s);
    const SchemaRow &row = rows.first();
    for (const QString &text : QStringList({row.name, row.description}) + row.limits)
        QVERIFY2(text.contains(u"⟨U+"_s) || text.contains(u'1'), qPrintable(text));
    QVERIFY(row.name.contains(u"⟨U+202E⟩"_s));
    QVERIFY(row.description.contains(u"⟨U+FEFF⟩"_s));
    QVERIFY(row.limits.join(QString()).contains(u"⟨U+2066⟩"_s));
    QVERIFY(row.limits.join(QString()).contains(u"⟨U+00AD⟩"_s));
}

RC_TEST(TestSchemaTable)

} // namespace rc::tst_schematable

#include "tst_schematable.moc"
