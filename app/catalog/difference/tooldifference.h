// SPDX-License-Identifier: GPL-3.0-or-later
// What changed in a catalog, and whether it breaks those who use it.
#pragma once

#include "core/tool/tool.h"

#include <QList>

namespace rc {

enum class ChangeWeight {
    Harmless,  ///< what worked goes on working
    Wording,   ///< texts that a language model reads
    Breaking,  ///< a call that worked may not, or may do something else
    Suspicious ///< against a tool lock: the lens warns of what is new, or a claim turned from dangerous to safe
};

[[nodiscard]] QLatin1StringView wireWord(ChangeWeight weight); ///< harmless, wording, breaking, suspicious
[[nodiscard]] QString changeWeightName(ChangeWeight weight);   ///< translated

/// One place in a definition. All texts are outside text but `what`.
struct ToolChange
{
    QString where; ///< "description", "inputSchema: owner.name", "annotations.readOnlyHint"
    ChangeWeight weight = ChangeWeight::Harmless;
    QString what; ///< one translated sentence
    QString before;
    QString after;
    QString rule = {}; ///< the word of the finding that makes it suspicious; empty for other changes

    bool operator==(const ToolChange &) const = default;
};

enum class ToolFate {
    Added,
    Removed,
    Changed
};

[[nodiscard]] QLatin1StringView wireWord(ToolFate fate); ///< added, removed, changed

struct ToolDifference
{
    QString name;
    ToolFate fate = ToolFate::Changed;
    QList<ToolChange> changes; ///< in the order of the definition; none when removed, findings at most when added

    /// The heaviest change. Removed: breaking. Added: harmless, unless its findings weigh more.
    [[nodiscard]] ChangeWeight weight() const;
    bool operator==(const ToolDifference &) const = default;
};

/// Tools are matched by name (several of one name in their order), so their order says nothing; nor do the order of
/// members, white space, escapes and the spelling of numbers. Removed and changed ones in the order of `before`, added
/// ones in that of `after`.
[[nodiscard]] QList<ToolDifference> catalogDifference(const QList<Tool> &before, const QList<Tool> &after);

/// The changes between two definitions of one tool.
[[nodiscard]] QList<ToolChange> toolChanges(const Tool &before, const Tool &after);

/// The same for all spellings of the same definition (SHA-256 over canonical JSON).
[[nodiscard]] QByteArray toolHash(const Tool &tool);
/// Whatever the order of the tools.
[[nodiscard]] QByteArray catalogHash(const QList<Tool> &tools);

} // namespace rc
