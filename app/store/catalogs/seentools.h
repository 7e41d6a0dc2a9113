// SPDX-License-Identifier: GPL-3.0-or-later
// Which definition of each tool somebody looked at last, on disk, one file for each endpoint.
#pragma once

#include "core/result.h"

#include <QHash>
#include <QUrl>

#include <optional>

namespace rc {

class SeenToolsFile
{
public:
    /// `folder`: usually seenToolsFolder(). It is made when there is something to keep.
    explicit SeenToolsFile(QString folder);

    /// Name (as ToolKey::storedName() has it) and hash; nothing when no list of that endpoint was ever seen. FileFailed
    /// as JsonFile has it.
    [[nodiscard]] Result<std::optional<QHash<QString, QByteArray>>> of(const QUrl &endpoint) const;
    /// Adds to what is there; the same name is replaced.
    [[nodiscard]] Result<void> add(const QUrl &endpoint, const QHash<QString, QByteArray> &seen);

private:
    [[nodiscard]] QString pathOf(const QUrl &endpoint) const;

    QString m_folder;
};

/// "looked-at" in the user's data folder for this program.
[[nodiscard]] QString seenToolsFolder();

} // namespace rc
