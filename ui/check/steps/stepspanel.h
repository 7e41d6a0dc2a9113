// SPDX-License-Identifier: GPL-3.0-or-later
// The check of the current resource: runs all or some steps, shows verdict, steps and the controls for levels that may
// notify.
#pragma once

#include "check/evidence/step.h"
#include "check/run/checkrun.h"
#include "core/key/secret.h"
#include "core/profile/profile.h"
#include "session/check/checkfix.h"
#include "ui/widgets/panel.h"

#include <QWidget>

#include <optional>

class QPushButton;

namespace rc {

class AlertStep;
class CheckHistory;
class CheckOperation;
class FixOffer;
class LastChecks;
class MonoLabel;
class StepModel;
class StepView;
class Session;
class Theme;
class TimeStrip;
class VerdictBanner;

/// The log tool's address, or the owner's address of `profile`'s team resource: with the profile's username, since a
/// deployment was seen to accept any name there, else with the team's. nullopt unless a step in `steps` failed because
/// of its address.
[[nodiscard]] std::optional<QString> suggestedAddress(const QList<StepResult> &steps, const Profile &profile);

class StepsPanel : public QWidget
{
    Q_OBJECT

public:
    /// All three must outlive this object.
    StepsPanel(Session &session, LastChecks &checks, CheckHistory &history, Theme &theme, QWidget *parent = nullptr);
    ~StepsPanel() override;

    void start(); ///< all steps except those that may notify people
    /// Same with a new key of the open profile, saved first or used for this session only. An empty one changes
    /// nothing. After cancel() the key is used for this session, and no check starts.
    void startWithKey(Secret key, bool save);
    void runAgain(const QSet<StepId> &only); ///< keeps the other results
    void cancel();
    void copyReport(); ///< does nothing without a result
    bool leavePast();  ///< shows the newest check again; false if it is shown
    [[nodiscard]] bool isSendBlocked();
    [[nodiscard]] bool isBusy() const;
    [[nodiscard]] bool hasResult() const; ///< of an earlier run
    /// Whether the button next to the verdict fixes the failure.
    [[nodiscard]] bool offersFix() const;
    /// The name of its profile; empty for the demo service.
    [[nodiscard]] QString profile() const;

signals:
    void busyChanged();
    void resultShown();
    void fixStarted(); ///< another run, for the verdict
    void ended(const rc::CheckReport &report);
    void statusMessage(const QString &text);      ///< for the status line
    void activityRequested(const QString &query); ///< for the Activity page's field

protected:
    void showEvent(QShowEvent *event) override;

private:
    [[nodiscard]] QWidget *buildEmptyState();
    void sendAtLevel(Level level);
    void buildFixes();
    void buildOffer();
    void offerAddress(const std::optional<QString> &address);
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
    StepModel *m_model;
    TimeStrip *m_strip;
    VerdictBanner *m_verdict;
    FixOffer *m_fixes;
    Panel *m_offer; ///< of another address
    QString m_address;
    MonoLabel *m_shownAddress = nullptr;
    QPushButton *m_useAddress = nullptr;
    QWidget *m_empty;
    Panel *m_card;
    StepView *m_view;
    AlertStep *m_alert;
    QString m_shown;          ///< the profile of the displayed result
    QString m_checked;        ///< the profile of the run
    QSet<StepId> m_requested; ///< steps of the run; empty: a whole check
};

} // namespace rc
