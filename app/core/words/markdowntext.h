// SPDX-License-Identifier: GPL-3.0-or-later
// Outside text in a Markdown document: it stays text, whatever it looks like.
#pragma once

#include <QString>

namespace rc {

/// On one line, made safe to display, also within a table; never at the beginning of a line.
[[nodiscard]] QString markdownText(const QString &text);
/// Short text in code, on one line.
[[nodiscard]] QString markdownCode(const QString &text);
/// A code block whose fence is longer than any run of backticks in `text`, which is safe to display already.
[[nodiscard]] QString markdownCodeBlock(const QString &text, const QString &language);

} // namespace rc
