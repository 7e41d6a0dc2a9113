// SPDX-License-Identifier: GPL-3.0-or-later
// Arguments of a call that its tool wants in headers as well (x-mcp-header of its schema).
#pragma once

#include "core/json/jsontape.h"
#include "core/result.h"
#include "core/tool/tool.h"

#include <QList>
#include <QPair>
#include <QStringList>

namespace rc {

struct MirroredArgument
{
    QByteArray header; ///< "Mcp-Param-Region"
    QStringList path;  ///< of members, from the arguments down to the value

    bool operator==(const MirroredArgument &) const = default;
};

/// The arguments that go out as headers, in the order of the schema. NotUnderstood with a translated sentence where the
/// schema marks something that must not be marked: then the whole tool is none that may be given to a model or called.
[[nodiscard]] Result<QList<MirroredArgument>> mirroredArguments(const QByteArray &inputSchema);

/// Why the tool may neither be given to a model nor called; empty where it may.
[[nodiscard]] QString headerFault(const Tool &tool);

/// The headers of one call: values as the modern dialect writes them. What is null or missing has none. `arguments`:
/// a JSON object that was checked.
[[nodiscard]] QList<QPair<QByteArray, QByteArray>> mirroredHeaders(const QList<MirroredArgument> &marked,
                                                                   const QByteArray &arguments);

/// `text` as the modern dialect puts it into a header: as it is, or =?base64?…?= where a header could not carry it.
[[nodiscard]] QByteArray headerText(const QString &text);

} // namespace rc
