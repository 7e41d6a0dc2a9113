// SPDX-License-Identifier: GPL-3.0-or-later
// Creates tools from a line of JSON.
#pragma once

#include "core/json/jsontape.h"
#include "core/tool/tool.h"

namespace rc {

/// Like toolPage(): the parts and the original bytes.
inline Tool toolOf(const QByteArray &json)
{
    Tool tool;
    tool.raw = json;
    const auto text = [&](const QString &name) {
        const auto value = jsonMember(json, name);
        return value ? jsonText(*value).value_or(QString()) : QString();
    };
    tool.name = text(QStringLiteral("name"));
    tool.title = text(QStringLiteral("title"));
    tool.description = text(QStringLiteral("description"));
    tool.inputSchema = jsonMember(json, QStringLiteral("inputSchema")).value_or(QByteArray());
    tool.outputSchema = jsonMember(json, QStringLiteral("outputSchema")).value_or(QByteArray());
    if (const auto annotations = jsonMember(json, QStringLiteral("annotations"))) {
        const auto claim = [&](const QString &name) -> std::optional<bool> {
            const auto value = jsonMember(*annotations, name);
            return value ? jsonBool(*value) : std::nullopt;
        };
        tool.annotations.readOnly = claim(QStringLiteral("readOnlyHint"));
        tool.annotations.destructive = claim(QStringLiteral("destructiveHint"));
        tool.annotations.idempotent = claim(QStringLiteral("idempotentHint"));
        tool.annotations.openWorld = claim(QStringLiteral("openWorldHint"));
    }
    return tool;
}

} // namespace rc
