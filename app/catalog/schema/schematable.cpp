// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/schema/schematable.h"

#include "catalog/json/canonicaljson.h"
#include "catalog/schema/schemareferences.h"
#include "core/textsof.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "core/words/wordlist.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype fewValues = 4;
constexpr qsizetype maxLetters = 40;
constexpr qsizetype maxBranches = 6;
constexpr int maxSteps = 4;
constexpr qsizetype maxLimits = 40; // per schema

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

/// A string unquoted, anything else as JSON.
QString valueWords(JsonValue value)
{
    return value.isText() ? *value.text() : QString::fromUtf8(compactJson(value));
}

QString joinedTypes(const QList<JsonValue> &types)
{
    QStringList words;
    for (const JsonValue type : types) {
        if (words.size() == maxBranches) {
            words.append(u"…"_s);
            break;
        }
        const QString word = valueWords(type);
        if (!words.contains(word))
            words.append(word);
    }
    return words.join(" | "_L1);
}

bool fitInAType(const QList<JsonValue> &values)
{
    if (values.size() > fewValues)
        return false;
    qsizetype letters = 0;
    for (const JsonValue value : values)
        letters += valueWords(value).size() + 3;
    return letters <= maxLetters;
}

QString choiceWords(const QList<JsonValue> &values)
{
    if (fitInAType(values)) {
        QStringList words;
        for (const JsonValue value : values)
            words.append(valueWords(value));
        return words.join(" | "_L1);
    }
    return SchemaWordsTr::tr("enum (%1)").arg(values.size());
}

QString typeOf(JsonValue schema, const SchemaReferences &references, int step);

QString branchTypes(const QList<JsonValue> &branches, const SchemaReferences &references, int step)
{
    QStringList words;
    for (qsizetype i = 0; i < branches.size(); ++i) {
        if (i == maxBranches) {
            words.append(u"…"_s);
            break;
        }
        const QString word = typeOf(branches.at(i), references, step + 1);
        if (!word.isEmpty() && !words.contains(word))
            words.append(word);
    }
    return words.join(" | "_L1);
}

QString arrayWords(JsonValue schema, const SchemaReferences &references, int step)
{
    const JsonValue items = schema.member("items");
    const QString inner = items.isObject() ? typeOf(items, references, step + 1) : QString();
    if (inner.isEmpty())
        return u"array"_s;
    return inner.contains(u' ') ? u'(' + inner + ")[]"_L1 : inner + "[]"_L1;
}

QString typeOf(JsonValue schema, const SchemaReferences &references, int step)
{
    if (step > maxSteps)
        return u"…"_s;
    if (schema.kind() == JsonKind::Bool)
        return schema.isTruth(true) ? SchemaWordsTr::tr("anything") : SchemaWordsTr::tr("nothing");
    if (!schema.isObject())
        return SchemaWordsTr::tr("no schema");
    if (schema.member("$ref").isText()) {
        const JsonValue target = references.target(schema);
        return target ? typeOf(target, references, step + 1) : SchemaWordsTr::tr("unknown");
    }
    if (const JsonValue values = schema.member("enum"); values.isArray())
        return choiceWords(values.elements());
    if (const JsonValue value = schema.member("const"))
        return valueWords(value);
    if (const JsonValue type = schema.member("type")) {
        if (type.isArray())
            return joinedTypes(type.elements());
        return type.text() == "array"_L1 ? arrayWords(schema, references, step) : valueWords(type);
    }
    for (const QByteArrayView keyword : {"anyOf", "oneOf"}) {
        if (const JsonValue branches = schema.member(keyword); branches.isArray())
            return branchTypes(branches.elements(), references, step);
    }
    if (schema.member("properties"))
        return u"object"_s;
    return schema.member("items") ? arrayWords(schema, references, step) : QString();
}

QString listed(const char *words, JsonValue values)
{
    return SchemaWordsTr::tr(words).arg(listText(textsOf(values.elements(), valueWords)));
}

