// SPDX-License-Identifier: GPL-3.0-or-later
// Reads typed lines, standard input and files named by options.
#pragma once

#include "core/result.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace rc {

enum class Echo {
    No,
    Yes
};

/// Prompts on standard error and reads a typed line. nullopt after Ctrl-C or the end of input. Requires canPrompt().
[[nodiscard]] std::optional<QByteArray> readTypedLine(const QString &prompt, Echo echo);

/// Reads a secret: a line typed without echo, or the only line of standard input if that is not a terminal. Canceled
/// for Ctrl-C, BadInput for several lines.
[[nodiscard]] Result<QByteArray> readSecretLine(const QString &prompt);

/// The only line of standard input, without its line break. BadInput if more follows within a moment, or if it exceeds
/// 4096 bytes. Does not wait for a pipe to close.
[[nodiscard]] Result<QByteArray> readSingleLine();

/// Whether the user can be asked: standard input is a terminal.
[[nodiscard]] bool canPrompt();
/// Asks the user, if possible. Only "y" is a yes.
[[nodiscard]] bool askYesNo(const QString &question);

/// All of a regular file, of standard input for "-", or of a pipe opened by the shell; BadInput if it exceeds `cap`
/// bytes.
[[nodiscard]] Result<QByteArray> inputFile(const QString &path, qint64 cap);

} // namespace rc
