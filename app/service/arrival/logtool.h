// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the tool in a catalog that reads a resource's log, and how to call it. Pure; calls nothing.
#pragma once

#include "core/profile/readingplan.h"
#include "core/tool/toolcatalog.h"

#include <QList>

#include <optional>

namespace rc {

struct LogTool
{
    Tool tool;
    ReadingPlan plan;           ///< without the server
    bool statesReading = false; ///< annotated as read-only: needs no confirmation
    int fit = 0;                ///< quality of the match; higher is better
};

/// How `tool` reads a resource's log, by its name, parameters and annotations. nullopt if it has another purpose, is
/// annotated as changing something, or requires unknown arguments.
[[nodiscard]] std::optional<LogTool> logToolFrom(const Tool &tool, const CatalogKind &kind);
/// The best match.
[[nodiscard]] std::optional<LogTool> logToolIn(const QList<ToolCatalog> &catalogs);
/// The tool with that name, since the user named it. nullopt if its arguments cannot be filled in.
[[nodiscard]] std::optional<LogTool> namedLogTool(const QString &name, const QList<ToolCatalog> &catalogs);

} // namespace rc
