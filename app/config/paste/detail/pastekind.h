// SPDX-License-Identifier: GPL-3.0-or-later
// Recognizes a pasted text by its first lines, and groups its entries by server, so that keys and names of
// different servers are never mixed.
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

} // namespace rc