QString limitOf(const QString &keyword, JsonValue value)
{
    const auto row = std::ranges::find_if(limitRows, [&](const LimitWords &one) { return keyword == one.keyword; });
    if (row == limitRows.cend() || row->kind != value.kind())
        return keyword + u": "_s + valueWords(value);
    if (row->kind != JsonKind::Bool)
        return SchemaWordsTr::tr(row->words).arg(valueWords(value));
    return value.isTruth(true) ? SchemaWordsTr::tr(row->words) : QString();
}

/// "string", "string[]", "number | null", "create | update", "enum (12)"; empty if nothing is stated. Follows a few
/// local references.
QString schemaType(JsonValue schema, const SchemaReferences &references)
{
    constexpr qsizetype maxType = 120;
    return displayText(typeOf(schema, references, 0), LineBreaks::Mark, maxType);
}

/// Default, values, limits; unknown keywords as JSON. Each is shortened to `maxLength` characters.
QStringList schemaLimits(JsonValue schema, qsizetype maxLength)
{
    QStringList limits;
    const auto add = [&](const QString &words) {
        if (!words.isEmpty())
            limits.append(displayText(words, LineBreaks::Mark, maxLength));
    };
    if (const JsonValue value = schema.member("default"))
        add(SchemaWordsTr::tr("default: %1").arg(valueWords(value)));
    if (const JsonValue values = schema.member("enum")) {
        if (!values.isArray())
            add(u"enum: "_s + valueWords(values));
        else if (!fitInAType(values.elements()))
            add(listed(QT_TRANSLATE_NOOP("rc::SchemaWords", "one of: %1"), values));
    }
    for (const JsonValue value : schema.members()) {
        const QString keyword = value.key();
        if (limits.size() >= maxLimits) {
            limits.append(u"…"_s);
            break;
        }
        if (!isOneOf(keyword, told))
            add(limitOf(keyword, value));
    }
    if (const JsonValue values = schema.member("examples"))
        add(values.isArray() ? listed(QT_TRANSLATE_NOOP("rc::SchemaWords", "for example: %1"), values)
                             : u"examples: "_s + valueWords(values));
    if (schema.member("additionalProperties").isTruth(false))
        add(SchemaWordsTr::tr("No additional parameters allowed"));
    return limits;
}

struct SchemaChild
{
    JsonValue schema; ///< None: not a valid schema, and `name` is a sentence about it
    SchemaRow::Kind kind = SchemaRow::Kind::Part;
    QString name; ///< a property's name as sent (outside text), or the kind of part, translated
    bool required = false;
    QString where;
};

using Kind = SchemaRow::Kind;

struct TableTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::SchemaTable)
};

void addProperties(QList<SchemaChild> &children, JsonValue node, const QString &where)
{
    const JsonValue all = node.member("properties");
    if (!all)
        return;
    if (!all.isObject()) {
        children.append(
            {JsonValue(), Kind::Note, TableTr::tr("“properties” is not an object."), false, where + u".properties"_s});
        return;
    }
    QSet<QString> required;
    for (const JsonValue name : node.member("required").elements())
        required.insert(name.text().value_or(QString()));
    for (const JsonValue schema : all) {
        const QString name = schema.key();
        children.append({schema, Kind::Property, name, required.contains(name), where + u".properties."_s + name});
    }
}

/// `false` and `true` are shown in the parent's row.
void addPart(QList<SchemaChild> &children, JsonValue node, const QString &keyword, const QString &name,
             const QString &where)
{
    const JsonValue schema = node.member(keyword.toLatin1());
    if (schema && schema.kind() != JsonKind::Bool)
        children.append({schema, Kind::Part, name, false, where + u'.' + keyword});
}

void addNamed(QList<SchemaChild> &children, JsonValue node, const QString &where)
{
    for (const JsonValue schema : node.member("patternProperties").members()) {
        const QString pattern = schema.key();
        children.append({schema, Kind::Part, TableTr::tr("names like %1").arg(pattern), false,
                         where + u".patternProperties."_s + pattern});
    }
    addPart(children, node, u"additionalProperties"_s, TableTr::tr("any other name"), where);
    addPart(children, node, u"propertyNames"_s, TableTr::tr("each name itself"), where);
}

