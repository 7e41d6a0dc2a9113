// SPDX-License-Identifier: GPL-3.0-or-later
// The checks of all profiles in one run: a line each, the worst first, never with levels that may notify people.
#pragma once

#include "check/run/checkrun.h"
#include "core/profile/profile.h"
#include "session/check/checkhistory.h"
#include "session/check/checkoperation.h"

#include <QAbstractListModel>
#include <QHash>
#include <QTimer>
#include <QWidget>

#include <optional>

class QLabel;
class QListView;
class QSortFilterProxyModel;

namespace rc {

class CheckHistory;
class CheckOperation;
class LastChecks;
class Panel;
class SegmentedControl;
class Session;
class Theme;

/// All profiles with the results of their last checks, one row each.
class ProfileChecksModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        NameRole = Qt::UserRole, ///< of the profile, unchanged
        AddressRole,             ///< host, port and path of its resource
        StateRole,               ///< int of StepState; Waiting: never checked
        VerdictRole,             ///< the cause of a failure or a warning, else a sentence, or the progress
        StepRole,                ///< the step it stopped at; may be empty
        WhenRole,                ///< QDateTime; invalid if never checked
        StaleRole,
        FailingRole, ///< bool: its last check failed
        TicksRole,   ///< QList<int> of ActivityOutcome: the last checks, oldest first
    };

    static constexpr int maxTicksShown = 20;

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

    /// Remaining profiles keep their rows.
    void setProfiles(const QList<Profile> &profiles);
    void setReport(const QString &name, const CheckReport &report);
    /// The recorded checks by profile.
    void setTicks(const QHash<QString, QList<CheckTick>> &ticks);
    [[nodiscard]] QList<StepState> states() const; ///< of all rows
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
    [[nodiscard]] static const StepResult *faultOf(const Row &row);
    [[nodiscard]] static QString stepText(const Row &row);
    [[nodiscard]] QString accessibleText(const Row &row) const;
    [[nodiscard]] static StepState stateOf(const Row &row);
    [[nodiscard]] static StepState lastStateOf(const Row &row); ///< same without progress; Skipped: no result
    [[nodiscard]] static QString verdictText(const Row &row);
    [[nodiscard]] static bool isStale(const Row &row);

    QList<Row> m_rows;
};

/// The list of these rows, its filter and its run.
class AllChecks : public QWidget
{
    Q_OBJECT

public:
    /// All four must outlive this object.
    AllChecks(Session &session, LastChecks &checks, CheckHistory &history, Theme &theme, QWidget *parent = nullptr);
    ~AllChecks() override;

    void start();
    void cancel();
    [[nodiscard]] bool isBusy() const;

signals:
    void busyChanged();
    void ended(const QString &profile, const rc::CheckReport &report);
    void finished(const QString &summary);        ///< "1 failed, 3 passed"
    void chosen(const QString &profile);          ///< a line was opened
    void activityRequested(const QString &query); ///< for the Activity page's field

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void showProfiles();
    void showTicks();
    void showCounts();
    void finish(const QList<NamedReport> &reports);

    Session &m_session;
    LastChecks &m_checks;
    CheckHistory &m_history;
    CheckOperation *m_check;
    ProfileChecksModel *m_model;
    QSortFilterProxyModel *m_shown; ///< all of it, or the failing ones
    QLabel *m_counts;
    SegmentedControl *m_filter;
    Panel *m_card;
    QListView *m_view;
    QTimer m_ageTimer{this}; ///< while visible
    QTimer m_ticks{this};    ///< after the last record was written
    bool m_wasShown = false;
};

} // namespace rc
