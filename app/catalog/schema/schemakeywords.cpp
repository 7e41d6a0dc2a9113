// SPDX-License-Identifier: GPL-3.0-or-later
// The metaschemas are built from one table of keywords and checked like any other schema.
#include "catalog/schema/schemakeywords.h"

#include <QHash>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct DraftRow
{
    SchemaDraft draft;
    QLatin1StringView name;
    QLatin1StringView address; // without the scheme and an empty fragment
};

constexpr std::array draftTable = std::to_array<DraftRow>({
    {SchemaDraft::Draft4, "draft-04"_L1, "json-schema.org/draft-04/schema"_L1},
    {SchemaDraft::Draft6, "draft-06"_L1, "json-schema.org/draft-06/schema"_L1},
    {SchemaDraft::Draft7, "draft-07"_L1, "json-schema.org/draft-07/schema"_L1},
    {SchemaDraft::Draft2019, "2019-09"_L1, "json-schema.org/draft/2019-09/schema"_L1},
    {SchemaDraft::Draft2020, "2020-12"_L1, "json-schema.org/draft/2020-12/schema"_L1},
});

/// What a metaschema demands of a keyword.
struct KeywordForm
{
    const char *name;
    SchemaKeyword holds;
    const char *schema;
};

constexpr auto noSchema = SchemaKeyword::Other;

