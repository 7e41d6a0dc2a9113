// SPDX-License-Identifier: GPL-3.0-or-later
// Recognizes placeholders: ${API_KEY}, <YOUR_API_KEY>, xxxx. Pure.
#pragma once

#include <QStringView>

namespace rc {

/// Whether `text`, trimmed, is a placeholder rather than a value: a variable of a shell, an editor or a template (${X},
/// ${env:X}, ${X:-y}, $X, %X%, {{X}}, {env:X}), words in angle or square brackets (<your key>), a prompt (YOUR_API_KEY,
/// REPLACE_ME, changeme), or one repeated character (xxxx, ****).
[[nodiscard]] bool isPlaceholder(QStringView text);

/// Whether `text` is in quotation marks, straight or typographic.
[[nodiscard]] bool isQuoted(QStringView text);

} // namespace rc
