// SPDX-License-Identifier: GPL-3.0-or-later
// Output of tool catalogs as text, document or JSON.
#pragma once

#include "config/toolspec.h"
#include "core/profile/profile.h"
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
    Table,
    Markdown,
    Csv,
    ToolSpec
};

/// The lists with the tools of these names only; as they are when `names` is empty. A name that none has is BadInput.
[[nodiscard]] Result<QList<ToolListResult>> onlyTools(const QList<ToolListResult> &results, const QStringList &names);

/// `all`: the whole lists behind `results`, for how many there are. Lists that did not come are left out. The tool spec
/// allows what is in `results` and nothing else.
[[nodiscard]] Result<void> printDocument(const QList<ToolListResult> &results, const QList<ToolListResult> &all,
                                         ToolsDocument document, const Profile &profile, ToolApproval approval,
                                         Terminal &terminal);

/// Says what the tools take and what is above a budget of estimated tokens; 0 is none. False: something is above it.
[[nodiscard]] bool isWithinBudget(const QList<ToolListResult> &results, int budget, int perTool, Terminal &terminal);

} // namespace rc
