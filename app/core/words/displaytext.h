// SPDX-License-Identifier: GPL-3.0-or-later
// Outside text made safe to show: the one function it passes before it meets a widget or a terminal.
#pragma once

#include <QString>

namespace rc {

/// Beyond this many characters a label becomes slow (5 million: 2 s).
constexpr qsizetype defaultDisplayLength = 2000;

enum class LineBreaks {
    Keep,
    Mark
};

/// `text` as plain text in which nothing is hidden: controls, escapes, directional and zero-width characters, variation
/// selectors, the tags block, private use and lone surrogates appear as visible marks such as ⟨U+202E⟩; longer texts
/// end in … with the number of characters left out. Tab stays; line breaks stay or become ⏎. The result is not rich
/// text: set Qt::PlainText all the same, and escape it for tooltips.
[[nodiscard]] QString displayText(const QString &text, LineBreaks breaks = LineBreaks::Mark,
                                  qsizetype maxLength = defaultDisplayLength);

/// The same for bytes of unknown encoding: invalid UTF-8 shows as ⟨0xNN⟩.
[[nodiscard]] QString displayBytes(const QByteArray &bytes, LineBreaks breaks = LineBreaks::Mark,
                                   qsizetype maxLength = defaultDisplayLength);

/// Whether displayText() would mark anything but line breaks.
[[nodiscard]] bool hasHiddenText(const QString &text);

} // namespace rc
