// SPDX-License-Identifier: GPL-3.0-or-later
// The changes in a catalog, and whether they break its users.
#pragma once

#include "core/json/jsontape.h"
#include "core/tool/tool.h"

#include <QList>

namespace rc {

enum class ChangeSeverity {
    Harmless,  ///< working calls keep working
    Wording,   ///< text that a language model reads
    Breaking,  ///< a working call may fail or act differently
    Suspicious ///< compared with a tool lock: new findings, or a claim changed from dangerous to safe
};

[[nodiscard]] QLatin1StringView wireWord(ChangeSeverity severity); ///< harmless, wording, breaking, suspicious
[[nodiscard]] QString changeSeverityName(ChangeSeverity severity); ///< translated

/// One change within a definition. All texts except `what` are outside text.
struct ToolChange
{
    QString where; ///< "description", "inputSchema: owner.name", "annotations.readOnlyHint"
    ChangeSeverity severity = ChangeSeverity::Harmless;
    QString what; ///< one translated sentence
    QString before = {};
    QString after = {};
    QString rule = {}; ///< the rule that makes it suspicious; empty for other changes

    bool operator==(const ToolChange &) const = default;
};

enum class DifferenceKind {
    Added,
    Removed,
    Changed
};

[[nodiscard]] QString differenceKindName(DifferenceKind kind); ///< translated: "new", "removed", "changed"
[[nodiscard]] QLatin1StringView wireWord(DifferenceKind fate); ///< added, removed, changed

struct ToolDifference
{
    QString name;
    DifferenceKind fate = DifferenceKind::Changed;
    QList<ToolChange> changes; ///< in the order of the definition; empty if removed, at most findings if added
    qsizetype index = -1;      ///< index among the newer tools; -1 if removed

    /// The most severe change. Removed: breaking. Added: harmless, unless it has more severe findings.
    [[nodiscard]] ChangeSeverity severity() const;
    bool operator==(const ToolDifference &) const = default;
};

/// Matches tools by name (equal names by their order), so the order of tools does not matter; neither does the order of
/// members, white space, escapes and the spelling of numbers. Removed and changed tools come in the order of `before`,
/// added ones in the order of `after`.
[[nodiscard]] QList<ToolDifference> catalogDifference(const QList<Tool> &before, const QList<Tool> &after);

/// The changes between two definitions of one tool.
[[nodiscard]] QList<ToolChange> toolChanges(const Tool &before, const Tool &after);

/// "parameter method", "description", "result total": a change's path within a sentence. Safe to display.
[[nodiscard]] QString changePathText(const QString &where);
/// A sentence about all changes of a tool: "method: it is required now (breaking); wording of state_reason." Safe to
/// display.
[[nodiscard]] QString changeSentence(const QList<ToolChange> &changes);

/// Equal for all spellings of a definition (SHA-256 over canonical JSON).
[[nodiscard]] QByteArray toolHash(const Tool &tool);
/// Independent of the order of the tools.
[[nodiscard]] QByteArray catalogHash(const QList<Tool> &tools);

enum class SchemaUse {
    Input, ///< accepting less breaks callers
    Output ///< returning more, or less reliably, breaks readers
};

/// A string unquoted, anything else as JSON; empty for None.
[[nodiscard]] QString valueText(JsonValue value);
/// Equal values in any spelling, or both None.
[[nodiscard]] bool sameValue(JsonValue before, JsonValue after);

/// Appends the changes to `changes`. `where`: the schema's name in the report. A schema that is None accepts anything.
/// Counts a change as breaking if its effect is unknown (a pattern, a condition, a reference to another definition).
/// Fetches nothing and runs no pattern.
void schemaChanges(JsonValue before, JsonValue after, SchemaUse use, const QString &where, QList<ToolChange> &changes);

} // namespace rc
