// SPDX-License-Identifier: GPL-3.0-or-later
// All profiles with what their last checks said, a row each.
#pragma once

#include "check/ladder/checkrun.h"
#include "core/profile/profile.h"
#include "session/activity/pastchecks.h"

#include <QAbstractListModel>
#include <QHash>

#include <optional>

namespace rc {

class ProfileChecksModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        NameRole = Qt::UserRole, ///< of the profile, as it is
        AddressRole,             ///< host, port and path of its resource
        StateRole,               ///< int of RungState; Waiting: never checked
        VerdictRole,             ///< the cause of a failure or a warning, else one sentence, or what is going on
        StepRole,                ///< where it stopped; empty when it did not
        WhenRole,                ///< QDateTime; invalid when it was never checked
        StaleRole,
        TicksRole,   ///< QList<int> of ActivityOutcome: the last checks, the oldest first
        FailingRole, ///< whether its last check failed, also while the next one runs
    };

    static constexpr int mostTicksShown = 20;

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

    /// Rows of profiles that stay keep their place.
    void setProfiles(const QList<Profile> &profiles);
    void setReport(const QString &name, const CheckReport &report);
    /// The checks that are recorded, by profile.
    void setTicks(const QHash<QString, QList<CheckTick>> &ticks);
    [[nodiscard]] QList<RungState> states() const; ///< of all rows
    [[nodiscard]] int failing() const;
    /// All of them are about to be checked.
    void setRunning(bool running);
    /// Time has gone by: the ages are others, and a result may be stale by now.
    void refreshAges();
    /// Failed before warned before passed; those that were never checked last.
    void sortWorstFirst();

private:
    struct Row
    {
        Profile profile;
        std::optional<CheckReport> report;
        bool isDue = false;    ///< its check has not ended yet
        QList<int> ticks = {}; ///< as TicksRole has them
    };
    [[nodiscard]] static const RungResult *faultOf(const Row &row);
    [[nodiscard]] static bool isFailing(const Row &row);
    [[nodiscard]] static QString stepText(const Row &row);
    [[nodiscard]] QString spokenText(const Row &row) const;
    [[nodiscard]] static RungState stateOf(const Row &row);
    [[nodiscard]] static QString verdictText(const Row &row);
    [[nodiscard]] static bool isStale(const Row &row);

    QList<Row> m_rows;
};

} // namespace rc
