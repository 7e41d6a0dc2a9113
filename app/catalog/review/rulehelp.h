// SPDX-License-Identifier: GPL-3.0-or-later
// What there is to know of a rule: a page of documentation for each.
#pragma once

#include "catalog/difference/tooldifference.h"
#include "catalog/review/toolfindings.h"

namespace rc {

/// Translated, but for the examples, which are texts as a definition has them.
struct RuleHelp
{
    QString summary; ///< what is found, one sentence
    QString why;     ///< the harm
    QString todo;    ///< what to do about it
    QString found;   ///< an example that the rule finds; may be empty
    QString quiet;   ///< one beside it that the rule leaves alone; may be empty

    /// All of it, in paragraphs.
    [[nodiscard]] QString text() const;
};

[[nodiscard]] RuleHelp ruleHelp(FindingRule rule);
[[nodiscard]] RuleHelp changeHelp(ChangeWeight weight);

} // namespace rc
