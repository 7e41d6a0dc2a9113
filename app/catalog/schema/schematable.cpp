// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/schema/schematable.h"

#include "catalog/json/canonicaljson.h"
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

constexpr qsizetype maxInlineValues = 4;
constexpr qsizetype maxInlineLength = 40;
constexpr qsizetype maxBranches = 6;
constexpr int maxSteps = 4;
constexpr qsizetype maxLimits = 40; // per schema

struct LimitWords
{
    QLatin1StringView keyword;
    JsonKind content; ///< type of its value; any other type is shown as JSON
    const char *words;
    JsonKind limits = JsonKind::None; ///< type of the values that it limits, except for notes
};

constexpr std::array limitRows = std::to_array<LimitWords>({
    {"minLength"_L1, JsonKind::Number, QT_TRANSLATE_NOOP("rc::SchemaWords", "length at least %1"), JsonKind::Text},
    {"maxLength"_L1, JsonKind::Number, QT_TRANSLATE_NOOP("rc::SchemaWords", "length at most %1"), JsonKind::Text},
    {"pattern"_L1, JsonKind::Text, QT_TRANSLATE_NOOP("rc::SchemaWords", "pattern: %1"), JsonKind::Text},
    {"format"_L1, JsonKind::Text, QT_TRANSLATE_NOOP("rc::SchemaWords", "format: %1"), JsonKind::Text},
    {"minimum"_L1, JsonKind::Number, QT_TRANSLATE_NOOP("rc::SchemaWords", "at least %1"), JsonKind::Number},
    {"maximum"_L1, JsonKind::Number, QT_TRANSLATE_NOOP("rc::SchemaWords", "at most %1"), JsonKind::Number},
    {"exclusiveMinimum"_L1, JsonKind::Number, QT_TRANSLATE_NOOP("rc::SchemaWords", "more than %1"), JsonKind::Number},
    {"exclusiveMaximum"_L1, JsonKind::Number, QT_TRANSLATE_NOOP("rc::SchemaWords", "less than %1"), JsonKind::Number},
    {"multipleOf"_L1, JsonKind::Number, QT_TRANSLATE_NOOP("rc::SchemaWords", "a multiple of %1"), JsonKind::Number},
    {"minItems"_L1, JsonKind::Number, QT_TRANSLATE_NOOP("rc::SchemaWords", "elements: at least %1"), JsonKind::Array},
    {"maxItems"_L1, JsonKind::Number, QT_TRANSLATE_NOOP("rc::SchemaWords", "elements: at most %1"), JsonKind::Array},
    {"uniqueItems"_L1, JsonKind::Bool, QT_TRANSLATE_NOOP("rc::SchemaWords", "unique elements"), JsonKind::Array},
    {"minProperties"_L1, JsonKind::Number, QT_TRANSLATE_NOOP("rc::SchemaWords", "members: at least %1")},
    {"maxProperties"_L1, JsonKind::Number, QT_TRANSLATE_NOOP("rc::SchemaWords", "members: at most %1")},
    {"contentMediaType"_L1, JsonKind::Text, QT_TRANSLATE_NOOP("rc::SchemaWords", "content: %1")},
    {"contentEncoding"_L1, JsonKind::Text, QT_TRANSLATE_NOOP("rc::SchemaWords", "encoding: %1")},
    {"title"_L1, JsonKind::Text, QT_TRANSLATE_NOOP("rc::SchemaWords", "title: %1")},
    {"$comment"_L1, JsonKind::Text, QT_TRANSLATE_NOOP("rc::SchemaWords", "comment: %1")},
    {"readOnly"_L1, JsonKind::Bool, QT_TRANSLATE_NOOP("rc::SchemaWords", "read-only")},
    {"writeOnly"_L1, JsonKind::Bool, QT_TRANSLATE_NOOP("rc::SchemaWords", "write-only")},
    {"deprecated"_L1, JsonKind::Bool, QT_TRANSLATE_NOOP("rc::SchemaWords", "deprecated")},
    {"nullable"_L1, JsonKind::Bool, QT_TRANSLATE_NOOP("rc::SchemaWords", "may be null")},
});

/// Keywords that the type, another row or schemaLimits() shows.
constexpr QStringView shownKeywords =
    u"type|enum|const|default|examples|description|properties|required|patternProperties|additionalProperties|items|"
    u"prefixItems|additionalItems|"
    u"anyOf|oneOf|allOf|not|if|then|else|$ref|$defs|definitions|$schema|contains|propertyNames|dependentSchemas";

