// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/poison/orderweights.h"

#include "catalog/poison/intentwords.h"
#include "catalog/poison/lenswords.h"

#include <QHash>
#include <QString>

#include <algorithm>
#include <array>
#include <bit>
#include <bitset>
#include <cmath>

namespace rc {

namespace {

constexpr std::size_t classCount = 64;
constexpr std::size_t rowCount = OrderFeatures::first + 1;

template<typename Visit>
void forEachBit(quint64 bits, const Visit &visit)
{
    for (; bits != 0; bits &= bits - 1)
        visit(std::countr_zero(bits));
}

class OrderWeights
{
public:
    OrderWeights()
    {
        for (const WordWeight &row : wordWeights())
            m_words.insert(QStringView(row.words), row.weight);
        for (const ClassWeight &row : classWeights()) {
            const int first = row.first == 0             ? OrderFeatures::anywhere
                              : row.first == ~quint64(0) ? OrderFeatures::first
                                                         : std::countr_zero(row.first);
            m_classes.at(std::size_t(first)).at(std::size_t(std::countr_zero(row.second))) = row.weight;
        }
    }

    [[nodiscard]] int of(QStringView words) const { return m_words.value(words); }
    [[nodiscard]] int of(int first, int second) const
    {
        return m_classes.at(std::size_t(first)).at(std::size_t(second));
    }

private:
    QHash<QStringView, int> m_words;
    std::array<std::array<int, classCount>, rowCount> m_classes{};
};

/// The end of the word that begins at `from`; `from` if none does. Apostrophes and hyphens join: "read-only".
qsizetype endOfWord(QStringView text, qsizetype from)
{
    qsizetype end = from;
    while (end < text.size() &&
           (text.at(end).isLetterOrNumber() || (end > from && QStringView(u"'_-").contains(text.at(end)) &&
                                                end + 1 < text.size() && text.at(end + 1).isLetterOrNumber())))
        ++end;
    return end;
}

} // namespace

void readOrderFeatures(QStringView folded, const OrderFeatures &features)
{
    constexpr qsizetype minSpaces = 3; // "Counts words." has too little to weigh
    if (folded.count(u' ') < minSpaces)
        return;
    QString pair(u'^'); // begins the sentence
    for (qsizetype at = 0; at < folded.size();) {
        const qsizetype end = endOfWord(folded, at);
        if (end > at) {
            const QStringView text = folded.sliced(at, end - at);
            const QStringView word = std::ranges::all_of(text, [](QChar c) { return c.isDigit(); }) ? u"0" : text;
            pair += u' ';
            pair += word;
            features.ofWords(word);
            features.ofWords(pair);
            pair = word.toString();
        }
        at = std::max(end, at + 1);
    }
    std::array<std::bitset<classCount>, rowCount> seen;
    const auto see = [&](int first, int second) {
        auto bit = seen.at(std::size_t(first))[std::size_t(second)];
        if (!bit)
            features.ofClasses(first, second);
        bit = true;
    };
    constexpr std::size_t reach = 4; // words
    const std::vector<IntentWord> words = intentWords(folded);
    for (std::size_t i = 0; i < words.size(); ++i) {
        forEachBit(words[i].is, [&](int second) {
            see(OrderFeatures::anywhere, second);
            if (i == 0)
                see(OrderFeatures::first, second);
            for (std::size_t j = back(i, reach); j < i; ++j)
                forEachBit(words[j].is, [&](int first) { see(first, second); });
        });
    }
}

double orderScore(QStringView folded)
{
    static const OrderWeights weights;
    int count = 0;
    int sum = 0;
    const auto add = [&](int weight) {
        ++count;
        sum += weight;
    };
    readOrderFeatures(folded, {[&](QStringView words) { add(weights.of(words)); },
                               [&](int first, int second) { add(weights.of(first, second)); }});
    // A longer sentence has more features by chance.
    return count == 0 ? 0 : sum / std::sqrt(count) + weights.of(u"*");
}

} // namespace rc
