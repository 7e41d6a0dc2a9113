// SPDX-License-Identifier: GPL-3.0-or-later
// Targets of references within a document: pointers, anchors, addresses of parts, and dynamic ones.
#include "catalog/schema/verdicts.h"
#include "support/testprogram.h"

namespace rc::tst_schemareferences {

class TestSchemaReferences : public QObject
{
    Q_OBJECT

private slots:
    void pointers_data();
    void pointers() { judge(); }
    void addresses_data();
    void addresses() { judge(); }
    void dynamic_data();
    void dynamic() { judge(); }
};

void TestSchemaReferences::pointers_data()
{
    verdictColumns();
    verdicts("the whole", R"({"properties":{"next":{"$ref":"#"}},"additionalProperties":false})",
             {R"({"next":{"next":{}}})"}, {R"({"next":{"other":1}})"});
    verdicts("a neighbor", R"({"properties":{"a":{"type":"null"},"b":{"$ref":"#/properties/a"}}})", {R"({"b":null})"},
             {R"({"b":1})"});
    verdicts("an element", R"({"prefixItems":[{"type":"null"},{"$ref":"#/prefixItems/0"}]})", {"[null,null]"},
             {"[null,1]"});
    verdicts("words beside it count", R"({"$ref":"#/$defs/a","maximum":5,"$defs":{"a":{"type":"number"}}})", {"4"},
             {"6", "\"a\""});
    verdicts("words beside it do not count in draft-07",
             R"({"$schema":"http://json-schema.org/draft-07/schema#","definitions":{"a":{"minLength":2}},)"
             R"("properties":{"a":{"$ref":"#/definitions/a","maxLength":3}}})",
             {R"({"a":"abcd"})"}, {R"({"a":"a"})"});
    verdicts("escaped names",
             R"({"properties":{"t":{"$ref":"#/$defs/a~0b"},"s":{"$ref":"#/$defs/a~1b"},)"
             R"("p":{"$ref":"#/$defs/a%25b"},"q":{"$ref":"#/$defs/a%22b"}},)"
             R"("$defs":{"a~b":{"type":"null"},"a/b":{"type":"null"},"a%b":{"type":"null"},)"
             R"("a\"b":{"type":"null"}}})",
             {R"({"t":null,"s":null,"p":null,"q":null})"}, {R"({"t":1})", R"({"s":1})", R"({"p":1})", R"({"q":1})"});
    verdicts("names that are empty", R"({"$ref":"#/$defs//$defs/","$defs":{"":{"$defs":{"":{"type":"null"}}}}})",
             {"null"}, {"1"});
    verdicts("into a word that is not known", R"({"$ref":"#/x-parts/a","x-parts":{"a":{"type":"null"}}})", {"null"},
             {"1"});
    verdicts("one after the other", R"({"$ref":"#/$defs/a","$defs":{"a":{"$ref":"#/$defs/b"},"b":{"type":"null"}}})",
             {"null"}, {"1"});
    verdicts("what only looks like one", R"({"const":{"$ref":"#/$defs/a"},"$defs":{"a":{"type":"null"}}})",
             {R"({"$ref":"#/$defs/a"})"}, {"null"});
}

void TestSchemaReferences::addresses_data()
{
    verdictColumns();
    verdicts("an anchor", R"({"$ref":"#money","$defs":{"a":{"$anchor":"money","type":"number"}}})", {"1"}, {"null"});
    verdicts("an anchor as drafts 6 and 7 wrote it",
             R"({"$ref":"#money","definitions":{"a":{"$id":"#money",)"
             R"("type":"number"}}})",
             {"1"}, {"null"});
    verdicts("its own address",
             R"({"$id":"https://example.com/a","properties":{"n":{"$ref":"https://example.com/a"}},)"
             R"("maxProperties":1})",
             {R"({"n":{"n":1}})"}, {R"({"n":{"n":1,"m":2}})"});
    verdicts("a part with an address",
             R"({"$id":"https://example.com/a/","$ref":"b.json","$defs":{"b":{)"
             R"("$id":"b.json","type":"null"}}})",
             {"null"}, {"1"});
    verdicts("from the root of the host",
             R"({"$id":"https://example.com/x/a","$ref":"/b","$defs":{"b":{)"
             R"("$id":"https://example.com/b","type":"null"}}})",
             {"null"}, {"1"});
    verdicts("no address around", R"({"$ref":"b","$defs":{"b":{"$id":"b","type":"null"}}})", {"null"}, {"1"});
    verdicts("a pointer starts at the part",
             R"({"$id":"https://example.com/a","$ref":"b","$defs":{)"
             R"("n":{"type":"number"},"b":{"$id":"b","$ref":"#/$defs/n",)"
             R"("$defs":{"n":{"type":"null"}}}}})",
             {"null"}, {"1"});
    verdicts("the same anchor in two parts",
             R"({"$id":"https://example.com/a","$ref":"b#x","$defs":{)"
             R"("a":{"$anchor":"x","type":"number"},)"
             R"("b":{"$id":"b","$defs":{"c":{"$anchor":"x","type":"null"}}}}})",
             {"null"}, {"1"});
    verdicts("a name that is no address",
             R"({"$id":"urn:uuid:deadbeef-1234-ffff-ffff-4321feebdaed","minProperties":1,)"
             R"("properties":{"n":{"$ref":"urn:uuid:deadbeef-1234-ffff-ffff-4321feebdaed"}}})",
             {R"({"n":{"n":1}})"}, {R"({"n":{}})"});
    verdicts("by a pointer into a part and out by its address",
             R"({"$id":"https://example.com/r/","$ref":"#/$defs/b/$defs/c","$defs":{"b":{"$id":"in/","$defs":{)"
             R"("c":{"$ref":"d"},"d":{"$id":"d","type":"null"}}}}})",
             {"null"}, {"1"});
    verdicts("an address within a value is none",
             R"({"$ref":"https://example.com/b","$defs":{)"
             R"("e":{"enum":[{"$id":"https://example.com/b","type":"number"}]},)"
             R"("b":{"$id":"https://example.com/b","type":"null"}}})",
             {"null"}, {"1"});
}

void TestSchemaReferences::dynamic_data()
{
    verdictColumns();
    verdicts("like an anchor where it is the only one",
             R"({"$dynamicRef":"#n","$defs":{"a":{"$dynamicAnchor":"n","type":"null"}}})", {"null"}, {"1"});
    verdicts("like a reference to a plain anchor",
             R"({"$dynamicRef":"#n","$defs":{"a":{"$anchor":"n","type":"null"}}})", {"null"}, {"1"});
    // A tree that accepts anything at its leaves, and one derived from it that only accepts texts.
    const QByteArray tree = R"("tree":{"$id":"tree","$dynamicAnchor":"leaf","properties":{"in":{"items":)"
                            R"({"$dynamicRef":"#leaf"}}}})";
    verdicts("the outermost counts",
             R"({"$id":"https://example.com/strict","$dynamicAnchor":"leaf","$ref":"tree",)"
             R"("unevaluatedProperties":false,"$defs":{)" +
                 tree + "}}",
             {R"({"in":[{"in":[]}]})"}, {R"({"in":[{"other":[]}]})", R"({"other":1})"});
    verdicts("without one outside the inner counts",
             R"({"$id":"https://example.com/lax","$ref":"tree","$defs":{)" + tree + "}}", {R"({"in":[{"other":[]}]})"},
             {});
    verdicts("a pointer is never dynamic",
             R"({"$id":"https://example.com/p","$dynamicAnchor":"n","$ref":"q","type":["null","object"],"$defs":{)"
             R"("q":{"$id":"q","properties":{"a":{"$dynamicRef":"#/$defs/r"}},)"
             R"("$defs":{"r":{"$dynamicAnchor":"n","type":"string"}}}}})",
             {R"({"a":"x"})"}, {R"({"a":null})"});
}

RC_TEST(TestSchemaReferences)

} // namespace rc::tst_schemareferences

#include "tst_schemareferences.moc"
