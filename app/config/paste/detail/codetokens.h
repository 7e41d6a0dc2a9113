// SPDX-License-Identifier: GPL-3.0-or-later
// The tokens that Python, JavaScript and JSON have in common: words, numbers, marks and string literals.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace rc {

struct CodeToken
{
    enum class Kind {
        Word,   ///< a name or a number
        Text,   ///< a string literal, its escapes resolved
        Filled, ///< one that puts other values in: f"…{x}", `…${x}`
        Mark,   ///< one character
    };

    Kind kind = Kind::Mark;
    QString text;
    qsizetype line = 0;

    [[nodiscard]] bool is(char16_t mark) const { return kind == Kind::Mark && text == QChar(mark); }
    [[nodiscard]] bool isWord(QStringView word) const { return kind == Kind::Word && text == word; }
};

/// Comments are left out. A literal that is not closed is a fault, and ends the reading.
[[nodiscard]] QList<CodeToken> codeTokens(const QString &text, QStringList &faults);

} // namespace rc
