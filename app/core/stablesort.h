// SPDX-License-Identifier: GPL-3.0-or-later
// Sorts a list so that what is equal stays in its order.
#pragma once

#include <QList>

#include <algorithm>
#include <numeric>

namespace rc {

/// As std::stable_sort(), which libstdc++ 12 writes with a function that clang 19 calls deprecated, and a warning there
/// is an error. Each element is moved once; `isBefore` is a strict weak order.
template<typename T, typename IsBefore>
void sortStably(QList<T> &list, IsBefore isBefore)
{
    QList<qsizetype> order(list.size());
    std::iota(order.begin(), order.end(), 0);
    const QList<T> &before = list;
    std::sort(order.begin(), order.end(), [&](qsizetype one, qsizetype other) {
        if (isBefore(before.at(one), before.at(other)))
            return true;
        return !isBefore(before.at(other), before.at(one)) && one < other;
    });
    QList<T> sorted;
    sorted.reserve(list.size());
    for (const qsizetype from : std::as_const(order))
        sorted.append(std::move(list[from]));
    list = std::move(sorted);
}

} // namespace rc
