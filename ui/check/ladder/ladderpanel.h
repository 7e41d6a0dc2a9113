// SPDX-License-Identifier: GPL-3.0-or-later
// The ladder of the current resource: runs it whole or in part, shows verdict, rungs and the step for what may notify.
#pragma once

#include "check/ladder/checkrun.h"

#include <QWidget>

namespace rc {

class AddressOffer;
class AlertStep;
class CheckOperation;
class Session;
class LastChecks;
class Panel;
class RungModel;
class RungView;
class Theme;
class VerdictBanner;

class LadderPanel : public QWidget
{
    Q_OBJECT

public:
    /// All three outlive this object.
    LadderPanel(Session &session, LastChecks &checks, Theme &theme, QWidget *parent = nullptr);
    ~LadderPanel() override;

    void start();                            ///< every rung but those that may notify people
    void runAgain(const QSet<RungId> &only); ///< the rest stays as it is
    void cancel();
    [[nodiscard]] bool isHeldBack();
    [[nodiscard]] bool isBusy() const;
    [[nodiscard]] bool hasResult() const; ///< of an earlier run
    /// The name of its profile; empty for the demo service.
    [[nodiscard]] QString profile() const;

signals:
    void busyChanged();
    void resultShown();
    void ended(const rc::CheckReport &report);
    void said(const QString &text); ///< for the status line

private:
    [[nodiscard]] QWidget *buildEmptyState();
    void sendHeld(Level level);
    void useAddress(const QString &address);
    void run(CheckPlan plan);
    void finish(const CheckReport &report);
    void resourceChanged();
    void showLast();
    void showReport(const CheckReport &report);

    Session &m_session;
    LastChecks &m_checks;
    CheckOperation *m_check;
    Theme &m_theme;
    RungModel *m_model;
    VerdictBanner *m_verdict;
    AddressOffer *m_offer;
    QWidget *m_empty;
    Panel *m_card;
    RungView *m_view;
    AlertStep *m_alert;
    QString m_shown;   ///< the profile whose result is shown
    QString m_checked; ///< the profile of the run
};

} // namespace rc
