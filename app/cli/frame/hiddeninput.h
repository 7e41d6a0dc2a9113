// SPDX-License-Identifier: GPL-3.0-or-later
// A line typed without being seen.
#pragma once

#include "core/result.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace rc {

/// Asks on the terminal with `prompt`, on standard error, and shows nothing of what is typed. Nothing when Ctrl-C was
/// pressed. Where canAsk().
[[nodiscard]] std::optional<QByteArray> hiddenLine(const QString &prompt);

/// The same for a line that is seen while it is typed. Nothing when Ctrl-C was pressed or the input ended.
[[nodiscard]] std::optional<QByteArray> seenLine(const QString &prompt);

/// A secret: hiddenLine(), or the one line of standard input where that is no terminal. Cancelled for Ctrl-C, BadInput
/// when there is more than one line.
[[nodiscard]] Result<QByteArray> secretLine(const QString &prompt);

/// The one line of standard input, without its line break. BadInput when there is more, also a moment later, and when
/// it is longer than 4096 bytes. Whoever keeps a pipe open behind the line is not waited for.
[[nodiscard]] Result<QByteArray> onlyLineOfStandardInput();

/// Whether a person can be asked: standard input is a terminal.
[[nodiscard]] bool canAsk();

} // namespace rc
