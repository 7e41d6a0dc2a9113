// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/nearest.h"

#include <QList>

#include <algorithm>
#include <numeric>
#include <utility>

namespace rc {

namespace {

/// The number of characters to insert, delete or replace (Levenshtein).
qsizetype distance(QStringView from, QStringView to)
{
    QList<qsizetype> row(to.size() + 1);
    std::iota(row.begin(), row.end(), 0);
    for (qsizetype i = 0; i < from.size(); ++i) {
        qsizetype corner = std::exchange(row[0], i + 1);
        for (qsizetype j = 0; j < to.size(); ++j) {
            const qsizetype replaced = corner + (from[i] == to[j] ? 0 : 1);
            corner = std::exchange(row[j + 1], std::min({replaced, row[j] + 1, row[j + 1] + 1}));
        }
    }
    return row.last();
}

} // namespace

QString nearestWord(const QString &word, const QStringList &words)
{
    for (const QString &longer : words) {
        if (!word.isEmpty() && longer.startsWith(word))
            return longer;
    }
    const auto nearest = std::ranges::min_element(
        words, [&word](const QString &a, const QString &b) { return distance(word, a) < distance(word, b); });
    return nearest == words.cend() ? QString() : *nearest;
}

QString likelyWord(const QString &word, const QStringList &words)
{
    const QString nearest = nearestWord(word, words);
    return nearest.startsWith(word) || 2 * distance(word, nearest) <= word.size() ? nearest : QString();
}

} // namespace rc
