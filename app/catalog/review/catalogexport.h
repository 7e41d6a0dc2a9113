// SPDX-License-Identifier: GPL-3.0-or-later
// Exports tools: JSON as sent, a reference in Markdown, a table as CSV. Pure.
#pragma once

#include "core/tool/toolcatalog.h"

#include <QByteArray>
#include <QList>

namespace rc {

/// Some or all tools of a catalog. The document names the catalog.
struct ToolSelection
{
    ToolCatalog catalog; ///< with these tools only
    qsizetype of = 0;    ///< total number in the catalog
};

/// `{"tools":[…]}`: the definitions byte for byte as sent, one per line; `tools diff FILE` reads this.
[[nodiscard]] QByteArray toolsJson(const QList<ToolSelection> &selections);

/// For each catalog and tool a heading, its effect, its description, and a table of its parameters. Outside text stays
/// text, and hidden characters are marked.
[[nodiscard]] QByteArray toolsMarkdown(const QList<ToolSelection> &selections);

/// A line for each tool, UTF-8: catalog, name, title, effect, the four claims (empty: not stated), number of parameters
/// and of required ones, bytes and estimated tokens (toolCost()), description. An apostrophe precedes text that a
/// spreadsheet could read as a formula.
[[nodiscard]] QByteArray toolsCsv(const QList<ToolSelection> &selections);

} // namespace rc
