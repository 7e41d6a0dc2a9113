// SPDX-License-Identifier: GPL-3.0-or-later
// Marks of a sentence that weigh little alone: what a tool says of its own purpose, and the parts that an order to a
// model is made of: an occasion, an act outside the tool, a pretext.
#pragma once

#include "catalog/poison/pairset.h"
#include "catalog/poison/poisonlens.h"
#include "catalog/poison/poisonwords.h"

#include <vector>

namespace rc {

struct PoisonMark
{
    int id = 0; ///< of its row: a text has each once
    PoisonKind kind = PoisonKind::Harmful;
    PoisonSign sign = PoisonSign::DeclaresHarm;
    int points = 0;
};

/// As many points as make a text worth a warning.
constexpr int pointsOfWarning = 10;
constexpr int pointsOfCritical = 22;

/// `folded`: one sentence, its words and its pairs of letters.
[[nodiscard]] std::vector<PoisonMark> poisonMarks(QStringView folded, const std::vector<ReadWord> &words,
                                                  const PairSet &pairs);

/// Of a tool's name, in any case: "stealCookies", "log_tampering".
[[nodiscard]] std::vector<PoisonMark> poisonMarksOfName(QStringView name);

} // namespace rc
