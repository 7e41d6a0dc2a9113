// SPDX-License-Identifier: GPL-3.0-or-later
// All profiles with what their last checks said, a row each.
#pragma once

#include "check/ladder/checkrun.h"
#include "core/profile/profile.h"

#include <QAbstractListModel>

#include <optional>

namespace rc {

class ProfileChecksModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        NameRole = Qt::UserRole, ///< of the profile, as it is
        AddressRole,             ///< host and path of its resource
        StateRole,               ///< int of RungState; Waiting: never checked
        VerdictRole,             ///< one sentence, or what is going on
        WhenRole,                ///< QDateTime; invalid when it was never checked
        StaleRole,
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

    /// Rows of profiles that stay keep their place.
    void setProfiles(const QList<Profile> &profiles);
    void setReport(const QString &name, const CheckReport &report);
    /// All of them are about to be checked.
    void setRunning(bool running);
    /// Failed before warned before passed; those that were never checked last.
    /// Time has gone by: the ages are others, and a result may be stale by now.
    void refreshAges();
    void sortWorstFirst();

private:
    struct Row
    {
        Profile profile;
        std::optional<CheckReport> report;
        bool isDue = false; ///< its check has not ended yet
    };
    [[nodiscard]] static RungState stateOf(const Row &row);
    [[nodiscard]] static QString verdictText(const Row &row);
    [[nodiscard]] static bool isStale(const Row &row);

    QList<Row> m_rows;
};

} // namespace rc
