// SPDX-License-Identifier: GPL-3.0-or-later
// Which tool of a catalog reads the log of a resource, and how it would be called. Pure: nothing is called here.
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
    bool statesReading = false; ///< its annotations say that it only reads: nobody has to confirm it
    int fit = 0;                ///< how well it suits; more is better
};

/// How `tool` reads a resource's log: by its name, what it asks for, and its annotations. Nothing for one that is not
/// for that, that says it changes something, or that wants what nobody can fill in.
[[nodiscard]] std::optional<LogTool> logToolFrom(const Tool &tool, const CatalogKind &kind);
/// The one that suits best.
[[nodiscard]] std::optional<LogTool> logToolIn(const QList<ToolCatalog> &catalogs);
/// The one of that name, whatever it is called: a person named it. Nothing when its arguments cannot be filled in.
[[nodiscard]] std::optional<LogTool> namedLogTool(const QString &name, const QList<ToolCatalog> &catalogs);

} // namespace rc
