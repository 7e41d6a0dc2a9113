// SPDX-License-Identifier: GPL-3.0-or-later
// The table of levels.
#include "core/entry/level.h"

#include "core/words/enumtable.h"

#include <QCoreApplication>

namespace rc {

using namespace Qt::StringLiterals;

const std::array<LevelRow, 5> &levelTable()
{
    static constexpr std::array<LevelRow, 5> table{{
        {Level::Debug, "debug"_L1, QT_TRANSLATE_NOOP("rc::Level", "Debug")},
        {Level::Info, "info"_L1, QT_TRANSLATE_NOOP("rc::Level", "Info")},
        {Level::Warning, "warning"_L1, QT_TRANSLATE_NOOP("rc::Level", "Warning")},
        {Level::Error, "error"_L1, QT_TRANSLATE_NOOP("rc::Level", "Error")},
        {Level::Alert, "alert"_L1, QT_TRANSLATE_NOOP("rc::Level", "Alert")},
    }};
    return table;
}

QLatin1StringView wireWord(Level level)
{
    return rowOf(levelTable(), &LevelRow::level, level).wireWord;
}

bool mayNotify(Level level)
{
    return level == Level::Error || level == Level::Alert;
}

QString levelName(Level level)
{
    return QCoreApplication::translate("rc::Level", rowOf(levelTable(), &LevelRow::level, level).name);
}

std::optional<Level> levelFromWord(QStringView word)
{
    return enumFromWord(levelTable(), &LevelRow::level, &LevelRow::wireWord, word, Qt::CaseInsensitive);
}

} // namespace rc
