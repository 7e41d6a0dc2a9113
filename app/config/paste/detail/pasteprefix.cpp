// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the prefix of the SDK's variables among others.
#include "config/paste/detail/pastereading.h"

#include <QMap>

#include <array>
#include <numeric>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct Ending
{
    QLatin1StringView name;
    int weight; ///< other programs have usernames and debug flags, too
};

constexpr std::array<Ending, 7> endings{{{"CLOUD_LEVEL"_L1, 8},
                                         {"RESOURCE"_L1, 8},
                                         {"RESOURCE_URL"_L1, 8},
                                         {"API_KEY"_L1, 4},
                                         {"USERNAME"_L1, 2},
                                         {"EMAIL"_L1, 1},
                                         {"DEBUG"_L1, 1}}};

/// Evidence for variables that begin with a word, with or without an underscore: MYAPP_API_KEY and MYAPPAPI_KEY share a
/// prefix, because it may have been set without its underscore.
struct Candidate
{
    QMap<QString, int> weights; ///< by spelling of the prefix

    [[nodiscard]] int weight() const { return std::accumulate(weights.cbegin(), weights.cend(), 0); }

    /// Other words have the same endings: DBUSERNAME may belong to anything, and so may DEBUG or EMAIL alone.
    [[nodiscard]] bool isPrefix(const QString &stem) const
    {
        if (stem.isEmpty())
            return weight() >= 8;
        return weights.contains(stem + u'_') || stem.endsWith(u'_') || weight() >= 4;
    }

    /// The most frequent spelling; with the underscore if undecided.
    [[nodiscard]] QString spelling(const QString &stem) const
    {
        const QString withUnderscore = stem + u'_';
        return stem.isEmpty() || weights.value(stem) > weights.value(withUnderscore) ? stem : withUnderscore;
    }
};

} // namespace

std::optional<QString> prefixOf(const QList<PastedPair> &pairs)
{
    QMap<QString, Candidate> candidates;
    const auto weigh = [&](const QString &name) {
        for (const Ending &ending : endings) {
            if (!name.endsWith(ending.name))
                continue;
            const QString prefix = name.chopped(ending.name.size());
            if (!prefix.isEmpty() && !isShellName(prefix))
                continue;
            const QString stem = prefix.size() > 1 && prefix.endsWith(u'_') ? prefix.chopped(1) : prefix;
            candidates[stem].weights[prefix] += ending.weight;
        }
    };
    for (const PastedPair &pair : pairs) {
        if (pair.role == PastedPair::Role::Environment)
            weigh(pair.name);
        else if (pair.meaning == PastedPair::Meaning::Variable)
            weigh(pair.value);
    }
    std::optional<QString> best;
    int maxWeight = 0;
    for (auto it = candidates.cbegin(); it != candidates.cend(); ++it) {
        const int weight = 2 * it->weight() + (it.key() == u"SERVICE"_s ? 1 : 0);
        if (it->isPrefix(it.key()) && weight > maxWeight) {
            best = it->spelling(it.key());
            maxWeight = weight;
        }
    }
    return best;
}

QString withoutPrefix(const QString &name, const QString &prefix)
{
    if (name.startsWith(prefix)) {
        const QString rest = name.mid(prefix.size());
        return !prefix.isEmpty() && rest.startsWith(u'_') ? rest.mid(1) : rest;
    }
    const bool hasOther = prefix.size() > 1 && prefix.endsWith(u'_') && name.startsWith(prefix.chopped(1));
    return hasOther ? name.mid(prefix.size() - 1) : QString();
}

} // namespace rc
