// SPDX-License-Identifier: GPL-3.0-or-later
// What the program remembers between runs. Typed; nothing secret.
#pragma once

#include "core/wirelimits.h"

#include <QByteArray>
#include <QStringList>

class QSettings;

namespace rc {

enum class ThemeChoice {
    System,
    Light,
    Dark
};

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
    [[nodiscard]] ThemeChoice theme() const;
    void setTheme(ThemeChoice theme);
    [[nodiscard]] QString toolGrouping() const; ///< a word of insight/toolarrangement.h; empty at first
    void setToolGrouping(const QString &word);
    [[nodiscard]] QString toolOrder() const; ///< likewise
    void setToolOrder(const QString &word);
    [[nodiscard]] bool toolsSideBySide() const; ///< both catalogs in two lists; false at first
    void setToolsSideBySide(bool sideBySide);
    /// Every limit that was never set, or cannot be used as it stands in the file, has its default.
    [[nodiscard]] WireLimits wireLimits() const;
    void setWireLimits(const WireLimits &limits);
    /// A sentence, translated, for each limit in the file that cannot be used.
    [[nodiscard]] QStringList wireLimitFaults() const;

private:
    QSettings &m_backing;
};

/// window.ini in the user's configuration folder for this program.
[[nodiscard]] QString settingsFile();

} // namespace rc
