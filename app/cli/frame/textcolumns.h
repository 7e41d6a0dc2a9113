// SPDX-License-Identifier: GPL-3.0-or-later
// How much room text takes on a terminal, and text made to fit.
#pragma once

#include <QString>
#include <QStringList>

namespace rc {

/// A letter takes one column, a CJK letter or an emoji two, an accent that stands on another letter none.
[[nodiscard]] qsizetype columnsOf(const QString &text);

/// `text` in at most so many columns, with "…" at its end where something was left out.
[[nodiscard]] QString elidedTo(const QString &text, qsizetype columns);

/// `text` in lines of at most so many columns, broken between words where that is possible. Never empty.
[[nodiscard]] QStringList wrappedTo(const QString &text, qsizetype columns);

} // namespace rc
