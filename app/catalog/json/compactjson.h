// SPDX-License-Identifier: GPL-3.0-or-later
// Serializes a tree as JSON: members in order, numbers with their original digits.
#pragma once

#include "catalog/json/jsontree.h"

namespace rc {

/// `node` without white space.
[[nodiscard]] QByteArray compactJson(const JsonNode &node);

} // namespace rc
