// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/schema/schemawords.h"

#include "catalog/json/compactjson.h"
#include "core/textsof.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "core/words/wordlist.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype fewValues = 4;
constexpr qsizetype fewLetters = 40;
constexpr qsizetype mostBranches = 6;
constexpr int mostSteps = 4;
constexpr qsizetype mostLimits = 40; // per schema

struct LimitWords
{
    QLatin1StringView keyword;
    JsonKind kind; ///< type of its value; any other type is shown as JSON
    const char *words;
};

constexpr std::array<LimitWords, 22> limitRows{{
    {"minLength"_L1, JsonKind::Number, QT_TRANSLATE_NOOP("rc::SchemaWords", "length at least %1")},
    {"maxLength"_L1, JsonKind::Number, QT_TRANSLATE_NOOP("rc::SchemaWords", "length at most %1")},
    {"pattern"_L1, JsonKind::Text, QT_TRANSLATE_NOOP("rc::SchemaWords", "pattern: %1")},
    {"format"_L1, JsonKind::Text, QT_TRANSLATE_NOOP("rc::SchemaWords", "format: %1")},
    {"minimum"_L1, JsonKind::Number, QT_TRANSLATE_NOOP("rc::SchemaWords", "at least %1")},
    {"maximum"_L1, JsonKind::Number, QT_TRANSLATE_NOOP("rc::SchemaWords", "at most %1")},
    {"exclusiveMinimum"_L1, JsonKind::Number, QT_TRANSLATE_NOOP("rc::SchemaWords", "more than %1")},
    {"exclusiveMaximum"_L1, JsonKind::Number, QT_TRANSLATE_NOOP("rc::SchemaWords", "less than %1")},
    {"multipleOf"_L1, JsonKind::Number, QT_TRANSLATE_NOOP("rc::SchemaWords", "a multiple of %1")},
    {"minItems"_L1, JsonKind::Number, QT_TRANSLATE_NOOP("rc::SchemaWords", "elements: at least %1")},
    {"maxItems"_L1, JsonKind::Number, QT_TRANSLATE_NOOP("rc::SchemaWords", "elements: at most %1")},
    {"minProperties"_L1, JsonKind::Number, QT_TRANSLATE_NOOP("rc::SchemaWords", "members: at least %1")},
    {"maxProperties"_L1, JsonKind::Number, QT_TRANSLATE_NOOP("rc::SchemaWords", "members: at most %1")},
    {"contentMediaType"_L1, JsonKind::Text, QT_TRANSLATE_NOOP("rc::SchemaWords", "content: %1")},
    {"contentEncoding"_L1, JsonKind::Text, QT_TRANSLATE_NOOP("rc::SchemaWords", "encoding: %1")},
    {"title"_L1, JsonKind::Text, QT_TRANSLATE_NOOP("rc::SchemaWords", "title: %1")},
    {"$comment"_L1, JsonKind::Text, QT_TRANSLATE_NOOP("rc::SchemaWords", "comment: %1")},
    {"uniqueItems"_L1, JsonKind::Bool, QT_TRANSLATE_NOOP("rc::SchemaWords", "unique elements")},
    {"readOnly"_L1, JsonKind::Bool, QT_TRANSLATE_NOOP("rc::SchemaWords", "read-only")},
    {"writeOnly"_L1, JsonKind::Bool, QT_TRANSLATE_NOOP("rc::SchemaWords", "write-only")},
    {"deprecated"_L1, JsonKind::Bool, QT_TRANSLATE_NOOP("rc::SchemaWords", "deprecated")},
    {"nullable"_L1, JsonKind::Bool, QT_TRANSLATE_NOOP("rc::SchemaWords", "may be null")},
}};

/// Covered by other words or rows.
constexpr QStringView told =
    u"type|enum|const|default|examples|description|properties|required|patternProperties|additionalProperties|items|"
    u"prefixItems|additionalItems|"
    u"anyOf|oneOf|allOf|not|if|then|else|$ref|$defs|definitions|$schema|contains|propertyNames|dependentSchemas";

struct SchemaWordsTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::SchemaWords)
};

QString joinedTypes(const QList<JsonNode> &types)
{
    QStringList words;
    for (const JsonNode &type : types) {
        if (words.size() == mostBranches) {
            words.append(u"…"_s);
            break;
        }
        const QString word = valueWords(type);
        if (!words.contains(word))
            words.append(word);
    }
    return words.join(" | "_L1);
}

bool fitInAType(const QList<JsonNode> &values)
{
    if (values.size() > fewValues)
        return false;
    qsizetype letters = 0;
    for (const JsonNode &value : values)
        letters += valueWords(value).size() + 3;
    return letters <= fewLetters;
}

QString choiceWords(const QList<JsonNode> &values)
{
    if (fitInAType(values)) {
        QStringList words;
        for (const JsonNode &value : values)
            words.append(valueWords(value));
        return words.join(" | "_L1);
    }
    return SchemaWordsTr::tr("enum (%1)").arg(values.size());
}

