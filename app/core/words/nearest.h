// SPDX-License-Identifier: GPL-3.0-or-later
// Suggests the intended word for a misspelling. Pure.
#pragma once

#include <QStringList>

namespace rc {

/// The first of `words` that begins with `word`, else the one with the smallest Levenshtein distance; empty only if
/// there are none.
[[nodiscard]] QString nearestWord(const QString &word, const QStringList &words);
/// Same, but empty if less than half of `word` matches.
[[nodiscard]] QString likelyWord(const QString &word, const QStringList &words);

} // namespace rc
