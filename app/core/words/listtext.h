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

} // namespace rc
