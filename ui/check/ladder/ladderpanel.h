// SPDX-License-Identifier: GPL-3.0-or-later
// The ladder of the current resource: runs it whole or in part, shows verdict, rungs and the step for what may notify.
#pragma once

#include "check/ladder/checkrun.h"
#include "core/key/secret.h"
#include "session/check/checkfix.h"

#include <QWidget>

namespace rc {

class AddressOffer;
class AlertStep;
class CheckHistory;
class CheckOperation;
class FixOffer;
class Session;
class LastChecks;
class Panel;
class RungModel;
class RungView;
class Theme;
class TimeStrip;
class VerdictBanner;

class LadderPanel : public QWidget
{
    Q_OBJECT

public:
    /// All four outlive this object.
    LadderPanel(Session &session, LastChecks &checks, CheckHistory &history, Theme &theme, QWidget *parent = nullptr);
    ~LadderPanel() override;

    void start(); ///< every rung but those that may notify people
    /// The same with a new key of the open profile: it is saved first, or held for this session. An empty one changes
    /// nothing. cancel() meanwhile holds the key for this session and checks nothing.
    void startWithKey(Secret key, bool save);
    void runAgain(const QSet<RungId> &only); ///< the rest stays as it is
    void cancel();
    void copyReport(); ///< nothing without one
    [[nodiscard]] bool isHeldBack();
    [[nodiscard]] bool isBusy() const;
    [[nodiscard]] bool hasResult() const; ///< of an earlier run
    /// Whether a button beside the verdict mends what it failed for.
    [[nodiscard]] bool offersFix() const;
    /// The name of its profile; empty for the demo service.
    [[nodiscard]] QString profile() const;

signals:
    void busyChanged();
    void resultShown();
    void ended(const rc::CheckReport &report);
    void said(const QString &text);            ///< for the status line
    void activityWanted(const QString &query); ///< of the Activity page's field

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] QWidget *buildEmptyState();
    void sendHeld(Level level);
    void buildFixes();
    void showSaving();
    void repeat(const CheckFix &fix);
    void useAddress(const QString &address);
    void run(CheckPlan plan);
    void finish(const CheckReport &report);
    void resourceChanged();
    void showLast();
    void showReport(const CheckReport &report);
    void showHistory();
    void showPast();

    Session &m_session;
    LastChecks &m_checks;
    CheckHistory &m_history;
    CheckOperation *m_check;
    Theme &m_theme;
    RungModel *m_model;
    TimeStrip *m_strip;
    VerdictBanner *m_verdict;
    FixOffer *m_fixes;
    AddressOffer *m_offer;
    QWidget *m_empty;
    Panel *m_card;
    RungView *m_view;
    AlertStep *m_alert;
    QString m_shown;   ///< the profile whose result is shown
    QString m_checked; ///< the profile of the run
};

} // namespace rc
