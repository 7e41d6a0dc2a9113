// SPDX-License-Identifier: GPL-3.0-or-later
// Strict RFC 8259 JSON. Values are returned as the bytes sent.
#pragma once

#include "core/result.h"

#include <QByteArray>
#include <QJsonObject>
#include <QList>
#include <QPair>

#include <optional>

namespace rc {

constexpr int maxJsonDepth = 512; ///< tool schemas may be 200 deep, and recursive readers go as deep as the value

/// Nothing if `json` is one whole JSON value: valid UTF-8, no duplicate keys, no raw control characters, no lone
/// surrogates, no BOM, no text after it, depth at most maxJsonDepth. Otherwise NotJson with what and at which byte.
[[nodiscard]] std::optional<Error> jsonFault(const QByteArray &json);

// The functions below read one value from a small document. Use JsonTape to read several from a large one. They return
// nothing for bytes that jsonFault() refuses.

/// The raw bytes of a member's value, trimmed; nullopt if `object` is not an object or has no such member.
[[nodiscard]] std::optional<QByteArray> jsonMember(const QByteArray &object, const QString &key);
/// The raw bytes of each element; nullopt if `array` is not an array.
[[nodiscard]] std::optional<QList<QByteArray>> jsonElements(const QByteArray &array);
/// The members in order, keys decoded; nullopt if `object` is not an object.
[[nodiscard]] std::optional<QList<QPair<QString, QByteArray>>> jsonMembers(const QByteArray &object);
/// The text of a JSON string; nullopt if it is not one.
[[nodiscard]] std::optional<QString> jsonText(const QByteArray &value);
[[nodiscard]] std::optional<bool> jsonBool(const QByteArray &value);
/// `value` indented by two spaces per level; order, digits and escapes are preserved. Invalid JSON is returned
/// unchanged.
[[nodiscard]] QByteArray jsonIndented(const QByteArray &value);

} // namespace rc
