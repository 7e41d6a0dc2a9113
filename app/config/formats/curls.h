// SPDX-License-Identifier: GPL-3.0-or-later
// curl for the tool endpoints: asks for the list of tools.
#pragma once

#include "config/formats/keytext.h"
#include "core/profile/profile.h"
#include "core/result.h"
#include "core/tool/toolcatalog.h"

namespace rc {

/// BadInput when the profile has no tool server or something that no header can carry.
[[nodiscard]] Result<QString> toolsCurl(const Profile &profile, const CatalogKind &kind, const KeyText &key);

} // namespace rc
