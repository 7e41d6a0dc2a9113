// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/review/catalogexport.h"
#include "catalog/review/toolcost.h"
#include "cli/frame/arguments.h"
#include "cli/frame/terminal.h"
#include "cli/tools/toolsoutput.h"
#include "core/tool/mirroredheaders.h"
#include "core/words/displaytext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

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
