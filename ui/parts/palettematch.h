// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a row of the palette is meant by what was typed, how well, and which letters of it say so.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace rc {

struct MarkedPart
{
    qsizetype from = 0;
    qsizetype length = 0;

    bool operator==(const MarkedPart &) const = default;
};

struct PaletteMatch
{
    int rank = 0; ///< lower is better
    QList<MarkedPart> inTitle;
    QList<MarkedPart> inDetail;
};

/// What was typed, as words in lower case.
[[nodiscard]] QStringList paletteWords(const QString &typed);

/// Nothing unless each word is somewhere in `title` or `detail`, whatever its case. A word at the beginning of the
/// title counts best, then one at the beginning of a word of it, then anywhere in it, then one in the detail.
[[nodiscard]] std::optional<PaletteMatch> paletteMatch(const QString &title, const QString &detail,
                                                       const QStringList &words);

} // namespace rc
