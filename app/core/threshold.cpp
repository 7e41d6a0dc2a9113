// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/threshold.h"

using namespace Qt::StringLiterals;

namespace rc {

const std::array<ThresholdRow, 6> &thresholdTable()
{
    static constexpr std::array<ThresholdRow, 6> table{{
        {Threshold::Debug, "DEBUG"_L1},
        {Threshold::Info, "INFO"_L1},
        {Threshold::Warning, "WARNING"_L1},
        {Threshold::Error, "ERROR"_L1},
        {Threshold::Alert, "ALERT"_L1},
        {Threshold::None, "NONE"_L1},
    }};
    return table;
}

QLatin1StringView thresholdWord(Threshold threshold)
{
    for (const ThresholdRow &row : thresholdTable()) {
        if (row.threshold == threshold)
            return row.word;
    }
    return {};
}

std::optional<Threshold> thresholdFromWord(QStringView word)
{
    for (const ThresholdRow &row : thresholdTable()) {
        if (word.compare(row.word, Qt::CaseInsensitive) == 0)
            return row.threshold;
    }
    return std::nullopt;
}

bool forwards(Threshold threshold, Level level)
{
    if (threshold == Threshold::None)
        return false;
    // Every threshold but NONE has a level's name.
    const std::optional<Level> least = levelFromWord(QString(thresholdWord(threshold)));
    return least && level >= *least;
}

} // namespace rc
