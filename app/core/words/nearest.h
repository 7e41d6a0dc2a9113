// SPDX-License-Identifier: GPL-3.0-or-later
// Which of several words a misspelt one was meant to be. Pure.
#pragma once

#include <QStringList>

namespace rc {

/// The first of `words` that begins with `word`, else the one with the fewest characters to insert, delete or replace
/// (Levenshtein); empty only when there are none.
[[nodiscard]] QString nearestWord(const QString &word, const QStringList &words);
/// The same, and empty when not even half of `word` is in it.
[[nodiscard]] QString likelyWord(const QString &word, const QStringList &words);

} // namespace rc
