// SPDX-License-Identifier: GPL-3.0-or-later
// Typed settings stored between runs; nothing secret.
#pragma once

#include "core/profile/wirelimits.h"
#include "core/themechoice.h"

#include <QByteArray>
#include <QSettings>
#include <QStringList>

#include <utility>

namespace rc {

/// A setting: `settings.page()` reads it, `settings.page.set(…)` writes it.
template<typename T>
class Setting
{
public:
    /// A missing or invalid value reads as `defaultValue`.
    Setting(QSettings &backing, QLatin1StringView key, T defaultValue = {}, bool (*isValid)(const T &) = nullptr)
        : m_backing(backing)
        , m_key(key)
        , m_defaultValue(std::move(defaultValue))
        , m_isValid(isValid)
    {
    }

    [[nodiscard]] T operator()() const
    {
        const QVariant stored = m_backing.value(m_key);
        T value = stored.isValid() ? stored.value<T>() : m_defaultValue;
        return !m_isValid || m_isValid(value) ? value : m_defaultValue;
    }
    void set(const T &value) { m_backing.setValue(m_key, value); }

private:
    QSettings &m_backing;
    const QLatin1StringView m_key;
    const T m_defaultValue;
    bool (*const m_isValid)(const T &);
};

class Settings
{
public:
    /// `backing` must outlive this object.
    explicit Settings(QSettings &backing);

    Setting<QByteArray> windowGeometry;
    Setting<QString> page;      ///< check, send, tools, setup; default: "check"
    Setting<QString> profile;   ///< the current profile's name; default: empty
    Setting<QString> toolOrder; ///< a word of catalog/query/toolquery.h; default: empty
    /// The window's language, one of programLanguages(); empty: the desktop's.
    Setting<QString> language;
    /// Percent of the desktop's text size, one of textSizes(); default, also for invalid values: 100.
    Setting<int> textSize;
    /// How long a button for an irreversible action must be held, one of holdTimes(), in milliseconds.
    Setting<int> holdTime;
    /// Whether Ctrl+Enter must be pressed twice to send; default: false.
    Setting<bool> sendsOnSecondPress;

    [[nodiscard]] ThemeChoice theme() const;
    void setTheme(ThemeChoice theme);
    /// Limits that are missing or invalid in the file have their default.
    [[nodiscard]] WireLimits wireLimits() const;
    void setWireLimits(const WireLimits &limits);
    /// A translated sentence for each invalid limit in the file.
    [[nodiscard]] QStringList wireLimitFaults() const;

private:
    QSettings &m_backing;
};

/// The choices in order; the first hold time is the default.
[[nodiscard]] const QList<int> &textSizes();
[[nodiscard]] const QList<int> &holdTimes();

/// window.ini in the user's configuration folder for this program.
[[nodiscard]] QString settingsFile();
/// For QSettings, which would block on a pipe or read without end: empty unless it is a regular file of a usual size.
[[nodiscard]] QString settingsFileToOpen();

} // namespace rc
