// SPDX-License-Identifier: GPL-3.0-or-later
// Output of tool catalogs as text, document or JSON.
#pragma once

#include "config/toolspec.h"
#include "core/profile/profile.h"
#include "core/tool/tool.h"
#include "service/tools/toollistjob.h"

namespace rc {

class Terminal;

enum class ToolsLayout {
    List,
    Names,
    Json,
    Show
};

/// `shown`: the tool for Show, and the only one in Json unless empty.
void printTools(const QList<ToolListResult> &results, ToolsLayout layout, const QString &shown, Terminal &terminal);

/// The error, if any, and the catalog's problems; safe to display.
[[nodiscard]] QStringList problemsOf(const ToolListResult &result);

/// "reads", "not declared", translated: the declared effect of a tool.
[[nodiscard]] QString effectName(const ToolAnnotations &annotations);
/// States that no tool has this name, for complete lists only. Suggests a similar name if a list has one.
[[nodiscard]] QString noSuchTool(const QString &name, const QList<ToolListResult> &results);
/// Whether any of the catalogs has a tool of this name.
[[nodiscard]] bool holds(const QList<ToolListResult> &results, const QString &name);

/// Each server's instructions, or that there are none.
void printInstructions(const QList<ToolListResult> &results, bool json, Terminal &terminal);

enum class ToolsDocument {
    Markdown,
    Csv,
    ToolSpec
};

/// The lists reduced to tools with these names; unchanged if `names` is empty. BadInput for a name that no list has.
[[nodiscard]] Result<QList<ToolListResult>> onlyTools(const QList<ToolListResult> &results, const QStringList &names);

/// `all`: the complete lists behind `results`, for the totals. Skips failed lists. The tool spec only allows the tools
/// in `results`.
[[nodiscard]] Result<void> printDocument(const QList<ToolListResult> &results, const QList<ToolListResult> &all,
                                         ToolsDocument document, const Profile &profile, ToolApproval approval,
                                         Terminal &terminal);

/// Reports the tools' cost and any excess over a budget of estimated tokens; 0: no budget. False if one is exceeded.
[[nodiscard]] bool isWithinBudget(const QList<ToolListResult> &results, int budget, int perTool, Terminal &terminal);

} // namespace rc
