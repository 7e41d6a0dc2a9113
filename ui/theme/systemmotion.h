// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the desktop asks for reduced motion.
#pragma once

#include <QObject>
#include <QVariant>

#include <array>

namespace rc {

/// A setting that can ask for it, as desktops name it.
struct MotionSetting
{
    const char *group;
    const char *key;
    bool (*isStill)(const QVariant &value);
};
constexpr std::size_t motionSettingCount = 3;
[[nodiscard]] const std::array<MotionSetting, motionSettingCount> &motionSettings();

/// Any of them is enough.
class SystemMotion : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// For use after the first paint.
    void ask();

signals:
    void reduced(bool isReduced);

private:
    std::array<bool, motionSettingCount> m_isStill{};
};

} // namespace rc
