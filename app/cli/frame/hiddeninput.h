// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a line without echo.
#pragma once

#include "core/result.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace rc {

/// Prompts on standard error and hides the typed text. nullopt after Ctrl-C. Requires canPrompt().
[[nodiscard]] std::optional<QByteArray> readHiddenLine(const QString &prompt);

/// Same with echo. nullopt after Ctrl-C or the end of input.
[[nodiscard]] std::optional<QByteArray> readVisibleLine(const QString &prompt);

/// Reads a secret: readHiddenLine(), or the only line of standard input if that is not a terminal. Canceled for Ctrl-C,
/// BadInput for several lines.
[[nodiscard]] Result<QByteArray> readSecretLine(const QString &prompt);

/// The only line of standard input, without its line break. BadInput if more follows within a moment, or if it exceeds
/// 4096 bytes. Does not wait for a pipe to close.
[[nodiscard]] Result<QByteArray> readSingleLine();

/// Whether the user can be asked: standard input is a terminal.
[[nodiscard]] bool canPrompt();
/// Asks the user, if possible. Only "y" is a yes.
[[nodiscard]] bool askYesNo(const QString &question);

} // namespace rc
