// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/review/portability.h"

#include "catalog/json/jsontree.h"

#include <QCoreApplication>

#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

class PortabilityReader
{
public:
    PortabilityReader(const ToolCatalog &catalog, qsizetype place, QList<ToolFinding> &findings)
        : m_catalog(catalog)
        , m_tool(catalog.tools.at(place))
        , m_place(place)
        , m_findings(findings)
    {
    }

    void read()
    {
        if (m_tool.description.size() > longestFunctionDescription)
            add(FindingRule::PortableSize, u"description"_s,
                QCoreApplication::translate("rc::ToolFindings",
                                            "The description has more than %1 characters, which Azure OpenAI rejects.")
                    .arg(longestFunctionDescription));
        const JsonNode schema = jsonTree(m_tool.inputSchema);
        if (!schema.isObject())
            return;
        root(schema);
        walk(schema, u"inputSchema"_s, 0);
    }

private:
    void add(FindingRule rule, const QString &where, const QString &what)
    {
        m_findings.append({rule, m_catalog.kind, m_place, m_tool.name, where, what});
    }

    void root(const JsonNode &schema)
    {
        if (schema.textOf(u"type") != "object"_L1)
            add(FindingRule::PortableRoot, u"inputSchema"_s,
                QCoreApplication::translate("rc::ToolFindings",
                                            "The schema’s type is not “object”, which the MCP SDKs require."));
        for (const QString &union_ : {u"oneOf"_s, u"anyOf"_s, u"allOf"_s}) {
            if (schema.member(union_))
                add(FindingRule::PortableRoot, u"inputSchema."_s + union_,
                    QCoreApplication::translate("rc::ToolFindings",
                                                "Anthropic and OpenAI do not accept %1 at the top level of a schema.")
                        .arg(union_));
        }
    }

    /// `node` is a schema. Each rule is told once for a tool.
    void walk(const JsonNode &node, const QString &where, int depth)
    {
        if (const JsonNode *type = node.member(u"type"); type && type->isArray() && !std::exchange(m_types, true))
            add(FindingRule::PortableTypeList, where + u".type"_s,
                QCoreApplication::translate("rc::ToolFindings",
                                            "Gemini’s function declarations accept one type, not a list of types."));
        if (node.member(u"$ref") && !std::exchange(m_references, true))
            add(FindingRule::PortableReference, where + u".$ref"_s,
                QCoreApplication::translate("rc::ToolFindings",
                                            "Gemini’s function declarations do not resolve references."));
        if (depth > deepestStrictSchema && !std::exchange(m_deep, true))
            add(FindingRule::PortableDepth, where,
                QCoreApplication::translate(
                    "rc::ToolFindings", "The schema is more than %1 levels deep, which OpenAI’s strict mode rejects.")
                    .arg(deepestStrictSchema));
        for (const QString &names : {u"properties"_s, u"$defs"_s, u"definitions"_s}) {
            const JsonNode *schemas = node.member(names);
            for (const auto &[name, schema] : schemas ? schemas->members : QList<QPair<QString, JsonNode>>())
                walk(schema, where + u'.' + names + u'.' + name, depth + 1);
        }
        for (const QString &part : {u"items"_s, u"additionalProperties"_s, u"oneOf"_s, u"anyOf"_s, u"allOf"_s}) {
            const JsonNode *schema = node.member(part);
            if (schema && schema->isObject())
                walk(*schema, where + u'.' + part, depth + 1);
            for (qsizetype i = 0; schema && i < schema->elements.size(); ++i)
                walk(schema->elements.at(i), where + u'.' + part + u"[%1]"_s.arg(i), depth + 1);
        }
    }

    const ToolCatalog &m_catalog;
    const Tool &m_tool;
    qsizetype m_place;
    QList<ToolFinding> &m_findings;
    bool m_types = false;
    bool m_references = false;
    bool m_deep = false;
};

} // namespace

QList<ToolFinding> portabilityFindings(const QList<ToolCatalog> &catalogs)
{
    QList<ToolFinding> findings;
    for (const ToolCatalog &catalog : catalogs) {
        for (qsizetype place = 0; place < catalog.tools.size(); ++place)
            PortabilityReader(catalog, place, findings).read();
    }
    return findings;
}

} // namespace rc
