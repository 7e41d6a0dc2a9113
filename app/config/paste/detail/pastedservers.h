// SPDX-License-Identifier: GPL-3.0-or-later
// Groups the entries of a text by server, so that keys and names of different servers are never mixed.
#pragma once

#include "config/paste/detail/pastedpairs.h"
#include "config/paste/pasteanything.h"

namespace rc {

/// The catalog of the server with those names at `path`, besides those that are known. Nothing for the two that each
/// tool server has, for one that is known and where there is no room.
[[nodiscard]] std::optional<CatalogKind> pastedCatalog(const QStringList &names, const QString &path,
                                                       const QList<CatalogKind> &known);

/// The profile fields in `pairs`, or those of each of several servers.
[[nodiscard]] PasteReading readingOf(PastedPairs pairs, PastedKind kind);

} // namespace rc
