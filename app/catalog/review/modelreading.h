// SPDX-License-Identifier: GPL-3.0-or-later
// The definition that a model reads, laid out for people: pieces that are safe to display, with their cost, findings
// and line breaks. Pure and thread-safe.
#pragma once

#include "catalog/review/toolcost.h"
#include "catalog/review/toolfindings.h"

#include <QList>
#include <QString>

namespace rc {

/// A range of characters.
struct TextSpan
{
    qsizetype from = 0;
    qsizetype length = 0;

    bool operator==(const TextSpan &) const = default;
};

/// A finding in a piece: the words that show it, or the piece's name.
struct ReadingMark
{
    TextSpan range;
    FindingSeverity severity = FindingSeverity::Warning;

    bool operator==(const ReadingMark &) const = default;
};

struct ReadingPart
{
    QString where; ///< from ModelPart
    QString text;  ///< safe to display
    int depth = 0;
    int tokens = 0;
    QList<ReadingMark> marks;
};

/// The pieces of modelText(), marked with `findings` above the info severity. All findings are of this tool. A longer
/// piece is truncated to this many characters and then shows its length.
constexpr qsizetype maxPartLength = 50'000;
[[nodiscard]] QList<ReadingPart> readingParts(const Tool &tool, const QList<ToolFinding> &findings = {});

/// Splits the text into lines of at most `columns` columns of a monospace font, between words if possible; wide
/// characters use two columns. At least one line; together they are the whole text.
[[nodiscard]] QList<TextSpan> linesOf(const QString &text, qsizetype columns);

/// The cost level of a piece, for its color: 0 to maxHeat.
constexpr int maxHeat = 4;
[[nodiscard]] int heatOf(int tokens);

} // namespace rc
