// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/tools/resultfindings.h"

#include "core/json/jsontape.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

class ResultReader
{
public:
    ResultReader(const CatalogKind &kind, const QString &tool)
        : m_kind(kind)
        , m_tool(tool)
    {
    }

    void read(const QString &text, const QString &where)
    {
        if (text.isEmpty() || m_remaining <= 0)
            return;
        const QString part = text.left(m_remaining);
        m_remaining -= part.size();
        m_findings += textFindings(part, m_tool, where, m_kind, true);
    }

    void read(JsonValue node, const QString &where)
    {
        if (m_remaining <= 0)
            return;
        if (const auto text = node.text())
            read(*text, where);
        qsizetype i = 0;
        for (const JsonValue element : node.elements())
            read(element, childPath(where, u"[%1]"_s.arg(i++)));
        for (const JsonValue member : node.members())
            read(member, childPath(where, u'.' + member.key().left(maxKeyLength)));
    }

    QList<ToolFinding> findings()
    {
        m_findings.removeIf([](const ToolFinding &finding) {
            return finding.rule == FindingRule::DeclaresHarm || severityOf(finding) < FindingSeverity::Warning;
        });
        return m_findings;
    }

private:
    static constexpr qsizetype maxChars = 512 * 1024;
    static constexpr qsizetype maxKeyLength = 80;

    /// Limited, since a deep result would have paths longer than itself.
    static QString childPath(const QString &where, const QString &step)
    {
        constexpr qsizetype maxPathLength = 1000;
        return where.size() > maxPathLength ? where : where + step;
    }

    const CatalogKind &m_kind;
    const QString &m_tool;
    qsizetype m_remaining = maxChars;
    QList<ToolFinding> m_findings;
};

} // namespace

QList<ToolFinding> resultFindings(const ToolResult &result, const CatalogKind &kind, const QString &tool)
{
    ResultReader reader(kind, tool);
    for (qsizetype i = 0; i < result.blocks.size(); ++i) {
        const ContentBlock &block = result.blocks.at(i);
        const QString where = u"content[%1]"_s.arg(i);
        reader.read(block.text,
                    where + (block.kind == ContentBlock::Kind::Resource ? u".resource.text"_s : u".text"_s));
        reader.read(block.name, where + u".name"_s);
        reader.read(block.description, where + u".description"_s);
    }
    if (const auto tape = JsonTape::read(result.structured))
        reader.read(tape->root(), u"structuredContent"_s);
    return reader.findings();
}

ArgumentsReport structureReport(const ToolResult &result, const QByteArray &outputSchema)
{
    if (outputSchema.isEmpty() || result.isError)
        return {};
    if (!result.structured.isEmpty())
        return checkValue(outputSchema, result.structured);
    if (checkValue(outputSchema, "null").faults.isEmpty())
        return {}; // null counts as missing
    return {{{{},
              QCoreApplication::translate("rc::ResultFindings",
                                          "“structuredContent” is missing, although the tool has an output schema.")}},
            {},
            {}};
}

} // namespace rc
