// SPDX-License-Identifier: GPL-3.0-or-later
// Marks of a sentence that weigh little alone: what a tool says of its own purpose, and the parts that an order to a
// model is made of. Each is a structure of classes of words and not a turn of phrase.
#pragma once

#include "catalog/poison/poisonlens.h"

#include <QStringView>

#include <vector>

namespace rc {

struct PoisonMark
{
    int id = 0; ///< of its structure: a text has each once
    PoisonKind kind = PoisonKind::Harmful;
    PoisonSign sign = PoisonSign::DeclaresHarm;
    int points = 0;
};

/// As many points as make a text worth a warning.
constexpr int pointsOfWarning = 10;
constexpr int pointsOfCritical = 22;

/// `folded`: one sentence; `isWhole`: its text says little else.
[[nodiscard]] std::vector<PoisonMark> poisonMarks(QStringView folded, bool isWhole = true);

/// Of the name of a tool or a parameter, in any case: "stealCookies", "contents_of_env_file".
[[nodiscard]] std::vector<PoisonMark> poisonMarksOfName(QStringView name);

/// `flat`: folded, on one line. `isForUser`: only one that speaks for the user counts. Empty: there is none.
[[nodiscard]] QStringView noticeIn(QStringView flat, bool isForUser);

} // namespace rc
