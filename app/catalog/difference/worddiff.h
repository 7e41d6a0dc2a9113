// SPDX-License-Identifier: GPL-3.0-or-later
// Word-level difference of two texts.
#pragma once

#include <QList>
#include <QString>

namespace rc {

struct WordPiece
{
    enum class Kind {
        Same,
        Removed,
        Added
    };

    Kind kind = Kind::Same;
    QString text;

    bool operator==(const WordPiece &) const = default;
};

/// Joining the pieces without the removed ones gives `after`; without the added ones, `before`. If the texts are too
/// long, their differing middle is one removed and one added piece.
[[nodiscard]] QList<WordPiece> wordDifference(const QString &before, const QString &after);

} // namespace rc
