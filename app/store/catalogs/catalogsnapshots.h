// SPDX-License-Identifier: GPL-3.0-or-later
// The history of each endpoint's lists, one file per different list. Stores plain bytes.
#pragma once

#include "core/result.h"

#include <QDateTime>
#include <QList>
#include <QUrl>

namespace rc {

struct Snapshot
{
    QString path;
    QDateTime at;    ///< when the list was fetched, UTC
    QByteArray hash; ///< of its content, shortened

    [[nodiscard]] bool isValid() const { return !path.isEmpty(); }
};

/// Endpoints are distinguished by their full address, including the fragment of a private list (storageUrl()). Files
/// are written atomically and never changed, so that programs can share them. Nothing is deleted: last year's list is
/// useful for comparison.
class CatalogSnapshots
{
public:
    /// Larger files are not from this program.
    static constexpr qint64 maxFileSize = 64 * 1024 * 1024;

    /// `folder`: usually snapshotsFolder(). Created for its owner only on first use.
    explicit CatalogSnapshots(QString folder);

    /// Newest first.
    [[nodiscard]] QList<Snapshot> of(const QUrl &endpoint) const;
    /// The newest; invalid if there is none.
    [[nodiscard]] Snapshot last(const QUrl &endpoint) const;
    /// Writes `document` unless the newest one has the same `hash`. Returns whether it did. FileFailed with path and
    /// system message.
    [[nodiscard]] Result<bool> save(const QUrl &endpoint, const QByteArray &hash, const QDateTime &at,
                                    const QByteArray &document);
    /// FileFailed if it is unreadable.
    [[nodiscard]] Result<QByteArray> read(const Snapshot &snapshot) const;

private:
    [[nodiscard]] QString folderOf(const QUrl &endpoint) const;

    QString m_folder;
};

/// "catalogs" in the user's data folder for this program.
[[nodiscard]] QString snapshotsFolder();

} // namespace rc
