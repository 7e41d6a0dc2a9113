// SPDX-License-Identifier: GPL-3.0-or-later
// The layout of a check: its steps in groups, with equal results of levels folded into one line. A report uses the
// order of the plan instead.
#pragma once

#include "check/evidence/step.h"

#include <QSet>

#include <optional>

namespace rc {

/// Steps shown as one line until expanded.
enum class StepFold {
    Levels,    ///< levels that do not notify
    Notifying, ///< levels that may notify
};

struct StepRow
{
    enum class Kind {
        Heading,
        Step,
        Fold,
    };
    Kind kind = Kind::Step;
    QString heading = {};             ///< translated; for a heading
    StepFold fold = StepFold::Levels; ///< for a fold
    StepId step = StepId::Url;        ///< for a step
    bool isInFold = false;            ///< a step below its fold

    bool operator==(const StepRow &) const = default;
};

/// The rows of these steps; an open fold is followed by its steps.
[[nodiscard]] QList<StepRow> stepRows(const QList<StepResult> &steps, const QSet<StepFold> &open);
/// The steps in the order of the rows.
[[nodiscard]] QList<StepResult> inReadingOrder(const QList<StepResult> &steps);

[[nodiscard]] QList<StepResult> stepsIn(StepFold fold, const QList<StepResult> &steps);
/// Whether one line would hide a failure, a warning, or an entry that may have notified people.
[[nodiscard]] bool hidesProblem(StepFold fold, const QList<StepResult> &steps);
[[nodiscard]] QString foldTitle(StepFold fold); ///< translated
/// Their combined state, times and summary, as a single step. Its id and marker are unused.
[[nodiscard]] StepResult foldedResult(StepFold fold, const QList<StepResult> &steps);

/// A step and all that depend on it, except those that may notify people, which must be requested individually.
[[nodiscard]] QSet<StepId> stepsFrom(const StepId &id, const QList<StepResult> &steps);

/// The states of the lines while all folds are closed: a fold counts once.
[[nodiscard]] QList<StepState> lineStates(const QList<StepResult> &steps);

/// The first step whose failure prevented others. nullopt if all possible steps were tested.
[[nodiscard]] std::optional<StepId> stoppedAt(const QList<StepResult> &steps);
[[nodiscard]] QString stoppedText(const StepId &step); ///< "Stopped at TLS.", translated

} // namespace rc
