// SPDX-License-Identifier: GPL-3.0-or-later
// Imports an environment into a profile, and exports a profile to an environment. Both handle the key separately.
#pragma once

#include "core/key/secret.h"
#include "core/profile/profile.h"
#include "environment/environmentvariables.h"

#include <optional>

namespace rc {

struct EnvironmentImport
{
    Profile profile;     ///< with the imported values
    QStringList fields;  ///< changed fields, by their name in the form
    QStringList ignored; ///< variables with invalid values, by name
    Secret key;          ///< the environment's key, if it is valid and differs from the profile's
};

/// Values are read like in compareEnvironment(): without surrounding quotes and spaces, booleans and levels as in the
/// SDKs. Unset or empty variables change nothing. An email without a username replaces the username, as in a pasted
/// text. Ignores a value that contains a key.
///
/// `key`: the profile's key; empty if there is none. `keyIsKnown`: whether that is certain; otherwise no key is
/// returned.
[[nodiscard]] EnvironmentImport importEnvironment(const Profile &profile, const Secret &key, bool keyIsKnown,
                                                  const EnvironmentVariables &environment, const QString &prefix);

/// The value of the variable `name` (with `prefix`) that makes a program behave like `profile`. nullopt for the key,
/// for unknown names, and for fields that the profile leaves empty.
[[nodiscard]] std::optional<QString> environmentValue(const Profile &profile, const QString &prefix,
                                                      const QString &name);

/// Whether the variable holds the key.
[[nodiscard]] bool isKeyVariable(const QString &prefix, const QString &name);

} // namespace rc