struct SchemaWordsTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::SchemaWords)
};

/// "string | null": the unique descriptions of the first values.
template<typename Words>
QString alternatives(const QList<JsonValue> &values, Words wordsOf)
{
    QStringList words = textsOf(values.first(std::min(values.size(), maxBranches)), wordsOf);
    words.removeDuplicates();
    words.removeAll(QString());
    if (values.size() > maxBranches)
        words.append(u"…"_s);
    return words.join(" | "_L1);
}

bool fitInType(const QList<JsonValue> &values)
{
    if (values.size() > maxInlineValues)
        return false;
    qsizetype length = 0;
    for (const JsonValue value : values)
        length += textOrJson(value).size() + 3;
    return length <= maxInlineLength;
}

QString typeOf(JsonValue schema, const SchemaIndex &index, int step)
{
    const auto inner = [&](JsonValue part) { return typeOf(part, index, step + 1); };
    if (step > maxSteps)
        return u"…"_s;
    if (schema.kind() == JsonKind::Bool)
        return schema.isBool(true) ? SchemaWordsTr::tr("anything") : SchemaWordsTr::tr("nothing");
    if (!schema.isObject())
        return SchemaWordsTr::tr("no schema");
    if (schema.member("$ref").isText()) {
        const JsonValue target = index.targetOf(schema);
        return target ? inner(target) : SchemaWordsTr::tr("unknown");
    }
    if (const JsonValue values = schema.member("enum"); values.isArray())
        return fitInType(values.elements()) ? textsOf(values, textOrJson).join(" | "_L1)
                                            : SchemaWordsTr::tr("enum (%1)").arg(values.size());
    if (const JsonValue value = schema.member("const"))
        return textOrJson(value);
    const JsonValue type = schema.member("type");
    if (type.isArray())
        return alternatives(type.elements(), textOrJson);
    if (type && type.text() != "array"_L1)
        return textOrJson(type);
    for (const QByteArrayView keyword : {"anyOf", "oneOf"}) {
        if (const JsonValue branches = schema.member(keyword); branches.isArray() && !type)
            return alternatives(branches.elements(), inner);
    }
    const JsonValue items = schema.member("items");
    if (!type && (schema.member("properties") || !items))
        return schema.member("properties") ? u"object"_s : QString();
    const QString element = items.isObject() ? inner(items) : QString();
    if (element.isEmpty())
        return u"array"_s;
    return element.contains(u' ') ? u'(' + element + ")[]"_L1 : element + "[]"_L1;
}

/// "string", "string[]", "number | null", "create | update", "enum (12)"; empty if nothing is stated. Follows a few
/// local references.
QString schemaType(JsonValue schema, const SchemaIndex &index)
{
    constexpr qsizetype maxType = 120;
    return displayText(typeOf(schema, index, 0), LineBreaks::Mark, maxType);
}

QString listed(const char *words, JsonValue values)
{
    return SchemaWordsTr::tr(words).arg(listText(textsOf(values.elements(), textOrJson)));
}

QString limitOf(const QString &keyword, JsonValue value)
{
    const auto row = std::ranges::find(limitRows, keyword, &LimitWords::keyword);
    if (row == limitRows.cend() || row->content != value.kind())
        return keyword + u": "_s + textOrJson(value);
    if (row->content != JsonKind::Bool)
        return SchemaWordsTr::tr(row->words).arg(textOrJson(value));
    return value.isBool(true) ? SchemaWordsTr::tr(row->words) : QString();
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
        add(SchemaWordsTr::tr("default: %1").arg(textOrJson(value)));
    if (const JsonValue values = schema.member("enum")) {
        if (!values.isArray())
            add(u"enum: "_s + textOrJson(values));
        else if (!fitInType(values.elements()))
            add(listed(QT_TRANSLATE_NOOP("rc::SchemaWords", "one of: %1"), values));
    }
    for (const JsonValue value : schema.members()) {
        const QString keyword = value.key();
        if (limits.size() >= maxLimits) {
            limits.append(u"…"_s);
            break;
        }
        if (!isOneOf(keyword, shownKeywords))
            add(limitOf(keyword, value));
    }
    if (const JsonValue values = schema.member("examples"))
        add(values.isArray() ? listed(QT_TRANSLATE_NOOP("rc::SchemaWords", "for example: %1"), values)
                             : u"examples: "_s + textOrJson(values));
    if (schema.member("additionalProperties").isBool(false))
        add(SchemaWordsTr::tr("No additional parameters allowed"));
    return limits;
}