void addList(QList<SchemaChild> &children, JsonValue node, const QString &keyword, const QString &name,
             const QString &where)
{
    const JsonValue schemas = node.member(keyword.toLatin1());
    if (!schemas)
        return;
    if (!schemas.isArray()) {
        children.append({schemas, Kind::Part, name.arg(1), false, where + u'.' + keyword});
        return;
    }
    qsizetype i = 0;
    for (const JsonValue schema : schemas) {
        children.append({schema, Kind::Part, name.arg(i + 1), false, where + u'.' + keyword + u"[%1]"_s.arg(i)});
        ++i;
    }
}

/// Fully described by its type.
bool isSimple(JsonValue schema)
{
    return schema.isObject() && std::ranges::all_of(schema.members(), [](JsonValue member) {
               return (member.hasKey("type") && member.isText() && member.text() != "array"_L1) ||
                      member.hasKey("const");
           });
}

/// Elements described by their type ("string[]") get no row.
void addElements(QList<SchemaChild> &children, JsonValue node, const QString &where)
{
    addList(children, node, u"prefixItems"_s, TableTr::tr("element %1"), where);
    const JsonValue items = node.member("items");
    if (items.isArray())
        addList(children, node, u"items"_s, TableTr::tr("element %1"), where);
    else if (items && !isSimple(items))
        addPart(children, node, u"items"_s, TableTr::tr("each element"), where);
    addPart(children, node, u"contains"_s, TableTr::tr("at least one element"), where);
}

void addBranches(QList<SchemaChild> &children, JsonValue node, const QString &where)
{
    for (const auto &[keyword, name] :
         {std::pair(u"anyOf"_s, TableTr::tr("any of: %1")), std::pair(u"oneOf"_s, TableTr::tr("one of: %1"))}) {
        const JsonValue choices = node.member(keyword.toLatin1());
        // "number | null" is in the type
        if (!choices.isArray() || !std::ranges::all_of(choices.elements(), isSimple))
            addList(children, node, keyword, name, where);
    }
    addList(children, node, u"allOf"_s, TableTr::tr("all of: %1"), where);
    addPart(children, node, u"not"_s, TableTr::tr("but not"), where);
    addPart(children, node, u"if"_s, TableTr::tr("if"), where);
    addPart(children, node, u"then"_s, TableTr::tr("then"), where);
    addPart(children, node, u"else"_s, TableTr::tr("else"), where);
    for (const JsonValue schema : node.member("dependentSchemas").members()) {
        const QString name = schema.key();
        children.append({schema, Kind::Part, TableTr::tr("if %1 is present").arg(name), false,
                         where + u".dependentSchemas."_s + name});
    }
}

/// `where`: the path of `node`. Does not follow references. Skips parts that the row of `node` already describes
/// ("string[]", no other names).
QList<SchemaChild> schemaChildren(JsonValue node, const QString &where)
{
    QList<SchemaChild> children;
    addProperties(children, node, where);
    addNamed(children, node, where);
    addElements(children, node, where);
    addBranches(children, node, where);
    return children;
}

constexpr qsizetype shownRowName = 200;
constexpr qsizetype shownDescription = 600;
constexpr qsizetype shownRowLimit = 160;
constexpr qsizetype maxCounted = 20'000; ///< counting limit of hidden rows

/// A definition being listed, to detect references back to it.
struct Step
{
    JsonValue node;
    QString name;
};

class Builder
{
public:
    Builder(JsonValue root, const QString &where, qsizetype most)
        : m_root(root)
        , m_references(root)
        , m_where(where)
        , m_most(most)
    {
    }

    QList<SchemaRow> rows()
    {
        if (!m_root.isObject()) {
            note(m_root.isTruth(true)    ? TableTr::tr("Accepts any value.")
                 : m_root.isTruth(false) ? TableTr::tr("Accepts nothing.")
                                         : TableTr::tr("This is not a schema."));
            return m_rows;
        }
        m_path.append({m_root, TableTr::tr("the root")});
        QString place = m_where;
        const JsonValue node = resolved(m_root, place);
        if (node && node != m_root)
            m_path.append({node, TableTr::tr("the root")});
        if (node)
            children(node, place, 0);
        wholeNotes(node ? node : m_root);
        if (m_left > 0)
            more();
        return m_rows;
    }

private:
    [[nodiscard]] bool isFull() const { return m_rows.size() >= m_most; }
    [[nodiscard]] bool isTired() const { return m_left >= maxCounted; }

