// SPDX-License-Identifier: GPL-3.0-or-later
// Readers of quoted text, written from the languages' rules and not from our quoting, to hold it to a round trip.
#pragma once

#include <QString>

#include <optional>

namespace rc::fuzz {

/// The one word that POSIX sh makes of `source`; nothing when it would be none, several, or run or expand something.
[[nodiscard]] std::optional<QString> readShellWord(const QString &source);

/// The text of a Python 3 string literal in double quotes; nothing when it is none.
[[nodiscard]] std::optional<QString> readPythonLiteral(const QString &source);

/// The text of a JavaScript string literal in double quotes; nothing when it is none.
[[nodiscard]] std::optional<QString> readNodeLiteral(const QString &source);

} // namespace rc::fuzz
