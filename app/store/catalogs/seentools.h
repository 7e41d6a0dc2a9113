// SPDX-License-Identifier: GPL-3.0-or-later
// The last reviewed definition of each tool on disk, one file per endpoint.
#pragma once

#include "core/result.h"

#include <QHash>
#include <QUrl>

#include <optional>

namespace rc {

class SeenToolsFile
{
public:
    /// `folder`: usually seenToolsFolder(). Created on first use.
    explicit SeenToolsFile(QString folder);

    /// Name (ToolKey::storedName()) and hash; nullopt if no list of that endpoint was ever seen. FileFailed as in
    /// JsonFile.
    [[nodiscard]] Result<std::optional<QHash<QString, QByteArray>>> of(const QUrl &endpoint) const;
    /// Adds or replaces by name.
    [[nodiscard]] Result<void> add(const QUrl &endpoint, const QHash<QString, QByteArray> &seen);

private:
    [[nodiscard]] QString pathOf(const QUrl &endpoint) const;

    QString m_folder;
};

/// "looked-at" in the user's data folder for this program.
[[nodiscard]] QString seenToolsFolder();

} // namespace rc
