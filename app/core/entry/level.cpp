// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/entry/level.h"

#include <QCoreApplication>
#include <QString>

namespace rc {

using namespace Qt::StringLiterals;

const std::array<EnumRow<Level>, 5> &levelTable()
{
    static constexpr std::array<EnumRow<Level>, 5> table{{
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
    return rowOf(levelTable(), level).word;
}

bool mayNotify(Level level)
{
    return level == Level::Error || level == Level::Alert;
}

QString levelName(Level level)
{
    return QCoreApplication::translate("rc::Level", rowOf(levelTable(), level).name);
}

std::optional<Level> levelFromWord(QStringView word)
{
    return enumFromWord(levelTable(), word, Qt::CaseInsensitive);
}

const std::array<EnumRow<Threshold>, 6> &thresholdTable()
{
    static constexpr std::array<EnumRow<Threshold>, 6> table{{
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
    return rowOf(thresholdTable(), threshold).word;
}

std::optional<Threshold> thresholdFromWord(QStringView word)
{
    return enumFromWord(thresholdTable(), word, Qt::CaseInsensitive);
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
