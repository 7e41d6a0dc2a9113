// SPDX-License-Identifier: GPL-3.0-or-later
// What a model reads of a tool, laid out for a person: pieces that are safe to show, what each costs, what is wrong in
// it, and where its lines break. Pure, for any thread.
#pragma once

#include "catalog/review/toolcost.h"
#include "catalog/review/toolfindings.h"

#include <QList>
#include <QString>

namespace rc {

/// Some characters in a row.
struct TextPart
{
    qsizetype from = 0;
    qsizetype length = 0;

    bool operator==(const TextPart &) const = default;
};

/// A finding of a piece, and the words that show it, or the name of the piece.
struct ReadingMark
{
    TextPart place;
    FindingWeight weight = FindingWeight::Warning;

    bool operator==(const ReadingMark &) const = default;
};

struct ReadPart
{
    QString where; ///< of ModelPart
    QString text;  ///< passed through displayText()
    int depth = 0;
    int tokens = 0;
    QList<ReadingMark> marks;
};

/// The pieces of modelText(), marked with those of `findings` that are more than a note. Findings are of this tool. Of
/// a piece at most so many characters are shown; it then says how many it has.
constexpr qsizetype mostOfPiece = 50'000;
[[nodiscard]] QList<ReadPart> readParts(const Tool &tool, const QList<ToolFinding> &findings = {});

/// The text in lines of at most so many columns of a monospace font, between words where that can be; wide characters
/// take two. At least one line; all of them together are the text.
[[nodiscard]] QList<TextPart> linesOf(const QString &text, qsizetype columns);

/// How dear a piece is, for its colour: 0 to mostHeat.
constexpr int mostHeat = 4;
[[nodiscard]] int heatOf(int tokens);

} // namespace rc
