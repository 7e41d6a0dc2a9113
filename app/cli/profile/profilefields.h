// SPDX-License-Identifier: GPL-3.0-or-later
// What the options of `profile add` and `profile edit` say of a profile.
#pragma once

#include "cli/frame/arguments.h"
#include "core/profile/profile.h"

namespace rc {

/// --resource … --identity-on-ingest; --timeout and --stream-timeout are among the general ones.
[[nodiscard]] QList<OptionRow> profileFieldOptions();

/// `before` with what the options say. An empty value takes away what may be empty. BadInput when the result cannot be
/// used.
[[nodiscard]] Result<Profile> profileWith(const Arguments &arguments, const Profile &before);

/// Whether an option says anything at all.
[[nodiscard]] bool saysAnyField(const Arguments &arguments);

} // namespace rc
