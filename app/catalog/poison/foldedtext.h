// SPDX-License-Identifier: GPL-3.0-or-later
// Normalizes a text to what a model reads: without disguises, in lower case, with look-alike letters merged.
#pragma once

#include "catalog/poison/poisonlens.h"

#include <QString>

#include <vector>

namespace rc {

struct FoldedText
{
    QString text;
    std::vector<qsizetype> positions; ///< index of each character in the original text; empty: identical
    PoisonSigns disguise = 0;         ///< HiddenCharacters, LookalikeLetters, MathLetters, FarAway
    qsizetype hiddenRun = 0;          ///< the longest run of hidden characters
    QString disguised;                ///< the disguised words, folded; empty without a disguise

    [[nodiscard]] qsizetype positionOf(qsizetype at) const
    {
        return positions.empty() ? at : positions.at(static_cast<std::size_t>(at));
    }
};

[[nodiscard]] FoldedText foldedText(const QString &text);

/// Whether the text has invisible characters without a legitimate use. Legitimate are an emoji's variation selector or
/// joiner, a joiner between letters of a script that needs it, and a direction mark next to right-to-left text.
[[nodiscard]] bool hidesCharacters(const QString &text);

/// Whether it consists of control characters and punctuation only, like a separator: "\r", "\0".
[[nodiscard]] bool isSeparator(const QString &text);

} // namespace rc
