// SPDX-License-Identifier: GPL-3.0-or-later
// Recognizes a pasted text by its first lines, and groups its entries by server, so that keys and names of
// different servers are never mixed.
#pragma once

#include "config/paste/detail/pastedpairs.h"
#include "config/paste/pasteimport.h"

namespace rc {

using PastedReader = PastedPairs (*)(const QString &text);

/// What a text is, and its reader; without one for an address alone and for nothing. `text` has LF line ends.
struct PastedForm
{
    PastedKind kind = PastedKind::Nothing;
    PastedReader read = nullptr;
};
[[nodiscard]] PastedForm pastedForm(const QString &text);
/// Whether the text has requests as they go out: a method and an address, or a path, on a line.
[[nodiscard]] bool isHttp(const QString &text);

/// The catalog of the server with those names at `path`, besides those that are known. Nothing for the two that each
/// tool server has, for one that is known and where there is no room.
[[nodiscard]] std::optional<CatalogKind> pastedCatalog(const QStringList &names, const QString &path,
                                                       const QList<CatalogKind> &known);

/// The profile fields in `pairs`, or those of each of several servers.
[[nodiscard]] PasteResult readingOf(PastedPairs pairs, PastedKind kind);

} // namespace rc
