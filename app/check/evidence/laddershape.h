// SPDX-License-Identifier: GPL-3.0-or-later
// The layout of a check: its steps in groups, with equal results of levels folded into one line. A report uses the
// order of the plan instead.
#pragma once

#include "check/evidence/rung.h"

#include <QSet>

#include <optional>

namespace rc {

/// Steps shown as one line until expanded.
enum class LadderFold {
    Levels, ///< levels that do not notify
    Loud,   ///< levels that may notify
};

struct LadderRow
{
    enum class Kind {
        Heading,
        Step,
        Fold,
    };
    Kind kind = Kind::Step;
    QString heading = {};                 ///< translated; for a heading
    LadderFold fold = LadderFold::Levels; ///< for a fold
    RungId step = RungId::Url;            ///< for a step
    bool isInFold = false;                ///< a step below its fold

    bool operator==(const LadderRow &) const = default;
};

/// The rows of these steps; an open fold is followed by its steps.
[[nodiscard]] QList<LadderRow> ladderRows(const QList<RungResult> &rungs, const QSet<LadderFold> &open);
/// The steps in the order of the rows.
[[nodiscard]] QList<RungResult> inReadingOrder(const QList<RungResult> &rungs);

[[nodiscard]] QList<RungResult> stepsIn(LadderFold fold, const QList<RungResult> &rungs);
/// Whether one line would hide a failure, a warning, or an entry that may have notified people.
[[nodiscard]] bool hidesSomething(LadderFold fold, const QList<RungResult> &rungs);
[[nodiscard]] QString foldTitle(LadderFold fold); ///< translated
/// Their combined state, times and summary, as a single step. Its id and marker are unused.
[[nodiscard]] RungResult foldedResult(LadderFold fold, const QList<RungResult> &rungs);

/// A step and all that depend on it, except those that may notify people, which must be requested individually.
[[nodiscard]] QSet<RungId> fromHere(const RungId &id, const QList<RungResult> &rungs);

/// The states of the lines that a closed ladder has: a fold counts once.
[[nodiscard]] QList<RungState> lineStates(const QList<RungResult> &rungs);

/// The first step whose failure prevented others. nullopt if all possible steps were tested.
[[nodiscard]] std::optional<RungId> stoppedAt(const QList<RungResult> &rungs);
[[nodiscard]] QString stoppedText(const RungId &step); ///< "Stopped at TLS.", translated

} // namespace rc
