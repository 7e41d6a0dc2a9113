// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/review/catalogexport.h"

#include "catalog/review/toolcost.h"
#include "catalog/schema/schematable.h"
#include "core/entry/csv.h"
#include "core/json/jsontape.h"
#include "core/words/displaytext.h"
#include "core/words/markdown.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct ExportTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::CatalogExport)
};

Markdown head(const ToolSelection &selection)
{
    const ToolCatalog &catalog = selection.catalog;
    const Markdown all = Markdown::text(QString::number(selection.of));
    const Markdown shown = Markdown::text(QString::number(catalog.tools.size()));
    const Markdown url = Markdown::code(catalog.url.toString());
    const Markdown at = Markdown::text(catalog.at.toString(Qt::ISODate));
    Markdown text = u"## " + Markdown::text(catalogName(catalog.kind)) + u"\n\n";
    text += catalog.tools.size() == selection.of
                ? Markdown::sentence(ExportTr::tr("%1 tools from %2, %3."), {all, url, at})
                : Markdown::sentence(ExportTr::tr("%1 of %2 tools from %3, %4."), {shown, all, url, at});
    if (!catalog.complete)
        text += u" " + Markdown::text(ExportTr::tr("The list is incomplete."));
    return text + u"\n\n";
}

Markdown rowName(const SchemaRow &row)
{
    constexpr int maxIndent = 12; // deeper levels are listed as well
    const Markdown name = row.kind == SchemaRow::Kind::Property ? Markdown::code(row.name) : Markdown::text(row.name);
    return Markdown(u"&nbsp;&nbsp;").repeated(std::min(row.depth, maxIndent)) + name +
           (row.required ? Markdown(u" \\*") : Markdown());
}

/// A table of parameters or results.
Markdown table(const QString &title, const QByteArray &schema, const QString &where)
{
    const QList<SchemaRow> rows = schemaRows(schema, where);
    if (schema.isEmpty() || rows.isEmpty())
        return {};
    Markdown text = markdownRow({Markdown::text(title), Markdown::text(ExportTr::tr("Type")),
                                 Markdown::text(ExportTr::tr("Description"))}) +
                    markdownRow({u"---", u"---", u"---"});
    for (const SchemaRow &row : rows) {
        QList<Markdown> lines;
        if (!row.description.isEmpty())
            lines.append(Markdown::text(row.description));
        if (!row.limits.isEmpty())
            lines.append(Markdown::text(row.limits.join(u"; "_s)));
        text += markdownRow({rowName(row), Markdown::code(row.type), Markdown::joined(lines, u"<br>")});
    }
    return text + u"\n";
}

/// Quotes each line of a description, so that it cannot create a heading or a list.
Markdown quotation(const QString &text)
{
    Markdown result;
    for (const QString &line : text.trimmed().split(u'\n'))
        result += u"> " + Markdown::text(line) + u"\n";
    return result + u"\n";
}

Markdown toolText(const Tool &tool)
{
    Markdown text = u"### " + Markdown::code(tool.name) + u"\n\n";
    if (tool.shownName() != tool.name)
        text += u"**" + Markdown::text(tool.shownName()) + u"**, ";
    text += Markdown::text(effectIsAssumed(tool.annotations) ? ExportTr::tr("destructive (assumed)")
                                                             : effectName(toolEffect(tool.annotations))) +
            u"\n\n";
    text += tool.description.trimmed().isEmpty() ? Markdown::text(ExportTr::tr("No description.")) + u"\n\n"
                                                 : quotation(tool.description);
    text += table(ExportTr::tr("Parameter"), tool.inputSchema, u"inputSchema"_s);
    text += table(ExportTr::tr("Result"), tool.outputSchema, u"outputSchema"_s);
    return text;
}

QByteArray claim(const std::optional<bool> &stated)
{
    if (!stated)
        return {};
    return *stated ? "yes" : "no";
}

struct ParameterCount
{
    qsizetype all = 0;
    qsizetype required = 0;
};

/// Counts the top level.
ParameterCount parameterCount(const QByteArray &schema)
{
    const auto tape = JsonTape::read(schema);
    const JsonValue root = tape ? tape->root() : JsonValue();
    return {root.member("properties").members().size(), root.member("required").elements().size()};
}

} // namespace

QByteArray toolsJson(const QList<ToolSelection> &selections)
{
    QList<QByteArray> tools;
    for (const ToolSelection &selection : selections) {
        for (const Tool &tool : selection.catalog.tools)
            tools.append(tool.raw);
    }
    return "{\"tools\":[\n" + tools.join(",\n") + "\n]}\n";
}

QByteArray toolsMarkdown(const QList<ToolSelection> &selections)
{
    Markdown text;
    for (const ToolSelection &selection : selections) {
        text += head(selection);
        for (const Phrase &problem : selection.catalog.problems)
            text += quotation(problem);
        for (const Tool &tool : selection.catalog.tools)
            text += toolText(tool);
    }
    return text.document().toUtf8();
}

QByteArray toolsCsv(const QList<ToolSelection> &selections)
{
    QByteArray text =
        csvLine({"catalog", "name", "title", "effect", "readOnlyHint", "destructiveHint", "idempotentHint",
                 "openWorldHint", "parameters", "required", "bytes", "tokens", "description"});
    for (const ToolSelection &selection : selections) {
        for (const Tool &tool : selection.catalog.tools) {
            const ParameterCount parameters = parameterCount(tool.inputSchema);
            const ToolCost cost = toolCost(tool);
            const ToolAnnotations &stated = tool.annotations;
            text += csvLine({csvTextCell(wireWord(selection.catalog.kind)), csvTextCell(tool.name),
                             csvTextCell(tool.shownName()), wireWord(toolEffect(stated)).data(), claim(stated.readOnly),
                             claim(stated.destructive), claim(stated.idempotent), claim(stated.openWorld),
                             QByteArray::number(parameters.all), QByteArray::number(parameters.required),
                             QByteArray::number(cost.bytes), QByteArray::number(cost.tokens),
                             csvTextCell(tool.description)});
        }
    }
    return text;
}

} // namespace rc
