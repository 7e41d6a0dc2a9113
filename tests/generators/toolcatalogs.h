// SPDX-License-Identifier: GPL-3.0-or-later
// Tool catalogs of our own making, the same in every run: one as large as is taken, and one of everything bad.
#pragma once

#include <QByteArray>

namespace rc {

/// A tools/list result of `count` tools of some 1.5 KB each, as large ones of real servers are: eighty prefixes,
/// annotations of every kind, nested parameters, enums.
[[nodiscard]] QByteArray manyTools(int count);

/// A tools/list result with tools that are no objects or have no name, duplicates, names with line breaks,
/// directional overrides and invisible characters, a description of 1 MiB, markup, schemas of wrong types, with
/// cycles, depth and thousands of properties.
[[nodiscard]] QByteArray badTools();

/// A JSON-RPC answer to the request with this id, in quotes.
[[nodiscard]] QByteArray toolAnswer(const QByteArray &id, const QByteArray &result);

} // namespace rc
