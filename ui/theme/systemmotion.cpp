// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/systemmotion.h"

#include "ui/theme/portalsetting.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

const std::array<MotionSetting, motionSettingCount> &motionSettings()
{
    static const std::array<MotionSetting, motionSettingCount> table{{
        {"org.freedesktop.appearance", "reduced-motion", [](const QVariant &value) { return value.toUInt() == 1; }},
        {"org.gnome.desktop.interface", "enable-animations", [](const QVariant &value) { return !value.toBool(); }},
        {"org.kde.kdeglobals.KDE", "AnimationDurationFactor",
         [](const QVariant &value) {
             bool isNumber = false;
             const double factor = value.toDouble(&isNumber);
             return isNumber && factor <= 0;
         }},
    }};
    return table;
}

void SystemMotion::ask()
{
    for (std::size_t i = 0; i < motionSettingCount; ++i) {
        const MotionSetting &row = motionSettings().at(i);
        auto *setting = new PortalSetting(QString::fromLatin1(row.group), QString::fromLatin1(row.key), this);
        connect(setting, &PortalSetting::told, this, [this, i](const QVariant &value) {
            m_isStill.at(i) = motionSettings().at(i).isStill(value);
            emit reduced(std::any_of(m_isStill.cbegin(), m_isStill.cend(), [](bool is) { return is; }));
        });
        setting->ask();
    }
}

} // namespace rc

#include "moc_systemmotion.cpp"
