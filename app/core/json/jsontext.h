// SPDX-License-Identifier: GPL-3.0-or-later
// Writes JSON by hand where digits and member order must be preserved.
#pragma once

#include <QByteArray>
#include <QString>

namespace rc {

/// `text` as a JSON string with its quotes, UTF-8; controls, U+2028/2029 and lone surrogates are escaped.
[[nodiscard]] QByteArray jsonString(const QString &text);
/// Same, appended to `json`.
void appendJsonString(QByteArray &json, const QString &text);

/// Whether `text` is exactly one number by the JSON grammar (RFC 8259, section 6).
[[nodiscard]] bool isJsonNumber(QStringView text);

/// `json` with every hidden character (C1 controls, directional marks and the like) as \u escapes.
[[nodiscard]] QByteArray withVisibleStrings(const QByteArray &json);

} // namespace rc
