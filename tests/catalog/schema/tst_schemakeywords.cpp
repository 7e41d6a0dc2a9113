// SPDX-License-Identifier: GPL-3.0-or-later
// Each keyword of JSON Schema 2020-12 with accepted and refused values.
#include "catalog/schema/verdicts.h"
#include "support/testprogram.h"

namespace rc::tst_schemakeywords {

class TestSchemaKeywords : public QObject
{
    Q_OBJECT

private slots:
    void anyValue_data();
    void anyValue() { judge(); }
    void numbers_data();
    void numbers() { judge(); }
    void texts_data();
    void texts() { judge(); }
    void lists_data();
    void lists() { judge(); }
    void objects_data();
    void objects() { judge(); }
    void combinations_data();
    void combinations() { judge(); }
    void unevaluatedProperties_data();
    void unevaluatedProperties() { judge(); }
    void unevaluatedItems_data();
    void unevaluatedItems() { judge(); }
};

void TestSchemaKeywords::anyValue_data()
{
    verdictColumns();
    verdicts("true", "true", {"1", "null", "{}"}, {});
    verdicts("false", "false", {}, {"1", "null", "{}"});
    verdicts("no keyword that is known", R"({"x-mood":"fine"})", {"1", "[]"}, {});
    verdicts("type", R"({"type":"array"})", {"[]"}, {"{}", "\"[]\"", "null"});
    verdicts("several types", R"({"type":["boolean","integer"]})", {"true", "7", "7.0"}, {"7.5", "null"});
    verdicts("const: a list is in order", R"({"const":["b","a"]})", {R"(["b","a"])"}, {R"(["a","b"])", "[]"});
    verdicts("const: as a list of names would be in a schema", R"({"const":{"type":["b","a"]}})",
             {R"({"type":["b","a"]})"}, {R"({"type":["a","b"]})"});
    verdicts("const: false is not 0", R"({"const":false})", {"false"}, {"0", "null", "\"\"", "[]"});
    verdicts("const: one in another spelling", R"({"const":1})", {"1", "1.0", "10e-1"}, {"true", "\"1\"", "2"});
    verdicts("const: beyond a double", R"({"const":9007199254740993})", {"9007199254740993"}, {"9007199254740992"});
    verdicts("const: nothing", R"({"const":null})", {"null"}, {"0", "false"});
    verdicts("const: a NUL within", R"({"const":"a\u0000b"})", {R"("a\u0000b")"}, {R"("ab")", R"("a")"});
    verdicts("enum", R"({"enum":[6,"six",[6],{"n":6},null]})", {"6", "6.0", "\"six\"", "[6]", R"({"n":6})", "null"},
             {"\"6\"", "[]", R"({"n":7})", "false"});
    verdicts("enum of nothing", R"({"enum":[]})", {}, {"1", "null"});
    verdicts("allOf", R"({"allOf":[{"minimum":3},{"multipleOf":2}]})", {"4", "\"a\""}, {"2", "5"});
    verdicts("anyOf", R"({"anyOf":[{"type":"string"},{"minimum":3}]})", {"\"a\"", "3", "null"}, {"2"});
    verdicts("oneOf", R"({"oneOf":[{"type":"integer"},{"minimum":3}]})", {"1", "3.5"}, {"4", "2.5"});
    verdicts("oneOf with two that are always there", R"({"oneOf":[true,true,false]})", {}, {"1"});
    verdicts("not", R"({"not":{"type":["null","string"]}})", {"1", "[]"}, {"null", "\"\""});
    verdicts("not of not", R"({"not":{"not":{"type":"null"}}})", {"null"}, {"1"});
    verdicts("a word beside allOf counts too", R"({"allOf":[{"minimum":3}],"maximum":5})", {"4"}, {"2", "6"});
    verdicts("default and examples demand nothing", R"({"default":"x","examples":[1],"type":"null"})", {"null"}, {"1"});
    verdicts("content is a remark", R"({"contentMediaType":"application/json"})", {R"("{:}")", "1"}, {});
}

void TestSchemaKeywords::numbers_data()
{
    verdictColumns();
    verdicts("minimum", R"({"minimum":-2.5})", {"-2.5", "0", "\"a\""}, {"-2.50001"});
    verdicts("maximum", R"({"maximum":300})", {"300.0", "3e2"}, {"300.5", "1e3"});
    verdicts("exclusiveMinimum", R"({"exclusiveMinimum":1.1})", {"1.2"}, {"1.1", "1.10", "0"});
    verdicts("exclusiveMaximum", R"({"exclusiveMaximum":3.0})", {"2.9"}, {"3", "3.5"});
    verdicts("a limit of fifty digits", R"({"maximum":98249283749234923498293171823948729348710298301928331})",
             {"98249283749234923498293171823948729348710298301928331"},
             {"98249283749234923498293171823948729348710298301928332"});
    verdicts("below zero, fifty digits", R"({"exclusiveMinimum":-972783798187987123879878123.188781371})",
             {"-972783798187987123879878123.188781370"}, {"-972783798187987123879878123.188781371"});
    verdicts("multipleOf a whole number", R"({"multipleOf":7})", {"0", "-21", "7e2", "null"}, {"8", "7.5"});
    verdicts("multipleOf a fraction", R"({"multipleOf":0.0001})", {"0.0075", "4.5"}, {"0.00751"});
    verdicts("multipleOf: a number that no double holds", R"({"multipleOf":0.123456789})", {"0"}, {"1e308"});
    verdicts("multipleOf: a half of a very large one", R"({"multipleOf":0.5})", {"1e308"}, {"1.25"});
    verdicts("multipleOf: very small", R"({"multipleOf":1e-8})", {"12391239123"}, {"1e-9"});
    verdicts("multipleOf more digits than a machine's word", R"({"multipleOf":123456789012345678901})",
             {"0", "246913578024691357802", "123456789012345678901e3"}, {"246913578024691357803", "1"});
    verdicts("multipleOf with zeros at its end", R"({"multipleOf":1e30})", {"3e30", "5e31"}, {"3e29", "1"});
    verdicts("integer of any size", R"({"type":"integer"})", {"12345678910111213141516", "1e400", "-0.0"}, {"1e-400"});
}

void TestSchemaKeywords::texts_data()
{
    verdictColumns();
    verdicts("minLength", R"({"minLength":2})", {R"("ab")", "1"}, {R"("a")", R"("")"});
    verdicts("maxLength as a decimal", R"({"maxLength":2.0})", {R"("ab")"}, {R"("abc")"});
    verdicts("one letter outside of the first plane", R"({"minLength":2,"maxLength":2})", {R"("💩💩")"}, {R"("💩")"});
    verdicts("a letter and its accent are two", R"({"maxLength":1})", {"\"\u00e9\""}, {"\"e\u0301\""});
    verdicts("pattern is not anchored", R"({"pattern":"b+"})", {R"("abbc")", "{}"}, {R"("ac")", R"("")"});
    verdicts("pattern from end to end", R"({"pattern":"^(GET|POST)$"})", {R"("GET")"}, {R"("GETS")", R"("GET\n")"});
    verdicts("pattern in letters of any language", R"({"pattern":"^\\p{Letter}+$"})", {R"("Žluťoučký")", R"("日本")"},
             {R"("a1")"});
}

void TestSchemaKeywords::lists_data()
{
    verdictColumns();
    verdicts("minItems", R"({"minItems":1})", {"[1]", "{}"}, {"[]"});
    verdicts("maxItems", R"({"maxItems":1.0})", {"[]", "[1]"}, {"[1,2]"});
    verdicts("items", R"({"items":{"type":"string"}})", {"[]", R"(["a"])", "{}"}, {R"(["a",1])"});
    verdicts("items: none", R"({"items":false})", {"[]"}, {"[1]"});
    verdicts("prefixItems", R"({"prefixItems":[{"type":"string"},{"type":"null"}]})",
             {"[]", R"(["a"])", R"(["a",null,7])"}, {"[1]", R"(["a",1])"});
    verdicts("items are what follows prefixItems", R"({"prefixItems":[{}],"items":{"type":"null"}})", {R"(["a",null])"},
             {R"(["a","b"])"});
    verdicts("items within items", R"({"items":{"items":{"items":{"type":"boolean"}}}})", {"[[[true]]]"}, {"[[[1]]]"});
    verdicts("contains", R"({"contains":{"minimum":5}})", {"[1,5]", "5"}, {"[]", "[1,4]"});
    verdicts("minContains", R"({"contains":{"const":1},"minContains":2})", {"[1,2,1]"}, {"[1]", "[]"});
    verdicts("minContains 0", R"({"contains":{"const":1},"minContains":0})", {"[]", "[2]"}, {});
    verdicts("maxContains", R"({"contains":{"const":1},"maxContains":1})", {"[1,2]"}, {"[2]", "[1,1]"});
    verdicts("more at least than at most", R"({"contains":{"const":1},"minContains":3,"maxContains":1})", {},
             {"[]", "[1]", "[1,1]", "[1,1,1]"});
    verdicts("minContains without contains", R"({"minContains":2,"maxContains":0})", {"[]", "[1]"}, {});
    verdicts("uniqueItems", R"({"uniqueItems":true})",
             {"[1,\"1\",true]", "[0,false]", R"([{"a":1},{"a":2}])", R"([["a","b"],["b","a"]])",
              R"([{"type":["a","b"]},{"type":["b","a"]}])"},
             {"[1,1.00]", R"([{"a":1,"b":2},{"b":2,"a":1}])", "[[[1]],[[1]]]"});
    verdicts("uniqueItems false", R"({"uniqueItems":false})", {"[1,1]"}, {});
}

void TestSchemaKeywords::objects_data()
{
    verdictColumns();
    verdicts("required", R"({"required":["a","b\"c"]})", {R"({"a":1,"b\"c":2})", "[]"}, {R"({"a":1})"});
    verdicts("required: names that objects of other languages have", R"({"required":["__proto__","toString"]})",
             {R"({"__proto__":1,"toString":2})"}, {"{}", R"({"__proto__":1})"});
    verdicts("minProperties", R"({"minProperties":2})", {R"({"a":1,"b":2})", "[]"}, {R"({"a":1})"});
    verdicts("maxProperties", R"({"maxProperties":0})", {"{}"}, {R"({"a":1})"});
    verdicts("properties", R"({"properties":{"a":{"type":"string"},"b":false}})", {"{}", R"({"a":"x","c":1})"},
             {R"({"a":1})", R"({"b":null})"});
    verdicts("properties named as keywords are", R"({"properties":{"$ref":{"type":"string"},"type":{"type":"null"}}})",
             {R"({"$ref":"a","type":null})"}, {R"({"$ref":1})", R"({"type":"string"})"});
    verdicts("patternProperties", R"({"patternProperties":{"^n":{"type":"number"},"er$":{"minimum":5}}})",
             {R"({"number":7,"name":1,"other":5,"x":"y"})", "[]"}, {R"({"number":3})", R"({"name":"a"})"});
    verdicts("additionalProperties beside both",
             R"({"properties":{"a":{}},"patternProperties":{"^x-":{}},)"
             R"("additionalProperties":{"type":"boolean"}})",
             {R"({"a":1,"x-b":2,"c":true})"}, {R"({"c":1})"});
    verdicts("additionalProperties sees its own neighbors only",
             R"({"allOf":[{"properties":{"a":{}}}],"additionalProperties":false})", {"{}"}, {R"({"a":1})"});
    verdicts("propertyNames", R"({"propertyNames":{"pattern":"^[a-z]+$","maxLength":3}})", {"{}", R"({"abc":1})"},
             {R"({"abcd":1})", R"({"A":1})"});
    verdicts("dependentRequired", R"({"dependentRequired":{"card":["name","zip"]}})",
             {"{}", R"({"name":1})", R"({"card":1,"name":2,"zip":3})"}, {R"({"card":1,"name":2})"});
    verdicts("dependentSchemas", R"({"dependentSchemas":{"a":{"required":["b"]},"c":false}})",
             {"{}", R"({"a":1,"b":2})"}, {R"({"a":1})", R"({"c":1})"});
    verdicts("dependencies of older drafts", R"({"dependencies":{"a":["b"],"c":{"minProperties":2}}})",
             {R"({"a":1,"b":2})", R"({"c":1,"d":2})"}, {R"({"a":1})", R"({"c":1})"});
}

