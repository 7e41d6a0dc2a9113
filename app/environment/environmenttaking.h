// SPDX-License-Identifier: GPL-3.0-or-later
// The values of an environment in the fields of a profile, and those of a profile for an environment. The key is apart
// from both.
#pragma once

#include "core/key/secret.h"
#include "core/profile/profile.h"
#include "environment/environmentvariables.h"

#include <optional>

namespace rc {

struct EnvironmentTaking
{
    Profile profile;     ///< with what could be taken
    QStringList fields;  ///< those that are others now, as the form names them
    QStringList leftOut; ///< variables whose values fit no field, by name
    Secret key;          ///< the environment's, when it can be used and is another than the profile's; in no field
};

/// Values are read as compareEnvironment() reads them: without quotes and spaces around, booleans and levels as the
/// SDKs do. What is not set, or empty, changes nothing. An e-mail address without a user name takes the place of the
/// user name, as it does in a pasted text. A value with a key in it is left out.
///
/// `key`: of the profile; empty when there is none. `keyIsKnown`: whether that is certain; without it no key is given.
[[nodiscard]] EnvironmentTaking takeEnvironment(const Profile &profile, const Secret &key, bool keyIsKnown,
                                                const EnvironmentVariables &environment, const QString &prefix);

/// The value of the variable `name` (with `prefix`) for a program that is to do as `profile` does. Nothing for the key,
/// for a name that is none of the settings, and for what the profile leaves empty.
[[nodiscard]] std::optional<QString> environmentValue(const Profile &profile, const QString &prefix,
                                                      const QString &name);

/// Whether the variable is for the key.
[[nodiscard]] bool isForKey(const QString &prefix, const QString &name);

} // namespace rc
