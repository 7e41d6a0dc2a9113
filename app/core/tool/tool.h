// SPDX-License-Identifier: GPL-3.0-or-later
// One tool as a server describes it. Everything in it is outside text: show it through displayText().
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace rc {

/// The server's claims about a tool, not facts. Absent means "not stated".
struct ToolAnnotations
{
    QString title;
    std::optional<bool> readOnly;
    std::optional<bool> destructive;
    std::optional<bool> idempotent;
    std::optional<bool> openWorld;

    bool operator==(const ToolAnnotations &) const = default;
};

/// Whether the tool claims to be both read-only and idempotent.
[[nodiscard]] inline bool isRepeatable(const ToolAnnotations &annotations)
{
    return annotations.readOnly.value_or(false) && annotations.idempotent.value_or(false);
}

struct Tool
{
    QString name;
    QString title;
    QString description;
    ToolAnnotations annotations;
    QByteArray inputSchema;  ///< raw JSON as sent, empty when absent
    QByteArray outputSchema; ///< raw JSON as sent, empty when absent
    QByteArray raw;          ///< the whole definition, the bytes as sent

    /// title, else annotations.title, else name (MCP specification).
    [[nodiscard]] QString shownName() const;

    bool operator==(const Tool &) const = default;
};

/// The effect of a tool by its annotations, with the specification's defaults (readOnly false, destructive true,
/// idempotent false, openWorld true).
enum class ToolEffect {
    Reads,
    Writes,
    Destructive
};

[[nodiscard]] ToolEffect toolEffect(const ToolAnnotations &annotations);
[[nodiscard]] QLatin1StringView wireWord(ToolEffect effect); ///< reads, writes, destructive
[[nodiscard]] QString effectName(ToolEffect effect);         ///< translated

/// Whether a tool can be called as a task (2025-11-25, `execution.taskSupport`).
enum class TaskSupport {
    Forbidden, ///< also if not stated
    Optional,
    Required
};
[[nodiscard]] TaskSupport taskSupport(const Tool &tool);

/// Whether toolEffect() relies on a default: destructive because nothing was stated.
[[nodiscard]] bool effectIsAssumed(const ToolAnnotations &annotations);

} // namespace rc