struct TableTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::SchemaTable)
};

/// The parts of a schema that are listed below it, after its properties.
struct ChildRow
{
    enum class Form {
        One,  ///< a schema; `false` and `true` are shown in the parent's row
        List, ///< schemas by number; anything but a list counts as the first
        Named ///< schemas by name
    };

    QLatin1StringView keyword;
    Form form;
    const char *words;
    bool inType = false; ///< simple ones are described by the type: "string[]", "number | null"
};

constexpr const char *elementWords = QT_TRANSLATE_NOOP("rc::SchemaTable", "element %1");

constexpr std::array childRows = std::to_array<ChildRow>({
    {"patternProperties"_L1, ChildRow::Form::Named, QT_TRANSLATE_NOOP("rc::SchemaTable", "names like %1")},
    {"additionalProperties"_L1, ChildRow::Form::One, QT_TRANSLATE_NOOP("rc::SchemaTable", "any other name")},
    {"propertyNames"_L1, ChildRow::Form::One, QT_TRANSLATE_NOOP("rc::SchemaTable", "each name itself")},
    {"prefixItems"_L1, ChildRow::Form::List, elementWords},
    {"items"_L1, ChildRow::Form::One, QT_TRANSLATE_NOOP("rc::SchemaTable", "each element"), true},
    {"contains"_L1, ChildRow::Form::One, QT_TRANSLATE_NOOP("rc::SchemaTable", "at least one element")},
    {"anyOf"_L1, ChildRow::Form::List, QT_TRANSLATE_NOOP("rc::SchemaTable", "any of: %1"), true},
    {"oneOf"_L1, ChildRow::Form::List, QT_TRANSLATE_NOOP("rc::SchemaTable", "one of: %1"), true},
    {"allOf"_L1, ChildRow::Form::List, QT_TRANSLATE_NOOP("rc::SchemaTable", "all of: %1")},
    {"not"_L1, ChildRow::Form::One, QT_TRANSLATE_NOOP("rc::SchemaTable", "but not")},
    {"if"_L1, ChildRow::Form::One, QT_TRANSLATE_NOOP("rc::SchemaTable", "if")},
    {"then"_L1, ChildRow::Form::One, QT_TRANSLATE_NOOP("rc::SchemaTable", "then")},
    {"else"_L1, ChildRow::Form::One, QT_TRANSLATE_NOOP("rc::SchemaTable", "else")},
    {"dependentSchemas"_L1, ChildRow::Form::Named, QT_TRANSLATE_NOOP("rc::SchemaTable", "if %1 is present")},
});

/// Fully described by its type.
bool isSimple(JsonValue schema)
{
    return schema.isObject() && std::ranges::all_of(schema.members(), [](JsonValue member) {
               return (member.hasKey("type") && member.isText() && member.text() != "array"_L1) ||
                      member.hasKey("const");
           });
}

bool isInType(const ChildRow &child, JsonValue content)
{
    if (!child.inType || content.isArray() != (child.form == ChildRow::Form::List))
        return false;
    return content.isArray() ? std::ranges::all_of(content, isSimple) : isSimple(content);
}

constexpr qsizetype maxNameLength = 200;
constexpr qsizetype maxDescriptionLength = 600;
constexpr qsizetype maxLimitLength = 160;
constexpr qsizetype maxCounted = 20'000; ///< counting limit of hidden rows
constexpr int maxCountedDepth = 8;

QString briefName(const QString &name)
{
    return displayText(name, LineBreaks::Mark, maxNameLength);
}

QString descriptionOf(JsonValue schema)
{
    return displayText(schema.textOf("description"), LineBreaks::Keep, maxDescriptionLength);
}

class Builder
{
public:
    Builder(JsonValue root, const QString &where, qsizetype maxRows)
        : m_root(root)
        , m_index(root)
        , m_where(where)
        , m_maxRows(maxRows)
    {
    }

    QList<SchemaRow> rows()
    {
        if (!m_root.isObject()) {
            note(m_root.isBool(true)    ? TableTr::tr("Accepts any value.")
                 : m_root.isBool(false) ? TableTr::tr("Accepts nothing.")
                                        : TableTr::tr("This is not a schema."));
            return m_rows;
        }
        m_path.append({m_root, TableTr::tr("the root")});
        QString path = m_where;
        const JsonValue node = resolved(m_root, path);
        if (node && node != m_root)
            m_path.append({node, TableTr::tr("the root")});
        if (node)
            children(node, path, 0);
        rootNotes(node ? node : m_root);
        if (m_hiddenRows > 0) {
            const QString count =
                m_hiddenRows >= maxCounted ? TableTr::tr("… more than %1 more") : TableTr::tr("… %1 more");
            SchemaRow more;
            more.kind = SchemaRow::Kind::More;
            more.name = count.arg(m_hiddenRows);
            m_rows.append(more);
        }
        return m_rows;
    }

private:
    /// A definition being listed, to detect references back to it.
    struct Step
    {
        JsonValue node;
        QString name;
    };

