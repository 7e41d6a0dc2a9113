// SPDX-License-Identifier: GPL-3.0-or-later
// The tokens common to Python, JavaScript and JSON: words, numbers, punctuation and string literals.
#pragma once

#include "config/paste/detail/pastedpairs.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace rc {

struct CodeToken
{
    enum class Kind {
        Word,         ///< a name or a number
        Text,         ///< a string literal with resolved escapes
        Interpolated, ///< an interpolated one: f"…{x}", `…${x}`
        Mark,         ///< a single character
    };

    Kind kind = Kind::Mark;
    QString text;
    qsizetype line = 0;

    [[nodiscard]] bool is(char16_t mark) const { return kind == Kind::Mark && text == QChar(mark); }
    [[nodiscard]] bool isWord(QStringView word) const { return kind == Kind::Word && text == word; }
};

/// Skips comments. An unclosed literal is a fault and ends the reading.
[[nodiscard]] QList<CodeToken> codeTokens(const QString &text, QStringList &faults);

/// Structured text in any language as a tree, and the servers in it.
struct PastedNode
{
    QString name; ///< for a member; empty for an element
    QString value;
    PastedPair::Meaning meaning = PastedPair::Meaning::Text;
    qsizetype line = 0;
    bool isScalar = true;
    bool isCall = false; ///< arguments of a function
    QList<PastedNode> children;

    /// The first child with one of these names, ignoring case.
    [[nodiscard]] const PastedNode *child(const QStringList &names) const;
};

/// Adds the servers described by `node` and its children. Returns whether there were any.
bool addEntries(PastedPairs &read, const PastedNode &node);

} // namespace rc
