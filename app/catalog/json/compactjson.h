// SPDX-License-Identifier: GPL-3.0-or-later
// A tree back as JSON: members in their order, numbers with the digits that were sent.
#pragma once

#include "catalog/json/jsontree.h"

namespace rc {

/// `node` without white space.
[[nodiscard]] QByteArray compactJson(const JsonNode &node);

} // namespace rc
