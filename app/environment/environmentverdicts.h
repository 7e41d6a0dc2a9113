// SPDX-License-Identifier: GPL-3.0-or-later
// Judges one variable against a value of a profile.
#pragma once

#include "core/key/secret.h"
#include "core/profile/profile.h"
#include "environment/environmentcomparison.h"

#include <optional>

namespace rc {

/// The verdict on a value; the row's name and position are set elsewhere.
struct EnvironmentVerdict
{
    EnvironmentMark mark = EnvironmentMark::Equal;
    QString verdict;
    QString next;
};

/// Oddities of `value` itself: quotes, spaces at an end, invisible characters.
[[nodiscard]] std::optional<EnvironmentVerdict> oddity(const QString &value);

/// Without the oddities, as a tolerant reader would read it.
[[nodiscard]] QString withoutOddities(const QString &value);

[[nodiscard]] EnvironmentVerdict resourceVerdict(const QString &value, const QString &profiles);
[[nodiscard]] EnvironmentVerdict toolServerVerdict(const QString &value, const QString &profiles);
[[nodiscard]] EnvironmentVerdict textVerdict(const QString &value, const QString &profiles);
[[nodiscard]] EnvironmentVerdict levelVerdict(const QString &value, const Profile &profile);
[[nodiscard]] EnvironmentVerdict debugVerdict(const QString &value, bool profiles);
[[nodiscard]] EnvironmentVerdict keyVerdict(const Secret &key, const Secret &profiles, KeyState state);

/// Reads a flag as in the SDKs: true for 1 true t yes y on, ignoring case; nullopt unless it is one of these or a usual
/// word for false.
[[nodiscard]] std::optional<bool> flagFrom(const QString &value);

} // namespace rc
