// SPDX-License-Identifier: GPL-3.0-or-later
// Widths of text on a terminal, and fitting text.
#pragma once

#include <QString>
#include <QStringList>

namespace rc {

/// A letter takes one column, a CJK letter or an emoji two, a combining accent none.
[[nodiscard]] qsizetype columnsOf(const QString &text);

/// `text` within `columns`, ending in "…" if truncated.
[[nodiscard]] QString elidedTo(const QString &text, qsizetype columns);

/// `text` in lines of at most `columns`, broken between words if possible. Never empty.
[[nodiscard]] QStringList wrappedTo(const QString &text, qsizetype columns);

} // namespace rc
