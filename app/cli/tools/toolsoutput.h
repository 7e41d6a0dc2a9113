// SPDX-License-Identifier: GPL-3.0-or-later
// Output of tool catalogs as text, document or JSON.
#pragma once

#include "config/toolspec.h"
#include "core/profile/profile.h"
#include "core/tool/tool.h"
#include "service/tools/toollistjob.h"

namespace rc {

class Terminal;

/// Each list with a line for each tool.
void printTools(const QList<ToolListResult> &results, Terminal &terminal);
/// The tools with this name in full.
void printTool(const QList<ToolListResult> &results, const QString &name, Terminal &terminal);
/// The document of --json. `onlyTool`: the only tool in it unless empty.
[[nodiscard]] QByteArray listsJson(const QList<ToolListResult> &results, const QString &onlyTool = {});

/// The error, if any, and the catalog's problems; safe to display.
[[nodiscard]] QStringList problemsOf(const ToolListResult &result);
/// The endpoint in the form that answered, with or without its trailing slash.
[[nodiscard]] QUrl answeringAddress(const ToolListResult &result);

/// The names of all tools in these lists.
[[nodiscard]] QStringList toolNamesIn(const QList<ToolListResult> &results);

/// Each server's instructions, or that there are none.
void printInstructions(const QList<ToolListResult> &results, bool json, Terminal &terminal);

} // namespace rc
