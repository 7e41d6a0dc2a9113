// SPDX-License-Identifier: GPL-3.0-or-later
// The parsed arguments of tools, and the actions with a run of their own.
#pragma once

#include "cli/frame/arguments.h"
#include "cli/frame/commandprofile.h"
#include "cli/tools/toolsoutput.h"
#include "cli/tools/toolsreport.h"
#include "core/tool/catalogkind.h"

namespace rc {

class Terminal;

struct ToolsPlan
{
    QList<CatalogKind> kinds;
    ToolsLayout layout = ToolsLayout::List;
    QString shownTool; ///< tool for `show`
    enum class Analysis {
        None,
        Lint,
        Diff,
        Lock,
        Instructions
    } analysis = Analysis::None;
    Lint lint;
    ReportLayout reportLayout = ReportLayout::Lines;
    QString file;                                 ///< file for `diff`
    ToolApproval approval = ToolApproval::Always; ///< for a tool spec
    int budget = 0;                               ///< tokens of all tools; 0: no budget
    int budgetPerTool = 0;
    QStringList only; ///< tool names; empty: all tools
    Profile profile;
};

/// The actions of tools, except `call`.
[[nodiscard]] QList<ActionRow> toolsActions();
/// Values of --at-least.
[[nodiscard]] QStringList findingSeverityWords();
/// Values of --explain.
[[nodiscard]] QStringList ruleWords();

/// BadInput for conflicting options. Prepares `context`.
[[nodiscard]] Result<ToolsPlan> toolsPlan(const Arguments &arguments, CommandProfile &context);

/// Values of --catalog that do not depend on the profile.
[[nodiscard]] QStringList catalogWords();
/// From --catalog: one or more of the profile's catalogs, or another as NAME=PATH. Default: all of the profile's.
[[nodiscard]] Result<QList<CatalogKind>> catalogsOf(const Arguments &arguments, const Profile &profile);
/// catalogsOf() for the command's profile, after prepare(); an error if there is no tool server.
[[nodiscard]] Result<QList<CatalogKind>> catalogsToFetch(const Arguments &arguments, const CommandProfile &context);

[[nodiscard]] Result<int> runToolsCall(const Arguments &arguments, Terminal &terminal);
[[nodiscard]] Result<int> runToolsWatch(const Arguments &arguments, Terminal &terminal);
[[nodiscard]] Result<int> runToolsSignIn(const Arguments &arguments, Terminal &terminal);
[[nodiscard]] QList<OptionRow> watchOptions();

} // namespace rc
