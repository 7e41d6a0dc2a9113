// SPDX-License-Identifier: GPL-3.0-or-later
// JSON as the RFC has it, and nothing more lenient. Values are handed out as the bytes that were sent.
#pragma once

#include "core/result.h"

#include <QByteArray>
#include <QJsonObject>
#include <QList>
#include <QPair>

#include <optional>

namespace rc {

constexpr int maxJsonDepth = 512; ///< a tool's schema may be 200 deep; what walks a value goes as deep as it is

/// Nothing if `json` is one whole JSON value: valid UTF-8, no duplicate keys, no raw control characters, no lone
/// surrogates, no BOM, no text after it, depth at most maxJsonDepth. Otherwise NotJson with what and at which byte.
[[nodiscard]] std::optional<Error> jsonFault(const QByteArray &json);

// The rest reads one thing out of a small document. Who wants more than one of a large one uses JsonTape. Of bytes that
// jsonFault() refuses there is nothing.

/// The raw bytes of a member's value, white space trimmed; nothing when `object` is no object or has no such member.
[[nodiscard]] std::optional<QByteArray> jsonMember(const QByteArray &object, const QString &key);
/// The raw bytes of each element; nothing when `array` is no array.
[[nodiscard]] std::optional<QList<QByteArray>> jsonElements(const QByteArray &array);
/// The members in order, keys decoded; nothing when `object` is no object.
[[nodiscard]] std::optional<QList<QPair<QString, QByteArray>>> jsonMembers(const QByteArray &object);
/// The text of a JSON string value; nothing when it is no string.
[[nodiscard]] std::optional<QString> jsonText(const QByteArray &value);
[[nodiscard]] std::optional<bool> jsonBool(const QByteArray &value);
/// `value` with two spaces per depth; order, digits and escapes stay as sent. Bytes that are no JSON stay as they are.
[[nodiscard]] QByteArray jsonIndented(const QByteArray &value);

} // namespace rc
