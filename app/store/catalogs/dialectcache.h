// SPDX-License-Identifier: GPL-3.0-or-later
// The detected dialect of each tool server on disk, with its time.
#pragma once

#include "core/result.h"
#include "core/tool/catalogkind.h"

#include <QList>

#include <optional>

namespace rc {

// `path`: usually dialectCacheFile(). Created on first use.

/// Without expired ones. An unreadable file counts as empty, because dialects can be detected again.
[[nodiscard]] QList<KnownDialect> loadDialects(const QString &path);
/// Replaces the entry of the endpoint; nullopt removes it. Also removes expired ones, and the oldest beyond
/// maxCachedDialects.
[[nodiscard]] Result<void> saveDialect(const QString &path, const QString &endpoint,
                                       const std::optional<KnownDialect> &known);

constexpr qsizetype maxCachedDialects = 200;
constexpr int maxDialectAgeDays = 30;

/// "dialects.json" in the user's data folder for this program.
[[nodiscard]] QString dialectCacheFile();

} // namespace rc
