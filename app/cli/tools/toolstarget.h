// SPDX-License-Identifier: GPL-3.0-or-later
// Which tool endpoints a command asks.
#pragma once

#include "cli/frame/arguments.h"
#include "core/tool/catalogkind.h"

namespace rc {

class CommandProfile;

/// What the option --catalog takes, whatever the profile.
[[nodiscard]] QStringList catalogWords();
/// Of the option --catalog: one or more of the profile's, or one more as NAME=PATH. All of the profile's without it.
[[nodiscard]] Result<QList<CatalogKind>> catalogsOf(const Arguments &arguments, const Profile &profile);
/// catalogsOf() of the command's profile. After prepare(); an error when there is no tool server that can be asked.
[[nodiscard]] Result<QList<CatalogKind>> catalogsToAsk(const Arguments &arguments, const CommandProfile &open);

} // namespace rc
