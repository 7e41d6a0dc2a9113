// SPDX-License-Identifier: GPL-3.0-or-later
// Reads quoted text by the rules of each language and independently of our quoting, to check the round trip.
#pragma once

#include <QString>

#include <optional>

namespace rc::fuzz {

/// The single word that POSIX sh reads from `source`; empty if there is no word or several, or if the shell would run
/// or expand something.
[[nodiscard]] std::optional<QString> readShellWord(const QString &source);

/// The text of a Python 3 string literal in double quotes; empty if `source` is not one.
[[nodiscard]] std::optional<QString> readPythonLiteral(const QString &source);

/// The text of a JavaScript string literal in double quotes; empty if `source` is not one.
[[nodiscard]] std::optional<QString> readNodeLiteral(const QString &source);

} // namespace rc::fuzz
