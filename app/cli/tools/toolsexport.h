// SPDX-License-Identifier: GPL-3.0-or-later
// Tool catalogs as documents for other programs: a table, CSV, a Markdown reference, a tool spec.
#pragma once

#include "config/toolspec.h"
#include "core/profile/profile.h"
#include "service/tools/toollistjob.h"

namespace rc {

class Terminal;

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
