// SPDX-License-Identifier: GPL-3.0-or-later
// Quotes any text as a literal of a language.
#pragma once

#include <QString>

namespace rc {

/// POSIX sh: bare if harmless, else in single quotes. A shell cannot pass a NUL or a lone surrogate.
[[nodiscard]] QString shellQuoted(const QString &text);
/// A header as one argument of curl. Non-ASCII bytes go through printf, because a script is UTF-8 and a header is
/// Latin-1.
[[nodiscard]] QString shellHeader(const QString &name, const QByteArray &value);
/// A printf format for a line of curl's -H @-: "NAME: %s", valid for any header name.
[[nodiscard]] QString printfHeader(const QString &name);
/// Same for "Authorization: Bearer %s".
[[nodiscard]] QString printfBearer();
/// A complete command that prints the header with the token from this variable.
[[nodiscard]] QString printfToken(const QString &variable);
/// In single quotes, where PowerShell expands nothing; doubles every quote that it accepts, including curly ones.
[[nodiscard]] QString powerShellQuoted(const QString &text);
/// Writes invisible characters (controls, directional marks, lone surrogates) as escapes.
[[nodiscard]] QString pythonQuoted(const QString &text);
[[nodiscard]] QString nodeQuoted(const QString &text);

} // namespace rc
