// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/review/catalogexport.h"

#include "catalog/json/jsontree.h"
#include "catalog/review/toolcost.h"
#include "catalog/schema/schematable.h"
#include "core/entry/csv.h"
#include "core/words/displaytext.h"
#include "core/words/markdowntext.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct ExportTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::CatalogExport)
};

QString effectWords(const ToolAnnotations &annotations)
{
    switch (toolEffect(annotations)) {
    case ToolEffect::Reads:
        return ExportTr::tr("reads");
    case ToolEffect::Writes:
        return ExportTr::tr("writes");
    case ToolEffect::Destructive:
        break;
    }
    return effectIsAssumed(annotations) ? ExportTr::tr("destructive (assumed)") : ExportTr::tr("destructive");
}

QString head(const ToolSelection &selection)
{
    const ToolCatalog &catalog = selection.catalog;
    const bool all = catalog.tools.size() == selection.of;
    QString text = u"## "_s + catalogName(catalog.kind) + u"\n\n"_s;
    text += all ? ExportTr::tr("%1 tools from %2, %3.")
                      .arg(QString::number(selection.of), markdownCode(catalog.url.toString()),
                           catalog.at.toString(Qt::ISODate))
                : ExportTr::tr("%1 of %2 tools from %3, %4.")
                      .arg(QString::number(catalog.tools.size()), QString::number(selection.of),
                           markdownCode(catalog.url.toString()), catalog.at.toString(Qt::ISODate));
    if (!catalog.complete)
        text += u' ' + ExportTr::tr("The list is incomplete.");
    return text + u"\n\n"_s;
}

QString rowName(const SchemaRow &row)
{
    constexpr int deepest = 12; // what lies deeper stands there as well
    const QString indent = u"&nbsp;&nbsp;"_s.repeated(std::min(row.depth, deepest));
    const QString name = row.kind == SchemaRow::Kind::Property ? markdownCode(row.name) : markdownText(row.name);
    return indent + name + (row.required ? u" \\*"_s : QString());
}

/// Parameters, or what comes back.
QString table(const QString &title, const QByteArray &schema, const QString &where)
{
    const QList<SchemaRow> rows = schemaRows(schema, where);
    if (schema.isEmpty() || rows.isEmpty())
        return {};
    QString text =
        u"| %1 | %2 | %3 |\n| --- | --- | --- |\n"_s.arg(title, ExportTr::tr("Type"), ExportTr::tr("Description"));
    for (const SchemaRow &row : rows) {
        QStringList said;
        if (!row.description.isEmpty())
            said.append(markdownText(row.description));
        if (!row.limits.isEmpty())
            said.append(markdownText(row.limits.join(u"; "_s)));
        text += u"| %1 | %2 | %3 |\n"_s.arg(rowName(row), row.type.isEmpty() ? QString() : markdownCode(row.type),
                                            said.join(u"<br>"_s));
    }
    return text + u'\n';
}

/// Each line of a description as a line of a quotation, so that it cannot become a heading or a list of ours.
QString quotation(const QString &text)
{
    QString result;
    for (const QString &line : text.trimmed().split(u'\n'))
        result += u"> "_s + markdownText(line.trimmed()) + u"\n"_s;
    return result + u'\n';
}

QString toolText(const Tool &tool)
{
    QString text = u"### "_s + markdownCode(tool.name) + u"\n\n"_s;
    if (tool.shownName() != tool.name)
        text += u"**"_s + markdownText(tool.shownName()) + u"**, "_s;
    text += effectWords(tool.annotations) + u"\n\n"_s;
    text += tool.description.trimmed().isEmpty() ? ExportTr::tr("No description.") + u"\n\n"_s
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

/// Of the uppermost level.
ParameterCount parameterCount(const QByteArray &schema)
{
    const JsonNode tree = jsonTree(schema);
    ParameterCount count;
    if (const JsonNode *properties = tree.member(u"properties"))
        count.all = properties->members.size();
    if (const JsonNode *required = tree.member(u"required"))
        count.required = required->elements.size();
    return count;
}

QByteArray effectWord(const ToolAnnotations &annotations)
{
    switch (toolEffect(annotations)) {
    case ToolEffect::Reads:
        return "reads";
    case ToolEffect::Writes:
        return "writes";
    case ToolEffect::Destructive:
        break;
    }
    return "destructive";
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
    QString text;
    for (const ToolSelection &selection : selections) {
        text += head(selection);
        for (const QString &problem : selection.catalog.problems)
            text += quotation(problem);
        for (const Tool &tool : selection.catalog.tools)
            text += toolText(tool);
    }
    return text.toUtf8();
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
            text += csvLine({csvText(wireWord(selection.catalog.kind)), csvText(tool.name), csvText(tool.shownName()),
                             effectWord(stated), claim(stated.readOnly), claim(stated.destructive),
                             claim(stated.idempotent), claim(stated.openWorld), QByteArray::number(parameters.all),
                             QByteArray::number(parameters.required), QByteArray::number(cost.bytes),
                             QByteArray::number(cost.tokens), csvText(tool.description)});
        }
    }
    return text;
}

} // namespace rc
