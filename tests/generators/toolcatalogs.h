// SPDX-License-Identifier: GPL-3.0-or-later
// Generated tool catalogs that are the same in every run: one of the largest accepted size, and one with every defect.
#pragma once

#include <QByteArray>

namespace rc {

/// A tools/list result of `count` tools of about 1.5 KB each, like large ones of real servers: eighty prefixes,
/// annotations of every kind, nested parameters, enums.
[[nodiscard]] QByteArray manyTools(int count);

/// A tools/list result with tools that are not objects or have no name, duplicates, names with line breaks, directional
/// overrides and invisible characters, a description of 1 MiB, markup, and schemas of wrong types, with cycles, great
/// depth and thousands of properties.
[[nodiscard]] QByteArray badTools();

/// A JSON-RPC answer to the request with this id, which includes its quotes.
[[nodiscard]] QByteArray toolResponse(const QByteArray &id, const QByteArray &result);

} // namespace rc
