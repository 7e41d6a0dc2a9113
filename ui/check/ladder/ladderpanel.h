// SPDX-License-Identifier: GPL-3.0-or-later
// The ladder of the current resource: runs it whole or in part, shows verdict, rungs and the step for what may notify.
#pragma once

#include "check/ladder/checkrun.h"
#include "session/check/checkfix.h"

#include <QWidget>

namespace rc {

class AddressOffer;
class AlertStep;
class CheckOperation;
class FixRow;
class KeptSecret;
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
    [[nodiscard]] bool offersFix() const { return m_fix.has_value(); }
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
    void saveThenRun(KeptSecret &place, Secret secret, bool save, const QSet<RungId> &steps);
    void secretIsSaved(const QString &of);
    void repeat(const QSet<RungId> &steps);
    void offerFix(std::optional<CheckFix> fix);
    void beginFix();
    void askForValue(const CheckFix &fix);
    void applyFix(const CheckFix &fix, const QString &value);
    void applySecret(const CheckFix &fix);
    [[nodiscard]] FixScope fixScope() const;
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
    FixRow *m_fixRow;
    AddressOffer *m_offer;
    QWidget *m_empty;
    Panel *m_card;
    RungView *m_view;
    AlertStep *m_alert;
    QString m_shown;                ///< the profile whose result is shown
    QString m_checked;              ///< the profile of the run
    std::optional<CheckFix> m_fix;  ///< that the verdict offers
    KeptSecret *m_saving = nullptr; ///< a run begins when the keychain has its new secret
    QSet<RungId> m_stepsAfter;      ///< of that run; empty: all
};

} // namespace rc
