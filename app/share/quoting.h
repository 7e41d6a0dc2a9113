// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as a literal of a language.
#pragma once

#include <QString>

namespace rc {

[[nodiscard]] QString shellQuoted(const QString &text);  ///< POSIX sh: bare when harmless, else in single quotes
[[nodiscard]] QString dotenvQuoted(const QString &text); ///< for a .env line
[[nodiscard]] QString pythonQuoted(const QString &text);
[[nodiscard]] QString nodeQuoted(const QString &text);

} // namespace rc
