// SPDX-License-Identifier: GPL-3.0-or-later
// Weak signs in a sentence: the tool's stated purpose, and the building blocks of orders to a model. Each is a
// structure of word classes rather than a phrase.
#pragma once

#include "catalog/poison/poisonlens.h"

#include <QStringView>

#include <vector>

namespace rc {

struct PoisonMark
{
    int id = 0; ///< ID of its structure, counted once per text
    PoisonKind kind = PoisonKind::Harmful;
    PoisonSign sign = PoisonSign::DeclaresHarm;
    int points = 0;
    std::size_t from = 0;    ///< index of its first word in the sentence
    std::size_t end = 0;     ///< index after its last word; equal to `from` for a mark of the whole sentence
    bool isRepeated = false; ///< shares words with a stronger mark of the same sign
};

/// The number of points that justify a warning.
constexpr int pointsOfWarning = 10;
constexpr int pointsOfCritical = 22;

/// `folded`: one sentence; `isWhole`: the text has little else.
[[nodiscard]] std::vector<PoisonMark> poisonMarks(QStringView folded, bool isWhole = true);

/// Marks of the name of a tool or parameter, in any case: "stealCookies", "contents_of_env_file".
[[nodiscard]] std::vector<PoisonMark> poisonMarksOfName(QStringView name);

/// `flat`: folded, on one line. `isForUser`: only accepts a notice that speaks for the user. Empty if there is none.
[[nodiscard]] QStringView findNotice(QStringView flat, bool isForUser);

} // namespace rc
