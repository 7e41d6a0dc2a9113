// SPDX-License-Identifier: GPL-3.0-or-later
// Entries received by the demo service, newest first, as a model.
#pragma once

#include "demo/demoservice.h"

#include <QAbstractListModel>

namespace rc {

class ReceivedModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        TimeRole = Qt::UserRole, ///< "14:02:11"
        LevelRole,               ///< display name, or the original word
        LevelNumberRole,         ///< int of Level; -1 for an unknown word
        MarkerRole,
        SentHereRole,    ///< has the marker of the last sent entry
        WouldNotifyRole, ///< the people a real service would notify; empty: no one
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

    /// Replaces all; `entries` oldest first.
    void setEntries(const QList<ReceivedEntry> &entries);
    void add(const QList<ReceivedEntry> &entries);
    void setSentMarker(const QString &marker);

private:
    QList<ReceivedEntry> m_entries; ///< newest first
    QString m_sentMarker;
};

} // namespace rc
