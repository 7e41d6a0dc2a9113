// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/palettematch.h"

namespace rc {

namespace {

/// The position of the best match; -1 if there is none. Does not use a lower-cased copy, whose length may differ.
qsizetype bestPlace(const QString &text, const QString &word)
{
    qsizetype first = -1;
    for (qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive); at >= 0;
         at = text.indexOf(word, at + 1, Qt::CaseInsensitive)) {
        if (at == 0 || !text.at(at - 1).isLetterOrNumber())
            return at;
        if (first < 0)
            first = at;
    }
    return first;
}

int rankAt(const QString &title, qsizetype place)
{
    constexpr int inAWord = 2;
    if (place == 0)
        return 0;
    return title.at(place - 1).isLetterOrNumber() ? inAWord : 1;
}

} // namespace

QStringList paletteWords(const QString &typed)
{
    return typed.toLower().simplified().split(u' ', Qt::SkipEmptyParts);
}

std::optional<PaletteMatch> paletteMatch(const QString &title, const QString &detail, const QStringList &words)
{
    constexpr int detailOnly = 8;
    PaletteMatch match;
    for (const QString &word : words) {
        if (const qsizetype place = bestPlace(title, word); place >= 0) {
            match.rank += rankAt(title, place);
            match.inTitle.append({place, word.size()});
        } else if (const qsizetype aside = bestPlace(detail, word); aside >= 0) {
            match.rank += detailOnly;
            match.inDetail.append({aside, word.size()});
        } else {
            return std::nullopt;
        }
    }
    return match;
}

} // namespace rc
