// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as a literal of a language.
#pragma once

#include <QString>

namespace rc {

/// POSIX sh: bare when harmless, else in single quotes. A NUL or a lone surrogate has no way through a shell.
[[nodiscard]] QString shellQuoted(const QString &text);
/// A header as one argument of curl. Bytes beyond ASCII go through printf, because a script is UTF-8 and a header is
/// Latin-1.
[[nodiscard]] QString shellHeader(const QString &name, const QByteArray &value);
/// The format of printf for a line of curl's -H @-: "NAME: %s", whatever the name of the header is.
[[nodiscard]] QString printfHeader(const QString &name);
/// The same for "Authorization: Bearer %s".
[[nodiscard]] QString printfBearer();
/// A whole command that prints the header of a code-hosting token, which stands in <prefix>CODE_HOSTING_TOKEN.
[[nodiscard]] QString printfToken(const QString &prefix);
/// In single quotes, where PowerShell expands nothing; each quote that it takes for one (also the curly ones) is
/// doubled.
[[nodiscard]] QString powerShellQuoted(const QString &text);
/// Unseen characters (controls, directional marks, lone surrogates) are written as escapes.
[[nodiscard]] QString pythonQuoted(const QString &text);
[[nodiscard]] QString nodeQuoted(const QString &text);

} // namespace rc
