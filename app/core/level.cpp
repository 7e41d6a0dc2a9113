// SPDX-License-Identifier: GPL-3.0-or-later
// The table of levels.
#include "core/level.h"

#include <QCoreApplication>

namespace rc {

using namespace Qt::StringLiterals;

const std::array<LevelRow, 5> &levelTable()
{
    static constexpr std::array<LevelRow, 5> table{{
        {Level::Debug, "debug"_L1},
        {Level::Info, "info"_L1},
        {Level::Warning, "warning"_L1},
        {Level::Error, "error"_L1},
        {Level::Alert, "alert"_L1},
    }};
    return table;
}

QLatin1StringView wireWord(Level level)
{
    for (const LevelRow &row : levelTable()) {
        if (row.level == level)
            return row.wireWord;
    }
    Q_UNREACHABLE();
}

bool mayNotify(Level level)
{
    return level == Level::Error || level == Level::Alert;
}

QString levelName(Level level)
{
    switch (level) {
    case Level::Debug:
        return QCoreApplication::translate("rc::Level", "Debug");
    case Level::Info:
        return QCoreApplication::translate("rc::Level", "Info");
    case Level::Warning:
        return QCoreApplication::translate("rc::Level", "Warning");
    case Level::Error:
        return QCoreApplication::translate("rc::Level", "Error");
    case Level::Alert:
        return QCoreApplication::translate("rc::Level", "Alert");
    }
    Q_UNREACHABLE();
}

std::optional<Level> levelFromWord(QStringView word)
{
    for (const LevelRow &row : levelTable()) {
        if (word.compare(row.wireWord, Qt::CaseInsensitive) == 0)
            return row.level;
    }
    return {};
}

} // namespace rc
