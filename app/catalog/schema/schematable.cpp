// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/schema/schematable.h"

#include "catalog/json/jsontree.h"
#include "catalog/schema/schemawords.h"
#include "core/words/displaytext.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct SchemaChild
{
    const JsonNode *schema = nullptr; ///< null: not a valid schema, and `name` is a sentence about it
    SchemaRow::Kind kind = SchemaRow::Kind::Part;
    QString name; ///< a property's name as sent (outside text), or the kind of part, translated
    bool required = false;
    QString where;
};

using Kind = SchemaRow::Kind;

struct ChildTr
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
            {nullptr, Kind::Note, ChildTr::tr("“properties” is not an object."), false, where + u".properties"_s});
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
            children.append({&schema, Kind::Part, ChildTr::tr("names like %1").arg(pattern), false,
                             where + u".patternProperties."_s + pattern});
    }
    addPart(children, node, u"additionalProperties"_s, ChildTr::tr("any other name"), where);
    addPart(children, node, u"propertyNames"_s, ChildTr::tr("each name itself"), where);
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
    addList(children, node, u"prefixItems"_s, ChildTr::tr("element %1"), where);
    const JsonNode *items = node.member(u"items");
    if (items && items->isArray())
        addList(children, node, u"items"_s, ChildTr::tr("element %1"), where);
    else if (items && !isSimple(*items))
        addPart(children, node, u"items"_s, ChildTr::tr("each element"), where);
    addPart(children, node, u"contains"_s, ChildTr::tr("at least one element"), where);
}

void addBranches(QList<SchemaChild> &children, const JsonNode &node, const QString &where)
{
    for (const auto &[keyword, name] :
         {std::pair(u"anyOf"_s, ChildTr::tr("any of: %1")), std::pair(u"oneOf"_s, ChildTr::tr("one of: %1"))}) {
        const JsonNode *choices = node.member(keyword);
        // "number | null" is in the type
        if (!choices || !choices->isArray() || !std::ranges::all_of(choices->elements, isSimple))
            addList(children, node, keyword, name, where);
    }
    addList(children, node, u"allOf"_s, ChildTr::tr("all of: %1"), where);
    addPart(children, node, u"not"_s, ChildTr::tr("but not"), where);
    addPart(children, node, u"if"_s, ChildTr::tr("if"), where);
    addPart(children, node, u"then"_s, ChildTr::tr("then"), where);
    addPart(children, node, u"else"_s, ChildTr::tr("else"), where);
    if (const JsonNode *dependent = node.member(u"dependentSchemas")) {
        for (const auto &[name, schema] : dependent->members)
            children.append({&schema, Kind::Part, ChildTr::tr("if %1 is present").arg(name), false,
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
constexpr qsizetype mostCounted = 20'000; ///< counting limit of hidden rows

struct TableTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::SchemaTable)
};

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
    [[nodiscard]] bool isTired() const { return m_left >= mostCounted; }

    void more()
    {
        const QString count = m_left >= mostCounted ? TableTr::tr("… more than %1 more") : TableTr::tr("… %1 more");
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

} // namespace

QList<SchemaRow> schemaRows(const QByteArray &schema, const QString &where, qsizetype most)
{
    if (schema.isEmpty())
        return {};
    const JsonNode root = jsonTree(schema);
    return Builder(root, where, most).rows();
}

} // namespace rc
