// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/schema/schemachildren.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

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

/// `false` and `true` are words beside the row above.
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

/// Its type says all that there is to say.
bool isSimple(const JsonNode &schema)
{
    return schema.isObject() && std::all_of(schema.members.cbegin(), schema.members.cend(), [](const auto &member) {
               return (member.first == "type"_L1 && member.second.isText() && member.second.text != "array"_L1) ||
                      member.first == "const"_L1;
           });
}

/// Elements whose type says all ("string[]") get no row.
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
        if (!choices || !choices->isArray() ||
            !std::all_of(choices->elements.cbegin(), choices->elements.cend(), isSimple))
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

} // namespace

QList<SchemaChild> schemaChildren(const JsonNode &node, const QString &where)
{
    QList<SchemaChild> children;
    addProperties(children, node, where);
    addNamed(children, node, where);
    addElements(children, node, where);
    addBranches(children, node, where);
    return children;
}

} // namespace rc
