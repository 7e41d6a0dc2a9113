// SPDX-License-Identifier: GPL-3.0-or-later
// The lists of each endpoint over time, one file for each that was different. Bytes in, bytes out.
#pragma once

#include "core/result.h"

#include <QDateTime>
#include <QList>
#include <QUrl>

namespace rc {

struct Snapshot
{
    QString path;
    QDateTime at;    ///< when the list came, UTC
    QByteArray hash; ///< of what it says, shortened

    [[nodiscard]] bool isValid() const { return !path.isEmpty(); }
};

/// An endpoint is told from others by its whole address, the fragment of a private list included (keepingPlace()).
/// Plain files that are written whole or not at all and never changed, so that two programs at once do no harm. Nothing
/// is deleted: a list that came last year is what one wants to compare with.
class CatalogSnapshots
{
public:
    /// More than this is no list of ours.
    static constexpr qint64 largest = 64 * 1024 * 1024;

    /// `folder`: usually snapshotsFolder(). It is made, for its owner only, when there is something to keep.
    explicit CatalogSnapshots(QString folder);

    /// Newest first.
    [[nodiscard]] QList<Snapshot> of(const QUrl &endpoint) const;
    /// The newest; invalid when there is none.
    [[nodiscard]] Snapshot last(const QUrl &endpoint) const;
    /// Writes `document` unless the newest has the same `hash`. False: it had. FileFailed with path and the system's
    /// words.
    [[nodiscard]] Result<bool> keep(const QUrl &endpoint, const QByteArray &hash, const QDateTime &at,
                                    const QByteArray &document);
    /// FileFailed when it cannot be read.
    [[nodiscard]] Result<QByteArray> read(const Snapshot &snapshot) const;

private:
    [[nodiscard]] QString folderOf(const QUrl &endpoint) const;

    QString m_folder;
};

/// "catalogs" in the user's data folder for this program.
[[nodiscard]] QString snapshotsFolder();

} // namespace rc