constexpr std::array keywordForms = std::to_array<KeywordForm>({
    {"any", SchemaKeyword::Literal, "true"},
    {"text", noSchema, R"({"type":"string"})"},
    {"truth", noSchema, R"({"type":"boolean"})"},
    {"number", noSchema, R"({"type":"number"})"},
    {"positive", noSchema, R"({"type":"number","exclusiveMinimum":0})"},
    {"count", noSchema, R"({"type":"integer","minimum":0})"},
    {"list", SchemaKeyword::Literal, R"({"type":"array"})"},
    {"someUnique", SchemaKeyword::Literal, R"({"type":"array","minItems":1,"uniqueItems":true})"},
    {"names", noSchema, R"({"type":"array","items":{"type":"string"},"uniqueItems":true})"},
    {"someNames", noSchema, R"({"type":"array","items":{"type":"string"},"minItems":1,"uniqueItems":true})"},
    {"namesByName", noSchema, R"({"type":"object","additionalProperties":{"$ref":"#/$defs/names"}})"},
    {"regex", noSchema, R"({"type":"string","format":"regex"})"},
    {"anchor", noSchema, R"({"type":"string","pattern":"^[A-Za-z_][-A-Za-z0-9._]*$"})"},
    {"vocabulary", noSchema, R"({"type":"object","additionalProperties":{"type":"boolean"}})"},
    {"type", noSchema, R"({"enum":["string","number","integer","boolean","null","array","object"]})"},
    {"types", noSchema,
     R"({"if":{"type":"array"},"then":{"items":{"$ref":"#/$defs/type"},"minItems":1,)"
     R"("uniqueItems":true},"else":{"$ref":"#/$defs/type"}})"},
    {"schemas", SchemaKeyword::Schema, R"({"type":"array","minItems":1,"items":{"$ref":"#/$defs/schema"}})"},
    {"schemaOrList", SchemaKeyword::Schema,
     R"({"if":{"type":"array"},"then":{"$ref":"#/$defs/schemas"},"else":{"$ref":"#/$defs/schema"}})"},
    {"schemaOrTruth", SchemaKeyword::Schema, R"({"if":{"type":"boolean"},"else":{"$ref":"#/$defs/schema"}})"},
    {"named", SchemaKeyword::Named, R"({"type":"object","additionalProperties":{"$ref":"#/$defs/schema"}})"},
    {"byPattern", SchemaKeyword::Named, R"({"$ref":"#/$defs/named","propertyNames":{"format":"regex"}})"},
    {"dependencies", SchemaKeyword::Named,
     R"({"type":"object","additionalProperties":{"if":{"type":"array"},)"
     R"("then":{"$ref":"#/$defs/names"},"else":{"$ref":"#/$defs/schema"}}})"},
});

struct KeywordRow
{
    const char *keyword;
    const char *form; // in `keywordForms`, or "schema"
    SchemaDraft from = SchemaDraft::Draft4;
    SchemaDraft to = SchemaDraft::Draft2020;
};

constexpr auto draft4 = SchemaDraft::Draft4;
constexpr auto draft6 = SchemaDraft::Draft6;
constexpr auto draft7 = SchemaDraft::Draft7;
constexpr auto draft2019 = SchemaDraft::Draft2019;
constexpr auto draft2020 = SchemaDraft::Draft2020;

constexpr std::array keywordRows = std::to_array<KeywordRow>({
    {"$schema", "text"},
    {"$ref", "text"},
    {"id", "text", draft4, draft4},
    {"$id", "text", draft6},
    {"$comment", "text", draft7},
    {"$anchor", "anchor", draft2019},
    {"$defs", "named", draft2019},
    {"$vocabulary", "vocabulary", draft2019},
    {"$recursiveRef", "text", draft2019},
    {"$recursiveAnchor", "truth", draft2019, draft2019},
    {"$dynamicRef", "text", draft2020},
    {"$dynamicAnchor", "anchor", draft2020},
    {"title", "text"},
    {"description", "text"},
    {"default", "any"},
    {"examples", "list", draft6},
    {"readOnly", "truth", draft7},
    {"writeOnly", "truth", draft7},
    {"deprecated", "truth", draft2019},
    {"type", "types"},
    {"const", "any", draft6},
    {"enum", "someUnique", draft4, draft4},
    {"enum", "list", draft6},
    {"multipleOf", "positive"},
    {"maximum", "number"},
    {"minimum", "number"},
    {"exclusiveMaximum", "truth", draft4, draft4},
    {"exclusiveMinimum", "truth", draft4, draft4},
    {"exclusiveMaximum", "number", draft6},
    {"exclusiveMinimum", "number", draft6},
    {"maxLength", "count"},
    {"minLength", "count"},
    {"pattern", "regex"},
    {"format", "text"},
    {"contentMediaType", "text", draft7},
    {"contentEncoding", "text", draft7},
    {"contentSchema", "schema", draft2019},
    {"maxItems", "count"},
    {"minItems", "count"},
    {"uniqueItems", "truth"},
    {"items", "schemaOrList", draft4, draft2019},
    {"items", "schema", draft2020},
    {"prefixItems", "schemas", draft2020},
    {"additionalItems", "schemaOrTruth", draft4, draft4},
    {"additionalItems", "schema", draft6, draft2019},
    {"unevaluatedItems", "schema", draft2019},
    {"contains", "schema", draft6},
    {"maxContains", "count", draft2019},
    {"minContains", "count", draft2019},
    {"maxProperties", "count"},
    {"minProperties", "count"},
    {"required", "someNames", draft4, draft4},
    {"required", "names", draft6},
    {"properties", "named"},
    {"patternProperties", "byPattern"},
    {"additionalProperties", "schemaOrTruth", draft4, draft4},
    {"additionalProperties", "schema", draft6},
    {"unevaluatedProperties", "schema", draft2019},
    {"propertyNames", "schema", draft6},
    {"dependencies", "dependencies"},
    {"dependentRequired", "namesByName", draft2019},
    {"dependentSchemas", "named", draft2019},
    {"definitions", "named"},
    {"allOf", "schemas"},
    {"anyOf", "schemas"},
    {"oneOf", "schemas"},
    {"not", "schema"},
    {"if", "schema", draft7},
    {"then", "schema", draft7},
    {"else", "schema", draft7},
});

QByteArray propertiesOf(SchemaDraft draft)
{
    QByteArrayList properties;
    for (const KeywordRow &row : keywordRows) {
        if (draft >= row.from && draft <= row.to)
            properties.append(QByteArray("\"") + row.keyword + R"(":{"$ref":"#/$defs/)" + row.form + "\"}");
    }
    return "\"properties\":{" + properties.join(',') + '}';
}

JsonTape metaschema(SchemaDraft draft)
{
    QByteArray keywords = propertiesOf(draft);
    if (ignoresReferenceSiblings(draft))
        keywords = R"("if":{"type":"object","required":["$ref"]},"then":{"properties":{"$ref":{"type":"string"},)"
                   R"("definitions":{"$ref":"#/$defs/named"}}},"else":{)" +
                   keywords + '}';
    const QByteArray type = draft == SchemaDraft::Draft4 ? R"("object")" : R"(["object","boolean"])";
    QByteArray forms;
    for (const KeywordForm &form : keywordForms)
        forms += QByteArray(",\"") + form.name + "\":" + form.schema;
    return *JsonTape::read(R"({"$ref":"#/$defs/schema","$defs":{"schema":{"type":)" + type + ',' + keywords + '}' +
                           forms + "}}");
}

JsonValue metaschemaOf(SchemaDraft draft)
{
    static const std::array all{metaschema(draft4), metaschema(draft6), metaschema(draft7), metaschema(draft2019),
                                metaschema(draft2020)};
    return all.at(std::size_t(draft)).root();
}

} // namespace

std::optional<SchemaDraft> schemaDraft(QStringView address)
{
    if (address.endsWith(u'#'))
        address.chop(1);
    for (const QLatin1StringView scheme : {"https://"_L1, "http://"_L1}) {
        if (!address.startsWith(scheme))
            continue;
        for (const DraftRow &row : draftTable) {
            if (address.mid(scheme.size()) == row.address)
                return row.draft;
        }
    }
    return std::nullopt;
}

QString draftName(SchemaDraft draft)
{
    return draftTable.at(std::size_t(draft)).name;
}

ArgumentsReport checkSchema(JsonValue schema, SchemaDraft draft)
{
    constexpr int steps = 2'000'000; // a metaschema's steps grow linearly with the schema
    return checkValue(metaschemaOf(draft), schema, steps);
}

SchemaKeyword schemaKeyword(const QByteArray &keyword)
{
    static const QHash<QByteArray, SchemaKeyword> known = [] {
        QHash<QByteArray, SchemaKeyword> keywords;
        for (const KeywordRow &row : keywordRows) {
            const auto form = std::ranges::find(keywordForms, QByteArrayView(row.form), &KeywordForm::name);
            keywords.insert(row.keyword, form == keywordForms.cend() ? SchemaKeyword::Schema : form->holds);
        }
        return keywords;
    }();
    return known.value(keyword, SchemaKeyword::Other);
}

QString SubSchema::pointer(const QString &schema) const
{
    const QString path = keyword ? childPointer(schema, keyword.key()) : schema;
    if (element >= 0)
        return childPointer(path, QString::number(element));
    return value == keyword ? path : childPointer(path, value.key());
}

QList<SubSchema> schemaParts(JsonValue node)
{
    QList<SubSchema> parts;
    const auto addElements = [&parts](JsonValue list, SchemaKeyword holds, JsonValue keyword) {
        qsizetype i = 0;
        for (const JsonValue element : list)
            parts.append({element, holds, keyword, i++});
    };
    if (!node.isObject()) {
        if (node.isArray())
            addElements(node, SchemaKeyword::Other, {});
        return parts;
    }
    for (const JsonValue member : node) {
        const bool isList = member.isArray();
        if (!isList && !member.isObject())
            continue;
        const SchemaKeyword holds = schemaKeyword(member.keyUtf8());
        if (holds == SchemaKeyword::Schema && isList) {
            addElements(member, holds, member);
        } else if (holds == SchemaKeyword::Named) {
            for (const JsonValue named : isList ? JsonValue() : member)
                parts.append({named, holds, member});
        } else if (holds != SchemaKeyword::Literal) {
            parts.append({member, holds, member});
        }
    }
    return parts;
}

namespace {

/// A scalar, or the scalars in a list.
void addValues(QStringList &values, JsonValue value)
{
    for (const JsonValue item : value.isArray() ? value.elements() : QList<JsonValue>{value}) {
        if (!item.isArray() && !item.isObject())
            values.append(item.text().value_or(QString::fromUtf8(item.raw())));
    }
}

void addNames(SchemaNames &names, JsonValue schema)
{
    if (!schema.isObject())
        return;
    for (const JsonValue member : schema) {
        if (member.hasKey("required")) {
            for (const JsonValue name : member.elements()) {
                if (name.isText())
                    names.required.append(*name.text());
            }
        } else if (member.hasKey("enum") || member.hasKey("const")) {
            addValues(names.values, member);
        }
    }
    for (const SubSchema &part : schemaParts(schema)) {
        if (part.holds == SchemaKeyword::Other)
            continue;
        if (part.keyword.hasKey("properties"))
            names.parameters.append(part.value.key());
        addNames(names, part.value);
    }
}

} // namespace

SchemaNames schemaNames(const QByteArray &schema)
{
    SchemaNames names;
    if (const auto tape = JsonTape::read(schema))
        addNames(names, tape->root());
    return names;
}

} // namespace rc
