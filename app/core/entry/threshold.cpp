// SPDX-License-Identifier: GPL-3.0-or-later
// The table of thresholds, and the SDK's forwarding rule.
#include "core/entry/threshold.h"

#include "core/words/enumtable.h"

#include <QString>

namespace rc {

using namespace Qt::StringLiterals;

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
    return rowOf(thresholdTable(), &ThresholdRow::threshold, threshold).word;
}

std::optional<Threshold> thresholdFromWord(QStringView word)
{
    return enumFromWord(thresholdTable(), &ThresholdRow::threshold, &ThresholdRow::word, word, Qt::CaseInsensitive);
}

bool forwards(Threshold threshold, Level level)
{
    // Every threshold except NONE carries the word of its lowest level.
    const std::optional<Level> from = levelFromWord(QString(thresholdWord(threshold)));
    return from && level >= *from;
}

Threshold effectiveThreshold(std::optional<Threshold> set, bool debug)
{
    return set.value_or(debug ? Threshold::Debug : Threshold::Info);
}

} // namespace rc
