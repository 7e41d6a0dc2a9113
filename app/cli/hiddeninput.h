// SPDX-License-Identifier: GPL-3.0-or-later
// A line typed without being seen.
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace rc {

/// The first line of standard input. On a terminal it asks with `prompt` on standard error and shows nothing of what is
/// typed. Nothing when Ctrl-C was pressed at the prompt.
[[nodiscard]] std::optional<QByteArray> hiddenLine(const QString &prompt);

/// Whether a person can be asked: standard input is a terminal.
[[nodiscard]] bool canAsk();

} // namespace rc
