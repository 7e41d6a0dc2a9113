// SPDX-License-Identifier: GPL-3.0-or-later
// Which prefix the SDK's variables have, when others stand among them.
#include "core/envreaders.h"
#include "share/paste/pastefields.h"

#include <QMap>

#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct Ending
{
    QLatin1StringView name;
    int weight; ///< others have user names and debug flags, too
};

constexpr std::array<Ending, 6> endings{{{"CLOUD_LEVEL"_L1, 8},
                                         {"RESOURCE"_L1, 8},
                                         {"API_KEY"_L1, 4},
                                         {"USERNAME"_L1, 2},
                                         {"EMAIL"_L1, 1},
                                         {"DEBUG"_L1, 1}}};

} // namespace

std::optional<QString> prefixOf(const QList<PastedPair> &pairs)
{
    QMap<QString, int> weights;
    const auto weigh = [&](const QString &name) {
        for (const Ending &ending : endings) {
            if (!name.endsWith(ending.name))
                continue;
            const QString prefix = name.chopped(ending.name.size());
            if ((prefix.isEmpty() || prefix.endsWith(u'_')) && (prefix.isEmpty() || isShellName(prefix)))
                weights[prefix] += ending.weight;
        }
    };
    for (const PastedPair &pair : pairs) {
        if (pair.place == PastedPair::Place::Environment)
            weigh(pair.name);
        else if (pair.meaning == PastedPair::Meaning::Variable)
            weigh(pair.value);
    }
    std::optional<QString> best;
    int most = 0;
    for (auto it = weights.cbegin(); it != weights.cend(); ++it) {
        const int weight = 2 * it.value() + (it.key() == u"SERVICE_"_s ? 1 : 0);
        const bool isUsual = !it.key().isEmpty() || it.value() >= 8; // DEBUG and EMAIL alone are anybody's
        if (isUsual && weight > most) {
            best = it.key();
            most = weight;
        }
    }
    return best;
}

} // namespace rc
