// SPDX-License-Identifier: GPL-3.0-or-later
// What arrived at the demo service, newest first, as rows for a view.
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
        LevelRole,               ///< the shown name, or the word as it came
        LevelNumberRole,         ///< int of Level; -1 for a word that is none
        MarkerRole,
        SentHereRole,    ///< its marker is that of the entry sent last
        WouldNotifyRole, ///< whom a real service would tell, in words; empty: nobody
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
