// SPDX-License-Identifier: GPL-3.0-or-later
// Makes outside text safe to show. All of it passes through here before it reaches a widget or a terminal.
#pragma once

#include <QString>

namespace rc {

/// Beyond this many characters a label becomes slow (5 million: 2 s).
constexpr qsizetype defaultDisplayLength = 2000;

enum class LineBreaks {
    Keep,
    Mark
};

/// `text` as plain text with nothing hidden: controls, escapes, directional and zero-width characters, variation
/// selectors, the tags block, private use and lone surrogates appear as visible marks such as ⟨U+202E⟩. Longer texts
/// end in … with the number of omitted characters. Tabs stay; line breaks stay or become ⏎. The result is not rich
/// text: still set Qt::PlainText, and escape it for tooltips.
[[nodiscard]] QString displayText(const QString &text, LineBreaks breaks = LineBreaks::Mark,
                                  qsizetype maxLength = defaultDisplayLength);

/// Same for bytes of unknown encoding: invalid UTF-8 shows as ⟨0xNN⟩.
[[nodiscard]] QString displayBytes(const QByteArray &bytes, LineBreaks breaks = LineBreaks::Mark,
                                   qsizetype maxLength = defaultDisplayLength);

/// Whether displayText() would mark anything but line breaks.
[[nodiscard]] bool hasHiddenText(const QString &text);

} // namespace rc
