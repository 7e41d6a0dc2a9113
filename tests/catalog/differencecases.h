// SPDX-License-Identifier: GPL-3.0-or-later
// Changes of definitions with their severity, and equivalent spellings.
#pragma once

#include "catalog/definitions.h"
#include "catalog/difference/tooldifference.h"

#include <QList>

#include <algorithm>

namespace rc {

using Severity = ChangeSeverity;

/// A change of one schema, and its severity for callers and readers.
struct SchemaCase
{
    const char *name;
    const char *before;
    const char *after;
    Severity input;
    Severity output;
};

inline constexpr Severity breaks = Severity::Breaking;
inline constexpr Severity harmless = Severity::Harmless;
inline constexpr Severity wording = Severity::Wording;

inline const QList<SchemaCase> schemaCases{
    {"description", R"({"description":"a"})", R"({"description":"b"})", wording, wording},
    {"description gone", R"({"description":"a"})", "{}", wording, wording},
    {"title", R"({"title":"a"})", R"({"title":"b"})", wording, wording},
    {"type narrowed", R"({"type":["string","null"]})", R"({"type":"string"})", breaks, harmless},
    {"type widened", R"({"type":"string"})", R"({"type":["string","null"]})", harmless, breaks},
    {"type stated", "{}", R"({"type":"string"})", breaks, harmless},
    {"type no longer stated", R"({"type":"string"})", "{}", harmless, breaks},
    {"type another", R"({"type":"string"})", R"({"type":"boolean"})", breaks, harmless},
    {"number to integer", R"({"type":"number"})", R"({"type":"integer"})", breaks, harmless},
    {"integer to number", R"({"type":"integer"})", R"({"type":"number"})", harmless, breaks},
    {"choice gone", R"({"enum":["a","b"]})", R"({"enum":["a"]})", breaks, harmless},
    {"choice added", R"({"enum":["a"]})", R"({"enum":["a","b"]})", harmless, breaks},
    {"choices introduced", R"({"type":"string"})", R"({"type":"string","enum":["a"]})", breaks, harmless},
    {"choices dropped", R"({"type":"string","enum":["a"]})", R"({"type":"string"})", harmless, breaks},
    {"choices reordered", R"({"enum":["a","b"]})", R"({"enum":["b","a"]})", harmless, harmless},
    {"choice of a number", R"({"enum":[1,2]})", R"({"enum":[1,3]})", breaks, breaks},
    {"const another", R"({"const":1})", R"({"const":2})", breaks, breaks},
    {"const to choices with it", R"({"const":"a"})", R"({"enum":["a","b"]})", harmless, breaks},
    {"minimum raised", R"({"minimum":1})", R"({"minimum":2})", breaks, harmless},
    {"minimum lowered", R"({"minimum":2})", R"({"minimum":1})", harmless, breaks},
    {"minimum new", "{}", R"({"minimum":0})", breaks, harmless},
    {"minimum gone", R"({"minimum":0})", "{}", harmless, breaks},
    {"exclusive minimum raised", R"({"exclusiveMinimum":1})", R"({"exclusiveMinimum":1.5})", breaks, harmless},
    {"maximum lowered", R"({"maximum":10})", R"({"maximum":9})", breaks, harmless},
    {"maximum raised", R"({"maximum":9})", R"({"maximum":1e1})", harmless, breaks},
    {"longest shorter", R"({"maxLength":9})", R"({"maxLength":8})", breaks, harmless},
    {"longest longer", R"({"maxLength":8})", R"({"maxLength":9})", harmless, breaks},
    {"shortest longer", R"({"minLength":0})", R"({"minLength":1})", breaks, harmless},
    {"fewer elements", R"({"maxItems":9})", R"({"maxItems":8})", breaks, harmless},
    {"more elements needed", R"({"minItems":0})", R"({"minItems":1})", breaks, harmless},
    {"fewer members", R"({"maxProperties":9})", R"({"maxProperties":8})", breaks, harmless},
    {"pattern new", "{}", R"({"pattern":"^a"})", breaks, harmless},
    {"pattern gone", R"({"pattern":"^a"})", "{}", harmless, breaks},
    {"pattern another", R"({"pattern":"^a"})", R"({"pattern":"^b"})", breaks, breaks},
    {"format new", "{}", R"({"format":"date"})", breaks, harmless},
    {"format another", R"({"format":"date"})", R"({"format":"date-time"})", breaks, breaks},
    {"multiple of", "{}", R"({"multipleOf":2})", breaks, harmless},
    {"each once", R"({"uniqueItems":false})", R"({"uniqueItems":true})", breaks, harmless},
    {"each once no longer", R"({"uniqueItems":true})", "{}", harmless, breaks},
    {"each once was never meant", "{}", R"({"uniqueItems":false})", harmless, harmless},
    {"reference another", R"({"$ref":"#/$defs/a"})", R"({"$ref":"#/$defs/b"})", breaks, breaks},
    {"not", "{}", R"({"not":{"type":"null"}})", breaks, harmless},
    {"default", R"({"default":1})", R"({"default":2})", harmless, harmless},
    {"examples", R"({"examples":[1]})", R"({"examples":[2]})", harmless, harmless},
    {"unknown keyword", "{}", R"({"x-order":2})", harmless, harmless},
    {"deprecated", "{}", R"({"deprecated":true})", harmless, harmless},
    {"required member new", R"({"properties":{}})", R"({"properties":{"n":{}},"required":["n"]})", breaks, harmless},
    {"optional member new", R"({"properties":{}})", R"({"properties":{"n":{}}})", harmless, harmless},
    {"member gone", R"({"properties":{"n":{}}})", R"({"properties":{}})", breaks, breaks},
    {"member required now", R"({"properties":{"n":{}}})", R"({"properties":{"n":{}},"required":["n"]})", breaks,
     harmless},
    {"member optional now", R"({"properties":{"n":{}},"required":["n"]})", R"({"properties":{"n":{}}})", harmless,
     breaks},
    {"unknown member required", "{}", R"({"required":["n"]})", breaks, harmless},
    {"closed", "{}", R"({"additionalProperties":false})", breaks, harmless},
    {"opened", R"({"additionalProperties":false})", R"({"additionalProperties":true})", harmless, breaks},
    {"others of a kind", "{}", R"({"additionalProperties":{"type":"string"}})", breaks, harmless},
    {"others of another kind", R"({"additionalProperties":{"type":"string"}})",
     R"({"additionalProperties":{"type":"number"}})", breaks, harmless},
    {"elements described", R"({"type":"array"})", R"({"type":"array","items":{"type":"string"}})", breaks, harmless},
    {"elements of another kind", R"({"items":{"type":"string"}})", R"({"items":{"type":["string","null"]}})", harmless,
     breaks},
    {"first element", R"({"prefixItems":[{"type":"string"}]})", R"({"prefixItems":[{"type":"number"}]})", breaks,
     harmless},
    {"variant gone", R"({"anyOf":[{"type":"string"},{"type":"null"}]})", R"({"anyOf":[{"type":"string"}]})", breaks,
     harmless},
    {"variant new", R"({"anyOf":[{"type":"string"}]})", R"({"anyOf":[{"type":"string"},{"type":"null"}]})", harmless,
     breaks},
    {"variant reworded", R"({"oneOf":[{"title":"a"},{"type":"null"}]})", R"({"oneOf":[{"title":"b"},{"type":"null"}]})",
     wording, wording},
    {"variants introduced", "{}", R"({"anyOf":[{"type":"string"}]})", breaks, harmless},
    {"variants reordered", R"({"anyOf":[{"type":"string"},{"type":"null"}]})",
     R"({"anyOf":[{"type":"null"},{"type":"string"}]})", harmless, harmless},
    {"one more condition", R"({"allOf":[{"type":"string"}]})", R"({"allOf":[{"type":"string"},{"minLength":1}]})",
     breaks, harmless},
    {"one condition less", R"({"allOf":[{"type":"string"},{"minLength":1}]})", R"({"allOf":[{"type":"string"}]})",
     harmless, breaks},
    {"definition narrowed", R"({"$defs":{"d":{"enum":[1,2]}}})", R"({"$defs":{"d":{"enum":[1]}}})", breaks, harmless},
    {"definition new", "{}", R"({"$defs":{"d":{}}})", harmless, harmless},
};

/// Contexts of a schema, with %1 in its place.
inline const QList<std::pair<const char *, const char *>> schemaPlaces{
    {"of a parameter", R"({"type":"object","properties":{"a":{"type":"string"},"p":%1}})"},
    {"of a member of a parameter", R"({"type":"object","properties":{"o":{"type":"object","properties":{"p":%1}}}})"},
    {"of the elements of a parameter", R"({"type":"object","properties":{"l":{"type":"array","items":%1}}})"},
};

inline QByteArray toolWith(const QByteArray &member, const QByteArray &schema)
{
    return R"({"name":"t","description":"d",")" + member + "\":" + schema + '}';
}

inline Severity maxSeverity(const QList<ToolChange> &changes)
{
    Severity severity = harmless;
    for (const ToolChange &change : changes)
        severity = std::max(severity, change.severity);
    return severity;
}

/// Equivalent spellings of a definition.
inline QList<std::pair<QByteArray, QByteArray>> spellings()
{
    return {
        {"white space", "{ \"name\" :\"t\",\n\t\"description\": \"d é\" , \"inputSchema\":{\"type\":\"object\",\"prope"
                        "rties\":{\"a\":{\"type\":[\"string\",\"null\"],\"minimum\":1},\"b\":{\"default\":10}},"
                        "\"required\":[\"a\",\"b\"]}}"},
        {"members reordered",
         R"({"inputSchema":{"required":["a","b"],"properties":{"b":{"default":10},"a":{"minimum":1,"type":["string","null"]}},"type":"object"},"description":"d é","name":"t"})"},
        {"required reordered",
         R"({"name":"t","description":"d é","inputSchema":{"type":"object","properties":{"a":{"type":["string","null"],"minimum":1},"b":{"default":10}},"required":["b","a"]}})"},
        {"types reordered",
         R"({"name":"t","description":"d é","inputSchema":{"type":"object","properties":{"a":{"type":["null","string"],"minimum":1},"b":{"default":10}},"required":["a","b"]}})"},
        {"escapes",
         R"({"n\u0061me":"\u0074","description":"d \u00e9","inputSchema":{"type":"obj\u0065ct","properties":{"a":{"type":["string","null"],"minimum":1},"b":{"default":10}},"required":["a","b"]}})"},
        {"numbers",
         R"({"name":"t","description":"d é","inputSchema":{"type":"object","properties":{"a":{"type":["string","null"],"minimum":1.0},"b":{"default":1e1}},"required":["a","b"]}})"},
    };
}

inline const QByteArray spelled =
    R"({"name":"t","description":"d é","inputSchema":{"type":"object","properties":{"a":{"type":["string","null"],"minimum":1},"b":{"default":10}},"required":["a","b"]}})";

inline QByteArray toolBeside(const QByteArray &members)
{
    return R"({"name":"t",)" + members + '}';
}

/// Other members of a definition.
struct WholeCase
{
    const char *name;
    const char *before;
    const char *after;
    Severity severity;
};

inline const QList<WholeCase> wholeCases{
    {"description", R"("description":"a")", R"("description":"b")", wording},
    {"description, one hidden character", R"("description":"a")", R"("description":"a\u200b")", wording},
    {"title", R"("title":"a")", R"("title":"b")", wording},
    {"read-only no longer", R"("annotations":{"readOnlyHint":true})", R"("annotations":{"readOnlyHint":false})",
     breaks},
    {"read-only no longer stated", R"("annotations":{"readOnlyHint":true})", R"("annotations":{})", breaks},
    {"destructive by silence", R"("annotations":{"destructiveHint":false})", R"("annotations":{})", breaks},
    {"destructive said aloud", R"("annotations":{})", R"("annotations":{"destructiveHint":true})", harmless},
    {"annotations gone", R"("annotations":{"openWorldHint":false})", R"("x":1)", breaks},
    {"idempotent no longer", R"("annotations":{"idempotentHint":true})", R"("annotations":{"idempotentHint":false})",
     breaks},
    {"annotation's title", R"("annotations":{"title":"a"})", R"("annotations":{"title":"b"})", wording},
    {"icons", R"("icons":[])", R"("icons":[{"src":"https://example.net/i.png"}])", harmless},
    {"meta", R"("_meta":{"a":1})", R"("_meta":{"a":2})", harmless},
    {"result described", R"("x":1)", R"("x":1,"outputSchema":{"type":"object"})", harmless},
    {"result no longer described", R"("x":1,"outputSchema":{"type":"object"})", R"("x":1)", breaks},
    {"parameters at last", R"("x":1)", R"("x":1,"inputSchema":{"properties":{"a":{}},"required":["a"]})", breaks},
    {"no parameters any more", R"("x":1,"inputSchema":{"properties":{"a":{}}})", R"("x":1)", breaks},
    {"schema that is no object", R"("inputSchema":{"type":"object"})", R"("inputSchema":[1])", breaks},
    {"schema that takes nothing", R"("inputSchema":{"properties":{"a":{}}})",
     R"("inputSchema":{"properties":{"a":false}})", breaks},
};

} // namespace rc
