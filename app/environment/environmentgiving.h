// SPDX-License-Identifier: GPL-3.0-or-later
// What an environment would have to say to be as a profile: the other direction of environmenttaking.h.
#pragma once

#include "core/profile/profile.h"

#include <QString>

#include <optional>

namespace rc {

/// The value that the variable `name` (with `prefix`) has for a program that is to do as `profile` does. Nothing for
/// the key, which no profile has, for a name that is none of the settings, and for what the profile leaves empty.
[[nodiscard]] std::optional<QString> environmentValue(const Profile &profile, const QString &prefix,
                                                      const QString &name);

/// Whether the variable is for the key.
[[nodiscard]] bool isForKey(const QString &prefix, const QString &name);

} // namespace rc
