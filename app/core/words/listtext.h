// SPDX-License-Identifier: GPL-3.0-or-later
// Lists and sentences on one line for people: Arabic and Japanese have their own commas.
#pragma once

#include <QStringList>

namespace rc {

/// "a, b", in Japanese "a、b": `texts` as a list in the program's language. Not for machine-readable output, which must
/// not depend on the language.
[[nodiscard]] QString listText(const QStringList &texts);

/// "a; b": same for texts that may contain commas.
[[nodiscard]] QString clausesText(const QStringList &clauses);

/// "One. Two.": sentences on one line, skipping empty ones.
[[nodiscard]] QString sentencesText(const QStringList &sentences);

/// The gap after `before`: a space, but nothing after a Chinese or Japanese full stop, which includes its space. Also
/// empty at the beginning of a line.
[[nodiscard]] QString sentenceGap(QStringView before);

/// Replaces each %n once, so that inserted text is never read as a placeholder, and a sentence without %1 keeps its %2.
/// QString::arg() would renumber.
[[nodiscard]] QString filledSentence(const QString &sentence, const QStringList &values);

} // namespace rc
