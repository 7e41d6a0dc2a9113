// SPDX-License-Identifier: GPL-3.0-or-later
// Several texts in one line, for people: Arabic and Japanese have commas of their own.
#pragma once

#include <QStringList>

namespace rc {

/// "a, b", and in Japanese "a、b": `texts` as the language of the program lists them. Not for what a program reads,
/// which is the same in every language.
[[nodiscard]] QString listText(const QStringList &texts);

/// "a; b": the same of texts that may have commas themselves.
[[nodiscard]] QString clausesText(const QStringList &clauses);

/// "One. Two.": sentences in one line; those that are empty are left out.
[[nodiscard]] QString sentencesText(const QStringList &sentences);

/// What stands between `before` and the next sentence: a space, and behind a full stop of Chinese or Japanese, which
/// has its room within itself, nothing. Empty at the beginning of a line, too.
[[nodiscard]] QString sentenceGap(QStringView before);

} // namespace rc
