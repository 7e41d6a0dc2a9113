// SPDX-License-Identifier: GPL-3.0-or-later
// A JSON schema as rows to read: names, types, limits in words, what is nested indented.
#include "insight/schematable.h"

#include "core/displaytext.h"
#include "core/strictjson.h"
#include "insight/schemawords.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype shownName = 200;
constexpr qsizetype shownDescription = 600;
constexpr qsizetype shownLimit = 160;
constexpr qsizetype mostCounted = 20'000; ///< rows that are left out and still counted

QString words(const char *text)
{
    return QCoreApplication::translate("rc::SchemaTable", text);
}

/// A definition that is being told, for what refers back to it.
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
            note(m_root.isTruth(true)    ? words(QT_TRANSLATE_NOOP("rc::SchemaTable", "It takes anything."))
                 : m_root.isTruth(false) ? words(QT_TRANSLATE_NOOP("rc::SchemaTable", "It takes nothing."))
                                         : words(QT_TRANSLATE_NOOP("rc::SchemaTable", "This is no schema.")));
            return m_rows;
        }
        m_path.append({&m_root, words(QT_TRANSLATE_NOOP("rc::SchemaTable", "the whole"))});
        QString place = m_where;
        const JsonNode *node = resolved(m_root, place);
        if (node && node != &m_root)
            m_path.append({node, words(QT_TRANSLATE_NOOP("rc::SchemaTable", "the whole"))});
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
        const QString count = m_left >= mostCounted ? words(QT_TRANSLATE_NOOP("rc::SchemaTable", "… more than %1 more"))
                                                    : words(QT_TRANSLATE_NOOP("rc::SchemaTable", "… %1 more"));
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

    /// What is said of the schema itself and not of a part of it.
    void wholeNotes(const JsonNode &node)
    {
        const QString type = schemaType(node, m_references);
        QStringList sentences;
        if (!type.isEmpty() && type != "object"_L1)
            sentences.append(words(QT_TRANSLATE_NOOP("rc::SchemaTable", "The whole is: %1")).arg(type));
        sentences += schemaLimits(node, shownLimit);
        if (const JsonNode *own = m_root.member(u"description"); own && own->isText())
            sentences.append(displayText(own->text, LineBreaks::Keep, shownDescription));
        if (const JsonNode *reference = m_root.member(u"$ref");
            reference && !m_references.target(valueWords(*reference)))
            sentences.append(faultOf(*reference));
        for (const QString &sentence : sentences)
            note(sentence);
    }

    [[nodiscard]] static QString faultOf(const JsonNode &reference)
    {
        const QString to = displayText(valueWords(reference), LineBreaks::Mark, shownName);
        return reference.isText() && !reference.text.startsWith(u'#')
                   ? words(QT_TRANSLATE_NOOP("rc::SchemaTable", "defined elsewhere, which is never fetched: %1"))
                         .arg(to)
                   : words(QT_TRANSLATE_NOOP("rc::SchemaTable", "refers to what is not there: %1")).arg(to);
    }

    /// Follows references; nullptr when they lead nowhere or only to each other. `place` becomes the definition's.
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
            node = m_references.target(to);
            if (!node)
                return nullptr;
            place = m_where;
            for (QString part : to.mid(1).split(u'/', Qt::SkipEmptyParts))
                place += u'.' + part.replace("~1"_L1, "/"_L1).replace("~0"_L1, "~"_L1);
        }
    }

    void row(const JsonNode &schema, SchemaRow::Kind kind, const QString &name, bool required, const QString &where,
             int depth)
    {
        if (isTired())
            return;
        if (isFull()) {
            ++m_left;
            // what is below is counted while that is cheap
            QString place = where;
            if (const JsonNode *node = resolved(schema, place); node && depth < 8 && !isOnPath(node))
                follow(*node, name, place, depth);
            return;
        }
        SchemaRow one;
        one.kind = kind;
        one.depth = depth;
        one.name = displayText(name, LineBreaks::Mark, shownName);
        one.required = required;
        one.where = where;
        one.type = schemaType(schema, m_references);
        one.description = displayText(schema.textOf(u"description"), LineBreaks::Keep, shownDescription);
        one.limits = schemaLimits(schema, shownLimit);
        const JsonNode *reference = schema.member(u"$ref");
        QString place = where;
        const JsonNode *node = resolved(schema, place);
        if (reference && !node && m_references.target(valueWords(*reference)))
            one.limits.append(words(QT_TRANSLATE_NOOP("rc::SchemaTable", "refers to itself and to nothing else")));
        else if (reference && !node)
            one.limits.append(faultOf(*reference));
        if (node && node != &schema) {
            one.definition = place;
            if (one.description.isEmpty())
                one.description = displayText(node->textOf(u"description"), LineBreaks::Keep, shownDescription);
            one.limits += schemaLimits(*node, shownLimit);
        }
        const QString above = node ? nameOnPath(node) : QString();
        if (!above.isEmpty()) {
            one.kind = SchemaRow::Kind::Cycle;
            one.type = words(QT_TRANSLATE_NOOP("rc::SchemaTable", "↻ as %1 above")).arg(above);
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
        return std::any_of(m_path.cbegin(), m_path.cend(), [node](const Step &step) { return step.node == node; });
    }

    [[nodiscard]] QString nameOnPath(const JsonNode *node) const
    {
        const auto step =
            std::find_if(m_path.crbegin(), m_path.crend(), [node](const Step &one) { return one.node == node; });
        return step == m_path.crend() ? QString() : step->name;
    }

    void children(const JsonNode &node, const QString &where, int depth)
    {
        properties(node, where, depth);
        named(node, where, depth);
        elements(node, where, depth);
        branches(node, where, depth);
    }

    void properties(const JsonNode &node, const QString &where, int depth)
    {
        const JsonNode *all = node.member(u"properties");
        if (!all)
            return;
        if (!all->isObject()) {
            broken(where + u".properties"_s, depth,
                   words(QT_TRANSLATE_NOOP("rc::SchemaTable", "The parameters are not a list of names.")));
            return;
        }
        QSet<QString> required;
        if (const JsonNode *names = node.member(u"required")) {
            for (const JsonNode &name : names->elements)
                required.insert(name.text);
        }
        for (const auto &[name, schema] : all->members)
            row(schema, SchemaRow::Kind::Property, name, required.contains(name), where + u".properties."_s + name,
                depth);
    }

    void broken(const QString &where, int depth, const QString &sentence)
    {
        SchemaRow row;
        row.kind = SchemaRow::Kind::Note;
        row.depth = depth;
        row.description = sentence;
        row.where = where;
        if (isFull())
            ++m_left;
        else
            m_rows.append(row);
    }

    void named(const JsonNode &node, const QString &where, int depth)
    {
        if (const JsonNode *patterns = node.member(u"patternProperties")) {
            for (const auto &[pattern, schema] : patterns->members)
                row(schema, SchemaRow::Kind::Part,
                    words(QT_TRANSLATE_NOOP("rc::SchemaTable", "names like %1")).arg(pattern), false,
                    where + u".patternProperties."_s + pattern, depth);
        }
        part(node, u"additionalProperties"_s, words(QT_TRANSLATE_NOOP("rc::SchemaTable", "any other name")), where,
             depth);
        part(node, u"propertyNames"_s, words(QT_TRANSLATE_NOOP("rc::SchemaTable", "each name itself")), where, depth);
    }

    /// `false` and `true` are words beside the row above.
    void part(const JsonNode &node, const QString &keyword, const QString &name, const QString &where, int depth)
    {
        const JsonNode *schema = node.member(keyword);
        if (schema && schema->kind != JsonNode::Kind::Truth)
            row(*schema, SchemaRow::Kind::Part, name, false, where + u'.' + keyword, depth);
    }

    void list(const JsonNode &node, const QString &keyword, const QString &name, const QString &where, int depth)
    {
        const JsonNode *schemas = node.member(keyword);
        if (!schemas)
            return;
        if (!schemas->isArray()) {
            row(*schemas, SchemaRow::Kind::Part, name.arg(1), false, where + u'.' + keyword, depth);
            return;
        }
        for (qsizetype i = 0; i < schemas->elements.size(); ++i)
            row(schemas->elements.at(i), SchemaRow::Kind::Part, name.arg(i + 1), false,
                where + u'.' + keyword + u"[%1]"_s.arg(i), depth);
    }

    /// Elements whose type says all ("string[]") get no row.
    void elements(const JsonNode &node, const QString &where, int depth)
    {
        list(node, u"prefixItems"_s, words(QT_TRANSLATE_NOOP("rc::SchemaTable", "element %1")), where, depth);
        const JsonNode *items = node.member(u"items");
        if (items && items->isArray())
            list(node, u"items"_s, words(QT_TRANSLATE_NOOP("rc::SchemaTable", "element %1")), where, depth);
        else if (items && !isSimple(*items))
            part(node, u"items"_s, words(QT_TRANSLATE_NOOP("rc::SchemaTable", "each element")), where, depth);
        part(node, u"contains"_s, words(QT_TRANSLATE_NOOP("rc::SchemaTable", "at least one element")), where, depth);
    }

    /// Its type says all that there is to say.
    [[nodiscard]] static bool isSimple(const JsonNode &schema)
    {
        return schema.isObject() && std::all_of(schema.members.cbegin(), schema.members.cend(), [](const auto &member) {
                   return (member.first == "type"_L1 && member.second.isText() && member.second.text != "array"_L1) ||
                          member.first == "const"_L1;
               });
    }

    void branches(const JsonNode &node, const QString &where, int depth)
    {
        for (const auto &[keyword, name] :
             {std::pair(u"anyOf"_s, words(QT_TRANSLATE_NOOP("rc::SchemaTable", "any of: %1"))),
              std::pair(u"oneOf"_s, words(QT_TRANSLATE_NOOP("rc::SchemaTable", "one of: %1")))}) {
            const JsonNode *choices = node.member(keyword);
            // "number | null" is in the type
            if (!choices || !choices->isArray() ||
                !std::all_of(choices->elements.cbegin(), choices->elements.cend(), isSimple))
                list(node, keyword, name, where, depth);
        }
        list(node, u"allOf"_s, words(QT_TRANSLATE_NOOP("rc::SchemaTable", "all of: %1")), where, depth);
        part(node, u"not"_s, words(QT_TRANSLATE_NOOP("rc::SchemaTable", "but not")), where, depth);
        part(node, u"if"_s, words(QT_TRANSLATE_NOOP("rc::SchemaTable", "if")), where, depth);
        part(node, u"then"_s, words(QT_TRANSLATE_NOOP("rc::SchemaTable", "then")), where, depth);
        part(node, u"else"_s, words(QT_TRANSLATE_NOOP("rc::SchemaTable", "else")), where, depth);
        if (const JsonNode *dependent = node.member(u"dependentSchemas")) {
            for (const auto &[name, schema] : dependent->members)
                row(schema, SchemaRow::Kind::Part,
                    words(QT_TRANSLATE_NOOP("rc::SchemaTable", "when there is %1")).arg(name), false,
                    where + u".dependentSchemas."_s + name, depth);
        }
    }

    const JsonNode &m_root;
    SchemaReferences m_references;
    QString m_where;
    qsizetype m_most;
    qsizetype m_left = 0; ///< rows that found no room
    QList<Step> m_path;
    QList<SchemaRow> m_rows;
};

/// Whether `place` is `where` or within it.
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
    constexpr qsizetype longest = 1'000'000;
    const JsonNode root = jsonTree(schema);
    const QString &place = row.definition.isEmpty() ? row.where : row.definition;
    // step by step, for a name may have a dot in it
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
                         ? displayText(node->textOf(u"description"), LineBreaks::Keep, longest)
                         : row.description);
    if (node)
        lines += schemaLimits(*node, longest);
    return lines.join(u"\n\n"_s);
}

} // namespace rc
