// SPDX-License-Identifier: GPL-3.0-or-later
// The last check of a profile other than the open one: its name, its steps, and a way back. Does not change the open
// profile until requested.
#pragma once

#include "check/ladder/checkrun.h"

#include <QSet>
#include <QWidget>

class QLabel;
class QPushButton;

namespace rc {

class CheckHistory;
class CheckOperation;
class LastChecks;
class Panel;
class RungModel;
class RungView;
class Session;
class Theme;
class TimeStrip;
class VerdictBanner;

class ProfileLadder : public QWidget
{
    Q_OBJECT

public:
    /// All four must outlive this object.
    ProfileLadder(Session &session, LastChecks &checks, CheckHistory &history, Theme &theme, QWidget *parent = nullptr);
    ~ProfileLadder() override;

    /// Its known results; an empty name: none.
    void showProfile(const QString &profile);
    [[nodiscard]] const QString &profile() const { return m_profile; }
    void start();
    void cancel();
    [[nodiscard]] bool isBusy() const;
    [[nodiscard]] QPushButton *backButton() const { return m_back; }

signals:
    void backWanted();
    void openWanted(const QString &profile);
    void busyChanged();
    void ended(const QString &profile, const rc::CheckReport &report);
    void said(const QString &text); ///< for the status line

private:
    void run(const QSet<RungId> &only);
    void finish(const CheckReport &report);
    void showLast();
    void showPast();
    void showHistory();

    Session &m_session;
    LastChecks &m_checks;
    CheckHistory &m_history;
    CheckOperation *m_check;
    QPushButton *m_back;
    QLabel *m_title;
    QLabel *m_address;
    QPushButton *m_open;
    TimeStrip *m_strip;
    VerdictBanner *m_verdict;
    QLabel *m_none;
    RungModel *m_model;
    Panel *m_card;
    RungView *m_view;
    QString m_profile;
    QString m_checked; ///< the profile of the run
};

} // namespace rc
