// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of words by what they contribute to an intent, one for each language.
#pragma once

#include <QtGlobal>

#include <span>

namespace rc {

enum class Inflection {
    None, ///< as they stand
    Verb, ///< leak, leaks, leaked, leaking; irregular forms follow after a slash
    Noun  ///< secret, secrets
};

/// Words are separated by spaces, turns of several words by bars; a stem ends in an asterisk. Folded: lower case,
/// without accents.
struct IntentRow
{
    quint64 is;
    Inflection inflection;
    const char16_t *words;
};

[[nodiscard]] std::span<const IntentRow> englishIntents();
/// Spanish, Portuguese, French, German.
[[nodiscard]] std::span<const IntentRow> latinIntents();
/// Chinese, Japanese, Korean, Russian, Hindi, Bengali, Arabic, Urdu: stems.
[[nodiscard]] std::span<const IntentRow> scriptIntents();

} // namespace rc
