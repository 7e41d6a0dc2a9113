// SPDX-License-Identifier: GPL-3.0-or-later
// What python-dotenv, node's dotenv and sh make of what stands behind the `=` of one assignment.
#pragma once

#include <QString>

#include <optional>

namespace rc {

enum class EnvQuotes {
    None,
    Single,
    Double,
    Backtick, ///< quotes to node's dotenv only
    Mixed,    ///< pieces, as in 'it'\''s': one word to sh only
};

/// What one reader makes of an assignment.
struct EnvReading
{
    enum class Kind {
        Sets,
        SetsNot, ///< it leaves the line out, or takes it for something else
        Expands, ///< it puts in what it knows under another name: `value` is the text as it stands
    };

    Kind kind = Kind::SetsNot;
    QString value;

    bool operator==(const EnvReading &) const = default;
};

/// Measured with python-dotenv 1.2.2, dotenv 18.0.10 for Node, and dash 0.5.12 (`set -a; . FILE`); the table is in
/// tests/core/tst_envreaders, which asks the real ones where they are installed.
struct EnvReadings
{
    EnvReading python;
    EnvReading node;
    EnvReading shell;

    bool operator==(const EnvReadings &) const = default;
};

/// The quotes around the value that begins at `from`, and where what it is made of ends.
struct EnvSpan
{
    EnvQuotes quotes = EnvQuotes::None;
    qsizetype end = 0;     ///< behind the value: at the end of its last line
    bool unclosed = false; ///< nothing closes the quote; `end` is the end of the first line
};

/// `text` has LF as its only line end.
[[nodiscard]] EnvSpan envSpan(QStringView text, qsizetype from);

/// python-dotenv: quotes only around the whole; \\ \' \" \a \b \f \n \r \t \v inside double ones, \\ and \' inside
/// single ones; without quotes all to the end of the line but a comment behind white space. ${NAME} expands in any
/// quotes. `raw` is what stands behind the `=`, white space included.
[[nodiscard]] EnvReading readByPython(QStringView raw, EnvQuotes quotes);

/// dotenv: also backticks; inside double quotes only \n and \r; without quotes a comment begins at any #.
[[nodiscard]] EnvReading readByNode(QStringView raw, EnvQuotes quotes);

/// One word of sh, and what stands behind it.
struct ShellWord
{
    EnvReading reading;
    qsizetype end = 0; ///< behind the word
};

/// The word of sh that begins at `from`: pieces in quotes and without, \ before a character, expansions seen and not
/// done. SetsNot when a quote is not closed. `fish`: \' and \\ are escapes in single quotes.
[[nodiscard]] ShellWord shellWord(QStringView text, qsizetype from, bool fish = false);

/// Whether `c` can be in a variable's name of sh.
[[nodiscard]] bool isShellNameChar(QChar c);

/// Whether sh takes `name` for a variable's: letters, digits and underscores, no digit first.
[[nodiscard]] bool isShellName(QStringView name);

} // namespace rc
