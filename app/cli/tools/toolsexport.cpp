// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/review/catalogexport.h"
#include "catalog/review/toolcost.h"
#include "cli/frame/arguments.h"
#include "cli/frame/terminal.h"
#include "cli/tools/toolsoutput.h"
#include "core/tool/mirroredheaders.h"
#include "core/words/displaytext.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr std::size_t columns = 5;
using Cells = std::array<QString, columns>;
constexpr qsizetype widestExportedName = 48;
constexpr qsizetype exportedDescription = 80;

QString oneLine(const QString &text, qsizetype most)
{
    const QString line = displayText(text.trimmed().section(u'\n', 0, 0).trimmed());
    return line.size() <= most ? line : line.left(most - 1) + u'…';
}

/// Aligns numbers right; the last column is not padded.
QString tableLine(const Cells &cells, const std::array<qsizetype, columns> &widths)
{
    return cells.at(0).leftJustified(widths.at(0)) + u"  "_s + cells.at(1).leftJustified(widths.at(1)) + u"  "_s +
           cells.at(2).rightJustified(widths.at(2)) + u"  "_s + cells.at(3).rightJustified(widths.at(3)) + u"  "_s +
           cells.at(4);
}

void printTable(const ToolCatalog &catalog, Terminal &terminal)
{
    QList<Cells> lines{
        {Cli::tr("Name"), Cli::tr("Effect"), Cli::tr("Bytes"), Cli::tr("Tokens"), Cli::tr("Description")}};
    ToolCost sum;
    for (const Tool &tool : catalog.tools) {
        const ToolCost cost = toolCost(tool);
        sum += cost;
        lines.append(Cells{oneLine(tool.name, widestExportedName), effectName(tool.annotations),
                           QString::number(cost.bytes), QString::number(cost.tokens),
                           oneLine(tool.description, exportedDescription)});
    }
    lines.append(Cells{Cli::tr("All"),
                       {},
                       QString::number(sum.bytes),
                       QString::number(sum.tokens),
                       Cli::tr("tokens are estimated, ±%1 % for o200k_base").arg(tokenErrorOfCatalog)});
    std::array<qsizetype, columns> widths{};
    for (const Cells &cells : std::as_const(lines)) {
        for (std::size_t i = 0; i < columns; ++i)
            widths.at(i) = std::max(widths.at(i), cells.at(i).size());
    }
    terminal.line(catalogName(catalog.kind));
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const bool aside = i == 0 || i == lines.size() - 1;
        terminal.line({{tableLine(lines.at(i), widths), aside ? Tone::Faint : Tone::Plain}});
    }
}

} // namespace

Result<QList<ToolListResult>> onlyTools(const QList<ToolListResult> &results, const QStringList &names)
{
    if (names.isEmpty())
        return results;
    QStringList missing = names;
    QList<ToolListResult> chosen = results;
    for (ToolListResult &result : chosen) {
        QList<Tool> &tools = result.catalog.tools;
        for (const Tool &tool : std::as_const(tools))
            missing.removeAll(tool.name);
        tools.removeIf([&names](const Tool &tool) { return !names.contains(tool.name); });
    }
    const bool allCame = std::none_of(results.cbegin(), results.cend(),
                                      [](const ToolListResult &result) { return result.error.has_value(); });
    if (!missing.isEmpty() && allCame) {
        return failure(badInput(noSuchTool(missing.first(), results)));
    }
    return chosen;
}

Result<void> printDocument(const QList<ToolListResult> &results, const QList<ToolListResult> &all,
                           ToolsDocument document, const Profile &profile, ToolApproval approval, Terminal &terminal)
{
    QList<ToolSelection> selections;
    QList<OfferedCatalog> offered;
    for (qsizetype i = 0; i < results.size(); ++i) {
        if (results.at(i).error)
            continue;
        const ToolCatalog &catalog = results.at(i).catalog;
        selections.append({catalog, all.at(i).catalog.tools.size()});
        QStringList names;
        for (const Tool &tool : catalog.tools) {
            if (headerFault(tool).isEmpty()) // otherwise no client may offer it to a model
                names.append(tool.name);
        }
        if (!names.isEmpty())
            offered.append({catalog.kind, names});
    }
    switch (document) {
    case ToolsDocument::Table:
        for (qsizetype i = 0; i < selections.size(); ++i) {
            if (i > 0)
                terminal.line();
            printTable(selections.at(i).catalog, terminal);
        }
        break;
    case ToolsDocument::Markdown:
        terminal.text(QString::fromUtf8(toolsMarkdown(selections)));
        break;
    case ToolsDocument::Csv:
        terminal.text(QString::fromUtf8(toolsCsv(selections)));
        break;
    case ToolsDocument::ToolSpec: {
        RC_TRY(text, toolSpec(profile, offered, approval));
        terminal.text(*text);
        break;
    }
    }
    return {};
}

bool isWithinBudget(const QList<ToolListResult> &results, int budget, int perTool, Terminal &terminal)
{
    if (budget == 0 && perTool == 0)
        return true;
    bool isWithin = true;
    ToolCost sum;
    for (const ToolListResult &result : results) {
        for (const Tool &tool : result.catalog.tools) {
            const ToolCost cost = toolCost(tool);
            sum += cost;
            const qint64 most = upperBound(cost.tokens, tokenErrorOfTool);
            if (perTool == 0 || most <= perTool)
                continue;
            isWithin = false;
            terminal.error(Cli::tr("%1 uses about %2 tokens, at most %3, more than %4.")
                               .arg(displayText(tool.name))
                               .arg(cost.tokens)
                               .arg(most)
                               .arg(perTool));
        }
    }
    if (budget == 0)
        return isWithin;
    const qint64 most = upperBound(sum.tokens, tokenErrorOfCatalog);
    const QString words = most > budget
                              ? Cli::tr("All tools use about %1 tokens, at most %2, more than the budget of %3.")
                              : Cli::tr("All tools use about %1 tokens, at most %2, of the budget of %3.");
    const QString line = words.arg(sum.tokens).arg(most).arg(budget);
    if (most > budget)
        terminal.error(line);
    else
        terminal.note(line);
    return isWithin && most <= budget;
}

} // namespace rc