    static SchemaRow noteRow(const QString &sentence, const QString &where, int depth)
    {
        SchemaRow row;
        row.kind = SchemaRow::Kind::Note;
        row.depth = depth;
        row.description = sentence;
        row.where = where;
        return row;
    }

    void note(const QString &sentence) { m_rows.append(noteRow(sentence, m_where, 0)); }

    /// Notes on the schema itself.
    void rootNotes(JsonValue node)
    {
        if (const QString type = schemaType(node, m_index); !type.isEmpty() && type != "object"_L1)
            note(TableTr::tr("Overall type: %1").arg(type));
        for (const QString &limit : schemaLimits(node, maxLimitLength))
            note(limit);
        if (m_root.member("description").isText())
            note(descriptionOf(m_root));
        if (const JsonValue reference = m_root.member("$ref"); reference && !m_index.targetOf(m_root))
            note(faultOf(reference));
    }

    [[nodiscard]] static QString faultOf(JsonValue reference)
    {
        const QString to = briefName(textOrJson(reference));
        return reference.isText() && !reference.text()->startsWith(u'#')
                   ? TableTr::tr("defined elsewhere and never fetched: %1").arg(to)
                   : TableTr::tr("unresolved reference: %1").arg(to);
    }

    /// Follows references; None if they are dangling or circular. `path` is set to the definition's path.
    JsonValue resolved(JsonValue schema, QString &path)
    {
        JsonValue node = schema;
        QSet<JsonValue> visited;
        while (const std::optional<QString> to = node.member("$ref").text()) {
            if (visited.contains(node))
                return {};
            visited.insert(node);
            node = m_index.targetOf(node);
            if (!node)
                return {};
            if (to->startsWith("#/"_L1) || *to == u'#') // else by a name instead of a path
                path = (QStringList(m_where) + pointerParts(*to)).join(u'.');
        }
        return node;
    }

    /// `where`: the path of `node`.
    void children(JsonValue node, const QString &where, int depth)
    {
        using Kind = SchemaRow::Kind;
        properties(node, where, depth);
        for (const ChildRow &child : childRows) {
            const JsonValue content = node.member(child.keyword);
            if (!content || isInType(child, content))
                continue;
            const QString path = where + u'.' + child.keyword;
            const bool isTuple = child.keyword == "items"_L1 && content.isArray(); // before 2020-12
            const QString words = TableTr::tr(isTuple ? elementWords : child.words);
            if (child.form == ChildRow::Form::Named) {
                for (const JsonValue schema : content.members())
                    row(schema, {Kind::Part, depth, words.arg(schema.key()), false, path + u'.' + schema.key()});
            } else if (child.form == ChildRow::Form::List || isTuple) {
                qsizetype i = 0;
                for (const JsonValue schema : content.elements()) {
                    row(schema, {Kind::Part, depth, words.arg(i + 1), false, path + u"[%1]"_s.arg(i)});
                    ++i;
                }
                if (!content.isArray())
                    row(content, {Kind::Part, depth, words.arg(1), false, path});
            } else if (content.kind() != JsonKind::Bool) {
                row(content, {Kind::Part, depth, words, false, path});
            }
        }
    }

    void properties(JsonValue node, const QString &where, int depth)
    {
        const JsonValue all = node.member("properties");
        QSet<QString> required;
        for (const JsonValue name : node.member("required").elements())
            required.insert(name.text().value_or(QString()));
        for (const JsonValue schema : all.members()) {
            const QString name = schema.key();
            row(schema,
                {SchemaRow::Kind::Property, depth, name, required.contains(name), where + u".properties."_s + name});
        }
        if (!all || all.isObject())
            return;
        if (m_rows.size() >= m_maxRows)
            ++m_hiddenRows;
        else
            m_rows.append(noteRow(TableTr::tr("“properties” is not an object."), where + u".properties"_s, depth));
    }

    /// A row to be completed from its schema.
    struct Stub
    {
        SchemaRow::Kind kind;
        int depth;
        QString name; ///< a property's name as sent (outside text), or the kind of part, translated
        bool required;
        QString where;
    };

