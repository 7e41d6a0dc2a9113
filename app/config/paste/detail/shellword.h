// SPDX-License-Identifier: GPL-3.0-or-later
// One word of a shell, for pasted commands and exports.
#pragma once

#include <QString>

namespace rc {

struct ShellWord
{
    QString value;         ///< without its quotes; expansions as they are written
    qsizetype end = 0;     ///< behind the word
    bool expands = false;  ///< the shell would replace a part of it
    bool unclosed = false; ///< nothing closes a quote; then `value` is empty
};

/// The word of sh that begins at `from`: pieces in quotes ('…', "…", $'…') and without, \ before a character. `fish`:
/// \' and \\ are escapes in single quotes.
[[nodiscard]] ShellWord shellWord(QStringView text, qsizetype from, bool fish = false);

/// Whether sh accepts `name` for a variable: letters, digits and underscores, no digit first.
[[nodiscard]] bool isShellName(QStringView name);

} // namespace rc
