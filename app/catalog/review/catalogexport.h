// SPDX-License-Identifier: GPL-3.0-or-later
// Tools as documents for others: JSON as sent, a reference in Markdown, a table as CSV. Pure.
#pragma once

#include "core/tool/toolcatalog.h"

#include <QByteArray>
#include <QList>

namespace rc {

/// Some or all tools of a catalog; where they came from is said in the document.
struct ToolSelection
{
    ToolCatalog catalog; ///< with these tools only
    qsizetype of = 0;    ///< how many the catalog has
};

/// `{"tools":[…]}`: the definitions byte for byte as they were sent, one in a line; what `tools diff FILE` reads.
[[nodiscard]] QByteArray toolsJson(const QList<ToolSelection> &selections);

/// A heading for each catalog and each tool, what it does, its description, and its parameters as a table. Outside text
/// stays text, and hidden characters are marked.
[[nodiscard]] QByteArray toolsMarkdown(const QList<ToolSelection> &selections);

/// A line for each tool, UTF-8: catalog, name, title, effect, the four claims (empty: not stated), number of parameters
/// and of required ones, bytes and estimated tokens (toolCost()), description. Text that a spreadsheet would take for a
/// formula begins with an apostrophe.
[[nodiscard]] QByteArray toolsCsv(const QList<ToolSelection> &selections);

} // namespace rc
