// SPDX-License-Identifier: GPL-3.0-or-later
// JSON values written in one spelling.
#pragma once

#include "core/json/jsontape.h"

#include <QByteArray>

namespace rc {

/// `value` without white space and with few escapes: members in order, numbers with their original digits; null for
/// None.
[[nodiscard]] QByteArray compactJson(JsonValue value);
/// A string unquoted, anything else as compact JSON.
[[nodiscard]] QString textOrJson(JsonValue value);

/// The same form for all spellings of a value: members sorted, no white space, minimal escapes, numbers by value (1,
/// 1.0 and 10e-1 are the same). Elements keep their order except in `required` and `type`, which are sets in a JSON
/// schema.
[[nodiscard]] QByteArray canonicalJson(JsonValue value);
[[nodiscard]] QByteArray canonicalJson(const QByteArray &json); ///< null for bytes that jsonFault() refuses
/// Same for a value that is not a schema, where the order of elements always counts.
[[nodiscard]] QByteArray canonicalValue(JsonValue value);

} // namespace rc
