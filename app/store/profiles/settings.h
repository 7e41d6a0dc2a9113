// SPDX-License-Identifier: GPL-3.0-or-later
// What the program remembers between runs. Typed; nothing secret.
#pragma once

#include "core/profile/wirelimits.h"
#include "core/themechoice.h"

#include <QByteArray>
#include <QStringList>

class QSettings;

namespace rc {

/// A getter and a setter for each thing, which is why there are many.
class Settings
{
public:
    /// `backing` outlives this object.
    explicit Settings(QSettings &backing);

    [[nodiscard]] QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray &geometry);
    [[nodiscard]] QString page() const; ///< check, send, tools, setup; "check" at first
    void setPage(const QString &page);
    [[nodiscard]] QString profile() const; ///< the current profile's name, empty at first
    void setProfile(const QString &name);
    /// Names of profiles that stand first in the picker, in that order.
    [[nodiscard]] QStringList pinnedProfiles() const;
    void setPinnedProfiles(const QStringList &names);
    /// Names of profiles as they were opened, the last one first; a few of them.
    [[nodiscard]] QStringList recentProfiles() const;
    void setRecentProfiles(const QStringList &names);
    [[nodiscard]] ThemeChoice theme() const;
    void setTheme(ThemeChoice theme);
    [[nodiscard]] QString toolGrouping() const; ///< a word of catalog/query/toolarrangement.h; empty at first
    void setToolGrouping(const QString &word);
    [[nodiscard]] QString toolOrder() const; ///< likewise
    void setToolOrder(const QString &word);
    [[nodiscard]] bool toolsSideBySide() const; ///< both catalogs in two lists; false at first
    void setToolsSideBySide(bool sideBySide);
    /// How wide the leading side of the Send page is, in thousandths of both sides; 580 at first.
    [[nodiscard]] int sendSplit() const;
    void setSendSplit(int thousandths);
    /// Whether the stopwatch of a drill stays above other windows; true at first.
    [[nodiscard]] bool stopwatchOnTop() const;
    void setStopwatchOnTop(bool onTop);
    [[nodiscard]] QByteArray stopwatchGeometry() const;
    void setStopwatchGeometry(const QByteArray &geometry);
    /// The window's language, one of programLanguages(); empty: the desktop's.
    [[nodiscard]] QString language() const;
    void setLanguage(const QString &word);
    /// Per cent of the desktop's text size, one of textSizes(); 100 at first and for what cannot be used.
    [[nodiscard]] int textSize() const;
    void setTextSize(int percent);
    /// How long a button that cannot be taken back has to be held, one of holdTimes(), in milliseconds.
    [[nodiscard]] int holdTime() const;
    void setHoldTime(int milliseconds);
    /// Whether Ctrl+Enter has to be pressed twice to send; false at first.
    [[nodiscard]] bool sendsOnSecondPress() const;
    void setSendsOnSecondPress(bool second);
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

} // namespace rc
