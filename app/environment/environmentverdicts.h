// SPDX-License-Identifier: GPL-3.0-or-later
// The judgement on one variable beside one value of a profile.
#pragma once

#include "core/key/secret.h"
#include "core/profile/profile.h"
#include "environment/environmentcomparison.h"

#include <optional>

namespace rc {

/// What is said of a value; the row's names and places are filled in by others.
struct EnvironmentVerdict
{
    EnvironmentMark mark = EnvironmentMark::Equal;
    QString verdict;
    QString next;
};

/// What is odd about `value` however it is meant: quotes inside, spaces at an end, characters that are not seen.
[[nodiscard]] std::optional<EnvironmentVerdict> oddity(const QString &value);

/// Without the oddities: what a careful reader would take.
[[nodiscard]] QString withoutOddities(const QString &value);

[[nodiscard]] EnvironmentVerdict resourceVerdict(const QString &value, const QString &profiles);
[[nodiscard]] EnvironmentVerdict toolServerVerdict(const QString &value, const QString &profiles);
[[nodiscard]] EnvironmentVerdict textVerdict(const QString &value, const QString &profiles);
[[nodiscard]] EnvironmentVerdict levelVerdict(const QString &value, const Profile &profile);
[[nodiscard]] EnvironmentVerdict debugVerdict(const QString &value, bool profiles);
[[nodiscard]] EnvironmentVerdict keyVerdict(const Secret &key, const Secret &profiles, KeyState state);

/// How the SDKs read a flag: true by 1 true t yes y on, in any letter case; nothing for a word that is neither that nor
/// a usual way to say no.
[[nodiscard]] std::optional<bool> flagFrom(const QString &value);

} // namespace rc
