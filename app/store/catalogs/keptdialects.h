// SPDX-License-Identifier: GPL-3.0-or-later
// Which dialect each tool server was seen to speak, on disk, with the time.
#pragma once

#include "core/result.h"
#include "core/tool/dialect.h"

#include <QList>

namespace rc {

class KeptDialects
{
public:
    /// `path`: usually keptDialectsFile(). It is made when there is something to keep.
    explicit KeptDialects(QString path);

    /// Those that are not too old. A file that cannot be read is an empty one: the servers are asked again, no more.
    [[nodiscard]] QList<KnownDialect> load() const;
    /// In place of what was kept of the endpoint; nothing: forgets it. What is too old goes with it, and the oldest
    /// ones beyond mostKeptDialects.
    [[nodiscard]] Result<void> keep(const QString &endpoint, const std::optional<KnownDialect> &known) const;

private:
    QString m_path;
};

constexpr qsizetype mostKeptDialects = 200;
constexpr int daysDialectsAreKept = 30;

/// "dialects.json" in the user's data folder for this program.
[[nodiscard]] QString keptDialectsFile();

} // namespace rc
