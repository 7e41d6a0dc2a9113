// SPDX-License-Identifier: GPL-3.0-or-later
// Parses shell words in pasted commands and exports.
#pragma once

#include <QString>

namespace rc {

struct ShellWord
{
    QString value;         ///< without its quotes; expansions unchanged
    qsizetype end = 0;     ///< after the word
    bool expands = false;  ///< a shell would replace a part of it
    bool unclosed = false; ///< a quote is not closed; then `value` is empty
};

/// The shell word at `from`: quoted ('…', "…", $'…') and unquoted pieces, \ before a character. `fish`: \' and \\ are
/// escapes in single quotes.
[[nodiscard]] ShellWord shellWord(QStringView text, qsizetype from, bool fish = false);

/// Whether `name` is a valid shell variable: letters, digits and underscores, no leading digit.
[[nodiscard]] bool isShellName(QStringView name);

} // namespace rc
