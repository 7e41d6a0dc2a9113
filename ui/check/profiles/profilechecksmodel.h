// SPDX-License-Identifier: GPL-3.0-or-later
// All profiles with the results of their last checks, one row each.
#pragma once

#include "check/ladder/checkrun.h"
#include "core/profile/profile.h"
#include "session/check/checkhistory.h"

#include <QAbstractListModel>
#include <QHash>

#include <optional>

namespace rc {

class ProfileChecksModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        NameRole = Qt::UserRole, ///< of the profile, unchanged
        AddressRole,             ///< host, port and path of its resource
        StateRole,               ///< int of RungState; Waiting: never checked
        VerdictRole,             ///< the cause of a failure or a warning, else a sentence, or the progress
        StepRole,                ///< the step it stopped at; may be empty
        WhenRole,                ///< QDateTime; invalid if never checked
        StaleRole,
        FailingRole, ///< bool: its last check failed
        TicksRole,   ///< QList<int> of ActivityOutcome: the last checks, oldest first
    };

    static constexpr int mostTicksShown = 20;

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

    /// Remaining profiles keep their rows.
    void setProfiles(const QList<Profile> &profiles);
    void setReport(const QString &name, const CheckReport &report);
    /// The recorded checks by profile.
    void setTicks(const QHash<QString, QList<CheckTick>> &ticks);
    [[nodiscard]] QList<RungState> states() const; ///< of all rows
    /// All of them are about to be checked.
    void setRunning(bool running);
    [[nodiscard]] bool isRunning() const; ///< until each row has its new report
    /// Updates ages, and results that have become stale.
    void refreshAges();
    /// Failed, warned, passed; then those never checked.
    void sortWorstFirst();

private:
    struct Row
    {
        Profile profile;
        std::optional<CheckReport> report;
        bool isDue = false;    ///< its check has not ended yet
        QList<int> ticks = {}; ///< see TicksRole
    };
    [[nodiscard]] static const RungResult *faultOf(const Row &row);
    [[nodiscard]] static QString stepText(const Row &row);
    [[nodiscard]] QString spokenText(const Row &row) const;
    [[nodiscard]] static RungState stateOf(const Row &row);
    [[nodiscard]] static RungState lastStateOf(const Row &row); ///< same without progress; Skipped: no result
    [[nodiscard]] static QString verdictText(const Row &row);
    [[nodiscard]] static bool isStale(const Row &row);

    QList<Row> m_rows;
};

} // namespace rc
