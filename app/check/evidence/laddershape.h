// SPDX-License-Identifier: GPL-3.0-or-later
// How a check is read: its steps in groups, and the levels that came to the same in one line. The order of the steps in
// a report is another one, that of the plan.
#pragma once

#include "check/evidence/rung.h"

#include <QSet>

#include <optional>

namespace rc {

/// Steps that are one line as long as nobody wants to see each.
enum class LadderFold {
    Levels, ///< those that notify nobody
    Loud,   ///< those that may
};

struct LadderRow
{
    enum class Kind {
        Heading,
        Step,
        Fold,
    };
    Kind kind = Kind::Step;
    QString heading = {};                 ///< translated; of a heading
    LadderFold fold = LadderFold::Levels; ///< of a fold
    RungId step = RungId::Url;            ///< of a step
    bool isInFold = false;                ///< a step below its fold

    bool operator==(const LadderRow &) const = default;
};

/// The rows of these steps; those of a fold come below it while it is open.
[[nodiscard]] QList<LadderRow> ladderRows(const QList<RungResult> &rungs, const QSet<LadderFold> &open);
/// The steps as the rows name them, from the top.
[[nodiscard]] QList<RungResult> inReadingOrder(const QList<RungResult> &rungs);

/// The steps of `rungs` that a fold holds.
[[nodiscard]] QList<RungResult> stepsIn(LadderFold fold, const QList<RungResult> &rungs);
/// Whether one line would hide something of them: a failure, a warning, or an entry that may have notified people.
[[nodiscard]] bool hidesSomething(LadderFold fold, const QList<RungResult> &rungs);
[[nodiscard]] QString foldTitle(LadderFold fold); ///< translated
/// What they came to as if they were one step: its state, times and summary. Its id and marker say nothing.
[[nodiscard]] RungResult foldedResult(LadderFold fold, const QList<RungResult> &rungs);

/// The states of the lines that a closed ladder has: a fold counts once.
[[nodiscard]] QList<RungState> lineStates(const QList<RungResult> &rungs);

/// The first step whose failure kept others from being tested. Nothing where all that could be tested was.
[[nodiscard]] std::optional<RungId> stoppedAt(const QList<RungResult> &rungs);
[[nodiscard]] QString stoppedText(const RungId &step); ///< "Stopped at TLS.", translated

} // namespace rc
