// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the tool in a catalog that reads a resource's log, and fills in its arguments. Pure; calls nothing.
#pragma once

#include "core/profile/profile.h"
#include "core/result.h"
#include "core/tool/toolcatalog.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

namespace rc {

struct LogTool
{
    Tool tool;
    LogToolPlan plan;        ///< without the server
    bool isReadOnly = false; ///< annotated as read-only: needs no confirmation
    int fit = 0;             ///< quality of the match; higher is better
};

/// The tool that fits best by its name, parameters and annotations. Excludes tools with another purpose, those
/// annotated as changing something, and those that require unknown arguments.
[[nodiscard]] std::optional<LogTool> findLogTool(const QList<ToolCatalog> &catalogs);
/// The tool with that name, since the user named it. nullopt if its arguments cannot be filled in.
[[nodiscard]] std::optional<LogTool> findLogToolByName(const QString &name, const QList<ToolCatalog> &catalogs);

/// The values for the placeholders.
struct LogQuery
{
    QString resourceUuid = {};
    QString marker = {};  ///< the marker to find; empty for several
    QDateTime since = {}; ///< older entries are not needed
    QString text = {};    ///< text contained in the messages; empty: any
    int maxEntries = 0;   ///< entries per response; 0: as many as the pattern allows
    QString page = {};    ///< page token; empty: the first page
    qsizetype offset = 0; ///< number of entries already read
    int pageNumber = 1;
};

/// `pattern`: a JSON object. A member whose complete value is one of these placeholders is replaced, and omitted if
/// that is empty or means the first page: "{resource_uuid}", "{marker}", "{since}", "{limit}" or "{limit:200}" (a
/// number, at most 200), "{text}", "{page}", "{offset}", "{page_number}". "{resource_uuid}" and "{marker}" are also
/// replaced within longer text. BadInput for anything but an object, and for an unknown placeholder.
[[nodiscard]] Result<QByteArray> logArguments(const QByteArray &pattern, const LogQuery &query);

/// Whether the pattern has the placeholder: "marker", "page".
[[nodiscard]] bool hasPlaceholder(const QByteArray &pattern, QLatin1StringView name);
/// The maximum number of entries per response in the pattern; 0 if not stated.
[[nodiscard]] int maxEntriesIn(const QByteArray &pattern);

} // namespace rc
