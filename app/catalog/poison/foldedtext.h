// SPDX-License-Identifier: GPL-3.0-or-later
// A text as a model reads it: without what hides it from people, in lower case, letters that look the same made one.
#pragma once

#include "catalog/poison/poisonsign.h"

#include <QString>

#include <vector>

namespace rc {

struct FoldedText
{
    QString text;
    std::vector<qsizetype> places; ///< of each character in what was sent; empty: the same
    PoisonSigns disguise = 0;      ///< HiddenCharacters, LookalikeLetters, MathLetters, FarAway
    qsizetype hiddenRun = 0;       ///< the most hidden characters in a row
    QString disguised;             ///< the words that are disguised, folded; empty without a disguise

    [[nodiscard]] qsizetype placeOf(qsizetype at) const
    {
        return places.empty() ? at : places.at(static_cast<std::size_t>(at));
    }
};

[[nodiscard]] FoldedText foldedText(const QString &text);

/// Whether the text has characters that are not seen and have no honest use where they stand: an emoji's variation
/// selector or joiner, a joiner between letters of a script that needs it and a direction mark beside one that is
/// written from the right are honest.
[[nodiscard]] bool hidesCharacters(const QString &text);

/// Whether it is nothing but control characters and signs, as a separator is: "\r", "\0".
[[nodiscard]] bool isSeparator(const QString &text);

} // namespace rc
