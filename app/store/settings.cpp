// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/settings.h"

#include <QSettings>

using namespace Qt::StringLiterals;

namespace rc {

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

} // namespace rc