void TestSchemaKeywords::combinations_data()
{
    verdictColumns();
    verdicts("if, then, else", R"({"if":{"minimum":10},"then":{"multipleOf":10},"else":{"multipleOf":2}})",
             {"20", "4", "\"a\""}, {"15", "3"});
    verdicts("then without if", R"({"then":false,"else":false})", {"1"}, {});
    verdicts("if alone", R"({"if":false})", {"1"}, {});
    verdicts("conditions do not see each other", R"({"allOf":[{"if":{"minimum":9}},{"then":false},{"else":false}]})",
             {"1", "10"}, {});
    verdicts("if true", R"({"if":true,"then":{"const":1},"else":{"const":2}})", {"1"}, {"2"});
}

void TestSchemaKeywords::unevaluatedProperties_data()
{
    verdictColumns();
    verdicts("nothing else", R"({"properties":{"a":{}},"unevaluatedProperties":false})", {"{}", R"({"a":1})", "[]"},
             {R"({"b":1})"});
    verdicts("the rest has a type", R"({"properties":{"a":{}},"unevaluatedProperties":{"type":"null"}})",
             {R"({"a":1,"b":null})"}, {R"({"b":1})"});
    verdicts("through allOf",
             R"({"allOf":[{"properties":{"a":{}}},{"patternProperties":{"^b":{}}}],)"
             R"("unevaluatedProperties":false})",
             {R"({"a":1,"bb":2})"}, {R"({"c":1})"});
    verdicts("through a reference",
             R"({"$ref":"#/$defs/x","unevaluatedProperties":false,"$defs":{"x":{"properties":{"a":{}}}}})",
             {R"({"a":1})"}, {R"({"b":1})"});
    verdicts("the branch that fits only",
             R"({"anyOf":[{"properties":{"a":{"const":1}},"required":["a"]},{"properties":{"b":{}},"required":["b"]}],)"
             R"("unevaluatedProperties":false})",
             {R"({"a":1})", R"({"b":1})", R"({"a":1,"b":1})"}, {R"({"a":2,"b":1})", R"({"a":1,"c":1})"});
    verdicts("what is denied looks at nothing",
             R"({"not":{"not":{"properties":{"a":{"const":1}},"required":["a"]}},"unevaluatedProperties":false})", {},
             {R"({"a":1})"});
    verdicts("a condition that holds has looked",
             R"({"if":{"properties":{"a":{"const":1}},"required":["a"]},"then":{"properties":{"b":{}}},)"
             R"("else":{"properties":{"c":{}}},"unevaluatedProperties":false})",
             {R"({"a":1,"b":2})", R"({"c":3})"}, {R"({"a":1,"c":3})", R"({"a":2})"});
    verdicts(
        "with a dependency",
        R"({"properties":{"a":{}},"dependentSchemas":{"a":{"properties":{"b":{}}}},"unevaluatedProperties":false})",
        {R"({"a":1,"b":1})"}, {R"({"b":1})"});
    verdicts("one that takes all leaves nothing",
             R"({"allOf":[{"additionalProperties":true}],)"
             R"("unevaluatedProperties":false})",
             {R"({"a":1})"}, {});
    verdicts("each object has a rest of its own",
             R"({"properties":{"in":{"properties":{"a":{}}}},"unevaluatedProperties":false})",
             {R"({"in":{"a":1,"b":2}})"}, {R"({"a":1})"});
    verdicts("neighbors do not see each other",
             R"({"allOf":[{"properties":{"a":{}}},{"unevaluatedProperties":false}]})", {"{}"}, {R"({"a":1})"});
    verdicts("an inner one has seen all", R"({"allOf":[{"unevaluatedProperties":true}],"unevaluatedProperties":false})",
             {R"({"a":1})"}, {});
}

