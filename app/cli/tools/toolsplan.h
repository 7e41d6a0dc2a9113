// SPDX-License-Identifier: GPL-3.0-or-later
// What the words and options of tools ask for.
#pragma once

#include "cli/frame/arguments.h"
#include "cli/frame/commandprofile.h"
#include "cli/tools/toolsexport.h"
#include "cli/tools/toolsjudged.h"
#include "cli/tools/toolsoutput.h"

#include <optional>

namespace rc {

struct ToolsPlan
{
    QList<CatalogKind> kinds;
    ToolsLayout layout = ToolsLayout::List;
    QString shown; ///< the tool for `show`
    enum class Judgement {
        None,
        Lint,
        Diff,
        Lock,
        Instructions
    } judgement = Judgement::None;
    Lint lint;
    JudgedLayout judged = JudgedLayout::Lines;
    QString file;                                 ///< for `diff`
    bool update = false;                          ///< the lock in `file`
    std::optional<ToolsDocument> document;        ///< in the place of a layout
    ToolApproval approval = ToolApproval::Always; ///< of a tool spec
    int budget = 0;                               ///< tokens of all tools; 0: none
    int budgetPerTool = 0;
    QStringList only; ///< names; empty: all tools
    Profile profile;
};

/// What tools does; `call` is planned elsewhere.
[[nodiscard]] QList<ActionRow> toolsActions();
/// What --at-least takes.
[[nodiscard]] QStringList findingWeightWords();
/// What --explain takes.
[[nodiscard]] QStringList ruleWords();

/// BadInput for what does not go together. `source` is made ready.
[[nodiscard]] Result<ToolsPlan> toolsPlan(const Arguments &arguments, CommandProfile &source);

} // namespace rc
