// SPDX-License-Identifier: GPL-3.0-or-later
// Interprets pasted names and values as profile fields.
#pragma once

#include "config/paste/detail/pastedpairs.h"
#include "config/paste/pasteimport.h"

namespace rc {

/// Placeholders are not values: their fields stay unchanged, with a note. `isEntry`: the pairs belong to one server, so
/// a key without that server's address is not for the profile.
[[nodiscard]] PasteResult fieldsOf(const PastedPairs &pairs, PastedKind kind, bool isEntry = false);

/// Refuses a key that could be for either of two servers.
void dropAmbiguousKey(PasteResult &reading);

/// The variable in a placeholder: ${X}, ${env:X}, $X, $env:X, %X%, {env:X}. "input:x" is a prompt of an editor.
[[nodiscard]] QString variableIn(const QString &placeholder);

/// The most likely common prefix of the variables in `pairs`; nullopt if none has a known ending. MYAPP_ and MYAPP are
/// the same prefix, because users may omit the underscore; returns the more frequent spelling.
[[nodiscard]] std::optional<QString> prefixOf(const QList<PastedPair> &pairs);

/// `name` without that prefix and an underscore after it; empty if it has another prefix.
[[nodiscard]] QString withoutPrefix(const QString &name, const QString &prefix);

} // namespace rc