void TestSchemaKeywords::unevaluatedItems_data()
{
    verdictColumns();
    verdicts("nothing else", R"({"prefixItems":[{}],"unevaluatedItems":false})", {"[]", "[1]", "{}"}, {"[1,2]"});
    verdicts("the rest has a type", R"({"prefixItems":[{}],"unevaluatedItems":{"type":"null"}})", {"[1,null]"},
             {"[1,2]"});
    verdicts("items leave nothing", R"({"items":{},"unevaluatedItems":false})", {"[1,2]"}, {});
    verdicts("the longest of several",
             R"({"allOf":[{"prefixItems":[{}]},{"prefixItems":[{},{}]}],)"
             R"("unevaluatedItems":false})",
             {"[1,2]"}, {"[1,2,3]"});
    verdicts("what contains has found", R"({"contains":{"type":"string"},"unevaluatedItems":{"type":"number"}})",
             {R"(["a",1])", R"([1,"a"])"}, {R"(["a",null])", "[1]"});
    verdicts("found by neither of two",
             R"({"allOf":[{"contains":{"multipleOf":2}},{"contains":{"multipleOf":3}}],)"
             R"("unevaluatedItems":{"multipleOf":5}})",
             {"[2,3,4,5,6]"}, {"[2,3,4,7,8]"});
    verdicts("a branch that does not fit",
             R"({"prefixItems":[{}],"anyOf":[{"prefixItems":[{},{"const":"b"}]},true],)"
             R"("unevaluatedItems":false})",
             {R"(["a","b"])", R"(["a"])"}, {R"(["a","c"])"});
}

RC_TEST(TestSchemaKeywords)

} // namespace rc::tst_schemakeywords

#include "tst_schemakeywords.moc"
