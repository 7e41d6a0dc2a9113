// SPDX-License-Identifier: GPL-3.0-or-later
// The detected dialect of each tool server on disk, with its time.
#pragma once

#include "core/result.h"
#include "core/tool/catalogkind.h"
#include "store/files/jsonfile.h"

#include <QList>

namespace rc {

class DialectCache
{
public:
    /// `path`: usually dialectCacheFile(). Created on first use.
    explicit DialectCache(QString path);

    /// Without expired ones. An unreadable file counts as empty, because dialects can be detected again.
    [[nodiscard]] QList<KnownDialect> load() const;
    /// Replaces the entry of the endpoint; nullopt removes it. Also removes expired ones, and the oldest beyond
    /// maxCachedDialects.
    [[nodiscard]] Result<void> save(const QString &endpoint, const std::optional<KnownDialect> &known) const;

private:
    JsonFile m_file;
};

constexpr qsizetype maxCachedDialects = 200;
constexpr int maxDialectAgeDays = 30;

/// "dialects.json" in the user's data folder for this program.
[[nodiscard]] QString dialectCacheFile();

} // namespace rc