    void row(JsonValue schema, const Stub &stub)
    {
        if (m_hiddenRows >= maxCounted)
            return;
        QString path = stub.where;
        const JsonValue node = resolved(schema, path);
        const auto above =
            std::find_if(m_path.crbegin(), m_path.crend(), [node](const Step &step) { return step.node == node; });
        const bool isCycle = above != m_path.crend();
        const bool isHidden = m_rows.size() >= m_maxRows;
        if (isHidden)
            ++m_hiddenRows;
        else
            m_rows.append(described(schema, stub, node, path, isCycle ? &above->name : nullptr));
        // Hidden nested rows are counted while that is cheap.
        if (!node || isCycle || (isHidden && stub.depth >= maxCountedDepth))
            return;
        m_path.append({node, briefName(stub.name)});
        children(node, path, stub.depth + 1);
        m_path.removeLast();
    }

    /// `above`: the name of a row with the same definition.
    SchemaRow described(JsonValue schema, const Stub &stub, JsonValue node, const QString &path, const QString *above)
    {
        SchemaRow row;
        row.kind = above ? SchemaRow::Kind::Cycle : stub.kind;
        row.depth = stub.depth;
        row.name = briefName(stub.name);
        row.required = stub.required;
        row.where = stub.where;
        row.type = above ? TableTr::tr("↻ see %1 above").arg(*above) : schemaType(schema, m_index);
        row.description = descriptionOf(schema);
        if (!above)
            row.limits = schemaLimits(schema, maxLimitLength);
        if (const JsonValue reference = schema.member("$ref"); reference && !node)
            row.limits.append(m_index.targetOf(schema) ? TableTr::tr("refers only to itself") : faultOf(reference));
        if (node && node != schema) {
            row.definition = path;
            if (row.description.isEmpty())
                row.description = descriptionOf(node);
            if (!above)
                row.limits += schemaLimits(node, maxLimitLength);
        }
        return row;
    }

    JsonValue m_root;
    SchemaIndex m_index;
    QString m_where;
    qsizetype m_maxRows;
    qsizetype m_hiddenRows = 0; ///< number of rows beyond the limit
    QList<Step> m_path;
    QList<SchemaRow> m_rows;
};

/// Whether `path` is `where` or below it.
bool isWithin(const QString &path, const QString &where)
{
    return !where.isEmpty() && path.startsWith(where) &&
           (path.size() == where.size() || path.at(where.size()) == u'.' || path.at(where.size()) == u'[');
}

} // namespace

QStringList valueLimits(const SchemaView &schema, JsonKind kind)
{
    QStringList limits;
    for (const LimitWords &row : limitRows) {
        const JsonValue value = row.limits == kind ? schema.member(row.keyword) : JsonValue();
        if (const QString words = value ? limitOf(row.keyword, value) : QString(); !words.isEmpty())
            limits.append(displayText(words, LineBreaks::Mark, maxLimitLength));
    }
    return limits;
}

QList<SchemaRow> schemaRows(const QByteArray &schema, const QString &where, qsizetype maxRows)
{
    if (schema.isEmpty())
        return {};
    const auto tape = JsonTape::read(schema);
    return Builder(tape ? tape->root() : JsonValue(), where, maxRows).rows();
}

qsizetype rowAtPath(const QList<SchemaRow> &rows, const QString &path)
{
    qsizetype best = -1;
    qsizetype longest = 0;
    for (qsizetype i = 0; i < rows.size(); ++i) {
        for (const QString &where : {rows.at(i).where, rows.at(i).definition}) {
            if (rows.at(i).kind != SchemaRow::Kind::More && isWithin(path, where) && where.size() > longest) {
                best = i;
                longest = where.size();
            }
        }
    }
    return best;
}

QString fullSchemaText(const QByteArray &schema, const SchemaRow &row, const QString &where)
{
    constexpr qsizetype maxText = 1'000'000;
    const auto tape = JsonTape::read(schema);
    const QString &path = row.definition.isEmpty() ? row.where : row.definition;
    // Descend one level at a time, because a name may contain a dot.
    JsonValue node = tape ? tape->root() : JsonValue();
    QString at = where;
    while (node && at != path) {
        JsonValue next;
        qsizetype index = 0;
        for (const JsonValue child : node) {
            const QString step = at + (node.isArray() ? u"[%1]"_s.arg(index++) : u'.' + child.key());
            if (isWithin(path, step)) {
                next = child;
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
