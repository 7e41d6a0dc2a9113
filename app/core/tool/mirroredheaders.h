// SPDX-License-Identifier: GPL-3.0-or-later
// Call arguments that are also sent as headers, as the tool's schema requests (x-mcp-header).
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
    QStringList path;  ///< member names from the arguments down to the value

    bool operator==(const MirroredArgument &) const = default;
};

/// The arguments to send as headers, in schema order. NotUnderstood with a translated sentence if the schema marks a
/// value that a header cannot carry: such a tool must not be offered to a model or called.
[[nodiscard]] Result<QList<MirroredArgument>> mirroredArguments(const QByteArray &inputSchema);

/// Why the tool must not be offered to a model or called; empty if it may.
[[nodiscard]] QString headerFault(const Tool &tool);

/// The headers of one call, with values in the modern dialect's encoding. Null or missing values have none.
/// `arguments`: a validated JSON object.
[[nodiscard]] QList<QPair<QByteArray, QByteArray>> mirroredHeaders(const QList<MirroredArgument> &marked,
                                                                   const QByteArray &arguments);

/// `text` in the modern dialect's header encoding: unchanged, or =?base64?…?= if a header could not carry it.
[[nodiscard]] QByteArray headerText(const QString &text);

} // namespace rc
