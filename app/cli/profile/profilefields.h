// SPDX-License-Identifier: GPL-3.0-or-later
// The fields set by the options of `profile add` and `profile edit`.
#pragma once

#include "cli/frame/arguments.h"
#include "core/profile/profile.h"

namespace rc {

/// --resource … --identity-on-ingest; --timeout and --stream-timeout are general options.
[[nodiscard]] QList<OptionRow> profileFieldOptions();

/// `before` with the options applied. An empty value clears an optional field. BadInput if the result is invalid.
[[nodiscard]] Result<Profile> profileWith(const Arguments &arguments, const Profile &before);

/// Whether any field option is given.
[[nodiscard]] bool saysAnyField(const Arguments &arguments);

} // namespace rc
