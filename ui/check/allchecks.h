// SPDX-License-Identifier: GPL-3.0-or-later
// The checks of all profiles in one go: a line each, the worst first, never one that may notify people.
#pragma once

#include "activity/activitynote.h"
#include "check/manychecks.h"

#include <QHash>
#include <QTimer>
#include <QWidget>

#include <memory>

class QLabel;
class QListView;

namespace rc {

class CurrentResource;
class LastChecks;
class Panel;
class ProfileChecksModel;
class Theme;

class AllChecks : public QWidget
{
    Q_OBJECT

public:
    /// All three outlive this object.
    AllChecks(CurrentResource &current, LastChecks &checks, Theme &theme, QWidget *parent = nullptr);
    ~AllChecks() override;

    void start();
    void cancel();
    [[nodiscard]] bool isBusy() const { return m_run != nullptr; }
    [[nodiscard]] QListView *view() const { return m_view; }

signals:
    void busyChanged();
    void ended(const QString &profile, const rc::CheckReport &report);
    void finished(const QString &summary); ///< "1 failed, 3 passed"
    void chosen(const QString &profile);   ///< a line was opened

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void showProfiles();
    void noteAndStart();
    void finish(const QList<NamedReport> &reports);

    CurrentResource &m_current;
    LastChecks &m_checks;
    ProfileChecksModel *m_model;
    QLabel *m_words;
    Panel *m_card;
    QListView *m_view;
    QHash<QString, ActivityNote> m_notes; ///< by profile
    std::unique_ptr<ManyChecks> m_run;
    QTimer m_ages{this}; ///< while it is seen
    bool m_wasShown = false;
};

} // namespace rc
