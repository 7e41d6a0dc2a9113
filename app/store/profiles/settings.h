// SPDX-License-Identifier: GPL-3.0-or-later
// What the program remembers between runs. Typed; nothing secret.
#pragma once

#include "core/profile/wirelimits.h"
#include "core/themechoice.h"

#include <QByteArray>
#include <QSettings>
#include <QStringList>

#include <utility>

namespace rc {

/// One thing that is remembered: `settings.page()` reads it, `settings.page.set(…)` writes it.
template<typename T>
class Setting
{
public:
    /// What was never written, or does not fit, reads as `atFirst`.
    Setting(QSettings &backing, QLatin1StringView key, T atFirst = {}, bool (*fits)(const T &) = nullptr)
        : m_backing(backing)
        , m_key(key)
        , m_atFirst(std::move(atFirst))
        , m_fits(fits)
    {
    }

    [[nodiscard]] T operator()() const
    {
        const QVariant kept = m_backing.value(m_key);
        T value = kept.isValid() ? kept.value<T>() : m_atFirst;
        return !m_fits || m_fits(value) ? value : m_atFirst;
    }
    void set(const T &value) { m_backing.setValue(m_key, value); }

private:
    QSettings &m_backing;
    const QLatin1StringView m_key;
    const T m_atFirst;
    bool (*const m_fits)(const T &);
};

class Settings
{
public:
    /// `backing` outlives this object.
    explicit Settings(QSettings &backing);

    Setting<QByteArray> windowGeometry;
    Setting<QString> page;    ///< check, send, tools, setup; "check" at first
    Setting<QString> profile; ///< the current profile's name, empty at first
    /// Names of profiles that stand first in the picker, in that order.
    Setting<QStringList> pinnedProfiles;
    /// Names of profiles as they were opened, the last one first; a few of them.
    Setting<QStringList> recentProfiles;
    Setting<QString> toolGrouping; ///< a word of catalog/query/toolarrangement.h; empty at first
    Setting<QString> toolOrder;    ///< likewise
    Setting<bool> toolsSideBySide; ///< both catalogs in two lists; false at first
    /// How wide the leading side of the Send page is, in thousandths of both sides; 580 at first.
    Setting<int> sendSplit;
    /// The window's language, one of programLanguages(); empty: the desktop's.
    Setting<QString> language;
    /// Per cent of the desktop's text size, one of textSizes(); 100 at first and for what cannot be used.
    Setting<int> textSize;
    /// How long a button that cannot be taken back has to be held, one of holdTimes(), in milliseconds.
    Setting<int> holdTime;
    /// Whether Ctrl+Enter has to be pressed twice to send; false at first.
    Setting<bool> sendsOnSecondPress;

    [[nodiscard]] ThemeChoice theme() const;
    void setTheme(ThemeChoice theme);
    /// Every limit that was never set, or cannot be used as it stands in the file, has its default.
    [[nodiscard]] WireLimits wireLimits() const;
    void setWireLimits(const WireLimits &limits);
    /// A sentence, translated, for each limit in the file that cannot be used.
    [[nodiscard]] QStringList wireLimitFaults() const;

private:
    QSettings &m_backing;
};

/// The choices, in order; the first of the hold times is the default.
[[nodiscard]] const QList<int> &textSizes();
[[nodiscard]] const QList<int> &holdTimes();

/// window.ini in the user's configuration folder for this program.
[[nodiscard]] QString settingsFile();
/// The same for QSettings, which would wait for a pipe: empty where there is something else than a regular file.
[[nodiscard]] QString settingsFileToOpen();

} // namespace rc