    void more()
    {
        const QString count = m_left >= maxCounted ? TableTr::tr("… more than %1 more") : TableTr::tr("… %1 more");
        SchemaRow row;
        row.kind = SchemaRow::Kind::More;
        row.name = count.arg(m_left);
        m_rows.append(row);
    }

    void note(const QString &sentence)
    {
        SchemaRow row;
        row.kind = SchemaRow::Kind::Note;
        row.description = sentence;
        row.where = m_where;
        m_rows.append(row);
    }

    /// Notes on the schema itself.
    void wholeNotes(JsonValue node)
    {
        const QString type = schemaType(node, m_references);
        QStringList sentences;
        if (!type.isEmpty() && type != "object"_L1)
            sentences.append(TableTr::tr("Overall type: %1").arg(type));
        sentences += schemaLimits(node, shownRowLimit);
        if (const auto own = m_root.member("description").text())
            sentences.append(displayText(*own, LineBreaks::Keep, shownDescription));
        if (const JsonValue reference = m_root.member("$ref"); reference && !m_references.target(m_root))
            sentences.append(faultOf(reference));
        for (const QString &sentence : sentences)
            note(sentence);
    }

    [[nodiscard]] static QString faultOf(JsonValue reference)
    {
        const QString to = displayText(valueWords(reference), LineBreaks::Mark, shownRowName);
        return reference.isText() && !reference.text()->startsWith(u'#')
                   ? TableTr::tr("defined elsewhere and never fetched: %1").arg(to)
                   : TableTr::tr("unresolved reference: %1").arg(to);
    }

    /// Follows references; None if they are dangling or circular. `place` is set to the definition's path.
    JsonValue resolved(JsonValue schema, QString &place)
    {
        JsonValue node = schema;
        QSet<JsonValue> met;
        for (;;) {
            const std::optional<QString> reference = node.member("$ref").text();
            if (!reference)
                return node;
            if (met.contains(node))
                return {};
            met.insert(node);
            const QString &to = *reference;
            node = m_references.target(node);
            if (!node)
                return {};
            if (!to.startsWith("#/"_L1) && to != u'#')
                continue; // by a name instead of a path
            place = m_where;
            for (QString part : to.mid(1).split(u'/', Qt::SkipEmptyParts))
                place += u'.' + part.replace("~1"_L1, "/"_L1).replace("~0"_L1, "~"_L1);
        }
    }

    void row(const SchemaChild &child, int depth)
    {
        if (isTired())
            return;
        const JsonValue schema = child.schema;
        if (isFull()) {
            ++m_left;
            // count nested rows while that is cheap
            QString place = child.where;
            if (const JsonValue node = resolved(schema, place); node && depth < 8 && !isOnPath(node))
                follow(node, child.name, place, depth);
            return;
        }
        SchemaRow one;
        one.kind = child.kind;
        one.depth = depth;
        one.name = displayText(child.name, LineBreaks::Mark, shownRowName);
        one.required = child.required;
        one.where = child.where;
        one.type = schemaType(schema, m_references);
        one.description = displayText(schema.textOf("description"), LineBreaks::Keep, shownDescription);
        one.limits = schemaLimits(schema, shownRowLimit);
        const JsonValue reference = schema.member("$ref");
        QString place = child.where;
        const JsonValue node = resolved(schema, place);
        if (reference && !node && m_references.target(schema))
            one.limits.append(TableTr::tr("refers only to itself"));
        else if (reference && !node)
            one.limits.append(faultOf(reference));
        if (node && node != schema) {
            one.definition = place;
            if (one.description.isEmpty())
                one.description = displayText(node.textOf("description"), LineBreaks::Keep, shownDescription);
            one.limits += schemaLimits(node, shownRowLimit);
        }
        const QString above = node ? nameOnPath(node) : QString();
        if (!above.isEmpty()) {
            one.kind = SchemaRow::Kind::Cycle;
            one.type = TableTr::tr("↻ see %1 above").arg(above);
            one.limits.clear();
        }
        m_rows.append(one);
        if (node && above.isEmpty())
            follow(node, one.name, place, depth);
    }

