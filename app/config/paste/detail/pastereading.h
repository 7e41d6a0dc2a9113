// SPDX-License-Identifier: GPL-3.0-or-later
// From a pasted text to profile fields: recognizes its kind by its first lines, interprets its names and values, and
// groups its entries by server, so that keys and names of different servers are never mixed.
#pragma once

#include "config/paste/detail/pastedpairs.h"
#include "config/paste/pasteimport.h"

namespace rc {

using PastedReader = PastedPairs (*)(const QString &text);

/// The kind of a text and its reader; null for a bare address and for nothing. `text` has LF line ends.
struct PastedForm
{
    PastedKind kind = PastedKind::Nothing;
    PastedReader read = nullptr;
};
[[nodiscard]] PastedForm pastedForm(const QString &text);
/// Whether the text has raw HTTP requests: a line with a method and an address or a path.
[[nodiscard]] bool isHttp(const QString &text);

/// A new catalog for `path`, named after the path or after `names`. nullopt for the standard paths, for a catalog in
/// `known`, and if `known` is full.
[[nodiscard]] std::optional<CatalogKind> pastedCatalog(const QStringList &names, const QString &path,
                                                       const QList<CatalogKind> &known);

/// The profile fields in `pairs`, or those of each of several servers.
[[nodiscard]] PasteResult readingOf(PastedPairs pairs, PastedKind kind);

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