QString typeOf(const JsonNode &schema, const SchemaReferences &references, int step);

QString branchTypes(const QList<JsonNode> &branches, const SchemaReferences &references, int step)
{
    QStringList words;
    for (qsizetype i = 0; i < branches.size(); ++i) {
        if (i == mostBranches) {
            words.append(u"…"_s);
            break;
        }
        const QString word = typeOf(branches.at(i), references, step + 1);
        if (!word.isEmpty() && !words.contains(word))
            words.append(word);
    }
    return words.join(" | "_L1);
}

QString arrayWords(const JsonNode &schema, const SchemaReferences &references, int step)
{
    const JsonNode *items = schema.member(u"items");
    const QString inner = items && items->isObject() ? typeOf(*items, references, step + 1) : QString();
    if (inner.isEmpty())
        return u"array"_s;
    return inner.contains(u' ') ? u'(' + inner + ")[]"_L1 : inner + "[]"_L1;
}

QString typeOf(const JsonNode &schema, const SchemaReferences &references, int step)
{
    if (step > mostSteps)
        return u"…"_s;
    if (schema.kind == JsonKind::Bool)
        return schema.isTruth(true) ? SchemaWordsTr::tr("anything") : SchemaWordsTr::tr("nothing");
    if (!schema.isObject())
        return SchemaWordsTr::tr("no schema");
    if (const JsonNode *reference = schema.member(u"$ref"); reference && reference->isText()) {
        const JsonNode *target = references.target(schema);
        return target ? typeOf(*target, references, step + 1) : SchemaWordsTr::tr("unknown");
    }
    if (const JsonNode *values = schema.member(u"enum"); values && values->isArray())
        return choiceWords(values->elements);
    if (const JsonNode *value = schema.member(u"const"))
        return valueWords(*value);
    if (const JsonNode *type = schema.member(u"type")) {
        if (type->isArray())
            return joinedTypes(type->elements);
        return type->text == "array"_L1 ? arrayWords(schema, references, step) : valueWords(*type);
    }
    for (const QLatin1StringView keyword : {"anyOf"_L1, "oneOf"_L1}) {
        if (const JsonNode *branches = schema.member(QString(keyword)); branches && branches->isArray())
            return branchTypes(branches->elements, references, step);
    }
    if (schema.member(u"properties"))
        return u"object"_s;
    return schema.member(u"items") ? arrayWords(schema, references, step) : QString();
}

QString listed(const char *words, const JsonNode &values)
{
    QStringList texts = textsOf(values.elements, [](const JsonNode &value) { return valueWords(value); });
    return SchemaWordsTr::tr(words).arg(listText(texts));
}

QString limitOf(const QString &keyword, const JsonNode &value)
{
    const auto row = std::ranges::find_if(limitRows, [&](const LimitWords &one) { return keyword == one.keyword; });
    if (row == limitRows.cend() || row->kind != value.kind)
        return keyword + u": "_s + valueWords(value);
    if (row->kind != JsonKind::Bool)
        return SchemaWordsTr::tr(row->words).arg(valueWords(value));
    return value.isTruth(true) ? SchemaWordsTr::tr(row->words) : QString();
}

} // namespace

QString valueWords(const JsonNode &value)
{
    return value.isText() ? value.text : QString::fromUtf8(compactJson(value));
}

QString schemaType(const JsonNode &schema, const SchemaReferences &references)
{
    constexpr qsizetype longest = 120;
    return displayText(typeOf(schema, references, 0), LineBreaks::Mark, longest);
}

QStringList schemaLimits(const JsonNode &schema, qsizetype longest)
{
    QStringList limits;
    const auto add = [&](const QString &words) {
        if (!words.isEmpty())
            limits.append(displayText(words, LineBreaks::Mark, longest));
    };
    if (const JsonNode *value = schema.member(u"default"))
        add(SchemaWordsTr::tr("default: %1").arg(valueWords(*value)));
    if (const JsonNode *values = schema.member(u"enum")) {
        if (!values->isArray())
            add(u"enum: "_s + valueWords(*values));
        else if (!fitInAType(values->elements))
            add(listed(QT_TRANSLATE_NOOP("rc::SchemaWords", "one of: %1"), *values));
    }
    for (const auto &[keyword, value] : schema.members) {
        if (limits.size() >= mostLimits) {
            limits.append(u"…"_s);
            break;
        }
        if (!isOneOf(keyword, told))
            add(limitOf(keyword, value));
    }
    if (const JsonNode *values = schema.member(u"examples"))
        add(values->isArray() ? listed(QT_TRANSLATE_NOOP("rc::SchemaWords", "for example: %1"), *values)
                              : u"examples: "_s + valueWords(*values));
    if (const JsonNode *open = schema.member(u"additionalProperties"); open && open->isTruth(false))
        add(SchemaWordsTr::tr("No additional parameters allowed"));
    return limits;
}

} // namespace rc
