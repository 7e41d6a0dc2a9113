// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/tools/toolsoutput.h"

#include "catalog/review/toolcost.h"
#include "check/run/stepoutcome.h"
#include "cli/frame/arguments.h"
#include "cli/frame/terminal.h"
#include "cli/tools/toolsreport.h"
#include "core/json/jsontext.h"
#include "core/textsof.h"
#include "core/tool/mirroredheaders.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "wire/http/slashredirect.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype descriptionLength = 100;

/// The declared effect of a tool.
QString effectName(const ToolAnnotations &annotations)
{
    return effectIsAssumed(annotations) ? Cli::tr("not declared") : effectName(toolEffect(annotations));
}

QString firstLine(const QString &text)
{
    const QString line = displayText(text.trimmed().section(u'\n', 0, 0).trimmed());
    return line.size() <= descriptionLength ? line : line.left(descriptionLength - 1) + u'…';
}

/// One line per catalog: result, address, dialect.
void printHead(const ToolListResult &result, Terminal &terminal)
{
    const ToolCatalog &catalog = result.catalog;
    const QString count =
        result.error ? Cli::tr("could not be fetched") : Cli::tr("%n tools", nullptr, int(catalog.tools.size()));
    QStringList facts{count};
    if (!result.error) {
        facts.append(Cli::tr("%n pages", nullptr, catalog.pages));
        facts.append(Cli::tr("%1 ms").arg(catalog.elapsedMs));
        if (!catalog.complete)
            facts.append(Cli::tr("incomplete"));
    }
    terminal.line({{catalogName(catalog.kind), result.error ? Tone::Bad : Tone::Plain},
                   {u": "_s + listText(facts)},
                   {u"  "_s + displayText(catalog.url.toString()), Tone::Faint}});
    QStringList details{QString(wireWord(catalog.dialect))};
    if (!catalog.version.isEmpty())
        details.append(displayBytes(catalog.version));
    for (const Fact &fact : listFacts(catalog)) {
        if (fact.id == FactId::Caching || fact.id == FactId::Remembered || fact.id == FactId::Changes)
            details.append(u"%1: %2"_s.arg(factLabel(fact.id), fact.value));
    }
    if (!result.error)
        terminal.line({{u"  "_s + details.join(u" · "_s), Tone::Faint}});
    if (!result.followedTo.isEmpty())
        terminal.line({{u"  "_s + redirectNote(result.followedTo), Tone::Faint}});
}

void printList(const ToolListResult &result, Terminal &terminal)
{
    printHead(result, terminal);
    QList<QList<Piece>> rows;
    for (const Tool &tool : result.catalog.tools)
        rows.append(
            {{u"  "_s + tool.name}, {effectName(tool.annotations), Tone::Faint}, {firstLine(tool.description)}});
    terminal.table(rows);
}

void printSchema(const QString &title, const QByteArray &schema, Terminal &terminal)
{
    if (schema.isEmpty())
        return;
    terminal.line();
    terminal.line(title);
    terminal.line(QString::fromUtf8(jsonIndented(schema)));
}

QString claimText(const std::optional<bool> &stated)
{
    if (!stated)
        return Cli::tr("not declared");
    return *stated ? Cli::tr("yes") : Cli::tr("no");
}

