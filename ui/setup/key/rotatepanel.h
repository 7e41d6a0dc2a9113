// SPDX-License-Identifier: GPL-3.0-or-later
// A key is rotated in the window: the new one beside the old one, then in its place, and back again.
#pragma once

#include "check/ladder/keycomparison.h"
#include "core/files/authoritiesfile.h"
#include "environment/environmentsource.h"
#include "ui/setup/key/rotatesteps.h"
#include "ui/widgets/card.h"

#include <memory>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace rc {

class Banner;
class Session;
class KeyLaddersHead;
class KeyLaddersModel;
class KeyLaddersView;
class KeySeenList;
class KeyTrial;
class Theme;

class RotatePanel : public Card
{
    Q_OBJECT

public:
    RotatePanel(Session &session, const Theme &theme, QWidget *parent = nullptr);
    ~RotatePanel() override;

    /// Shows itself, empty. `environment`: where the old key is looked for as well.
    void open(const EnvironmentSource &environment);
    /// Shows itself if an old key is still kept, from an earlier run or a switch that a crash cut short: unless it is
    /// shown already, or was closed for this profile.
    void offerKept(const EnvironmentSource &environment);
    /// Where the previous key is looked for from now on, beside this program's environment and the other profiles.
    void setEnvironment(const EnvironmentSource &environment) { m_environment = environment; }
    [[nodiscard]] bool isBusy() const { return m_busy; }
    [[nodiscard]] RotateStage stage() const { return m_steps->stage(); }

signals:
    void activityWanted(const QString &query); ///< what was done with the old key
    void said(const QString &text);            ///< for the status line

private:
    [[nodiscard]] QWidget *buildField();
    void judge();
    void tryKey();
    void compare(const AuthoritiesFile &file);
    void climb(Secret old, const AuthoritiesFile &file);
    void compared(const CheckReport &old, const CheckReport &fresh);
    void switchKey();
    void undo();
    void forgetOldKey();
    [[nodiscard]] QWidget *buildButtons();
    void connectParts();
    /// Shows what belongs to this step, and nothing of the others.
    void setStage(RotateStage stage);
    void begin(const EnvironmentSource &environment);
    void askForKept();
    void showKept(Secret kept, const Secret &inUse);
    void showError(const Error &error);
    void setBusy(bool busy);
    void closePanel();

    Session &m_session;
    EnvironmentSource m_environment;
    RotateSteps *m_steps;
    QLabel *m_guide; ///< what there is to do in this step
    QLineEdit *m_field;
    QCheckBox *m_entries;
    QPushButton *m_try;
    QPushButton *m_close;
    QPushButton *m_switch;
    QPushButton *m_undo;
    QPushButton *m_forgetOld;
    KeyLaddersHead *m_heads;
    KeySeenList *m_seen;
    Banner *m_result;
    KeyLaddersModel *m_rows;
    KeyLaddersView *m_view;
    std::unique_ptr<KeyTrial> m_trial;
    Secret m_old;
    Secret m_fresh;
    QString m_profile;   ///< whose key was tried
    QString m_closedFor; ///< the profile for which nobody wants to be asked about a kept key again
    QDateTime m_began;   ///< of the comparison: its own use of the old key is no news
    bool m_busy = false;
};

} // namespace rc
