// SPDX-License-Identifier: GPL-3.0-or-later
// Which words of a text are gone, and which are new.
#pragma once

#include <QList>
#include <QString>

namespace rc {

struct WordPiece
{
    enum class Kind {
        Same,
        Gone,
        Added
    };

    Kind kind = Kind::Same;
    QString text;

    bool operator==(const WordPiece &) const = default;
};

/// The pieces that are not gone make `after`, those that were not added make `before`. Of two texts that are too long
/// to compare word by word, the middle that differs is one piece gone and one added.
[[nodiscard]] QList<WordPiece> wordDifference(const QString &before, const QString &after);

} // namespace rc
