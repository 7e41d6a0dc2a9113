// SPDX-License-Identifier: GPL-3.0-or-later
// What pasted names and values mean for a profile.
#pragma once

#include "config/paste/detail/pastedpairs.h"
#include "config/paste/pasteanything.h"

namespace rc {

/// Placeholders are no values: their fields stay as they are, and the reading says so. `isEntry`: the pairs are those
/// of one server, so a key without that server's address is not for the profile.
[[nodiscard]] PasteReading fieldsOf(const PastedPairs &pairs, PastedKind kind, bool isEntry = false);

/// The variable that a placeholder names: ${X}, ${env:X}, $X, $env:X, %X%, {env:X}. "input:x" is what an editor asks
/// for.
[[nodiscard]] QString variableIn(const QString &placeholder);

/// The prefix that the variables in `pairs` share, the likeliest one; nothing when none ends as they do.
/// MYAPP_ and MYAPP are one prefix, whose underscore somebody may have left out; it is told as most of them have it.
[[nodiscard]] std::optional<QString> prefixOf(const QList<PastedPair> &pairs);

/// `name` without that prefix and without an underscore behind it; empty when it begins with another.
[[nodiscard]] QString withoutPrefix(const QString &name, const QString &prefix);

} // namespace rc
