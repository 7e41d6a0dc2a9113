// SPDX-License-Identifier: GPL-3.0-or-later
// Accepted findings on disk, by endpoint.
#pragma once

#include "core/result.h"
#include "core/tool/toolcatalog.h"
#include "store/files/jsonfile.h"

#include <QHash>
#include <QSet>
#include <QUrl>

#include <optional>

namespace rc {

/// Shared by the window and the command line; each change reads the file again.
class AcceptedFindings
{
public:
    /// `path`: usually acceptedFindingsFile().
    explicit AcceptedFindings(const QString &path);

    /// The accepted findings of one endpoint. FileFailed as in JsonFile.
    [[nodiscard]] Result<QSet<AcceptedFinding>> of(const QUrl &endpoint) const;
    [[nodiscard]] Result<void> accept(const QUrl &endpoint, const QList<AcceptedFinding> &findings);
    /// Makes them count again.
    [[nodiscard]] Result<void> withdraw(const QUrl &endpoint, const QList<AcceptedFinding> &findings);

private:
    JsonFile m_file;
};

/// "accepted-findings.json" in the user's data folder for this program.
[[nodiscard]] QString acceptedFindingsFile();

/// The last reviewed definition of each tool on disk, in one file per endpoint.
class ReviewedToolsFile
{
public:
    /// `folder`: usually reviewedToolsFolder(). Created on first use.
    explicit ReviewedToolsFile(QString folder);

    /// Name (ToolKey::storedName()) and hash; nullopt if no list of that endpoint was ever stored. FileFailed as in
    /// JsonFile.
    [[nodiscard]] Result<std::optional<QHash<QString, QByteArray>>> of(const QUrl &endpoint) const;
    /// Adds or replaces by name.
    [[nodiscard]] Result<void> add(const QUrl &endpoint, const QHash<QString, QByteArray> &seen);

private:
    [[nodiscard]] QString pathOf(const QUrl &endpoint) const;

    QString m_folder;
};

/// "looked-at" in the user's data folder for this program.
[[nodiscard]] QString reviewedToolsFolder();

} // namespace rc
