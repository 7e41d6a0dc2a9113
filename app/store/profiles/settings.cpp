// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/profiles/settings.h"

#include "core/files/regularfile.h"
#include "core/translation.h"
#include "core/words/displaytext.h"
#include "core/words/enumtable.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <array>
#include <optional>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QString keyOf(const LimitRow &row)
{
    return "limits/"_L1 + row.word;
}

/// The value in the file if valid: whole seconds or MiB in range, in plain digits.
std::optional<int> validLimit(const LimitRow &row, const QVariant &written)
{
    bool isNumber = false;
    const int value = written.toString().toInt(&isNumber);
    return isNumber && value >= row.min && value <= row.max ? std::optional(value) : std::nullopt;
}

constexpr std::array themeRows = std::to_array<EnumRow<ThemeChoice>>({{ThemeChoice::System, "system"_L1},
                                                                      {ThemeChoice::Light, "light"_L1},
                                                                      {ThemeChoice::Dark, "dark"_L1},
                                                                      {ThemeChoice::Contrast, "contrast"_L1}});

bool isProgramLanguage(const QString &word)
{
    const auto hasCode = [&word](const ProgramLanguage &language) { return language.code == word; };
    return std::ranges::any_of(programLanguages(), hasCode);
}

} // namespace

Settings::Settings(QSettings &backing)
    : windowGeometry(backing, "windowGeometry"_L1)
    , page(backing, "page"_L1, u"check"_s)
    , profile(backing, "profile"_L1)
    , toolOrder(backing, "tools/order"_L1)
    , language(backing, "language"_L1, {}, isProgramLanguage)
    , textSize(backing, "textSize"_L1, 100, [](const int &percent) { return textSizes().contains(percent); })
    , holdTime(backing, "holdTime"_L1, holdTimes().first(), [](const int &time) { return holdTimes().contains(time); })
    , sendsOnSecondPress(backing, "send/secondPress"_L1)
    , m_backing(backing)
{
}

const QList<int> &textSizes()
{
    static const QList<int> sizes{90, 100, 115, 130, 150, 175, 200};
    return sizes;
}

const QList<int> &holdTimes()
{
    static const QList<int> times{1'200, 2'000, 3'000};
    return times;
}

ThemeChoice Settings::theme() const
{
    const QString word = m_backing.value("theme"_L1).toString();
    return enumFromWord(themeRows, word).value_or(ThemeChoice::System);
}

void Settings::setTheme(ThemeChoice theme)
{
    m_backing.setValue("theme"_L1, QString(rowOf(themeRows, theme).word));
}

WireLimits Settings::wireLimits() const
{
    WireLimits limits;
    for (const LimitRow &row : limitTable()) {
        if (const auto value = validLimit(row, m_backing.value(keyOf(row))))
            setLimit(limits, row.id, *value);
    }
    return limits;
}

void Settings::setWireLimits(const WireLimits &limits)
{
    for (const LimitRow &row : limitTable()) {
        const int value = limitOf(limits, row.id);
        // Defaults are not stored, so that they follow changes of the program.
        if (value == limitOf({}, row.id))
            m_backing.remove(keyOf(row));
        else
            m_backing.setValue(keyOf(row), value);
    }
}

QStringList Settings::wireLimitFaults() const
{
    QStringList faults;
    for (const LimitRow &row : limitTable()) {
        const QVariant written = m_backing.value(keyOf(row));
        if (!written.isValid() || validLimit(row, written))
            continue;
        constexpr qsizetype quoteLength = 60;
        // QSettings reads a comma as a list
        const QString text = written.toStringList().join(u',');
        faults.append(QCoreApplication::translate(
                          "rc::Settings", "The setting “%2” is “%1”, which is not from %3 to %4. %5 is used instead.")
                          .arg(displayText(text, LineBreaks::Mark, quoteLength), row.word, limitText(row, row.min),
                               limitText(row, row.max), limitText(row, limitOf({}, row.id))));
    }
    return faults;
}

QString settingsFile()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation)).filePath(u"window.ini"_s);
}

QString settingsFileToOpen()
{
    const QString file = settingsFile();
    // QSettings reads both files completely.
    const auto isSafe = [](const QString &path) {
        constexpr qint64 maxSize = 1024 * 1024; // bytes; usually below two thousand
        return !fileFault(path, FileOwner::Program) && QFileInfo(path).size() <= maxSize;
    };
    return isSafe(file) && isSafe(file + u".lock"_s) ? file : QString();
}

} // namespace rc