    void follow(JsonValue node, const QString &name, const QString &place, int depth)
    {
        m_path.append({node, name});
        children(node, place, depth + 1);
        m_path.removeLast();
    }

    [[nodiscard]] bool isOnPath(JsonValue node) const
    {
        return std::ranges::any_of(m_path, [node](const Step &step) { return step.node == node; });
    }

    [[nodiscard]] QString nameOnPath(JsonValue node) const
    {
        const auto step =
            std::find_if(m_path.crbegin(), m_path.crend(), [node](const Step &one) { return one.node == node; });
        return step == m_path.crend() ? QString() : step->name;
    }

    void children(JsonValue node, const QString &where, int depth)
    {
        for (const SchemaChild &child : schemaChildren(node, where)) {
            if (child.schema)
                row(child, depth);
            else
                broken(child, depth);
        }
    }

    void broken(const SchemaChild &child, int depth)
    {
        SchemaRow row;
        row.kind = SchemaRow::Kind::Note;
        row.depth = depth;
        row.description = child.name;
        row.where = child.where;
        if (isFull())
            ++m_left;
        else
            m_rows.append(row);
    }

    JsonValue m_root;
    SchemaReferences m_references;
    QString m_where;
    qsizetype m_most;
    qsizetype m_left = 0; ///< number of rows beyond the limit
    QList<Step> m_path;
    QList<SchemaRow> m_rows;
};

/// Whether `place` is `where` or below it.
bool isWithin(const QString &place, const QString &where)
{
    return !where.isEmpty() && place.startsWith(where) &&
           (place.size() == where.size() || place.at(where.size()) == u'.' || place.at(where.size()) == u'[');
}

} // namespace

QList<SchemaRow> schemaRows(const QByteArray &schema, const QString &where, qsizetype most)
{
    if (schema.isEmpty())
        return {};
    const auto tape = JsonTape::read(schema);
    return Builder(tape ? tape->root() : JsonValue(), where, most).rows();
}

qsizetype rowOfPlace(const QList<SchemaRow> &rows, const QString &place)
{
    qsizetype best = -1;
    qsizetype longest = 0;
    for (qsizetype i = 0; i < rows.size(); ++i) {
        for (const QString &where : {rows.at(i).where, rows.at(i).definition}) {
            if (rows.at(i).kind != SchemaRow::Kind::More && isWithin(place, where) && where.size() > longest) {
                best = i;
                longest = where.size();
            }
        }
    }
    return best;
}

QString wholeSchemaText(const QByteArray &schema, const SchemaRow &row, const QString &where)
{
    constexpr qsizetype maxText = 1'000'000;
    const auto tape = JsonTape::read(schema);
    const QString &place = row.definition.isEmpty() ? row.where : row.definition;
    // step by step, because a name may contain a dot
    JsonValue node = tape ? tape->root() : JsonValue();
    QString at = where;
    while (node && at != place) {
        JsonValue next;
        qsizetype index = 0;
        for (const JsonValue one : node) {
            const QString step = at + (node.isArray() ? u"[%1]"_s.arg(index++) : u'.' + one.key());
            if (isWithin(place, step)) {
                next = one;
                at = step;
                break;
            }
        }
        node = next;
    }
    QStringList lines{row.name + (row.type.isEmpty() ? QString() : u"  "_s + row.type)};
    if (!row.description.isEmpty())
        lines.append(node.isObject() && !node.textOf("description").isEmpty() && row.definition.isEmpty()
                         ? displayText(node.textOf("description"), LineBreaks::Keep, maxText)
                         : row.description);
    if (node)
        lines += schemaLimits(node, maxText);
    return lines.join(u"\n\n"_s);
}

} // namespace rc
