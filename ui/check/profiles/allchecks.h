// SPDX-License-Identifier: GPL-3.0-or-later
// The checks of all profiles in one run: a line each, the worst first, never with levels that may notify people.
#pragma once

#include "check/ladder/manychecks.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QListView;
class QSortFilterProxyModel;

namespace rc {

class CheckHistory;
class CheckOperation;
class Session;
class LastChecks;
class Panel;
class ProfileChecksModel;
class SegmentedControl;
class Theme;

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
    void finished(const QString &summary);     ///< "1 failed, 3 passed"
    void chosen(const QString &profile);       ///< a line was opened
    void activityWanted(const QString &query); ///< for the Activity page's field

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
    QTimer m_ages{this};  ///< while visible
    QTimer m_ticks{this}; ///< after the last record was written
    bool m_wasShown = false;
};

} // namespace rc
