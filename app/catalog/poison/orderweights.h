// SPDX-License-Identifier: GPL-3.0-or-later
// How much a sentence reads like an order to a model, by weights learned from labeled descriptions.
#pragma once

#include <QStringView>

#include <functional>

namespace rc {

/// What the weights are given to.
struct OrderFeatures
{
    std::function<void(QStringView)> ofWords; ///< a word, or two neighbors
    std::function<void(int, int)> ofClasses;  ///< bits of intent classes: the second's word follows the first's soon
    static constexpr int anywhere = 64;       ///< instead of the first class
    static constexpr int first = 65;          ///< the same, for the class of the first word
};

/// Calls back for each feature of a folded sentence, once for each pair of classes. Very short sentences have none.
void readOrderFeatures(QStringView folded, const OrderFeatures &features);

/// Above 0 if the folded sentence reads like an order.
[[nodiscard]] double orderScore(QStringView folded);

} // namespace rc
