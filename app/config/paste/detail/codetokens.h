// SPDX-License-Identifier: GPL-3.0-or-later
// The tokens common to Python, JavaScript and JSON: words, numbers, punctuation and string literals.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace rc {

struct CodeToken
{
    enum class Kind {
        Word,   ///< a name or a number
        Text,   ///< a string literal with resolved escapes
        Filled, ///< an interpolated one: f"…{x}", `…${x}`
        Mark,   ///< a single character
    };

    Kind kind = Kind::Mark;
    QString text;
    qsizetype line = 0;

    [[nodiscard]] bool is(char16_t mark) const { return kind == Kind::Mark && text == QChar(mark); }
    [[nodiscard]] bool isWord(QStringView word) const { return kind == Kind::Word && text == word; }
};

/// Skips comments. An unclosed literal is a fault and ends the reading.
[[nodiscard]] QList<CodeToken> codeTokens(const QString &text, QStringList &faults);

} // namespace rc
