// SPDX-License-Identifier: GPL-3.0-or-later
// What the window remembers between runs. Typed; nothing secret.
#pragma once

#include <QByteArray>
#include <QString>

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

private:
    QSettings &m_backing;
};

} // namespace rc
