// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/profiles/settings.h"

#include "core/translation.h"
#include "core/words/displaytext.h"

#include <QCoreApplication>
#include <QDir>
#include <QSettings>
#include <QStandardPaths>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QString keyOf(const LimitRow &row)
{
    return "limits/"_L1 + row.word;
}

/// What the file says, when it can be used: whole seconds or MiB within the range, in plain digits.
std::optional<int> usable(const LimitRow &row, const QVariant &written)
{
    bool isNumber = false;
    const int value = written.toString().toInt(&isNumber);
    return isNumber && value >= row.least && value <= row.most ? std::optional(value) : std::nullopt;
}

} // namespace

Settings::Settings(QSettings &backing)
    : m_backing(backing)
{
}

QByteArray Settings::windowGeometry() const
{
    return m_backing.value("windowGeometry"_L1).toByteArray();
}

void Settings::setWindowGeometry(const QByteArray &geometry)
{
    m_backing.setValue("windowGeometry"_L1, geometry);
}

QString Settings::page() const
{
    return m_backing.value("page"_L1, u"check"_s).toString();
}

void Settings::setPage(const QString &page)
{
    m_backing.setValue("page"_L1, page);
}

QString Settings::profile() const
{
    return m_backing.value("profile"_L1).toString();
}

void Settings::setProfile(const QString &name)
{
    m_backing.setValue("profile"_L1, name);
}

QStringList Settings::pinnedProfiles() const
{
    return m_backing.value("pinnedProfiles"_L1).toStringList();
}

void Settings::setPinnedProfiles(const QStringList &names)
{
    m_backing.setValue("pinnedProfiles"_L1, names);
}

QStringList Settings::recentProfiles() const
{
    return m_backing.value("recentProfiles"_L1).toStringList();
}

void Settings::setRecentProfiles(const QStringList &names)
{
    m_backing.setValue("recentProfiles"_L1, names);
}

ThemeChoice Settings::theme() const
{
    const QString word = m_backing.value("theme"_L1).toString();
    return word == "light"_L1 ? ThemeChoice::Light : word == "dark"_L1 ? ThemeChoice::Dark : ThemeChoice::System;
}

void Settings::setTheme(ThemeChoice theme)
{
    m_backing.setValue("theme"_L1, theme == ThemeChoice::Light  ? u"light"_s
                                   : theme == ThemeChoice::Dark ? u"dark"_s
                                                                : u"system"_s);
}

QString Settings::toolGrouping() const
{
    return m_backing.value("tools/grouping"_L1).toString();
}

void Settings::setToolGrouping(const QString &word)
{
    m_backing.setValue("tools/grouping"_L1, word);
}

QString Settings::toolOrder() const
{
    return m_backing.value("tools/order"_L1).toString();
}

void Settings::setToolOrder(const QString &word)
{
    m_backing.setValue("tools/order"_L1, word);
}

bool Settings::toolsSideBySide() const
{
    return m_backing.value("tools/sideBySide"_L1).toBool();
}

void Settings::setToolsSideBySide(bool sideBySide)
{
    m_backing.setValue("tools/sideBySide"_L1, sideBySide);
}

int Settings::sendSplit() const
{
    constexpr int atFirst = 580;
    bool isNumber = false;
    const int thousandths = m_backing.value("send/split"_L1).toInt(&isNumber);
    return isNumber && thousandths > 0 && thousandths < 1000 ? thousandths : atFirst;
}

void Settings::setSendSplit(int thousandths)
{
    m_backing.setValue("send/split"_L1, thousandths);
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

bool Settings::stopwatchOnTop() const
{
    return m_backing.value("stopwatch/onTop"_L1, true).toBool();
}

void Settings::setStopwatchOnTop(bool onTop)
{
    m_backing.setValue("stopwatch/onTop"_L1, onTop);
}

QByteArray Settings::stopwatchGeometry() const
{
    return m_backing.value("stopwatch/geometry"_L1).toByteArray();
}

void Settings::setStopwatchGeometry(const QByteArray &geometry)
{
    m_backing.setValue("stopwatch/geometry"_L1, geometry);
}

QString Settings::language() const
{
    const QString word = m_backing.value("language"_L1).toString();
    const auto isIt = [&word](const ProgramLanguage &language) { return language.code == word; };
    return std::any_of(programLanguages().cbegin(), programLanguages().cend(), isIt) ? word : QString();
}

void Settings::setLanguage(const QString &word)
{
    m_backing.setValue("language"_L1, word);
}

int Settings::textSize() const
{
    constexpr int standard = 100;
    const int percent = m_backing.value("textSize"_L1).toInt();
    return textSizes().contains(percent) ? percent : standard;
}

void Settings::setTextSize(int percent)
{
    m_backing.setValue("textSize"_L1, percent);
}

int Settings::holdTime() const
{
    const int time = m_backing.value("holdTime"_L1).toInt();
    return holdTimes().contains(time) ? time : holdTimes().first();
}

void Settings::setHoldTime(int milliseconds)
{
    m_backing.setValue("holdTime"_L1, milliseconds);
}

bool Settings::sendsOnSecondPress() const
{
    return m_backing.value("send/secondPress"_L1).toBool();
}

void Settings::setSendsOnSecondPress(bool second)
{
    m_backing.setValue("send/secondPress"_L1, second);
}

WireLimits Settings::wireLimits() const
{
    WireLimits limits;
    for (const LimitRow &row : limitTable()) {
        if (const auto value = usable(row, m_backing.value(keyOf(row))))
            setLimit(limits, row.id, *value);
    }
    return limits;
}

void Settings::setWireLimits(const WireLimits &limits)
{
    for (const LimitRow &row : limitTable()) {
        const int value = limitOf(limits, row.id);
        // A default that is not written down follows the program's when that changes.
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
        if (!written.isValid() || usable(row, written))
            continue;
        constexpr qsizetype quoteLength = 60;
        // a list, where somebody wrote a comma
        const QString text = written.toStringList().join(u',');
        faults.append(QCoreApplication::translate(
                          "rc::Settings", "The setting “%2” is “%1”, which is not from %3 to %4. %5 is used instead.")
                          .arg(displayText(text, LineBreaks::Mark, quoteLength), row.word, limitText(row, row.least),
                               limitText(row, row.most), limitText(row, limitOf({}, row.id))));
    }
    return faults;
}

QString settingsFile()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation)).filePath(u"window.ini"_s);
}

} // namespace rc
