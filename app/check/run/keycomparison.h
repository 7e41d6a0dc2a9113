// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the steps of two checks, with an old and a new key. Pure.
#pragma once

#include "check/run/checkrun.h"

#include <QList>
#include <QSet>

namespace rc {

struct KeyComparisonRow
{
    enum class Verdict {
        Same,
        Better,   ///< works with the new key only
        Worse,    ///< works with the old key only
        NotTried, ///< skipped with one or both
    };

    StepId id = StepId::Url;
    StepResult old;
    StepResult fresh;
    Verdict verdict = Verdict::NotTried;
};

struct KeyComparison
{
    enum class Outcome {
        SameOrBetter, ///< the new key can replace the old one
        Worse,        ///< the new key fails where the old one works, see `worseSteps`
        BothFail,     ///< no step that needs a key passed with either
        NotTried,     ///< no request with a key was made
        Canceled,
    };

    QList<KeyComparisonRow> rows; ///< steps that ran with either key
    Outcome outcome = Outcome::NotTried;
    QList<StepId> worseSteps; ///< failed or not tried with the new key, but not with the old one

    /// Whether the service responded to a request with the new key: an entry or a list.
    bool wasTried = false;
    /// Whether it can replace the old key: it was tried, had no additional failures, and passed at least one step that
    /// needs a key.
    bool holds = false;
    QString verdict;  ///< one sentence, translated
    int exitCode = 0; ///< of the first step that failed with the new key; 0 if it holds
};

/// Pure.
[[nodiscard]] KeyComparison compareKeys(const CheckReport &old, const CheckReport &fresh);

[[nodiscard]] QLatin1StringView wireWord(KeyComparisonRow::Verdict verdict); ///< same better worse not-tried
/// same-or-better worse both-fail not-tried canceled
[[nodiscard]] QLatin1StringView wireWord(KeyComparison::Outcome outcome);

/// The steps to try with each key: without entries the ones that send nothing, with entries also one at debug and one
/// for each level of the plan.
[[nodiscard]] QSet<StepId> stepsOfKeys(bool withEntries, const QList<CatalogKind> &further = {});

} // namespace rc