void printDefinition(const CatalogKind &kind, const Tool &tool, Terminal &terminal)
{
    terminal.table({
        {{Cli::tr("Name"), Tone::Faint}, {tool.name}},
        {{Cli::tr("Title"), Tone::Faint}, {tool.shownName()}},
        {{Cli::tr("Catalog"), Tone::Faint}, {catalogName(kind)}},
        {{Cli::tr("Read only"), Tone::Faint}, {claimText(tool.annotations.readOnly)}},
        {{Cli::tr("Destructive"), Tone::Faint}, {claimText(tool.annotations.destructive)}},
        {{Cli::tr("Idempotent"), Tone::Faint}, {claimText(tool.annotations.idempotent)}},
        {{Cli::tr("Open world"), Tone::Faint}, {claimText(tool.annotations.openWorld)}},
    });
    terminal.line();
    terminal.line(tool.description.isEmpty() ? Cli::tr("No description.")
                                             : displayText(tool.description, LineBreaks::Keep, 100'000));
    printSchema(Cli::tr("Input schema:"), tool.inputSchema, terminal);
    printSchema(Cli::tr("Output schema:"), tool.outputSchema, terminal);
}

/// The tools that must not be offered to a model or called, with reasons.
QByteArray notForModels(const ToolCatalog &catalog)
{
    QList<QByteArray> rows;
    for (const Tool &tool : catalog.tools) {
        if (const QString fault = headerFault(tool); !fault.isEmpty())
            rows.append(jsonObject({{"name", jsonString(tool.name)}, {"why", jsonString(fault)}}));
    }
    return jsonArray(rows);
}

} // namespace

QUrl answeringAddress(const ToolListResult &result)
{
    return result.error || result.address.isEmpty() ? result.catalog.url : result.address;
}

QStringList problemsOf(const ToolListResult &result)
{
    QStringList problems;
    if (result.error)
        problems.append(listLine(result));
    for (const Phrase &problem : result.catalog.problems)
        problems.append(displayText(problem));
    for (const Tool &tool : result.catalog.tools) {
        if (const QString fault = headerFault(tool); !fault.isEmpty())
            problems.append(Cli::tr("“%1” is not given to models and cannot be called because %2.")
                                .arg(displayText(tool.name), fault));
    }
    return problems;
}

QStringList toolNamesIn(const QList<ToolListResult> &results)
{
    QStringList names;
    for (const ToolListResult &result : results)
        names += textsOf(result.catalog.tools, &Tool::name);
    return names;
}

void printTools(const QList<ToolListResult> &results, Terminal &terminal)
{
    for (const ToolListResult &result : results) {
        if (&result != &results.constFirst())
            terminal.line();
        printList(result, terminal);
    }
}

void printTool(const QList<ToolListResult> &results, const QString &name, Terminal &terminal)
{
    for (const ToolListResult &result : results) {
        for (const Tool &tool : result.catalog.tools) {
            if (tool.name == name)
                printDefinition(result.catalog.kind, tool, terminal);
        }
    }
}

QByteArray listsJson(const QList<ToolListResult> &results, const QString &onlyTool)
{
    QList<QByteArray> catalogs;
    for (const ToolListResult &result : results) {
        const ToolCatalog &catalog = result.catalog;
        QList<QByteArray> tools;
        for (const Tool &tool : catalog.tools) {
            if (onlyTool.isEmpty() || tool.name == onlyTool)
                tools.append(tool.raw);
        }
        QList<JsonMember> members{{"name", jsonString(wireWord(catalog.kind))},
                                  {"url", jsonString(answeringAddress(result).toString(QUrl::FullyEncoded))},
                                  {"dialect", jsonString(wireWord(catalog.dialect))},
                                  {"protocolVersion", jsonString(QString::fromLatin1(catalog.version))},
                                  {"dialectSince", catalog.dialectSince.isValid()
                                                       ? jsonString(catalog.dialectSince.toUTC().toString(Qt::ISODate))
                                                       : QByteArray("null")},
                                  {"listChanged", catalog.listChanged ? jsonBoolean(*catalog.listChanged) : "null"},
                                  {"server", jsonObject({{"name", jsonString(catalog.server.name)},
                                                         {"version", jsonString(catalog.server.version)}})},
                                  {"ttlMs", catalog.cache.ttlMs ? QByteArray::number(*catalog.cache.ttlMs) : "null"},
                                  {"cacheScope", jsonString(catalog.cache.scope)},
                                  {"notForModels", notForModels(catalog)},
                                  {"pages", QByteArray::number(catalog.pages)},
                                  {"complete", jsonBoolean(catalog.complete && !result.error)},
                                  {"elapsedMs", QByteArray::number(catalog.elapsedMs)},
                                  {"tools", jsonArray(tools)},
                                  {"problems", jsonStrings(problemsOf(result))},
                                  {"remarks", jsonStrings(catalog.remarks)}};
        if (!result.followedTo.isEmpty())
            members.append({"followedTo", jsonString(loggableUrl(result.followedTo))});
        catalogs.append(jsonObject(members));
    }
    return jsonObject({{"catalogs", jsonArray(catalogs)}});
}

void printInstructions(const QList<ToolListResult> &results, bool json, Terminal &terminal)
{
    constexpr qsizetype maxLength = 100'000;
    QList<QByteArray> rows;
    for (const ToolListResult &result : results) {
        if (result.error)
            continue;
        const ToolCatalog &catalog = result.catalog;
        const QList<ToolFinding> found = instructionsFindings({catalog});
        rows.append(jsonObject(
            {{"catalog", jsonString(wireWord(catalog.kind))},
             {"server",
              jsonObject({{"name", jsonString(catalog.server.name)}, {"version", jsonString(catalog.server.version)}})},
             {"instructions", jsonString(catalog.instructions)},
             {"tokens", QByteArray::number(estimatedTokens(catalog.instructions.toUtf8()))},
             {"findings", jsonArray(found, [](const ToolFinding &finding) { return findingJson(finding); })}}));
        if (json)
            continue;
        terminal.line({{catalogName(catalog.kind), Tone::Faint}});
        if (catalog.instructions.isEmpty()) {
            terminal.line(Cli::tr("The server provides no instructions."));
            continue;
        }
        for (const QString &line : displayText(catalog.instructions, LineBreaks::Keep, maxLength).split(u'\n'))
            terminal.line(line);
        for (const ToolFinding &finding : found)
            printFinding(finding, false, terminal);
    }
    if (json)
        terminal.document(jsonObject({{"catalogs", jsonArray(rows)}}));
}

} // namespace rc
