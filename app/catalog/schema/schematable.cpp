// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/schema/schematable.h"

#include "catalog/json/jsontree.h"
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
QString valueWords(const JsonNode &value)
{
    return value.isText() ? value.text : QString::fromUtf8(compactJson(value));
}

QString joinedTypes(const QList<JsonNode> &types)
{
    QStringList words;
    for (const JsonNode &type : types) {
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

bool fitInAType(const QList<JsonNode> &values)
{
    if (values.size() > fewValues)
        return false;
    qsizetype letters = 0;
    for (const JsonNode &value : values)
        letters += valueWords(value).size() + 3;
    return letters <= maxLetters;
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
    if (step > maxSteps)
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

/// "string", "string[]", "number | null", "create | update", "enum (12)"; empty if nothing is stated. Follows a few
/// local references.
QString schemaType(const JsonNode &schema, const SchemaReferences &references)
{
    constexpr qsizetype maxType = 120;
    return displayText(typeOf(schema, references, 0), LineBreaks::Mark, maxType);
}

/// Default, values, limits; unknown keywords as JSON. Each is shortened to `maxLength` characters.
QStringList schemaLimits(const JsonNode &schema, qsizetype maxLength)
{
    QStringList limits;
    const auto add = [&](const QString &words) {
        if (!words.isEmpty())
            limits.append(displayText(words, LineBreaks::Mark, maxLength));
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
        if (limits.size() >= maxLimits) {
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

struct SchemaChild
{
    const JsonNode *schema = nullptr; ///< null: not a valid schema, and `name` is a sentence about it
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

void addProperties(QList<SchemaChild> &children, const JsonNode &node, const QString &where)
{
    const JsonNode *all = node.member(u"properties");
    if (!all)
        return;
    if (!all->isObject()) {
        children.append(
            {nullptr, Kind::Note, TableTr::tr("“properties” is not an object."), false, where + u".properties"_s});
        return;
    }
    QSet<QString> required;
    if (const JsonNode *names = node.member(u"required")) {
        for (const JsonNode &name : names->elements)
            required.insert(name.text);
    }
    for (const auto &[name, schema] : all->members)
        children.append({&schema, Kind::Property, name, required.contains(name), where + u".properties."_s + name});
}

/// `false` and `true` are shown in the parent's row.
void addPart(QList<SchemaChild> &children, const JsonNode &node, const QString &keyword, const QString &name,
             const QString &where)
{
    const JsonNode *schema = node.member(keyword);
    if (schema && schema->kind != JsonKind::Bool)
        children.append({schema, Kind::Part, name, false, where + u'.' + keyword});
}

void addNamed(QList<SchemaChild> &children, const JsonNode &node, const QString &where)
{
    if (const JsonNode *patterns = node.member(u"patternProperties")) {
        for (const auto &[pattern, schema] : patterns->members)
            children.append({&schema, Kind::Part, TableTr::tr("names like %1").arg(pattern), false,
                             where + u".patternProperties."_s + pattern});
    }
    addPart(children, node, u"additionalProperties"_s, TableTr::tr("any other name"), where);
    addPart(children, node, u"propertyNames"_s, TableTr::tr("each name itself"), where);
}

void addList(QList<SchemaChild> &children, const JsonNode &node, const QString &keyword, const QString &name,
             const QString &where)
{
    const JsonNode *schemas = node.member(keyword);
    if (!schemas)
        return;
    if (!schemas->isArray()) {
        children.append({schemas, Kind::Part, name.arg(1), false, where + u'.' + keyword});
        return;
    }
    for (qsizetype i = 0; i < schemas->elements.size(); ++i)
        children.append(
            {&schemas->elements.at(i), Kind::Part, name.arg(i + 1), false, where + u'.' + keyword + u"[%1]"_s.arg(i)});
}

/// Fully described by its type.
bool isSimple(const JsonNode &schema)
{
    return schema.isObject() && std::ranges::all_of(schema.members, [](const auto &member) {
               return (member.first == "type"_L1 && member.second.isText() && member.second.text != "array"_L1) ||
                      member.first == "const"_L1;
           });
}

/// Elements described by their type ("string[]") get no row.
void addElements(QList<SchemaChild> &children, const JsonNode &node, const QString &where)
{
    addList(children, node, u"prefixItems"_s, TableTr::tr("element %1"), where);
    const JsonNode *items = node.member(u"items");
    if (items && items->isArray())
        addList(children, node, u"items"_s, TableTr::tr("element %1"), where);
    else if (items && !isSimple(*items))
        addPart(children, node, u"items"_s, TableTr::tr("each element"), where);
    addPart(children, node, u"contains"_s, TableTr::tr("at least one element"), where);
}

void addBranches(QList<SchemaChild> &children, const JsonNode &node, const QString &where)
{
    for (const auto &[keyword, name] :
         {std::pair(u"anyOf"_s, TableTr::tr("any of: %1")), std::pair(u"oneOf"_s, TableTr::tr("one of: %1"))}) {
        const JsonNode *choices = node.member(keyword);
        // "number | null" is in the type
        if (!choices || !choices->isArray() || !std::ranges::all_of(choices->elements, isSimple))
            addList(children, node, keyword, name, where);
    }
    addList(children, node, u"allOf"_s, TableTr::tr("all of: %1"), where);
    addPart(children, node, u"not"_s, TableTr::tr("but not"), where);
    addPart(children, node, u"if"_s, TableTr::tr("if"), where);
    addPart(children, node, u"then"_s, TableTr::tr("then"), where);
    addPart(children, node, u"else"_s, TableTr::tr("else"), where);
    if (const JsonNode *dependent = node.member(u"dependentSchemas")) {
        for (const auto &[name, schema] : dependent->members)
            children.append({&schema, Kind::Part, TableTr::tr("if %1 is present").arg(name), false,
                             where + u".dependentSchemas."_s + name});
    }
}

/// `where`: the path of `node`. Does not follow references. Skips parts that the row of `node` already describes
/// ("string[]", no other names).
QList<SchemaChild> schemaChildren(const JsonNode &node, const QString &where)
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
    const JsonNode *node;
    QString name;
};

class Builder
{
public:
    Builder(const JsonNode &root, const QString &where, qsizetype most)
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
        m_path.append({&m_root, TableTr::tr("the root")});
        QString place = m_where;
        const JsonNode *node = resolved(m_root, place);
        if (node && node != &m_root)
            m_path.append({node, TableTr::tr("the root")});
        if (node)
            children(*node, place, 0);
        wholeNotes(node ? *node : m_root);
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
    void wholeNotes(const JsonNode &node)
    {
        const QString type = schemaType(node, m_references);
        QStringList sentences;
        if (!type.isEmpty() && type != "object"_L1)
            sentences.append(TableTr::tr("Overall type: %1").arg(type));
        sentences += schemaLimits(node, shownRowLimit);
        if (const JsonNode *own = m_root.member(u"description"); own && own->isText())
            sentences.append(displayText(own->text, LineBreaks::Keep, shownDescription));
        if (const JsonNode *reference = m_root.member(u"$ref"); reference && !m_references.target(m_root))
            sentences.append(faultOf(*reference));
        for (const QString &sentence : sentences)
            note(sentence);
    }

    [[nodiscard]] static QString faultOf(const JsonNode &reference)
    {
        const QString to = displayText(valueWords(reference), LineBreaks::Mark, shownRowName);
        return reference.isText() && !reference.text.startsWith(u'#')
                   ? TableTr::tr("defined elsewhere and never fetched: %1").arg(to)
                   : TableTr::tr("unresolved reference: %1").arg(to);
    }

    /// Follows references; nullptr if they are dangling or circular. `place` is set to the definition's path.
    const JsonNode *resolved(const JsonNode &schema, QString &place)
    {
        const JsonNode *node = &schema;
        QSet<const JsonNode *> met;
        for (;;) {
            const JsonNode *reference = node->member(u"$ref");
            if (!reference || !reference->isText())
                return node;
            if (met.contains(node))
                return nullptr;
            met.insert(node);
            const QString to = reference->text;
            node = m_references.target(*node);
            if (!node)
                return nullptr;
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
        const JsonNode &schema = *child.schema;
        if (isFull()) {
            ++m_left;
            // count nested rows while that is cheap
            QString place = child.where;
            if (const JsonNode *node = resolved(schema, place); node && depth < 8 && !isOnPath(node))
                follow(*node, child.name, place, depth);
            return;
        }
        SchemaRow one;
        one.kind = child.kind;
        one.depth = depth;
        one.name = displayText(child.name, LineBreaks::Mark, shownRowName);
        one.required = child.required;
        one.where = child.where;
        one.type = schemaType(schema, m_references);
        one.description = displayText(schema.textOf(u"description"), LineBreaks::Keep, shownDescription);
        one.limits = schemaLimits(schema, shownRowLimit);
        const JsonNode *reference = schema.member(u"$ref");
        QString place = child.where;
        const JsonNode *node = resolved(schema, place);
        if (reference && !node && m_references.target(schema))
            one.limits.append(TableTr::tr("refers only to itself"));
        else if (reference && !node)
            one.limits.append(faultOf(*reference));
        if (node && node != &schema) {
            one.definition = place;
            if (one.description.isEmpty())
                one.description = displayText(node->textOf(u"description"), LineBreaks::Keep, shownDescription);
            one.limits += schemaLimits(*node, shownRowLimit);
        }
        const QString above = node ? nameOnPath(node) : QString();
        if (!above.isEmpty()) {
            one.kind = SchemaRow::Kind::Cycle;
            one.type = TableTr::tr("↻ see %1 above").arg(above);
            one.limits.clear();
        }
        m_rows.append(one);
        if (node && above.isEmpty())
            follow(*node, one.name, place, depth);
    }

    void follow(const JsonNode &node, const QString &name, const QString &place, int depth)
    {
        m_path.append({&node, name});
        children(node, place, depth + 1);
        m_path.removeLast();
    }

    [[nodiscard]] bool isOnPath(const JsonNode *node) const
    {
        return std::ranges::any_of(m_path, [node](const Step &step) { return step.node == node; });
    }

    [[nodiscard]] QString nameOnPath(const JsonNode *node) const
    {
        const auto step =
            std::find_if(m_path.crbegin(), m_path.crend(), [node](const Step &one) { return one.node == node; });
        return step == m_path.crend() ? QString() : step->name;
    }

    void children(const JsonNode &node, const QString &where, int depth)
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

    const JsonNode &m_root;
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
    const JsonNode root = jsonTree(schema);
    return Builder(root, where, most).rows();
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
    const JsonNode root = jsonTree(schema);
    const QString &place = row.definition.isEmpty() ? row.where : row.definition;
    // step by step, because a name may contain a dot
    const JsonNode *node = &root;
    QString at = where;
    while (node && at != place) {
        const JsonNode *next = nullptr;
        for (const auto &[name, value] : node->members) {
            if (isWithin(place, at + u'.' + name)) {
                next = &value;
                at += u'.' + name;
                break;
            }
        }
        for (qsizetype i = 0; !next && i < node->elements.size(); ++i) {
            if (isWithin(place, at + u"[%1]"_s.arg(i))) {
                next = &node->elements.at(i);
                at += u"[%1]"_s.arg(i);
            }
        }
        node = next;
    }
    QStringList lines{row.name + (row.type.isEmpty() ? QString() : u"  "_s + row.type)};
    if (!row.description.isEmpty())
        lines.append(node && node->isObject() && !node->textOf(u"description").isEmpty() && row.definition.isEmpty()
                         ? displayText(node->textOf(u"description"), LineBreaks::Keep, maxText)
                         : row.description);
    if (node)
        lines += schemaLimits(*node, maxText);
    return lines.join(u"\n\n"_s);
}

} // namespace rc
